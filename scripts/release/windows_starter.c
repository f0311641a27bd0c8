/* "Worm Up.exe" and "wormup-lan.exe": the program for Windows, in the process of its starter.

   Law: Python's own DLL in the folder program is loaded, and no other; python313._pth beside it
   says where it looks. So the firewall and the task manager name this program, not Python. */

#include <windows.h>
#include <stdio.h>
#include <stdlib.h>
#include <wchar.h>

#define LONGEST 32768

typedef int main_of_python(int, wchar_t **);

typedef struct {
    LANGID language;
    const wchar_t *text;
} sentence;

static const sentence UNPACK[] = {
    {LANG_ENGLISH, L"First unpack the whole zip: right-click it, “Extract all”. Then start “Worm Up” in the new folder."},
    {LANG_GERMAN, L"Zuerst die ganze Zip-Datei entpacken: Rechtsklick, „Alle extrahieren“. Dann „Worm Up“ im neuen Ordner starten."},
    {LANG_SPANISH, L"Primero hay que descomprimir todo el zip: clic derecho, «Extraer todo». Después, abrir «Worm Up» en la carpeta nueva."},
    {LANG_FRENCH, L"Il faut d’abord décompresser tout le zip : clic droit, « Extraire tout ». Lance ensuite « Worm Up » dans le nouveau dossier."},
    {LANG_ITALIAN, L"Prima bisogna estrarre tutto lo zip: clic destro, «Estrai tutto». Poi avviare «Worm Up» nella nuova cartella."},
    {LANG_DUTCH, L"Pak eerst de hele zip uit: rechtsklik, ‘Alles uitpakken’. Start daarna ‘Worm Up’ in de nieuwe map."},
    {LANG_POLISH, L"Najpierw rozpakuj cały plik zip: kliknij go prawym przyciskiem, „Wyodrębnij wszystkie”. Potem uruchom „Worm Up” w nowym folderze."},
    {LANG_PORTUGUESE, L"Primeiro extraia o zip inteiro: clique com o botão direito, “Extrair tudo”. Depois abra “Worm Up” na nova pasta."},
};

static const sentence RENAME[] = {
    {LANG_ENGLISH, L"Windows finds nothing in a folder with a semicolon (;) in its name. Rename the folder, then start “Worm Up” again."},
    {LANG_GERMAN, L"Windows findet nichts in einem Ordner mit einem Strichpunkt (;) im Namen. Den Ordner umbenennen, dann „Worm Up“ noch einmal starten."},
    {LANG_SPANISH, L"Windows no encuentra nada en una carpeta con un punto y coma (;) en el nombre. Hay que cambiar ese nombre y volver a abrir «Worm Up»."},
    {LANG_FRENCH, L"Windows ne trouve rien dans un dossier dont le nom contient un point-virgule (;). Renomme ce dossier, puis relance « Worm Up »."},
    {LANG_ITALIAN, L"Windows non trova nulla in una cartella con un punto e virgola (;) nel nome. Bisogna rinominarla, poi riavviare «Worm Up»."},
    {LANG_DUTCH, L"Windows vindt niets in een map met een puntkomma (;) in de naam. Geef de map een andere naam en start ‘Worm Up’ opnieuw."},
    {LANG_POLISH, L"Windows nie znajduje niczego w folderze ze średnikiem (;) w nazwie. Zmień nazwę folderu i uruchom „Worm Up” ponownie."},
    {LANG_PORTUGUESE, L"O Windows não encontra nada em uma pasta com ponto e vírgula (;) no nome. Renomeie a pasta e abra “Worm Up” de novo."},
};

static const wchar_t *in_their_language(const sentence *all, size_t count) {
    LANGID language = PRIMARYLANGID(GetUserDefaultUILanguage());
    for (size_t at = 0; at < count; at++)
        if (all[at].language == language) return all[at].text;
    return all[0].text;
}

static int give_up(const sentence *all, const char *plain) {
    const wchar_t *text = in_their_language(all, sizeof UNPACK / sizeof *UNPACK);
    if (GetStdHandle(STD_ERROR_HANDLE) && GetFileType(GetStdHandle(STD_ERROR_HANDLE)))
        fprintf(stderr, "wormup-lan: %s\n", plain);
    else
        MessageBoxW(NULL, text, L"Worm Up!", MB_ICONINFORMATION);
    return 2;
}

static int tell_to_unpack(void) {
    return give_up(UNPACK, "first unpack the whole zip, then start this in the new folder");
}

int wmain(int count, wchar_t **words) {
    static wchar_t path[LONGEST], library[LONGEST + 32];
    DWORD length = GetModuleFileNameW(NULL, path, LONGEST);
    wchar_t *last = length && length < LONGEST ? wcsrchr(path, L'\\') : NULL;
    if (!last) return tell_to_unpack();
    *last = 0;
    if (wcschr(path, L';'))
        return give_up(RENAME, "Windows finds nothing in a folder with a semicolon in its name: rename it");
    swprintf(library, LONGEST + 32, L"%ls\\program\\python313.dll", path);
    HMODULE python =
        LoadLibraryExW(library, NULL, LOAD_LIBRARY_SEARCH_DLL_LOAD_DIR | LOAD_LIBRARY_SEARCH_SYSTEM32);
    main_of_python *run = python ? (main_of_python *)(void *)GetProcAddress(python, "Py_Main") : NULL;
    if (!run) return tell_to_unpack();

    static wchar_t *const before[] = {L"-X", L"utf8", L"-m", L"windows_start"};
    size_t more = sizeof before / sizeof *before;
    wchar_t **all = calloc((size_t)count + more + 1, sizeof *all);
    if (!all) return 2;
    all[0] = words[0];
    for (size_t at = 0; at < more; at++) all[1 + at] = before[at];
    for (int at = 1; at < count; at++) all[more + (size_t)at] = words[at];
    return run(count + (int)more, all);
}
