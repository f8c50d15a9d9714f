import type { BuilderBlock } from "#domain/studio/builder/builder.ts";
import { APPROVED_ANSWERS } from "#domain/studio/pages/told-questions.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import type { Offered } from "./content-fields.tsx";

/** Note for the owner: the source of a template's text, or that its prices are still examples. */
export function BodyOrigin({
  block: { type, content },
  offered: { origin, examples },
}: {
  block: BuilderBlock;
  offered: Offered;
}) {
  const lang = useLang();
  if (!content) return null;
  const { target, body } = content;
  if (type === "questions" && target === APPROVED_ANSWERS)
    return <p className={LINE}>{m.pages_from_answers({}, lang)}</p>;
  if (type !== "prices") return null;
  if (examples.includes(body))
    return <p className="text-sm text-warning">{m.pages_example_prices({}, lang)}</p>;
  return target !== "" && target === origin?.id ? (
    <p className={LINE}>
      <a
        href={paths.spaceDocument(origin.spaceId, origin.id)}
        className="flex items-center min-h-11 font-600 text-accent underline"
      >
        {m.pages_from_document({ name: origin.name }, lang)}
      </a>
      {m.pages_from_private({}, lang)}
    </p>
  ) : null;
}

const LINE = "text-sm text-ink-soft break-words";
