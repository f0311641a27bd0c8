/* The program of Worm Up.app: Python, with all of its C modules, and where it begins.

   Law: it looks nowhere but into its own bundle; no variable and no folder of the user's counts.
   Contents/MacOS/Worm Up is this; Contents/Resources holds python, program and lib. */

#include <Python.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifdef __APPLE__
#include <mach-o/dyld.h>
#else
#include <unistd.h>
#endif

static const char *const FOLDERS[] = {"python", "program", "lib"};

static void require(PyStatus status) {
    if (PyStatus_Exception(status)) Py_ExitStatusException(status);
}

static void give_up(const char *why) {
    fprintf(stderr, "Worm Up: %s\n", why);
    exit(2);
}

/* Write the path of the program that runs into path, without links in it. */
static void find_program(char *path) {
    char raw[PATH_MAX];
#ifdef __APPLE__
    uint32_t size = sizeof raw;
    if (_NSGetExecutablePath(raw, &size) != 0) give_up("the path of this program is too long");
#else
    ssize_t length = readlink("/proc/self/exe", raw, sizeof raw - 1);
    if (length < 0) give_up("/proc does not say where this program is");
    raw[length] = 0;
#endif
    if (!realpath(raw, path)) give_up("this program is not where it was");
}

int main(int argc, char **argv) {
    char program[PATH_MAX], resources[PATH_MAX + 16], path[PATH_MAX + 32];
    find_program(program);
    strcpy(path, program);
    for (int up = 0; up < 2; up++) {
        char *last = strrchr(path, '/');
        if (!last) give_up("this program does not lie in its bundle");
        *last = 0;
    }
    snprintf(resources, sizeof resources, "%s/Resources", path);

    PyPreConfig before;
    PyPreConfig_InitIsolatedConfig(&before);
    before.utf8_mode = 1;
    require(Py_PreInitialize(&before));

    PyConfig config;
    PyConfig_InitIsolatedConfig(&config);
    config.site_import = 0;
    config.write_bytecode = 0; /* the bundle is sealed */
    config.parse_argv = 0;     /* all words are the program's */
    config.install_signal_handlers = 1;
    config.module_search_paths_set = 1;
    require(PyConfig_SetBytesString(&config, &config.executable, program));
    require(PyConfig_SetBytesString(&config, &config.program_name, program));
    require(PyConfig_SetBytesString(&config, &config.home, resources));
    require(PyConfig_SetBytesArgv(&config, argc, argv));
    for (size_t at = 0; at < sizeof FOLDERS / sizeof *FOLDERS; at++) {
        snprintf(path, sizeof path, "%s/%s", resources, FOLDERS[at]);
        wchar_t *wide = Py_DecodeLocale(path, NULL);
        if (!wide) give_up("the path of this program is no text");
        require(PyWideStringList_Append(&config.module_search_paths, wide));
        PyMem_RawFree(wide);
    }
    require(PyConfig_SetString(&config, &config.run_module, L"mac_start"));
    require(Py_InitializeFromConfig(&config));
    PyConfig_Clear(&config);
    return Py_RunMain();
}
