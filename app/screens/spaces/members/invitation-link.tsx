import { useEffect, useId, useRef, useState } from "react";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import type { KeptLink } from "./kept-links.ts";
import type { ManagingWords } from "./managing-words.server.ts";
import type { KeptLinks } from "./use-kept-links.ts";

/** A name, the same in every language. */
const WHATSAPP = "WhatsApp";

/** The links of open invitations, for the inviter to send. The server shows them only once. */
export function InvitationLinks({
  links,
  isNew,
  isKept,
  noteOpened,
  words,
}: KeptLinks & { words: ManagingWords }) {
  const isOne = links.length === 1;
  if (links.length === 0) return null;
  return (
    <div
      role={isNew ? "status" : undefined}
      className="p-4 rounded-control border border-success flex flex-col gap-5"
    >
      {links.map((link, index) => (
        <InvitationLink
          key={link.url}
          id={index === 0 ? "link" : `link-${index + 1}`}
          link={link}
          isKept={isKept}
          onOpen={() => noteOpened(link)}
          words={words}
          isOne={isOne}
        />
      ))}
    </div>
  );
}

function InvitationLink({
  id,
  link: { invitee, url, isFirst, whatsApp, qr, mail, isOpened },
  isKept,
  onOpen,
  words,
  isOne,
}: {
  id: string;
  link: KeptLink;
  /** The tab keeps the link. */
  isKept: boolean;
  /** WhatsApp is opened. */
  onOpen: () => void;
  words: ManagingWords;
  isOne: boolean;
}) {
  const lang = useLang();
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-col gap-2">
      <label htmlFor={id} className="font-700">
        {m.community_invite_link({ invitee }, lang)}
      </label>
      {mail && (
        <p className={mail === "sent" ? "text-success" : "text-danger"}>
          {mail === "sent" ? words.mailSent : words.mailFailed}
        </p>
      )}
      <p className="text-sm text-ink-soft">
        {isKept ? words.linkKept : words.linkOnce} {!isFirst && words.linkReplaced}
      </p>
      <input
        ref={field}
        id={id}
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
        className="field"
      />
      <div className="flex flex-wrap items-start gap-3">
        <CopyButton words={words} invitee={invitee} url={url} />
        <a
          href={whatsApp}
          target="_blank"
          rel="noopener noreferrer"
          onClick={onOpen}
          className="btn"
        >
          {WHATSAPP}
          <span className="sr-only">: {invitee}</span>
        </a>
        <details open={isOne}>
          <summary className="btn">
            {words.qr}
            <span className="sr-only">: {invitee}</span>
          </summary>
          <svg
            role="img"
            aria-label={`${words.qr}: ${invitee}`}
            viewBox={`0 0 ${qr.size} ${qr.size}`}
            shapeRendering="crispEdges"
            className="mt-3 w-48 h-48 bg-white rounded-control"
          >
            <path d={qr.path} stroke="#000" />
          </svg>
        </details>
      </div>
      {isOpened && <p className="text-sm font-600 text-success">{words.inWhatsApp}</p>}
    </div>
  );
}

/** Copies the link. Only with a script: without one there is the field to copy from. */
function CopyButton({
  words,
  invitee,
  url,
}: {
  words: ManagingWords;
  invitee: string;
  url: string;
}) {
  const id = useId();
  const [state, setState] = useState<"off" | "ready" | "copied">("off");
  useEffect(() => {
    if ("clipboard" in navigator) setState("ready");
  }, []);
  if (state === "off") return null;
  return (
    <>
      <button
        type="button"
        aria-describedby={id}
        className="btn"
        onClick={() =>
          void navigator.clipboard.writeText(url).then(
            () => setState("copied"),
            () => setState("off"),
          )
        }
      >
        {state === "copied" ? words.copied : words.copy}
      </button>
      <span id={id} className="sr-only">
        {invitee}
      </span>
    </>
  );
}
