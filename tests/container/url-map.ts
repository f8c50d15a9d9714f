import http from "node:http";
import type { RouteConfigEntry } from "@remix-run/route-config";
import type postgres from "postgres";
import routes from "#app/routes.ts";

/** A URL, and the status that a GET by a visitor returns. */
export interface Opened {
  address: string;
  status: number;
}

/** URLs of the server itself, outside of the URL map. */
const OWN = ["/livez", "/readyz"];

/** A URL for every route of the URL map. @throws for a route with parameters that is not listed here */
export async function openedRoutes(sql: postgres.Sql): Promise<Opened[]> {
  const ids = async (table: string) => {
    const [row] = await sql<{ id: string }[]>`SELECT id FROM ${sql(table)} ORDER BY id LIMIT 1`;
    return row!.id;
  };
  const [space, artifakt, agentik, challenge, track] = await Promise.all(
    ["spaces", "artifakts", "agentiks", "challenges", "sound_tracks"].map(ids),
  );
  const token = "x".repeat(43);
  /** Routes with parameters or with a status other than 200. */
  const listed: Record<string, Opened> = {
    "/spaces/:id": { address: `/spaces/${space}`, status: 200 },
    "/spaces/:id/about": { address: `/spaces/${space}/about`, status: 200 },
    "/spaces/:id/t/:thread": { address: `/spaces/${space}/t/new`, status: 200 },
    "/spaces/:id/live": { address: `/spaces/${space}/live`, status: 404 },
    "/spaces/:id/names": { address: `/spaces/${space}/names`, status: 200 },
    "/spaces/:id/documents": { address: `/spaces/${space}/documents`, status: 200 },
    "/spaces/:id/documents/:document": {
      address: "/spaces/space-4/documents/document-space-4-1",
      status: 200,
    },
    "/spaces/:id/documents/:document/file": {
      address: "/spaces/space-4/documents/document-space-4-1/file",
      status: 200,
    },
    "/spaces/:id/documents/:document/small/:file": {
      address: `/spaces/space-4/documents/document-space-4-1/small/${"0".repeat(32)}.webp`,
      status: 404,
    },
    "/spaces/:id/export": { address: "/spaces/space-4/export", status: 404 },
    "/spaces/:id/poster": { address: "/spaces/space-4/poster", status: 404 },
    "/spaces/:id/tasks": { address: "/spaces/space-4/tasks", status: 200 },
    "/spaces/:id/agentiks": { address: `/spaces/${space}/agentiks`, status: 200 },
    "/spaces/:id/members": { address: `/spaces/${space}/members`, status: 200 },
    "/spaces/:id/edit": { address: `/spaces/${space}/edit`, status: 404 },
    "/artifakts/:id": { address: `/artifakts/${artifakt}`, status: 200 },
    "/artifakts/:id/edit": { address: `/artifakts/${artifakt}/edit`, status: 404 },
    "/artifakts/:id/manage": { address: `/artifakts/${artifakt}/manage`, status: 404 },
    "/artifakts/:id/receipt": { address: `/artifakts/${artifakt}/receipt`, status: 404 },
    "/artifakts/:id/whatsapp": { address: `/artifakts/${artifakt}/whatsapp`, status: 302 },
    "/artifakts/:id/qr.svg": { address: `/artifakts/${artifakt}/qr.svg`, status: 200 },
    "/challenges/:id/whatsapp": { address: `/challenges/challenge-1/whatsapp`, status: 302 },
    "/challenges/:id/qr.svg": { address: `/challenges/challenge-1/qr.svg`, status: 200 },
    "/artifakts/:id/file": { address: `/artifakts/${artifakt}/file`, status: 404 },
    "/agentiks/:id": { address: `/agentiks/${agentik}`, status: 200 },
    "/agentiks/:id/triggers": { address: "/agentiks/agentik-1/triggers", status: 200 },
    "/agentiks/:id/tools": { address: "/agentiks/agentik-1/tools", status: 200 },
    "/agentiks/:id/tools/mcp": { address: "/agentiks/agentik-1/tools/mcp", status: 200 },
    "/apps/:id": { address: "/apps/app-comandero", status: 200 },
    "/kits/:id": { address: "/kits/nope", status: 404 },
    "/approvals/:id": { address: "/approvals/call-nobody", status: 404 },
    "/agentiks/:id/runs": { address: "/agentiks/agentik-1/runs", status: 200 },
    "/inbox/:thread": { address: "/inbox/thread-nobody", status: 404 },
    "/runs/:id": { address: "/runs/run-nobody", status: 404 },
    "/api/channels/:id/telegram": {
      address: "/api/channels/channel-nobody/telegram",
      status: 405,
    },
    "/api/channels/:id/whatsapp": {
      address: "/api/channels/channel-nobody/whatsapp",
      status: 404,
    },
    "/uploads": { address: "/uploads", status: 405 },
    "/uploads/:id": { address: "/uploads/upload-nobody", status: 405 },
    "/hooks/:id": { address: "/hooks/trigger-nobody", status: 405 },
    "/agentiks/:id/configure": { address: `/agentiks/${agentik}/configure`, status: 200 },
    "/agentiks/:id/try": { address: `/agentiks/${agentik}/try`, status: 200 },
    "/agentiks/:id/examples": { address: "/agentiks/agentik-1/examples", status: 200 },
    "/agentiks/:id/channels": { address: `/agentiks/${agentik}/channels`, status: 200 },
    "/agentiks/:id/channels/:kind": {
      address: `/agentiks/${agentik}/channels/telegram`,
      status: 200,
    },
    "/challenges/:id": { address: `/challenges/${challenge}`, status: 200 },
    "/challenges/:id/gallery": { address: `/challenges/${challenge}/gallery`, status: 200 },
    "/challenges/:id/gallery/:file": {
      address: "/challenges/challenge-22/gallery/0000.webp",
      status: 200,
    },
    "/challenges/entries/:entry": {
      address: "/challenges/entries/entry-challenge-22-1",
      status: 200,
    },
    "/challenges/entries/:entry/pictures/:file": {
      address: `/challenges/entries/entry-challenge-22-1/pictures/${"0".repeat(32)}.webp`,
      status: 404,
    },
    "/challenges/entries/:entry/files/:file": {
      address: "/challenges/entries/entry-challenge-22-1/files/nothing",
      status: 404,
    },
    "/report/:kind/:id": { address: `/report/space/${space}`, status: 303 },
    "/takedown/:kind/:id": { address: `/takedown/space/${space}`, status: 404 },
    "/operator": { address: "/operator", status: 404 },
    "/operator/takedowns": { address: "/operator/takedowns", status: 404 },
    "/operator/payouts": { address: "/operator/payouts", status: 404 },
    "/operator/payments": { address: "/operator/payments", status: 404 },
    "/operator/payments/batches/:batch": {
      address: "/operator/payments/batches/batch-nobody",
      status: 405,
    },
    "/operator/people": { address: "/operator/people", status: 404 },
    "/operator/kits": { address: "/operator/kits", status: 404 },
    "/operator/releases": { address: "/operator/releases", status: 404 },
    "/*": { address: "/nowhere", status: 404 },
    "/login/reset/:token": { address: `/login/reset/${token}`, status: 404 },
    "/login/email/:token": { address: `/login/email/${token}`, status: 404 },
    "/signup/:token": { address: `/signup/${token}`, status: 404 },
    "/invitations/:token": { address: `/invitations/${token}`, status: 404 },
    "/builder/preview/:version": { address: "/builder/preview/newest", status: 200 },
    "/p/:slug": { address: "/p/nothing", status: 404 },
    "/p/:slug/cover/:file": { address: `/p/nothing/cover/${"0".repeat(32)}.jpg`, status: 404 },
    "/p/:slug/qr.svg": { address: "/p/nothing/qr.svg", status: 404 },
    "/p/:slug/whatsapp": { address: "/p/nothing/whatsapp", status: 404 },
    "/a/:slug": { address: "/a/nothing", status: 404 },
    "/a/:slug/live": { address: "/a/nothing/live", status: 404 },
    "/a/:slug/poster": { address: "/a/nothing/poster", status: 404 },
    "/a/:slug/qr.svg": { address: "/a/nothing/qr.svg", status: 404 },
    "/a/:slug/whatsapp": { address: "/a/nothing/whatsapp", status: 404 },
    "/a/:slug/widget.js": { address: "/a/nothing/widget.js", status: 404 },
    "/multimedia/:id": { address: "/multimedia/track-mercado", status: 200 },
    "/multimedia/files/:file": { address: "/multimedia/files/nothing.webp", status: 404 },
    "/multimedia/download": { address: "/multimedia/download", status: 302 },
    "/multimedia/place": { address: "/multimedia/place", status: 405 },
    "/notifications/seen": { address: "/notifications/seen", status: 405 },
    "/notifications/live": { address: "/notifications/live", status: 204 },
    "/builder/save": { address: "/builder/save", status: 405 },
    "/runs/:id/live": { address: "/runs/run-nobody/live", status: 404 },
    "/creator/:id/:file": { address: "/creator/creation-1/1.md", status: 200 },
    "/builder/versions/:file": { address: "/builder/versions/1.json", status: 404 },
    "/passkey-options": { address: "/passkey-options", status: 405 },
    "/preferences": { address: "/preferences", status: 302 },
    "/payments/:provider": { address: "/payments/sandbox", status: 405 },
    "/wallet/pay/:topUp": { address: "/wallet/pay/topup-nobody", status: 404 },
    "/account/examples": { address: "/account/examples", status: 302 },
    "/account/confirm": { address: "/account/confirm", status: 303 },
    "/account/security": { address: "/account/security", status: 303 },
    "/account/security/app": { address: "/account/security/app", status: 303 },
    "/login/second-step": { address: "/login/second-step", status: 303 },
    "/account/export": { address: "/account/export", status: 303 },
    "/artifakts/:id/pictures/:file": {
      address: `/artifakts/${artifakt}/pictures/${"0".repeat(32)}.webp`,
      status: 404,
    },
    "/pictures/:file": { address: `/pictures/${"0".repeat(64)}.webp`, status: 404 },
    "/covers/artifakts/:file": {
      address: `/covers/artifakts/${"0".repeat(32)}.webp?ids=${artifakt}`,
      status: 404,
    },
    "/covers/:kind/:file": { address: `/covers/artifakt/${artifakt}.png`, status: 200 },
    "/sounds/:file": { address: `/sounds/${track}.wav`, status: 200 },
    "/api/agentiks/user/:userId": { address: "/api/agentiks/user/demo", status: 200 },
    "/api/user/:userId/stats": { address: "/api/user/demo/stats", status: 200 },
    "/api/*": { address: "/api/nowhere", status: 404 },
    "/api/v1/agentiks/:id": { address: "/api/v1/agentiks/agentik-1", status: 401 },
    "/api/v1/agentiks/:id/runs": { address: "/api/v1/agentiks/agentik-1/runs", status: 401 },
    "/api/v1/agentiks/:id/runs/:runId": {
      address: "/api/v1/agentiks/agentik-1/runs/run-nobody",
      status: 401,
    },
    "/api/v1/spaces/:id": { address: "/api/v1/spaces/space-4", status: 401 },
    "/api/v1/spaces/:id/documents": { address: "/api/v1/spaces/space-4/documents", status: 401 },
    "/api/v1/spaces/:id/tasks": { address: "/api/v1/spaces/space-4/tasks", status: 401 },
    "/api/v1/*": { address: "/api/v1/nowhere", status: 404 },
    "/api/v1/me": { address: "/api/v1/me", status: 401 },
    "/api/v1/agentiks": { address: "/api/v1/agentiks", status: 401 },
    "/api/v1/spaces": { address: "/api/v1/spaces", status: 401 },
    "/api/v1/documents/search": { address: "/api/v1/documents/search", status: 401 },
    "/api/v1/models": { address: "/api/v1/models", status: 401 },
    "/api/v1/chat/completions": { address: "/api/v1/chat/completions", status: 405 },
    "/api/v1/mcp": { address: "/api/v1/mcp", status: 405 },
  };
  return [...OWN, ...pathsOf(routes, "")].map((path) => listed[path] ?? withoutParameters(path));
}

function withoutParameters(path: string): Opened {
  if (/[:*]/.test(path)) throw new Error(`Say how ${path} is opened.`);
  return { address: path, status: 200 };
}

function pathsOf(entries: readonly RouteConfigEntry[], parent: string): string[] {
  return entries.flatMap(({ path, children = [] }) => {
    const full = path === undefined ? parent : `${parent}/${path}`;
    return children.length > 0 ? pathsOf(children, full) : [full || "/"];
  });
}

/** Status of a GET by a bot, which skips the gate. Does not wait for the body: event streams never end. */
export function statusOf(origin: string, address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { "User-Agent": "curl/8" };
    const request = http.get(`${origin}${address}`, { headers, agent: false }, (response) => {
      resolve(response.statusCode ?? 0);
      request.destroy();
    });
    request.setTimeout(20_000, () => request.destroy(new Error(`${address}: no answer`)));
    request.once("error", reject);
  });
}
