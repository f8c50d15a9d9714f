/**
 * Drawn loops of tools at work, 400 by 300: a function of time from 0 to 1, after which it begins again
 * without a cut. Long because every scene is drawn by hand.
 */
import {
  between,
  box,
  circle,
  ellipse,
  line,
  moved,
  num,
  part,
  path,
  polygon,
  put,
  wave,
} from "../kit/draw.ts";

/** A loom: the shuttle goes to and fro, the cloth grows row by row. */
export function loom(t: number): string {
  // One band of the cloth, row by row: as many rows as the loop weaves.
  const band = ["#d8433a", "#d8433a", "#d8433a", "#f2b632", "#2f8f83", "#f2b632"];
  const rows = 6;
  const step = part(t) * rows;
  const row = Math.floor(step);
  const along = between(step - row, 0.08, 0.92);
  const goesRight = row % 2 === 0;
  const x = goesRight ? 70 + along * 260 : 330 - along * 260;
  const threads = Array.from({ length: 34 }, (_, at) => {
    const lift = (at + row) % 2 ? -5 : 5;
    const left = 72 + at * 7.8;
    return line(
      `M${num(left)} 20V88Q${num(left)} ${num(112 + lift)} ${num(left)} 150`,
      at % 6 < 3 ? "#f4ead4" : "#e6d3ad",
      2,
    );
  }).join("");
  const cloth = Array.from({ length: 24 }, (_, at) => {
    // With each passing of the shuttle the cloth is rolled on by one row.
    const index = (at - row + 240) % rows;
    const color = band[index]!;
    const y = 144 + (at + step - row) * 6;
    const marks =
      index === 1 || index === 4
        ? Array.from({ length: 22 }, (_, mark) =>
            path(`M${74 + mark * 12} ${num(y + 3)}l4 -3l4 3l-4 3z`, "#fff3d6"),
          ).join("")
        : "";
    return box(70, y, 264, 6.3, color) + box(70, y, 264, 1, "#000000", { opacity: 0.14 }) + marks;
  }).join("");
  return (
    box(0, 0, 400, 300, "#e3c79c") +
    box(0, 0, 400, 300, "#c9a36c", { opacity: 0.25 }) +
    Array.from({ length: 7 }, (_, at) => box(at * 62, 0, 2, 300, "#b58a55", { opacity: 0.5 })).join(
      "",
    ) +
    box(52, 20, 300, 262, "#3a2010", { opacity: 0.12 }) +
    cloth +
    box(66, 143, 272, 8, "#6d4326", { rx: 4 }) +
    threads +
    box(62, 78, 280, 9, "#8f5a30", { rx: 4 }) +
    box(62, 40, 280, 7, "#8f5a30", { rx: 3 }) +
    line(`M${goesRight ? 70 : 330} 132L${num(x)} 132`, band[(240 - row) % rows]!, 3) +
    put(
      x,
      132,
      0,
      1,
      path("M-34 0Q-20 -11 0 -11T34 0Q20 11 0 11T-34 0z", "#8a4a22"),
      path("M-20 0Q-10 -6 0 -6T20 0Q10 6 0 6T-20 0z", "#f2b632"),
      line("M-14 0H14", "#c98a1f", 1.6),
    ) +
    box(36, 8, 22, 284, "#7a4a28", { rx: 4 }) +
    box(346, 8, 22, 284, "#7a4a28", { rx: 4 }) +
    box(40, 8, 5, 284, "#9c6640", { rx: 2 }) +
    box(350, 8, 5, 284, "#9c6640", { rx: 2 }) +
    box(22, 8, 360, 18, "#8f5a30", { rx: 5 }) +
    box(22, 276, 360, 18, "#8f5a30", { rx: 8 }) +
    box(22, 276, 360, 5, "#b57a4c", { rx: 3 })
  );
}

