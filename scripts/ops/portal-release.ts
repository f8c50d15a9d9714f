/**
 * Releases a portal's app that was "coming soon", in the database in DATABASE_URL, and notifies each
 * person on its waiting list once: `portal-release.ts trade/loyalty`. Without a name it lists the apps
 * that are coming soon. In production: `node build/portal-release.js`.
 */
import type { Db } from "#db/connection/client.ts";
import { releasePortalApp } from "#db/commands/shop/portal-apps.ts";
import { retryTransaction } from "#db/commands/writing/retry-transaction.ts";
import { listAwaitedApps } from "#db/queries/shop/portals.ts";
import { answerOnDatabase } from "./answer-on-database.ts";

/** Short form of an app's ids: `trade/loyalty` for `portal-trade` and `portal-app-loyalty`. */
const shortName = ({ portalId, id }: { portalId: string; id: string }) =>
  `${portalId.replace(/^portal-/, "")}/${id.replace(/^portal-app-/, "")}`;

async function release(db: Db, name: string | undefined): Promise<string> {
  const apps = await listAwaitedApps(db);
  if (name === undefined) {
    if (apps.length === 0) return "No app is coming soon.";
    return apps.map((app) => `${shortName(app)}  ${app.name}  ${app.waiting} waiting`).join("\n");
  }
  const app = apps.find((one) => name === shortName(one) || name === `${one.portalId}/${one.id}`);
  if (!app) {
    const names = apps.map(shortName).join(", ") || "none";
    throw new Error(`${name} is not coming soon. These are: ${names}.`);
  }
  const told = await retryTransaction(() =>
    db.transaction((tx) => releasePortalApp(tx, { appId: app.id, now: new Date() })),
  );
  return `${app.name} is open; ${told} ${told === 1 ? "person was" : "people were"} told.`;
}

await answerOnDatabase("is the app", (db, [name, ...rest]) => {
  if (rest.length > 0) throw new Error("Say one app: portal-release PORTAL/APP");
  return release(db, name);
});
