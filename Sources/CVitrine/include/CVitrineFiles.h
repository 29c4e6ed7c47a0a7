// The system call of Linux that the C library has no function for.
#ifndef CVITRINE_FILES_H
#define CVITRINE_FILES_H

/// Opens `path` below the open folder `folder`; a symbolic link anywhere in it, or a step out of the
/// folder, is an error. Returns a descriptor, or the error number with a minus in front: -ENOSYS
/// where the system lacks the call.
int vitrine_open_beneath(int folder, const char *path, int flags, unsigned int mode);

#endif
