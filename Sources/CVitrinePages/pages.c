#include "CVitrinePages.h"

// `#embed` is C23; the compiler knows it in older modes too, and notes the files as what this one
// is made of, so that a changed page is built again.
#pragma clang diagnostic ignored "-Wc23-extensions"

#define PAGE(name)                                              \
  struct VitrinePageFile vitrine_page_##name(void) {            \
    return (struct VitrinePageFile){name, sizeof name};         \
  }

static const unsigned char common_css[] = {
#embed "pages/common.css"
};
PAGE(common_css)

static const unsigned char common_js[] = {
#embed "pages/common.js"
};
PAGE(common_js)

static const unsigned char report_html[] = {
#embed "pages/report.html"
};
PAGE(report_html)

static const unsigned char report_css[] = {
#embed "pages/report.css"
};
PAGE(report_css)

static const unsigned char report_js[] = {
#embed "pages/report.js"
};
PAGE(report_js)

static const unsigned char gallery_html[] = {
#embed "pages/gallery.html"
};
PAGE(gallery_html)

static const unsigned char gallery_css[] = {
#embed "pages/gallery.css"
};
PAGE(gallery_css)

static const unsigned char gallery_js[] = {
#embed "pages/gallery.js"
};
PAGE(gallery_js)
