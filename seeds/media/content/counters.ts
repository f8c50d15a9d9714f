/** Drinks and counters seen from the front, 400 by 300. Long because every one is drawn by hand. */
import { createRandom } from "../../random.ts";
import { blob, box, circle, ellipse, line, moved, num, path, put, words } from "../kit/draw.ts";

/** Steam that rises from a place. */
const steam = (x: number, y: number, high: number) =>
  [0, 1, 2]
    .map((at) =>
      line(
        `M${num(x + at * 22 - 22)} ${num(y)}c-14 ${num(-high * 0.3)} 14 ${num(-high * 0.55)} 0 ${num(-high * (at === 1 ? 1.15 : 0.9))}`,
        "#ffffff",
        6 - at,
        { opacity: 0.4 },
      ),
    )
    .join("");

/** A wall of painted tiles. */
function tileWall(
  top: number,
  bottom: number,
  ground: string,
  ink: string,
  accent: string,
): string {
  const side = 40;
  let body = box(0, top, 400, bottom - top, ground);
  for (let x = 0; x < 400; x += side)
    for (let y = top; y < bottom; y += side)
      body += moved(
        x + side / 2,
        y + side / 2,
        circle(0, 0, 5, accent),
        path(
          "M0 -7C5 -12 5 -15 0 -18C-5 -15 -5 -12 0 -7zM0 7C5 12 5 15 0 18C-5 15 -5 12 0 7zM-7 0C-12 5 -15 5 -18 0C-15 -5 -12 -5 -7 0zM7 0C12 5 15 5 18 0C15 -5 12 -5 7 0z",
          ink,
        ),
        path(
          "M-20 -20h9a9 9 0 0 1 -9 9zM20 -20v9a9 9 0 0 1 -9 -9zM20 20h-9a9 9 0 0 1 9 -9zM-20 20v-9a9 9 0 0 1 9 9z",
          accent,
        ),
      );
  for (let x = 0; x <= 400; x += side)
    body += box(x - 0.6, top, 1.2, bottom - top, "#ffffff", { opacity: 0.75 });
  for (let y = top; y <= bottom; y += side)
    body += box(0, y - 0.6, 400, 1.2, "#ffffff", { opacity: 0.75 });
  return body;
}

/** Coffee in a clay mug, with cinnamon and piloncillo. */
export function potCoffee(): string {
  const dots = Array.from({ length: 13 }, (_, at) =>
    circle(128 + at * 12, 176 + Math.abs(at - 6) * -0.7, 3.4, "#f2d7a5"),
  ).join("");
  const petals = (x: number, y: number) =>
    Array.from({ length: 5 }, (_, at) =>
      put(x, y, at * 72, 1, ellipse(0, -8, 4.4, 7, "#f6e9cc")),
    ).join("") + circle(x, y, 4, "#d99b37");
  const stick = (x: number, y: number, turn: number, long: number) =>
    put(
      x,
      y,
      turn,
      1,
      box(-7, -long / 2 + 4, 16, long, "#1a0d08", { rx: 6, opacity: 0.25 }),
      box(-8, -long / 2, 16, long, "#8f4f22", { rx: 6 }),
      box(-4, -long / 2 + 2, 3, long - 4, "#b97438", { rx: 1.5 }),
      box(3, -long / 2 + 2, 2.4, long - 4, "#6b3613", { rx: 1.2 }),
    );
  return (
    tileWall(0, 200, "#f7f1e2", "#2b5c9e", "#d9a12f") +
    box(0, 0, 400, 200, "#3a1d0c", { opacity: 0.12 }) +
    box(0, 200, 400, 100, "#9c5d33") +
    box(0, 200, 400, 9, "#b87747") +
    line("M20 236q120 -10 220 2M180 262q100 8 200 -4M40 284q90 -8 160 0", "#7d4622", 1.8, {
      opacity: 0.6,
    }) +
    ellipse(206, 258, 108, 15, "#2a1206", { opacity: 0.35 }) +
    path("M262 134C318 122 326 206 262 212", "none", { stroke: "#8e3f1f", "stroke-width": 17 }) +
    path("M262 134C318 122 326 206 262 212", "none", { stroke: "#b25a30", "stroke-width": 9 }) +
    path("M116 112H284C284 196 276 236 250 256H150C124 236 116 196 116 112z", "#a84c26") +
    path("M238 112H284C284 196 276 236 250 256H222C240 226 240 160 238 112z", "#8e3f1f") +
    path("M128 122C130 190 136 220 150 242C140 236 124 190 124 122z", "#cf7a4a") +
    dots +
    [150, 200, 250].map((x) => petals(x, 208)).join("") +
    ellipse(200, 112, 84, 21, "#bd6236") +
    ellipse(200, 113, 75, 16.6, "#3d1a0a") +
    ellipse(200, 115, 71, 13.6, "#5c2a12") +
    path("M136 117Q200 98 264 117Q200 108 136 117z", "#8a4a24", { opacity: 0.9 }) +
    put(
      242,
      92,
      24,
      0.9,
      box(-7, -46, 14, 76, "#8f4f22", { rx: 5 }),
      box(-3, -44, 3, 72, "#b97438"),
    ) +
    steam(196, 84, 62) +
    stick(60, 262, 74, 92) +
    stick(76, 248, 104, 84) +
    path("M318 232h48l12 42h-72z", "#1a0d08", { opacity: 0.25 }) +
    path("M322 224h40l10 44h-60z", "#7b3c14") +
    path("M322 224h40l2 8h-44z", "#a5602c") +
    path("M316 250h52l1 5h-54z", "#5f2c0c", { opacity: 0.6 })
  );
}

