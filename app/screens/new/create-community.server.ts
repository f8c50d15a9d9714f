import { data, type ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import {
  CHALLENGE_TYPES,
  CONTENT_LANGUAGES,
  JOIN_POLICIES,
  SPACE_TYPES,
} from "#app/domain/catalogue.ts";
import {
  DESCRIPTION_MAX_CHARACTERS,
  NAME_MAX_CHARACTERS,
  PLACES_MAX,
  REWARD_MAX,
} from "#app/domain/community.ts";
import { endOfDay, isDeadlineDay } from "#app/domain/challenge-days.ts";
import { redirectWithFlash } from "#app/session/flash.server.ts";
import { readFormKey } from "#app/session/form-key.server.ts";
import { writeAs } from "#app/session/write-as.server.ts";
import { createChallenge } from "#db/commands/create-challenge.ts";
import { createSpace } from "#db/commands/create-space.ts";
import { once } from "#db/commands/once.ts";
import type { WrittenItem } from "./written-item.ts";

type Args = Pick<ActionFunctionArgs, "request" | "context">;

/** Postgres keeps no NUL, and nobody writes one. */
const words = (max: number) =>
  z
    .string()
    .transform((text) => text.replaceAll("\u0000", "").trim())
    .pipe(z.string().max(max));
const name = words(NAME_MAX_CHARACTERS).pipe(z.string().min(1));
const wholeNumber = (max: number) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(1).max(max));
const language = z.enum(CONTENT_LANGUAGES).catch("es");

const spaceShape = z.object({
  name,
  description: words(DESCRIPTION_MAX_CHARACTERS).default(""),
  type: z.enum(SPACE_TYPES).default("custom"),
  joinPolicy: z.enum(JOIN_POLICIES).default("open"),
  maxMembers: z.union([z.literal("").transform(() => null), wholeNumber(PLACES_MAX)]).default(""),
  language,
});

/** Makes a space of what was written, and leads to it. */
export async function createSpaceFrom({ request, context }: Args, form: FormData) {
  const typed = typedIn(form);
  const read = spaceShape.safeParse(typed);
  if (!read.success) return refuseFields(typed, read.error);
  const [space, key, now] = [read.data, readFormKey(form), new Date()];
  const written = await writeAs({ request, context }, (tx, { personId }) =>
    once(tx, { personId, key, about: "create-space", content: space }, () =>
      createSpace(tx, { personId, space, now }),
    ),
  );
  if (!written.isDone) return answer(typed, { ...written.answer.data }, written.answer.init ?? {});
  const { spaceId } = written.value;
  const flash = { code: "created", about: spaceId };
  throw redirectWithFlash(request, `/spaces/${spaceId}`, flash, written.headers);
}

const challengeShape = (now: Date) =>
  z.object({
    name,
    description: words(DESCRIPTION_MAX_CHARACTERS).default(""),
    type: z.enum(CHALLENGE_TYPES).default("other"),
    reward: wholeNumber(REWARD_MAX),
    maxParticipants: wholeNumber(PLACES_MAX),
    deadline: z.string().refine((day) => isDeadlineDay(day, now)),
    language,
  });

/** Opens a challenge, its reward set aside, and leads to it. */
export async function createChallengeFrom({ request, context }: Args, form: FormData) {
  const now = new Date();
  const typed = typedIn(form);
  const read = challengeShape(now).safeParse(typed);
  if (!read.success) return refuseFields(typed, read.error);
  const key = readFormKey(form);
  const challenge = { ...read.data, deadline: endOfDay(read.data.deadline) };
  const written = await writeAs({ request, context }, (tx, { personId }) =>
    once(tx, { personId, key, about: "create-challenge", content: read.data }, () =>
      createChallenge(tx, { personId, challenge, now }),
    ),
  );
  if (!written.isDone) return answer(typed, { ...written.answer.data }, written.answer.init ?? {});
  const { value, headers } = written;
  if (value.kind === "refused")
    return answer(typed, { problem: "short", missing: value.missing }, { status: 409 });
  const flash = { code: "created", about: value.challengeId };
  throw redirectWithFlash(request, `/challenges/${value.challengeId}`, flash, headers);
}

/** Fields as they came; a file is none of them. */
const typedIn = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form].filter((pair): pair is [string, string] => typeof pair[1] === "string"),
  );

function refuseFields(typed: Record<string, string>, { issues }: z.ZodError) {
  const wrong = [...new Set(issues.map(({ path }) => String(path[0])))];
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
