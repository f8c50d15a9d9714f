/**
 * Painted letters that move, 400 by 400: a function of time from 0 to 1, after which it begins
 * again without a cut. Everything that matters is within the middle 400 by 300. Long because every
 * sign is drawn by hand.
 */
import type { FontName } from "../../goods/kit/fonts.ts";
import { textWidth } from "../../goods/kit/fonts.ts";
import { createRandom } from "../../random.ts";
import {
  between,
  box,
  circle,
  ellipse,
  faded,
  group,
  line,
  num,
  part,
  path,
  put,
  wave,
  words,
} from "../kit/draw.ts";

export type Frame = (time: number) => string;

interface Paint {
  font?: FontName;
  size: number;
  fill: string;
  /** Colour of the side of thick letters. */
  deep: string;
  edge?: string;
  /** How thick the letters are. */
  thick?: number;
}

/** Letters as a sign painter makes them: a thick side, an edge and a face. */
function painted(text: string, x: number, y: number, paint: Paint): string {
  const { font = "slab", size, fill, deep, edge, thick = 6 } = paint;
  const style = { font, size };
  const side = Array.from({ length: thick }, (_, at) =>
    words(text, x + (thick - at), y + (thick - at), { ...style, fill: deep }),
  ).join("");
  const rim = edge
    ? words(text, x, y, {
        ...style,
        fill: edge,
        more: { stroke: edge, "stroke-width": 5, "stroke-linejoin": "round" },
      })
    : "";
  return side + rim + words(text, x, y, { ...style, fill });
}

/** A word letter by letter, each put where `place` says, from its own middle. */
function letterByLetter(
  text: string,
  x: number,
  y: number,
  paint: Paint,
  place: (index: number) => { dy?: number; turn?: number; scale?: number },
): string {
  const { font = "slab", size } = paint;
  const widths = [...text].map((letter) => textWidth(letter, font, size));
  let left = x - widths.reduce((sum, wide) => sum + wide, 0) / 2;
  return [...text]
    .map((letter, index) => {
      const wide = widths[index]!;
      const middle = left + wide / 2;
      left += wide;
      const { dy = 0, turn = 0, scale = 1 } = place(index);
      if (letter === " " || scale <= 0.01) return "";
      return put(middle, y + dy - size * 0.35, turn, scale, painted(letter, 0, size * 0.35, paint));
    })
    .join("");
}

const rays = (x: number, y: number, count: number, turn: number, far: number, fill: string) =>
  put(
    x,
    y,
    turn,
    1,
    ...Array.from({ length: count }, (_, at) =>
      put(
        0,
        0,
        (360 / count) * at,
        1,
        path(
          `M0 0L${num(-far * Math.tan(Math.PI / count / 2))} ${-far}H${num(far * Math.tan(Math.PI / count / 2))}z`,
          fill,
        ),
      ),
    ),
  );

const bricks = (ground: string, joint: string) => {
  let body = box(0, 0, 400, 400, ground);
  for (let row = 0; row < 14; row += 1) {
    body += box(0, row * 30, 400, 2, joint);
    for (let at = 0; at < 8; at += 1)
      body += box(at * 60 + (row % 2 ? 30 : 0), row * 30, 2, 30, joint);
  }
  return body;
};

/** Steam from a place, rising with time. */
const risingSteam = (x: number, y: number, t: number, color = "#ffffff") =>
  [0, 1, 2]
    .map((at) => {
      const sway = 10 * wave(t, at / 3);
      return line(
        `M${num(x - 30 + at * 30)} ${num(y)}c${num(-14 + sway)} -18 ${num(14 + sway)} -34 ${num(sway * 0.4)} -56`,
        color,
        7,
        { opacity: 0.35 + 0.3 * (0.5 + 0.5 * wave(t, at / 3)) },
      );
    })
    .join("");