/** A tall jar of hibiscus water with a glass. */
export function hibiscusWater(): string {
  const ice = (x: number, y: number, turn: number, size = 1) =>
    put(
      x,
      y,
      turn,
      size,
      box(-14, -13, 28, 26, "#f6b9c8", { rx: 6, opacity: 0.55 }),
      box(-9, -9, 10, 6, "#ffffff", { rx: 2, opacity: 0.7 }),
    );
  const hibiscus = (x: number, y: number, turn: number, size: number) =>
    put(
      x,
      y,
      turn,
      size,
      ...[0, 72, 144, 216, 288].map((at) =>
        put(
          0,
          0,
          at,
          1,
          path("M0 0C-16 -10 -16 -30 0 -34C16 -30 16 -10 0 0z", "#c2264b"),
          line("M0 -4V-26", "#8b1233", 1.6),
        ),
      ),
      circle(0, 0, 6, "#7a0f2c"),
      line("M0 0L10 16", "#f3c34c", 3),
    );
  let stripes = box(0, 0, 400, 300, "#f7c95f");
  for (let at = 0; at < 10; at += 1) stripes += box(at * 44, 0, 22, 216, "#f4b941");
  return (
    stripes +
    box(0, 214, 400, 86, "#2e7d6b") +
    box(0, 214, 400, 8, "#3f9a84") +
    ellipse(160, 276, 106, 13, "#0d2c25", { opacity: 0.35 }) +
    ellipse(314, 278, 50, 9, "#0d2c25", { opacity: 0.35 }) +
    path(
      "M92 64H228C236 84 240 92 240 112V262C240 272 232 276 222 276H98C88 276 80 272 80 262V112C80 92 84 84 92 64z",
      "#fbeff0",
      { opacity: 0.85 },
    ) +
    path("M86 112H234V260C234 268 228 270 220 270H100C92 270 86 268 86 260z", "#b5173f") +
    path("M196 112H234V260C234 268 228 270 220 270H186C200 236 200 160 196 112z", "#8f0f31") +
    ellipse(160, 112, 74, 9, "#d13a5f") +
    ice(124, 122, -14) +
    ice(178, 126, 20, 1.1) +
    ice(152, 118, 44, 0.9) +
    hibiscus(118, 190, 20, 0.7) +
    hibiscus(186, 226, 140, 0.6) +
    box(92, 72, 11, 190, "#ffffff", { rx: 5, opacity: 0.5 }) +
    box(108, 120, 5, 120, "#ffffff", { rx: 2.5, opacity: 0.3 }) +
    ellipse(160, 64, 70, 10, "#fdf6f4") +
    ellipse(160, 64, 62, 7, "#e3c9c9") +
    line("M206 20C196 60 178 96 170 122", "#e6e0d4", 7) +
    path("M206 20C212 8 224 10 220 24", "none", {
      stroke: "#e6e0d4",
      "stroke-width": 7,
      "stroke-linecap": "round",
    }) +
    path("M272 152H356L346 276H282z", "#fbeff0", { opacity: 0.85 }) +
    path("M277 178H351L343 270H285z", "#b5173f") +
    path("M328 178H351L343 270H322z", "#8f0f31") +
    ellipse(314, 178, 37, 5.4, "#d13a5f") +
    ice(300, 186, 10, 0.8) +
    ice(328, 190, -22, 0.8) +
    box(282, 160, 6, 100, "#ffffff", { rx: 3, opacity: 0.5 }) +
    circle(352, 152, 24, "#4f8f2f") +
    circle(352, 152, 20.4, "#eef2c4") +
    Array.from({ length: 8 }, (_, at) =>
      put(352, 152, at * 45, 1, path("M0 -2L5.600 -17A18 18 0 0 0 -5.600 -17z", "#b5d455")),
    ).join("") +
    hibiscus(46, 268, -20, 0.95) +
    hibiscus(258, 286, 60, 0.62)
  );
}

