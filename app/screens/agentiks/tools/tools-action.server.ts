import { data, type ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import {
  HOSTS_MAX,
  readHosts,
  factsOf,
  TOOLS,
  type Permissions,
  type Tool,
} from "#domain/agentiks/tools/tools.ts";
import { PERMISSIONS, type Permission } from "#domain/agentiks/tools/tool.ts";
import { parseItemId } from "#domain/items/item-ids.ts";
import { setPermissions } from "#db/commands/agentiks/tools/set-permissions.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { typedText } from "#app/forms/form-fields.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { writtenText } from "#app/forms/written-text.server.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { writeAs } from "#app/session/write-as.server.ts";
import { answerAgentikLimits, type TypedLimits } from "./limits-action.server.ts";

const permission = z.enum(PERMISSIONS).optional().catch(undefined);
const FORM = z.object({
  intent: z.enum(["save", "save-limits"]).catch("save"),
  ...(Object.fromEntries(TOOLS.map((tool) => [tool, permission])) as Record<
    Tool,
    typeof permission
  >),
  hosts: writtenText(),
  run: typedText(),
  day: typedText(),
  month: typedText(),
  engine: typedText(),
} satisfies Record<Tool | "hosts" | "intent" | keyof TypedLimits, z.ZodTypeAny>);

const REFUSALS = {
  gone: { status: 404, text: m.examples_no_missing },
  "not-yours": { status: 403, text: m.agentiks_not_yours },
} as const;

/**
 * Saves what an agentik's tools may do, or what it may spend.
 *
 * @throws 404 for an address that names no agentik, what `readForm` throws
 */
export async function answerTools({ request, params, context }: ActionFunctionArgs) {
  const form = await readForm(request, FORM);
  const id = parseItemId(params.id);
  if (!id) throw data(null, { status: 404 });
  const lang = requestLang(request);
  const { intent, hosts: typed, run, day, month, engine, ...chosen } = form;
  if (intent === "save-limits")
    return answerAgentikLimits({ request, context }, { id, typed: { run, day, month, engine } });
  const again = { intent: "save", typed: { ...chosen, hosts: typed } };
  const { hosts, wrong } = readHosts(typed);
  const problem =
    wrong !== undefined
      ? m.tools_no_host({ host: wrong }, lang)
      : hosts.length > HOSTS_MAX
        ? m.tools_no_hosts({ max: HOSTS_MAX }, lang)
        : undefined;
  if (problem)
    return refuse({ ...again, status: 422, reason: "fields", fields: { hosts: problem } });
  const written = await writeAs({ request, context }, (tx, { personId }) =>
    setPermissions(tx, {
      personId,
      id,
      permissions: readPermissions(chosen),
      hosts,
      now: new Date(),
    }),
  );
  if (!written.ok) return refuseUnwritten(written.error, { ...again, lang });
  const { value, headers } = written;
  if (value.kind === "refused") {
    const { status, text } = REFUSALS[value.reason];
    return refuse({ ...again, status, reason: value.reason, text: text({}, lang) });
  }
  const flash = { code: "tools-saved", about: value.id };
  throw redirectWithFlash(request, paths.agentikTools(value.id), flash, headers);
}

/** Permissions by tool: the tool's first choice where the form has none or a forbidden one. */
const readPermissions = (chosen: Readonly<Partial<Record<Tool, Permission>>>): Permissions =>
  Object.fromEntries(
    TOOLS.map((tool) => {
      const { choices, first } = factsOf(tool);
      return [tool, choices.find((choice) => choice === chosen[tool]) ?? first];
    }),
  ) as Permissions;