/** Neon tubes on a dark wall. */
export const openNeon: Frame = (t) => {
  const beat = Math.floor(t * 36);
  const isDim = [3, 4, 7, 20].includes(beat);
  const glow = (
    text: string,
    y: number,
    size: number,
    color: string,
    light: string,
    isOff: boolean,
  ) =>
    [
      [16, 0.14],
      [9, 0.3],
      [4, 1],
    ]
      .map(([width, opacity]) =>
        words(text, 200, y, {
          font: "serif",
          size,
          fill: "none",
          more: {
            stroke: isOff ? "#5a3346" : color,
            "stroke-width": width,
            opacity: isOff ? (opacity! > 0.9 ? 1 : 0) : opacity,
            "stroke-linejoin": "round",
          },
        }),
      )
      .join("") +
    (isOff
      ? ""
      : words(text, 200, y, {
          font: "serif",
          size,
          fill: "none",
          more: { stroke: light, "stroke-width": 1.4 },
        }));
  const bulbs = Array.from({ length: 28 }, (_, at) => {
    const side = at % 14;
    const y = at < 14 ? 92 : 308;
    const isLit = (at + beat) % 4 < 2;
    return (
      circle(44 + side * 24, y, isLit ? 6 : 5, isLit ? "#ffd86b" : "#6d5424") +
      (isLit ? circle(44 + side * 24, y, 11, "#ffd86b", { opacity: 0.22 }) : "")
    );
  }).join("");
  return (
    bricks("#241a2b", "#1a1220") +
    box(22, 72, 356, 256, "#1b1322", { rx: 26, stroke: "#3d2c49", "stroke-width": 5 }) +
    bulbs +
    glow("Abierto", 222, 94, "#ff4f8b", "#ffe3ee", isDim) +
    glow("hasta tarde", 276, 40, "#3fd6e0", "#e4fdff", false)
  );
};

/** A wooden sign on chains, in a breeze. */
export const openBoard: Frame = (t) => {
  const turn = 7 * wave(t);
  const leaf = (x: number, y: number, at: number) =>
    put(
      x,
      y,
      at + 5 * wave(t, x / 300),
      1,
      path("M0 0C14 -10 22 -30 12 -48C-6 -40 -10 -18 0 0z", "#4f8a5b"),
      line("M1 -4L9 -40", "#7db585", 2),
    );
  return (
    box(0, 0, 400, 400, "#f4e3c3") +
    box(0, 0, 400, 66, "#2f6f6a") +
    box(0, 60, 400, 10, "#24544f") +
    [0, 1, 2, 3, 4, 5, 6, 7]
      .map((at) => path(`M${at * 50} 70h50l-25 22z`, at % 2 ? "#f4e3c3" : "#e4572e"))
      .join("") +
    [60, 340]
      .map((x) => leaf(x, 400, x < 200 ? -10 : 10) + leaf(x + 26, 404, 30) + leaf(x - 26, 404, -40))
      .join("") +
    put(
      200,
      74,
      turn,
      1,
      line("M-96 0V72M96 0V72", "#6b5a45", 5, { "stroke-dasharray": "7 7" }),
      box(-146, 74, 300, 158, "#3a2010", { rx: 18, opacity: 0.3 }),
      box(-150, 66, 300, 158, "#7a4524", { rx: 18 }),
      box(-142, 74, 284, 142, "#8f5530", { rx: 14 }),
      line("M-128 100q120 12 256 -4M-130 150q140 -12 260 6M-120 192q110 10 240 -2", "#7a4524", 2.4),
      box(-134, 82, 268, 126, "none", { rx: 10, stroke: "#f4cf7c", "stroke-width": 3 }),
      painted("Open", 0, 150, { size: 78, fill: "#fff3d6", deep: "#3a2010", thick: 5 }),
      words("COME ON IN", 0, 199, { font: "heavy", size: 17, fill: "#f4cf7c", tracking: 4 }),
      circle(-96, 74, 6, "#c9b28a"),
      circle(96, 74, 6, "#c9b28a"),
    )
  );
};

/** Two for one, in front of a turning sun. */
export const twoForOne: Frame = (t) => {
  const pulse = 1 + 0.06 * wave(t * 2);
  return (
    box(0, 0, 400, 400, "#f7b733") +
    rays(200, 200, 12, t * 30, 320, "#ffd15c") +
    circle(200, 200, 142, "#b3231c", { opacity: 0.25, transform: "translate(6 9)" }) +
    circle(200, 200, 142, "#d7332a") +
    circle(200, 200, 130, "none", {
      stroke: "#ffe9b8",
      "stroke-width": 4,
      "stroke-dasharray": "3 12",
      "stroke-linecap": "round",
      "stroke-dashoffset": num(-t * 30),
    }) +
    put(
      200,
      214,
      -6,
      pulse,
      painted("2×1", 0, 34, { size: 124, fill: "#fff6de", deep: "#6d0f12", thick: 8 }),
    ) +
    path("M70 292l28 -8v44l-28 8l14 -20zM330 292l-28 -8v44l28 8l-14 -20z", "#16504b") +
    path("M92 276Q200 300 308 276V316Q200 340 92 316z", "#1f6f68") +
    words("HOY EN TODO EL CAFÉ", 200, 316, {
      font: "heavy",
      size: 15.5,
      fill: "#fff6de",
      tracking: 0.6,
    })
  );
};

