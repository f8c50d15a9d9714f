/** Dishes seen from above, 400 by 300. Long because every dish is drawn by hand. */
import { createRandom } from "../../random.ts";
import {
  blob,
  box,
  circle,
  ellipse,
  line,
  num,
  path,
  polygon,
  put,
  scattered,
  smooth,
} from "../kit/draw.ts";

/** A place from a middle, by angle in degrees and distance. */
const polar = (x: number, y: number, angle: number, far: number): readonly [number, number] => [
  x + Math.cos((angle * Math.PI) / 180) * far,
  y + Math.sin((angle * Math.PI) / 180) * far,
];

/** The shadow of something round that lies on the table. */
export const shade = (x: number, y: number, rx: number, ry = rx, opacity = 0.24): string =>
  ellipse(x + rx * 0.05, y + ry * 0.09, rx * 1.02, ry * 1.02, "#1a0d08", { opacity });

/** Boards with grain. */
export function boards(ground: string, dark: string, light: string, seed: string): string {
  const random = createRandom(seed);
  let body = box(0, 0, 400, 300, ground);
  for (let board = 0; board < 5; board += 1) {
    const top = board * 60;
    body += box(0, top, 400, 60, board % 2 ? light : ground);
    for (let grain = 0; grain < 7; grain += 1) {
      const y = top + 6 + random.next() * 50;
      const x = random.next() * 320 - 20;
      const long = 60 + random.next() * 150;
      body += line(
        `M${num(x)} ${num(y)}q${num(long / 2)} ${num(random.next() * 6 - 3)} ${num(long)} 0`,
        dark,
        1.2,
        { opacity: 0.28 },
      );
    }
    body += box(0, top + 58.4, 400, 1.6, dark, { opacity: 0.55 });
  }
  return body;
}

/** A cloth of squares, woven in two directions. */
export function checks(ground: string, color: string, side = 30): string {
  let body = box(0, 0, 400, 300, ground);
  for (let x = 0; x < 400; x += side * 2) body += box(x, 0, side, 300, color, { opacity: 0.5 });
  for (let y = 0; y < 300; y += side * 2) body += box(0, y, 400, side, color, { opacity: 0.5 });
  return body;
}

/** Oilcloth with small flowers. */
export function oilcloth(ground: string, petal: string, middle: string): string {
  let body = box(0, 0, 400, 300, ground);
  for (let row = 0; row < 7; row += 1)
    for (let column = 0; column < 9; column += 1) {
      const [x, y] = [column * 50 + (row % 2 ? 25 : 0), row * 48 + 6];
      for (let leaf = 0; leaf < 5; leaf += 1) {
        const [px, py] = polar(x, y, leaf * 72 - 90 + row * 12, 5.4);
        body += circle(px, py, 4, petal);
      }
      body += circle(x, y, 3, middle);
    }
  return body;
}

/** A round plate with a painted rim. */
export function plate(
  x: number,
  y: number,
  r: number,
  {
    rim = "#fbf6ea",
    face = "#fffdf6",
    paint,
  }: { rim?: string; face?: string; paint?: string } = {},
): string {
  let body =
    shade(x, y, r) +
    circle(x, y, r, rim) +
    circle(x, y, r * 0.985, "none", { stroke: "#00000022", "stroke-width": 2 });
  if (paint) {
    body += circle(x, y, r * 0.95, "none", { stroke: paint, "stroke-width": 2.4 });
    for (let at = 0; at < 24; at += 1) {
      const [px, py] = polar(x, y, at * 15, r * 0.87);
      body +=
        at % 2
          ? circle(px, py, r * 0.022, paint)
          : put(px, py, at * 15, r / 100, ellipse(0, 0, 4, 6.4, paint));
    }
    body += circle(x, y, r * 0.79, "none", { stroke: paint, "stroke-width": 1.4 });
  }
  return (
    body +
    circle(x, y, r * 0.76, "#00000014") +
    circle(x + r * 0.012, y + r * 0.02, r * 0.745, face)
  );
}

/** A bowl, its inside and what fills it. */
const bowl = (x: number, y: number, r: number, clay: string, inside: string, filling: string) =>
  shade(x, y, r) +
  circle(x, y, r, clay) +
  circle(x, y, r * 0.9, inside) +
  circle(x + r * 0.01, y + r * 0.03, r * 0.84, filling) +
  line(
    `M${num(x - r * 0.93)} ${num(y - r * 0.16)}A${num(r * 0.95)} ${num(r * 0.95)} 0 0 1 ${num(x - r * 0.3)} ${num(y - r * 0.9)}`,
    "#ffffff",
    r * 0.035,
    { opacity: 0.45 },
  );

