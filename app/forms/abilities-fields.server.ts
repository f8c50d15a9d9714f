import {
  readAbilities,
  UNKNOWN_IN_A_ROW_MAX,
  type Abilities,
} from "#domain/agentiks/abilities/abilities.ts";
import { READY_KINDS, readyForm } from "#domain/agentiks/abilities/ready-forms.ts";
import { FIELDS_MAX, FORMS_MAX } from "#domain/agentiks/abilities/request-form.ts";
import type { ContentLanguage } from "#domain/items/catalogue.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Whether a form has the fields of abilities: an unticked box sends nothing. */
export const hasAbilityFields = (fields: Fields): boolean => fields.abilities === "1";

/**
 * The abilities of an agentik from its form (app/screens/agentiks/configure/late-ability-fields.tsx).
 * What is left empty is left out; forms that were ticked are added as they come.
 *
 * @param language of the agentik, for the forms that are added
 */
export function readAbilityFields(fields: Fields, language: ContentLanguage): Abilities {
  const written = Array.from({ length: FORMS_MAX }, (_, index) => readFormFields(fields, index));
  const added = READY_KINDS.filter((kind) => fields[`add-${kind}`] === "on").map((kind) =>
    readyForm(kind, language),
  );
  return readAbilities({
    answers: fields.answers === "on",
    hours: fields.hours,
    greeting: lineOf(fields.greeting),
    awayNotice: lineOf(fields["away-notice"]),
    forms: [...written, ...added],
    labels: linesOf(fields.labels).map(readLabelLine),
    handOverAfter: Math.min(UNKNOWN_IN_A_ROW_MAX, Number(lineOf(fields["hand-over-after"])) || 0),
  });
}

/** "Factura: factura, facturar, RFC". */
function readLabelLine(line: string) {
  const [name = "", ...words] = line.split(":");
  return { name, words: listOf(words.join(":") || name) };
}

/** Labels as the form shows them. */
export const labelLines = (labels: Abilities["labels"]): string =>
  labels.map(({ name, words }) => `${name}: ${words.join(", ")}`).join("\n");

function readFormFields(fields: Fields, index: number) {
  const of = (name: string) => fields[`form${index}-${name}`];
  if (of("remove") === "on") return undefined;
  return {
    kind: of("kind"),
    name: lineOf(of("name")),
    words: listOf(lineOf(of("words"))),
    thanks: lineOf(of("thanks")),
    room: { places: Number(lineOf(of("places"))), minutes: Number(lineOf(of("minutes"))) },
    remindHours: Number(lineOf(of("remind-hours"))),
    fields: Array.from({ length: FIELDS_MAX }, (_, at) => ({
      label: lineOf(of(`field${at}-label`)),
      kind: of(`field${at}-kind`),
      isRequired: of(`field${at}-optional`) !== "on",
      options: listOf(lineOf(of(`field${at}-options`))),
    })),
  };
}

const linesOf = (value: unknown): string[] =>
  typeof value === "string" ? value.split(/\r\n?|\n/).filter((line) => line.trim() !== "") : [];
const listOf = (text: string): string[] => text.split(/[,;]/);
/** Drops control characters and lone surrogates, which PostgreSQL's jsonb refuses. */
const lineOf = (value: unknown): string =>
  typeof value === "string"
    ? value
        .replace(/\s+/g, " ")
        .replace(/\p{Cc}|\p{Cs}/gu, "")
        .trim()
    : "";
