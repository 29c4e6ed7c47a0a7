// Files as bytes of the binary, mapped with it. Swift cannot take the address of an array of unknown
// length, so each one is exported as a start and a length.
#pragma once
#include <stddef.h>

struct VitrineResource {
  const unsigned char *bytes;
  size_t count;
};

// Fonts.
struct VitrineResource vitrine_font_inter(void);
struct VitrineResource vitrine_font_inter_italic(void);
struct VitrineResource vitrine_font_serif(void);
struct VitrineResource vitrine_font_serif_italic(void);
struct VitrineResource vitrine_font_mono_light(void);
struct VitrineResource vitrine_font_mono_regular(void);
struct VitrineResource vitrine_font_mono_semibold(void);
struct VitrineResource vitrine_font_mono_bold(void);
struct VitrineResource vitrine_font_mono_italic(void);
struct VitrineResource vitrine_font_arabic_regular(void);
struct VitrineResource vitrine_font_arabic_bold(void);
struct VitrineResource vitrine_font_hebrew_regular(void);
struct VitrineResource vitrine_font_hebrew_bold(void);
struct VitrineResource vitrine_font_devanagari_regular(void);
struct VitrineResource vitrine_font_devanagari_bold(void);
struct VitrineResource vitrine_font_thai_regular(void);
struct VitrineResource vitrine_font_thai_bold(void);
struct VitrineResource vitrine_font_cjk(void);
struct VitrineResource vitrine_font_symbols(void);
struct VitrineResource vitrine_font_math(void);
struct VitrineResource vitrine_font_emoji(void);

// Hyphenation patterns by language.
struct VitrineResource vitrine_hyphens_en_us(void);
struct VitrineResource vitrine_hyphens_en_gb(void);
struct VitrineResource vitrine_hyphens_nl(void);
struct VitrineResource vitrine_hyphens_es(void);

// The files of new projects.
struct VitrineResource vitrine_template_widget(void);
struct VitrineResource vitrine_template_live_activity(void);
struct VitrineResource vitrine_template_control(void);
struct VitrineResource vitrine_template_archive(void);
struct VitrineResource vitrine_template_widget_tests(void);
struct VitrineResource vitrine_template_preview_tests(void);
struct VitrineResource vitrine_template_metric(void);
struct VitrineResource vitrine_template_list(void);
struct VitrineResource vitrine_template_ring(void);
struct VitrineResource vitrine_template_chart(void);
struct VitrineResource vitrine_template_image(void);
struct VitrineResource vitrine_template_timer(void);
struct VitrineResource vitrine_template_photo(void);
struct VitrineResource vitrine_template_skill(void);

// The examples of rules.
struct VitrineResource vitrine_check_planted(void);
struct VitrineResource vitrine_check_fjord(void);
struct VitrineResource vitrine_check_big(void);
struct VitrineResource vitrine_check_mid(void);

// Tables of symbols.
struct VitrineResource vitrine_symbols_names(void);
struct VitrineResource vitrine_symbols_all(void);
struct VitrineResource vitrine_symbols_releases(void);
struct VitrineResource vitrine_symbols_bootstrap(void);
struct VitrineResource vitrine_symbols_material(void);
struct VitrineResource vitrine_symbols_own(void);

// Parts of the pages of reports and galleries.
struct VitrineResource vitrine_page_common_css(void);
struct VitrineResource vitrine_page_common_js(void);
struct VitrineResource vitrine_page_report_html(void);
struct VitrineResource vitrine_page_report_css(void);
struct VitrineResource vitrine_page_report_js(void);
struct VitrineResource vitrine_page_gallery_html(void);
struct VitrineResource vitrine_page_gallery_css(void);
struct VitrineResource vitrine_page_gallery_js(void);
struct VitrineResource vitrine_page_preview_html(void);
struct VitrineResource vitrine_page_preview_css(void);
struct VitrineResource vitrine_page_preview_js(void);
