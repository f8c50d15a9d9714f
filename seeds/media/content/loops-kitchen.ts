/**
 * Drawn loops of kitchens, 400 by 300: a function of time from 0 to 1, after which it begins again without a
 * cut. Long because every scene is drawn by hand.
 */
import { createRandom } from "../../random.ts";
import {
  between,
  box,
  circle,
  ellipse,
  faded,
  line,
  moved,
  num,
  part,
  path,
  put,
  wave,
} from "../kit/draw.ts";

/** Puffs that rise from a place, grow and fade. */
function puffs(
  x: number,
  y: number,
  t: number,
  {
    count = 7,
    high = 110,
    wide = 30,
    size = 15,
    seed = "puff",
    color = "#ffffff",
    strength = 0.34,
  } = {},
): string {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, at) => {
    const age = part(t + at / count);
    const side = (random.next() - 0.5) * wide;
    const strong = Math.min(1, age * 5) * (1 - age) * strength;
    return circle(x + side + 10 * wave(age, at / 3), y - age * high, size * (0.45 + age), color, {
      opacity: strong,
    });
  }).join("");
}

/** Tongues of fire. */
function flames(x: number, y: number, t: number, size: number, seed: string): string {
  const random = createRandom(seed);
  return [
    [1.25, "#d9381e", 0],
    [1, "#f27a1a", 0.2],
    [0.72, "#fbb52f", 0.45],
    [0.42, "#fff0b8", 0.7],
  ]
    .map(([tall, color, shift]) =>
      [-26, -9, 8, 24]
        .map((dx) => {
          const speed = random.chance(0.5) ? 2 : 3;
          const lick =
            size *
            (tall as number) *
            (0.78 + 0.3 * wave(t * speed, (shift as number) + random.next()));
          const sway = 6 * wave(t * 2, random.next());
          const half = 13 * (tall as number);
          return path(
            `M${num(x + dx - half)} ${y}C${num(x + dx - half)} ${num(y - lick * 0.45)} ${num(x + dx + sway - 4)} ${num(y - lick * 0.6)} ${num(x + dx + sway)} ${num(y - lick)}C${num(x + dx + sway + 5)} ${num(y - lick * 0.6)} ${num(x + dx + half)} ${num(y - lick * 0.4)} ${num(x + dx + half)} ${y}z`,
            color as string,
          );
        })
        .join(""),
    )
    .join("");
}

/** Fire in a brick oven, with loaves before it. */
export function ovenFire(t: number): string {
  const random = createRandom("bricks");
  let bricks = box(0, 0, 400, 300, "#7d3f2a");
  for (let row = 0; row < 12; row += 1)
    for (let at = -1; at < 8; at += 1)
      bricks += box(
        at * 54 + (row % 2 ? 27 : 0) + 1.5,
        row * 26 + 1.5,
        51,
        23,
        random.pick(["#9c5236", "#a65c3d", "#8f4a31"]),
        { rx: 2 },
      );
  const arch = Array.from({ length: 15 }, (_, at) =>
    put(
      200,
      226,
      -90 + at * 12.86,
      1,
      path("M-16 -142L-14 -168H14L16 -142z", at % 2 ? "#c98a5e" : "#b97a50"),
    ),
  ).join("");
  const bun = (x: number, y: number, size: number) =>
    put(
      x,
      y,
      0,
      size,
      path("M-38 0C-42 -26 -20 -34 0 -34C20 -34 42 -26 38 0z", "#b8702c"),
      path("M-33 -3C-36 -23 -18 -29 0 -29C18 -29 36 -23 33 -3z", "#d3903f"),
      line("M-16 -27l8 16M2 -29l8 16", "#f6dba6", 4.4),
    );
  const glow = 0.5 + 0.12 * wave(t * 3) + 0.06 * wave(t * 7);
  return (
    `<clipPath id="oven"><path d="M80 238V224A120 122 0 0 1 320 224V238z"/></clipPath>` +
    bricks +
    arch +
    path("M62 238V222A138 142 0 0 1 338 222V238z", "#2a120b") +
    path("M80 238V224A120 122 0 0 1 320 224V238z", "#4d1c0e") +
    `<g clip-path="url(#oven)">${
      ellipse(200, 214, 112, 64, "#f27a1a", { opacity: glow * 0.45 }) +
      ellipse(200, 220, 74, 44, "#fbb52f", { opacity: glow * 0.4 })
    }</g>` +
    put(
      200,
      226,
      0,
      1,
      box(-78, -16, 120, 17, "#5b3219", { rx: 8 }),
      circle(42, -7.5, 8.5, "#c98a5e"),
      circle(42, -7.5, 4, "#8f5a36"),
    ) +
    put(
      212,
      224,
      0,
      1,
      box(-50, -30, 110, 17, "#6d3d1f", { rx: 8 }),
      circle(-50, -21.5, 8.5, "#c98a5e"),
      circle(-50, -21.5, 4, "#8f5a36"),
    ) +
    flames(198, 222, t, 92, "fuego") +
    [0, 1, 2, 3, 4, 5, 6]
      .map((at) => {
        const age = part(t + at / 7);
        return circle(
          150 + at * 17 + 12 * wave(age, at / 4),
          190 - age * 90,
          1.8 * (1 - age) + 0.6,
          "#ffd98a",
          { opacity: 1 - age },
        );
      })
      .join("") +
    box(30, 238, 340, 16, "#5f4636") +
    box(30, 238, 340, 5, "#8a6a52") +
    box(0, 252, 400, 48, "#6d3a26", { opacity: 0.5 }) +
    bun(92, 250, 1) +
    bun(310, 250, 1.06) +
    box(0, 0, 400, 300, "#f27a1a", { opacity: 0.05 + 0.05 * (glow - 0.5) })
  );
}

