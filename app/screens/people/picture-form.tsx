import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { PICTURE_CROPS, PICTURE_TYPES, type PictureCrop } from "#domain/people/profile/pictures.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FormField } from "#app/ui/forms/form-field.tsx";
import { FormAnswer, type ShownResult } from "#app/ui/forms/form-answer.tsx";

/** Chooses, replaces or removes a picture; the server crops it. */
export function PictureForm({
  label,
  help,
  shown,
  isSet,
  crops,
  result,
}: {
  label: string;
  help: string;
  /** The present picture. */
  shown: ReactNode;
  isSet: boolean;
  /** Parts of a wide or tall picture to choose from; without them all of it is kept. */
  crops?: { title: string; names: Record<PictureCrop, string> };
  result: ShownResult | undefined;
}) {
  const lang = useLang();
  return (
    <Form method="post" encType="multipart/form-data" className="flex flex-col gap-3">
      <FormAnswer result={result} intent="upload-picture" />
      <div className="flex items-start gap-4">
        {shown}
        <div className="flex-1 min-w-0">
          <FormField
            type="file"
            label={label}
            help={help}
            name="picture"
            accept={PICTURE_TYPES.join(",")}
          />
        </div>
      </div>
      {crops && (
        <fieldset>
          <legend className="font-600">{crops.title}</legend>
          <div className="flex flex-wrap gap-x-5">
            {PICTURE_CROPS.map((crop) => (
              <label key={crop} className="flex items-center gap-2 min-h-11">
                <input
                  type="radio"
                  name="crop"
                  value={crop}
                  defaultChecked={crop === "centre"}
                  className="tick"
                />
                {crops.names[crop]}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <div className="flex flex-wrap gap-3">
        <button name="intent" value="upload-picture" className="btn">
          {isSet ? m.profile_picture_replace({}, lang) : m.profile_picture_save({}, lang)}
        </button>
        {isSet && (
          <button name="intent" value="remove-picture" className="btn text-danger">
            {m.profile_picture_remove({}, lang)}
          </button>
        )}
      </div>
    </Form>
  );
}
