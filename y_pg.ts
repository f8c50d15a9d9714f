import { createTestDatabase } from "./tests/support/database.ts";
import { provideTestServer } from "./tests/support/templates.ts";
const t0 = performance.now();
const { stop } = await provideTestServer(console.log);
console.log("up and templates", Math.round(performance.now() - t0));
const clones: number[] = [];
for (let i = 0; i < 12; i++) { const t = performance.now(); const d = await createTestDatabase(); 
  if (i === 11) { const q: number[] = []; for (let n = 0; n < 600; n++) { const s = performance.now(); await d.sql`SELECT count(*) FROM spaces WHERE id > ${String(n)}`; q.push(performance.now() - s); } q.sort((a, b) => a - b); console.log("query median, p95 ms", q[300]!.toFixed(2), q[570]!.toFixed(2));
  const w: number[] = []; for (let n = 0; n < 200; n++) { const s = performance.now(); await d.sql`UPDATE people SET display_name = ${"x" + n} WHERE id = 'demo'`; w.push(performance.now() - s); } w.sort((a, b) => a - b); console.log("write median, p95 ms", w[100]!.toFixed(2), w[190]!.toFixed(2)); 
  const c: number[] = []; for (let n = 0; n < 30; n++) { const s = performance.now(); const { default: postgres } = await import("postgres"); const x = postgres(d.url, { max: 1 }); await x`SELECT 1`; c.push(performance.now() - s); await x.end(); } c.sort((a, b) => a - b); console.log("connect median, max ms", c[15]!.toFixed(1), c[29]!.toFixed(1)); }
  await d.drop(); clones.push(performance.now() - t); }
clones.sort((a, b) => a - b); console.log("clone+drop median ms", Math.round(clones[6]!), "max", Math.round(clones[11]!));
const t1 = performance.now(); await stop(); console.log("stop", Math.round(performance.now() - t1));
process.exit(0);
