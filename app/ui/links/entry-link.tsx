import { useLocation, type LinkProps } from "@remix-run/react";
import { withNext } from "#domain/addresses/with-next.ts";
import { Link } from "./link.tsx";

/** A link to the sign-in or the sign-up, which leads back to the page that it is on. */
export function EntryLink({ to, ...props }: LinkProps & { to: string }) {
  const { pathname, search } = useLocation();
  return <Link to={withNext(to, pathname + search)} {...props} />;
}
