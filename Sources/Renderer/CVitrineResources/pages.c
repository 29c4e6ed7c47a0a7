// The pages of reports, galleries and previews: an installed command needs no other file.
#include "embed.h"

BYTES(page_common_css) = {
#embed "../../../Pages/common.css"
};
RESOURCE(page_common_css)

BYTES(page_common_js) = {
#embed "../../../Pages/elements.js"
    ,
#embed "../../../Pages/common.js"
};
RESOURCE(page_common_js)

BYTES(page_report_html) = {
#embed "../../../Pages/report.html"
};
RESOURCE(page_report_html)

BYTES(page_report_css) = {
#embed "../../../Pages/report.css"
};
RESOURCE(page_report_css)

BYTES(page_report_js) = {
#embed "../../../Pages/report.js"
};
RESOURCE(page_report_js)

BYTES(page_gallery_html) = {
#embed "../../../Pages/gallery.html"
};
RESOURCE(page_gallery_html)

BYTES(page_gallery_css) = {
#embed "../../../Pages/surfaces.css"
    ,
#embed "../../../Pages/gallery.css"
};
RESOURCE(page_gallery_css)

BYTES(page_gallery_js) = {
#embed "../../../Pages/screens.js"
    ,
#embed "../../../Pages/gallery.js"
};
RESOURCE(page_gallery_js)

BYTES(page_preview_html) = {
#embed "../../../Pages/preview.html"
};
RESOURCE(page_preview_html)

BYTES(page_preview_css) = {
#embed "../../../Pages/surfaces.css"
    ,
#embed "../../../Pages/preview.css"
};
RESOURCE(page_preview_css)

// One script, in the order in which its parts depend on each other.
BYTES(page_preview_js) = {
#embed "../../../Pages/elements.js"
    ,
#embed "../../../Pages/screens.js"
    ,
#embed "../../../Pages/preview.js"
    ,
#embed "../../../Pages/preview-surroundings.js"
    ,
#embed "../../../Pages/preview-stage.js"
    ,
#embed "../../../Pages/preview-panels.js"
    ,
#embed "../../../Pages/preview-findings.js"
    ,
#embed "../../../Pages/preview-record.js"
    ,
#embed "../../../Pages/preview-pickers.js"
    ,
#embed "../../../Pages/preview-edit.js"
    ,
#embed "../../../Pages/preview-pictures.js"
    ,
#embed "../../../Pages/preview-timeline.js"
    ,
#embed "../../../Pages/preview-sidebar.js"
    ,
#embed "../../../Pages/preview-pins.js"
    ,
#embed "../../../Pages/preview-page.js"
};
RESOURCE(page_preview_js)