/** A wedge of lime, its rind outwards. */
const wedge = (x: number, y: number, turn: number, size = 1) =>
  put(
    x,
    y,
    turn,
    size,
    path("M-20 0A20 20 0 0 0 20 0L14 -3L-14 -3z", "#4f8f2f"),
    path("M-17 -1A17 17 0 0 0 17 -1z", "#f2f3c8"),
    path(
      "M-15 -1A15 15 0 0 0 -3 12.5L0 0zM-1 13A15 15 0 0 0 9 10L1 0zM11 9A15 15 0 0 0 15 -1L3 -1z",
      "#b9d65a",
    ),
  );

/** A slice of lime. */
const limeSlice = (x: number, y: number, r: number, turn = 0) => {
  let body = circle(x, y, r, "#5b9a34") + circle(x, y, r * 0.88, "#eef2c4");
  for (let at = 0; at < 8; at += 1) {
    const [ax, ay] = polar(x, y, turn + at * 45 + 4, r * 0.78);
    const [bx, by] = polar(x, y, turn + at * 45 + 41, r * 0.78);
    const [cx, cy] = polar(x, y, turn + at * 45 + 22, r * 0.12);
    body += path(
      `M${num(cx)} ${num(cy)}L${num(ax)} ${num(ay)}A${num(r * 0.78)} ${num(r * 0.78)} 0 0 1 ${num(bx)} ${num(by)}z`,
      "#b5d455",
    );
  }
  return body;
};

const leafOf = (fill: string, vein: string) =>
  path("M0 -9C5 -7 7 -2 5 2C8 4 6 9 1 8L0 12L-1 8C-6 9 -8 4 -5 2C-7 -2 -5 -7 0 -9z", fill) +
  line("M0 -5V9", vein, 0.9);

const CILANTRO = leafOf("#4d8b31", "#77b151");
const PALE_LEAF = leafOf("#79ad3f", "#a9d06a");

/** Small white cubes of onion and leaves of cilantro. */
const onion = (seed: string, place: readonly [number, number, number], count: number) =>
  scattered(seed, count, place, 5)
    .map(({ x, y, turn, pick }) =>
      pick < 0.55
        ? put(x, y, turn, 1, box(-2.6, -2.2, 5.2, 4.4, "#fbf7ec", { rx: 1 }))
        : put(x, y, turn, 0.6, CILANTRO),
    )
    .join("");

/** A slice of radish. */
const radish = (x: number, y: number, r: number) =>
  circle(x, y, r, "#cf2f57") + circle(x, y, r * 0.84, "#fdf3f2") + circle(x, y, r * 0.3, "#f3dfe0");

/** Red broth with hominy, radish and lettuce. */
export function pozole(): string {
  const [x, y] = [196, 152];
  const corn = scattered("corn", 26, [x, y + 6, 78], 17)
    .map(({ x: cx, y: cy, turn }) =>
      put(
        cx,
        cy,
        turn,
        1,
        path(blob(`c${cx}`, 0, 0, 9.4, 7.4), "#f4e2b8"),
        path("M-4 -1q4 -4 8 0", "none", { stroke: "#d4b06c", "stroke-width": 1.6 }),
        circle(0, 2.5, 2, "#c99d58"),
      ),
    )
    .join("");
  const meat = scattered("meat", 7, [x, y + 10, 66], 30)
    .map(({ x: mx, y: my, turn }) =>
      put(
        mx,
        my,
        turn,
        1,
        path(blob(`m${mx}`, 0, 0, 14, 8, 0.2), "#9c4a2c"),
        line("M-9 -2q9 -4 18 0M-8 3q8 -2 16 0", "#b96a46", 1.4),
      ),
    )
    .join("");
  const fat = scattered("fat", 22, [x, y, 84], 11)
    .map(({ x: fx, y: fy, pick }) => circle(fx, fy, 1.6 + pick * 3, "#e9823a", { opacity: 0.55 }))
    .join("");
  const lettuce = scattered("lettuce", 26, [x - 30, y - 38, 32], 6)
    .map(({ x: lx, y: ly, turn, pick }) =>
      put(lx, ly, turn, 1, line("M-12 0q6 -7 12 0t12 0", pick < 0.5 ? "#a9cf62" : "#cfe59a", 4)),
    )
    .join("");
  return (
    oilcloth("#1f6f70", "#f4d35e", "#e4572e") +
    shade(340, 238, 42) +
    circle(340, 238, 42, "#e3b261") +
    scattered("tostada", 14, [340, 238, 34], 10)
      .map(({ x: tx, y: ty, pick }) =>
        ellipse(tx, ty, 3 + pick * 4, 3 + pick * 2, "#bd7f33", { opacity: 0.6 }),
      )
      .join("") +
    shade(352, 72, 30) +
    circle(352, 72, 30, "#8f4a2a") +
    circle(352, 72, 25, "#3a2016") +
    circle(352, 72, 23, "#7b3d1d") +
    scattered("oregano", 44, [352, 72, 21], 3.6)
      .map(({ x: ox, y: oy, turn }) => put(ox, oy, turn, 1, ellipse(0, 0, 3, 1.2, "#a9a15c")))
      .join("") +
    wedge(54, 236, -32, 1.15) +
    wedge(74, 262, 16, 1.05) +
    bowl(x, y, 118, "#8b3f22", "#5d2613", "#b5391d") +
    circle(x + 2, y + 4, 97, "#c44a22") +
    fat +
    meat +
    corn +
    lettuce +
    [
      [228, 96],
      [252, 112],
      [240, 134],
      [214, 112],
    ]
      .map(([rx, ry]) => radish(rx!, ry!, 14))
      .join("") +
    put(168, 188, 30, 1.1, CILANTRO) +
    put(182, 200, 95, 0.9, CILANTRO)
  );
}

