/** Settings as files: styles of subtitles, loudness, guides for formats. Long because it is content only. */
import sharp from "sharp";
import { textWidth } from "../../goods/kit/fonts.ts";
import { renderPng } from "../../goods/kit/paper-svg.ts";
import { box, circle, line, moved, num, path, put, svgFile, words } from "../kit/draw.ts";
import type { MadeCollection, MadeFile, MadeThing } from "../thing.ts";

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

interface Subtitles {
  id: string;
  title: string;
  titleEs: string;
  note: string;
  noteEs: string;
  /** Pixels of the video. */
  size: readonly [width: number, height: number];
  font: string;
  /** Pixels in the video. */
  points: number;
  isBold: boolean;
  ink: string;
  edge: string;
  /** Colour of the box behind the text; an outline without one. */
  box?: string;
  /** Pixels of the outline, or around the text in its box. */
  outline: number;
  shadow: number;
  /** Pixels from the edge where the text stands. */
  margin: number;
  /** 2: below, 8: above. */
  align: 2 | 8;
  lines: readonly [first: string, second: string];
}

const SUBTITLES: readonly Subtitles[] = [
  {
    id: "sol",
    title: "In Full Sun",
    titleEs: "A pleno sol",
    note: "White on a black band: reads on any phone outside.",
    noteEs: "Blanco sobre banda negra: se lee en cualquier teléfono al sol.",
    size: [1080, 1920],
    font: "Arial",
    points: 78,
    isBold: true,
    ink: "#ffffff",
    edge: "#000000",
    box: "#000000",
    outline: 18,
    shadow: 0,
    margin: 420,
    align: 2,
    lines: ["Hoy hay pan de elote,", "recién salido del horno."],
  },
  {
    id: "amarillo",
    title: "Market Yellow",
    titleEs: "Amarillo mercado",
    note: "Yellow with a thick edge, for busy pictures.",
    noteEs: "Amarillo con borde grueso, para imágenes con mucho movimiento.",
    size: [1080, 1920],
    font: "Arial",
    points: 84,
    isBold: true,
    ink: "#ffd93b",
    edge: "#1a1208",
    outline: 7,
    shadow: 3,
    margin: 460,
    align: 2,
    lines: ["Tres por cincuenta,", "¡pásele, pásele!"],
  },
  {
    id: "cine",
    title: "Quiet Cinema",
    titleEs: "Cine en silencio",
    note: "Thin and low, for wide videos.",
    noteEs: "Delgado y abajo, para video horizontal.",
    size: [1920, 1080],
    font: "Georgia",
    points: 56,
    isBold: false,
    ink: "#f6efe0",
    edge: "#14110d",
    outline: 3,
    shadow: 2,
    margin: 70,
    align: 2,
    lines: ["My grandmother opened this door", "every morning at six."],
  },
  {
    id: "receta",
    title: "Recipe Steps",
    titleEs: "Pasos de receta",
    note: "At the top, so that hands and pot stay visible.",
    noteEs: "Arriba, para que se vean las manos y la olla.",
    size: [1080, 1920],
    font: "Verdana",
    points: 62,
    isBold: true,
    ink: "#3a1d0c",
    edge: "#fff3d6",
    box: "#fff3d6",
    outline: 20,
    shadow: 0,
    margin: 300,
    align: 8,
    lines: ["1. Tuesta los chiles", "medio minuto por lado."],
  },
  {
    id: "clinica",
    title: "Calm Blue",
    titleEs: "Azul sereno",
    note: "Soft box, for clinics, schools and instructions.",
    noteEs: "Caja suave, para consultorios, escuelas e instrucciones.",
    size: [1920, 1080],
    font: "Arial",
    points: 54,
    isBold: false,
    ink: "#ffffff",
    edge: "#16466b",
    box: "#16466b",
    outline: 16,
    shadow: 0,
    margin: 80,
    align: 2,
    lines: ["Please arrive ten minutes early", "and bring your last results."],
  },
  {
    id: "noche",
    title: "Neon Night",
    titleEs: "Noche de neón",
    note: "Pink edge for bars and late tacos.",
    noteEs: "Borde rosa para bares y tacos de madrugada.",
    size: [1080, 1920],
    font: "Trebuchet MS",
    points: 82,
    isBold: true,
    ink: "#ffffff",
    edge: "#d81e6b",
    outline: 6,
    shadow: 4,
    margin: 440,
    align: 2,
    lines: ["Abierto hasta las tres,", "aquí en la esquina."],
  },
];

