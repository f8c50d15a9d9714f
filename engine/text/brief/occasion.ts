/** Occasion: a holiday, an anniversary, a sale. */
export const OCCASION =
  /\b(?:(?:el )?d[ií]a (?:de (?:la |las |los |el |muertos)?|del )\s?[\p{L}]+(?: y [\p{L}]+)?|(?:independence|mother'?s|father'?s|valentine'?s|labou?r|christmas|new year'?s) day|fiestas patrias|(?:la )?navidad|christmas|san valent[ií]n|halloween|a[nñ]o nuevo|new year|(?:nuestro |el |our )?aniversario|(?:our )?anniversary|(?:el )?buen fin|black friday|semana santa|easter)\b/iu;
