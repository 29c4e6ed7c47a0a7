// The tables of symbols.
#include "embed.h"

BYTES(symbols_names) = {
#embed "../../../Fonts/Symbols/names.txt"
};
RESOURCE(symbols_names)

BYTES(symbols_all) = {
#embed "../../../Fonts/Symbols/all-names.txt"
};
RESOURCE(symbols_all)

BYTES(symbols_releases) = {
#embed "../../../Fonts/Symbols/name-releases.txt"
};
RESOURCE(symbols_releases)

BYTES(symbols_bootstrap) = {
#embed "../../../Fonts/Symbols/Bootstrap/outlines.txt"
};
RESOURCE(symbols_bootstrap)

BYTES(symbols_material) = {
#embed "../../../Fonts/Symbols/Material/outlines.txt"
};
RESOURCE(symbols_material)

BYTES(symbols_own) = {
#embed "../../../Fonts/Symbols/Vitrine/outlines.txt"
};
RESOURCE(symbols_own)
