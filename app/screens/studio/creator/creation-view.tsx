import { reuseAddress } from "#domain/studio/creator-address.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import type { LocalTimeText } from "#app/ui/text/local-time.tsx";
import { Link } from "#app/ui/links/link.tsx";
import type { ListedCreation } from "./creator-sidebar.tsx";
import { KINDS } from "./kinds.ts";

/** A creation, formatted for the page: the prompt and when it was sent. */
export interface ShownCreation extends Omit<ListedCreation, "day"> {
  prompt: string;
  sentAt: LocalTimeText;
}

/** One creation, shown as a conversation that starts with its prompt. */
export function CreationView({ creation }: { creation: ShownCreation }) {
  const lang = useLang();
  const { name, icon } = KINDS[creation.kind];
  return (
    <article aria-labelledby="creation" className="flex flex-col gap-4">
      <div>
        <h2 id="creation" className="text-xl font-800">
          {creation.title}
        </h2>
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
          <span className="kind-offer badge">
            <span className={icon} aria-hidden="true" />
            {name({}, lang)}
          </span>
          <time dateTime={creation.sentAt.iso}>{creation.sentAt.text[lang.locale]}</time>
        </p>
      </div>
      <section
        aria-label={m.creator_your_prompt({}, lang)}
        data-prompt={creation.kind}
        className="kind-offer self-end max-w-160 p-4 rounded-card bg-tint whitespace-pre-wrap"
      >
        {creation.prompt}
      </section>
      <div className="self-start max-w-160 p-4 card">
        <p className="text-ink-soft">{m.creator_unanswered({}, lang)}</p>
        <Link to={reuseAddress(creation.id)} className="btn mt-2 scroll-mb-60">
          {m.creator_reuse({}, lang)}
        </Link>
      </div>
    </article>
  );
}
