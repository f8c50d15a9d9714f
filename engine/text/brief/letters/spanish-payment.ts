import { small } from "#engine/text/brief/capital.ts";
import { asSaid, type Letter } from "./letter-parts.ts";

/** Debt and its reason: "cobrarle a un cliente que me debe $850 de la reparación". */
const DEBT =
  /^.*\b(?:deben?|no (?:me|nos) (?:han? pagado|pag[ao]n?|pagaron)) ((?:\$|S\/|Q|₡)? ?\d[\d.,]*(?: mil)?)(?: (?:de|por) ((?:la |el |los |las |su |un |una )?\p{L}.*?))?(?: (desde (?:el |hace )?\p{L}.*))?$/iu;

/** Title before a name. */
const TITLED = /^(?:don|doñ?a|señora?|senora?|sra?|srta|dra?|ing|lic|arq|mtr[oa]|prof)\b/iu;

/** A reminder of a payment, in Spanish: what is owed, for what and since when. */
export const spanishPayment: Letter = (brief, { isFormal }) => {
  const [lead = "", ...rest] = asSaid(brief, "es");
  const texts = [
    lead.replace(
      /^cobr(?:o|ar|arle)(?: al? (?:(?:un|una|mi|el|la) )?\p{L}+)? (?=(?:renta|mensualidad|colegiatura|factura|cuota|pedido|servicio)(?!\p{L}))/iu,
      "",
    ),
    ...rest,
  ];
  const isMatter = /^(?:renta|mensualidad|colegiatura|factura|cuota) /i.exec(texts[0]!);
  const about =
    /\bcobr(?:ar|arle|arles|o)\s+(?:de\s+)?((?:la|el|los|las)\s.+?)(?=\s+(?:a|al)\s|$)/i.exec(
      texts[0] ?? "",
    );
  const debt = DEBT.exec(texts[0] ?? "");
  const matter =
    (isMatter ? `la ${small(texts[0]!)}` : undefined) ??
    about?.[1] ??
    debt?.[2] ??
    /\b(renta|mensualidad|colegiatura|factura|pedido|adeudo|servicio|cuota)\b/i.exec(
      brief.words,
    )?.[1];
  const said =
    about || debt || isMatter
      ? texts.slice(1)
      : texts.filter((text) => !/^(?:cobr|record)/i.test(text) || /\d/.test(text));
  const amount = said.find((text) => /^\$?[\d.,]+$/.test(text));
  const told = amount ?? debt?.[1];
  const figure = told ? (/^\d/.test(told) ? `$${told}` : told) : undefined;
  // Who is called don or doctora is not called tú.
  const isUsted = isFormal || TITLED.test(brief.to ?? "");
  return {
    opening:
      `${isFormal ? "Le escribimos para recordarle" : isUsted ? "Le recuerdo" : "Te recuerdo"} el pago pendiente${matter ? ` de ${matter}` : ""}${figure ? `: ${figure}` : ""}${debt?.[3] ? `, ${debt[3]}` : ""}.`.replace(
        " de el ",
        " del ",
      ),
    said: said.filter((text) => text !== amount),
    closing: isUsted
      ? "Si ya lo hizo, por favor mándeme el comprobante. Gracias."
      : "Si ya lo hiciste, por favor mándame el comprobante. Gracias.",
  };
};
