import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { parseBlocks } from "#domain/studio/builder/builder-blocks.ts";
import { readFormKey } from "#app/forms/form-key.server.ts";
import { waitHeaders } from "#app/session/limit-tries.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { saveAs } from "#app/session/save-layout.server.ts";
import { textField } from "#app/forms/text-field.server.ts";
import { writtenCount } from "#app/forms/written-text.server.ts";
import { refuseMethod } from "#app/api/json/json-endpoint.server.ts";

const SAVE = z.object({ base: writtenCount() });

/** There is nothing to read here. */
export const loader = refuseMethod;

/**
 * Save Layout as the workbench sends it: 200 with the version; 409 with the newest one where another
 * was saved since; 422 for what is no layout.
 */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const form = await readForm(request);
  const blocks = parseBlocks(parseJson(textField(form, "blocks")));
  if (!blocks) return Response.json({}, { status: 422 });
  const { base } = SAVE.parse(Object.fromEntries(form));
  const saved = await saveAs({ request, context }, { key: readFormKey(form), base, blocks });
  if ("notWritten" in saved) {
    const { notWritten, status } = saved;
    return Response.json(notWritten, { status, headers: waitHeaders(notWritten.waitSeconds) });
  }
  if ("latest" in saved) return Response.json(saved, { status: 409 });
  const { version, isNew, headers } = saved;
  return Response.json({ version, isNew }, { headers });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
