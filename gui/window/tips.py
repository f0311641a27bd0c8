"""When tool tips are shown."""

from PySide6.QtWidgets import QProxyStyle, QStyle, QStyleHintReturn, QStyleOption, QWidget

TIP_MS = 500
"""A tool tip is shown when the mouse has rested for so long."""


class TipStyle(QProxyStyle):
    """Shows tool tips a little sooner than Qt does, and is Qt's style in all else."""

    def styleHint(
        self,
        hint: QStyle.StyleHint,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
        returnData: QStyleHintReturn | None = None,  # noqa: N803  # Qt's name
    ) -> int:
        """Return what Qt asks about the style."""
        if hint is QStyle.StyleHint.SH_ToolTip_WakeUpDelay:
            return TIP_MS
        return super().styleHint(hint, option, widget, returnData)
