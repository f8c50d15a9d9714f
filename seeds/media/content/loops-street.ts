/**
 * Drawn loops of streets, 400 by 300: a function of time from 0 to 1, after which it begins again without a
 * cut. Long because every scene is drawn by hand.
 */
import { createRandom } from "../../random.ts";
import {
  box,
  circle,
  ellipse,
  faded,
  line,
  moved,
  num,
  part,
  path,
  polygon,
  put,
  wave,
} from "../kit/draw.ts";

const HILLS = "M0 150Q60 96 120 138T236 120T330 140T400 112V300H0z";

/** Market stalls with awnings in the wind. */
export function marketAwning(t: number): string {
  const flap = (x: number, color: string, at: number) => {
    const sway = 7 * wave(t, -at / 5);
    const lift = 4 * wave(t, 0.2 - at / 5);
    return path(
      `M${x} 74H${x + 50}C${num(x + 50 + sway)} 92 ${num(x + 50 + sway)} 104 ${num(x + 50 + sway)} ${num(122 + lift)}Q${num(x + 25 + sway)} ${num(136 + lift)} ${num(x + sway)} ${num(122 + lift)}C${num(x + sway)} 104 ${num(x + sway)} 92 ${x} 74z`,
      color,
    );
  };
  const crate = (x: number, y: number, fruit: string, light: string) =>
    [0, 1, 2, 3]
      .map(
        (at) =>
          circle(x + 12 + at * 17, y - 3, 10, fruit) + circle(x + 9 + at * 17, y - 7, 2.6, light),
      )
      .join("") +
    [0, 1, 2]
      .map(
        (at) =>
          circle(x + 21 + at * 17, y - 14, 10, fruit) +
          circle(x + 18 + at * 17, y - 18, 2.6, light),
      )
      .join("") +
    box(x - 4, y, 84, 26, "#a46a38") +
    box(x - 4, y + 8, 84, 2.4, "#7d4c22") +
    box(x - 4, y + 17, 84, 2.4, "#7d4c22");
  const bunch = (x: number, at: number) =>
    put(
      x,
      130,
      5 * wave(t, at),
      1,
      line("M0 -10V6", "#6b5a2c", 2),
      ...[-10, -3.4, 3.4, 10].map((dx) =>
        path(
          `M${num(dx * 0.3)} 4C${num(dx - 3)} 14 ${num(dx - 3)} 26 ${num(dx)} 32C${num(dx + 4)} 26 ${num(dx + 5)} 14 ${num(dx * 0.3 + 3)} 4z`,
          "#f0c12e",
        ),
      ),
      ellipse(0, 4, 5, 4, "#8a6a1c"),
    );
  const cloud = (x: number, y: number, size: number) =>
    put(
      x,
      y,
      0,
      size,
      ellipse(0, 0, 34, 12, "#fff8ea"),
      ellipse(-14, -8, 18, 12, "#fff8ea"),
      ellipse(12, -10, 20, 14, "#fff8ea"),
    );
  return (
    box(0, 0, 400, 300, "#8fd0d6") +
    cloud(110, 34, 1) +
    cloud(330, 24, 0.8) +
    path(HILLS, "#5fae9b") +
    box(0, 186, 400, 114, "#e2b57c") +
    box(0, 250, 400, 50, "#cf9a60") +
    box(14, 70, 8, 180, "#6d4326") +
    box(378, 70, 8, 180, "#6d4326") +
    bunch(78, 0.1) +
    bunch(196, 0.4) +
    bunch(316, 0.7) +
    Array.from({ length: 8 }, (_, at) => flap(at * 50, at % 2 ? "#fdf3df" : "#d8433a", at)).join(
      "",
    ) +
    path("M-10 74L14 40H386L410 74z", "#b8322b") +
    Array.from({ length: 4 }, (_, at) =>
      path(`M${50 + at * 100} 74L${56 + at * 90} 40h44L${100 + at * 100} 74z`, "#f3e4c8"),
    ).join("") +
    crate(16, 196, "#e2542f", "#ffb18c") +
    crate(110, 196, "#7fae3a", "#c9e08c") +
    crate(204, 196, "#f0a128", "#ffd98a") +
    crate(298, 196, "#9c3f7c", "#d99bc4") +
    box(0, 222, 400, 38, "#2f7d7a") +
    box(0, 222, 400, 5, "#49a09b") +
    Array.from({ length: 9 }, (_, at) =>
      path(
        `M${at * 48 - 4} 227h40l-20 ${num(16 + 3 * wave(t, at / 6))}z`,
        ["#f6c445", "#f4e9d6", "#e4572e"][at % 3]!,
      ),
    ).join("")
  );
}

