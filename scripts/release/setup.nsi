; The installer for Windows: per user, no administrator, a start menu entry, an uninstaller.
; Law: what is removed is what was laid here; games lie elsewhere and stay.
; makensis -DVERSION=0.2.0 -DFROM="Worm Up 0.2.0" -DOUT=setup.exe setup.nsi

Target amd64-unicode
SetCompressor /SOLID lzma
SetDateSave off
Name "Worm Up!"
OutFile "${OUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\Worm Up"
VIProductVersion "${VERSION}.0"
VIAddVersionKey ProductName "Worm Up!"
VIAddVersionKey CompanyName "the makers of Worm Up!"
VIAddVersionKey FileDescription "Worm Up! Setup"
VIAddVersionKey FileVersion "${VERSION}"
VIAddVersionKey ProductVersion "${VERSION}"
VIAddVersionKey LegalCopyright "MIT licence; Qt under the LGPL 3"
ManifestSupportedOS all
ManifestDPIAware true

!include MUI2.nsh
!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\Worm Up.exe"
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE English
!insertmacro MUI_LANGUAGE German
!insertmacro MUI_LANGUAGE Spanish
!insertmacro MUI_LANGUAGE French
!insertmacro MUI_LANGUAGE Italian
!insertmacro MUI_LANGUAGE Dutch
!insertmacro MUI_LANGUAGE Polish
!insertmacro MUI_LANGUAGE PortugueseBR

!define LISTED "Software\Microsoft\Windows\CurrentVersion\Uninstall\WormUp"
!macro REMOVE
  RMDir /r "$INSTDIR\program"
  RMDir /r "$INSTDIR\licences"
  Delete "$INSTDIR\Worm Up.exe"
  Delete "$INSTDIR\wormup-lan.exe"
  Delete "$INSTDIR\READ ME.txt"
  Delete "$INSTDIR\Add to start menu.cmd"
  Delete "$INSTDIR\builds.txt"
  Delete "$INSTDIR\builds.txt.minisig"
!macroend

Section
  !insertmacro REMOVE
  SetOutPath "$INSTDIR"
  File /r "${FROM}/*"
  WriteUninstaller "$INSTDIR\Uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Worm Up!.lnk" "$INSTDIR\Worm Up.exe"
  WriteRegStr HKCU "${LISTED}" DisplayName "Worm Up!"
  WriteRegStr HKCU "${LISTED}" DisplayVersion "${VERSION}"
  WriteRegStr HKCU "${LISTED}" DisplayIcon "$INSTDIR\Worm Up.exe"
  WriteRegStr HKCU "${LISTED}" UninstallString '"$INSTDIR\Uninstall.exe"'
  WriteRegDWORD HKCU "${LISTED}" NoModify 1
  WriteRegDWORD HKCU "${LISTED}" NoRepair 1
SectionEnd

Section Uninstall
  !insertmacro REMOVE
  Delete "$INSTDIR\Uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Worm Up!.lnk"
  DeleteRegKey HKCU "${LISTED}"
SectionEnd
