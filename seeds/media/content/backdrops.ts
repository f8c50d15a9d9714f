/**
 * Seamless grounds, 300 by 300: each repeats in both directions without an edge. Long because every one is
 * drawn by hand.
 */
import { createRandom } from "../../random.ts";
import { blob, box, circle, ellipse, line, moved, num, path, polygon, put } from "../kit/draw.ts";

/** Side of the square that repeats. */
export const BACKDROP_SIDE = 300;
const SIDE = BACKDROP_SIDE;

/** Something as far as `reach` around a place, again at the opposite edges that it runs over. */
function around(x: number, y: number, reach: number, drawn: string): string {
  let body = "";
  for (const dx of [-SIDE, 0, SIDE])
    for (const dy of [-SIDE, 0, SIDE]) {
      const [left, top] = [x + dx, y + dy];
      if (left > -reach && left < SIDE + reach && top > -reach && top < SIDE + reach)
        body += moved(left, top, drawn);
    }
  return body;
}

/** Places on the square that keep their distance also over its edges. */
function spread(seed: string, count: number, apart: number) {
  const random = createRandom(seed);
  const places: { x: number; y: number; turn: number; pick: number }[] = [];
  const far = (one: number, other: number) => {
    const straight = Math.abs(one - other);
    return Math.min(straight, SIDE - straight);
  };
  for (let attempt = 0; attempt < count * 40 && places.length < count; attempt += 1) {
    const place = {
      x: random.next() * SIDE,
      y: random.next() * SIDE,
      turn: random.next() * 360,
      pick: random.next(),
    };
    if (places.every(({ x, y }) => Math.hypot(far(x, place.x), far(y, place.y)) >= apart))
      places.push(place);
  }
  return places;
}

const ground = (fill: string) => box(0, 0, SIDE, SIDE, fill);

/** Clay smoothed with a trowel. */
export function smoothClay(): string {
  const strokes = spread("trowel", 70, 22)
    .map(({ x, y, turn, pick }) => {
      const long = 40 + pick * 50;
      const color = ["#cf7d54", "#b8623b", "#c06a42", "#d98d63"][Math.floor(pick * 3.99)]!;
      return around(
        x,
        y,
        70,
        put(
          0,
          0,
          turn * 0.25 - 30,
          1,
          line(
            `M${num(-long / 2)} 0q${num(long / 2)} ${num(-10 - pick * 12)} ${num(long)} 0`,
            color,
            9 + pick * 10,
            { opacity: 0.34 },
          ),
          line(
            `M${num(-long / 2)} 6q${num(long / 2)} ${num(-10 - pick * 12)} ${num(long)} 0`,
            "#8f4426",
            1,
            { opacity: 0.3 },
          ),
        ),
      );
    })
    .join("");
  const grit = spread("grit", 150, 9)
    .map(({ x, y, pick }) =>
      around(
        x,
        y,
        3,
        circle(0, 0, 0.6 + pick * 1.2, pick < 0.5 ? "#f0b48e" : "#8a4024", { opacity: 0.6 }),
      ),
    )
    .join("");
  return ground("#c56f47") + strokes + grit;
}

/** Blue and yellow painted tiles, four to the square. */
export function talavera(): string {
  const petal = "M0 -8C12 -22 12 -38 0 -52C-12 -38 -12 -22 0 -8z";
  const tile = (flip: boolean) =>
    box(-75, -75, 150, 150, "#fbf5e4") +
    [0, 90, 180, 270]
      .map((turn) =>
        put(
          0,
          0,
          turn,
          1,
          path("M-75 -75h46C-29 -48 -48 -29 -75 -29z", flip ? "#d99a22" : "#234f9e"),
          path("M-75 -75h30C-45 -57 -57 -45 -75 -45z", "#fbf5e4"),
          path("M-75 -75h16C-59 -66 -66 -59 -75 -59z", flip ? "#234f9e" : "#d99a22"),
        ),
      )
      .join("") +
    [0, 90, 180, 270]
      .map((turn) =>
        put(
          0,
          0,
          turn,
          1,
          path(petal, "#234f9e"),
          path("M0 -16C6 -24 6 -34 0 -42C-6 -34 -6 -24 0 -16z", "#7fa6dc"),
          put(
            0,
            0,
            45,
            1,
            path("M0 -10C7 -18 7 -28 0 -36C-7 -28 -7 -18 0 -10z", "#d99a22"),
            line("M0 -38V-48", "#2f7d4c", 3),
            circle(0, -52, 4, "#c4412c"),
          ),
          path("M-18 -62C-10 -56 10 -56 18 -62", "none", { stroke: "#2f7d4c", "stroke-width": 3 }),
          circle(-22, -64, 3.4, "#2f7d4c"),
          circle(22, -64, 3.4, "#2f7d4c"),
        ),
      )
      .join("") +
    circle(0, 0, 12, "#c4412c") +
    circle(0, 0, 7, "#f4cf63") +
    box(-75, -75, 150, 150, "none", { stroke: "#cfc4a8", "stroke-width": 2.4 });
  return (
    ground("#fbf5e4") +
    moved(75, 75, tile(false)) +
    moved(225, 75, tile(true)) +
    moved(75, 225, tile(true)) +
    moved(225, 225, tile(false))
  );
}