/** Rain on a street at dusk. */
export function rainStreet(t: number): string {
  const random = createRandom("rain");
  const drops = Array.from({ length: 40 }, () => {
    const [x, start, speed] = [random.next() * 460 - 40, random.next(), random.chance(0.5) ? 2 : 3];
    const y = part(start + t * speed) * 340 - 30;
    return line(`M${num(x - y * 0.12)} ${num(y)}l-2.400 20`, "#cfe2ee", 1.5, { opacity: 0.55 });
  }).join("");
  const rings = Array.from({ length: 11 }, () => {
    const [x, y, start] = [random.next() * 400, 236 + random.next() * 58, random.next()];
    const age = part(start + t * 2);
    return ellipse(x, y, 2 + age * 17, 0.8 + age * 5, "none", {
      stroke: "#dcebf2",
      "stroke-width": 1.4,
      opacity: (1 - age) * 0.8,
    });
  }).join("");
  const house = (x: number, wide: number, top: number, wall: string, door: string, lamp: string) =>
    box(x, top, wide, 220 - top, wall) +
    box(x - 3, top - 8, wide + 6, 9, "#2b2338") +
    [0.14, 0.62]
      .map(
        (at) =>
          box(x + wide * at, top + 22, wide * 0.24, 34, lamp) +
          box(x + wide * (at + 0.115), top + 22, 2, 34, "#2b2338"),
      )
      .join("") +
    box(x + wide * 0.38, 172, wide * 0.24, 48, door);
  const glint = (x: number, color: string, wide: number) =>
    Array.from({ length: 6 }, (_, at) =>
      box(x - wide / 2 + 3 * wave(t * 2, at / 4), 226 + at * 12, wide * (1 - at * 0.1), 5, color, {
        opacity: 0.5 - at * 0.06,
        rx: 2.5,
      }),
    ).join("");
  return (
    box(0, 0, 400, 300, "#4a4a75") +
    box(0, 0, 400, 70, "#3c3b66") +
    house(-10, 110, 84, "#8c5a78", "#3b2a4a", "#ffcf7a") +
    house(104, 92, 60, "#556f93", "#2d3b56", "#5d7496") +
    house(200, 100, 96, "#a06a4c", "#4d2c20", "#ffcf7a") +
    house(304, 110, 70, "#5a7f76", "#28433e", "#ffdf9e") +
    box(200, 124, 100, 10, "#e07a4a") +
    Array.from({ length: 5 }, (_, at) =>
      path(`M${200 + at * 20} 134h20l-10 10z`, at % 2 ? "#f6e3c0" : "#e07a4a"),
    ).join("") +
    box(0, 216, 400, 84, "#34365a") +
    box(0, 216, 400, 8, "#6d6a8c") +
    glint(32, "#ffcf7a", 34) +
    glint(84, "#ffcf7a", 30) +
    glint(226, "#ffcf7a", 34) +
    glint(276, "#ffcf7a", 30) +
    glint(340, "#ffdf9e", 34) +
    rings +
    box(158, 96, 4, 122, "#24203a") +
    circle(160, 92, 30, "#ffe3a0", { opacity: 0.22 }) +
    circle(160, 92, 9, "#fff0c4") +
    moved(
      0,
      0,
      path(
        "M258 232C258 196 300 180 322 206Q314 204 308 210Q300 202 292 212Q284 206 276 218Q268 218 258 232z",
        "#e4473c",
        { transform: `translate(0 ${num(2.5 * wave(t * 2))})` },
      ),
      line(`M291 212L302 ${num(262 + 2.5 * wave(t * 2))}`, "#f1e4d0", 3),
      path(`M288 244q14 -12 26 0l6 34h-38z`, "#f2b632", {
        transform: `translate(0 ${num(2.5 * wave(t * 2))})`,
      }),
      circle(300, 234 + 2.5 * wave(t * 2), 9, "#8a5a3c"),
      line(
        `M292 276l${num(-5 + 4 * wave(t * 2))} 16M308 276l${num(5 - 4 * wave(t * 2))} 16`,
        "#2b2338",
        6,
      ),
    ) +
    drops
  );
}

