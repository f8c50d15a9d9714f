/** Vertical animations for stories. Long because every scene is drawn by hand. */
import { MEDIA, type Good } from "../good.ts";
import { writeZip } from "../kit/archive.ts";
import { coverOf, groupOf } from "../kit/covers.ts";
import { writeGif } from "../kit/gif.ts";
import { Paper } from "../kit/paper.ts";
import { renderPng, writeSvg } from "../kit/paper-svg.ts";

/** 9:16. */
const SIZE = [360, 640] as const;

type Frame = (paper: Paper, time: number) => void;

const scene = (ground: string, draw: Frame, time: number): Paper => {
  const paper = new Paper(SIZE, { ground });
  draw(paper, time);
  return paper;
};

const wave = (time: number, shift = 0) => Math.sin(2 * Math.PI * (time + shift));

/** A marigold: rings of petals. */
function flower(
  paper: Paper,
  x: number,
  y: number,
  r: number,
  turn: number,
  color = "#f39a1f",
): void {
  for (const [ring, size, shade] of [
    [1, 0.42, color],
    [0.6, 0.34, "#ffb94a"],
  ] as const)
    for (let petal = 0; petal < 9; petal += 1) {
      const angle = (2 * Math.PI * petal) / 9 + turn + ring;
      paper.circle(
        x + Math.cos(angle) * r * ring * 0.62,
        y + Math.sin(angle) * r * ring * 0.62,
        r * size,
        { fill: shade },
      );
    }
  paper.circle(x, y, r * 0.26, { fill: "#c9660c" });
}

interface Story {
  file: string;
  title: readonly string[];
  small: string;
  ground: string;
  ink: string;
  draw: Frame;
}

