import { Form } from "@remix-run/react";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import type { ShownPart } from "#app/screens/studio/creator/late-creation-view.tsx";

/** Picture or page of an answer with its actions; code is part of the answer's text. */
export function AnswerPart({
  file,
  part,
  formKey,
}: {
  /** The address of one of the answer's files, by its ending. */
  file: (format: string) => string;
  part: ShownPart;
  formKey: string;
}) {
  const lang = useLang();
  if (part.kind === "code") return null;
  const alt =
    part.kind === "picture"
      ? m.creator_picture({}, lang)
      : m.creator_page({ titles: part.titles.join(", ") }, lang);
  const [width, height] = part.kind === "picture" ? [part.width, part.height] : [800, 600];
  return (
    <>
      <img
        src={file("svg")}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className="w-full max-w-120 h-auto rounded-control border border-line"
      />
      {part.kind === "picture" ? (
        <p className="flex flex-wrap gap-2">
          <a href={file("png")} download className="btn">
            {m.creator_download_png({}, lang)}
          </a>
          <a href={file("svg")} download className="btn">
            {m.creator_download_svg({}, lang)}
          </a>
        </p>
      ) : (
        <Form method="post" action={paths.builderVersions} reloadDocument>
          <FormKey value={formKey} />
          <input type="hidden" name="text" value={part.layout} />
          <button name="intent" value="import" className="btn">
            {m.creator_open_builder({}, lang)}
          </button>
        </Form>
      )}
    </>
  );
}
