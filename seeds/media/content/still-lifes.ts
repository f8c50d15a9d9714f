/**
 * Still lifes, 240 by 180, on which looks are shown: soft light, dark and bright parts, many hues. Long because
 * every one is drawn by hand.
 */
import { createRandom } from "../../random.ts";
import { box, circle, ellipse, line, num, path, put, svgFile } from "../kit/draw.ts";

/** Gradients that the drawings share, by name: from a light to a dark colour. */
const shades = (
  colors: Readonly<Record<string, readonly [light: string, middle: string, dark: string]>>,
) =>
  Object.entries(colors)
    .map(
      ([id, [light, middle, dark]]) =>
        `<radialGradient id="${id}" cx=".34" cy=".3" r=".8"><stop offset="0" stop-color="${light}"/><stop offset=".5" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></radialGradient>`,
    )
    .join("");

const across = (id: string, stops: readonly string[], isDown = true) =>
  `<linearGradient id="${id}" x2="${isDown ? 0 : 1}" y2="${isDown ? 1 : 0}">${stops.map((color, at) => `<stop offset="${num(at / (stops.length - 1))}" stop-color="${color}"/>`).join("")}</linearGradient>`;

const fill = (id: string) => `url(#${id})`;

/** A wall and a table in light from the left. */
const room = (wall: readonly string[], table: readonly string[]) => ({
  defs: across("wall", wall, false) + across("table", table),
  body: box(0, 0, 240, 122, fill("wall")) + box(0, 118, 240, 62, fill("table")),
});

const cast = (x: number, y: number, rx: number) =>
  ellipse(x + rx * 0.4, y, rx * 1.2, rx * 0.2, "#000000", { opacity: 0.3 });

/** Jug, bread and figs in afternoon light. */
export function clayTable(): string {
  const { defs, body } = room(["#f1d9b4", "#c99a6c", "#6d432c"], ["#a8683c", "#4a2614"]);
  return svgFile(
    240,
    180,
    body +
      path("M0 0H70L150 118H40L0 60z", "#fff0c8", { opacity: 0.35 }) +
      cast(78, 146, 42) +
      path(
        "M60 42C52 60 34 76 36 108C38 136 56 146 78 146S118 136 120 108C122 76 104 60 96 42z",
        fill("jug"),
      ) +
      ellipse(78, 42, 18, 5, "#7a3018") +
      path("M98 54C130 50 132 96 112 102", "none", { stroke: "#9c4426", "stroke-width": 7 }) +
      path("M38 96Q78 112 119 96L119 104Q78 120 38 104z", "#f3dfb8", { opacity: 0.85 }) +
      cast(168, 150, 40) +
      path(
        "M126 146C122 116 144 108 168 108S214 116 210 146C200 154 136 154 126 146z",
        fill("bread"),
      ) +
      line("M150 116l10 18M170 112l10 20M190 116l8 16", "#fbe6bd", 4) +
      [
        [146, 158, 11],
        [128, 164, 10],
      ]
        .map(
          ([x, y, r]) =>
            circle(x!, y!, r!, fill("fig")) +
            path(`M${x! - 2} ${y! - r!}q2 -7 5 -8`, "none", {
              stroke: "#5b7a3a",
              "stroke-width": 2.4,
            }),
        )
        .join("") +
      circle(206, 166, 9, fill("white")),
    defs +
      shades({
        jug: ["#f0a877", "#b85a34", "#5b1f10"],
        bread: ["#f2c788", "#c07d38", "#6b3a14"],
        fig: ["#a487b8", "#5b3a6d", "#23122e"],
        white: ["#ffffff", "#d9d4cc", "#7f766c"],
      }),
  );
}