/** A street with lights on strings, at night. */
export function stringLights(t: number): string {
  const string = (
    from: readonly [number, number],
    to: readonly [number, number],
    sag: number,
    shift: number,
  ) => {
    const sway = 5 * wave(t, shift);
    const middle = [
      (from[0] + to[0]) / 2 + sway,
      (from[1] + to[1]) / 2 + sag * 2 + sway * 0.4,
    ] as const;
    const wire = line(
      `M${from.join(" ")}Q${num(middle[0])} ${num(middle[1])} ${to.join(" ")}`,
      "#0d1328",
      2,
    );
    const bulbs = Array.from({ length: 9 }, (_, at) => {
      const s = (at + 0.7) / 9.4;
      const x = (1 - s) ** 2 * from[0] + 2 * s * (1 - s) * middle[0] + s ** 2 * to[0];
      const y = (1 - s) ** 2 * from[1] + 2 * s * (1 - s) * middle[1] + s ** 2 * to[1];
      const glow = 0.65 + 0.35 * wave(t, at * 0.29 + shift);
      return (
        circle(x, y + 7, 15, "#ffcf6b", { opacity: 0.2 * glow }) +
        circle(x, y + 7, 4.6, glow > 0.5 ? "#fff1c2" : "#f5c561")
      );
    }).join("");
    return wire + bulbs;
  };
  const facade = (side: 1 | -1) => {
    const x = (at: number) => (side === 1 ? at : 400 - at);
    const quad = (fill: string, ...points: readonly (readonly [number, number])[]) =>
      path(polygon(points.map(([px, py]) => [x(px), py])), fill);
    return (
      quad(side === 1 ? "#7b3f5c" : "#2f5d73", [0, 20], [130, 104], [130, 214], [0, 300]) +
      quad(side === 1 ? "#5f2f48" : "#244a5d", [130, 104], [166, 124], [166, 200], [130, 214]) +
      quad("#ffcb70", [22, 92], [54, 108], [54, 158], [22, 156]) +
      quad("#2a1a33", [37, 100], [39, 101], [39, 157], [37, 157]) +
      quad("#ffcb70", [80, 122], [104, 134], [104, 166], [80, 166]) +
      quad("#2a1a33", [68, 182], [112, 184], [112, 222], [68, 250]) +
      quad("#e58a4c", [60, 178], [118, 182], [118, 190], [60, 192])
    );
  };
  const walker = (x: number, y: number, size: number, coat: string, shift: number) =>
    put(
      x,
      y + 1.5 * wave(t * 2, shift),
      0,
      size,
      ellipse(0, 40, 13, 3.4, "#0a1022", { opacity: 0.5 }),
      line(
        `M-3 22l${num(-3 + 4 * wave(t * 2, shift))} 17M3 22l${num(3 - 4 * wave(t * 2, shift))} 17`,
        "#171d38",
        5,
      ),
      path("M-9 0Q0 -8 9 0L11 26H-11z", coat),
      circle(0, -9, 7, "#b3784f"),
      path("M-7 -11Q0 -20 7 -11z", "#2a1a1a"),
    );
  return (
    box(0, 0, 400, 300, "#18213f") +
    box(0, 60, 400, 150, "#26305a") +
    [40, 120, 190, 250, 310, 372]
      .map((x, at) =>
        circle(x, 18 + ((at * 23) % 44), 1.3, "#fff", { opacity: 0.5 + 0.4 * wave(t, at / 5) }),
      )
      .join("") +
    box(162, 120, 78, 90, "#3a426f") +
    path("M176 120L201 92L226 120z", "#4a5285") +
    box(194, 100, 14, 24, "#4a5285") +
    circle(201, 132, 9, "#ffe3a0") +
    facade(1) +
    facade(-1) +
    path("M0 300L130 214H270L400 300z", "#4b4060") +
    path("M120 300L172 214H228L280 300z", "#5a4c70") +
    [222, 236, 256, 282]
      .map((y, at) => box(60 - at * 20, y, 280 + at * 40, 1.4, "#3c3350", { opacity: 0.8 }))
      .join("") +
    walker(172, 206, 0.62, "#e4572e", 0) +
    walker(228, 210, 0.72, "#f2b632", 0.4) +
    walker(200, 234, 1, "#2fa58a", 0.7) +
    string([0, 40], [400, 26], 36, 0) +
    string([30, 96], [370, 92], 24, 0.3) +
    string([110, 118], [290, 116], 14, 0.6)
  );
}

