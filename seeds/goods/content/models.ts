/** Furniture of a shop to scale, in metres. */
import { MEDIA, type Good } from "../good.ts";
import { modelCover, writeModel, type Part } from "../kit/model.ts";

const WOOD = "#b98150";
const DARK = "#5b3a24";
const STONE = "#d9d4ca";
const GLASS = "#bfe3ea";
const STEEL = "#8d949c";
const GREEN = "#3f6b52";

const box = (
  name: string,
  size: Part["size"],
  at: Part["at"],
  color: string,
  opacity?: number,
): Part => ({
  name,
  shape: "box",
  size,
  at,
  color,
  ...(opacity !== undefined && { opacity }),
});
const column = (name: string, size: Part["size"], at: Part["at"], color: string): Part => ({
  name,
  shape: "column",
  size,
  at,
  color,
});

/** A counter in modules: bar, glass case, till, corner and shelves. */
export function modularCounter(): Good {
  const parts: Part[] = [
    // The bar, 1.20 m.
    box("barra · mueble", [1.2, 0.98, 0.55], [-1.5, 0.08, 0], WOOD),
    box("barra · zoclo", [1.16, 0.08, 0.47], [-1.5, 0, 0], DARK),
    box("barra · cubierta", [1.26, 0.04, 0.65], [-1.5, 1.06, 0], STONE),
    ...[-1.9, -1.5, -1.1].map((x, index) =>
      box(`barra · duela ${index + 1}`, [0.03, 0.92, 0.02], [x, 0.1, 0.285], DARK),
    ),
    // The glass case, 1.20 m.
    box("vitrina · base", [1.2, 0.5, 0.6], [-0.28, 0.08, 0], WOOD),
    box("vitrina · zoclo", [1.16, 0.08, 0.52], [-0.28, 0, 0], DARK),
    box("vitrina · entrepaño 1", [1.14, 0.015, 0.5], [-0.28, 0.8, 0], STONE),
    box("vitrina · entrepaño 2", [1.14, 0.015, 0.42], [-0.28, 1.05, 0], STONE),
    ...[-0.6, -0.3, 0].map((x, index) =>
      box(`vitrina · charola ${index + 1}`, [0.24, 0.05, 0.3], [x, 0.59, 0.02], "#e7b35f"),
    ),
    box("vitrina · cristal", [1.18, 0.72, 0.58], [-0.28, 0.58, 0], GLASS, 0.28),
    box("vitrina · techo", [1.22, 0.05, 0.62], [-0.28, 1.3, 0], DARK),
    // The till, 0.80 m.
    box("caja · mueble", [0.8, 0.86, 0.55], [0.76, 0.08, 0], GREEN),
    box("caja · zoclo", [0.76, 0.08, 0.47], [0.76, 0, 0], DARK),
    box("caja · cubierta", [0.86, 0.04, 0.62], [0.76, 0.94, 0], STONE),
    box("caja · cajón de dinero", [0.42, 0.1, 0.42], [0.7, 0.98, -0.04], STEEL),
    box("caja · pantalla", [0.36, 0.26, 0.03], [0.7, 1.14, -0.08], "#23262b"),
    box("caja · terminal", [0.09, 0.04, 0.17], [1.02, 0.98, 0.12], "#23262b"),
    // The corner, and the wing that turns back.
    box("esquina · mueble", [0.6, 0.98, 0.6], [1.48, 0.08, -0.02], WOOD),
    box("esquina · zoclo", [0.54, 0.08, 0.54], [1.48, 0, -0.02], DARK),
    box("esquina · cubierta", [0.66, 0.04, 0.68], [1.48, 1.06, -0.02], STONE),
    box("ala · mueble", [0.55, 0.98, 1], [1.5, 0.08, -0.84], WOOD),
    box("ala · cubierta", [0.65, 0.04, 1.04], [1.5, 1.06, -0.86], STONE),
    // Shelves on the wall.
    ...[1.35, 1.75, 2.15].map((y, index) =>
      box(`repisa ${index + 1}`, [2.6, 0.04, 0.28], [-0.7, y, -1.4], WOOD),
    ),
    box("muro", [3.9, 2.5, 0.06], [-0.15, 0, -1.58], "#efe7da"),
    ...[-1.7, -1.3, -0.9, -0.5, -0.1, 0.3].map((x, index) =>
      column(
        `frasco ${index + 1}`,
        [0.16, 0.22 + 0.03 * (index % 3), 0.16],
        [x, 1.39, -1.4],
        ["#c4553a", "#e7b35f", "#6f9a6b"][index % 3]!,
      ),
    ),
    box("piso", [4.1, 0.02, 2.6], [-0.1, -0.02, -0.4], "#cfc6b8"),
  ];
  return {
    artifakt: 18,
    versions: [
      {
        fileName: "Mostrador modular.glb",
        mediaType: MEDIA.glb,
        notes: "",
        bytes: writeModel("Mostrador modular", parts),
      },
    ],
    cover: modelCover(parts, "#f3ddbd"),
  };
}

