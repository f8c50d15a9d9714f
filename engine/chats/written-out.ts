import { fold } from "#engine/reading/folded.ts";

/** Spellings of phone messages, folded, by the word that is meant. */
const SPELLINGS: Readonly<Record<string, string>> = {
  quiero: "kiero qiero kero qero kiiero",
  quisiera: "kisiera quiciera kiciera qisiera",
  necesito: "nesesito nececito nesecito ocupo",
  para: "pa xa pra",
  "por favor": "xfa xfavor porfa porfis porfavor plis pliz xfis",
  please: "pls plz",
  mañana: "mnn mnna maniana manana",
  ahorita: "aorita orita horita aurita",
  ahora: "ora aora",
  aquí: "aki aqi",
  domicilio: "domisilio domicilo domicilio",
  recoger: "recojer rrecoger recogger",
  llevar: "yevar llebar yebar",
  cita: "sita",
  reservación: "reserbacion reservasion",
  hacer: "aser haser acer",
  hablar: "ablar avlar havlar",
  hoy: "oy",
  tomorrow: "tmrw tomorow tmr",
  "want to": "wanna",
};
const MEANT = new Map(
  Object.entries(SPELLINGS).flatMap(([word, typed]) =>
    typed.split(" ").map((each) => [each, word] as const),
  ),
);
/** Single letters, which are initials too where they are capitals. */
const LETTERS: Readonly<Record<string, string>> = { q: "que", k: "que", x: "por", d: "de" };

/** A message with texting spellings written out: "kiero 2 pa llevar xfa". */
export const writeOut = (text: string): string =>
  text
    .replace(/[\p{L}\p{M}]+/gu, (word) => MEANT.get(fold(word)) ?? word)
    .replace(/(?<=^|[\p{L}?!.,] )([qkxd])(?= \p{L})/gu, (letter) => LETTERS[letter] ?? letter);
