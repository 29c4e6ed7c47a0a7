// The pages of reports, galleries and previews: an installed command needs no other file.
#include "embed.h"

BYTES(page_common_css) = {
#embed "pages/common.css"
};
RESOURCE(page_common_css)

BYTES(page_common_js) = {
#embed "pages/elements.js"
    ,
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
#embed "pages/surfaces.css"
    ,
#embed "pages/gallery.css"
};
RESOURCE(page_gallery_css)

BYTES(page_gallery_js) = {
#embed "pages/screens.js"
    ,
#embed "pages/gallery.js"
};
RESOURCE(page_gallery_js)

BYTES(page_preview_html) = {
#embed "pages/preview.html"
};
RESOURCE(page_preview_html)

BYTES(page_preview_css) = {
#embed "pages/surfaces.css"
    ,
#embed "pages/preview.css"
};
RESOURCE(page_preview_css)

// One script, in the order in which its parts depend on each other.
BYTES(page_preview_js) = {
#embed "pages/elements.js"
    ,
#embed "pages/screens.js"
    ,
#embed "pages/preview.js"
    ,
#embed "pages/preview-surroundings.js"
    ,
#embed "pages/preview-stage.js"
    ,
#embed "pages/preview-panels.js"
    ,
#embed "pages/preview-findings.js"
    ,
#embed "pages/preview-record.js"
    ,
#embed "pages/preview-pickers.js"
    ,
#embed "pages/preview-pictures.js"
    ,
#embed "pages/preview-timeline.js"
    ,
#embed "pages/preview-sidebar.js"
    ,
#embed "pages/preview-page.js"
};
RESOURCE(page_preview_js)
