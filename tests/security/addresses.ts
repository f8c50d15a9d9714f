import type { RouteConfigEntry } from "@remix-run/route-config";
import routes from "#app/routes.ts";

/** Sample paths of existing items, by route pattern with parameters. */
const SAMPLES: Record<string, string> = {
  "spaces/:id": "spaces/space-4",
  "spaces/:id/about": "spaces/space-4/about",
  "spaces/:id/t/:thread": "spaces/space-4/t/new",
  "spaces/:id/live": "spaces/space-4/live",
  "spaces/:id/names": "spaces/space-4/names",
  "spaces/:id/documents": "spaces/space-4/documents",
  "spaces/:id/documents/:document": "spaces/space-4/documents/document-space-4-1",
  "spaces/:id/documents/:document/file": "spaces/space-4/documents/document-space-4-1/file",
  "spaces/:id/documents/:document/small/:file": `spaces/space-4/documents/document-space-4-1/small/${"0".repeat(32)}.webp`,
  "spaces/:id/export": "spaces/space-4/export",
  "spaces/:id/poster": "spaces/space-4/poster",
  "spaces/:id/tasks": "spaces/space-4/tasks",
  "spaces/:id/agentiks": "spaces/space-4/agentiks",
  "spaces/:id/members": "spaces/space-4/members",
  "spaces/:id/edit": "spaces/space-4/edit",
  "artifakts/:id": "artifakts/artifakt-1",
  "artifakts/:id/manage": "artifakts/artifakt-4/manage",
  "artifakts/:id/edit": "artifakts/artifakt-4/edit",
  "artifakts/:id/file": "artifakts/artifakt-1/file",
  "artifakts/:id/receipt": "artifakts/artifakt-1/receipt",
  "artifakts/:id/whatsapp": "artifakts/artifakt-1/whatsapp",
  "artifakts/:id/qr.svg": "artifakts/artifakt-1/qr.svg",
  "challenges/:id/whatsapp": "challenges/challenge-1/whatsapp",
  "challenges/:id/qr.svg": "challenges/challenge-1/qr.svg",
  "artifakts/:id/pictures/:file": `artifakts/artifakt-1/pictures/${"0".repeat(32)}.webp`,
  "agentiks/:id": "agentiks/agentik-1",
  "agentiks/:id/configure": "agentiks/agentik-1/configure",
  "agentiks/:id/try": "agentiks/agentik-1/try",
  "agentiks/:id/examples": "agentiks/agentik-1/examples",
  "agentiks/:id/channels": "agentiks/agentik-1/channels",
  "agentiks/:id/channels/:kind": "agentiks/agentik-1/channels/telegram",
  "agentiks/:id/triggers": "agentiks/agentik-1/triggers",
  "agentiks/:id/tools": "agentiks/agentik-1/tools",
  "agentiks/:id/tools/mcp": "agentiks/agentik-1/tools/mcp",
  "approvals/:id": "approvals/call-nobody",
  "agentiks/:id/runs": "agentiks/agentik-1/runs",
  "challenges/:id": "challenges/challenge-1",
  "challenges/:id/gallery": "challenges/challenge-22/gallery",
  "challenges/:id/gallery/:file": "challenges/challenge-22/gallery/0000.webp",
  "challenges/entries/:entry": "challenges/entries/entry-challenge-22-1",
  "challenges/entries/:entry/pictures/:file": `challenges/entries/entry-challenge-22-1/pictures/${"0".repeat(32)}.webp`,
  "challenges/entries/:entry/files/:file": "challenges/entries/entry-challenge-22-1/files/nothing",
  "apps/:id": "apps/app-comandero",
  "kits/:id": `kits/kit-${"0".repeat(24)}`,
  "report/:kind/:id": "report/space/space-4",
  "takedown/:kind/:id": "takedown/space/space-4",
  "covers/artifakts/:file": `covers/artifakts/${"0".repeat(32)}.webp?ids=artifakt-1`,
  "covers/:kind/:file": "covers/space/space-4.png",
  "sounds/:file": "sounds/track-lluvia.wav",
  "multimedia/:id": "multimedia/track-lluvia",
  "multimedia/files/:file": "multimedia/files/nothing.webp",
  "api/agentiks/user/:userId": "api/agentiks/user/demo",
  "api/user/:userId/stats": "api/user/demo/stats",
  "invitations/:token": `invitations/${"0".repeat(64)}`,
  "builder/preview/:version": "builder/preview/newest",
  "p/:slug": "p/00000000-0000-4000-8000-000000000000",
  "p/:slug/cover/:file": `p/nothing/cover/${"0".repeat(32)}.jpg`,
  "p/:slug/qr.svg": "p/nothing/qr.svg",
  "p/:slug/whatsapp": "p/nothing/whatsapp",
  "a/:slug": "a/nothing",
  "a/:slug/live": "a/nothing/live",
  "a/:slug/poster": "a/nothing/poster",
  "a/:slug/qr.svg": "a/nothing/qr.svg",
  "a/:slug/whatsapp": "a/nothing/whatsapp",
  "a/:slug/widget.js": "a/nothing/widget.js",
  "builder/versions/:file": "builder/versions/1.json",
  "payments/:provider": "payments/sandbox",
  "login/reset/:token": `login/reset/${"0".repeat(64)}`,
  "signup/:token": `signup/${"0".repeat(64)}`,
  "login/email/:token": `login/email/${"0".repeat(64)}`,
  "wallet/pay/:topUp": "wallet/pay/topup-nobody",
  "operator/payments/batches/:batch": "operator/payments/batches/batch-nobody",
  "hooks/:id": "hooks/trigger-nobody",
  "uploads/:id": "uploads/upload-nobody",
  "api/channels/:id/telegram": "api/channels/channel-nobody/telegram",
  "api/channels/:id/whatsapp": "api/channels/channel-nobody/whatsapp",
  "inbox/:thread": "inbox/thread-nobody",
  "runs/:id": "runs/run-nobody",
  "runs/:id/live": "runs/run-nobody/live",
  "creator/:id/:file": "creator/creation-1/1.md",
  "pictures/:file": `pictures/${"0".repeat(64)}.webp`,
  "*": "nowhere",
  "api/*": "api/nowhere",
  "api/v1/agentiks/:id": "api/v1/agentiks/agentik-1",
  "api/v1/agentiks/:id/runs": "api/v1/agentiks/agentik-1/runs",
  "api/v1/agentiks/:id/runs/:runId": "api/v1/agentiks/agentik-1/runs/run-nobody",
  "api/v1/spaces/:id": "api/v1/spaces/space-4",
  "api/v1/spaces/:id/documents": "api/v1/spaces/space-4/documents",
  "api/v1/spaces/:id/tasks": "api/v1/spaces/space-4/tasks",
  "api/v1/*": "api/v1/nowhere",
};

/**
 * One URL for every route of the URL map, so that a new route is tested automatically. A new route
 * with parameters needs a sample here.
 *
 * @throws if a route with parameters has no sample
 */
export const ADDRESSES: readonly string[] = [...new Set(addressesOf(routes))];

function addressesOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, index, children = [] }) => {
    if (children.length > 0) return addressesOf(children);
    if (path === undefined) return index ? ["/"] : [];
    const sample = SAMPLES[path] ?? path;
    if (/[:*]/.test(sample))
      throw new Error(`${path} needs a sample in tests/security/addresses.ts`);
    return [`/${sample}`];
  });
}
