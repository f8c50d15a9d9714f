import { data, redirect } from "@remix-run/node";
import { entryPaths } from "#domain/addresses/entry-paths.ts";
import { COMMENT_MAX_CHARACTERS, COMMENTS_PAGE } from "#domain/challenges/entries.ts";
import { formatFileSize } from "#domain/format/file-size.ts";
import { isWebAddress } from "#domain/format/links/web-address.ts";
import { DESCRIPTION_CHARACTERS } from "#app/preferences/link-preview.ts";
import { truncate } from "#domain/format/truncate.ts";
import type { Db } from "#db/connection/client.ts";
import {
  countComments,
  findCommentPlace,
  listComments,
} from "#db/queries/challenges/entry-comments.ts";
import { findEntry } from "#db/queries/challenges/gallery.ts";
import * as m from "#app/messages/messages.js";
import { paths, serverPaths } from "#domain/addresses/paths.ts";
import { withNext } from "#domain/addresses/with-next.ts";
import { localMoment } from "#app/presenters/local-date.server.ts";
import type { requestLang } from "#app/session/request-lang.server.ts";
import { partOf, type Viewer } from "#app/session/viewer.server.ts";
import { pageLinks } from "#app/screens/challenges/page-links.server.ts";

type Lang = ReturnType<typeof requestLang>;

/**
 * The data of an entry's page, for a viewer.
 *
 * @param page of its comments, from 1
 * @throws 404 for an entry that the viewer may not open; for a comment the redirect to where it is
 */
export async function shownEntry(
  db: Db,
  { id, page, viewer }: { id: string; page: number; viewer: Viewer },
  lang: Lang,
) {
  const viewerId = partOf(viewer);
  const [entry, comments, count] = await Promise.all([
    findEntry(db, id, viewerId),
    listComments(db, id, viewerId, page),
    countComments(db, id),
  ]);
  if (!entry) throw await whereComment(db, id);
  const { isShown, isOwn, isOwner, agreed, takenDownAt } = entry;
  return {
    title: entry.title,
    language: entry.language,
    isShown,
    description: truncate(entry.text, DESCRIPTION_CHARACTERS),
    address: entryPaths.entry(id),
    picture: entry.pictures[0] && entryPaths.picture(id, entry.pictures[0].hash, "full"),
    challenge: {
      name: entry.challenge,
      language: entry.challengeLanguage,
      to: paths.challenge(entry.challengeId),
    },
    gallery: {
      to: entryPaths.gallery(entry.challengeId),
      text: m.entries_back_gallery({}, lang),
    },
    by: m.entries_by({ author: entry.author }, lang),
    place: entry.place === null ? "" : m.entries_place({ place: entry.place }, lang),
    text: entry.text,
    link: isWebAddress(entry.link)
      ? { to: entry.link, text: m.community_entry_open({}, lang) }
      : null,
    pictures: entry.pictures.map(({ hash, alt, width, height }, index) => ({
      src: entryPaths.picture(id, hash, "full"),
      alt: alt || m.entries_photo_number({ place: index + 1 }, lang),
      caption: alt,
      width,
      height,
    })),
    // A gallery shows no files.
    files: !(isOwn || isOwner)
      ? null
      : {
          title: m.entries_files({}, lang),
          list: entry.files.map((file) => ({
            to: entryPaths.file(id, file.id),
            text: `${file.fileName} (${formatFileSize(file.size)})`,
          })),
        },
    down: takenDownAt
      ? {
          text: isOwn ? m.report_down_own({}, lang) : m.report_down({}, lang),
          link: isOwn
            ? { to: serverPaths.takedown("entry", id), text: m.report_down_why({}, lang) }
            : undefined,
        }
      : null,
    own: isOwn
      ? {
          intent: agreed ? "hide" : "show",
          text: !agreed
            ? m.entries_hidden_text({}, lang)
            : isShown
              ? m.entries_show_text({}, lang)
              : m.entries_show_later({}, lang),
          button: agreed ? m.entries_hide({}, lang) : m.entries_show({}, lang),
        }
      : null,
    note: !isOwn && !isShown && !takenDownAt ? m.entries_private_text({}, lang) : "",
    report:
      isShown && !isOwn ? { to: paths.report("entry", id), text: m.report_link({}, lang) } : null,
    comments: shownComments(entry, { id, page, viewer, comments, count }, lang),
  };
}

/** Why there are no comments, by who may see the entry. */
const noneText = {
  shown: m.entries_comments_none,
  later: m.entries_comments_closed,
  own: m.entries_comments_consent,
  hidden: m.entries_comments_author,
};

/** The comments of an entry: one page of them, and what the viewer may do. */
function shownComments(
  {
    isShown,
    isOwn,
    isOwner,
    agreed,
  }: { isShown: boolean; isOwn: boolean; isOwner: boolean; agreed: boolean },
  {
    id,
    page,
    viewer,
    comments,
    count,
  }: {
    id: string;
    page: number;
    viewer: Viewer;
    comments: Awaited<ReturnType<typeof listComments>>;
    count: number;
  },
  lang: Lang,
) {
  const isAccount = viewer.kind === "account";
  return {
    title: m.entries_comments({}, lang),
    none: noneText[isShown ? "shown" : agreed ? "later" : isOwn ? "own" : "hidden"]({}, lang),
    /** The author's consent, asked where comments would be. */
    consent: isOwn && !agreed ? { intent: "show", text: m.entries_show({}, lang) } : null,
    canWrite: isShown && isAccount,
    signIn:
      isShown && !isAccount
        ? {
            to: withNext(paths.login, `${entryPaths.entry(id)}#comments`),
            text: m.entries_comment_sign_in({}, lang),
          }
        : null,
    label: m.entries_comment({}, lang),
    send: m.entries_comment_send({}, lang),
    remove: m.entries_comment_short_remove({}, lang),
    report: m.entries_comment_short_report({}, lang),
    max: COMMENT_MAX_CHARACTERS,
    count,
    list: comments.map((comment) => ({
      id: comment.id,
      author: comment.author,
      text: comment.text,
      language: comment.language,
      time: localMoment(comment.createdAt, viewer.zone),
      remove:
        comment.isOwn || isOwn || isOwner
          ? m.entries_comment_remove({ author: comment.author }, lang)
          : "",
      report:
        isShown && !comment.isOwn
          ? {
              to: paths.report("comment", comment.id),
              name: m.entries_comment_report({ author: comment.author }, lang),
            }
          : null,
    })),
    pages: pageLinks(
      {
        page,
        hasNext: count > page * COMMENTS_PAGE,
        address: entryPaths.entry(id),
        anchor: "#comments",
        label: m.entries_comments_pages({}, lang),
      },
      lang,
    ),
  };
}

export type ShownEntry = Awaited<ReturnType<typeof shownEntry>>;

/** The redirect to a comment on its entry's page, or 404 for what is no comment. */
async function whereComment(db: Db, id: string) {
  const found = await findCommentPlace(db, id);
  if (!found) return data(null, { status: 404 });
  const query = found.page > 1 ? `?page=${found.page}` : "";
  return redirect(`${entryPaths.entry(found.entryId)}${query}#${id}`);
}