/** Tortillas that swell on a griddle. */
export function comalSteam(t: number): string {
  const swell = (shift: number) => Math.max(0, wave(t, shift)) ** 1.5;
  const tortilla = (x: number, y: number, shift: number, masa: string, spot: string) => {
    const high = 15 * swell(shift);
    return (
      ellipse(x + 3, y + 4, 54, 15, "#0f0d0c", { opacity: 0.5 }) +
      path(
        `M${x - 52} ${y}C${x - 50} ${num(y - 16 - high * 1.6)} ${x + 50} ${num(y - 16 - high * 1.6)} ${x + 52} ${y}C${x + 40} ${y + 17} ${x - 40} ${y + 17} ${x - 52} ${y}z`,
        masa,
      ) +
      [
        [-24, -4],
        [6, -8],
        [28, 0],
        [-6, 6],
      ]
        .map(([dx, dy]) => ellipse(x + dx!, y + dy! - high * 0.75, 7, 2.6, spot, { opacity: 0.75 }))
        .join("")
    );
  };
  return (
    box(0, 0, 400, 300, "#e9c9a0") +
    Array.from({ length: 5 }, (_, row) =>
      Array.from({ length: 9 }, (_, at) =>
        box(at * 46 + (row % 2) * 23 - 23, row * 30, 44, 28, row % 2 ? "#f2dcbc" : "#efd5b0", {
          rx: 2,
        }),
      ).join(""),
    ).join("") +
    box(0, 132, 400, 6, "#c79a68") +
    put(
      60,
      84,
      4 * wave(t),
      1,
      line("M0 -84V-20", "#8a5a36", 2),
      ...[0, 1, 2, 3].map((at) =>
        put(
          at % 2 ? 7 : -7,
          -16 + at * 13,
          at % 2 ? 24 : -24,
          1,
          path("M0 -8C7 -6 6 14 0 22C-6 14 -7 -6 0 -8z", at % 2 ? "#b3261e" : "#c9362a"),
        ),
      ),
    ) +
    put(
      338,
      84,
      4 * wave(t, 0.4),
      1,
      line("M0 -84V-20", "#8a5a36", 2),
      ...[0, 1, 2].map(
        (at) =>
          circle(at % 2 ? 7 : -6, -12 + at * 14, 10, "#f4ead8") +
          line(`M${at % 2 ? 7 : -6} ${-20 + at * 14}v-6`, "#a9c27a", 2),
      ),
    ) +
    box(0, 214, 400, 86, "#8a4a2e") +
    path("M40 300C40 250 70 232 200 232S360 250 360 300z", "#2a120b") +
    flames(150, 300, t, 46, "lumbre") +
    flames(238, 300, t, 50, "lumbre2") +
    ellipse(200, 206, 182, 46, "#23201f") +
    ellipse(200, 200, 182, 44, "#3a3634") +
    ellipse(200, 200, 168, 38, "#2d2a29") +
    line("M52 190C80 172 130 164 180 163", "#6b6562", 4, { opacity: 0.7 }) +
    tortilla(128, 190, 0, "#f3e2b8", "#b98a4c") +
    tortilla(266, 188, 0.35, "#5b7fa3", "#2f4d6b") +
    tortilla(196, 218, 0.68, "#f3e2b8", "#b98a4c") +
    puffs(128, 166, t, { seed: "uno", high: 120 }) +
    puffs(268, 164, t + 0.4, { seed: "dos", high: 130 }) +
    puffs(200, 190, t + 0.7, { seed: "tres", high: 120, count: 5 })
  );
}