const STORIES: readonly Story[] = [
  {
    file: "dia-de-muertos",
    title: ["Día de", "Muertos"],
    small: "Pan de muerto recién horneado",
    ground: "#3b1745",
    ink: "#ffe6b8",
    draw: (paper, t) => {
      for (let at = 0; at < 5; at += 1)
        flower(paper, 36 + at * 72, 592 + 10 * wave(t, at / 5), 38, t * 0.7);
      paper.path(
        "M120 250c0-50 24-82 60-82s60 32 60 82c0 22-12 34-20 38v24h-80v-24c-8-4-20-16-20-38z",
        { fill: "#fffaf0" },
      );
      paper.circle(156, 246, 19, { fill: "#3b1745" }).circle(204, 246, 19, { fill: "#3b1745" });
      paper
        .circle(156, 246, 8 + 3 * wave(t), { fill: "#f39a1f" })
        .circle(204, 246, 8 + 3 * wave(t), { fill: "#f39a1f" });
      paper.path("M180 268l-8 16h16z", { fill: "#3b1745" });
      paper.path("M148 300h64M160 292v18M172 292v18M188 292v18M200 292v18", {
        stroke: "#3b1745",
        width: 3,
      });
      flower(paper, 180, 188, 22, t, "#e0507a");
    },
  },
  {
    file: "posadas",
    title: ["Temporada", "de posadas"],
    small: "Aparta tu ponche y tus buñuelos",
    ground: "#12324d",
    ink: "#ffffff",
    draw: (paper, t) => {
      const swing = 26 * wave(t);
      const [x, y] = [180 + swing, 250];
      paper.line(180, 0, x, y - 60, "#e9d9b0", 3);
      for (let cone = 0; cone < 7; cone += 1) {
        const angle = (2 * Math.PI * cone) / 7 + swing / 90;
        const [c, s] = [Math.cos(angle), Math.sin(angle)];
        const color = ["#e23b5a", "#f5b82e", "#35b57a", "#3a8fd8", "#b455c9", "#f07b2c", "#2fc0c6"][
          cone
        ]!;
        paper.path(
          `M${x + c * 112} ${y + s * 112}L${x + c * 46 - s * 26} ${y + s * 46 + c * 26}L${x + c * 46 + s * 26} ${y + s * 46 - c * 26}z`,
          { fill: color },
        );
      }
      paper
        .circle(x, y, 56, { fill: "#e23b5a" })
        .circle(x, y, 38, { fill: "#f5b82e" })
        .circle(x, y, 20, { fill: "#35b57a" });
      for (let light = 0; light < 9; light += 1)
        paper.circle(20 + light * 40, 590 + 8 * Math.sin(light), 9, {
          fill: (light + Math.floor(t * 10)) % 2 ? "#ffd766" : "#8a6b1a",
        });
    },
  },
  {
    file: "reyes",
    title: ["Día de", "Reyes"],
    small: "Rosca entera o por rebanada",
    ground: "#7a1f2b",
    ink: "#ffeecb",
    draw: (paper, t) => {
      paper.circle(180, 260, 104, { fill: "#d8964a" }).circle(180, 260, 46, { fill: "#7a1f2b" });
      for (let bit = 0; bit < 10; bit += 1) {
        const angle = (2 * Math.PI * bit) / 10 + t * 0.63;
        paper.circle(180 + 75 * Math.cos(angle), 260 + 75 * Math.sin(angle), 14, {
          fill: ["#e23b5a", "#35b57a", "#fff3d6"][bit % 3]!,
        });
      }
      for (let crown = 0; crown < 3; crown += 1) {
        const [x, y] = [64 + crown * 92, 560 + 8 * wave(t, crown / 3)];
        paper.path(`M${x} ${y}v-44l14 20l10 -28l10 28l14 -20v44z`, { fill: "#f5b82e" });
      }
    },
  },
  {
    file: "san-valentin",
    title: ["Catorce de", "febrero"],
    small: "Ramos con tarjeta, a domicilio",
    ground: "#f7c9d3",
    ink: "#7d1236",
    draw: (paper, t) => {
      const beat = 1 + 0.1 * wave(t);
      const [x, y, s] = [180, 240, 1.9 * beat];
      paper.path(
        `M${x} ${y + 52 * s}C${x - 70 * s} ${y + 6 * s} ${x - 44 * s} ${y - 46 * s} ${x} ${y - 14 * s}C${x + 44 * s} ${y - 46 * s} ${x + 70 * s} ${y + 6 * s} ${x} ${y + 52 * s}z`,
        { fill: "#d81e5b" },
      );
      for (let small = 0; small < 6; small += 1) {
        const top = 640 - ((t + small / 6) % 1) * 90;
        const left = 30 + small * 60;
        paper.path(
          `M${left} ${top + 14}C${left - 20} ${top} ${left - 12} ${top - 14} ${left} ${top - 4}C${left + 12} ${top - 14} ${left + 20} ${top} ${left} ${top + 14}z`,
          { fill: "#e75480", opacity: 0.8 },
        );
      }
    },
  },
  {
    file: "diez-de-mayo",
    title: ["Diez de", "mayo"],
    small: "Mesa para mamá: reserva hoy",
    ground: "#f3ead2",
    ink: "#3e5b3a",
    draw: (paper, t) => {
      paper.path("M130 330h100l-14 70h-72z", { fill: "#b5492b" });
      for (const [dx, top, shift, color] of [
        [-60, 190, 0, "#e0507a"],
        [0, 160, 0.3, "#f39a1f"],
        [60, 196, 0.6, "#b455c9"],
      ] as const) {
        const sway = 8 * wave(t, shift);
        paper.path(`M180 336Q${180 + dx / 2} 270 ${180 + dx + sway} ${top + 30}`, {
          stroke: "#5a8a4e",
          width: 6,
        });
        flower(paper, 180 + dx + sway, top, 40, t * 0.7, color);
      }
    },
  },
  {
    file: "regreso-a-clases",
    title: ["Regreso", "a clases"],
    small: "Lista completa en una vuelta",
    ground: "#1f5f8b",
    ink: "#ffffff",
    draw: (paper, t) => {
      paper.rect(104, 150, 152, 200, { fill: "#f5b82e", radius: 12 });
      paper.rect(104, 150, 26, 200, { fill: "#d8961a", radius: 12 });
      for (let line = 0; line < 5; line += 1)
        paper.line(
          146,
          196 + line * 30,
          146 + Math.min(92, Math.max(0, t * 560 - line * 80)),
          196 + line * 30,
          "#7a4e08",
          4,
        );
      const [x, y] = [262 + 10 * wave(t), 300 + 6 * wave(t, 0.25)];
      paper.path(`M${x} ${y}l18 -10l52 -120l-24 -10l-52 120z`, { fill: "#e23b5a" });
      paper.path(`M${x} ${y}l18 -10l-24 -10z`, { fill: "#fbe3b7" });
      for (const [at, color] of [
        [0, "#e23b5a"],
        [1, "#35b57a"],
        [2, "#f5b82e"],
        [3, "#ffffff"],
      ] as const)
        paper.rect(40 + at * 76, 560 + 10 * wave(t, at / 4), 52, 18, { fill: color, radius: 4 });
    },
  },
];

