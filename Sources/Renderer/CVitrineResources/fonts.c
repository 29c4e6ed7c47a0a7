// The fonts: no run needs to find, open or read a font file.
#include "embed.h"

BYTES(font_inter) = {
#embed "../../../Fonts/Inter/InterVariable.ttf"
};
RESOURCE(font_inter)

BYTES(font_inter_italic) = {
#embed "../../../Fonts/Inter/InterVariable-Italic.ttf"
};
RESOURCE(font_inter_italic)

BYTES(font_serif) = {
#embed "../../../Fonts/SourceSerif/SourceSerif4Variable-Roman.ttf"
};
RESOURCE(font_serif)

BYTES(font_serif_italic) = {
#embed "../../../Fonts/SourceSerif/SourceSerif4Variable-Italic.ttf"
};
RESOURCE(font_serif_italic)

BYTES(font_mono_light) = {
#embed "../../../Fonts/JetBrainsMono/JetBrainsMonoNL-Light.ttf"
};
RESOURCE(font_mono_light)

BYTES(font_mono_regular) = {
#embed "../../../Fonts/JetBrainsMono/JetBrainsMonoNL-Regular.ttf"
};
RESOURCE(font_mono_regular)

BYTES(font_mono_semibold) = {
#embed "../../../Fonts/JetBrainsMono/JetBrainsMonoNL-SemiBold.ttf"
};
RESOURCE(font_mono_semibold)

BYTES(font_mono_bold) = {
#embed "../../../Fonts/JetBrainsMono/JetBrainsMonoNL-Bold.ttf"
};
RESOURCE(font_mono_bold)

BYTES(font_mono_italic) = {
#embed "../../../Fonts/JetBrainsMono/JetBrainsMonoNL-Italic.ttf"
};
RESOURCE(font_mono_italic)

BYTES(font_arabic_regular) = {
#embed "../../../Fonts/NotoSans/NotoSansArabic-Regular.ttf"
};
RESOURCE(font_arabic_regular)

BYTES(font_arabic_bold) = {
#embed "../../../Fonts/NotoSans/NotoSansArabic-Bold.ttf"
};
RESOURCE(font_arabic_bold)

BYTES(font_hebrew_regular) = {
#embed "../../../Fonts/NotoSans/NotoSansHebrew-Regular.ttf"
};
RESOURCE(font_hebrew_regular)

BYTES(font_hebrew_bold) = {
#embed "../../../Fonts/NotoSans/NotoSansHebrew-Bold.ttf"
};
RESOURCE(font_hebrew_bold)

BYTES(font_devanagari_regular) = {
#embed "../../../Fonts/NotoSans/NotoSansDevanagari-Regular.ttf"
};
RESOURCE(font_devanagari_regular)

BYTES(font_devanagari_bold) = {
#embed "../../../Fonts/NotoSans/NotoSansDevanagari-Bold.ttf"
};
RESOURCE(font_devanagari_bold)

BYTES(font_thai_regular) = {
#embed "../../../Fonts/NotoSans/NotoSansThai-Regular.ttf"
};
RESOURCE(font_thai_regular)

BYTES(font_thai_bold) = {
#embed "../../../Fonts/NotoSans/NotoSansThai-Bold.ttf"
};
RESOURCE(font_thai_bold)

BYTES(font_cjk) = {
#embed "../../../Fonts/NotoSansCJK/NotoSansCJK-Regular.otf"
};
RESOURCE(font_cjk)

BYTES(font_symbols) = {
#embed "../../../Fonts/NotoSymbols/NotoSansSymbols2-Regular.ttf"
};
RESOURCE(font_symbols)

BYTES(font_math) = {
#embed "../../../Fonts/NotoSymbols/NotoSansMath-Regular.ttf"
};
RESOURCE(font_math)

BYTES(font_emoji) = {
#embed "../../../Fonts/NotoColorEmoji/NotoColorEmoji.ttf"
};
RESOURCE(font_emoji)
