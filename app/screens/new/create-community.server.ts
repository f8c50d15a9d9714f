import { data, type ActionFunctionArgs } from "@remix-run/node";
import { CONTENT_LANGUAGES } from "#domain/items/catalogue.ts";
import { endOfDay } from "#domain/challenges/challenge-days.ts";
import { readChallengeFields, readSpaceFields } from "#domain/items/item-fields.ts";
import { paths } from "#app/paths.ts";
import { oneOf } from "#app/preferences/preferences-cookie.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { readFormKey } from "#app/forms/form-key.server.ts";
import { writeAs } from "#app/session/write-as.server.ts";
import { createChallenge } from "#db/commands/challenges/create-challenge.ts";
import { createSpace } from "#db/commands/spaces/create-space.ts";
import { once } from "#db/commands/writing/once.ts";
import type { WrittenItem } from "./written-item.ts";

type Args = Pick<ActionFunctionArgs, "request" | "context">;

/** Makes a space of what was written, and leads to it. */
export async function createSpaceFrom({ request, context }: Args, form: FormData) {
  const typed = typedIn(form);
  const read = readSpaceFields(typed);
  if ("wrong" in read) return refuseFields(typed, read.wrong);
  const space = { ...read.fields, language: languageOf(typed) };
  const [key, now] = [readFormKey(form), new Date()];
  const written = await writeAs({ request, context }, (tx, { personId }) =>
    once(tx, { personId, key, about: "create-space", content: space }, () =>
      createSpace(tx, { personId, space, now }),
    ),
  );
  if (!written.isDone) return answer(typed, { ...written.answer.data }, written.answer.init ?? {});
  const { spaceId } = written.value;
  const flash = { code: "created", about: spaceId };
  throw redirectWithFlash(request, paths.space(spaceId), flash, written.headers);
}

/** Opens a challenge, its reward set aside, and leads to it. */
export async function createChallengeFrom({ request, context }: Args, form: FormData) {
  const now = new Date();
  const typed = typedIn(form);
  const read = readChallengeFields(typed, now);
  if ("wrong" in read) return refuseFields(typed, read.wrong);
  const key = readFormKey(form);
  const content = { ...read.fields, language: languageOf(typed) };
  const challenge = { ...content, deadline: endOfDay(content.deadline) };
  const written = await writeAs({ request, context }, (tx, { personId }) =>
    once(tx, { personId, key, about: "create-challenge", content }, () =>
      createChallenge(tx, { personId, challenge, now }),
    ),
  );
  if (!written.isDone) return answer(typed, { ...written.answer.data }, written.answer.init ?? {});
  const { value, headers } = written;
  if (value.kind === "refused")
    return answer(typed, { problem: "short", missing: value.missing }, { status: 409 });
  const flash = { code: "created", about: value.challengeId };
  throw redirectWithFlash(request, paths.challenge(value.challengeId), flash, headers);
}

/** Fields as they came; a file is none of them. */
const typedIn = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form].filter((pair): pair is [string, string] => typeof pair[1] === "string"),
  );

/** What it is written in: the page's own language says it. */
const languageOf = ({ language }: Record<string, string>) =>
  oneOf(CONTENT_LANGUAGES, language) ?? "es";

function refuseFields(typed: Record<string, string>, wrong: string[]) {
  const problem = wrong.includes("name") ? "name" : "fields";
  return answer(typed, { problem, wrong }, { status: 422 });
}

function answer(
  { key: _key, ...typed }: Record<string, string>,
  why: Partial<WrittenItem>,
  init: ResponseInit,
) {
  const written: WrittenItem = {
    ...{ name: typed.name ?? "", description: typed.description ?? "", typed },
    ...{ problem: "not-written", wrong: [], missing: 0, waitSeconds: 0, isConflict: false },
    ...why,
  };
  return data(written, init);
}
