import { GETTING_STARTED_TASKS, type GettingStartedTask } from "#domain/journey/getting-started.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { Medallion, type Sign } from "./easy-pictures.tsx";

interface StepPicture {
  sign: Sign;
  /** Number of the tile drawing behind it. */
  drawing: number;
  /** Class of the step's colour. */
  kind: string;
}

const PICTURES: Record<GettingStartedTask, StepPicture> = {
  space: { sign: "shop", drawing: 1, kind: "kind-space" },
  chat: { sign: "bubble", drawing: 4, kind: "kind-offer" },
  document: { sign: "sheet", drawing: 3, kind: "kind-artifakt" },
  prompt: { sign: "person", drawing: 0, kind: "kind-agentik" },
  command: { sign: "slash", drawing: 2, kind: "kind-offer" },
  community: { sign: "cup", drawing: 5, kind: "kind-challenge" },
};

const WORDS = {
  space: { title: m.easy_space, body: m.easy_space_body, go: m.easy_space_go },
  chat: { title: m.easy_chat, body: m.easy_chat_body, go: m.easy_chat_go },
  document: { title: m.easy_document, body: m.easy_document_body, go: m.easy_document_go },
  prompt: { title: m.easy_prompt, body: m.easy_prompt_body, go: m.easy_prompt_go },
  command: { title: m.easy_command, body: m.easy_command_body, go: m.easy_command_go },
  community: { title: m.easy_community, body: m.easy_community_body, go: m.easy_community_go },
} satisfies Record<GettingStartedTask, unknown>;

/** The card of one of the six first steps: title, text, state, and a link to the screen for it. */
export function StepCard({
  id,
  ok,
  isNext = false,
  className,
}: {
  id: GettingStartedTask;
  ok: boolean;
  /** The next step to do: its card is larger. */
  isNext?: boolean;
  /** Class names of its columns in the grid. */
  className: string;
}) {
  const lang = useLang();
  const { sign, drawing, kind } = PICTURES[id];
  const { title, body, go } = WORDS[id];
  const { to } = GETTING_STARTED_TASKS.find((task) => task.id === id)!;
  return (
    <li
      className={`${kind} ${className} card overflow-hidden flex ${isNext ? "flex-col md:flex-row border-2 border-kind" : "md:flex-col"}`}
    >
      <Medallion
        sign={sign}
        drawing={drawing}
        className={isNext ? "w-full h-36 md:w-80 md:h-auto" : "w-22 md:w-full md:h-24 shrink-0"}
      />
      <div className="flex-1 flex flex-col items-start gap-3 p-4 md:p-5">
        {isNext && <p className="badge">{m.easy_next({}, lang)}</p>}
        {ok && (
          <p className="inline-flex items-center gap-1 font-700 text-success">
            <span className="i-lucide-circle-check" aria-hidden="true" />
            {m.easy_done({}, lang)}
          </p>
        )}
        <h2 className={`font-700 ${isNext ? "text-2xl" : "text-xl"}`}>{title({}, lang)}</h2>
        {!ok && <p className="text-ink-soft">{body({}, lang)}</p>}
        <Link
          to={to}
          className={`${isNext ? "btn-primary text-lg" : "btn"} min-h-13 mt-auto max-sm:w-full`}
        >
          {ok ? m.easy_again({}, lang) : go({}, lang)}
          {ok && <span className="sr-only">: {title({}, lang)}</span>}
        </Link>
      </div>
    </li>
  );
}
