import { z } from "zod";
import { memberOf } from "#domain/input/member-of.ts";
import { JOIN_POLICIES } from "#domain/items/catalogue.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { typedTextIfAny } from "#app/forms/form-fields.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";

/** No field of an address is longer: a name has up to 120 characters. */
const CARRIED_MAX_CHARACTERS = 120;

/** Fields that the forms of several kinds share. */
const FORM = z.object({
  name: typedTextIfAny(),
  description: typedTextIfAny(),
  tags: typedTextIfAny(),
});

/** Fields that an address can fill in: a space's join policy, and a challenge's after its reward was topped up for. */
export const CARRIED_FIELDS = [
  "type",
  "joinPolicy",
  "template",
  "name",
  "reward",
  "maxParticipants",
  "deadline",
  "split",
] as const;

/** Reads CARRIED_FIELDS of an address. */
export const carriedFields = ({ searchParams }: URL): Record<string, string> =>
  Object.fromEntries(
    CARRIED_FIELDS.flatMap((name) => {
      const value = searchParams.get(name)?.slice(0, CARRIED_MAX_CHARACTERS);
      const isChoice = name !== "joinPolicy" || memberOf(JOIN_POLICIES, value) !== undefined;
      return value && isChoice ? [[name, value]] : [];
    }),
  );

/** Sends what was typed for one kind to the form of another. Nothing is written. */
export async function carryFields(request: Request) {
  const typed = await readForm(request, FORM);
  return refuse({ intent: "carry", status: 200, reason: "carried", typed });
}
