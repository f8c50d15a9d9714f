import { fileKind } from "#domain/artifakts/versions.ts";
import { formatFileSize } from "#domain/format/file-size.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import { CUBE_POINTS } from "#domain/studio/look.ts";
import { fillScript, type ScriptBlank, type ScriptLanguage } from "#domain/studio/media.ts";
import { mediaFilePath } from "#domain/addresses/media-paths.ts";
import type { findItem, listLibraryFiles } from "#db/queries/studio/media.ts";
import type { StoredBusiness } from "#db/queries/people/businesses.ts";
import * as m from "#app/messages/messages.js";
import {
  mediumKindLabel,
  spriteCellOf,
  type SpriteCell,
} from "#app/presenters/library/library-medium.server.ts";
import { publicBusiness } from "#app/presenters/business/public-business.server.ts";
import { linksOf, type MediumLink } from "./medium-links.server.ts";

interface Lang {
  locale: Locale;
}
type Item = NonNullable<Awaited<ReturnType<typeof findItem>>>;
type File = Awaited<ReturnType<typeof listLibraryFiles>>[number];

/** A file with a button that downloads it. */
export interface ShownFile {
  /** Name in the file store, which the form sends. */
  name: string;
  fileName: string;
  /** "PNG · 1200 × 900 · 84 KB". */
  facts: string;
  help?: string;
}

/** The content of an item's page: a picture, a cell of a sprite, or a text. */
export interface ShownMedium {
  id: string;
  kindLabel: string;
  title: string;
  note: string;
  picture?: { src: string; width: number; height: number };
  cell?: SpriteCell;
  script?: {
    text: string;
    lang: ScriptLanguage;
    langLabel: string;
    /** Names of the blanks that are left; empty for none. */
    missing: string;
    isFilled: boolean;
  };
  prompt?: string;
  files: ShownFile[];
  /** The file that a person can use in a page. */
  forPage?: string;
  /** Links to where it can be used; the first is the main one. Without any, the first file is. */
  links: MediumLink[];
}

/**
 * An item's page, in one language.
 *
 * @param hasModel whether a language model answers in the Creator
 */
export function toShownMedium(
  item: Item,
  files: readonly File[],
  { business, hasModel }: { business: StoredBusiness | undefined; hasModel: boolean },
  lang: Lang,
): ShownMedium {
  const isSpanish = lang.locale === "es";
  const { id, kind } = item;
  const title = isSpanish ? item.titleEs : item.title;
  const note = isSpanish ? item.noteEs : item.note;
  const shown = files.find(({ mediaType }) => mediaType.startsWith("image/"));
  const cell = spriteCellOf(item);
  const script = scriptOf(item, business, lang);
  const prompt = item.opensScreen === "creator" ? (isSpanish ? item.opensEs : item.opens) : null;
  return {
    id,
    kindLabel: mediumKindLabel(kind, lang),
    title,
    note,
    ...(shown?.width && shown.height
      ? {
          picture: {
            src: mediaFilePath(shown.name),
            width: shown.width,
            height: shown.height,
          },
        }
      : cell && { cell }),
    ...(script && { script }),
    ...(prompt && { prompt }),
    files: [...files.map(toShownFile), ...(item.look ? [cubeOf(item, lang)] : [])],
    ...(kind === "picture" && shown?.mediaType === "image/png" && { forPage: shown.name }),
    links: linksOf(item, { title, note, text: script?.text ?? "" }, { hasModel, ...lang }),
  };
}

const toShownFile = ({ name, fileName, size, width, height }: File): ShownFile => ({
  name,
  fileName,
  facts: [fileKind(fileName), width && height && `${width} × ${height}`, formatFileSize(size)]
    .filter(Boolean)
    .join(" · "),
});

const cubeOf = (item: Item, lang: Lang): ShownFile => ({
  name: `${item.id}.cube`,
  fileName: `${item.title}.cube`,
  facts: m.media_cube({ points: CUBE_POINTS }, lang),
  help: m.media_cube_help({}, lang),
});

const BLANKS: Record<ScriptBlank, (inputs: Record<string, never>, lang: Lang) => string> = {
  negocio: m.media_blank_negocio,
  horario: m.media_blank_horario,
  calle: m.media_blank_calle,
  telefono: m.media_blank_telefono,
  platillo: m.media_blank_platillo,
  precio: m.media_blank_precio,
  fecha: m.media_blank_fecha,
  nombre: m.media_blank_nombre,
};
const LANGUAGES = {
  en: m.media_language_en,
  es: m.media_language_es,
  pt: m.media_language_pt,
} satisfies Record<ScriptLanguage, unknown>;

/** A script with the person's business data filled in. */
function scriptOf(
  { text, textLang }: Item,
  business: StoredBusiness | undefined,
  lang: Lang,
): ShownMedium["script"] {
  if (text === null || textLang === null) return undefined;
  const { name, place, whatsApp } = publicBusiness(business, {
    fallback: "",
    now: new Date(),
    lang,
  });
  const filled = fillScript(text, {
    negocio: name,
    calle: place,
    telefono: whatsApp?.number ?? "",
  });
  return {
    text: filled.text,
    lang: textLang,
    langLabel: LANGUAGES[textLang]({}, lang),
    missing: filled.missing.map((blank) => BLANKS[blank]({}, lang)).join(", "),
    isFilled: filled.text !== text,
  };
}