/** Raw linen. */
export function linen(): string {
  const random = createRandom("linen");
  let body = ground("#e6dcc6");
  for (let at = 0; at < SIDE; at += 3) {
    const shade = random.next();
    body += box(at, 0, 1.5, SIDE, shade < 0.5 ? "#cfc2a4" : "#f4ecda", {
      opacity: 0.35 + shade * 0.4,
    });
  }
  for (let at = 0; at < SIDE; at += 3) {
    const shade = random.next();
    body += box(0, at, SIDE, 1.5, shade < 0.5 ? "#c6b896" : "#f6efdf", {
      opacity: 0.3 + shade * 0.4,
    });
  }
  body += spread("slub", 46, 26)
    .map(({ x, y, pick }) =>
      around(
        x,
        y,
        36,
        pick < 0.6
          ? ellipse(0, 0, 10 + pick * 28, 1.1, "#b9a980", { opacity: 0.65 })
          : ellipse(0, 0, 1.1, 8 + pick * 20, "#f9f4e8", { opacity: 0.8 }),
      ),
    )
    .join("");
  return body;
}

/** Terrazzo: chips of stone in cement. */
export function terrazzo(): string {
  const colors = ["#c4563a", "#e0a13c", "#2f6f6a", "#d98b86", "#6d5546", "#88a7a0", "#f4ead8"];
  const chips = (seed: string, count: number, apart: number, size: number) =>
    spread(seed, count, apart)
      .map(({ x, y, turn, pick }, index) => {
        const random = createRandom(`${seed}${index}`);
        const corners = 5 + Math.floor(random.next() * 3);
        const points = Array.from({ length: corners }, (_, at) => {
          const angle = (2 * Math.PI * at) / corners;
          const far = size * (0.55 + random.next() * 0.5) * (0.7 + pick * 0.5);
          return [Math.cos(angle) * far * 1.2, Math.sin(angle) * far] as const;
        });
        return around(
          x,
          y,
          size * 2,
          put(0, 0, turn, 1, path(polygon(points), colors[index % colors.length]!)),
        );
      })
      .join("");
  return (
    ground("#efe5d6") +
    chips("chip", 60, 31, 14) +
    chips("small", 170, 12, 4.6) +
    chips("dust", 260, 6, 1.5)
  );
}

/** Rows of cut paper. */
export function cutPaper(): string {
  const colors = ["#d8296c", "#f2a51f", "#1f9e8a", "#3d6fc4", "#e4572e", "#7d3fa0"];
  const flag = (color: string, motif: number, paper: string) => {
    const flower =
      Array.from({ length: 8 }, (_, at) =>
        put(0, 0, at * 45, 1, ellipse(0, -13, 4.4, 8, paper)),
      ).join("") + circle(0, 0, 4, paper);
    const sun =
      circle(0, 0, 8.4, paper) +
      Array.from({ length: 12 }, (_, at) =>
        put(0, 0, at * 30, 1, path("M-2.600 -11h5.200l-2.600 -9z", paper)),
      ).join("");
    const bird =
      path("M-20 4C-10 -10 4 -10 10 -2L22 -8L16 4C10 14 -6 14 -20 4z", paper) +
      circle(11, -1, 1.8, color);
    const teeth = "a7.5 7.5 0 0 1 -15 0".repeat(6);
    return (
      path(`M-45 -34h90v62${teeth}z`, color) +
      moved(0, -2, [flower, sun, bird][motif]!) +
      [-34, 34]
        .map((x) => [-18, 0, 18].map((y) => path(`M${x} ${y - 6}l5 6l-5 6l-5 -6z`, paper)).join(""))
        .join("") +
      [-24, -12, 0, 12, 24].map((x) => circle(x, -27, 2.4, paper)).join("") +
      [-20, 0, 20].map((x) => circle(x, 24, 2.8, paper)).join("")
    );
  };
  let body = ground("#fbeed0");
  for (const [row, y] of [50, 150, 250].entries()) {
    for (let at = 0; at < 3; at += 1) {
      const x = 50 + at * 100 + (row % 2 ? 50 : 0);
      body += around(x % SIDE, y, 60, flag(colors[(row * 2 + at) % 6]!, (row + at) % 3, "#fbeed0"));
    }
    body += box(0, y - 36, SIDE, 2.4, "#7a5230");
  }
  return body;
}

