#include "CVitrineFonts.h"
