import { data, type ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { db } from "#db/connection/live-database.ts";
import {
  readConfiguration,
  type ConfigurationField,
  type WrittenConfiguration,
} from "#domain/agentiks/agentik-configuration.ts";
import { parseItemId } from "#domain/items/item-ids.ts";
import { paths } from "#app/paths.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { readFormKey } from "#app/forms/form-key.server.ts";
import { readWrittenConfiguration } from "#app/forms/read-configuration.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { writeAs } from "#app/session/write-as.server.ts";
import { agentikRefusalText } from "#app/presenters/agentik-answer-text.server.ts";
import { writtenCount } from "#app/forms/written-text.server.ts";
import {
  discardConfiguration,
  draftConfiguration,
  publishConfiguration,
} from "#db/commands/agentiks/configure-agentik.ts";
import { once } from "#db/commands/writing/once.ts";
import { findAgentikDetail } from "#db/queries/agentiks/agentik-detail.ts";

const PRESS = z.object({
  intent: z.enum(["draft", "publish", "discard"]),
  /** Of the draft that the page showed. */
  revision: writtenCount(),
});

/** What came of a form, with what was written in it. */
export interface ConfigureAnswer {
  written: WrittenConfiguration;
  problems: ConfigurationField[];
  /** Why nothing was written, in words. */
  refusal: string | null;
}

const DONE = { draft: "drafted", publish: "published", discard: "discarded" } as const;

/**
 * Keeps a draft of the configuration, publishes it, or drops it.
 *
 * @throws 400 for an unknown intent, 404 for an unknown agentik, what `readForm` throws
 */
export async function answerConfigure({ request, params, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const press = PRESS.safeParse(Object.fromEntries(form));
  if (!press.success) throw data(null, { status: 400 });
  const { intent, revision } = press.data;
  const id = parseItemId(params.id);
  const { personId: viewerId } = await findViewer(request);
  const shown = id === undefined ? undefined : await findAgentikDetail(db, id, viewerId);
  if (!id || !shown) throw data(null, { status: 404 });

  const written = readWrittenConfiguration(form);
  const refuse = (
    status: number,
    refusal: ConfigureAnswer["refusal"],
    problems: ConfigurationField[] = [],
  ) => data({ written, problems, refusal } satisfies ConfigureAnswer, { status });
  const read = readConfiguration(written, shown.type);
  if (intent !== "discard" && "problems" in read) return refuse(422, null, read.problems);

  const now = new Date();
  const key = readFormKey(form);
  const done = await writeAs({ request, context }, (tx, { personId }) => {
    const about = `${intent}-agentik ${id}`;
    const content = { revision, ...(intent !== "discard" && written) };
    return once(tx, { personId, key, about, content }, () => {
      const asked = { personId, id, revision, now };
      if ("problems" in read || intent === "discard") return discardConfiguration(tx, asked);
      const { configuration } = read;
      const command = intent === "draft" ? draftConfiguration : publishConfiguration;
      return command(tx, { ...asked, configuration });
    });
  });
  if (!done.isDone) return done.answer;
  const { value, headers } = done;
  if (value.kind === "refused") {
    if (value.reason === "gone") throw data(null, { status: 404 });
    const text = agentikRefusalText(value.reason, requestLang(request));
    return refuse(value.reason === "not-yours" ? 403 : 409, text);
  }
  const to = intent === "publish" ? paths.agentik(value.id) : paths.agentikConfigure(value.id);
  const flash = { code: `agentik-${DONE[intent]}`, about: value.id };
  throw redirectWithFlash(request, to, flash, headers);
}
