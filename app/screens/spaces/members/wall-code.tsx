import { Form } from "@remix-run/react";
import { paths } from "#domain/addresses/paths.ts";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { LocalTime } from "#app/ui/text/local-time.tsx";
import type { ManagingWords } from "./managing-words.server.ts";
import { RevokeInvitation } from "./revoke-invitation.tsx";
import type { ShownWallCode } from "./shown-wall-code.server.ts";

/** The code for the wall of a space that needs an invitation: print it, make another, take it back. */
export function WallCode({
  wall: { code, choices, canMake, ...text },
  spaceId,
  words,
  formKey,
}: {
  wall: ShownWallCode;
  spaceId: string;
  words: ManagingWords;
  formKey: string;
}) {
  return (
    <section aria-labelledby="wall" className="card p-5 flex flex-col gap-4">
      <h2 id="wall" className="text-xl font-800">
        {text.title}
      </h2>
      <p className="text-sm text-ink-soft">{text.help}</p>
      {code && (
        <>
          <p>
            {code.state} <LocalTime time={code.until} /> · {code.entered}
          </p>
          <p className="text-sm text-ink-soft">{code.removed}</p>
          <div className="flex flex-wrap items-start gap-3">
            {code.isOpen && (
              <Link to={paths.spacePart(spaceId, "poster")} reloadDocument className="btn">
                {code.print}
              </Link>
            )}
            <Form method="post">
              <input type="hidden" name="invitation" value={code.id} />
              <RevokeInvitation name={text.title} words={words} />
            </Form>
          </div>
        </>
      )}
      {canMake && (
        <Form method="post" className="flex flex-wrap items-end gap-3">
          <FormKey value={formKey} />
          <label className="flex flex-col gap-1 font-600">
            {text.days}
            <select name="days" defaultValue={choices[1]!.days} className="field select font-400">
              {choices.map(({ days, text }) => (
                <option key={days} value={days}>
                  {text}
                </option>
              ))}
            </select>
          </label>
          <button name="intent" value="wall-code" className="btn">
            {text.make}
          </button>
          {code && <p className="basis-full text-sm text-ink-soft">{code.againHelp}</p>}
        </Form>
      )}
    </section>
  );
}
