import type { Abilities } from "#domain/agentiks/abilities/abilities.ts";
import { fold } from "#engine/reading/folded.ts";

/** Names of the labels of which a message has a word or a phrase. */
export function labelsIn(text: string, { labels }: Pick<Abilities, "labels">): string[] {
  const folded = ` ${(fold(text).match(/[a-z\d]+/g) ?? []).join(" ")} `;
  return labels
    .filter(({ words }) =>
      words.some((word) => {
        const phrase = (fold(word).match(/[a-z\d]+/g) ?? []).join(" ");
        return phrase !== "" && folded.includes(` ${phrase}`);
      }),
    )
    .map(({ name }) => name);
}