/** A bus that passes. */
export function passingBus(t: number): string {
  const x = -260 + part(t) * 700;
  const bump = 1.6 * Math.abs(wave(t * 6));
  const wheel = (wx: number) =>
    moved(
      wx,
      0,
      circle(0, 0, 19, "#23262e"),
      circle(0, 0, 9, "#c9c6bd"),
      put(0, 0, t * 720, 1, box(-1.6, -8, 3.2, 16, "#7b7f88"), box(-8, -1.6, 16, 3.2, "#7b7f88")),
    );
  const window = (wx: number, hair: string, skin: string) =>
    box(wx, -76, 33, 30, "#bfe3ea", { rx: 4 }) +
    circle(wx + 17, -54, 8, skin) +
    path(`M${wx + 8} -56q9 -14 18 0q-3 -4 -9 -4t-9 4z`, hair) +
    path(`M${wx + 7} -46q10 -6 20 0z`, hair);
  const bus = moved(
    x,
    226 - bump,
    ellipse(110, 22 + bump, 130, 7, "#3a2a22", { opacity: 0.35 }),
    path("M4 0V-78Q4 -96 22 -96H206Q226 -96 230 -78L238 -36V0z", "#e4572e"),
    box(4, -34, 234, 12, "#f6c445"),
    box(4, -18, 234, 18, "#b83d20"),
    box(14, -104, 150, 9, "#7d4c22", { rx: 3 }),
    box(24, -118, 34, 15, "#8a5a3c", { rx: 3 }),
    box(64, -114, 46, 11, "#2f7d7a", { rx: 4 }),
    box(118, -120, 28, 17, "#d9a441", { rx: 3 }),
    window(18, "#2a1a14", "#b3784f"),
    window(58, "#3a2416", "#c98e64"),
    window(98, "#1f1510", "#9c6440"),
    window(138, "#5b3a22", "#d3a07a"),
    path("M182 -78H212L224 -44H182z", "#bfe3ea"),
    box(176, -78, 4, 78, "#b83d20"),
    circle(234, -14, 5, "#ffe9a8"),
    box(-2, -12, 8, 8, "#c9c6bd", { rx: 2 }),
    moved(0, bump, wheel(52), wheel(190)),
  );
  const tree = (tx: number, size: number, shift: number) =>
    put(
      tx,
      206,
      2 * wave(t, shift),
      size,
      box(-5, -44, 10, 46, "#6d4326"),
      circle(0, -66, 30, "#b06ac0"),
      circle(-20, -52, 20, "#9a55ad"),
      circle(20, -54, 22, "#c486d1"),
      circle(4, -84, 18, "#c486d1"),
    );
  return (
    box(0, 0, 400, 300, "#fde3b4") +
    circle(318, 60, 30, "#fff3d2") +
    path("M0 168Q70 104 150 150T300 128T400 150V300H0z", "#e7b48a") +
    [
      [6, 74, "#d9756a"],
      [84, 60, "#f0b35a"],
      [148, 82, "#7fb3a6"],
      [234, 70, "#e3937c"],
      [308, 90, "#8aa6c9"],
    ]
      .map(([hx, wide, wall]) => {
        const [left, w] = [hx as number, wide as number];
        return (
          box(left, 122, w, 90, wall as string) +
          box(left, 116, w, 7, "#8a4a34") +
          box(left + w * 0.16, 140, w * 0.22, 26, "#6d3b34") +
          box(left + w * 0.6, 140, w * 0.22, 26, "#6d3b34") +
          box(left + w * 0.38, 174, w * 0.24, 38, "#54302c")
        );
      })
      .join("") +
    tree(80, 0.9, 0) +
    tree(236, 1, 0.3) +
    tree(392, 0.9, 0.6) +
    box(0, 206, 400, 12, "#e9d6b8") +
    box(0, 216, 400, 84, "#6a5a62") +
    Array.from({ length: 6 }, (_, at) => box(at * 74 + 6, 266, 40, 5, "#f3dca6")).join("") +
    bus +
    faded(
      0.5,
      ...[0, 1, 2].map((at) =>
        circle(x - 18 - at * 20 - 8 * part(t * 3), 222 - at * 5, 8 + at * 3, "#d9cfc6"),
      ),
    )
  );
}

