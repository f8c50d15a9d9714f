import { expect, it } from "vitest";
import { ALL_KITS, isComingSoon } from "#domain/shop/kits/kits.ts";
import { LOCALES } from "#domain/preferences/preferences.ts";
import { answer } from "#engine/answer.ts";
import { PERKS } from "./perks.ts";
import { PORTALS } from "./portals.ts";
import { listMarketplaceApps } from "../marketplace.ts";
import { readMediaManifest } from "../media/manifest.ts";
import { MEDIA_FOLDER } from "../../tests/support/made-goods.ts";

const OFFERS = [
  ...listMarketplaceApps().map(({ id }) => id),
  ...PORTALS.flatMap(({ apps }) => apps.map(([id]) => `portal-app-${id}`)),
  ...PERKS.map(([id]) => `perk-${id}`),
];

/**
 * Kits cannot do what these promise: calls, phones, voice and pictures read by a model, signatures, bank
 * and store connections, routes and maps, mail and mass messages, work on files, charts of answers, a
 * waiting list that fills a cancelled appointment by itself, lettering drawn by hand.
 */
const COMING_SOON = [
  "app-ruta-corta",
  "app-cita-lista",
  "app-field-notes",
  "app-tienda-ligera",
  "portal-app-translator",
  "portal-app-vision",
  "portal-app-voice-notes",
  "portal-app-contract-check",
  "portal-app-slides",
  "portal-app-notes",
  "portal-app-calendar",
  "portal-app-signatures",
  "portal-app-backup",
  "portal-app-inbox",
  "portal-app-meet",
  "portal-app-broadcast",
  "portal-app-phone",
  "portal-app-photo",
  "portal-app-video",
  "portal-app-type",
  "portal-app-mockups",
  "portal-app-payments",
  "portal-app-shipping",
  "portal-app-suppliers",
  "perk-hojas-conectadas",
  "perk-buzon-unico",
  "perk-mapa-clientes",
  "perk-puente-bancario",
  "perk-acceso-anticipado",
  "perk-tienda-conectada",
  "perk-notas-voz",
  "perk-encuestas-cortas",
  "perk-etiquetas-envio",
  "perk-copias-nocturnas",
  "perk-guia-cambios",
  "perk-enfoque-manana",
  "perk-carrito-abandonado",
];

it("opens every app and perk, or says that it is coming soon", () => {
  expect(OFFERS.filter(isComingSoon)).toEqual(COMING_SOON);
  expect(ALL_KITS.map(({ id }) => id).filter((id) => !OFFERS.includes(id))).toEqual([]);
  expect(ALL_KITS).toHaveLength(OFFERS.length - COMING_SOON.length);
});

it("uses tracks that have a file", () => {
  const tracks = new Set(readMediaManifest(MEDIA_FOLDER).sounds.map(({ track }) => track));
  for (const { parts } of ALL_KITS)
    for (const part of parts) if (part.kind === "sound") expect(tracks).toContain(part.track);
});

it("uses prompts that the embedded engine answers", () => {
  const text = {
    es: "Renta: $9,000 al mes. Depósito de dos meses. Se paga el día 5. Aviso de salida: 60 días.",
    en: "The rent is $9,000 a month. The deposit is two months. It is paid on the 5th of each month.",
  };
  for (const { parts } of ALL_KITS)
    for (const part of parts)
      if (part.kind === "creator")
        for (const locale of LOCALES) {
          const { version, understanding } = answer({
            kind: part.creation,
            instructions: [part.prompt[locale].replace(/\[.*\]/, text[locale])],
            corrections: {},
            business: undefined,
            now: new Date("2026-03-02T12:00:00Z"),
            seed: 1,
          });
          expect([part.key, locale, version]).toEqual([part.key, locale, "final"]);
          expect([part.key, understanding.language]).toEqual([part.key, locale]);
        }
});

/** Words of a prompt that tell its writer what to do, and are no part of what its reader gets. */
const FOR_THE_WRITER =
  /grab(?:ar|arlo)|teléfono del negocio|escriben por chat|\b(?:corto|breve|cálido)\b|tono|to be recorded|shop's phone|write to us by chat|\b(?:short|warm) (?:and|welcome|message)|\btone\b|colores de mi|my business's colours|morado|purple|clientes del barrio|for the neighbourhood|con QR|with QR/i;

it("answers its own prompts with texts that are for their readers", () => {
  for (const { parts } of ALL_KITS)
    for (const part of parts)
      if (part.kind === "creator" && part.key !== "creator-key-points")
        for (const locale of LOCALES)
          for (const seed of [0, 1, 2]) {
            const prompt = part.prompt[locale];
            const { text } = answer({
              kind: part.creation,
              instructions: [prompt],
              corrections: {},
              business: undefined,
              now: new Date("2026-03-02T12:00:00Z"),
              seed,
            });
            const words = [...text.matchAll(/>([^<>]+)<\/text>/g)]
              .map(([, line]) => line)
              .join(" ");
            const said = part.creation === "images" ? words : text;
            expect([part.key, said]).not.toEqual([part.key, expect.stringMatching(FOR_THE_WRITER)]);
            const quoted = /[«"]([^»"]+)[»"]/.exec(prompt)?.[1];
            if (quoted && part.creation === "images") expect(said).toContain(quoted);
          }
});
