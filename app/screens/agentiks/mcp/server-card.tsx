import { Form } from "@remix-run/react";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Notice } from "#app/ui/forms/notice.tsx";
import { LocalTime } from "#app/ui/text/local-time.tsx";
import type { McpData } from "./load-mcp.server.ts";

type ShownServer = McpData["servers"][number];

/**
 * A connected server: its trouble, its tools with a tick each, and its buttons. Descriptions of tools are
 * shown as text.
 *
 * @param ticked hashes of a refused form
 */
export function ServerCard({
  server,
  ticked,
}: {
  server: ShownServer;
  ticked: readonly string[] | undefined;
}) {
  const lang = useLang();
  const { id, name, where, trouble, leftOut, checkedAt, tools } = server;
  const labelled = (button: string) => `${button}: ${name}`;
  return (
    <section aria-labelledby={id} className="card stripe p-4 flex flex-col gap-3 min-w-0">
      <h2 id={id} className="text-xl font-800 break-words">
        {name}
      </h2>
      <p className="text-sm text-ink-soft break-words">
        {where} {m.mcp_checked({}, lang)} <LocalTime time={checkedAt} />
      </p>
      {trouble && <Notice>{trouble}</Notice>}
      {tools.length === 0 ? (
        <p>{m.mcp_no_tools({}, lang)}</p>
      ) : (
        <Form
          // Remounts after a change: the ticks are those that are stored.
          key={tools.map(({ hash, isAllowed }) => `${hash}${isAllowed}`).join()}
          method="post"
          preventScrollReset
          className="flex flex-col gap-3 min-w-0"
        >
          <input type="hidden" name="server" value={id} />
          <fieldset className="flex flex-col gap-3 min-w-0">
            <legend className="font-600">{m.mcp_tools({}, lang)}</legend>
            <p className="text-sm text-ink-soft">{m.mcp_tools_text({}, lang)}</p>
            {tools.map((tool) => (
              <Tool
                key={tool.name}
                tool={tool}
                isTicked={ticked?.includes(tool.hash) ?? tool.isAllowed}
              />
            ))}
          </fieldset>
          <button
            name="intent"
            value="allow"
            aria-label={labelled(m.mcp_save({}, lang))}
            className="btn self-start"
          >
            {m.mcp_save({}, lang)}
          </button>
        </Form>
      )}
      {leftOut && <p className="text-sm text-ink-soft">{leftOut}</p>}
      <Form method="post" preventScrollReset className="flex flex-wrap gap-2">
        <input type="hidden" name="server" value={id} />
        <button
          name="intent"
          value="check"
          aria-label={labelled(m.mcp_check({}, lang))}
          className="btn"
        >
          {m.mcp_check({}, lang)}
        </button>
        <details>
          <summary aria-label={labelled(m.mcp_disconnect({}, lang))} className="btn text-danger">
            {m.mcp_disconnect({}, lang)}
          </summary>
          <p className="py-2 max-w-prose">{m.mcp_disconnect_ask({}, lang)}</p>
          <button name="intent" value="disconnect" className="btn text-danger">
            {m.mcp_disconnect_yes({}, lang)}
          </button>
        </details>
      </Form>
    </section>
  );
}

/**
 * A tool with its tick: the value is the hash of all that is shown of it. Its words are in an unknown
 * language.
 */
function Tool({ tool, isTicked }: { tool: ShownServer["tools"][number]; isTicked: boolean }) {
  const lang = useLang();
  const { name, description, input, hash, changed } = tool;
  return (
    <div className="flex flex-col gap-1 min-w-0">
      <label className="flex items-center gap-3 min-h-11">
        <input
          type="checkbox"
          name="allow"
          value={hash}
          defaultChecked={isTicked}
          className="tick"
        />
        <code lang="" className="font-600 break-all">
          {name}
        </code>
      </label>
      {changed && <p className="text-sm font-600 text-warning">{changed}</p>}
      {description === "" ? (
        <p className="text-sm text-ink-soft">{m.mcp_no_description({}, lang)}</p>
      ) : (
        <p lang="" className="text-sm whitespace-pre-wrap break-words">
          {description}
        </p>
      )}
      <details>
        <summary className="fold-line text-sm text-ink-soft">{m.mcp_input({}, lang)}</summary>
        <pre lang="" className="text-sm whitespace-pre-wrap break-words">
          {input}
        </pre>
      </details>
    </div>
  );
}
