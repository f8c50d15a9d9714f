import type { LoaderFunctionArgs } from "@remix-run/node";
import { Form, useLoaderData, type MetaFunction } from "@remix-run/react";
import { excerpt } from "#domain/search/excerpt.ts";
import { searchedText } from "#domain/search/search-request.ts";
import { db } from "#db/connection/live-database.ts";
import { searchDocuments } from "#db/queries/spaces/documents/search-documents.ts";
import { searchMessages } from "#db/queries/spaces/threads/search-messages.ts";
import * as m from "#app/messages/messages.js";
import { messagePath } from "#domain/addresses/message-path.ts";
import { paths } from "#domain/addresses/paths.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { localMessageTime } from "#app/presenters/local-date.server.ts";
import { passageAddress } from "#app/presenters/passage-address.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { Link } from "#app/ui/links/link.tsx";
import { EmptyState } from "#app/ui/text/empty-state.tsx";
import { ScreenHeading } from "#app/ui/text/screen-heading.tsx";
import { FoundLine } from "./found-line.tsx";

const MESSAGES_PER_PAGE = 20;
const DOCUMENTS_SHOWN = 10;
const EXCERPT_CHARACTERS = 180;
const PAGE_MAX = 500;

/** Search results in the viewer's spaces: messages and documents, for members only. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const q = searchedText(searchParams.get("q") ?? "");
  const asked = Number(searchParams.get("page"));
  const page = Number.isInteger(asked) && asked > 1 && asked <= PAGE_MAX ? asked : 1;
  const { personId, zone } = await findViewer(request);
  const now = new Date();
  const [messages, documents] = await Promise.all([
    // One more than the page shows, to know whether there is a next page.
    searchMessages(db, {
      personId,
      typed: q,
      limit: MESSAGES_PER_PAGE + 1,
      offset: (page - 1) * MESSAGES_PER_PAGE,
    }),
    page === 1 ? searchDocuments(db, { personId, typed: q, limit: DOCUMENTS_SHOWN }) : [],
  ]);
  return {
    q,
    page,
    hasMore: messages.length > MESSAGES_PER_PAGE,
    messages: messages
      .slice(0, MESSAGES_PER_PAGE)
      .map(({ createdAt, spaceId, threadId, seq, text, ...message }) => ({
        ...message,
        to: messagePath(spaceId, threadId, seq),
        text: excerpt(text, q, EXCERPT_CHARACTERS),
        at: localMessageTime(createdAt, now, zone),
      })),
    documents: documents.map(({ spaceId, space, documentId, name, version, passage, ...told }) => ({
      space,
      name,
      heading: told.heading,
      text: excerpt(told.text, q, EXCERPT_CHARACTERS),
      to:
        passage === null
          ? paths.spaceDocument(spaceId, documentId)
          : passageAddress(spaceId, { documentId, version, seq: passage }),
    })),
  };
}

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, m.search_inside),
  { name: "robots", content: "noindex" },
];

/** The search in messages and documents of all spaces of the viewer. */
export default function SearchSpaces() {
  const { q, page, hasMore, messages, documents } = useLoaderData<typeof loader>();
  const lang = useLang();
  const addressOf = (number: number) =>
    `${paths.spacesSearch}?${new URLSearchParams({ q, page: `${number}` }).toString()}`;
  const isEmpty = messages.length === 0 && documents.length === 0;
  return (
    <div className="kind-space max-w-180 mx-auto">
      <ScreenHeading title={m.search_inside({}, lang)} text={m.search_inside_text({}, lang)} />
      <Form
        key={q}
        action={paths.spacesSearch}
        role="search"
        data-hint={m.shell_search({}, lang)}
        className="search-hint relative flex gap-2 mb-4"
      >
        <input
          type="search"
          name="q"
          defaultValue={q}
          aria-label={m.search_inside_field({}, lang)}
          placeholder={m.search_inside_field({}, lang)}
          className="field flex-1 min-w-0"
        />
        <button className="btn-primary">{m.search_submit({}, lang)}</button>
      </Form>
      {isEmpty && (
        <EmptyState
          icon={q ? "i-lucide-search-x" : "i-lucide-search"}
          title={q ? m.search_none_title({}, lang) : m.search_blank_title({}, lang)}
          text={q ? m.search_inside_none({}, lang) : m.search_inside_text({}, lang)}
        />
      )}
      {documents.length > 0 && (
        <section aria-labelledby="documents" className="mb-6">
          <h2 id="documents" className="text-xl font-800 mb-2">
            {m.search_inside_documents({}, lang)}
          </h2>
          <ul className="flex flex-col gap-3">
            {documents.map(({ to, name, space, heading, text }) => (
              <FoundLine key={to} to={to} title={name} facts={[space, heading]} text={text} q={q} />
            ))}
          </ul>
        </section>
      )}
      {messages.length > 0 && (
        <section aria-labelledby="messages">
          <h2 id="messages" className="text-xl font-800 mb-2">
            {m.search_inside_messages({}, lang)}
          </h2>
          <ul className="flex flex-col gap-3">
            {messages.map(({ to, thread, space, name, text, at }) => (
              <FoundLine
                key={to}
                to={to}
                title={thread}
                facts={[space, name ?? m.search_inside_someone({}, lang)]}
                at={at}
                text={text}
                q={q}
              />
            ))}
          </ul>
        </section>
      )}
      <nav className="flex flex-wrap gap-3 justify-center py-6">
        {page > 1 && (
          <Link to={addressOf(page - 1)} rel="prev" className="btn">
            {m.search_previous({}, lang)}
          </Link>
        )}
        {hasMore && (
          <Link to={addressOf(page + 1)} rel="next" className="btn">
            {m.search_next({}, lang)}
          </Link>
        )}
      </nav>
    </div>
  );
}