const tortilla = (x: number, y: number, r: number, seed: string) =>
  shade(x, y, r) +
  path(blob(seed, x, y, r, r, 0.04), "#ecca86") +
  circle(x, y, r * 0.94, "#f3d99d") +
  scattered(seed, 11, [x, y, r * 0.86], r * 0.3)
    .map(({ x: sx, y: sy, pick, turn }) =>
      put(
        sx,
        sy,
        turn,
        1,
        ellipse(0, 0, 3 + pick * 5, 2 + pick * 2.4, "#c08a42", { opacity: 0.55 }),
      ),
    )
    .join("");

const pastor = (x: number, y: number, seed: string) =>
  scattered(seed, 22, [x, y, 31], 9)
    .map(({ x: px, y: py, turn, pick }) =>
      put(
        px,
        py,
        turn,
        1,
        path(blob(`${seed}${px}`, 0, 0, 9, 4.8, 0.24), pick < 0.5 ? "#b6421d" : "#cf5a26"),
        line("M-6 -1.5q6 -3 11 0", pick < 0.5 ? "#e07a3a" : "#8d2f14", 1.6),
      ),
    )
    .join("");

/** Tacos al pastor on a plastic plate. */
export function tacos(): string {
  const places = [
    [128, 108],
    [222, 98],
    [166, 194],
    [262, 186],
  ] as const;
  return (
    checks("#fbf3e2", "#d94a3d", 26) +
    shade(196, 150, 152, 128) +
    ellipse(196, 150, 152, 128, "#3aa6a0") +
    ellipse(196, 150, 143, 119, "#55bdb5") +
    ellipse(196, 151, 122, 99, "#48b1aa") +
    places
      .map(([x, y], index) => {
        const pineapple = [0, 1]
          .map((bit) =>
            put(
              x - 12 + bit * 22,
              y - 14 + ((index + bit) % 2) * 24,
              30 + bit * 60 + index * 20,
              1,
              path("M-8 5L0 -8L9 5z", "#f6c634"),
              line("M-5 3L0 -5M1 4L3 -2", "#d99a17", 1.2),
            ),
          )
          .join("");
        return (
          tortilla(x, y, 47, `taco${index}`) +
          pastor(x, y, `pastor${index}`) +
          pineapple +
          onion(`on${index}`, [x, y, 24], 15)
        );
      })
      .join("") +
    bowl(352, 66, 36, "#2f2b2a", "#3b3735", "#6e9d2e") +
    scattered("salsa", 16, [352, 67, 26], 7)
      .map(({ x, y, pick }) => circle(x, y, 1 + pick * 1.6, pick < 0.5 ? "#a9cc58" : "#47701c"))
      .join("") +
    bowl(364, 238, 32, "#2f2b2a", "#3b3735", "#a32716") +
    scattered("roja", 15, [364, 239, 23], 6.5)
      .map(({ x, y, pick }) => circle(x, y, 1 + pick, pick < 0.5 ? "#e0683c" : "#f2c06b"))
      .join("") +
    wedge(36, 60, 24, 1.1) +
    wedge(30, 236, -28, 1.1)
  );
}

