import { Form } from "@remix-run/react";
import { NAME_MAX_CHARACTERS } from "#domain/people/accounts.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Avatar } from "#app/ui/art/avatar.tsx";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { FormField } from "#app/ui/forms/form-field.tsx";
import { PictureForm } from "#app/screens/people/picture-form.tsx";
import type { AccountRefusal } from "./account-action.server.ts";

/** Name, handle and picture. */
export function ProfileForms({
  profile: { name, handle, avatarUrl, storage },
  result,
}: {
  /** `handle` is null for guests, who cannot choose one; `storage`: what theirs has used. */
  profile: { name: string; handle: string | null; avatarUrl: string | null; storage: string };
  result: AccountRefusal | undefined;
}) {
  const lang = useLang();
  const refused = result?.intent === "save-profile" ? result : undefined;
  return (
    <section aria-labelledby="profile" className="card flex flex-col gap-5 p-5">
      <h2 id="profile" className="text-xl font-800">
        {m.profile_title({}, lang)}
      </h2>
      <Form method="post" className="flex flex-col gap-4">
        <FormAnswer result={result} intent="save-profile" />
        <FormField
          // Remounts after a change, so that `defaultValue` shows the new name.
          key={`name ${name}`}
          label={m.account_name({}, lang)}
          help={m.profile_name_help({}, lang)}
          name="name"
          required
          maxLength={NAME_MAX_CHARACTERS}
          autoComplete="name"
          defaultValue={refused?.typed?.name ?? name}
          problem={refused?.fields?.name}
        />
        {handle !== null && (
          <FormField
            key={`handle ${handle}`}
            label={m.profile_handle({}, lang)}
            help={m.profile_handle_help({}, lang)}
            name="handle"
            required
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={refused?.typed?.handle ?? handle}
            problem={refused?.fields?.handle}
          />
        )}
        <button name="intent" value="save-profile" className="btn-primary self-start">
          {m.profile_save({}, lang)}
        </button>
      </Form>
      <div className="border-t pt-5">
        <PictureForm
          label={m.profile_picture({}, lang)}
          help={`${m.profile_picture_help({}, lang)} ${storage}`}
          shown={<Avatar url={avatarUrl} className="w-16 h-16" />}
          isSet={avatarUrl !== null}
          crops={{
            title: m.profile_crop({}, lang),
            names: {
              start: m.profile_crop_start({}, lang),
              centre: m.profile_crop_centre({}, lang),
              end: m.profile_crop_end({}, lang),
            },
          }}
          result={result}
        />
      </div>
    </section>
  );
}
