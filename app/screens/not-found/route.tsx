import { data } from "@remix-run/node";

/** Catch-all route: answers 404 for every address that app/routes.ts does not list. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