/** Green chilaquiles with an egg and cream. */
export function chilaquiles(): string {
  const [x, y] = [206, 152];
  const chips = scattered("totopos", 62, [x, y, 80], 14)
    .map(({ x: cx, y: cy, turn, pick }) =>
      put(
        cx,
        cy,
        turn,
        0.85 + pick * 0.35,
        polygonPath("#00000026", 1.6, 3),
        polygonPath(pick < 0.4 ? "#7fa02c" : pick < 0.75 ? "#96b43b" : "#d4a648", 0, 0),
        line("M-10 6L8 4", "#ffffff", 1.4, { opacity: 0.28 }),
      ),
    )
    .join("");
  const rings = [
    [146, 118, 17],
    [256, 198, 19],
    [170, 208, 15],
    [262, 116, 14],
  ]
    .map(
      ([rx, ry, r]) =>
        circle(rx!, ry!, r!, "none", { stroke: "#f4eaf0", "stroke-width": 3.2 }) +
        circle(rx!, ry!, r! + 1.6, "none", { stroke: "#b978a8", "stroke-width": 1.2 }),
    )
    .join("");
  return (
    boards("#8c4f2c", "#4a2411", "#96572f", "mesa") +
    plate(x, y, 130, { paint: "#25539c" }) +
    path(blob("salsa-verde", x, y, 90, 88, 0.06), "#6d8f22") +
    chips +
    line(
      `M138 172q18 -22 34 -4t34 -2t36 -8t34 -12M150 196q20 -16 36 0t36 -6t40 -14`,
      "#fffaf0",
      5.4,
    ) +
    rings +
    scattered("queso", 40, [x, y, 74], 9)
      .map(({ x: qx, y: qy, turn, pick }) =>
        put(qx, qy, turn, 1, box(-2, -1.6, 3 + pick * 3, 3, "#fffef8", { rx: 1 })),
      )
      .join("") +
    path(blob("huevo", 206, 138, 43, 38, 0.16), "#00000022") +
    path(blob("huevo", 204, 134, 43, 38, 0.16), "#fffdf7") +
    path(blob("huevo2", 205, 136, 35, 30, 0.1), "#ffffff") +
    circle(208, 134, 17, "#f2a516") +
    circle(207, 133, 15.4, "#f8bc2c") +
    ellipse(202, 127, 5, 3.4, "#ffe9a0") +
    put(168, 160, 20, 1, CILANTRO) +
    put(250, 162, 130, 1.1, CILANTRO) +
    put(226, 204, 260, 0.9, CILANTRO) +
    put(
      46,
      150,
      0,
      1,
      box(-3.6, -40, 9, 130, "#00000030", { rx: 4 }),
      box(-5, -44, 9, 130, "#d9d4ca", { rx: 4 }),
      path("M-12 -108v52q0 14 11.500 16q11 -2 11 -16v-52", "none", {
        stroke: "#d9d4ca",
        "stroke-width": 4.6,
        "stroke-linecap": "round",
      }),
      line("M-4.400 -108v44M3.200 -108v44", "#d9d4ca", 4),
    )
  );
}

const polygonPath = (fill: string, dx: number, dy: number) =>
  path(
    polygon([
      [-15 + dx, 9 + dy],
      [1 + dx, -14 + dy],
      [15 + dx, 10 + dy],
    ]),
    fill,
    { stroke: fill, "stroke-width": 3, "stroke-linejoin": "round" },
  );

/** A concha: a round bun under a crust of sugar that is cut as a shell. */
const concha = (x: number, y: number, r: number, sugar: string, dark: string, turn: number) => {
  const cuts = [-2, -1, 0, 1, 2]
    .map((at) => {
      const end = `${num(at * r * 0.31)} ${num(-r * (0.8 - Math.abs(at) * 0.13))}`;
      return line(`M0 ${num(r * 0.8)}Q${num(at * r * 0.5)} ${num(r * 0.1)} ${end}`, dark, r * 0.07);
    })
    .join("");
  return (
    shade(x, y, r * 1.02) +
    path(blob(`bun${x}`, x, y, r, r, 0.03), "#b9712d") +
    circle(x, y, r * 0.97, "#cd8a3f") +
    put(
      x,
      y,
      turn,
      1,
      circle(0, 0, r * 0.9, dark),
      circle(0, 0, r * 0.87, sugar),
      cuts,
      line(
        `M${num(-r * 0.62)} ${num(-r * 0.42)}A${num(r * 0.75)} ${num(r * 0.75)} 0 0 1 ${num(-r * 0.1)} ${num(-r * 0.74)}`,
        "#ffffff",
        r * 0.07,
        { opacity: 0.55 },
      ),
    ) +
    scattered(`s${x}`, 20, [x, y, r * 0.8], r * 0.18)
      .map(({ x: sx, y: sy }) => circle(sx, sy, 0.9, "#fff", { opacity: 0.7 }))
      .join("")
  );
};

/** Conchas of four colours on paper. */
export function conchas(): string {
  return (
    boards("#2f4858", "#1c2d38", "#345062", "charola") +
    put(
      200,
      152,
      -4,
      1,
      box(-152, -112, 310, 232, "#000000", { opacity: 0.2 }),
      box(-156, -118, 310, 232, "#f2e3c6"),
      line("M-120 -118V114M-40 -118V114M60 -118V114", "#e2cfa9", 1.4),
    ) +
    concha(132, 100, 58, "#fff2d8", "#dcb98a", -14) +
    concha(258, 92, 56, "#f6b6c2", "#cf6f88", 22) +
    concha(168, 210, 57, "#7a4526", "#4d2712", 38) +
    concha(290, 202, 55, "#f8dc7a", "#cf9f2f", -30) +
    scattered("migas", 26, [200, 150, 150], 16)
      .map(({ x, y, pick }) => circle(x, y, 0.8 + pick * 1.3, "#c48b4c", { opacity: 0.75 }))
      .join("")
  );
}

