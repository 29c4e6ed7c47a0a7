"""A widget of the battery, as an archive on standard output."""

import sys

from vitrine import archive, gauge, hStack, image, spacer, text, vStack

view = (
    vStack(
        hStack(
            image(systemName="battery.75percent").foregroundStyle("green"),
            text("Battery").font("headline"),
            spacer(),
        ),
        gauge(value=0.75, label="75 %").gaugeStyle("linearCapacity").tint("green"),
        text("Charged at 10:15").font("caption").foregroundStyle("secondary"),
        alignment="leading",
        spacing=8,
    )
    .frame(maxWidth="infinity", alignment="leading")
    .containerBackground("fill.tertiary")
)

sys.stdout.write(
    archive(
        kind="Battery",
        supportedFamilies=["systemSmall", "systemMedium"],
        entries=[{"date": "2026-01-31T09:41:00Z", "views": {"default": view}}],
    ).json()
)
