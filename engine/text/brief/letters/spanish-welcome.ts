import { capital } from "#engine/text/brief/capital.ts";
import { asSaid, type Letter } from "./letter-parts.ts";

/** People who are welcomed, and where: "bienvenida para nuevos alumnos del gimnasio". */
const WELCOMED =
  /^(?:(?:de )?bienvenida )?(?:(?:para|a) (?:los |las |mis |nuestr[oa]s )?(?:nuev[oa]s )?\p{L}+(?: nuev[oa]s)?(?: (?:del?|de la|en|en el|en la)(?: mi)?(?: (?:gimnasio|gym|taller|salón|escuela|academia|negocio|club|tienda))?)?)?(?=\s|$)\s*/iu;

/** A letter that welcomes, in Spanish. */
export const spanishWelcome: Letter = (brief) => ({
  opening: `¡Te damos la bienvenida${brief.business ? ` a ${brief.business}` : ""}!`,
  said: asSaid(brief, "es")
    .map((text) =>
      capital(
        text
          .replace(brief.business ?? "\n", "")
          .replace(WELCOMED, "")
          .trim(),
      ),
    )
    .filter((text) => text !== ""),
  closing: "Nos da mucho gusto que estés aquí.",
});
