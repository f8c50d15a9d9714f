import type { ReactNode } from "react";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { BrandMark } from "#app/ui/art/brand-mark.tsx";
import { Cover } from "#app/ui/art/cover.tsx";
import { Link } from "#app/ui/links/link.tsx";

/** Decorative tiles, two rows of four; phones show only the first row. */
const WALL = [
  "space",
  "artifakt",
  "agentik",
  "challenge",
  "agentik",
  "challenge",
  "space",
  "artifakt",
] as const;

/** The frame of the pages for sign-up, sign-in, invitations and mailed links. */
export function EntryFrame({
  title,
  text,
  children,
}: {
  title: string;
  text?: ReactNode;
  children: ReactNode;
}) {
  const lang = useLang();
  return (
    <div className="min-h-screen flex flex-col lg:flex-row">
      <div
        aria-hidden="true"
        className="grid grid-cols-4 lg:grid-cols-2 lg:flex-1 lg:h-screen lg:sticky lg:top-0 gap-px bg-line [&>:nth-child(n+5)]:hidden lg:[&>:nth-child(n+5)]:block"
      >
        {WALL.map((kind, index) => (
          <Cover
            key={index}
            kind={kind}
            id={`${kind}-${index}`}
            className="w-full h-16 lg:h-[calc(25vh-1px)]"
          />
        ))}
      </div>
      <main
        id="main"
        className="flex-1 flex flex-col lg:justify-center gap-5 w-full lg:max-w-160 mx-auto px-5 py-6 sm:px-10"
      >
        <Link
          to={paths.home}
          className="self-start flex items-center gap-2 min-h-11 text-xl font-800 text-accent"
        >
          <BrandMark className="w-8 h-8" />
          {m.common_product({}, lang)}
        </Link>
        <div className="flex flex-col gap-2">
          <h1 className="text-3xl font-800">{title}</h1>
          {text && <p className="text-lg text-ink-soft">{text}</p>}
        </div>
        {children}
      </main>
    </div>
  );
}