const empanada = (x: number, y: number, turn: number, size: number) => {
  const edge = Array.from({ length: 11 }, (_, at) => {
    const [ex, ey] = polar(0, -6, 180 - at * 18, 58);
    return path(
      blob(`e${at}`, ex * 1.02, -6 - (ey + 6) * -1, 8.4, 7.4, 0.1),
      at % 2 ? "#d79a45" : "#c98a38",
    );
  }).join("");
  return put(
    x,
    y,
    turn,
    size,
    path("M-62 -8A62 62 0 0 0 62 -8z", "#1a0d08", { opacity: 0.25, transform: "translate(3 8)" }),
    edge,
    path("M-58 -10A58 58 0 0 0 58 -10Q0 -24 -58 -10z", "#dba24d"),
    path("M-48 -8A50 48 0 0 0 48 -8Q0 -18 -48 -8z", "#e8b562"),
    path("M-34 2A40 34 0 0 0 6 30A54 46 0 0 1 -34 2z", "#f5d291"),
    ...scattered(`burn${x}`, 8, [0, 16, 26], 12).map(({ x: bx, y: by, pick }) =>
      ellipse(bx, by * 0.8, 4 + pick * 4, 2.6, "#b2702a", { opacity: 0.5 }),
    ),
  );
};

/** Empanadas on a board with a bowl of chimichurri. */
export function empanadas(): string {
  return (
    checks("#f6efe0", "#7c9cb8", 34) +
    put(
      194,
      156,
      -6,
      1,
      box(-158, -106, 316, 222, "#1a0d08", { rx: 22, opacity: 0.26 }),
      box(-162, -114, 316, 222, "#a8683a", { rx: 22 }),
      box(-156, -108, 304, 210, "#b97a48", { rx: 18 }),
      line(
        "M-140 -70q140 16 276 -4M-146 -14q150 18 288 4M-140 46q120 -16 276 6M-120 84q110 8 240 0",
        "#9a5c31",
        1.6,
      ),
      circle(-138, 0, 9, "#7c4826"),
    ) +
    empanada(140, 96, -14, 0.98) +
    empanada(150, 196, 8, 1.02) +
    empanada(268, 208, -22, 0.96) +
    bowl(286, 104, 52, "#efe6d4", "#d8cbb2", "#5c7f22") +
    scattered("chimi", 60, [287, 105, 40], 5)
      .map(({ x, y, turn, pick }) =>
        pick < 0.6
          ? put(x, y, turn, 0.5, pick < 0.3 ? CILANTRO : PALE_LEAF)
          : circle(x, y, 1.8, pick < 0.8 ? "#c8341f" : "#f6e7b2"),
      )
      .join("") +
    wedge(356, 262, -20, 1) +
    put(36, 60, 40, 1.6, CILANTRO) +
    put(50, 74, 120, 1.3, CILANTRO)
  );
}

/** A prawn, seen from its side. */
const prawn = (x: number, y: number, turn: number, size = 1) =>
  put(
    x,
    y,
    turn,
    size,
    line("M-18 6C-16 -16 12 -20 18 -2C20 8 12 14 4 12", "#f0896a", 12),
    line("M-18 6C-16 -16 12 -20 18 -2C20 8 12 14 4 12", "#f8b198", 6.4),
    line("M-13 -6l5 4M-3 -14l2 6M9 -13l-2 6M17 -3l-6 2", "#e06a4c", 2),
    path("M4 12l-10 -3l-2 9l9 0z", "#e8734f"),
  );

