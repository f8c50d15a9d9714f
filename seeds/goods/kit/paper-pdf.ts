import fontkit from "@pdf-lib/fontkit";
import {
  PDFDocument,
  PDFName,
  StandardFonts,
  TextAlignment,
  rgb,
  setCharacterSpacing,
  type PDFFont,
  type PDFPage,
} from "pdf-lib";
import { fontBytes, PLAIN_FEATURES, type FontName } from "./fonts.ts";
import { widthOfText, type FieldMark, type Mark, type Paper, type TextMark } from "./paper.ts";

/** Written into every file, so that the same goods have the same bytes whenever they are made. */
export const MADE_AT = new Date("2026-11-26T12:00:00.000Z");

export interface PdfOf {
  title: string;
  /** "es-MX", "en-US", "pt-BR". */
  lang: string;
  pages: readonly Paper[];
}

/** A colour of six hexadecimal digits. */
const colorOf = (hex: string) => {
  const [r, g, b] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  return rgb(r!, g!, b!);
};

const ALIGN = { start: TextAlignment.Left, middle: TextAlignment.Center, end: TextAlignment.Right };

/** Pages as a PDF, with its fonts, its title, its language and its boxes to type in. */
export async function writePdf({ title, lang, pages }: PdfOf): Promise<Uint8Array> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  pdf.registerFontkit(fontkit);
  pdf.setTitle(title, { showInWindowTitleBar: true });
  pdf.setAuthor("Plaza");
  pdf.setProducer("Plaza");
  pdf.setCreator("Plaza");
  pdf.setLanguage(lang);
  pdf.setCreationDate(MADE_AT);
  pdf.setModificationDate(MADE_AT);
  const fonts = new Map<FontName, PDFFont>();
  const fontOf = async (name: FontName) => {
    const known = fonts.get(name);
    if (known) return known;
    const font = await pdf.embedFont(fontBytes(name), {
      subset: true,
      customName: `Plaza-${name}`,
      features: PLAIN_FEATURES as never,
    });
    fonts.set(name, font);
    return font;
  };
  // Standard fonts: every reader can write all letters in them.
  const typed = {
    sans: await pdf.embedFont(StandardFonts.Helvetica),
    serif: await pdf.embedFont(StandardFonts.TimesRomanBold),
  };
  for (const paper of pages) {
    const page = pdf.addPage([paper.width, paper.height]);
    for (const mark of paper.marks) {
      if (mark.kind === "text") drawText(page, mark, await fontOf(mark.font));
      else if (mark.kind === "path") drawPath(page, mark);
      else drawField(pdf, page, mark, mark.isSerif ? typed.serif : typed.sans);
    }
  }
  return pdf.save({ updateFieldAppearances: false });
}

function drawPath(page: PDFPage, mark: Mark & { kind: "path" }): void {
  const { d, fill, stroke, width, opacity } = mark;
  page.drawSvgPath(d, {
    x: 0,
    y: page.getHeight(),
    ...(fill && { color: colorOf(fill), opacity }),
    ...(stroke && { borderColor: colorOf(stroke), borderWidth: width, borderOpacity: opacity }),
  });
}

function drawText(page: PDFPage, mark: TextMark, font: PDFFont): void {
  const { x, y, text, size, color, anchor, tracking } = mark;
  const width = widthOfText(mark);
  const left = x - (anchor === "middle" ? width / 2 : anchor === "end" ? width : 0);
  const bottom = page.getHeight() - y;
  if (tracking) page.pushOperators(setCharacterSpacing(tracking));
  page.drawText(text, { x: left, y: bottom, size, font, color: colorOf(color) });
  if (tracking) page.pushOperators(setCharacterSpacing(0));
}

function drawField(pdf: PDFDocument, page: PDFPage, mark: FieldMark, font: PDFFont): void {
  const { name, x, y, width, height, value, size, align, isMultiline } = mark;
  const field = pdf.getForm().createTextField(name);
  if (isMultiline) field.enableMultiline();
  field.setAlignment(ALIGN[align]);
  if (value) field.setText(value);
  field.addToPage(page, {
    x,
    y: page.getHeight() - y - height,
    width,
    height,
    borderWidth: 0,
    font,
  });
  // pdf-lib paints fields white, with a black edge.
  for (const widget of field.acroField.getWidgets())
    for (const name of ["BG", "BC"])
      widget.getAppearanceCharacteristics()?.dict.delete(PDFName.of(name));
  field.setFontSize(size);
  field.updateAppearances(font);
}
