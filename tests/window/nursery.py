"""Where windows of tests come from: it has imported the program, and forks each of them.

To import it takes a window longer than to come to the screen. Run as a process of its own, whose
stdin is a socket: ``[COMMAND, ENVIRONMENT]`` with the three files of a window is answered by its
number, and a number, once that window has ended, by its exit code and its processor seconds.
"""

import gc
import json
import os
import runpy
import socket
import sys
from importlib import import_module

MOST = 1 << 16
"""So many bytes hold any question."""
_IMPORTED = (
    "tests.window.looker",
    "gui.window.start.open_page",
    "gui.window.start.room",
    "gui.window.table_session",
)


def main() -> None:
    """Fork and wait as asked, until nobody can ask any more; each window comes back from here."""
    for name in _IMPORTED:
        import_module(name)
    gc.freeze()
    asked = socket.socket(fileno=os.dup(0))
    while True:
        data, files, _, _ = socket.recv_fds(asked, MOST, 3)
        if not data:
            return
        question = json.loads(data)
        if isinstance(question, int):
            _, status, used = os.wait4(question, 0)
            told = [os.waitstatus_to_exitcode(status), used.ru_utime + used.ru_stime]
            asked.send(json.dumps(told).encode())
        elif process := os.fork():
            for file in files:
                os.close(file)
            asked.send(json.dumps(process).encode())
        else:
            asked.close()
            for place, file in enumerate(files):
                os.dup2(file, place)
                os.close(file)
            sys.argv, environment = question
            os.environ.clear()
            os.environ.update(environment)
            runpy.run_path(sys.argv[0], run_name="__main__")
            return


if __name__ == "__main__":
    main()