/** A tostada with prawns and avocado. */
export function tostada(): string {
  const [x, y] = [196, 150];
  const bits = scattered("ceviche", 74, [x, y, 70], 9)
    .map(({ x: bx, y: by, turn, pick }) =>
      pick < 0.34
        ? put(
            bx,
            by,
            turn,
            1,
            box(-5, -4, 10, 8, "#dd3f2c", { rx: 2 }),
            box(-3, -2.4, 4, 2, "#f37a5f"),
          )
        : pick < 0.6
          ? put(
              bx,
              by,
              turn,
              1,
              line("M-7 0q7 -5 14 0", "#a24a86", 2.6),
              line("M-6 1q6 -4 12 0", "#efd3e6", 1.2),
            )
          : pick < 0.84
            ? put(
                bx,
                by,
                turn,
                1,
                box(-5, -4, 10, 7, "#cfe0a2", { rx: 2 }),
                box(-5, 1.6, 10, 2, "#4e8438", { rx: 1 }),
              )
            : put(bx, by, turn, 0.75, CILANTRO),
    )
    .join("");
  const avocado = [0, 1, 2, 3]
    .map((slice) =>
      put(
        232 + slice * 9,
        104 + slice * 13,
        24 + slice * 9,
        1,
        path("M-24 4Q0 -20 24 4Q0 -4 -24 4z", "#4d7a2a", { transform: "translate(0 -2.200)" }),
        path("M-24 4Q0 -18 24 4Q0 -3 -24 4z", "#d5de7e"),
        path("M-20 3Q0 -12 20 3Q0 -2 -20 3z", "#eef0a8"),
      ),
    )
    .join("");
  return (
    oilcloth("#f2b33d", "#fff6df", "#d1432b") +
    plate(x, y, 128, { rim: "#e9f3f4", face: "#f7fbfa", paint: "#1f7f8c" }) +
    shade(x, y, 88) +
    path(blob("base", x, y, 88, 87, 0.03), "#d79a3d") +
    circle(x, y, 84, "#e8b558") +
    scattered("dorado", 26, [x, y, 80], 13)
      .map(({ x: dx, y: dy, pick }) => circle(dx, dy, 2 + pick * 3, "#c07f2a", { opacity: 0.6 }))
      .join("") +
    bits +
    prawn(158, 120, -20, 1.06) +
    prawn(166, 180, 60, 1.02) +
    prawn(222, 192, 160, 1.04) +
    prawn(190, 150, 20, 0.98) +
    avocado +
    limeSlice(346, 236, 30, 12) +
    limeSlice(372, 204, 24, 30) +
    put(
      352,
      78,
      14,
      1,
      box(-15, -52, 32, 112, "#1a0d08", { rx: 7, opacity: 0.25 }),
      box(-18, -56, 32, 112, "#c9311f", { rx: 7 }),
      box(-12, -74, 20, 22, "#f6f0e2", { rx: 3 }),
      box(-18, -22, 32, 44, "#f8e9b7"),
      path("M-11 8q9 -22 18 0z", "#c9311f"),
      box(-14, -50, 4, 100, "#ffffff", { rx: 2, opacity: 0.35 }),
    )
  );
}

/** A flan with its caramel. */
export function flan(): string {
  const [x, y] = [200, 152];
  const strawberry = (sx: number, sy: number, turn: number) =>
    put(
      sx,
      sy,
      turn,
      1,
      path("M0 16C-14 8 -16 -8 -8 -12Q0 -16 8 -12C16 -8 14 8 0 16z", "#d6263b"),
      path("M0 11C-9 6 -11 -5 -6 -8Q0 -11 6 -8C11 -5 9 6 0 11z", "#f0626a"),
      path("M-9 -11l5 4l4 -6l4 6l5 -4l-3 -5l-6 1l-6 -1z", "#4d8b31"),
      ...[
        [-4, -2],
        [4, 0],
        [0, 5],
      ].map(([dx, dy]) => circle(dx!, dy!, 0.9, "#ffe3a8")),
    );
  return (
    checks("#f5dfe0", "#b9486a", 40) +
    plate(x, y, 132, { rim: "#fffaf1", face: "#fffdf8", paint: "#b9486a" }) +
    path(blob("caramelo", x + 2, y + 6, 98, 90, 0.1), "#7a3608") +
    path(blob("caramelo", x, y + 2, 94, 86, 0.1), "#b45a0f") +
    line("M122 190q20 26 52 32M268 106q12 18 12 38", "#f1a94a", 4, { opacity: 0.8 }) +
    shade(x, y, 64, 64, 0.3) +
    circle(x, y, 66, "#d99a35") +
    circle(x, y, 63, "#f0c766") +
    circle(x, y - 1, 52, "#8a3d06") +
    circle(x, y - 2, 50, "#b0560c") +
    circle(x, y - 3, 41, "#c56a16") +
    line("M168 132A38 38 0 0 1 196 113", "#ffd48a", 6) +
    circle(x, y, 13, "#7a3608") +
    circle(x, y + 1, 11, "#f4e4cb") +
    strawberry(304, 96, 30) +
    strawberry(322, 122, -24) +
    put(292, 118, 60, 1.2, leafOf("#5f9d54", "#9ccb8c")) +
    put(
      62,
      160,
      -14,
      1,
      ellipse(2, -50, 16, 25, "#1a0d08", { opacity: 0.2 }),
      ellipse(0, -54, 16, 25, "#cfc8ba"),
      ellipse(-2, -56, 11, 19, "#e8e3d8"),
      box(-3.6, -32, 7.2, 112, "#cfc8ba", { rx: 3.6 }),
    )
  );
}

