import type { Abilities } from "#domain/agentiks/abilities/abilities.ts";
import type { RequestForm, RequestKind } from "#domain/agentiks/abilities/request-form.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";

/** Forms that are offered at the beginning. */
const FORMS_SHOWN = 2;

const WISHES: Readonly<Partial<Record<RequestKind, typeof m.chat_first_order>>> = {
  order: m.chat_first_order,
  booking: m.chat_first_booking,
  appointment: m.chat_first_appointment,
};

/** What a customer writes to begin a form: "I want to place an order". */
export const wishText = (
  { kind, name }: Pick<RequestForm, "kind" | "name">,
  lang: { locale: Locale },
): string => WISHES[kind]?.({}, lang) ?? m.trial_idea_form({ form: name.toLowerCase() }, lang);

/** First messages that a customer may send with one press, from the agentik's abilities. */
export function firstChoices(
  { answers, forms }: Abilities,
  lang: { locale: Locale },
): readonly string[] {
  const sells = forms.some(({ kind }) => kind === "order");
  return [
    ...(answers && sells ? [m.chat_first_menu({}, lang)] : []),
    ...(answers ? [m.chat_first_hours({}, lang)] : []),
    ...forms.slice(0, FORMS_SHOWN).flatMap(({ kind }) => WISHES[kind]?.({}, lang) ?? []),
  ];
}