/** A colour as the format has it: opacity, blue, green, red, of which 00 is opaque. */
const assColor = (hex: string, opacity = "00") =>
  `&H${opacity}${hex.slice(5, 7)}${hex.slice(3, 5)}${hex.slice(1, 3)}`.toUpperCase();

/** A file of subtitles (Advanced SubStation Alpha, 4.00+) with one style and two lines to try it. */
function assFile(of: Subtitles): string {
  const { size, font, points, isBold, ink, edge, outline, shadow, margin, align, lines } = of;
  const name = of.titleEs.replaceAll(",", "");
  const style = [
    name,
    font,
    points,
    assColor(ink),
    assColor(ink),
    assColor(of.box ?? edge, of.box ? "20" : "00"),
    assColor("#000000", "80"),
    isBold ? -1 : 0,
    0,
    0,
    0,
    100,
    100,
    0,
    0,
    of.box ? 3 : 1,
    outline,
    shadow,
    align,
    80,
    80,
    margin,
    1,
  ];
  return `[Script Info]
; ${of.title} / ${of.titleEs}
; Aegisub, VLC, mpv, Kdenlive and ffmpeg read this file. Change the two lines below, or add your own.
; Cambia los dos renglones de abajo o agrega los tuyos.
Title: ${of.title}
ScriptType: v4.00+
PlayResX: ${size[0]}
PlayResY: ${size[1]}
WrapStyle: 0
ScaledBorderAndShadow: yes

[V4+ Styles]
Format: Name, Fontname, Fontsize, PrimaryColour, SecondaryColour, OutlineColour, BackColour, Bold, Italic, Underline, StrikeOut, ScaleX, ScaleY, Spacing, Angle, BorderStyle, Outline, Shadow, Alignment, MarginL, MarginR, MarginV, Encoding
Style: ${style.join(",")}

[Events]
Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text
Dialogue: 0,0:00:00.50,0:00:02.80,${name},,0,0,0,,${lines[0]}
Dialogue: 0,0:00:03.00,0:00:05.60,${name},,0,0,0,,${lines[1]}
`;
}

/** Sky, sun, hills, walls and roofs: a morning, a noon, a night. */
const HOURS = [
  ["#8fc4cf", "#fff0c2", "#c98f5f", "#e0b184", "#a84c32"],
  ["#f4c98a", "#fff3d6", "#b9764e", "#e9c39a", "#7d3f4a"],
  ["#1f2b52", "#f3e6bd", "#33406e", "#4a5788", "#2a2348"],
] as const;

/** A style on a picture. */
function subtitleThumb(of: Subtitles, hour: number): string {
  const [sky, sun, hill, wall, roof] = HOURS[hour]!;
  const scene =
    box(0, 0, 400, 300, sky) +
    circle(320, 56, 30, sun) +
    path("M0 130Q80 84 170 124T400 104V300H0z", hill) +
    box(0, 180, 400, 120, roof) +
    path("M40 180V110H150V180zM230 180V92H350V180z", wall) +
    path("M40 110L95 82L150 110zM230 92L290 60L350 92z", roof) +
    box(74, 136, 30, 44, sun) +
    box(272, 130, 34, 50, roof);
  const y = of.align === 8 ? 66 : 240;
  const label = of.lines[0];
  const font = of.isBold ? "heavy" : of.font === "Georgia" ? "serif" : "semi";
  const size = Math.min(29, (29 * 356) / textWidth(label, font, 29));
  const band = of.box ? box(14, y - 32, 372, 48, of.box, { opacity: 0.88 }) : "";
  const more = of.box
    ? {}
    : { stroke: of.edge, "stroke-width": of.isBold ? 7 : 4, "stroke-linejoin": "round" };
  const rim = of.box ? "" : words(label, 200, y, { font, size, fill: of.edge, more });
  return svgFile(400, 300, scene + band + rim + words(label, 200, y, { font, size, fill: of.ink }));
}