/** A cup from above with a rosette of milk, and a bun. */
export function latte(): string {
  const [x, y] = [188, 158];
  const rosette = [0, 1, 2, 3, 4]
    .map((leaf) => {
      const [wide, top] = [34 - leaf * 4.4, 34 - leaf * 15];
      return line(
        `M0 ${num(top)}C${num(-wide * 0.8)} ${num(top - 2)} ${num(-wide)} ${num(top - 18)} ${num(-wide * 0.86)} ${num(top - 26)}M0 ${num(top)}C${num(wide * 0.8)} ${num(top - 2)} ${num(wide)} ${num(top - 18)} ${num(wide * 0.86)} ${num(top - 26)}`,
        "#fbeed6",
        6.4 - leaf * 0.5,
      );
    })
    .join("");
  const croissant = put(
    318,
    92,
    24,
    1.05,
    path(
      "M-62 26C-62 -26 -22 -46 6 -42C40 -38 64 -10 62 26C50 18 40 8 22 6C4 4 -38 6 -62 26z",
      "#1a0d08",
      { opacity: 0.22, transform: "translate(3 7)" },
    ),
    path(
      "M-62 26C-62 -26 -22 -46 6 -42C40 -38 64 -10 62 26C50 18 40 8 22 6C4 4 -38 6 -62 26z",
      "#b96d24",
    ),
    path("M-56 14C-52 -20 -32 -34 -20 -37L-14 5Q-38 6 -56 14z", "#d68d3a"),
    path("M-14 -40Q6 -46 22 -37L14 4Q0 3 -8 4z", "#e2a04a"),
    path("M28 -34C46 -26 58 -6 58 16C48 10 38 6 22 4z", "#d68d3a"),
    line("M-44 -14q8 -10 16 -14M-8 -32q10 -4 20 -1M36 -24q10 8 14 20", "#f6cf86", 3.4),
  );
  return (
    boards("#d8b98f", "#a37a4c", "#dfc29b", "barra") +
    shade(x, y, 122) +
    circle(x, y, 120, "#2f6d6a") +
    circle(x, y, 114, "#3a7d79") +
    circle(x, y, 84, "#326f6b") +
    put(
      x,
      y,
      -38,
      1,
      box(78, -14, 56, 28, "#24544f", { rx: 13 }),
      box(82, -9, 46, 18, "#3a7d79", { rx: 9 }),
    ) +
    shade(x, y, 82, 82, 0.28) +
    circle(x, y, 82, "#f6f1e6") +
    circle(x, y, 75, "#e2d8c4") +
    circle(x + 1, y + 3, 71, "#7c441d") +
    circle(x + 1, y + 3, 66, "#a5642f") +
    put(
      x,
      y + 4,
      14,
      1.12,
      path("M0 -44C10 -58 26 -46 0 -26C-26 -46 -10 -58 0 -44z", "#fbeed6"),
      rosette,
      line("M0 46V-30", "#a5642f", 2.4),
    ) +
    croissant +
    put(
      70,
      262,
      -22,
      1,
      box(-2, -4, 106, 7, "#1a0d08", { rx: 3, opacity: 0.2 }),
      box(0, -8, 104, 6.4, "#d3ccbf", { rx: 3 }),
      ellipse(-8, -5, 21, 11.4, "#d3ccbf"),
      ellipse(-9, -6, 15, 7.6, "#eae5da"),
    ) +
    scattered("granos", 9, [338, 232, 44], 20)
      .map(({ x: gx, y: gy, turn }) =>
        put(
          gx,
          gy,
          turn,
          1,
          ellipse(1, 2, 9, 6.4, "#1a0d08", { opacity: 0.22 }),
          ellipse(0, 0, 9, 6.4, "#4b2412"),
          line("M-7 0q4 -3 7 0t7 0", "#2a1208", 1.6),
        ),
      )
      .join("")
  );
}

/** Feijoada in a black pot, with rice, greens and orange. */
export function feijoada(): string {
  const beans = scattered("feijao", 76, [148, 146, 80], 11)
    .map(({ x, y, turn, pick }) =>
      put(
        x,
        y,
        turn,
        1,
        ellipse(0, 0, 7.6, 5.2, pick < 0.5 ? "#2a1614" : "#3a1f1b"),
        ellipse(-2, -1.8, 2.4, 1.1, "#8a6258", { opacity: 0.85 }),
      ),
    )
    .join("");
  const sausage = [
    [120, 110, 20],
    [176, 128, 60],
    [132, 178, -20],
    [186, 186, 10],
  ]
    .map(([x, y, turn]) =>
      put(
        x!,
        y!,
        turn!,
        1,
        ellipse(1, 3, 18, 15, "#000000", { opacity: 0.3 }),
        ellipse(0, 0, 18, 15, "#7c2a1a"),
        ellipse(0, -1, 15, 12, "#b4503a"),
        ...scattered(`f${x}`, 8, [0, 0, 9], 5).map((fat) => circle(fat.x, fat.y, 1.5, "#f0c3a8")),
      ),
    )
    .join("");
  const orange = (x: number, y: number, turn: number) => {
    let slice =
      circle(x + 2, y + 4, 30, "#1a0d08", { opacity: 0.2 }) +
      circle(x, y, 30, "#ee8a1d") +
      circle(x, y, 26.5, "#fde2b0");
    for (let at = 0; at < 9; at += 1) {
      const [ax, ay] = polar(x, y, turn + at * 40 + 3, 24);
      const [bx, by] = polar(x, y, turn + at * 40 + 37, 24);
      const [cx, cy] = polar(x, y, turn + at * 40 + 20, 4);
      slice += path(
        `M${num(cx)} ${num(cy)}L${num(ax)} ${num(ay)}A24 24 0 0 1 ${num(bx)} ${num(by)}z`,
        "#f8a838",
      );
    }
    return slice;
  };
  return (
    boards("#5f7f52", "#3c5634", "#688a5a", "verde") +
    shade(148, 146, 122) +
    box(12, 126, 26, 40, "#26211f", { rx: 10 }) +
    box(258, 126, 26, 40, "#26211f", { rx: 10 }) +
    circle(148, 146, 118, "#2b2624") +
    circle(148, 146, 108, "#403936") +
    circle(148, 148, 101, "#1c1110") +
    circle(148, 150, 96, "#2b1614") +
    beans +
    sausage +
    put(150, 150, 40, 1.3, leafOf("#4f7d38", "#8fb56c")) +
    plateOfRice() +
    orange(330, 232, 10) +
    orange(366, 262, 32)
  );
}