/** Waves at a jetty. */
export function jettyWaves(t: number): string {
  const swell = (y: number, color: string, high: number, long: number, turns: number) => {
    const shift = part(t * turns) * long;
    let d = `M${num(-long + shift)} ${y}`;
    for (let x = -long; x < 400 + long; x += long)
      d += `q${long / 4} ${-high} ${long / 2} 0t${long / 2} 0`;
    return path(`${d}V310H-120z`, color);
  };
  const boat = put(
    300,
    150 + 5 * wave(t),
    4 * wave(t, 0.25),
    1,
    path("M-44 0H46L34 22H-32z", "#c9402f"),
    box(-44, -4, 90, 6, "#fdf3df"),
    line("M-2 -4V-62", "#6d4326", 4),
    path("M2 -60L38 -12H2z", "#fdf3df"),
    path("M-6 -54L-30 -12H-6z", "#f0b35a"),
  );
  const gull = (x: number, y: number, shift: number) => {
    const flap = 7 * wave(t * 2, shift);
    return line(
      `M${num(x - 13)} ${num(y - flap)}Q${num(x - 5)} ${num(y - 5)} ${num(x)} ${num(y)}Q${num(x + 5)} ${num(y - 5)} ${num(x + 13)} ${num(y - flap)}`,
      "#fffaf0",
      3,
    );
  };
  return (
    box(0, 0, 400, 300, "#f9c784") +
    box(0, 50, 400, 40, "#fbd79e") +
    box(0, 90, 400, 50, "#fde6c0") +
    circle(110, 122, 36, "#f4845f") +
    gull(210 + 6 * wave(t), 58, 0) +
    gull(250 + 6 * wave(t, 0.2), 80, 0.35) +
    gull(176 + 6 * wave(t, 0.4), 90, 0.6) +
    box(0, 136, 400, 164, "#2a8c9c") +
    faded(
      0.6,
      ...[0, 1, 2, 3, 4].map((at) =>
        box(84 - at * 2 + 6 * wave(t, at / 4), 142 + at * 10, 52 + at * 4, 3.4, "#f9b384", {
          rx: 1.7,
        }),
      ),
    ) +
    swell(152, "#2a8c9c", 5, 80, 1) +
    boat +
    swell(176, "#237b8d", 8, 100, 1) +
    swell(206, "#1c6a7e", 10, 100, 1) +
    [30, 96, 162]
      .map((x) => box(x, 186, 12, 120, "#5b3a22") + box(x, 186, 4, 120, "#7d5232"))
      .join("") +
    box(-6, 178, 204, 14, "#8f6238") +
    box(-6, 178, 204, 4, "#b58150") +
    [20, 60, 100, 140, 180].map((x) => box(x, 178, 1.6, 14, "#5b3a22")).join("") +
    box(176, 150, 10, 30, "#5b3a22") +
    circle(181, 150, 7, "#7d5232") +
    swell(244, "#155a6d", 12, 134, 1) +
    [36, 102, 168]
      .map((x, at) =>
        ellipse(x, 246 + 3 * wave(t, at / 3), 18 + 4 * wave(t, at / 3), 3.4, "#e8f6f4", {
          opacity: 0.7,
        }),
      )
      .join("")
  );
}

