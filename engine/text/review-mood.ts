/** Words of a review that complains, in Spanish and English, folded. */
export const COMPLAINS =
  /\b(?:mal|mala|malo|fri[oa]|tard[eoóa]|tard(?:amos|aron)|esper(?:o|a|ar|amos|aron)|disparej\w*|groser\w*|sucio|caro|peor|nunca|queja|reclam\w*|falt\w*|rot[oa]s?|quemad\w*|crud[oa]s?|aplastad\w*|derramad\w*|vencid\w*|molest\w*|enojad\w*|no (?:sirve|funciona|llego|(?:me|nos) gusto)|volvio a fallar|equivocad\w*|[12] estrellas?|una estrella|dos estrellas|quemamos|quemaron|lent[oa]s?|decepcion\w*|pesimo|cold|late|slow|rude|dirty|expensive|overpriced|worst|never|wrong|broken|burnt|raw|stale|disappoint\w*|waited|wait|terrible|awful|(?:[12]|one|two) stars?)\b/;
/** Words of a review that praises, in Spanish and English, folded. */
export const PRAISES =
  /\b(?:mejor(?:es)?|excelente|ric[oa]s?|buenisim\w*|delicios\w*|encant\w*|barbaro|increible|feliz|contenta?|amable|recomiend\w*|felicit\w*|perfect\w*|[45] estrellas|cuatro estrellas|cinco estrellas|best|great|excellent|delicious|love[ds]?|amazing|wonderful|friendly|nice|good|recommend\w*|perfect\w*|happy|(?:[45]|four|five) stars)\b/;
const YET = /\b(?:pero|aunque|lastima|sin embargo|but|although|though|however)\b/;

/**
 * Whether a review complains, alone or beside praise: "very tasty, but it took 40 minutes". Praise with
 * such a word and no "but" is praise: "you never disappoint".
 *
 * @param folded the review, lower case and without accents
 */
export function isComplaint(folded: string): boolean {
  if (!PRAISES.test(folded)) return COMPLAINS.test(folded);
  const yet = YET.exec(folded);
  if (!yet) return false;
  // "Great food but the music was too loud": what follows "but" and is no praise was wrong.
  return COMPLAINS.test(folded) || (yet.index > 0 && !PRAISES.test(folded.slice(yet.index)));
}

/** Words against people or in anger, folded: a reply does not say them once more. */
const INSULTS =
  /\b(?:groser\w*|malcriad\w*|maleducad\w*|idiotas?|estupid\w*|inutil(?:es)?|rater[oa]s?|ladron(?:es)?|estaf\w*|asco|asqueros\w*|porqueria|basura|pesim[oa]s?|rude|idiots?|stupid|useless|thie(?:f|ves)|scam\w*|disgusting|garbage|trash|awful|horrible|terrible)\b/;
export const isInsult = (folded: string): boolean => INSULTS.test(folded);
