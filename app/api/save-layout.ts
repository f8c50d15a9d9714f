import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { parseBlocks } from "#domain/studio/builder/builder-blocks.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { formKey, typedText } from "#app/forms/form-fields.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { saveAs } from "#app/session/save-layout.server.ts";
import {
  builderRefusalText,
  savedLayoutText,
  staleLayout,
} from "#app/presenters/answers/layouts.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { writtenCount } from "#app/forms/written-text.server.ts";
import { refuseMethod } from "#app/api/json/json-endpoint.server.ts";

const FORM = z.object({ blocks: typedText(), base: writtenCount(), key: formKey() });

/** GET is refused with 405. */
export const loader = refuseMethod;

/**
 * Save Layout for the workbench's fetch: 200 with the version and what to say; 409 with the newest version if another
 * one was saved since; 422 for an invalid layout.
 */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { blocks: sent, base, key } = await readForm(request, FORM);
  const [intent, lang] = ["save", requestLang(request)];
  const blocks = parseBlocks(parseJson(sent));
  if (!blocks) {
    const text = builderRefusalText("invalid", lang);
    return asJson(refuse({ intent, status: 422, reason: "invalid", text }));
  }
  const saved = await saveAs({ request, context }, { key, base, blocks });
  if (saved.kind === "not-written") return asJson(refuseUnwritten(saved.error, { intent, lang }));
  if (saved.kind === "stale") return asJson(refuse(staleLayout(saved.latest, lang)));
  const { version, behind, headers } = saved;
  return Response.json({ version, text: savedLayoutText(saved, behind, lang) }, { headers });
}

/** A refusal as a JSON response, with its status and headers. */
const asJson = ({ data, init }: ReturnType<typeof refuse>): Response =>
  Response.json(data, init ?? {});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
