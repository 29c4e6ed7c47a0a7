#pragma once
// The library's header names `FILE` without including it.
#include <stdio.h>
#include <hyphen.h>