/** Letters that jump into place. */
export const brandNew: Frame = (t) => {
  const paint: Paint = { size: 88, fill: "#fff3d6", deep: "#0d3f4f", thick: 7 };
  const random = createRandom("confetti");
  const confetti = Array.from({ length: 44 }, () => {
    const x = random.next() * 400;
    const start = random.next();
    const y = part(start + t) * 440 - 20;
    const color = random.pick(["#f6c445", "#ef6f6c", "#fff3d6", "#9bd4c2"]);
    return put(
      x + 10 * wave(t, start),
      y,
      random.next() * 360 + 360 * t * (random.chance(0.5) ? 1 : -1),
      1,
      box(-5, -3, 10, 6, color),
    );
  }).join("");
  return (
    box(0, 0, 400, 400, "#1d8a99") +
    rays(200, 210, 18, 0, 330, "#1a7d8b") +
    confetti +
    letterByLetter("¡Nuevo!", 200, 226, paint, (index) => {
      const start = 0.04 + index * 0.06;
      const rise = between(t, start, start + 0.14);
      const land = Math.sin(Math.PI * between(t, start + 0.14, start + 0.32));
      const leave = between(t, 0.88, 0.98);
      return { dy: -14 * land, turn: (1 - rise) * -24, scale: rise * (1 - leave) };
    }) +
    put(
      200,
      284,
      -3,
      1,
      box(-140, -24, 284, 50, "#0d3f4f", { rx: 6, opacity: 0.35 }),
      box(-144, -28, 284, 50, "#ef6f6c", { rx: 6 }),
      words("Pruébalo esta semana", 0, 4, { font: "semi", size: 23, fill: "#fff8ea" }),
    )
  );
};

const blossom = (x: number, y: number, r: number, turn: number, color: string, middle: string) =>
  put(
    x,
    y,
    turn,
    r / 20,
    ...[0, 60, 120, 180, 240, 300].map((at) =>
      put(0, 0, at, 1, path("M0 0C-11 -6 -11 -18 0 -22C11 -18 11 -6 0 0z", color)),
    ),
    circle(0, 0, 6, middle),
  );

/** Thanks, in a wreath that breathes. */
export const thanksWreath: Frame = (t) => {
  const wreath = Array.from({ length: 20 }, (_, at) => {
    const angle = (2 * Math.PI * at) / 20;
    const far = 158 + 4 * wave(t, at / 5);
    const [x, y] = [200 + Math.cos(angle) * far * 1.02, 200 + Math.sin(angle) * far * 0.84];
    return at % 2
      ? put(
          x,
          y,
          (angle * 180) / Math.PI + 90 + 12 * wave(t, at / 7),
          1,
          path("M0 -22C10 -8 10 10 0 24C-10 10 -10 -8 0 -22z", "#3f7d58"),
          line("M0 -14V16", "#79b08c", 1.6),
        )
      : blossom(
          x,
          y,
          22 + 2 * wave(t, at / 6),
          at * 30 + 20 * wave(t),
          ["#e4507a", "#f29f2e", "#8a5fb8"][at % 3]!,
          "#ffe9b0",
        );
  }).join("");
  return (
    box(0, 0, 400, 400, "#fdf0dc") +
    wreath +
    letterByLetter(
      "Gracias",
      200,
      212,
      { font: "serif", size: 70, fill: "#b3263f", deep: "#f3c7b4", thick: 4 },
      (index) => ({ dy: 5 * wave(t, -index / 7) }),
    ) +
    words("por comprar en el barrio", 200, 252, { font: "semi", size: 20, fill: "#3f5d4a" })
  );
};