const storyFrame = ({ ground, ink, title, small, draw }: Story, time: number): Paper =>
  scene(
    ground,
    (paper) => {
      draw(paper, time);
      title.forEach((line, index) =>
        paper.text(180, 432 + index * 50, line, {
          font: "serif",
          size: 52,
          color: ink,
          anchor: "middle",
        }),
      );
      paper.text(180, 516, small, { font: "semi", size: 17, color: ink, anchor: "middle" });
    },
    time,
  );

const FRAMES = 10;

/** Six seasonal animations. */
export async function seasonStories(): Promise<Good> {
  const files: Record<string, Uint8Array | string> = {};
  for (const story of STORIES) {
    const frames = Array.from({ length: FRAMES }, (_, index) => storyFrame(story, index / FRAMES));
    files[`${story.file}.gif`] = await writeGif(frames.map(writeSvg), 110, 360);
    files[`svg/${story.file}.svg`] = writeSvg(frames[0]!);
  }
  files["leeme.txt"] =
    "Seis historias verticales en GIF, que se repiten sin corte, y su dibujo en SVG para cambiar colores.\nSúbelas como historia o mándalas por WhatsApp: el teléfono las reproduce solo.\nLos textos son trazos: para otro texto, cubre el tuyo con la herramienta de texto de la red.\n";
  return {
    artifakt: 20,
    versions: [
      {
        fileName: "Historias animadas de temporada.zip",
        mediaType: MEDIA.zip,
        notes: "",
        bytes: writeZip(files),
      },
    ],
    cover: coverOf(
      [0, 1, 3]
        .map((index, at) =>
          groupOf(
            storyFrame(STORIES[index]!, 0.15).marks,
            [14 + at * 155, 24 + (at % 2) * 24, 0.4],
            SIZE,
          ),
        )
        .join(""),
      "#e9dfd0",
    ),
  };
}

