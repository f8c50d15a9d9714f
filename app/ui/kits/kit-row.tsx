import type { ReactNode } from "react";
import type { Locale } from "#domain/preferences/preferences.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Link } from "#app/ui/links/link.tsx";

/** A kit in a list: its name with a link to its page, and more about it. */
export function KitRow({
  to,
  name,
  textLang,
  children,
}: {
  to: string;
  name: string;
  textLang: Locale;
  children: ReactNode;
}) {
  const lang = useLang();
  return (
    <li className="flex flex-col p-4">
      <Link
        to={to}
        lang={textLang === lang.locale ? undefined : textLang}
        className="font-700 break-words hover:underline"
      >
        {name}
      </Link>
      {children}
    </li>
  );
}
