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

BYTES(template_metric) = {
#embed "../../../Templates/Widgets/Metric.swift"
};
RESOURCE(template_metric)

BYTES(template_list) = {
#embed "../../../Templates/Widgets/List.swift"
};
RESOURCE(template_list)

BYTES(template_ring) = {
#embed "../../../Templates/Widgets/Ring.swift"
};
RESOURCE(template_ring)

BYTES(template_chart) = {
#embed "../../../Templates/Widgets/Chart.swift"
};
RESOURCE(template_chart)

BYTES(template_image) = {
#embed "../../../Templates/Widgets/Image.swift"
};
RESOURCE(template_image)

BYTES(template_timer) = {
#embed "../../../Templates/Widgets/Timer.swift"
};
RESOURCE(template_timer)

BYTES(template_photo) = {
#embed "../../../Templates/Widgets/Photo.svg"
};
RESOURCE(template_photo)

BYTES(template_skill) = {
#embed "../../../Templates/Skill.md"
};
RESOURCE(template_skill)
