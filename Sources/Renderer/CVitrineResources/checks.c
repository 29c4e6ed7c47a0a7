// The examples of rules: widgets with faults and without, and their images.
#include "embed.h"

BYTES(check_planted) = {
#embed "../../../Templates/Checks/planted.json"
};
RESOURCE(check_planted)

BYTES(check_fjord) = {
#embed "../../../Templates/Checks/fjord.jpg"
};
RESOURCE(check_fjord)

BYTES(check_big) = {
#embed "../../../Templates/Checks/big.png"
};
RESOURCE(check_big)

BYTES(check_mid) = {
#embed "../../../Templates/Checks/mid.png"
};
RESOURCE(check_mid)