/** A sewing machine that sews a hem. */
export function sewing(t: number): string {
  const beats = 8;
  const needle = 15 * (0.5 + 0.5 * wave(t * beats));
  const shift = part(t) * 96;
  const wheel = t * 360 * beats;
  return (
    box(0, 0, 400, 300, "#f3d9c0") +
    box(26, 22, 110, 92, "#bfe0dd", { rx: 6 }) +
    path("M26 92Q70 66 136 88V108Q136 114 130 114H32Q26 114 26 108z", "#7fb08a") +
    box(26, 22, 110, 92, "none", { rx: 6, stroke: "#a4713f", "stroke-width": 6 }) +
    [0, 1, 2, 3]
      .map((at) =>
        moved(
          300 + at * 26,
          46,
          box(-8, -14, 16, 28, ["#d8433a", "#f2b632", "#2f8f83", "#7d3f7f"][at]!, { rx: 2 }),
          box(-10, -17, 20, 4, "#8f5a30", { rx: 1 }),
          box(-10, 13, 20, 4, "#8f5a30", { rx: 1 }),
        ),
      )
      .join("") +
    box(280, 64, 112, 6, "#8f5a30") +
    box(0, 232, 400, 68, "#8f5530") +
    box(0, 232, 400, 6, "#b57a4c") +
    box(50, 214, 310, 20, "#1f2b3d", { rx: 6 }) +
    path(
      "M292 216V120Q292 104 276 104H150Q132 104 132 122V152H108V112Q108 78 146 78H300Q344 78 344 120V216z",
      "#24354d",
    ) +
    path("M300 78Q344 78 344 120V216H326V124Q326 92 300 78z", "#1a2739") +
    path("M160 90H270", "none", { stroke: "#d9b46a", "stroke-width": 3 }) +
    path("M186 98q10 -8 20 0t20 0t20 0", "none", { stroke: "#d9b46a", "stroke-width": 2 }) +
    circle(312, 160, 9, "#d9b46a") +
    put(
      358,
      128,
      wheel,
      1,
      circle(0, 0, 30, "#1a2739"),
      circle(0, 0, 22, "#31486a"),
      box(-2.5, -26, 5, 52, "#1a2739"),
      box(-26, -2.5, 52, 5, "#1a2739"),
      circle(0, -18, 5, "#d9b46a"),
    ) +
    moved(
      166,
      64,
      box(-9, -14, 18, 26, "#d8433a", { rx: 2 }),
      box(-12, -17, 24, 4, "#8f5a30", { rx: 1 }),
    ) +
    line(`M164 66Q140 72 122 ${num(100 + needle * 0.6)}L120 ${num(160 + needle)}`, "#d8433a", 1.8) +
    box(112, 142, 16, 22, "#b9bec9", { rx: 3 }) +
    line(`M120 ${num(156 + needle)}V${num(196 + needle)}`, "#e6e9ef", 3.4) +
    path("M104 198h32l6 10h-44z", "#b9bec9") +
    box(116, 168, 4, 30, "#9aa1af") +
    path(`M0 210C40 206 60 212 100 210H260C320 210 350 216 400 208V226H0z`, "#f7f0e2") +
    path("M0 218C60 216 90 222 140 219H260C320 219 350 224 400 217V232H0z", "#e4d7be") +
    Array.from({ length: 26 }, (_, at) => {
      const x = 120 - at * 12 - (shift % 12);
      return x > -12 ? box(x, 212.5, 7, 2.6, "#d8433a", { rx: 1.3 }) : "";
    }).join("") +
    Array.from({ length: 9 }, (_, at) => {
      const x = 420 - ((shift + at * 48) % 432);
      return put(x, 222, 0, 1, circle(0, 0, 2.6, "#2f8f83"), circle(5, -1, 2, "#f2b632"));
    }).join("")
  );
}

