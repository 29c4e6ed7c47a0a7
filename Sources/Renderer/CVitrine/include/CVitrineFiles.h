// A system call of Linux without a function in the C library.
#ifndef CVITRINE_FILES_H
#define CVITRINE_FILES_H

/// Opens `path` below the open folder `folder`; a symbolic link anywhere in it, or a path that leaves the
/// folder, is an error. Returns a descriptor, or the negative error number: -ENOSYS if the system does not
/// support the call.
int vitrine_open_beneath(int folder, const char *path, int flags, unsigned int mode);

#endif