/** Woven palm. */
export function palmMat(): string {
  const random = createRandom("petate");
  const cell = 25;
  let body = ground("#8a6a34");
  for (let row = 0; row < 12; row += 1)
    for (let column = 0; column < 12; column += 1) {
      const isAcross = (row + column) % 2 === 0;
      const shade = ["#d9b96c", "#e2c67e", "#cfab5a", "#dcbf74"][Math.floor(random.next() * 4)]!;
      const isRed = row % 6 === 2 || column % 6 === 5;
      const fill = isRed ? (isAcross ? "#b5452e" : "#c9573a") : shade;
      const [x, y] = [column * cell, row * cell];
      body += isAcross
        ? box(x, y + 1.6, cell, cell - 3.2, fill) +
          [6, 12, 18]
            .map((dy) => box(x, y + dy, cell, 0.8, "#6f5222", { opacity: 0.35 }))
            .join("") +
          box(x, y + 1.6, 3, cell - 3.2, "#3d2a0c", { opacity: 0.28 }) +
          box(x + cell - 3, y + 1.6, 3, cell - 3.2, "#3d2a0c", { opacity: 0.28 })
        : box(x + 1.6, y, cell - 3.2, cell, fill) +
          [6, 12, 18]
            .map((dx) => box(x + dx, y, 0.8, cell, "#6f5222", { opacity: 0.35 }))
            .join("") +
          box(x + 1.6, y, cell - 3.2, 3, "#3d2a0c", { opacity: 0.28 }) +
          box(x + 1.6, y + cell - 3, cell - 3.2, 3, "#3d2a0c", { opacity: 0.28 });
    }
  return body;
}

/** Cement tiles with stars. */
export function cementTile(): string {
  const star = (r: number) =>
    polygon(
      Array.from({ length: 16 }, (_, at) => {
        const angle = (Math.PI * at) / 8;
        const far = at % 2 ? r * 0.72 : r;
        return [Math.sin(angle) * far, -Math.cos(angle) * far] as const;
      }),
    );
  const tile =
    box(-50, -50, 100, 100, "#ece2cf") +
    [0, 90, 180, 270]
      .map((turn) =>
        put(
          0,
          0,
          turn,
          1,
          path("M-50 -50h34L-50 -16z", "#7c2f33"),
          path("M-50 -50h20L-50 -30z", "#d9b36a"),
          path("M-16 -50h32L0 -34z", "#35605c"),
        ),
      )
      .join("") +
    path(star(37), "#35605c") +
    path(star(29), "#ece2cf") +
    path(star(22), "#7c2f33") +
    [0, 45, 90, 135, 180, 225, 270, 315]
      .map((turn) =>
        put(0, 0, turn, 1, path("M0 -4C4 -9 4 -14 0 -18C-4 -14 -4 -9 0 -4z", "#d9b36a")),
      )
      .join("") +
    circle(0, 0, 3, "#ece2cf") +
    box(-50, -50, 100, 100, "none", { stroke: "#c3b698", "stroke-width": 1.4 });
  let body = ground("#ece2cf");
  for (let row = 0; row < 3; row += 1)
    for (let column = 0; column < 3; column += 1)
      body += moved(50 + column * 100, 50 + row * 100, tile);
  return body;
}