/** A note with hearts that rise. */
export const thankYou: Frame = (t) => {
  const heart = (x: number, start: number, size: number, color: string) => {
    const rise = part(t + start);
    return put(
      x + 12 * wave(rise * 2),
      410 - rise * 440,
      12 * wave(rise * 2, 0.2),
      size,
      path(
        "M0 14C-22 0 -16 -18 -5 -16C-1 -15 0 -11 0 -10C0 -11 1 -15 5 -16C16 -18 22 0 0 14z",
        color,
      ),
    );
  };
  return (
    box(0, 0, 400, 400, "#f3a6a0") +
    [
      [40, 0, 1.3, "#e25b62"],
      [88, 0.4, 0.9, "#fbd3c8"],
      [140, 0.72, 1.1, "#e25b62"],
      [232, 0.22, 1, "#fbd3c8"],
      [290, 0.58, 1.4, "#e25b62"],
      [356, 0.1, 1, "#fbd3c8"],
    ]
      .map(([x, start, size, color]) =>
        heart(x as number, start as number, size as number, color as string),
      )
      .join("") +
    put(
      200,
      200,
      -4 + 2 * wave(t),
      1,
      box(-150, -92, 308, 196, "#8f2f36", { opacity: 0.25 }),
      box(-156, -100, 312, 196, "#fffaf0"),
      box(-146, -90, 292, 176, "none", { stroke: "#e25b62", "stroke-width": 2.4 }),
      box(-34, -118, 68, 32, "#f2d48a", { opacity: 0.9 }),
      painted("Thank", 0, -10, {
        font: "serif",
        size: 74,
        fill: "#24434d",
        deep: "#f6d9c0",
        thick: 3,
      }),
      painted("you!", 0, 52, {
        font: "serif",
        size: 74,
        fill: "#e25b62",
        deep: "#f6d9c0",
        thick: 3,
      }),
    )
  );
};

/** Hot bread: a loaf and its steam. */
export const hotBread: Frame = (t) =>
  box(0, 0, 400, 400, "#5b2c16") +
  rays(200, 236, 16, 11, 330, "#64331b") +
  risingSteam(200, 152, t, "#ffe9cc") +
  ellipse(204, 256, 118, 16, "#2a1206", { opacity: 0.5 }) +
  path(
    "M90 246C76 176 130 156 200 156C270 156 324 176 310 246C300 262 100 262 90 246z",
    "#b9702b",
  ) +
  path(
    "M100 238C90 184 136 166 200 166C264 166 310 184 300 238C260 250 140 250 100 238z",
    "#d3903f",
  ) +
  line("M138 178l26 44M186 170l24 50M236 172l22 46", "#f6dba6", 9) +
  line("M116 206C120 192 128 186 136 182", "#f3c67c", 6) +
  letterByLetter(
    "Pan caliente",
    200,
    320,
    { size: 50, fill: "#ffd98a", deep: "#2a1206", thick: 5 },
    (index) => ({ dy: 4 * wave(t, -index / 11) }),
  );

/** Fresh coffee: a cup that fills. */
export const freshCoffee: Frame = (t) => {
  const level = between(t, 0.06, 0.5) - between(t, 0.9, 1);
  const top = 214 - 62 * level;
  return (
    `<clipPath id="cup"><path d="M128 144H272L256 222Q252 234 240 234H160Q148 234 144 222z"/></clipPath>` +
    box(0, 0, 400, 400, "#e9dcc3") +
    circle(200, 186, 134, "#d8c5a0") +
    (t > 0.04 && t < 0.54 ? box(194, 60, 12, top - 52, "#4a230f", { rx: 6 }) : "") +
    risingSteam(200, 132, t, "#ffffff").replace(
      /opacity="([\d.]+)"/g,
      (_, opacity: string) =>
        `opacity="${num(Number(opacity) * between(t, 0.5, 0.62) * (1 - between(t, 0.88, 0.96)))}"`,
    ) +
    path("M264 160C312 152 314 212 252 208", "none", { stroke: "#24544f", "stroke-width": 14 }) +
    path("M120 140H280L262 226Q258 242 242 242H158Q142 242 138 226z", "#2f6f6a") +
    `<g clip-path="url(#cup)">${box(120, 140, 160, 104, "#f6f0e2")}${box(120, top, 160, 120, "#5f3014")}${ellipse(200, top, 80, 6 + wave(t * 3), "#8a4d24")}</g>` +
    ellipse(200, 256, 112, 12, "#24544f") +
    ellipse(200, 252, 112, 11, "#3a8a84") +
    painted("Fresh coffee", 200, 322, { size: 47, fill: "#5b2413", deep: "#fff7e6", thick: 3 })
  );
};