/** Six scenes of an opening in fifteen seconds. */
export async function openingReel(): Promise<Good> {
  const [INK, HOT, GOLD, MINT] = ["#1d1b2e", "#ff5a3c", "#ffc93c", "#b9f0d0"];
  const words = (paper: Paper, lines: readonly string[], y: number, color: string, size = 58) =>
    lines.forEach((line, index) =>
      paper.text(180, y + index * size * 1.02, line, {
        font: "slab",
        size,
        color,
        anchor: "middle",
      }),
    );
  const scenes: readonly (readonly [string, string, Frame])[] = [
    [
      "1-algo-viene",
      INK,
      (paper, t) => {
        words(paper, ["Algo", "se está", "cocinando"], 270, GOLD, 54);
        paper.circle(180, 150, 34 + 10 * t, { stroke: HOT, width: 8 });
      },
    ],
    [
      "2-que-es",
      HOT,
      (paper, t) => {
        paper.rect(60, 210, 240, 160, { fill: "#ffffff", radius: 14 });
        paper.rect(50, 170, 260, 60, { fill: INK, radius: 10 });
        for (let flag = 0; flag < 5; flag += 1)
          paper.path(`M${50 + flag * 52} 230h52l-26 ${26 + 8 * t}z`, {
            fill: flag % 2 ? GOLD : "#ffffff",
          });
        paper.rect(150, 290, 60, 80, { fill: INK, radius: 6 });
        words(paper, ["Local nuevo"], 450, "#ffffff", 46);
      },
    ],
    [
      "3-donde",
      MINT,
      (paper, t) => {
        paper.path(
          `M180 ${350 - 14 * t}c-60-70-80-104-80-140a80 80 0 0 1 160 0c0 36-20 70-80 140z`,
          { fill: HOT },
        );
        paper.circle(180, 208 - 14 * t, 30, { fill: "#ffffff" });
        words(paper, ["Calle tal,", "colonia tal"], 430, INK, 44);
      },
    ],
    [
      "4-cuando",
      GOLD,
      (paper, t) => {
        paper.rect(90, 150, 180, 180, { fill: "#ffffff", radius: 14 });
        paper.rect(90, 150, 180, 46, { fill: HOT, radius: 14 });
        paper.text(180, 296, "15", {
          font: "slab",
          size: 84 + 8 * t,
          color: INK,
          anchor: "middle",
        });
        words(paper, ["Sábado,", "nueve de", "la mañana"], 400, INK, 42);
      },
    ],
    [
      "5-regalo",
      INK,
      (paper, t) => {
        paper.rect(90, 220, 180, 130, { fill: HOT, radius: 10 });
        paper.rect(80, 196 - 12 * t, 200, 42, { fill: GOLD, radius: 8 });
        paper.rect(168, 220, 24, 130, { fill: GOLD });
        words(paper, ["Los primeros", "cincuenta,", "con regalo"], 420, MINT, 42);
      },
    ],
    [
      "6-te-esperamos",
      HOT,
      (paper, t) => {
        for (let bit = 0; bit < 24; bit += 1)
          paper.rect((bit * 97) % 340, (bit * 61 + t * 60) % 620, 14, 8, {
            fill: [GOLD, MINT, "#ffffff"][bit % 3]!,
          });
        words(paper, ["¡Ya", "abrimos!"], 300, "#ffffff", 68);
        paper.text(180, 420, "@tu.negocio", {
          font: "semi",
          size: 26,
          color: "#ffffff",
          anchor: "middle",
        });
      },
    ],
  ];
  const frames: Paper[] = [];
  const delays: number[] = [];
  const files: Record<string, Uint8Array | string> = {};
  for (const [name, ground, draw] of scenes) {
    // Four short steps and a long one: 2.5 seconds a scene, fifteen in all.
    for (let step = 0; step < 5; step += 1) {
      frames.push(scene(ground, draw, step / 4));
      delays.push(step < 4 ? 150 : 1_900);
    }
    files[`escenas/${name}.svg`] = writeSvg(scene(ground, draw, 1));
    files[`escenas/${name}.png`] = renderPng(writeSvg(scene(ground, draw, 1)), 1_080);
  }
  return {
    artifakt: 15,
    versions: [
      {
        fileName: "Reel de apertura.zip",
        mediaType: MEDIA.zip,
        notes: "",
        bytes: writeZip({
          "reel-de-apertura.gif": await writeGif(frames.map(writeSvg), delays, 450),
          ...files,
          "leeme.txt":
            "Reel de apertura: seis escenas de dos segundos y medio, quince en total.\n\n1. Tal cual: comparte el GIF por WhatsApp o como historia.\n2. A tu modo: sube los seis PNG (1080 por 1920) al editor de la red, en orden, y escribe encima tu calle, fecha y usuario.\n3. Con programa: los SVG se editan en Figma, Inkscape o Canva; los textos son trazos.\n",
        }),
      },
    ],
    cover: coverOf(
      [0, 3, 5]
        .map((index, at) =>
          groupOf(
            scene(scenes[index]![1], scenes[index]![2], 1).marks,
            [14 + at * 155, 44 - (at % 2) * 24, 0.4],
            SIZE,
          ),
        )
        .join(""),
      "#f6e3d4",
    ),
  };
}