/** A loaf, seen from its side. */
const loaf = (x: number, y: number, size = 1) =>
  put(
    x,
    y,
    0,
    size,
    path("M-34 0C-38 -26 -20 -32 0 -32C20 -32 38 -26 34 0z", "#b8702c"),
    path("M-30 -3C-33 -22 -18 -28 0 -28C18 -28 33 -22 30 -3z", "#cf8a40"),
    line("M-18 -26l8 14M-2 -28l8 14M14 -26l8 14", "#f3d7a0", 4),
  );

const roundBread = (x: number, y: number, color: string, cross: string) =>
  put(
    x,
    y,
    0,
    1,
    path("M-22 0C-24 -22 -12 -26 0 -26C12 -26 24 -22 22 0z", color),
    line("M0 -25V-2M-12 -22Q-14 -10 -18 -3M12 -22Q14 -10 18 -3", cross, 2.6),
  );

const horn = (x: number, y: number) =>
  put(
    x,
    y,
    0,
    1,
    path("M-28 0C-26 -22 -10 -28 0 -28C10 -28 26 -22 28 0C18 -8 -18 -8 -28 0z", "#c47a30"),
    line("M-12 -24l-6 16M0 -27v18M12 -24l6 16", "#ebb566", 3),
  );

/** The counter of a bakery. */
export function breadCounter(): string {
  const shelf = (y: number, items: readonly string[]) =>
    items.join("") +
    box(34, y, 332, 7, "#6d3f1f") +
    box(34, y + 7, 332, 6, "#1a0d08", { opacity: 0.18 });
  const awning = Array.from({ length: 10 }, (_, at) => {
    const fill = at % 2 ? "#fdf6e6" : "#c9402f";
    return path(`M${at * 40} 0h40v44a20 20 0 0 1 -40 0z`, fill);
  }).join("");
  const tag = (x: number, y: number, text: string) =>
    box(x - 17, y, 34, 17, "#fffaf0", { rx: 3 }) +
    words(text, x, y + 12.6, { size: 11, fill: "#6d3f1f" });
  return (
    box(0, 0, 400, 300, "#f3dcb0") +
    box(0, 40, 400, 150, "#e9cb94") +
    shelf(112, [
      loaf(76, 112),
      loaf(148, 112, 1.08),
      loaf(224, 112),
      horn(290, 112),
      horn(342, 112),
    ]) +
    shelf(178, [
      roundBread(64, 178, "#f3d9b2", "#c79a62"),
      roundBread(112, 178, "#f0a8b6", "#c9647c"),
      roundBread(160, 178, "#7a4526", "#4d2712"),
      roundBread(208, 178, "#f3d9b2", "#c79a62"),
      roundBread(256, 178, "#f5d674", "#c99a2e"),
      horn(312, 178),
      roundBread(352, 178, "#f0a8b6", "#c9647c"),
    ]) +
    box(0, 206, 400, 94, "#7d4a28") +
    box(0, 200, 400, 14, "#98613a") +
    box(0, 200, 400, 4, "#b57a4c") +
    Array.from(
      { length: 5 },
      (_, at) =>
        box(14 + at * 78, 228, 62, 58, "#6a3c1e", { rx: 4 }) +
        box(20 + at * 78, 234, 50, 46, "#8a5530", { rx: 3 }),
    ).join("") +
    tag(112, 120, "$12") +
    tag(224, 120, "$38") +
    tag(316, 120, "$15") +
    put(
      92,
      200,
      0,
      1,
      ellipse(0, 0, 58, 6, "#1a0d08", { opacity: 0.25 }),
      path("M-52 -18H52L42 0H-42z", "#c6904c"),
      line("M-48 -12H48M-45 -6H45", "#9a6630", 2),
      path(
        "M-46 -18L-34 -62L-24 -18zM-26 -18L-16 -70L-4 -18zM-6 -18L4 -66L16 -18zM14 -18L28 -60L36 -18z",
        "#cd8a3f",
      ),
      line(
        "M-36 -34l6 -4M-17 -44l7 -4M3 -42l7 -4M24 -38l6 -4M-34 -24l7 -4M-14 -30l8 -4M6 -28l8 -4",
        "#f3d7a0",
        2.6,
      ),
    ) +
    put(
      318,
      200,
      0,
      1,
      box(-34, -8, 68, 8, "#8d8a86", { rx: 2 }),
      path("M-28 -8L-22 -46H22L28 -8z", "#c9c6c0"),
      box(-18, -42, 36, 18, "#26343a", { rx: 3 }),
      words("$53.00", 0, -28, { size: 10.5, fill: "#9fe3b4" }),
      ...[-14, 0, 14].map((x) => circle(x, -16, 3, "#8d8a86")),
    ) +
    awning +
    box(0, 0, 400, 12, "#8c2a1e")
  );
}