export const subtitleDesk = (): MadeCollection => ({
  id: "subtitle-desk",
  things: SUBTITLES.map((of, index): MadeThing => {
    const { id, title, titleEs, note, noteEs } = of;
    const file: MadeFile = {
      fileName: `${titleEs}.ass`,
      mediaType: "text/plain",
      bytes: utf8(assFile(of)),
    };
    return {
      id: `subtitles-${id}`,
      kind: "preset",
      title,
      titleEs,
      note,
      noteEs,
      files: [file],
      thumb: subtitleThumb(of, [1, 0, 2, 1, 0, 2][index]!),
    };
  }),
});

interface Loudness {
  id: string;
  title: string;
  titleEs: string;
  note: string;
  noteEs: string;
  /** Loudness units relative to full scale, integrated (ITU-R BS.1770). */
  lufs: number;
  /** Decibels true peak. */
  peak: number;
  /** Loudness range that the filter aims at, in loudness units. */
  range: number;
  source: string;
  remark: string;
  remarkEs: string;
}

const LOUDNESS: readonly Loudness[] = [
  {
    id: "musica",
    title: "Music for Streaming",
    titleEs: "Música en streaming",
    note: "-14 LUFS, as Spotify asks.",
    noteEs: "-14 LUFS, como pide Spotify.",
    lufs: -14,
    peak: -1,
    range: 11,
    source: "Spotify for Artists, Loudness normalization (support.spotify.com/artists)",
    remark:
      "Louder masters are turned down, so nothing is won by them. If yours is louder than -14, keep peaks below -2 dB.",
    remarkEs:
      "Si va más fuerte, lo bajan: no se gana nada. Si el tuyo pasa de -14, deja los picos abajo de -2 dB.",
  },
  {
    id: "podcast",
    title: "Podcast",
    titleEs: "Pódcast",
    note: "-16 LUFS, as Apple asks.",
    noteEs: "-16 LUFS, como pide Apple.",
    lufs: -16,
    peak: -1,
    range: 9,
    source:
      "Apple Podcasts for Creators, Audio requirements (podcasters.apple.com): -16 dB LKFS, within 1 dB, peaks at most -1 dB",
    remark: "LKFS and LUFS are the same unit.",
    remarkEs: "LKFS y LUFS son la misma unidad.",
  },
  {
    id: "video",
    title: "Short Videos for Networks",
    titleEs: "Videos cortos para redes",
    note: "-14 LUFS: loud on a phone, without distortion.",
    noteEs: "-14 LUFS: fuerte en el teléfono, sin distorsión.",
    lufs: -14,
    peak: -1.5,
    range: 8,
    source:
      "A convention: YouTube, Instagram and TikTok publish no number. In its statistics for nerds, YouTube shows how far a video is from its own reference.",
    remark: "Speech first: keep music 12 dB or more below it.",
    remarkEs: "Primero la voz: deja la música 12 dB o más abajo.",
  },
  {
    id: "television",
    title: "Television and Screens of a Shop",
    titleEs: "Televisión y pantallas de tienda",
    note: "-23 LUFS, as broadcasters ask.",
    noteEs: "-23 LUFS, como piden las televisoras.",
    lufs: -23,
    peak: -1,
    range: 15,
    source:
      "EBU R 128 (tech.ebu.ch): -23.0 LUFS, peaks at most -1 dBTP. In the Americas ATSC A/85: -24 LKFS, peaks at most -2 dBTP.",
    remark: "For a station in the Americas change I=-23 to I=-24 and TP=-1 to TP=-2.",
    remarkEs: "Para una televisora de América cambia I=-23 por I=-24 y TP=-1 por TP=-2.",
  },
  {
    id: "audiolibro",
    title: "Audiobook or Recorded Menu",
    titleEs: "Audiolibro o menú grabado",
    note: "-20 LUFS: even, for long listening.",
    noteEs: "-20 LUFS: parejo, para oír mucho rato.",
    lufs: -20,
    peak: -3,
    range: 7,
    source:
      "ACX, Audio submission requirements (acx.com): between -23 and -18 dB RMS, peaks at most -3 dB, noise at most -60 dB RMS",
    remark:
      "That requirement is in RMS; -20 LUFS of a single voice is within it as a rule. Measure before you send it.",
    remarkEs:
      "Ese requisito va en RMS; una voz sola a -20 LUFS suele cumplirlo. Mide antes de mandarlo.",
  },
];

