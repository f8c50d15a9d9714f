import { afterAll, beforeAll, it } from "vitest";
import type { TestDatabase } from "../support/database.ts";
import { createApp, type App } from "../support/request.ts";
import { sessionOf } from "../support/session.ts";
import { ADDRESSES, FAR_PAGES } from "./addresses.ts";
import { createGrownDatabase } from "./grown-database.ts";
import { planOf, queriesOf } from "./plans.ts";
let database: TestDatabase;
let app: App;
beforeAll(async () => {
  const b = performance.now();
  database = await createGrownDatabase();
  console.log("grown in", performance.now() - b);
  app = await createApp(database.url);
}, 300_000);
afterAll(async () => {
  await app.close();
  await database.drop();
});
it("look", { timeout: 500_000 }, async () => {
  const cookies = await sessionOf(database, "account-17").catch(async () => undefined);
  const out: [number, string][] = [];
  const seen = new Set<string>();
  const begun = performance.now();
  for (const address of [...ADDRESSES, ...FAR_PAGES])
    for (const who of [{}, ...(cookies ? [{ cookies }] : [])]) {
      const asked = await queriesOf(async () => (await app.request(address, who)).text());
      for (const one of asked) {
        const key = JSON.stringify(one);
        if (seen.has(key)) continue;
        seen.add(key);
        if (!/^\s*(select|with|\()/i.test(one.query)) {
          console.log("NOT A READ", one.query.slice(0, 80));
          continue;
        }
        const plan = await planOf(database.sql, one);
        out.push([
          plan.rowsRead + plan.entriesRead,
          `${plan.rowsRead} rows ${plan.entriesRead} entries, ret ${plan.rowsReturned}, seq ${plan.wholeTables} sort ${plan.rowsSorted} ${plan.ms.toFixed(1)}ms ${address} ${"cookies" in who ? "person" : ""} :: ${one.query.replace(/\s+/g, " ").slice(0, 90)}`,
        ]);
      }
    }
  out.sort((a, b) => b[0] - a[0]);
  console.log(out.length, "queries", performance.now() - begun, "ms");
  console.log(
    out
      .slice(0, 130)
      .map(([, t]) => t)
      .join("\n"),
  );
  console.log(
    "SEQ\n" +
      out
        .filter(([, t]) =>
          /seq \S*(spaces|artifakts|agentiks|challenges|people|members|participants|ledger|notif)/.test(
            t,
          ),
        )
        .map(([, t]) => t)
        .join("\n"),
  );
});
