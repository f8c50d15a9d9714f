import { data } from "@remix-run/node";

/** Any address the map does not know (spec 2: the 404 page). */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
