"""Writes scripts/styles/onest-400-700.woff2: one typeface with all weights between 400 and 700, made of two of the package's.

The package (@expo-google-fonts/onest) has a file for each weight, and a page needs four: twice the bytes of one that holds the two
outer weights and how each point moves between them. They were drawn to fit: the same points in the same order, and what lies between is
on a straight line (variable-typeface.test.ts compares all four weights with the package's files). Needed only when the package changes;
nothing of a build or of a test calls it. With Debian's python3-fonttools and python3-brotli, from the root of the project:

    SOURCE_DATE_EPOCH=0 /usr/bin/python3 scripts/styles/variable-typeface.py && npm run styles
"""

from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.varLib import build

PACKAGE = "node_modules/@expo-google-fonts/onest"
TARGET = "scripts/styles/onest-400-700.woff2"

design = DesignSpaceDocument()
design.addAxis(AxisDescriptor(tag="wght", name="Weight", minimum=400, default=400, maximum=700))
for weight, name in ((400, "400Regular"), (700, "700Bold")):
    path = f"{PACKAGE}/{name}/Onest_{name}.ttf"
    design.addSource(SourceDescriptor(path=path, location={"Weight": weight}, familyName="Onest", styleName=name))

font, _, _ = build(design)
font.flavor = "woff2"
font.save(TARGET)