/** Coffee that is poured into a cup. */
export function pouredCoffee(t: number): string {
  const tilt = between(t, 0.04, 0.16) - between(t, 0.66, 0.78);
  const fill = between(t, 0.16, 0.68) * (1 - between(t, 0.92, 1));
  const top = 232 - 50 * fill;
  const flow = between(t, 0.14, 0.18) - between(t, 0.64, 0.68);
  const pot = put(
    236,
    112,
    -8 - 34 * tilt,
    1,
    path("M34 -40C84 -46 88 34 34 40", "none", {
      stroke: "#2b2a33",
      "stroke-width": 11,
      "stroke-linecap": "round",
    }),
    path("M-34 -56H34L44 52Q0 62 -44 52z", "#2f6f8a"),
    path("M8 -56H34L44 52Q34 57 18 58C26 20 22 -24 8 -56z", "#255a72"),
    path("M-34 -52L-64 -62L-38 -24z", "#2f6f8a"),
    ellipse(0, -56, 34, 8, "#3f87a4"),
    path("M-24 -58Q0 -78 24 -58z", "#2f6f8a"),
    circle(0, -72, 6, "#2b2a33"),
    ...[-26, -4, 18].map(
      (x) =>
        circle(x, 8, 3, "#9cc6d6") +
        circle(x + 10, -18, 2.4, "#9cc6d6") +
        circle(x + 4, 34, 2.4, "#9cc6d6"),
    ),
    box(-28, -40, 6, 84, "#ffffff", { rx: 3, opacity: 0.28 }),
  );
  return (
    `<clipPath id="glass"><path d="M92 170H196L184 234Q182 242 174 242H114Q106 242 104 234z"/></clipPath>` +
    box(0, 0, 400, 300, "#f1d8b3") +
    box(20, 18, 128, 100, "#cfe6e4", { rx: 6 }) +
    path("M20 92Q60 66 96 90T148 82V112Q148 118 142 118H26Q20 118 20 112z", "#8ab58a") +
    circle(118, 42, 12, "#fff3c9") +
    box(20, 18, 128, 100, "none", { rx: 6, stroke: "#8a5a36", "stroke-width": 7 }) +
    box(81, 18, 6, 100, "#8a5a36") +
    box(0, 246, 400, 54, "#8f5530") +
    box(0, 246, 400, 6, "#b57a4c") +
    ellipse(146, 258, 92, 10, "#4a2411", { opacity: 0.4 }) +
    ellipse(146, 254, 88, 10, "#e9e0cf") +
    ellipse(146, 251, 74, 7, "#cfc4ae") +
    path("M190 182C232 176 234 226 182 222", "none", { stroke: "#f6f0e4", "stroke-width": 11 }) +
    path("M86 162H202L188 238Q185 250 172 250H116Q103 250 100 238z", "#f6f0e4") +
    (flow > 0.02
      ? path(
          `M${num(147 - 4 * flow)} 108C${num(146 - 3 * flow)} 150 ${num(146 - 3 * flow)} 180 ${num(146 - 2.5 * flow)} ${num(top)}H${num(146 + 4 * flow)}C${num(148 + 3 * flow)} 180 ${num(150 + 3 * flow)} 150 ${num(154 + 3 * flow)} 108z`,
          "#4a230f",
        )
      : "") +
    `<g clip-path="url(#glass)">${path("M86 162H202V250H86z", "#d8ccb6")}${fill > 0.01 ? box(80, top, 130, 80, "#4a230f") + ellipse(144, top, 60, 5 + 1.5 * wave(t * 5) * flow, "#7a4020") : ""}</g>` +
    path("M86 162H202L201 169H87z", "#fffaf0") +
    pot +
    puffs(144, 168, t, {
      seed: "taza",
      high: 110,
      count: 6,
      strength: 0.45 * between(t, 0.3, 0.5) * (1 - between(t, 0.86, 0.95)) + 0.02,
    }) +
    put(
      330,
      254,
      0,
      1,
      path("M-34 0H34L26 26Q0 32 -26 26z", "#b5492b"),
      ellipse(0, 0, 34, 8, "#c9653f"),
      ellipse(0, 0, 28, 5.5, "#6d2a16"),
      ...[-14, 0, 14].map((x) => box(x - 6, -9, 12, 9, "#fdf6e8", { rx: 2 })),
    )
  );
}

