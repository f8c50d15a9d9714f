/** Mentions in messages: `@handle` of a person, `@Name` of an agentik. */

const fold = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const isWordCharacter = (character: string | undefined) =>
  character !== undefined && /[\p{L}\p{N}_-]/u.test(character);

/**
 * Names that a text mentions, ignoring case and accents. A name may have spaces; if one name begins
 * with another, only the longer one counts.
 */
export function mentionedIn(text: string, names: readonly string[]): string[] {
  const folded = fold(text);
  const longestFirst = [...new Set(names)].sort((a, b) => b.length - a.length);
  const found = new Set<string>();
  for (let at = folded.indexOf("@"); at >= 0; at = folded.indexOf("@", at + 1)) {
    // "ana@fonda.mx" is an address.
    if (isWordCharacter(folded[at - 1])) continue;
    const name = longestFirst.find((name) => {
      const wanted = fold(name);
      return (
        wanted !== "" &&
        folded.startsWith(wanted, at + 1) &&
        !isWordCharacter(folded[at + 1 + wanted.length])
      );
    });
    if (name !== undefined) found.add(name);
  }
  return names.filter((name) => found.has(name));
}