/** A taco stand at night: signs, a face, green and pink light. */
export function nightStand(): string {
  const bulbs = Array.from({ length: 11 }, (_, at) => {
    const [x, y] = [10 + at * 22, 20 + Math.sin((Math.PI * at) / 10) * 12];
    return circle(x, y, 9, "#ffd27a", { opacity: 0.25 }) + circle(x, y, 3, "#fff2cf");
  }).join("");
  return svgFile(
    240,
    180,
    box(0, 0, 240, 180, fill("night")) +
      box(0, 104, 240, 76, fill("counter")) +
      circle(60, 62, 56, "#17b890", { opacity: 0.22 }) +
      circle(196, 66, 56, "#ff4f8b", { opacity: 0.24 }) +
      bulbs +
      path("M36 46H96V84H36z", "none", {
        stroke: "#2ff0b4",
        "stroke-width": 4,
        "stroke-linejoin": "round",
      }) +
      path("M46 72Q66 48 86 72z", "none", {
        stroke: "#fff3a8",
        "stroke-width": 3.6,
        "stroke-linejoin": "round",
      }) +
      line("M176 46v40M196 46v40M216 46v40M170 66h52", "#ff5f9c", 4) +
      cast(134, 116, 26) +
      path("M102 118C104 92 118 86 134 86S164 92 166 118z", fill("shirt")) +
      circle(134, 64, 21, fill("skin")) +
      path("M112 60C112 38 156 38 156 60C150 50 118 50 112 60z", "#1c1220") +
      box(116, 46, 36, 9, "#e9e4da", { rx: 4 }) +
      circle(127, 65, 2, "#23141a") +
      circle(142, 65, 2, "#23141a") +
      path("M126 74q8 6 16 0", "none", { stroke: "#5b2a22", "stroke-width": 2 }) +
      [40, 84, 170, 210]
        .map(
          (x, at) =>
            ellipse(x, 144 + (at % 2) * 12, 25, 8, "#e9dfcc") +
            path(`M${x - 19} ${142 + (at % 2) * 12}a19 16 0 0 1 38 0z`, fill("shell")) +
            [-8, 0, 8]
              .map((dx, bit) =>
                circle(x + dx, 131 + (at % 2) * 12, 3, ["#c9391f", "#5fae3a", "#f3e9dc"][bit]!),
              )
              .join(""),
        )
        .join("") +
      circle(126, 152, 10, fill("lime")) +
      box(0, 104, 240, 3, "#9fd8cc", { opacity: 0.5 }),
    across("night", ["#0e1624", "#1d3140", "#2b2233"]) +
      across("counter", ["#3a4a52", "#10161f"]) +
      shades({
        skin: ["#f2c19a", "#b97a50", "#5b3020"],
        shirt: ["#f2f0ea", "#b8bcc4", "#5a6070"],
        shell: ["#f8dc94", "#d59d45", "#7d4f18"],
        lime: ["#d6f08a", "#7fb23a", "#2f5412"],
      }),
  );
}

/** Bottles, shells and a shore behind them. */
export function shoreWindow(): string {
  const { defs, body } = room(["#dff0ee", "#a9d3d2", "#6fa6ad"], ["#f4ead2", "#c9b48c"]);
  const bottle = (x: number, y: number, high: number, wide: number, id: string) =>
    cast(x, y, wide) +
    path(
      `M${x - 5} ${y - high}H${x + 5}V${y - high * 0.72}C${x + wide} ${y - high * 0.62} ${x + wide} ${y - high * 0.5} ${x + wide} ${y - high * 0.4}V${y - 4}Q${x + wide} ${y} ${x + wide - 4} ${y}H${x - wide + 4}Q${x - wide} ${y} ${x - wide} ${y - 4}V${y - high * 0.4}C${x - wide} ${y - high * 0.5} ${x - wide} ${y - high * 0.62} ${x - 5} ${y - high * 0.72}z`,
      fill(id),
      { opacity: 0.9 },
    ) +
    box(x - wide * 0.7, y - high * 0.5, 3, high * 0.42, "#ffffff", { rx: 1.5, opacity: 0.6 });
  return svgFile(
    240,
    180,
    body +
      box(120, 12, 104, 84, fill("sea")) +
      circle(196, 34, 9, "#fff7da") +
      path("M120 66q13 -5 26 0t26 0t26 0t26 0V96H120z", "#2f8f9c") +
      path("M120 80q13 -4 26 0t26 0t26 0t26 0V96H120z", "#f1e2bf") +
      box(120, 12, 104, 84, "none", { stroke: "#fbfaf4", "stroke-width": 6 }) +
      box(170, 12, 4, 84, "#fbfaf4") +
      bottle(58, 148, 96, 20, "green") +
      bottle(98, 152, 70, 17, "aqua") +
      cast(160, 156, 22) +
      path("M136 154C132 128 150 118 162 118S190 130 184 154z", fill("shell")) +
      [-14, -7, 0, 7, 14]
        .map((dx) => line(`M${160 + dx * 0.4} 152L${160 + dx} 124`, "#c98a72", 1.4))
        .join("") +
      circle(206, 158, 12, fill("lemon")) +
      circle(30, 160, 9, fill("stone")) +
      put(
        120,
        166,
        -20,
        1,
        path("M-20 0Q0 -8 20 0Q0 8 -20 0z", "#5f9a6a"),
        line("M-18 0H18", "#3d6f4b", 1.2),
      ),
    defs +
      across("sea", ["#bfe4ec", "#eef6ee", "#57b3bd"]) +
      shades({
        green: ["#cdeccb", "#6fb58c", "#1f5f4a"],
        aqua: ["#e0f6f4", "#86cbd0", "#2a7480"],
        shell: ["#fff2e6", "#f0c0a4", "#a3674c"],
        lemon: ["#fff6b8", "#f2d24a", "#a07a12"],
        stone: ["#e4e2dc", "#a9a7a0", "#5a5852"],
      }),
  );
}