/** A pot that simmers. */
export function simmeringPot(t: number): string {
  const lid = -2 - 4 * Math.abs(wave(t * 3)) * (0.5 + 0.5 * wave(t));
  const lean = 3 * wave(t * 3, 0.1) * (0.5 + 0.5 * wave(t));
  const ladle = (x: number, at: number) =>
    put(x, 26, 3 * wave(t, at), 1, box(-2.5, 0, 5, 62, "#6b5a4a", { rx: 2 }));
  return (
    box(0, 0, 400, 300, "#2f6f6a") +
    Array.from({ length: 6 }, (_, row) =>
      Array.from({ length: 11 }, (_, at) =>
        box(at * 38 + 2, row * 38 + 2, 34, 34, (row + at) % 2 ? "#37807a" : "#347872", { rx: 2 }),
      ).join(""),
    ).join("") +
    box(30, 20, 340, 7, "#d9b46a") +
    ladle(70, 0) +
    put(70, 88, 3 * wave(t), 1, path("M-16 0A16 14 0 0 0 16 0z", "#6b5a4a")) +
    ladle(118, 0.3) +
    put(
      118,
      88,
      3 * wave(t, 0.3),
      1,
      box(-13, -2, 26, 24, "#6b5a4a", { rx: 4 }),
      ...[-7, 0, 7].map((x) => box(x - 1.5, 3, 3, 14, "#2f6f6a")),
    ) +
    ladle(330, 0.6) +
    put(330, 86, 3 * wave(t, 0.6), 1, ellipse(0, 10, 12, 18, "#a4713f")) +
    box(0, 240, 400, 60, "#e9e0cf") +
    box(0, 240, 400, 7, "#ffffff", { opacity: 0.6 }) +
    box(100, 232, 200, 12, "#3a3634", { rx: 4 }) +
    Array.from({ length: 11 }, (_, at) =>
      path(
        `M${118 + at * 16} 232q-4 -8 0 ${num(-12 - 4 * wave(t * 4, at / 5))}q4 ${num(4 + 4 * wave(t * 4, at / 5))} 0 12z`,
        "#4fa8e0",
      ),
    ).join("") +
    box(82, 158, 26, 14, "#b5492b", { rx: 6 }) +
    box(292, 158, 26, 14, "#b5492b", { rx: 6 }) +
    path("M100 122H300V200Q300 222 276 222H124Q100 222 100 200z", "#d2552f") +
    path("M252 122H300V200Q300 222 276 222H236C258 196 262 156 252 122z", "#b5432a") +
    box(114, 132, 8, 72, "#ffffff", { rx: 4, opacity: 0.4 }) +
    Array.from({ length: 7 }, (_, at) =>
      path(`M${128 + at * 24} 172l8 -10l8 10l-8 10z`, "#f6c445"),
    ).join("") +
    ellipse(200, 122, 100, 10, "#6d2414") +
    [0, 1, 2, 3]
      .map((at) =>
        circle(
          130 + at * 44 + 6 * wave(t, at / 4),
          121,
          4 * Math.abs(wave(t * 2, at / 4)),
          "#f0a05a",
        ),
      )
      .join("") +
    put(
      200,
      120 + lid,
      lean,
      1,
      path("M-104 0C-100 -34 -50 -44 0 -44C50 -44 100 -34 104 0z", "#d2552f"),
      path("M40 -40C84 -32 102 -18 104 0H66C66 -16 58 -30 40 -40z", "#b5432a"),
      box(-108, -3, 216, 9, "#a43c24", { rx: 4 }),
      circle(0, -51, 10, "#3a2010"),
      circle(-3, -54, 3, "#8a5a3c"),
    ) +
    puffs(96, 118, t, { seed: "olla1", high: 110, count: 6 }) +
    puffs(304, 118, t + 0.5, { seed: "olla2", high: 120, count: 6 }) +
    puffs(230, 74, t + 0.25, { seed: "olla3", high: 90, count: 5, strength: 0.26 })
  );
}

