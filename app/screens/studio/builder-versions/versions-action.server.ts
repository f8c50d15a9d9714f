import { data } from "@remix-run/node";
import { z } from "zod";
import { forgetDraftCookie, readDraftCookie } from "#domain/studio/builder/builder-draft-cookie.ts";
import { LAYOUT_FILE_MAX_CHARACTERS, parseLayout } from "#domain/studio/builder/layout-file.ts";
import { paths } from "#app/paths.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { readFormKey } from "#app/forms/form-key.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { textField } from "#app/forms/text-field.server.ts";
import { writeAs, type WriteArgs } from "#app/session/write-as.server.ts";
import { writtenCount } from "#app/forms/written-text.server.ts";
import { once } from "#db/commands/writing/once.ts";
import {
  publishLayout,
  putLayout,
  unpublishLayout,
  type PublishAnswer,
} from "#db/commands/studio/save-layout.ts";

const PRESS = z.object({
  intent: z.enum(["restore", "import", "publish", "unpublish"]),
  version: writtenCount(),
});

/** Why nothing was done, with what was written. */
export interface VersionsAnswer {
  problem: "invalid" | "gone" | "stale";
  text: string;
}

type Publication = PublishAnswer | { kind: "done"; id: string | null };

const refuse = (problem: VersionsAnswer["problem"], status: number, text = "") =>
  data({ problem, text } satisfies VersionsAnswer, { status });

/**
 * The buttons of the versions: bring one back, bring a file, publish, stop publishing.
 *
 * @throws 400 for an unknown intent, what `readForm` throws
 */
export async function answerVersions({ request, context }: WriteArgs) {
  const form = await readForm(request);
  const press = PRESS.safeParse(Object.fromEntries(form));
  if (!press.success) throw data(null, { status: 400 });
  const { intent, version } = press.data;
  const [key, now] = [readFormKey(form), new Date()];
  const about = `${intent}-layout`;

  if (intent === "publish" || intent === "unpublish") {
    const done = await writeAs({ request, context }, (tx, { personId }): Promise<Publication> =>
      intent === "publish"
        ? publishLayout(tx, { personId, version, now })
        : unpublishLayout(tx, { personId, now }),
    );
    if (!done.isDone) return done.answer;
    if (done.value.kind === "refused") return refuse("gone", 404);
    const flash = { code: `layout-${intent}ed`, about: String(version) };
    throw redirectWithFlash(request, paths.builderVersions, flash, done.headers);
  }

  const text = intent === "import" ? await readLayoutText(form) : "";
  const blocks = intent === "import" ? parseLayout(text) : null;
  if (intent === "import" && !blocks) return refuse("invalid", 422, text.slice(0, LAYOUT_FILE_MAX_CHARACTERS)); // prettier-ignore
  const from = blocks ? { blocks } : { version };
  const draft = findDraftBlocks(request);
  const done = await writeAs({ request, context }, (tx, { personId, address }) =>
    once(tx, { personId, key, about, content: { from, draft } }, () =>
      putLayout(tx, { personId, address, from, draft, now }),
    ),
  );
  if (!done.isDone) return done.answer;
  const { value, headers } = done;
  if (value.kind === "refused") return refuse(value.reason, value.reason === "gone" ? 404 : 409);
  headers.append("Set-Cookie", forgetDraftCookie);
  const code = intent === "import" ? "layout-imported" : "layout-restored";
  throw redirectWithFlash(request, paths.builder, { code, about: String(value.version) }, headers);
}

/** What is being worked on and not saved, as far as the server can know. */
function findDraftBlocks(request: Request) {
  const kept = readDraftCookie(request.headers.get("Cookie"));
  return kept && "work" in kept ? kept.work.blocks : null;
}

/** The file, or what was written into the field. */
async function readLayoutText(form: FormData): Promise<string> {
  const file = form.get("file");
  const isFile = file instanceof Blob && file.size > 0;
  // Four bytes a character at the most: what is larger is no layout.
  if (isFile && file.size <= LAYOUT_FILE_MAX_CHARACTERS * 4) return file.text();
  return isFile ? "" : textField(form, "text");
}
