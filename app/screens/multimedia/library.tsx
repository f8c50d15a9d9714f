import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import {
  MULTIMEDIA_SECTIONS,
  multimediaQuery,
  type MultimediaState,
} from "#app/domain/multimedia-list.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { ScreenHeading } from "#app/ui/screen-heading.tsx";
import { SearchForm } from "#app/ui/search-form.tsx";
import { SECTION_NAMES } from "./section-names.ts";

/** What stands round every view of the library (spec 2 "Multimedia"): sidebar, search, credits. */
export function Library({
  state,
  isRefused,
  children,
}: {
  state: MultimediaState;
  /** The credits were asked for: there are none to be had yet. */
  isRefused: boolean;
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
      <ScreenHeading title={m.multimedia_title({}, lang)} text={m.multimedia_subtitle({}, lang)}>
        <Form
          method="post"
          action={`/multimedia${multimediaQuery(state)}`}
          preventScrollReset
          className="max-w-80"
        >
          <button name="intent" value="credits" className="btn-primary w-full">
            <span className="i-lucide-sparkles" aria-hidden="true" />
            {m.multimedia_credits({}, lang)}
          </button>
          {isRefused && (
            <p role="alert" className="pt-2 text-sm font-600">
              {m.catalogue_not_open({}, lang)}
            </p>
          )}
        </Form>
      </ScreenHeading>
      <div className="lg:grid lg:grid-cols-[11rem_minmax(0,1fr)] gap-6 items-start">
        <nav
          aria-label={m.multimedia_menu({}, lang)}
          className="flex lg:flex-col gap-1 overflow-x-auto mb-2 lg:sticky lg:top-20"
        >
          {MULTIMEDIA_SECTIONS.map((known) => (
            <Link
              key={known}
              to={`/multimedia${multimediaQuery({ section: known, q: state.q })}`}
              preventScrollReset
              aria-current={known === section ? "page" : undefined}
              className="nav-link shrink-0"
            >
              {SECTION_NAMES[known]({}, lang)}
            </Link>
          ))}
        </nav>
        <div className="min-w-0">
          <SearchForm
            action="/multimedia"
            q={state.q}
            placeholder={m.multimedia_search({}, lang)}
            kept={kept}
          />
          {children}
        </div>
      </div>
    </>
  );
}