function loudnessText(of: Loudness): string {
  const { title, titleEs, lufs, peak, range, source, remark, remarkEs } = of;
  const target = `loudnorm=I=${lufs}:TP=${peak}:LRA=${range}`;
  return `${title} / ${titleEs}

Loudness / volumen:   ${lufs} LUFS (integrated, ITU-R BS.1770)
Peaks / picos:        ${peak} dBTP
Range / rango:        ${range} LU
Source / fuente:      ${source}

1. Quick / rápido (ffmpeg):

ffmpeg -i input.wav -af ${target} -ar 48000 output.wav

2. Exact, in two steps / exacto, en dos pasos:

ffmpeg -i input.wav -af ${target}:print_format=json -f null -

Write the five numbers it prints into the second command:
Pasa los cinco números que imprime al segundo comando:

ffmpeg -i input.wav -af ${target}:measured_I=<input_i>:measured_TP=<input_tp>:measured_LRA=<input_lra>:measured_thresh=<input_thresh>:offset=<target_offset>:linear=true -ar 48000 output.wav

${remark}
${remarkEs}
`;
}

function loudnessThumb({ lufs, peak }: Loudness, hue: string): string {
  const at = (db: number) => 40 + ((db + 36) / 36) * 320;
  const bars = Array.from({ length: 40 }, (_, index) => {
    const isPast = 40 + index * 8 > at(lufs);
    const high = 26 + 44 * Math.abs(Math.sin(index * 1.7) * Math.cos(index * 0.45));
    return box(40 + index * 8, 96 - high / 2, 5, high, isPast ? "#4a5a60" : hue, { rx: 2.5 });
  }).join("");
  const marks = [-36, -24, -12, 0]
    .map(
      (db) =>
        line(`M${num(at(db))} 176v10`, "#8fa3a8", 2) +
        words(`${db}`, at(db), 204, { size: 15, fill: "#8fa3a8" }),
    )
    .join("");
  return svgFile(
    400,
    300,
    box(0, 0, 400, 300, "#1d2a2f") +
      bars +
      box(40, 158, 320, 14, "#33444a", { rx: 7 }) +
      box(40, 158, at(lufs) - 40, 14, hue, { rx: 7 }) +
      box(at(peak) - 1.5, 150, 3, 30, "#ff6b57") +
      marks +
      words(`${lufs} LUFS`, 200, 258, { font: "heavy", size: 42, fill: "#fdf6e6" }) +
      words(`${peak} dBTP`, 200, 284, { size: 18, fill: "#ff9a8a" }),
  );
}

export const loudEnough = (): MadeCollection => ({
  id: "loud-enough",
  things: LOUDNESS.map((of, index): MadeThing => {
    const { id, title, titleEs, note, noteEs } = of;
    return {
      id: `loudness-${id}`,
      kind: "preset",
      title,
      titleEs,
      note,
      noteEs,
      files: [
        { fileName: `${titleEs}.txt`, mediaType: "text/plain", bytes: utf8(loudnessText(of)) },
      ],
      thumb: loudnessThumb(of, ["#f2b632", "#3fb89a", "#e4688f", "#5aa0e0", "#b58ae0"][index]!),
    };
  }),
});