/** Closed for today, under a moving sky. */
export const backTomorrow: Frame = (t) => {
  const random = createRandom("stars");
  const stars = Array.from({ length: 40 }, (_, at) => {
    const [x, y] = [random.next() * 400, random.next() * 230];
    const size = 1.4 + random.next() * 2.4;
    return put(
      x,
      y,
      0,
      0.5 + 0.5 * (0.5 + 0.5 * wave(t, at / 9)),
      path(
        `M0 ${num(-size * 2.2)}L${num(size * 0.6)} ${num(-size * 0.6)}L${num(size * 2.2)} 0L${num(size * 0.6)} ${num(size * 0.6)}L0 ${num(size * 2.2)}L${num(-size * 0.6)} ${num(size * 0.6)}L${num(-size * 2.2)} 0L${num(-size * 0.6)} ${num(-size * 0.6)}z`,
        "#ffe9ad",
      ),
    );
  }).join("");
  const house = (x: number, wide: number, high: number, fill: string, shift: number) =>
    box(x, 340 - high, wide, high + 60, fill) +
    path(`M${x - 6} ${340 - high}h${wide + 12}l-8 -14h${-(wide - 4)}z`, "#12203f") +
    [0.2, 0.6]
      .map((place, at) =>
        box(
          x + wide * place,
          360 - high,
          wide * 0.2,
          22,
          wave(t, shift + at / 2) > -0.4 ? "#ffd47a" : "#3a4a78",
        ),
      )
      .join("");
  return (
    box(0, 0, 400, 400, "#1c2b57") +
    box(0, 210, 400, 190, "#27386b") +
    stars +
    circle(338, 86, 30, "#ffe9ad") +
    circle(325, 79, 28, "#1c2b57") +
    house(-6, 96, 60, "#31457f", 0.1) +
    house(94, 84, 84, "#3b5190", 0.35) +
    house(182, 104, 54, "#2c3f77", 0.6) +
    house(290, 116, 76, "#37508c", 0.85) +
    letterByLetter(
      "Volvemos",
      172,
      160,
      { font: "serif", size: 62, fill: "#fff6e0", deep: "#0d1733", thick: 4 },
      (index) => ({ dy: 3 * wave(t, -index / 8) }),
    ) +
    letterByLetter(
      "mañana",
      200,
      226,
      { font: "serif", size: 68, fill: "#ffcf6b", deep: "#0d1733", thick: 4 },
      (index) => ({ dy: 3 * wave(t, 0.4 - index / 8) }),
    )
  );
};

/** Back in five minutes: hands of a clock. */
export const backInFive: Frame = (t) => {
  const hand = (turn: number, long: number, wide: number, fill: string) =>
    put(
      200,
      158,
      turn,
      1,
      path(`M${-wide / 2} 10L${num(-wide / 4)} ${-long}h${num(wide / 2)}L${wide / 2} 10z`, fill),
    );
  const sweep = 30 * between(t, 0.08, 0.86) - 30 * between(t, 0.9, 1);
  const wedgeEnd = (sweep * Math.PI) / 180;
  return (
    box(0, 0, 400, 400, "#f2c14e") +
    box(0, 0, 400, 400, "#e0a92f", { opacity: 0.35 }) +
    faded(0.5, ...Array.from({ length: 14 }, (_, at) => box(at * 30 - 6, 0, 12, 400, "#f7d47c"))) +
    group(
      "translate(0 -22)",
      circle(206, 166, 104, "#7a4b10", { opacity: 0.3 }) +
        circle(200, 158, 104, "#c0392f") +
        circle(200, 158, 92, "#fffaf0") +
        (sweep > 0.4
          ? path(
              `M200 158V78A80 80 0 0 1 ${num(200 + Math.sin(wedgeEnd) * 80)} ${num(158 - Math.cos(wedgeEnd) * 80)}z`,
              "#f7d47c",
            )
          : "") +
        Array.from({ length: 12 }, (_, at) =>
          put(200, 158, at * 30, 1, box(-2.5, -86, 5, at % 3 ? 8 : 16, "#3a2a1a", { rx: 2 })),
        ).join("") +
        hand(-60, 46, 12, "#3a2a1a") +
        hand(sweep, 72, 9, "#c0392f") +
        circle(200, 158, 7, "#3a2a1a"),
    ) +
    painted("Back in 5", 200, 308, { size: 60, fill: "#fffaf0", deep: "#7a2a1c", thick: 6 }) +
    words("minutes, promise", 200, 336, { font: "semi", size: 21, fill: "#5b2413" })
  );
};
