import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import {
  MULTIMEDIA_SECTIONS,
  multimediaQuery,
  type MultimediaState,
} from "#domain/studio/multimedia-list.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { ScreenHeading } from "#app/ui/text/screen-heading.tsx";
import { SearchForm } from "#app/ui/lists/search-form.tsx";
import { Link } from "#app/ui/links/link.tsx";
import type { LibraryWords } from "./words.server.ts";

/** The frame of every view of the library: sidebar, search, credits. */
export function Library({
  state,
  words,
  children,
}: {
  state: MultimediaState;
  words: LibraryWords;
  children: ReactNode;
}) {
  const lang = useLang();
  const { section, collection } = state;
  const kept = {
    ...(section !== "home" && { section }),
    ...(collection && { collection }),
  };
  return (
    <>
      <ScreenHeading title={m.multimedia_title({}, lang)} text={words.subtitle}>
        <Form
          method="post"
          action={`${paths.multimedia}${multimediaQuery(state)}`}
          preventScrollReset
        >
          <button name="intent" value="buy-credits" className="btn-primary w-full">
            {words.credits}
          </button>
        </Form>
      </ScreenHeading>
      <div className="lg:grid lg:grid-cols-[11rem_minmax(0,1fr)] gap-6 items-start">
        <nav
          aria-label={words.menu}
          className="flex lg:flex-col gap-1 overflow-x-auto mb-2 lg:sticky lg:top-20"
        >
          {MULTIMEDIA_SECTIONS.map((known, place) => (
            <Link
              key={known}
              to={`${paths.multimedia}${multimediaQuery({ section: known, q: state.q })}`}
              preventScrollReset
              aria-current={known === section ? "page" : undefined}
              className="nav-link shrink-0"
            >
              {words.sections[place]}
            </Link>
          ))}
        </nav>
        <div className="min-w-0">
          <SearchForm
            action={paths.multimedia}
            q={state.q}
            placeholder={words.search}
            kept={kept}
          />
          {children}
        </div>
      </div>
    </>
  );
}
