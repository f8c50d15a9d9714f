import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { readMcpServer } from "#domain/agentiks/tools/mcp/mcp-server.ts";
import type { McpListing } from "#adapters/mcp/mcp-client.server.ts";
import { sealMcpToken, unsealMcpToken } from "#adapters/mcp/mcp-token.server.ts";
import { HAS_SECRET_KEY } from "#adapters/secrets/secret-key.server.ts";
import { allowMcpTools } from "#db/commands/agentiks/mcp/allow-tools.ts";
import {
  checkOwnMcpServer,
  connectMcpServer,
  disconnectMcpServer,
} from "#db/commands/agentiks/mcp/connect-server.ts";
import type { CheckedMcpServer } from "#db/commands/agentiks/mcp/keep-tools.ts";
import type { Db } from "#db/connection/client.ts";
import { db, onPrimary } from "#db/connection/live-database.ts";
import { findSealedMcpServer } from "#db/queries/agentiks/mcp/own-servers.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { typedText } from "#app/forms/form-fields.server.ts";
import { readFormWithTicks } from "#app/forms/read-form.server.ts";
import { writtenLine } from "#app/forms/written-text.server.ts";
import * as m from "#app/messages/messages.js";
import { mcpServersPath } from "#domain/addresses/mcp-path.ts";
import { paths } from "#domain/addresses/paths.ts";
import { withNext } from "#domain/addresses/with-next.ts";
import { refuseUnwritten, waitText } from "#app/presenters/answers/not-written.server.ts";
import { limitTries, waitHeaders } from "#app/session/limit-tries.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findShownAgentik } from "#app/screens/agentiks/shown-agentik.server.ts";
import { writeAs } from "#app/session/write-as.server.ts";
import { isMcpHostAllowed, mcp } from "./mcp-client.server.ts";
import {
  mcpProblemTexts,
  mcpRefusal,
  mcpTroubleText,
  type McpDone,
  type McpRefusal,
} from "./mcp-words.server.ts";

const FORM = z.object({
  intent: z.enum(["connect", "check", "allow", "disconnect"]),
  /** Id of a connected server; empty with `connect`. */
  server: typedText(),
  name: writtenLine(),
  address: writtenLine(),
  token: writtenLine(),
});

/** What was typed, but for the token, and the hashes that were ticked. */
export interface TypedMcp {
  server: string;
  name: string;
  address: string;
  ticked: readonly string[];
}

type Answer = { kind: "done" } | { kind: "refused"; reason: McpRefusal };

/**
 * Connects an MCP server to the person's agentik, checks it, sets which of its tools may be asked for, or
 * disconnects it. The server is asked before anything is written, and never in a transaction. Only
 * accounts may: a guest is refused before a server is asked.
 *
 * @throws 404 for an unknown agentik, the redirect after success, what `readForm` throws
 */
export async function answerMcp({ request, params, context }: ActionFunctionArgs) {
  const { form, ticked } = await readFormWithTicks(request, FORM, "allow");
  const { intent, server: serverId, token, ...given } = form;
  const { agentik, viewer, isMine } = await findShownAgentik(request, params.id);
  const page = mcpServersPath(agentik.id);
  const lang = requestLang(request);
  const typed: TypedMcp = { server: serverId, ...given, ticked };
  const no = (reason: McpRefusal) =>
    refuse({ intent, reason, ...mcpRefusal(reason, lang), typed, link: linkOf(reason) });
  const wrong = (fields: Record<string, string>) =>
    refuse({ intent, status: 422, reason: "fields", fields, typed });
  if (viewer.kind !== "account") return no("account");
  if (!isMine) return no("not-yours");
  const now = new Date();
  const of = { id: agentik.id, serverId, now };
  switch (intent) {
    case "connect":
      return connect();
    case "check":
      return check();
    case "allow":
      return write("mcp-allowed", (tx, writer) =>
        allowMcpTools(tx, { ...of, personId: writer, hashes: ticked }),
      );
    case "disconnect":
      return write("mcp-disconnected", (tx, writer) =>
        disconnectMcpServer(tx, { ...of, personId: writer }),
      );
  }

  async function connect() {
    const read = readMcpServer({ ...given, token }, { isAllowedHost: isMcpHostAllowed });
    if ("problems" in read) return wrong(mcpProblemTexts(read.problems, lang));
    const { server } = read;
    if (server.token !== undefined && !HAS_SECRET_KEY) return no("unavailable");
    const listed = await ask(server);
    if (!("kind" in listed)) return listed;
    if (listed.kind === "failed") {
      const field = listed.trouble === "token" ? "token" : "address";
      return wrong({ [field]: mcpTroubleText(listed.trouble, lang) });
    }
    if (listed.tools.length === 0) return wrong({ address: m.mcp_problem_empty({}, lang) });
    return write("mcp-connected", (tx, writer) =>
      connectMcpServer(tx, {
        personId: writer,
        id: of.id,
        server,
        listed,
        seal: sealMcpToken,
        now,
      }),
    );
  }

  async function check() {
    const known = await onPrimary(() => findSealedMcpServer(db, { agentikId: of.id, serverId }));
    if (!known) return no("gone");
    const { endpoint, sealedToken } = known;
    const opened = sealedToken === null ? undefined : unsealMcpToken(sealedToken, serverId);
    if (sealedToken !== null && opened === undefined) return no("key");
    const listed = await ask({ endpoint, token: opened });
    if (!("kind" in listed)) return listed;
    const checked: CheckedMcpServer =
      listed.kind === "failed" ? { failure: listed.trouble } : listed;
    return write("mcp-checked", (tx, writer) =>
      checkOwnMcpServer(tx, { ...of, personId: writer, checked }),
    );
  }

  /** Asks a server for its tools, or refuses to. */
  async function ask(end: { endpoint: string; token: string | undefined }) {
    const seconds = await limitTries("mcpByPerson", viewer.personId, now);
    if (seconds > 0)
      return refuse(
        { intent, status: 429, reason: "too-often", text: waitText(seconds, lang), typed },
        waitHeaders(seconds),
      );
    const listing: McpListing = await mcp.listTools(end, request.signal);
    return listing;
  }

  async function write(code: McpDone, run: (tx: Db, writer: string) => Promise<Answer>) {
    const written = await writeAs({ request, context }, (tx, writer) => run(tx, writer.personId));
    if (!written.ok) return refuseUnwritten(written.error, { intent, lang, typed });
    const { value, headers } = written;
    if (value.kind === "refused") return no(value.reason);
    throw redirectWithFlash(request, page, { code, about: of.id }, headers);
  }

  function linkOf(reason: McpRefusal) {
    if (reason !== "account") return undefined;
    return { to: withNext(paths.signup, page), text: m.account_signup_submit({}, lang) };
  }
}
