import { fold } from "#engine/reading/folded.ts";
import { WISH } from "#engine/chats/intents.ts";

/** A no, or what is not wanted, before a wish: "no, quiero…", "no quiero mole, mejor dame…". */
const NO_BEFORE_WISH = new RegExp(
  `^(?:(?:perdon|disculpa|ay|oye)[,. ]+)*no+(?:[,.;!]+| quiero [^,.;]{2,60}[,.;]) *(?:(?:es que|yo|pues|perdon|disculpa|sino|pero|mejor)[, ]+)*(?=${WISH} )`,
);
/** What a wish is about where it is no thing: "quiero que…", "quiero cambiar…", "quiero otra cosa". */
const NO_THING = new RegExp(
  `^${WISH} (?:que\\b|si\\b|saber|(?:(?:un[ao]?|el|la|mi|su|a|an|the) )?(?:otr[oa]s?|algo|nada|mas|todo|lo|cambios?|facturas?|ticket|recibo|cuenta|descuento|persona|pregunta|mesa|cita|respuesta|change|another|receipt|invoice|something|nothing)\\b|[a-z]+(?:ar|er|ir)(?:l[oa]s?|me)?\\b|hablar|to\\b)`,
);

/** The wish of a message that wants something in place of what was said before; undefined for any other. */
export function wishedInstead(text: string): string | undefined {
  const typed = text.trim();
  const wish = typed.slice(NO_BEFORE_WISH.exec(fold(typed))?.[0].length ?? 0);
  return wish === typed || NO_THING.test(fold(wish)) ? undefined : wish;
}
