// The files of new projects.
#include "embed.h"

BYTES(template_widget) = {
#embed "../../../Templates/Widget.swift"
};
RESOURCE(template_widget)

BYTES(template_live_activity) = {
#embed "../../../Templates/LiveActivity.swift"
};
RESOURCE(template_live_activity)

BYTES(template_control) = {
#embed "../../../Templates/Control.swift"
};
RESOURCE(template_control)

BYTES(template_archive) = {
#embed "../../../Templates/Archive.json"
};
RESOURCE(template_archive)

BYTES(template_widget_tests) = {
#embed "../../../Templates/WidgetTests.swift"
};
RESOURCE(template_widget_tests)

BYTES(template_preview_tests) = {
#embed "../../../Templates/PreviewTests.swift"
};
RESOURCE(template_preview_tests)
