/** Icons of a Mexican kitchen, drawn by hand on a grid of 48. Long because each is its own drawing. */
import { MEDIA, type Good } from "../good.ts";
import { writeZip } from "../kit/archive.ts";
import { gridCover } from "../kit/covers.ts";

/** File name, and its lines. */
const ICONS: Readonly<Record<string, string>> = {
  comal:
    "M6 26c0 5 8 9 18 9s18-4 18-9-8-9-18-9-18 4-18 9zM11 26c0 3 6 5.5 13 5.5S37 29 37 26s-6-5.5-13-5.5S11 23 11 26zM14 39l-2 4M34 39l2 4M24 40v4M17 12c-2-3 2-4 0-7M24 12c-2-3 2-4 0-7M31 12c-2-3 2-4 0-7",
  molcajete:
    "M7 20h34c0 9-6 14-13 14h-8c-7 0-13-5-13-14zM13 33l-3 10M35 33l3 10M24 34v9M12 20c1-2 6-4 12-4M27 20L38 6c2-2 5 1 3 3l-9 11M15 26h.1M21 28h.1M28 27h.1",
  olla: "M10 20c-3 14 3 23 14 23s17-9 14-23M8 20h32M15 20c0-4 4-6 9-6s9 2 9 6M24 14v-4M10 24c-5-1-6 6-1 7M38 24c5-1 6 6 1 7M15 29l3 3 3-3 3 3 3-3 3 3 3-3",
  jarro:
    "M13 10h18c1 5 4 9 4 17 0 8-5 14-13 14S9 35 9 27c0-8 3-12 4-17zM34 18c9-2 9 15 0 15M11 24h22M14 30l3 3 3-3 3 3 3-3 3 3M18 10c0-3 8-3 8 0",
  cazuela:
    "M6 20h36l-4 16c-1 4-4 6-8 6H18c-4 0-7-2-8-6zM6 20c-4 0-4 6 1 6M42 20c4 0 4 6-1 6M12 14c2-3 6-2 7-5M24 14c2-3 6-2 7-5",
  tortillero:
    "M8 22c0-6 7-10 16-10s16 4 16 10v12c0 5-7 8-16 8S8 39 8 34zM8 22c0 5 7 8 16 8s16-3 16-8M8 28c0 5 7 8 16 8s16-3 16-8M20 12c0-5 8-5 8 0",
  prensa:
    "M8 30h32v6H8zM10 30c0-3 6-5 14-5s14 2 14 5M8 24l30-10 2 4-26 10M38 14l5-7M14 36v5M34 36v5",
  metate:
    "M5 27l36-11 2 5L9 32zM12 32l-3 11M38 22l3 19M30 24l2 17M14 23l14-5c3-1 5 3 2 4l-14 5c-3 1-5-3-2-4z",
  taco: "M5 34C5 22 13 13 24 13s19 9 19 21c0 2-1 3-3 3H8c-2 0-3-1-3-3zM10 24c-2-3 1-6 4-5 0-4 5-5 7-3 2-3 7-3 8 0 3-1 6 1 6 4 3 0 5 3 3 5M17 30h.1M24 27h.1M30 31h.1",
  tamal:
    "M14 14l-4-8 7 4 3-6 4 6 4-6 3 6 7-4-4 8M14 14c-4 8-4 20 2 29h16c6-9 6-21 2-29zM24 16v26M18 17c-2 8-2 17 1 25M30 17c2 8 2 17-1 25M12 24h24",
  elote:
    "M24 5c-6 0-9 7-9 16 0 8 4 14 9 14s9-6 9-14c0-9-3-16-9-16zM15 24C9 24 7 33 13 40c4 4 9 4 11 3 2 1 7 1 11-3 6-7 4-16-2-16M24 35v8M18 13h12M16 20h16M17 27h14M21 7v27M27 7v27",
  chile:
    "M30 12c8 2 11 8 9 15-3 10-16 17-31 15 10-3 15-8 17-15 1-5 0-12 5-15zM30 12c0-4 2-7 6-8M26 13c2-2 6-2 9 1M34 20c1 4-1 8-4 11",
  aguacate:
    "M24 5c-5 0-7 5-8 10-1 6-6 9-6 16 0 7 6 12 14 12s14-5 14-12c0-7-5-10-6-16-1-5-3-10-8-10zM24 22c-4 0-7 3-7 7s3 7 7 7 7-3 7-7-3-7-7-7zM21 28c0-2 1-3 3-3",
  limon:
    "M24 10C14 10 6 16 6 24s8 14 18 14 18-6 18-14c-2 0-3-1-4-3C35 14 30 10 24 10zM24 14v20M15 17l18 14M33 17L15 31M11 24h26",
  nopal:
    "M24 42c-7 0-9-6-9-12s3-11 9-11 9 5 9 11-2 12-9 12zM17 22c-6 2-12-2-12-8 0-5 5-7 9-4 4 2 5 7 4 11M31 22c6 1 11-3 11-9 0-5-5-6-8-3-4 3-5 8-4 11M24 19c-3-3-3-11 0-13 3 2 3 10 0 13M21 28h.1M27 26h.1M24 33h.1M12 14h.1M36 14h.1",
  jitomate:
    "M24 14c-11-4-18 3-18 12s8 16 18 16 18-7 18-16-7-16-18-12zM24 14c-2-3-6-4-9-2 2 1 3 4 6 4M24 14c2-3 6-4 9-2-2 1-3 4-6 4M24 14V7c0-2 2-2 3-2M12 26c0-3 1-5 3-6",
  cebolla:
    "M24 11c-3 6-16 8-16 19 0 7 7 12 16 12s16-5 16-12c0-11-13-13-16-19zM24 11c0-3-2-5-4-6M24 11c0-3 2-5 4-6M24 11v31M24 16c-6 6-9 9-9 15 0 5 3 9 9 11M24 16c6 6 9 9 9 15 0 5-3 9-9 11",
  concha:
    "M6 32C6 21 14 13 24 13s18 8 18 19c0 3-2 5-5 5H11c-3 0-5-2-5-5zM24 13v24M24 13c-6 5-9 14-9 24M24 13c6 5 9 14 9 24M24 13c-9 3-15 10-16 20M24 13c9 3 15 10 16 20",
  cafe: "M8 18h26v10c0 8-5 14-13 14S8 36 8 28zM34 21c8-2 8 12-1 12M5 44h34M15 13c-2-3 2-4 0-7M21 13c-2-3 2-4 0-7M27 13c-2-3 2-4 0-7",
  agua: "M12 12h24l-3 30H15zM13 20h22M28 12l4-8h5M18 27h5v5h-5zM26 33h5v5h-5zM20 38h.1M29 26h.1",
  paleta:
    "M14 22c0-9 4-16 10-16s10 7 10 16v10H14zM20 32v10c0 3 8 3 8 0V32M20 15v11M24 13v13M28 15v11",
  cuchara:
    "M33 6c5 0 8 4 7 9-1 6-7 10-12 8-4-1-5-6-3-10 2-4 5-7 8-7zM27 22L9 41c-2 2-5-1-3-3l18-19M32 11c-2 1-4 3-4 6",
  cuchillo:
    "M40 5C28 9 18 19 14 29l7 5C30 26 38 17 40 5zM14 29l-2 3 7 5 2-3M13 33l-6 8c-1 2 2 4 4 2l6-7",
  mandil:
    "M17 6v9c0 5-3 7-7 8v19h28V23c-4-1-7-3-7-8V6M17 12h14M10 27H5M38 27h5M17 28h14v8c0 2-2 3-7 3s-7-1-7-3zM17 6c2-3 12-3 14 0",
};

