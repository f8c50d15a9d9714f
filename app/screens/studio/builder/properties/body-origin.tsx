import type { BuilderBlock } from "#domain/studio/builder/builder.ts";
import { APPROVED_ANSWERS } from "#domain/studio/pages/told-questions.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import type { Offered } from "./content-fields.tsx";

/** Where a template took a block's text from, for its owner alone. */
export function BodyOrigin({
  block: { type, content },
  origin,
}: {
  block: BuilderBlock;
  origin: Offered["origin"];
}) {
  const lang = useLang();
  const target = content?.target;
  if (!target) return null;
  const text =
    type === "questions" && target === APPROVED_ANSWERS
      ? m.pages_from_answers({}, lang)
      : type === "prices" && target === origin?.id
        ? m.pages_from_document({ name: origin.name }, lang)
        : null;
  return text && <p className="text-sm text-ink-soft break-words">{text}</p>;
}
