import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { ALL_KITS } from "./kits.ts";

/**
 * Version of each kit with a hash of the keys of its parts. A person with an installed kit is offered an update
 * by its version: new parts under an old version would never be offered.
 */
const RELEASED: Readonly<Record<string, string>> = {
  "app-comandero": "2 d234c72132c3",
  "app-counter-ledger": "2 8452fab2f876",
  "app-voz-clara": "2 64a803976a51",
  "app-stockwise": "2 7185e175971c",
  "app-vitrina": "2 5a58eb06735d",
  "app-resena-viva": "2 fbe9a807f768",
  "app-margen": "2 cef986c30695",
  "app-flowsmith": "2 f34d91df2277",
  "app-pulso": "2 430c3e3dfb67",
  "app-palette-lab": "2 332e802bc899",
  "portal-app-ask": "1 ed9ca6b87c89",
  "portal-app-summaries": "1 f8a4ab15f2f4",
  "portal-app-forecaster": "1 b4106b3b06e0",
  "portal-app-prompt-shelf": "2 885c6910ccab",
  "portal-app-negotiator": "2 c51e8410b934",
  "portal-app-writer": "1 09161eeaf57c",
  "portal-app-sheets": "1 e9f3a8ad8733",
  "portal-app-forms": "2 d3ad580a9205",
  "portal-app-archive": "1 93fbc10dcc01",
  "portal-app-boards": "2 b7f683fe1d4d",
  "portal-app-timesheet": "1 b4176bdec832",
  "portal-app-wiki": "1 c129e1a208a8",
  "portal-app-daily": "2 8452fab2f876",
  "portal-app-margins": "1 a8eea8164315",
  "portal-app-cohorts": "1 886105b2e164",
  "portal-app-stock": "2 d345b8fcfd28",
  "portal-app-zones": "1 fca0b70c0e4d",
  "portal-app-goals": "2 6d5def53073b",
  "portal-app-compare": "1 87332393b980",
  "portal-app-cashflow": "1 28ca8aaf43ca",
  "portal-app-chat": "1 8360f5e55243",
  "portal-app-reviews": "1 cab13b876271",
  "portal-app-reminders": "2 72f5e6772499",
  "portal-app-newsletter": "1 1d6a62ec0dfa",
  "portal-app-poster": "1 bc7dfe7a9aeb",
  "portal-app-brand": "2 d7211832498e",
  "portal-app-audio": "2 f4a6df8637fa",
  "portal-app-catalog": "2 addcc51088a6",
  "portal-app-loyalty": "1 99475bb1fdc4",
  "portal-app-quotes": "1 ff5844efab33",
  "portal-app-barcode": "1 28ac9e20b1c0",
  "perk-respuestas-rapidas": "1 7d0fe1fed785",
  "perk-calendario-contenido": "1 3e1f985c311b",
  "perk-corte-diario": "2 3dbf6e6094a3",
  "perk-recordatorio-citas": "2 afdda746a06c",
  "perk-lista-apertura": "1 629feafe6d90",
  "perk-menu-qr": "1 d01d7232081a",
  "perk-novedades-mes": "1 cc1843802ea4",
  "perk-agente-ventas": "2 b4cfa6ad6bf6",
  "perk-pronostico-temporada": "1 b4106b3b06e0",
  "perk-voz-marca": "2 60aa902f7f2c",
  "perk-facturas-lote": "2 44d443d2b6fe",
  "perk-kit-franquicia": "2 d4f933fe1744",
  "perk-turnos-inteligentes": "2 8e6c02bfb2ef",
  "perk-tablero-sucursales": "1 87332393b980",
  "perk-plantillas-dia-muertos": "1 62547d85dea4",
};

it.each(ALL_KITS)("$id has another version where it has other parts", ({ id, version, parts }) => {
  const keys = parts.map(({ key }) => key).sort();
  const hash = createHash("sha256").update(keys.join()).digest("hex").slice(0, 12);
  const [before, known] = (RELEASED[id] ?? "").split(" ");
  if (hash === known) expect(String(version)).toBe(before);
  else
    expect(version, "raise its version, then enter it here").toBeGreaterThan(Number(before ?? 0));
  expect(`${version} ${hash}`, "enter it here").toBe(RELEASED[id]);
});
