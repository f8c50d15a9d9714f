import { parseItemId } from "./item-ids.ts";
import type { ItemKind } from "./catalogue.ts";

/** An item that a text links to. */
export interface LinkedItem {
  kind: ItemKind;
  id: string;
}

/** A part of a text; with `to` it is a link to a page of Plaza. */
export interface TextPart {
  text: string;
  to?: string;
}

/** Cards below one message. */
const CARDS_PER_MESSAGE_MAX = 3;

/** Lists whose pages a text may link to. */
const SECTIONS = "artifakts|agentiks|spaces|challenges|marketplace|apps";
/** A path in a text, or an absolute address. Within a word or a longer address it is none. */
const ADDRESS = new RegExp(
  String.raw`(?<![\p{L}\p{N}/.:@_-])(?:https?://[^\s<>"]+|/(?:${SECTIONS})/[^\s<>"]+)`,
  "giu",
);
/** Punctuation that ends a sentence and not an address. */
const AFTER = /[.,;:!?)\]}»”’'*_]+$/u;
const PATH = new RegExp(`^/(?:${SECTIONS})(?:/|$)`);
const ITEM = /^\/(artifakt|agentik|space|challenge)s\/([^/]+)/;

/**
 * The links to Plaza's own pages in a text that a person wrote.
 *
 * @param hosts of Plaza's absolute addresses, with a port where there is one
 * @returns the text in parts, and the items whose pages it names, each once, in their order
 */
export function readItemLinks(
  text: string,
  hosts: readonly string[],
): { parts: TextPart[]; items: LinkedItem[] } {
  const parts: TextPart[] = [];
  const items = new Map<string, LinkedItem>();
  let from = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = found.replace(AFTER, "");
    const to = ownPath(address, hosts);
    if (!to) continue;
    if (index > from) parts.push({ text: text.slice(from, index) });
    parts.push({ text: address, to });
    from = index + address.length;
    const item = itemOf(to);
    if (item) items.set(`${item.kind} ${item.id}`, item);
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return { parts, items: [...items.values()].slice(0, CARDS_PER_MESSAGE_MAX) };
}

/** The path of one of Plaza's own addresses; undefined for others. */
function ownPath(address: string, hosts: readonly string[]): string | undefined {
  const isPath = address.startsWith("/");
  if (!URL.canParse(address, "https://plaza.invalid")) return undefined;
  const { host, pathname, search, hash } = new URL(address, "https://plaza.invalid");
  if (!isPath && !hosts.includes(host)) return undefined;
  return PATH.test(pathname) ? pathname + search + hash : undefined;
}

function itemOf(path: string): LinkedItem | undefined {
  const [, kind, part] = ITEM.exec(path.replace(/[?#].*$/s, "")) ?? [];
  const id = parseItemId(part === undefined ? undefined : decoded(part));
  return kind && id ? { kind: kind as ItemKind, id } : undefined;
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
