import type { RequestAnswer } from "#domain/agentiks/abilities/request-form.ts";
import { CUSTOMER_NAME_MAX } from "#domain/agentiks/chats/inbox.ts";
import { fold } from "#engine/reading/folded.ts";
import { findName } from "./find-name.ts";

/** Words inside a name that stay in small letters. */
const PARTICLE = /^(?:de|del|la|las|los|da|dos|y)$/;
/** "Soy mesero" says a trade; after "soy" a name begins with a capital. */
const AM = /^[^a-z]*(?:(?:y|and) )?(?:soy|sou|i am|i'm|this is)(?: |: ?)/;

/**
 * The customer's name, as they have just said it in a form ("¿A qué nombre?") or in words: "me llamo
 * ana" is "Ana". Undefined if they said none.
 *
 * @param answers of the form that the message has filled in
 */
export function customerNameIn(
  text: string,
  answers: readonly RequestAnswer[],
): string | undefined {
  const answered = answers.find(({ kind }) => kind === "name")?.value;
  const name = withCapitals((answered ?? saidIn(text) ?? "").trim());
  return name !== "" && [...name].length <= CUSTOMER_NAME_MAX ? name : undefined;
}

function saidIn(text: string): string | undefined {
  const folded = fold(text);
  const said = findName(folded);
  if (!said) return undefined;
  const name = text.slice(said.name.from, said.name.to);
  const isTold = AM.test(folded.slice(said.from, said.to));
  return isTold && !/^\p{Lu}/u.test(name) ? undefined : name;
}

/** A name typed in small letters with capitals; one with a capital stays as it is. */
const withCapitals = (name: string): string =>
  /\p{Lu}/u.test(name)
    ? name
    : name
        .split(/\s+/)
        .map((word) => (PARTICLE.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
        .join(" ");
