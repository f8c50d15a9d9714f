import {
  Link as RemixLink,
  NavLink as RemixNavLink,
  type LinkProps,
  type NavLinkProps,
} from "@remix-run/react";
import { MONEY_PATHS } from "#domain/money/money-paths.ts";

declare global {
  interface Navigator {
    /** Network Information API; not in every browser. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/**
 * A link to another screen. Its modules and its loader's data are prefetched on hover or focus; the
 * data may be reused for 30 s (server/page-cache). No prefetch with Save-Data, nor for screens whose
 * figures must be current (`MONEY_PATHS`), nor without a connection: Remix reloads the page where a module
 * cannot be loaded.
 */
export const Link = (props: LinkProps) => <RemixLink prefetch={prefetchOf(props.to)} {...props} />;

/** {@link Link} for navigation menus: the link to the current screen gets `aria-current`. */
export const NavLink = (props: NavLinkProps) => (
  <RemixNavLink prefetch={prefetchOf(props.to)} {...props} />
);

function prefetchOf(to: LinkProps["to"]): "intent" | "none" {
  const path = typeof to === "string" ? to : `${to.pathname ?? ""}${to.search ?? ""}`;
  const isWithout =
    typeof navigator !== "undefined" &&
    (navigator.connection?.saveData || navigator.onLine === false);
  return isWithout || MONEY_PATHS.test(path) ? "none" : "intent";
}