/** A table with flowers under trees in bloom. */
export function violetGarden(): string {
  const random = createRandom("jacaranda");
  const clouds = Array.from({ length: 70 }, () => {
    const [x, y, r] = [random.next() * 240, random.next() * 76, 5 + random.next() * 11];
    return circle(x, y, r, random.pick(["#9b6fc4", "#b78fd9", "#7f55aa", "#cdb0e6"]), {
      opacity: 0.8,
    });
  }).join("");
  const fallen = Array.from({ length: 26 }, () =>
    ellipse(
      random.next() * 240,
      126 + random.next() * 52,
      3,
      1.8,
      random.pick(["#a57fd0", "#c7a6e4"]),
    ),
  ).join("");
  return svgFile(
    240,
    180,
    box(0, 0, 240, 180, fill("sky")) +
      box(0, 92, 240, 34, fill("wall")) +
      box(36, 30, 10, 96, "#5b4136") +
      box(196, 24, 12, 102, "#5b4136") +
      clouds +
      box(0, 122, 240, 58, fill("ground")) +
      fallen +
      cast(120, 156, 56) +
      ellipse(120, 140, 66, 15, fill("cloth")) +
      path(
        "M54 140C54 158 70 168 80 158C90 168 104 172 112 162C122 172 140 170 148 160C160 168 186 160 186 140Q120 164 54 140z",
        "#e9e4f2",
      ) +
      path("M104 138L100 104H140L136 138z", fill("vase")) +
      [
        [104, 88, "rose"],
        [122, 78, "white"],
        [140, 90, "yellow"],
        [120, 98, "rose"],
      ]
        .map(([x, y, id]) => circle(x as number, y as number, 12, fill(id as string)))
        .join("") +
      line("M96 104q-10 -6 -14 -14M146 104q10 -4 14 -12", "#4f7d4a", 3) +
      ellipse(78, 138, 13, 4, "#f7f3ea") +
      path("M68 128H88L85 138H71z", fill("white")) +
      ellipse(78, 128, 10, 2.6, "#6b3b20") +
      circle(168, 138, 8, fill("peach")),
    across("sky", ["#cfdcf2", "#f4ecf6"]) +
      across("wall", ["#f0c987", "#c98a5e"], false) +
      across("ground", ["#b9a8b8", "#6f5f73"]) +
      across("cloth", ["#ffffff", "#d9d3e4"], false) +
      shades({
        vase: ["#bfe0ea", "#5b93b5", "#234a6b"],
        rose: ["#ffc6d6", "#e0688f", "#8a2a50"],
        white: ["#ffffff", "#eae4ea", "#a79fb0"],
        yellow: ["#fff2b0", "#f0c23f", "#a0741a"],
        peach: ["#ffdcb8", "#ee9a63", "#9c4a26"],
      }),
  );
}

