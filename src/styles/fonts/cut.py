"""Cuts the text face of the site out of Source Serif 4 (npm: source-serif 4.5.1, folder VAR), and one sign of another.

    pip install fonttools brotli    # 4.66.1 and 1.2.0
    python3 cut.py FOLDER_OF_THE_VARIABLE_FONTS

Latin letters, those of Romanian and Vietnamese names and of transliterated Arabic too, of the weights 400 to 700, at the
optical size for text. Figures are old-style where nothing else is asked for; `lining-nums` and `tabular-nums` give the
others.
"""

import sys
from io import BytesIO
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables.ttProgram import Program
from fontTools.varLib.instancer import instantiateVariableFont

letters = (
    "0-17F 1A0-1A1 1AF-1B0 218-21B 2BB-2BC 2BE-2BF 2C6 2DA 2DC 300-30C 323 327-329 1EA0-1EF9 "
    "2000-206F 20AC 2122 2191 2193 2212 2215 FEFF FFFD"
)
figures = "zero one two three four five six seven eight nine".split()


def read_codes(text: str) -> list[int]:
    ends = [[int(end, 16) for end in part.split("-")] for part in text.split()]
    return [code for span in ends for code in range(span[0], span[-1] + 1)]


def cut(source: Path, name: str) -> None:
    whole = instantiateVariableFont(TTFont(source, recalcTimestamp=False), {"opsz": 14, "wght": (400, 700)})
    whole.save(held := BytesIO())
    font = TTFont(held, recalcTimestamp=False)
    for table in font["cmap"].tables:
        table.cmap = {code: f"{glyph}.osf" if glyph in figures else glyph for code, glyph in table.cmap.items()}
    options = Options(layout_features=["ccmp", "kern", "liga", "locl", "lnum", "mark", "mkmk", "tnum"], hinting=False)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=read_codes(letters))
    subsetter.subset(font)
    # A face that says nothing of hinting is hinted by FreeType, which sets its letters too far apart: this one asks not to be.
    font["gasp"] = newTable("gasp")
    font["gasp"].gaspRange = {0xFFFF: 15}
    font["prep"] = newTable("prep")
    font["prep"].program = Program()
    font["prep"].program.fromBytecode(bytes.fromhex("b801ff85b0048d"))
    # The licence keeps the name of the font for the font as it was drawn.
    for record in font["name"].names:
        if record.nameID in (1, 3, 4, 6, 16):
            record.string = "TextSerif"
    font.flavor = "woff2"
    font.save(Path(__file__).parent / f"{name}.woff2")


def keep_lowest_root(path: Path) -> None:
    """Leaves the root of `signs.woff2` its lowest form alone: browsers leave room for the widest one after each."""
    font = TTFont(path, recalcTimestamp=False)
    growing = font["MATH"].table.MathVariants
    root = growing.VertGlyphConstruction[growing.VertGlyphCoverage.glyphs.index(font.getBestCmap()[0x221A])]
    root.GlyphAssembly = None
    root.MathGlyphVariantRecord = root.MathGlyphVariantRecord[:1]
    root.VariantCount = 1
    font.save(path)


fonts = Path(sys.argv[1])
keep_lowest_root(Path(__file__).parent / "signs.woff2")
cut(fonts / "SourceSerif4Variable-Roman.ttf", "text-normal")
cut(fonts / "SourceSerif4Variable-Italic.ttf", "text-italic")