/** A part of a frame as shares of its width and height, from its top left. */
type Area = readonly [left: number, top: number, width: number, height: number];

interface Format {
  id: string;
  title: string;
  titleEs: string;
  note: string;
  noteEs: string;
  name: string;
  size: readonly [width: number, height: number];
  safe: Area;
  /** Areas under buttons and names of the network. */
  covered: readonly Area[];
}

const FORMATS: readonly Format[] = [
  {
    id: "cuadrado",
    title: "Square Post",
    titleEs: "Publicación cuadrada",
    note: "Keep words within the middle four fifths.",
    noteEs: "Deja los textos en los cuatro quintos de en medio.",
    name: "1:1",
    size: [1080, 1080],
    safe: [0.1, 0.1, 0.8, 0.8],
    covered: [],
  },
  {
    id: "retrato",
    title: "Upright Post",
    titleEs: "Publicación vertical",
    note: "Profiles crop it: the middle stays.",
    noteEs: "El perfil la recorta: lo de en medio se queda.",
    name: "4:5",
    size: [1080, 1350],
    safe: [0.06, 0.13, 0.88, 0.74],
    covered: [],
  },
  {
    id: "historia",
    title: "Story and WhatsApp Status",
    titleEs: "Historia y estado de WhatsApp",
    note: "Name above, answer field below.",
    noteEs: "Arriba va el nombre; abajo, el campo para responder.",
    name: "9:16",
    size: [1080, 1920],
    safe: [0.06, 0.14, 0.88, 0.66],
    covered: [
      [0, 0, 1, 0.14],
      [0, 0.8, 1, 0.2],
    ],
  },
  {
    id: "reel",
    title: "Reel and Short",
    titleEs: "Reel y short",
    note: "Buttons at the right, text at the foot.",
    noteEs: "Botones a la derecha y texto al pie.",
    name: "9:16",
    size: [1080, 1920],
    safe: [0.06, 0.14, 0.76, 0.5],
    covered: [
      [0, 0, 1, 0.12],
      [0.85, 0.45, 0.15, 0.35],
      [0, 0.66, 0.85, 0.34],
    ],
  },
  {
    id: "pin",
    title: "Pin",
    titleEs: "Pin",
    note: "Tall, for recipes and step by step.",
    noteEs: "Alto, para recetas y paso a paso.",
    name: "2:3",
    size: [1000, 1500],
    safe: [0.07, 0.07, 0.86, 0.8],
    covered: [[0.72, 0.88, 0.28, 0.12]],
  },
  {
    id: "enlace",
    title: "Preview of a Link",
    titleEs: "Vista previa de un enlace",
    note: "Small on a phone: few, big words.",
    noteEs: "Chica en el teléfono: pocas palabras y grandes.",
    name: "1.91:1",
    size: [1200, 630],
    safe: [0.08, 0.1, 0.84, 0.8],
    covered: [],
  },
  {
    id: "horizontal",
    title: "Wide Video",
    titleEs: "Video horizontal",
    note: "Titles within 90%, as television does.",
    noteEs: "Títulos en el 90%, como en la televisión.",
    name: "16:9",
    size: [1920, 1080],
    safe: [0.05, 0.05, 0.9, 0.9],
    covered: [[0, 0.93, 1, 0.07]],
  },
  {
    id: "canal",
    title: "Head of a Channel",
    titleEs: "Portada de canal",
    note: "On a phone only the middle strip is seen.",
    noteEs: "En el teléfono solo se ve la franja de en medio.",
    name: "16:9",
    size: [2048, 1152],
    safe: [0.1985, 0.3533, 0.603, 0.2934],
    covered: [],
  },
];

