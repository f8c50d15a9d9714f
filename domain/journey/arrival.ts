/**
 * An item at which a newcomer arrives by a link of its owner: its pages open before the wizard, which can wait.
 * That grants no access to an item that not everyone may see.
 */
import { paths } from "#domain/addresses/paths.ts";

const ITEM_PAGE = /^\/(space|artifakt|agentik)s\/([\w-]{1,80})$/;
const KEPT = /^(?:(space|artifakt|agentik)\.)?([\w-]{1,80})$/;

export interface Arrival {
  kind: "space" | "artifakt" | "agentik";
  id: string;
}

/** Query parameter of links that owners share: on published pages, and of discount codes. */
const VIA = "via";

/** The address of an item for people who may never have seen Plaza, such as visitors of a published page. */
export const addressViaPage = ({ kind, id }: Arrival): string =>
  `${paths.item(kind, id)}?${VIA}=page`;

/** The item that a link on a published page leads to; undefined for other addresses. */
export function readArrival({ pathname, searchParams }: URL): Arrival | undefined {
  const [, kind, id] = (searchParams.has(VIA) && ITEM_PAGE.exec(pathname)) || [];
  return kind && id ? { kind: kind as Arrival["kind"], id } : undefined;
}

/** Address of an arrival once it is kept: the item's, with what else the link asked for, such as a discount code. */
export function addressOfArrival({ kind, id }: Arrival, { searchParams }: URL): string {
  const rest = new URLSearchParams(searchParams);
  rest.delete(VIA);
  return paths.item(kind, id) + (rest.size > 0 ? `?${rest.toString()}` : "");
}

/** As a cookie keeps it; empty for an id that no item has. */
export function serializeArrival({ kind, id }: Arrival): string {
  const text = `${kind}.${id}`;
  return KEPT.test(text) ? text : "";
}

/** The address that a newcomer may open before the wizard. Older cookies have the id of a space alone. */
export function arrivalAddress(text: string): string | undefined {
  const [, kind = "space", id] = KEPT.exec(text) ?? [];
  return id && paths.item(kind as Arrival["kind"], id);
}