/** A juice stand with jars of fruit water. */
export function juiceStand(): string {
  const jar = (x: number, color: string, deep: string, fruit: (x: number, y: number) => string) =>
    path(
      `M${x - 34} 92h68c6 10 8 14 8 24v78c0 6 -4 8 -9 8h-66c-5 0 -9 -2 -9 -8v-78c0 -10 2 -14 8 -24z`,
      "#ffffff",
      { opacity: 0.75 },
    ) +
    path(`M${x - 38} 122h76v70c0 5 -3 7 -7 7h-62c-4 0 -7 -2 -7 -7z`, color) +
    path(`M${x + 16} 122h22v70c0 5 -3 7 -7 7h-18c6 -20 6 -50 3 -77z`, deep) +
    ellipse(x, 122, 38, 5, "#ffffff", { opacity: 0.4 }) +
    fruit(x - 14, 150) +
    fruit(x + 12, 172) +
    box(x - 32, 104, 6, 84, "#ffffff", { rx: 3, opacity: 0.6 }) +
    ellipse(x, 92, 35, 6, "#e8e2d4") +
    line(`M${x + 14} 60L${x + 2} 112`, "#d8d2c4", 5);
  const cube = (fill: string) => (x: number, y: number) =>
    put(x, y, 24, 1, box(-7, -6, 14, 12, fill, { rx: 3 }));
  const seeds = (x: number, y: number) =>
    circle(x, y, 8, "#fff6e4", { opacity: 0.7 }) +
    circle(x - 2, y - 2, 1.6, "#2b2b2b") +
    circle(x + 3, y + 1, 1.6, "#2b2b2b");
  const orange = (x: number, y: number, r = 22) =>
    circle(x, y, r, "#e8801a") +
    circle(x - r * 0.12, y - r * 0.12, r * 0.84, "#f39a2c") +
    circle(x - r * 0.36, y - r * 0.4, r * 0.16, "#ffd08a") +
    circle(x + 2, y - r * 0.82, 2.2, "#4d7a2a");
  const random = createRandom("fringe");
  const banner = Array.from({ length: 7 }, (_, at) => {
    const color = ["#e0457b", "#f6b42c", "#2fa58a", "#3a78c2", "#e4572e", "#8e4fb0", "#6fae3a"][
      at
    ]!;
    const x = 8 + at * 56;
    const y = 14 + Math.sin((Math.PI * (at + 0.5)) / 7) * 12;
    const holes = [0, 1, 2]
      .map((hole) => circle(x + 12 + hole * 12, y + 18 + random.next() * 2, 3, "#fff4da"))
      .join("");
    return (
      path(`M${x} ${num(y)}h48v30l-6 6l-6 -6l-6 6l-6 -6l-6 6l-6 -6l-6 6l-6 -6z`, color) +
      holes +
      path(`M${x + 24} ${num(y + 4)}l5 6l-5 6l-5 -6z`, "#fff4da")
    );
  }).join("");
  return (
    box(0, 0, 400, 300, "#fff0cf") +
    tileWall(60, 200, "#e6f3ef", "#2f8f83", "#f1c04a") +
    box(0, 0, 400, 62, "#fff0cf") +
    line("M0 12Q200 40 400 12", "#7a5a3a", 1.6) +
    banner +
    box(0, 196, 400, 104, "#d94b3d") +
    box(0, 192, 400, 14, "#f4e9d6") +
    box(0, 204, 400, 4, "#b83a2e") +
    jar(62, "#c3234f", "#99153a", cube("#e76f8f")) +
    jar(154, "#f0b93a", "#d6962a", cube("#fbe08a")) +
    jar(246, "#e7efe0", "#cddcc9", seeds) +
    jar(338, "#5fa34a", "#43813a", cube("#a9d68a")) +
    words("AGUAS FRESCAS", 200, 262, { font: "slab", size: 38, fill: "#8f2a20" }) +
    words("AGUAS FRESCAS", 198, 259, { font: "slab", size: 38, fill: "#fff3d4" }) +
    path("M60 274h280l-8 5h-264z", "#f6b42c") +
    orange(30, 186, 16) +
    orange(374, 184, 18) +
    put(
      110,
      196,
      0,
      1,
      path(blob("limon", 0, -10, 12, 10, 0.04), "#8fbf3f"),
      circle(-4, -13, 2.4, "#cbe58e"),
    )
  );
}