/** A guide: clear in its safe part, the rest in colour, with names in both languages. */
function guide({ size: [width, height], safe, covered, name }: Format): string {
  const [left, top, wide, high] = [
    safe[0] * width,
    safe[1] * height,
    safe[2] * width,
    safe[3] * height,
  ];
  const unit = Math.min(width, height) / 100;
  const corner = (x: number, y: number, turn: number) =>
    put(x, y, turn, 1, line(`M0 ${num(unit * 6)}V0H${num(unit * 6)}`, "#ffffff", unit * 0.9));
  return svgFile(
    width,
    height,
    path(
      `M0 0H${width}V${height}H0zM${num(left)} ${num(top)}V${num(top + high)}H${num(left + wide)}V${num(top)}z`,
      "#e4572e",
      { opacity: 0.42, "fill-rule": "evenodd" },
    ) +
      covered
        .map(([x, y, w, h]) =>
          box(x * width, y * height, w * width, h * height, "#7d1f3a", { opacity: 0.5 }),
        )
        .join("") +
      box(left, top, wide, high, "none", {
        stroke: "#ffffff",
        "stroke-width": num(unit * 0.5),
        "stroke-dasharray": `${num(unit * 2)} ${num(unit * 1.4)}`,
      }) +
      corner(left, top, 0) +
      corner(left + wide, top, 90) +
      corner(left + wide, top + high, 180) +
      corner(left, top + high, 270) +
      moved(
        width / 2,
        top + unit * 8,
        box(-unit * 21, -unit * 4.6, unit * 42, unit * 6.8, "#1d2a2f", {
          rx: unit * 1.2,
          opacity: 0.82,
        }),
        words(`${name} · ${width} × ${height}`, 0, 0, { size: unit * 4, fill: "#ffffff" }),
      ) +
      line(
        `M${num(width / 2 - unit * 2)} ${num(top + high / 2)}h${num(unit * 4)}M${num(width / 2)} ${num(top + high / 2 - unit * 2)}v${num(unit * 4)}`,
        "#ffffff",
        unit * 0.4,
      ),
  );
}

/** A guide over a picture, in a cell. */
function guideThumb(of: Format): string {
  const [width, height] = of.size;
  const scale = Math.min(340 / width, 250 / height);
  const inner = guide(of)
    .replace(/^<svg[^>]*>/, "")
    .replace(/<\/svg>$/, "");
  const [w, h] = [width * scale, height * scale];
  const [x, y] = [(400 - w) / 2, (300 - h) / 2];
  return svgFile(
    400,
    300,
    box(0, 0, 400, 300, "#e6e0d2") +
      box(x + 3, y + 4, w, h, "#000000", { opacity: 0.2 }) +
      `<clipPath id="f"><rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}"/></clipPath><g clip-path="url(#f)">` +
      box(x, y, w, h, "#3f8f8a") +
      circle(x + w * 0.7, y + h * 0.3, Math.min(w, h) * 0.16, "#f6c445") +
      path(
        `M${num(x)} ${num(y + h * 0.66)}q${num(w * 0.25)} ${num(-h * 0.18)} ${num(w * 0.5)} 0t${num(w * 0.5)} ${num(-h * 0.04)}V${num(y + h)}H${num(x)}z`,
        "#2a6662",
      ) +
      put(x, y, 0, 1, `<g transform="scale(${scale.toFixed(5)})">${inner}</g>`) +
      "</g>",
  );
}

export async function everyFormat(): Promise<MadeCollection> {
  const things = FORMATS.map(async (of): Promise<MadeThing> => {
    const { id, title, titleEs, note, noteEs, size } = of;
    const bytes = await sharp(renderPng(guide(of), size[0]))
      .png({ palette: true, dither: 0, effort: 6 })
      .toBuffer();
    const file = {
      fileName: `${titleEs}.png`,
      mediaType: "image/png",
      bytes,
      width: size[0],
      height: size[1],
    };
    return {
      id: `format-${id}`,
      kind: "preset",
      title,
      titleEs,
      note,
      noteEs,
      files: [file],
      thumb: guideThumb(of),
    };
  });
  return { id: "every-format", things: await Promise.all(things) };
}
