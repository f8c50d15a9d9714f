import type { ReactNode } from "react";
import type { ItemKind } from "#domain/items/catalogue.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FormAnswer, ResultText, type ShownResult } from "#app/ui/forms/form-answer.tsx";
import { Notice } from "#app/ui/forms/notice.tsx";
import type { CardItem } from "#app/ui/cards/item-card.tsx";
import type { LocalText } from "#app/ui/text/local-text.ts";
import { useLangOf } from "#app/ui/text/use-lang-of.ts";
import { Link } from "#app/ui/links/link.tsx";
import { FactList } from "./fact-list.tsx";
import { ItemStrip } from "./item-strip.tsx";

const LISTS = {
  space: m.shell_nav_spaces_short,
  artifakt: m.shell_nav_artifakts,
  agentik: m.shell_nav_agentiks,
  challenge: m.shell_nav_challenges,
} as const;

/**
 * The head of an item's page: link back to the list, a strip of the cover's tiles with the name and its
 * own picture, buttons, description, facts.
 *
 * @param item with its whole description
 * @param picture on the strip, beside the name
 * @param isFramed what is round the page has the link back and the strip (space-frame.tsx)
 * @param badgeClass the badge's colour, where it is not the kind's
 * @param aside beside the badge: a reward
 * @param result what came of a press, at the buttons
 * @param done what was just done, in words, where a redirect led here
 * @param moderation a link to report the item, or that it was taken down
 * @param guestMade who sees what a guest made; part of the message in `done` where it is new
 * @param facts several `Fact`s
 * @param children the buttons
 */
export function DetailHead({
  kind,
  item: { id, name, description, language, label, badge = label },
  picture,
  isFramed,
  badgeClass = "text-kind",
  aside,
  result,
  done,
  moderation: { canReport, down } = {},
  doneLink,
  guestMade,
  facts,
  children,
}: {
  kind: ItemKind;
  /** The badge of a viewer's example says more than its label. */
  item: CardItem & { badge?: LocalText | undefined };
  picture?: ReactNode;
  isFramed?: boolean;
  badgeClass?: string;
  aside?: ReactNode;
  result: ShownResult | undefined;
  done: string | undefined;
  moderation?: {
    canReport?: true | undefined;
    down?: { text: string; link?: { to: string; text: string } | undefined } | undefined;
  };
  doneLink?: { to: string; text: string } | undefined;
  guestMade?: { text: string; link: { to: string; text: string }; isNew: boolean } | undefined;
  facts: ReactNode;
  children: ReactNode;
}) {
  const lang = useLang();
  const itemLang = useLangOf(language);
  return (
    <>
      {!isFramed && <BackToList kind={kind} />}
      <section className={`kind-${kind} card overflow-hidden`}>
        {!isFramed && (
          <ItemStrip kind={kind} item={{ id, name }} lang={itemLang} picture={picture} />
        )}
        <div className="flex flex-col gap-4 p-4 md:p-5">
          <div className="flex flex-wrap items-center gap-3">
            <span className={`pin ${badgeClass}`}>{badge[lang.locale]}</span>
            {aside}
            {children}
          </div>
          <FormAnswer
            result={result}
            done={done}
            doneLink={guestMade?.isNew ? guestMade.link : doneLink}
          />
          {guestMade && !guestMade.isNew && (
            <p className="text-sm text-ink-soft">
              <ResultText {...guestMade} />
            </p>
          )}
          {down && (
            <Notice>
              <ResultText {...down} />
            </Notice>
          )}
          <p className="max-w-prose md:text-lg" lang={itemLang}>
            {description}
          </p>
          <FactList title={m.detail_about({}, lang)}>{facts}</FactList>
          {canReport && (
            <Link
              to={paths.report(kind, id)}
              rel="nofollow"
              className="self-start min-h-11 inline-flex items-center text-sm text-ink-soft hover:underline"
            >
              {m.report_link({}, lang)}
            </Link>
          )}
        </div>
      </section>
    </>
  );
}

/** The link from an item's page back to the list of its kind. */
export function BackToList({ kind }: { kind: ItemKind }) {
  const lang = useLang();
  return (
    <nav aria-label={m.detail_breadcrumb({}, lang)} className="py-2">
      <Link
        to={paths.items(kind)}
        viewTransition
        className="inline-flex items-center gap-1 min-h-11 text-accent font-600 hover:underline"
      >
        <span className="i-lucide-chevron-left" aria-hidden="true" />
        {LISTS[kind]({}, lang)}
      </Link>
    </nav>
  );
}
