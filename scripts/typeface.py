"""
Cuts the typeface of the manual, and gives it a plain zero.

    pip install fonttools brotli
    npm pack @fontsource-variable/atkinson-hyperlegible-next@5.3.0 && tar xzf fontsource-*.tgz
    python scripts/typeface.py package/files/atkinson-hyperlegible-next-latin-wght-normal.woff2

Every zero of Atkinson Hyperlegible Next has a slash, which makes a product's name or a sum of money flicker. Here the
plain zero is the usual one, and the slashed one is behind the feature `zero` (`font-variant-numeric: slashed-zero`).
Its licence allows this; it reserves no name.
"""

import copy
import sys

from fontTools import subset
from fontTools.otlLib.builder import buildSingleSubstSubtable
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import otTables
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates
from fontTools.varLib.instancer import instantiateVariableFont
from fontTools.varLib.iup import iup_delta

TARGET = "static/atkinson-hyperlegible-next-plain-zero.woff2"

# The characters in tests/build/typeface.test.ts
CHARACTERS = [*range(0x20, 0x7F), *range(0xA0, 0x100), *map(ord, "–—‘’“”•…←↑→↓−€™\u200b")]

font = instantiateVariableFont(TTFont(sys.argv[1]), {"wght": (400, 700)})
glyf, gvar, hmtx = font["glyf"], font["gvar"], font["hmtx"]
widths = font["HVAR"].table.AdvWidthMap.mapping
slashed, old_ends, flags = glyf["zero"].getCoordinates(glyf)

# The two counters beside the slash: the lower left quarter of the one and the upper right quarter of the other make
# a whole oval with their reflections. Numbers are those of points in the slashed zero.
OUTER = list(range(16))
LOWER_LEFT = [23, 24, 25, 26, 16]
UPPER_RIGHT = [31, 32, 33, 34, 35, 36]


def joined(points):
    """The points of the plain zero, or their deltas, from those of the slashed one."""
    middle = points[16][0]

    def mirror(numbers):
        return [(2 * middle - points[n][0], points[n][1]) for n in reversed(numbers)]

    left = [points[n] for n in LOWER_LEFT] + mirror(LOWER_LEFT[1:-1])
    right = [points[n] for n in UPPER_RIGHT] + mirror(UPPER_RIGHT[1:-1])
    return [points[n] for n in OUTER] + left + right


# Where a mirrored point is not on the curve, the point that it mirrors is not either.
ORDER = OUTER + LOWER_LEFT + LOWER_LEFT[-2:0:-1] + UPPER_RIGHT + UPPER_RIGHT[-2:0:-1]


def copy_glyph(name, new_name):
    glyf[new_name] = copy.deepcopy(glyf[name])
    hmtx[new_name] = hmtx[name]
    widths[new_name] = widths[name]
    gvar.variations[new_name] = copy.deepcopy(gvar.variations[name])


# The tabular zero is a reference to the other one, moved.
copy_glyph("zero", "zero.slash")
copy_glyph("zero.tf", "zero.tf.slash")
glyf["zero.tf.slash"].components[0].glyphName = "zero.slash"
font.setGlyphOrder(glyf.glyphOrder)

plain = glyf["zero"]
plain.coordinates = GlyphCoordinates(joined(slashed))
plain.flags = bytearray(flags[n] for n in ORDER)
plain.endPtsOfContours = [15, len(plain.coordinates) - 1]
plain.numberOfContours = 2
for variation in gvar.variations["zero"]:
    # The last four are the edges of the glyph, and those deltas that can be worked out are left out.
    edges = [(0, 0), (hmtx["zero"][0], 0), (0, 0), (0, 0)]
    deltas = iup_delta(variation.coordinates, [*slashed, *edges], list(old_ends))
    variation.coordinates = joined(deltas) + deltas[-4:]

# The last feature, so that it also finds the zeros that the tabular figures have brought in.
gsub = font["GSUB"].table
lookup = otTables.Lookup()
lookup.LookupType, lookup.LookupFlag = 1, 0
lookup.SubTable = [buildSingleSubstSubtable({"zero": "zero.slash", "zero.tf": "zero.tf.slash"})]
lookup.SubTableCount = 1
gsub.LookupList.Lookup.append(lookup)
gsub.LookupList.LookupCount += 1
record = otTables.FeatureRecord()
record.FeatureTag, record.Feature = "zero", otTables.Feature()
record.Feature.LookupListIndex = [gsub.LookupList.LookupCount - 1]
record.Feature.FeatureParams = None
record.Feature.LookupCount = 1
gsub.FeatureList.FeatureRecord.append(record)
gsub.FeatureList.FeatureCount += 1
for script in gsub.ScriptList.ScriptRecord:
    for system in [script.Script.DefaultLangSys, *(each.LangSys for each in script.Script.LangSysRecord)]:
        system.FeatureIndex.append(gsub.FeatureList.FeatureCount - 1)
        system.FeatureCount += 1

# Cutting the axis has left out the glyphs that do not vary.
for name in font.getGlyphOrder():
    if name not in gvar.variations:
        gvar.variations[name] = []

options = subset.Options(flavor="woff2", layout_features=["kern", "mark", "ccmp", "tnum", "zero"])
subsetter = subset.Subsetter(options)
subsetter.populate(unicodes=CHARACTERS)
subsetter.subset(font)
font.flavor = "woff2"
font.save(TARGET)
