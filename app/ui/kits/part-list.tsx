import type { KitPart } from "#domain/shop/kits/kit.ts";
import { Link } from "#app/ui/links/link.tsx";

/** A part of a kit, as a page shows it. */
export interface ShownPart {
  key: string;
  kind: KitPart["kind"];
  name: string;
  /** Description, and what is to do. */
  note: string;
  /** Address where it is used, once it was added. */
  to?: string;
}

const ICONS: Record<ShownPart["kind"], string> = {
  agentik: "i-lucide-bot",
  schedule: "i-lucide-bell",
  command: "i-lucide-message-circle",
  document: "i-lucide-file-text",
  table: "i-lucide-layers",
  page: "i-lucide-store",
  creator: "i-lucide-palette",
  sound: "i-lucide-music",
};

/** Parts of a kit; added ones link to where they are used. */
export function PartList({ parts }: { parts: readonly ShownPart[] }) {
  return (
    <ul className="card divide-y divide-line">
      {parts.map(({ key, kind, name, note, to }) => (
        <li key={key} className="flex items-center gap-3 p-4">
          <span className={`${ICONS[kind]} shrink-0 text-kind`} aria-hidden="true" />
          <div className="min-w-0">
            {to === undefined ? (
              <p className="font-700 break-words">{name}</p>
            ) : (
              <Link to={to} className="font-700 break-words hover:underline">
                {name}
              </Link>
            )}
            <p className="text-sm text-ink-soft">{note}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
