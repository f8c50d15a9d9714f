import type { StoredBusiness } from "#db/queries/people/businesses.ts";
import type { Conversation } from "#db/queries/studio/creation-versions.ts";
import { formatWhatsapp } from "#domain/people/business/whatsapp.ts";
import type { SpokenMessage } from "#adapters/models/model-messages.ts";

/** Tokens of an answer. */
export const CREATOR_MAX_TOKENS = 2_000;
/** Code units of the conversation that are sent; its earliest turns are left out first. */
const SENT_MAX_CHARACTERS = 24_000;

const SYSTEM = `You write texts for small businesses in Latin America, inside Plaza.
Answer in the language of the request, with the text itself and nothing around it, in Markdown without HTML, pictures or links.
Invent no facts: no price, date, name, address or promise that was not given. Leave what is missing as a blank in square brackets.`;

/** System prompt: Plaza's instructions, and the person's own for every conversation. */
export const creatorSystem = (systemPrompt: string): string =>
  systemPrompt.trim() === "" ? SYSTEM : `${SYSTEM}\n\n${systemPrompt.trim()}`;

interface Turn {
  instruction: string;
  answer: string;
}

/**
 * The conversation that the last version stands on, for a model: instructions and answers in turns. An
 * answer that was asked for again takes the place of the one before.
 */
export function creatorMessages(
  { versions }: Pick<Conversation, "versions">,
  business: StoredBusiness | undefined,
): SpokenMessage[] {
  const byVersion = new Map<number, readonly Turn[]>();
  let line: readonly Turn[] = [];
  for (const { version, instruction, answer, isFollowUp, restoredFrom } of versions) {
    if (line.length === 0) line = [{ instruction, answer }];
    else if (restoredFrom !== null) line = byVersion.get(restoredFrom) ?? line;
    else if (isFollowUp) line = [...line, { instruction, answer }];
    else line = [...line.slice(0, -1), { ...line.at(-1)!, answer }];
    byVersion.set(version, line);
  }
  const messages = line.flatMap(({ instruction, answer }, index): SpokenMessage[] => {
    const asked: SpokenMessage = { role: "user", content: instruction };
    const isLast = index === line.length - 1;
    return isLast || answer === "" ? [asked] : [asked, { role: "assistant", content: answer }];
  });
  const corrected = correctionsOf(versions.at(-1)?.corrections ?? {});
  const last = messages.at(-1)!;
  const sent = [...messages.slice(0, -1), { ...last, content: last.content + corrected }];
  return withFacts(shortened(sent), business);
}

const correctionsOf = (corrections: Readonly<Record<string, string>>): string =>
  Object.entries(corrections)
    .map(([key, value]) => `\n${key}: ${value}`)
    .join("");

/** Drops the earliest turns of a conversation that is too long, never the last instruction. */
function shortened(messages: readonly SpokenMessage[]): SpokenMessage[] {
  let left = SENT_MAX_CHARACTERS;
  let from = messages.length - 1;
  for (let index = from; index >= 0; index -= 1) {
    left -= messages[index]!.content.length;
    if (left < 0 && index < messages.length - 1) break;
    if (messages[index]!.role === "user") from = index;
  }
  return messages.slice(from);
}

/** Puts the facts of the person's business before the first instruction. */
function withFacts(
  [first, ...rest]: readonly SpokenMessage[],
  business: StoredBusiness | undefined,
): SpokenMessage[] {
  const facts = Object.entries({
    name: business?.name,
    town: business?.town,
    address: business?.address,
    whatsapp: business?.whatsapp && formatWhatsapp(business.whatsapp),
    tone: business?.tone,
  }).filter(([, value]) => value);
  if (facts.length === 0) return [first!, ...rest];
  const known = facts.map(([name, value]) => `${name}: ${value}`).join("\n");
  return [{ ...first!, content: `(My business)\n${known}\n\n${first!.content}` }, ...rest];
}