/** Trays of bread that come out of the oven one after another. */
export function breadTrays(t: number): string {
  const tray = (x: number) =>
    moved(
      x,
      206,
      ...[0, 1, 2].map((at) =>
        moved(
          34 + at * 62,
          0,
          path("M-27 0C-30 -22 -14 -28 0 -28C14 -28 30 -22 27 0z", "#b8702c"),
          path(
            "M-23 -3C-25 -19 -12 -24 0 -24C12 -24 25 -19 23 -3z",
            ["#fff0d2", "#f2a9b8", "#7a4526"][at]!,
          ),
          line(
            "M0 -23V-4M-9 -21Q-12 -10 -16 -4M9 -21Q12 -10 16 -4",
            ["#dcb98a", "#c9647c", "#4d2712"][at]!,
            2.2,
          ),
        ),
      ),
      box(-2, 0, 196, 7, "#8d8a86", { rx: 3 }),
      box(-2, 0, 196, 2.4, "#c9c6c0", { rx: 1 }),
      faded(
        0.9,
        ...[0, 1, 2].map((at) =>
          puffs(34 + at * 62, -26, t * 2 + at / 3, {
            seed: `t${at}`,
            high: 54,
            count: 4,
            size: 8,
            wide: 14,
            strength: 0.42,
          }),
        ),
      ),
    );
  const shift = part(t) * 220;
  return (
    box(0, 0, 400, 300, "#f6e2bd") +
    [40, 130, 220, 310]
      .map(
        (x, at) =>
          box(x, 24, 62, 46, "#fffaf0", { rx: 4 }) +
          box(x, 24, 62, 46, "none", { rx: 4, stroke: "#b57a4c", "stroke-width": 4 }) +
          (at % 2
            ? circle(x + 31, 47, 12, "#e4572e") + circle(x + 31, 47, 5, "#f6c445")
            : path(
                `M${x + 31} 60C${x + 12} 46 ${x + 22} 32 ${x + 31} 40C${x + 40} 32 ${x + 50} 46 ${x + 31} 60z`,
                "#2f8f83",
              )),
      )
      .join("") +
    box(0, 96, 400, 4, "#d9b98a") +
    tray(-430 + shift) +
    tray(-210 + shift) +
    tray(10 + shift) +
    tray(230 + shift) +
    box(0, 216, 400, 14, "#5f4636") +
    Array.from({ length: 12 }, (_, at) =>
      moved(
        ((at * 40 + (shift * 200) / 220) % 480) - 40,
        223,
        circle(0, 0, 6, "#8a6a52"),
        put(0, 0, t * 720, 1, box(-0.8, -5, 1.6, 10, "#3a2a20")),
      ),
    ).join("") +
    box(0, 230, 400, 70, "#c9402f") +
    Array.from({ length: 11 }, (_, at) => path(`M${at * 40 - 10} 230h20v70h-20z`, "#d9574a")).join(
      "",
    ) +
    box(300, 110, 120, 128, "#6d4030", { rx: 6 }) +
    box(312, 122, 100, 108, "#54302c", { rx: 4 }) +
    circle(328, 142, 6, "#ffb52e", { opacity: 0.7 + 0.3 * wave(t * 2) }) +
    box(346, 136, 46, 12, "#f6c445", { rx: 3 }) +
    box(-20, 110, 86, 128, "#6d4030", { rx: 6 }) +
    box(-20, 122, 74, 108, "#54302c", { rx: 4 })
  );
}