const plateOfRice = () =>
  shade(322, 84, 62) +
  circle(322, 84, 62, "#f7f1e3") +
  circle(322, 84, 50, "#fffdf7") +
  path(blob("arroz", 308, 84, 34, 34, 0.1), "#eee5cf") +
  scattered("granos-arroz", 90, [308, 83, 32], 4.6)
    .map(({ x, y, turn }) => put(x, y, turn, 1, ellipse(0, 0, 3.8, 1.5, "#ffffff")))
    .join("") +
  scattered("couve", 40, [350, 86, 16], 3.6)
    .map(({ x, y, turn, pick }) =>
      put(x, y, turn, 1, line("M-7 0q4 -4 7 0t7 0", pick < 0.5 ? "#2f6b2c" : "#4f9140", 2.6)),
    )
    .join("");

/** Squash blossoms in a quesadilla, with its comal. */
export function quesadillas(): string {
  const half = (x: number, y: number, turn: number) =>
    put(
      x,
      y,
      turn,
      1,
      path("M-66 0A66 62 0 0 1 66 0Q0 10 -66 0z", "#000000", {
        opacity: 0.3,
        transform: "translate(3 7)",
      }),
      path("M-62 2A62 58 0 0 1 62 2Q0 16 -62 2z", "#f7e7a9"),
      path(
        smooth([
          [-58, 4],
          [-30, 10],
          [-6, 4],
          [20, 12],
          [52, 4],
          [40, -6],
          [-40, -6],
        ]),
        "#fbd95b",
      ),
      path("M-66 -2A66 62 0 0 1 66 -2Q0 4 -66 -2z", "#3f6c8f"),
      path("M-58 -4A58 54 0 0 1 58 -4Q0 1 -58 -4z", "#4d7da1"),
      ...scattered(`q${x}`, 12, [0, -26, 30], 12).map(({ x: sx, y: sy, pick }) =>
        ellipse(sx, sy, 3 + pick * 5, 2 + pick * 2, "#24445e", { opacity: 0.7 }),
      ),
    );
  const blossom = (x: number, y: number, turn: number, size: number) =>
    put(
      x,
      y,
      turn,
      size,
      path(
        "M0 34C-8 20 -26 10 -30 -12C-18 -10 -14 -6 -10 0C-12 -14 -8 -26 0 -34C8 -26 12 -14 10 0C14 -6 18 -10 30 -12C26 10 8 20 0 34z",
        "#f19a1c",
      ),
      path("M0 28C-4 14 -10 6 -6 -16Q0 -24 6 -16C10 6 4 14 0 28z", "#f9bf45"),
      line("M0 40V20", "#6f9a3c", 7),
      line("M0 22V-18M-4 16L-22 -4M4 16L22 -4", "#d97c0c", 1.6),
    );
  return (
    checks("#efe4d2", "#5b7f4a", 24) +
    shade(186, 152, 140) +
    circle(186, 152, 138, "#2a2726") +
    circle(186, 152, 128, "#3a3634") +
    circle(186, 153, 122, "#332f2d") +
    line("M92 96A112 112 0 0 1 156 46", "#6b6562", 5, { opacity: 0.7 }) +
    half(150, 108, -34) +
    half(226, 150, 14) +
    half(150, 226, -10) +
    put(292, 100, 40, 0.8, leafOf("#4d8b31", "#77b151")) +
    blossom(352, 70, 28, 1) +
    blossom(344, 236, 150, 0.92) +
    blossom(372, 150, 80, 0.8)
  );
}
