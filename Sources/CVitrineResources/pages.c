// The pages of reports and galleries: an installed command needs no other file.
#include "embed.h"

BYTES(page_common_css) = {
#embed "pages/common.css"
};
RESOURCE(page_common_css)

BYTES(page_common_js) = {
#embed "pages/common.js"
};
RESOURCE(page_common_js)

BYTES(page_report_html) = {
#embed "pages/report.html"
};
RESOURCE(page_report_html)

BYTES(page_report_css) = {
#embed "pages/report.css"
};
RESOURCE(page_report_css)

BYTES(page_report_js) = {
#embed "pages/report.js"
};
RESOURCE(page_report_js)

BYTES(page_gallery_html) = {
#embed "pages/gallery.html"
};
RESOURCE(page_gallery_html)

BYTES(page_gallery_css) = {
#embed "pages/gallery.css"
};
RESOURCE(page_gallery_css)

BYTES(page_gallery_js) = {
#embed "pages/gallery.js"
};
RESOURCE(page_gallery_js)
