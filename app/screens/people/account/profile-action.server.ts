import { parseDisplayName } from "#domain/people/accounts.ts";
import { parseHandle, type HandleProblem } from "#domain/people/profile/handles.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { writeAs, type WriteArgs } from "#app/session/write-as.server.ts";
import { changeProfile } from "#db/commands/people/profile/change-profile.ts";

const HANDLE_TEXTS: Record<HandleProblem, typeof m.profile_handle_short> = {
  "handle-short": m.profile_handle_short,
  "handle-long": m.profile_handle_long,
  "handle-characters": m.profile_handle_characters,
  "handle-reserved": m.profile_handle_reserved,
};

/**
 * Changes the name and the handle. A visitor becomes a guest with the typed name; guests have no
 * handle field.
 *
 * @throws the redirect after success
 */
export async function answerProfile(
  args: WriteArgs,
  form: { name: string; handle?: string | undefined },
) {
  const { request } = args;
  const intent = "save-profile";
  const lang = requestLang(request);
  const viewer = await findViewer(request);
  const typed = { name: form.name, handle: form.handle ?? "" };
  const displayName = parseDisplayName(form.name);
  const handle = readHandle(form.handle, viewer, lang);
  if (displayName === undefined || handle.problem) {
    const fields = {
      ...(displayName === undefined && { name: m.account_name_problem({}, lang) }),
      ...(handle.problem && { handle: handle.problem }),
    };
    return refuse({ intent, status: 422, reason: "fields", fields, typed });
  }
  const written = await writeAs(args, (tx, { personId }) =>
    changeProfile(tx, { personId, displayName, handle: handle.value }),
  );
  if (!written.ok) return refuseUnwritten(written.error, { intent, lang, typed });
  const { value, headers } = written;
  if (value.kind === "refused") {
    const fields = { handle: m.profile_handle_taken({ handle: handle.value ?? "" }, lang) };
    return refuse({ intent, status: 409, reason: value.reason, fields, typed });
  }
  throw redirectWithFlash(request, paths.account, { code: "profile", about: "account" }, headers);
}

/**
 * The typed handle; no value where it stays as it is. A person's present handle is always accepted:
 * handles made before the present rules may have dots.
 */
function readHandle(
  typed: string | undefined,
  { kind, person }: Awaited<ReturnType<typeof findViewer>>,
  lang: { locale: Locale },
): { value?: string; problem?: string } {
  if (typed === undefined || kind !== "account" || typed.trim() === person?.handle) return {};
  const { handle, problem } = parseHandle(typed);
  return problem ? { problem: HANDLE_TEXTS[problem]({}, lang) } : { value: handle };
}
