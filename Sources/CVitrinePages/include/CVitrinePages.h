#pragma once
#include <stddef.h>

// The pages of reports and galleries as bytes of the binary, so that an installed command needs no
// other file. The files themselves lie in the folder `pages`.

struct VitrinePageFile {
  const unsigned char *bytes;
  size_t count;
};

struct VitrinePageFile vitrine_page_common_css(void);
struct VitrinePageFile vitrine_page_common_js(void);
struct VitrinePageFile vitrine_page_report_html(void);
struct VitrinePageFile vitrine_page_report_css(void);
struct VitrinePageFile vitrine_page_report_js(void);
struct VitrinePageFile vitrine_page_gallery_html(void);
struct VitrinePageFile vitrine_page_gallery_css(void);
struct VitrinePageFile vitrine_page_gallery_js(void);