/** A café of thirty square metres: bar, tables, chairs and a window. */
export function smallCafe(): Good {
  const table = (name: string, x: number, z: number): Part[] => [
    column(`${name} · cubierta`, [0.7, 0.03, 0.7], [x, 0.72, z], WOOD),
    column(`${name} · pata`, [0.07, 0.7, 0.07], [x, 0.02, z], "#23262b"),
    column(`${name} · base`, [0.4, 0.02, 0.4], [x, 0, z], "#23262b"),
    ...(
      [
        [-0.62, 0],
        [0.62, 0],
      ] as const
    ).flatMap(([dx, dz], index) => [
      box(`${name} · silla ${index + 1}`, [0.4, 0.04, 0.4], [x + dx, 0.43, z + dz], GREEN),
      box(
        `${name} · respaldo ${index + 1}`,
        [0.04, 0.4, 0.4],
        [x + dx + Math.sign(dx) * 0.18, 0.47, z + dz],
        GREEN,
      ),
      ...(
        [
          [-0.16, -0.16],
          [0.16, -0.16],
          [-0.16, 0.16],
          [0.16, 0.16],
        ] as const
      ).map(([lx, lz], leg) =>
        box(
          `${name} · silla ${index + 1} · pata ${leg + 1}`,
          [0.035, 0.43, 0.035],
          [x + dx + lx, 0, z + dz + lz],
          DARK,
        ),
      ),
    ]),
  ];
  const parts: Part[] = [
    box("piso", [6, 0.05, 5], [0, -0.05, 0], "#d8cdbb"),
    box("muro del fondo", [6, 2.8, 0.1], [0, 0, -2.5], "#f1e7d6"),
    box("muro izquierdo", [0.1, 2.8, 5], [-3, 0, 0], "#e6d8c0"),
    box("barra · mueble", [2.6, 1.02, 0.6], [-1.3, 0, -1.2], DARK),
    box("barra · cubierta", [2.7, 0.05, 0.72], [-1.3, 1.02, -1.2], STONE),
    box("contrabarra", [2.6, 0.9, 0.5], [-1.3, 0, -2.2], WOOD),
    box("cafetera", [0.7, 0.42, 0.45], [-1.7, 0.9, -2.2], STEEL),
    column("molino", [0.18, 0.5, 0.18], [-1.15, 0.9, -2.2], "#23262b"),
    box("pizarrón", [1.8, 0.8, 0.04], [-1.3, 1.75, -2.43], "#26322d"),
    ...[-2.2, -1.5, -0.8].map((x, index) =>
      column(`banco ${index + 1}`, [0.34, 0.72, 0.34], [x, 0, -0.6], WOOD),
    ),
    ...table("mesa 1", 1.4, -1.3),
    ...table("mesa 2", 1.7, 0.4),
    ...table("mesa 3", -0.4, 1),
    ...table("mesa 4", -2, 1.6),
    ...table("mesa 5", 1.3, 1.9),
    column("maceta", [0.4, 0.45, 0.4], [2.6, 0, -2.1], "#b5492b"),
    column("planta", [0.7, 0.9, 0.7], [2.6, 0.45, -2.1], "#4f8a5b"),
  ];
  return {
    artifakt: 37,
    versions: [
      {
        fileName: "Cafetería de treinta metros.glb",
        mediaType: MEDIA.glb,
        notes: "",
        bytes: writeModel("Cafetería de treinta metros", parts),
      },
    ],
    cover: modelCover(parts, "#dfe6dc"),
  };
}
