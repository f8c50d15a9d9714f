import { useEffect, useId, useRef, useState } from "react";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import type { ShownLink } from "./invitation-links.server.ts";
import type { ManagingWords } from "./managing-words.server.ts";

/** A name, the same in every language. */
const WHATSAPP = "WhatsApp";

/** The links of new invitations, for the inviter to send. Shown only once. */
export function InvitationLinks({ links, words }: { links: ShownLink[]; words: ManagingWords }) {
  const isOne = links.length === 1;
  return (
    <div role="status" className="p-4 rounded-control border border-success flex flex-col gap-5">
      {links.map((link, index) => (
        <InvitationLink
          key={link.url}
          id={index === 0 ? "link" : `link-${index + 1}`}
          link={link}
          words={words}
          isOne={isOne}
        />
      ))}
    </div>
  );
}

function InvitationLink({
  id,
  link: { invitee, url, isFirst, whatsApp, qr, mail },
  words,
  isOne,
}: {
  id: string;
  link: ShownLink;
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
        {words.linkHelp} {!isFirst && words.linkReplaced}
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
        <a href={whatsApp} target="_blank" rel="noopener noreferrer" className="btn">
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