/** A pot that is turned on a wheel: its wall rises and sinks. */
export function potteryWheel(t: number): string {
  const rise = 0.5 - 0.5 * Math.cos(2 * Math.PI * t);
  const high = 74 + 42 * rise;
  const belly = 62 - 8 * rise + 3 * wave(t * 2);
  const neck = 34 + 10 * (1 - rise);
  const y = 214;
  const body = `M${200 - 40} ${y}C${num(200 - belly)} ${num(y - high * 0.3)} ${num(200 - belly)} ${num(y - high * 0.62)} ${num(200 - neck)} ${num(y - high)}H${num(200 + neck)}C${num(200 + belly)} ${num(y - high * 0.62)} ${num(200 + belly)} ${num(y - high * 0.3)} ${200 + 40} ${y}z`;
  const rings = Array.from({ length: 7 }, (_, at) => {
    const share = (at + 0.5) / 7;
    const wide =
      38 +
      (belly - 40) * Math.sin(Math.PI * Math.min(1, share * 1.15)) +
      (neck - 38) * Math.max(0, share - 0.6) * 1.6;
    const sway = 8 * wave(t * 4, at / 7);
    return line(
      `M${num(200 - wide + 6)} ${num(y - high * share)}Q${num(200 + sway)} ${num(y - high * share + 9)} ${num(200 + wide - 6)} ${num(y - high * share)}`,
      at % 2 ? "#a4532f" : "#d58a5f",
      1.8,
      { opacity: 0.7 },
    );
  }).join("");
  const streak = Array.from({ length: 10 }, (_, at) => {
    const angle = 2 * Math.PI * (t * 4 + at / 10);
    return Math.sin(angle) > -0.2
      ? ellipse(
          200 + Math.cos(angle) * 104,
          222 + Math.sin(angle) * 15,
          9 * Math.abs(Math.sin(angle)) + 3,
          2,
          "#c9c2b4",
          { opacity: 0.9 },
        )
      : "";
  }).join("");
  const shelf = (y2: number) => box(18, y2, 364, 7, "#7a4a28");
  const vase = (x: number, y2: number, size: number, fill: string, band: string) =>
    put(
      x,
      y2,
      0,
      size,
      path("M-14 0C-26 -16 -22 -34 -10 -42V-52H10V-42C22 -34 26 -16 14 0z", fill),
      path("M-21 -22H21L20 -14H-20z", band),
    );
  return (
    box(0, 0, 400, 300, "#dfe3d3") +
    box(0, 0, 400, 300, "#b9c4ae", { opacity: 0.35 }) +
    shelf(92) +
    vase(54, 92, 1, "#b5492b", "#f4e3c3") +
    vase(104, 92, 0.8, "#2f6f8a", "#f2c14e") +
    vase(306, 92, 0.9, "#f4e3c3", "#b5492b") +
    vase(352, 92, 1.05, "#4f7d58", "#f4e3c3") +
    put(
      226,
      92,
      0,
      1,
      path("M-24 0C-30 -18 -26 -22 -26 -26H26C26 -22 30 -18 24 0z", "#c9653f"),
      ellipse(0, -26, 26, 4, "#8a3f22"),
    ) +
    box(0, 262, 400, 38, "#a9896a") +
    path("M150 236H250L262 300H138z", "#6d5a4a") +
    path("M224 236H250L262 300H232z", "#574637") +
    ellipse(200, 236, 128, 22, "#4a4038") +
    ellipse(200, 226, 124, 20, "#8a8177") +
    ellipse(200, 223, 116, 17, "#a39a8e") +
    streak +
    ellipse(203, 216, 56, 8, "#5f4a3a", { opacity: 0.5 }) +
    path(body, "#c2703f") +
    `<clipPath id="pot"><path d="${body}"/></clipPath>` +
    `<g clip-path="url(#pot)">${box(222, 60, 60, 170, "#a4532f", { opacity: 0.55 })}${box(152 + 3 * wave(t * 4), 60, 12, 170, "#e8a47a", { opacity: 0.55, rx: 6 })}</g>` +
    rings +
    ellipse(200, y - high, neck, 7, "#d58a5f") +
    ellipse(200, y - high, neck - 6, 4.6, "#6d2f18") +
    put(
      70,
      262,
      0,
      1,
      path("M-32 0L-28 -34H28L32 0z", "#5b7f8a"),
      ellipse(0, -34, 28, 6, "#8fb3bd"),
      ellipse(3 * wave(t), -34, 20, 3.6, "#d3e6ea"),
    ) +
    put(
      330,
      262,
      0,
      1,
      path("M-34 0C-36 -30 -10 -34 4 -32C30 -30 38 -14 34 0z", "#b8683c"),
      path("M-20 -22C-10 -30 8 -30 16 -24", "none", {
        stroke: "#d99a6c",
        "stroke-width": 4,
        "stroke-linecap": "round",
      }),
    )
  );
}

