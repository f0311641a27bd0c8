"""What the program for Macs takes from macOS' own libraries, as stubs for the linker.

Law: a name that is not here cannot be linked; all are in macOS 13 (SQLite 3.39, zlib 1.2.11).
"""

from __future__ import annotations  # see environment.py

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

_ZLIB = """
adler32 crc32 deflate deflateCopy deflateEnd deflateInit2_ deflateSetDictionary gzread inflate
inflateCopy inflateEnd inflateInit2_ inflateSetDictionary zlibVersion
"""
_BZIP2 = """
BZ2_bzCompress BZ2_bzCompressEnd BZ2_bzCompressInit BZ2_bzDecompress BZ2_bzDecompressEnd
BZ2_bzDecompressInit
"""
_SQLITE = """
aggregate_context backup_finish backup_init backup_pagecount backup_remaining backup_step bind_blob
bind_double bind_int64 bind_null bind_parameter_count bind_parameter_name bind_text blob_bytes
blob_close blob_open blob_read blob_write busy_timeout changes close close_v2 column_blob
column_bytes column_count column_decltype column_double column_int64 column_name column_text
column_type complete context_db_handle create_collation_v2 create_function_v2
create_window_function data_count db_config db_handle deserialize errcode errmsg errstr exec
expanded_sql extended_errcode finalize free get_autocommit initialize interrupt last_insert_rowid
libversion libversion_number limit malloc64 open_v2 prepare_v2 progress_handler reset result_blob
result_double result_error result_error_nomem result_error_toobig result_int64 result_null
result_text serialize set_authorizer sleep step stmt_busy stmt_readonly stricmp threadsafe
total_changes trace_v2 user_data value_blob value_bytes value_double value_int64 value_text
value_type
"""
_CORE_FOUNDATION = "CFRelease CFRetain"

STUBS = {
    "lib/libz.tbd": ("/usr/lib/libz.1.dylib", _ZLIB.split()),
    "lib/libbz2.tbd": ("/usr/lib/libbz2.1.0.dylib", _BZIP2.split()),
    "lib/libsqlite3.tbd": ("/usr/lib/libsqlite3.dylib", [f"sqlite3_{n}" for n in _SQLITE.split()]),
    "Frameworks/CoreFoundation.framework/CoreFoundation.tbd": (
        "/System/Library/Frameworks/CoreFoundation.framework/Versions/A/CoreFoundation",
        _CORE_FOUNDATION.split(),
    ),
}
"""By the file that the linker looks for: where the library is on a Mac, and the names in it."""
_FORM = """--- !tapi-tbd
tbd-version:     4
targets:         [ x86_64-macos, arm64-macos ]
install-name:    '{place}'
current-version: 1.0
compatibility-version: 1.0
exports:
  - targets:     [ x86_64-macos, arm64-macos ]
    symbols:     [ {names} ]
...
"""


def write(folder: Path) -> None:
    """Write the stubs into *folder*."""
    for file, (place, names) in STUBS.items():
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        text = _FORM.format(place=place, names=", ".join(f"_{name}" for name in names))
        (folder / file).write_text(text, encoding="ascii")