const WEIGHTS = { fino: 1.25, medio: 2, grueso: 3 } as const;

const svgOf = (d: string, width: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 48 48" fill="none" stroke="#24222b" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"><path d="${d}"/></svg>\n`;

/** 24 icons in three weights. */
export function kitchenIcons(): Good {
  const files: Record<string, string> = {};
  for (const [weight, width] of Object.entries(WEIGHTS))
    for (const [name, d] of Object.entries(ICONS)) files[`${weight}/${name}.svg`] = svgOf(d, width);
  files["leeme.txt"] = [
    "Íconos de cocina mexicana",
    "",
    `${Object.keys(ICONS).length} íconos de línea en tres grosores: fino (1.25), medio (2) y grueso (3), sobre una retícula de 48.`,
    "Son SVG: se abren en Figma, Illustrator, Inkscape, Canva y en cualquier página.",
    "Para cambiar el color, sustituye #24222b en el archivo o usa el panel de trazo de tu programa.",
    "",
    "Puedes usarlos en tu menú, tu página, tus redes y tus empaques, y cambiarlos. No se revenden sueltos.",
    "",
  ].join("\n");
  const drawings = Object.values(ICONS).map(
    (d) =>
      `<path d="${d}" fill="none" stroke="#8a2f1b" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>`,
  );
  return {
    artifakt: 7,
    versions: [
      {
        fileName: "Íconos de cocina mexicana.zip",
        mediaType: MEDIA.zip,
        notes: "",
        bytes: writeZip(files),
      },
    ],
    cover: gridCover(drawings, { columns: 6, ground: "#f2c98c", card: "#fff8ec", side: 48 }),
  };
}
