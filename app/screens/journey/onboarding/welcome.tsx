import { Cover } from "#app/ui/art/cover.tsx";
import type { Words } from "./words.ts";

const KINDS = ["space", "artifakt", "agentik", "challenge"] as const;

/** Introduces the four kinds of items. */
export function Welcome({ words }: { words: Words }) {
  return (
    <ul className="flex flex-col gap-2">
      {KINDS.map((kind) => (
        <li key={kind} className="card flex items-center gap-4 p-3">
          <Cover kind={kind} id={kind} className="w-20 h-12 rounded-control shrink-0" />
          <span className="font-600">{words[`${kind}s`]}</span>
        </li>
      ))}
    </ul>
  );
}
