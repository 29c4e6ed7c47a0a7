// Hyphenation patterns in the format of libhyphen.
#include "embed.h"

BYTES(hyphens_en_us) = {
#embed "../../../Fonts/Hyphenation/en-US.dic"
};
RESOURCE(hyphens_en_us)

BYTES(hyphens_en_gb) = {
#embed "../../../Fonts/Hyphenation/en-GB.dic"
};
RESOURCE(hyphens_en_gb)

BYTES(hyphens_nl) = {
#embed "../../../Fonts/Hyphenation/nl.dic"
};
RESOURCE(hyphens_nl)

BYTES(hyphens_es) = {
#embed "../../../Fonts/Hyphenation/es.dic"
};
RESOURCE(hyphens_es)
