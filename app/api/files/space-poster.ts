import type { LoaderFunctionArgs } from "@remix-run/node";
import { env } from "#config/env.ts";
import { paths, serverPaths } from "#domain/addresses/paths.ts";
import { parseItemId } from "#domain/items/item-ids.ts";
import { pageLanguage } from "#domain/preferences/preferences.ts";
import { isJoinedByAddress } from "#domain/spaces/membership.ts";
import { unsealWallToken } from "#adapters/secrets/wall-code.server.ts";
import { db } from "#db/connection/live-database.ts";
import { findSpaceInside, type SpaceInside } from "#db/queries/spaces/inside.ts";
import { findWallCode } from "#db/queries/spaces/wall-code.ts";
import { findBusiness } from "#db/queries/people/businesses.ts";
import { refuseMethod, textResponse } from "#app/api/json/json-endpoint.server.ts";
import * as m from "#app/messages/messages.js";
import { localDay } from "#app/presenters/local-date.server.ts";
import { publicBusiness } from "#app/presenters/business/public-business.server.ts";
import { WALL_POSTER_POLICY, wallPoster } from "#app/presenters/wall-poster.server.tsx";
import { findViewer } from "#app/session/viewer.server.ts";

/**
 * `/spaces/<id>/poster`: a sheet to print and hang up, whose QR code leads to the space's page with the button
 * that joins or asks to, or to the invitation of its wall code; where only members get in, the sheet says so.
 * For its owner and admins; 404 for all others.
 */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return refuseMethod();
  const id = parseItemId(params.id);
  const { personId, isVisitor } = await findViewer(request);
  const space = id && !isVisitor ? await findSpaceInside(db, { id, personId }) : undefined;
  if (!space || space.role === "member") return textResponse(404, "There is no such page");
  const lang = { locale: pageLanguage(space.language) ?? "es" } as const;
  const owner = space.ownerId === null ? undefined : await findBusiness(db, space.ownerId);
  const now = new Date();
  const code = await openCode(space, now);
  const look = publicBusiness(owner, { fallback: space.name, now: now, lang });
  const path = code ? serverPaths.invitation(code.token) : paths.space(space.id);
  const poster = wallPoster({
    business: { ...look, name: space.name },
    ask: (code ? m.spaces_poster_join : askOf(space))({}, lang),
    address: new URL(path, env.PUBLIC_URL ?? request.url).href,
    ...(code && {
      note: m.wall_code_how({ day: localDay(code.expiresAt).text[lang.locale] }, lang),
    }),
    lang,
  });
  return new Response(poster, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": WALL_POSTER_POLICY,
      "Cache-Control": "private, no-store",
      "X-Robots-Tag": "noindex",
    },
  });
}

/** The wall code that lets people in now; undefined without one, and where its token cannot be decrypted. */
async function openCode(space: SpaceInside, now: Date) {
  const code = await findWallCode(db, { spaceId: space.id, now });
  const token = code?.sealedToken && unsealWallToken(code.sealedToken, code.id);
  return token ? { token, expiresAt: code.expiresAt } : undefined;
}

/** What the sheet asks of people who do not know the space. */
function askOf(space: SpaceInside) {
  if (!isJoinedByAddress(space)) return m.detail_policy_invite;
  return space.joinPolicy === "open" ? m.spaces_poster_join : m.spaces_poster_ask;
}

export const action = refuseMethod;