/** A barber's pole, and scissors that open and close. */
export function barberPole(t: number): string {
  const shift = part(t) * 120;
  const stripes = Array.from({ length: 14 }, (_, at) => {
    const y = at * 30 - 120 + shift;
    const fill = at % 2 ? "#fdf8ee" : at % 4 === 0 ? "#d8372f" : "#2f5fa5";
    return path(
      polygon([
        [64, y + 34],
        [136, y],
        [136, y + 30],
        [64, y + 64],
      ]),
      fill,
    );
  }).join("");
  const open = 12 + 12 * wave(t * 3);
  const blade = (side: 1 | -1) =>
    put(
      262,
      150,
      side * open - 90,
      1,
      path(
        `M0 ${side * -4}L96 ${side * -1}Q100 0 96 ${side * 2}L0 ${side * 7}z`,
        side === 1 ? "#c9ced8" : "#e4e8ee",
      ),
      line(`M0 0L-46 ${side * -22}`, "#8a93a3", 9),
      circle(-62, side * -30, 20, "none", {
        stroke: side === 1 ? "#d8372f" : "#2f5fa5",
        "stroke-width": 9,
      }),
    );
  const hair = Array.from({ length: 9 }, (_, at) => {
    const fall = part(t * 1 + at / 9);
    return put(
      216 + at * 12 + 6 * wave(fall, at / 4),
      90 + fall * 200,
      fall * 200 + at * 40,
      1,
      line("M-6 0q6 -5 12 0", "#3a2416", 2.6, { opacity: fall > 0.9 ? (1 - fall) * 10 : 1 }),
    );
  }).join("");
  return (
    `<clipPath id="tube"><rect x="64" y="66" width="72" height="168"/></clipPath>` +
    box(0, 0, 400, 300, "#2b5b57") +
    Array.from({ length: 5 }, (_, row) =>
      Array.from({ length: 9 }, (_, at) =>
        box(
          at * 50 + 1.5 + (row % 2 ? -25 : 0),
          row * 62 + 1.5,
          47,
          59,
          row % 2 ? "#2f645f" : "#316863",
          { rx: 2 },
        ),
      ).join(""),
    ).join("") +
    box(20, 0, 12, 300, "#244d49") +
    box(92, 14, 16, 32, "#c9a24a") +
    circle(100, 26, 22, "#e9c978") +
    circle(94, 20, 7, "#fff3d0") +
    box(54, 46, 92, 20, "#d9b052", { rx: 6 }) +
    box(54, 234, 92, 20, "#d9b052", { rx: 6 }) +
    path("M64 254H136L122 276H78z", "#c9a24a") +
    `<g clip-path="url(#tube)">${box(64, 66, 72, 168, "#fdf8ee")}${stripes}${box(118, 66, 18, 168, "#0d1b2e", { opacity: 0.22 })}${box(72, 66, 9, 168, "#ffffff", { opacity: 0.55 })}</g>` +
    circle(276, 150, 112, "#376f69") +
    circle(276, 150, 112, "none", { stroke: "#d9b052", "stroke-width": 5 }) +
    hair +
    blade(1) +
    blade(-1) +
    circle(262, 150, 7, "#5b6474") +
    circle(262, 150, 3, "#c9ced8")
  );
}