/** A projector, a hat and a cup by a window blind. */
export function screeningRoom(): string {
  const { defs, body } = room(["#c9c2b4", "#8a8478", "#35332f"], ["#6d6052", "#221d18"]);
  return svgFile(
    240,
    180,
    body +
      Array.from({ length: 7 }, (_, at) =>
        path(
          `M${20 + at * 3} ${10 + at * 13}L120 ${4 + at * 13}V${10 + at * 13}L${20 + at * 3} ${17 + at * 13}z`,
          "#fff7e2",
          { opacity: 0.4 },
        ),
      ).join("") +
      path("M150 66L240 30V112L150 80z", "#fff4d0", { opacity: 0.32 }) +
      cast(98, 148, 52) +
      box(56, 66, 92, 58, fill("metal"), { rx: 6 }) +
      circle(78, 46, 28, fill("reel")) +
      circle(126, 50, 22, fill("reel")) +
      [0, 72, 144, 216, 288]
        .map(
          (turn) =>
            put(78, 46, turn, 1, circle(0, -15, 6, "#2b2a28")) +
            put(126, 50, turn, 1, circle(0, -12, 4.6, "#2b2a28")),
        )
        .join("") +
      circle(78, 46, 4, "#d9d4c6") +
      circle(126, 50, 3.4, "#d9d4c6") +
      box(146, 64, 18, 20, "#4a4844", { rx: 3 }) +
      circle(102, 96, 14, fill("brass")) +
      circle(102, 96, 7, "#2b2a28") +
      path("M66 124L56 148H66L78 124zM128 124L140 148H150L140 124z", "#2b2a28") +
      cast(196, 158, 34) +
      ellipse(194, 152, 40, 10, fill("felt")) +
      path(
        "M168 150C168 124 178 116 188 120Q194 124 200 120C212 116 220 126 220 150Q194 160 168 150z",
        fill("felt"),
      ) +
      path("M168 144Q194 156 220 144V150Q194 161 168 150z", "#6d1f24") +
      path("M26 138H54L50 160Q40 164 30 160z", fill("white")) +
      ellipse(40, 138, 14, 4, "#3a2214") +
      path("M54 142C64 142 64 154 52 154", "none", { stroke: "#d9d4c6", "stroke-width": 3.6 }) +
      box(60, 160, 40, 7, fill("ticket")),
    defs +
      across("ticket", ["#d9b46a", "#a8803c"], false) +
      shades({
        metal: ["#b9b4aa", "#6f6b64", "#2a2826"],
        reel: ["#d9d5cb", "#8b877e", "#3a3835"],
        brass: ["#f6dfa0", "#b98a3c", "#5b3d10"],
        felt: ["#8a7a6c", "#4d4139", "#1d1714"],
        white: ["#ffffff", "#dcd6ca", "#8d857a"],
      }),
  );
}

/** Fruit, flowers and a star of paper at noon. */
export function noonMarket(): string {
  const { defs, body } = room(["#ffe29a", "#f4b56a", "#c9784a"], ["#3f9c8a", "#1d5a52"]);
  const orange = (x: number, y: number, r: number, id: string) =>
    cast(x, y + r, r) + circle(x, y, r, fill(id));
  const cone = (turn: number, color: string) =>
    put(
      170,
      52,
      turn,
      1,
      path("M-9 -20L0 -46L9 -20z", color),
      line("M-6 -28h12M-4 -35h8", "#fff6dc", 1.6),
    );
  return svgFile(
    240,
    180,
    body +
      line("M170 0V32", "#7a5230", 1.6) +
      [0, 72, 144, 216, 288]
        .map((turn, at) => cone(turn, ["#e23b5a", "#2fa58a", "#3a78c2", "#f07b2c", "#8e4fb0"][at]!))
        .join("") +
      circle(170, 52, 22, fill("paper")) +
      circle(170, 52, 13, "none", { stroke: "#2fa58a", "stroke-width": 3 }) +
      circle(170, 52, 6, "#e23b5a") +
      [0, 1, 2, 3, 4]
        .map((at) =>
          path(
            `M${at * 26} 0h24v22l-6 6l-6 -6l-6 6l-6 -6z`,
            ["#d8296c", "#2fa58a", "#f2a51f", "#3d6fc4", "#e4572e"][at]!,
          ),
        )
        .join("") +
      cast(84, 148, 62) +
      orange(44, 118, 17, "orange") +
      orange(78, 110, 18, "orange") +
      orange(112, 118, 17, "lime") +
      path("M20 124H136L124 156Q78 168 32 156z", fill("basket")) +
      line("M24 134q54 14 108 0M28 146q50 12 100 0", "#7d4c1e", 2) +
      orange(160, 146, 15, "tomato") +
      orange(188, 150, 13, "tomato") +
      path("M150 172C170 160 206 158 228 168C212 176 170 180 150 172z", fill("chili")) +
      path(
        "M212 128C200 128 196 148 206 158C220 164 234 156 232 140C230 128 220 124 212 128z",
        fill("berry"),
      ) +
      line("M214 128q2 -8 8 -10", "#3d6f2b", 3) +
      [0, 60, 120, 180, 240, 300]
        .map((turn) => put(30, 100, turn, 1, ellipse(0, -9, 6, 9, fill("petal"))))
        .join("") +
      circle(30, 100, 5, "#f8d24a"),
    defs +
      shades({
        paper: ["#fff2b0", "#f6b42c", "#b06a10"],
        orange: ["#ffd58a", "#f08a1d", "#9c4508"],
        lime: ["#d9ef8a", "#7fae3a", "#375c12"],
        basket: ["#e9c07a", "#b57a3c", "#5f3713"],
        tomato: ["#ff9a78", "#d8372f", "#7a1414"],
        chili: ["#7fc267", "#2f7d3a", "#123f1c"],
        berry: ["#c78ad9", "#7a3f98", "#321548"],
        petal: ["#ff9ac4", "#e0407f", "#8f1c4c"],
      }),
  );
}
