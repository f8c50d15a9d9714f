import { z } from "zod";
import { refuse } from "#app/forms/action-result.server.ts";
import { typedTextIfAny } from "#app/forms/form-fields.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";

/** Fields that the forms of several kinds share. */
const FORM = z.object({
  name: typedTextIfAny(),
  description: typedTextIfAny(),
  tags: typedTextIfAny(),
});

/** Sends what was typed for one kind to the form of another. Nothing is written. */
export async function carryFields(request: Request) {
  const typed = await readForm(request, FORM);
  return refuse({ intent: "carry", status: 200, reason: "carried", typed });
}
