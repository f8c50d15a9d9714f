/* Words of official letters that say nothing. */

const FILLERS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:we|i) (?:would like|wish|want) to (?:take this opportunity to )?(?:inform|let|notify|tell|advise) (?:you|(?:all (?:of )?)?(?:our )?(?:valued |dear |esteemed )?(?:customers|clients|guests|patients|members|readers))(?: know)? that\s+/gi,
    "",
  ],
  [/\bdue to (?:unforeseen )?circumstances (?:relating|related|due) to\b/gi, "because of"],
  [/\bwe kindly ask (?:that you|you to)\b/gi, "please"],
  [/\bat your earliest convenience\b/gi, "soon"],
  [/\bplease be (?:advised|informed) that\s+/gi, ""],
  [/\bit is important to note that\s+/gi, ""],
  [/\bdue to the fact that\b/gi, "because"],
  [/\bin order to\b/gi, "to"],
  [/\bat this point in time\b/gi, "now"],
  [/\b(?:will )?remain closed\b/gi, "will be closed"],
  [/\bwill open again\b/gi, "reopen"],
  [/\bin the event that\b/gi, "if"],
  [
    /(?<!\p{L})(?:por medio del? (?:la |el )?presente,? )?(?:les? |queremos |nos permitimos |deseamos |nos complace )+(?:informar|informamos|comunicar|comunicamos|notificar|notificamos|avisar|avisamos)(?:les?)? (?:a (?:todos |todas )?(?:nuestr[oa]s |los |las )?(?:(?:estimad|querid|apreciad|distinguid)[oa]s )?(?:clientes|clientas|usuarios|alumnos|socios) )?que\s+/giu,
    "",
  ],
  [/(?<!\p{L})debido a que(?!\p{L})/giu, "porque"],
  [/(?<!\p{L})con la finalidad de(?!\p{L})/giu, "para"],
  [/(?<!\p{L})con el objetivo de(?!\p{L})/giu, "para"],
  [/(?<!\p{L})en caso de que(?!\p{L})/giu, "si"],
  [/(?<!\p{L})cabe (?:mencionar|señalar|destacar) que\s+/giu, ""],
];

/** A text without words that say nothing: "we would like to inform you that we close" is "we close". */
export const withoutFillers = (text: string): string =>
  FILLERS.reduce((words, [pattern, short]) => words.replace(pattern, short), text).replace(
    /(^|[.!?]\s+)(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