/** Petals of marigold that fall past an arch. */
export function fallingPetals(t: number): string {
  const random = createRandom("petals");
  const petals = Array.from({ length: 46 }, () => {
    const [x, start, size, side] = [
      random.next() * 400,
      random.next(),
      0.6 + random.next() * 0.8,
      random.chance(0.5) ? 1 : -1,
    ];
    const fall = part(start + t);
    const color = random.pick(["#f39a1f", "#f7b733", "#e2700f", "#ffce5c"]);
    const narrow = 0.35 + 0.65 * Math.abs(wave(t * 2, start));
    return `<g transform="translate(${num(x + 16 * wave(fall * 2, start))} ${num(fall * 340 - 20)}) rotate(${num(side * (t * 360 + start * 360))}) scale(${num(size * narrow)} ${num(size)})">${path("M0 -9C7 -6 8 4 0 10C-8 4 -7 -6 0 -9z", color)}</g>`;
  }).join("");
  const candle = (x: number, high: number, shift: number) => {
    const flicker = wave(t * 3, shift);
    return (
      box(x - 7, 262 - high, 14, high, "#fdf0d8") +
      box(x + 2, 262 - high, 5, high, "#e3cfa8") +
      circle(x, 250 - high, 24, "#ffcf6b", { opacity: 0.18 + 0.05 * flicker }) +
      path(
        `M${x} ${num(236 - high - 3 * flicker)}C${num(x + 8)} ${num(246 - high)} ${x + 6} ${260 - high} ${x} ${260 - high}C${x - 6} ${260 - high} ${num(x - 8)} ${num(246 - high)} ${x} ${num(236 - high - 3 * flicker)}z`,
        "#ffb52e",
      ) +
      ellipse(x, 255 - high, 2.6, 5, "#fff1c2")
    );
  };
  const flower = (x: number, y: number, r: number, color: string) =>
    Array.from({ length: 9 }, (_, at) =>
      put(x, y, at * 40, 1, ellipse(0, -r * 0.58, r * 0.34, r * 0.46, color)),
    ).join("") +
    circle(x, y, r * 0.44, "#ffce5c") +
    circle(x, y, r * 0.16, "#c9660c");
  const arch = Array.from({ length: 23 }, (_, at) => {
    const angle = Math.PI + (Math.PI * at) / 22;
    return flower(
      200 + Math.cos(angle) * 138,
      214 + Math.sin(angle) * 168,
      17,
      at % 3 === 1 ? "#d9690b" : "#f39a1f",
    );
  }).join("");
  return (
    box(0, 0, 400, 300, "#4a1d4f") +
    path("M78 300V214A122 150 0 0 1 322 214V300z", "#6b2a63") +
    path("M104 300V222A96 122 0 0 1 296 222V300z", "#84366f") +
    arch +
    box(110, 262, 180, 38, "#d8296c") +
    Array.from({ length: 6 }, (_, at) =>
      path(`M${110 + at * 30} 262h30l-15 20z`, at % 2 ? "#f6c445" : "#2fa58a"),
    ).join("") +
    candle(136, 46, 0) +
    candle(164, 30, 0.3) +
    candle(236, 30, 0.55) +
    candle(264, 46, 0.8) +
    path("M184 262V226Q184 216 200 216Q216 216 216 226V262z", "#2f6f8a") +
    flower(200, 208, 20, "#e4507a") +
    flower(182, 218, 13, "#f39a1f") +
    flower(218, 218, 13, "#f39a1f") +
    petals
  );
}