/** Pink quarry stone. */
export function quarryStone(): string {
  const clouds = spread("vein", 26, 40)
    .map(({ x, y, turn, pick }, index) =>
      around(
        x,
        y,
        80,
        put(
          0,
          0,
          turn,
          1,
          path(
            blob(`v${index}`, 0, 0, 30 + pick * 26, 13 + pick * 12, 0.3),
            pick < 0.5 ? "#d3a193" : "#e7c2b4",
            { opacity: 0.5 },
          ),
        ),
      ),
    )
    .join("");
  const pores = spread("pore", 300, 6.5)
    .map(({ x, y, turn, pick }) =>
      around(
        x,
        y,
        6,
        pick < 0.45
          ? put(
              0,
              0,
              turn,
              1,
              ellipse(0, 0, 1 + pick * 5, 0.8 + pick * 2, "#9f6a5e", { opacity: 0.75 }),
            )
          : pick < 0.8
            ? circle(0, 0, 0.7 + pick, "#f6e2d8")
            : circle(0, 0, 1.3, "#7a5c58", { opacity: 0.8 }),
      ),
    )
    .join("");
  return ground("#dcb0a2") + clouds + pores;
}

/** Marigolds, side by side. */
export function marigolds(): string {
  const flower = (r: number, dark: string, mid: string, light: string, turn: number) => {
    const ring = (count: number, far: number, size: number, fill: string, shift: number) =>
      Array.from({ length: count }, (_, at) =>
        put(
          0,
          0,
          (360 / count) * at + shift,
          1,
          path(
            `M0 ${num(-far * r * 0.3)}C${num(size * r)} ${num(-far * r * 0.7)} ${num(size * r)} ${num(-far * r)} 0 ${num(-far * r)}C${num(-size * r)} ${num(-far * r)} ${num(-size * r)} ${num(-far * r * 0.7)} 0 ${num(-far * r * 0.3)}z`,
            fill,
          ),
        ),
      ).join("");
    return put(
      0,
      0,
      turn,
      1,
      circle(1, 3, r * 0.96, "#3a1406", { opacity: 0.35 }),
      ring(14, 1, 0.26, dark, 0),
      ring(12, 0.8, 0.22, mid, 14),
      ring(10, 0.58, 0.19, light, 4),
      ring(7, 0.36, 0.14, mid, 20),
      circle(0, 0, r * 0.1, dark),
    );
  };
  const leaves = spread("leaf", 60, 20)
    .map(({ x, y, turn }) =>
      around(
        x,
        y,
        20,
        put(0, 0, turn, 1, path("M0 -16C8 -6 8 6 0 16C-8 6 -8 -6 0 -16z", "#4f7a2c")),
      ),
    )
    .join("");
  const kinds = [
    ["#d9690b", "#f08a17", "#f8a92e"],
    ["#e2860c", "#f6a91f", "#fcc94c"],
    ["#b8380c", "#d9581a", "#ee8130"],
  ] as const;
  return (
    ground("#33541f") +
    leaves +
    spread("flower", 40, 39)
      .map(({ x, y, turn, pick }, index) => {
        const [dark, mid, light] = kinds[index % 3]!;
        return around(x, y, 44, flower(24 + pick * 8, dark, mid, light, turn));
      })
      .join("")
  );
}

/** A shawl whose threads were dyed before they were woven. */
export function shawl(): string {
  const random = createRandom("rebozo");
  let body = ground("#1f2f57");
  for (let column = 0; column < 50; column += 1) {
    const x = column * 6;
    const kind = [0, 1, 2, 2, 1][column % 5]!;
    const shift = [0, 12, 24, 36, 48][column % 5]! + random.next() * 3;
    if (column % 25 < 2) {
      body += box(x, 0, 6, SIDE, column % 25 ? "#c8a24a" : "#a3342f");
      continue;
    }
    for (let y = 0; y < SIDE; y += 60) {
      const long = [34, 26, 16][kind]!;
      const top = y + shift;
      for (const start of top + long > SIDE ? [top, top - SIDE] : [top])
        body +=
          box(x + 0.8, start, 4.4, long, kind ? "#dfe6f2" : "#86a0cf", { rx: 2.2, opacity: 0.9 }) +
          box(x + 2.4, start - 4, 1.2, long + 8, "#ffffff", { opacity: 0.3 });
    }
    body += box(x, 0, 0.7, SIDE, "#0f1a36", { opacity: 0.6 });
  }
  return body;
}
