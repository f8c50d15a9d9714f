/** Looks of six collections, as numbers. Long because it is content only. */
import sharp from "sharp";
import { gradeColor, NO_LOOK, type LookNumbers, type Rgb } from "#domain/studio/look.ts";
import { renderPng } from "../../goods/kit/paper-svg.ts";
import { MEDIA_CELL } from "../manifest.ts";
import type { MadeCollection, MadeThing } from "../thing.ts";
import * as still from "./still-lifes.ts";

type Written = readonly [
  id: string,
  title: string,
  titleEs: string,
  note: string,
  noteEs: string,
  look: Partial<LookNumbers>,
];

const tint = (hue: number, amount: number) => ({ hue, amount });
/** The same number for all channels. */
const all = (value: number): Rgb => [value, value, value];

const WARM_CLAY: readonly Written[] = [
  [
    "fired-earth",
    "Fired Earth",
    "Tierra cocida",
    "Deep reds and browns for pots, mole and roasts.",
    "Rojos y cafés hondos para ollas, mole y asados.",
    {
      contrast: 1.12,
      gain: [1.04, 0.98, 0.9],
      gamma: [1.04, 1, 0.95],
      lights: tint(36, 0.1),
      shadows: tint(18, 0.08),
    },
  ],
  [
    "four-o-clock",
    "Four in the Afternoon",
    "Las cuatro de la tarde",
    "Low golden light, as through a west window.",
    "Luz baja y dorada, como de ventana al poniente.",
    { gain: [1.08, 1, 0.82], lights: tint(42, 0.16), contrast: 1.05, saturation: 1.06 },
  ],
  [
    "adobe-wall",
    "Adobe Wall",
    "Muro de adobe",
    "Soft contrast and matte shadows.",
    "Contraste suave y sombras mate.",
    { lift: [0.09, 0.07, 0.05], contrast: 0.9, gain: [1.02, 0.97, 0.9], saturation: 0.86 },
  ],
  [
    "cinnamon",
    "Cinnamon",
    "Canela",
    "For bread and coffee: warm, with clean whites.",
    "Para pan y café: cálido, con blancos limpios.",
    {
      gamma: [1.1, 1, 0.94],
      shadows: tint(22, 0.12),
      hues: [{ around: 30, reach: 40, turn: -4, saturation: 1.2 }],
    },
  ],
  [
    "honey-jar",
    "Honey Jar",
    "Frasco de miel",
    "Yellow lights and a slight glow.",
    "Luces amarillas y un leve resplandor.",
    { gamma: [1.12, 1.06, 0.92], lights: tint(48, 0.2), contrast: 0.96, saturation: 1.1 },
  ],
  [
    "cooling-kiln",
    "Cooling Kiln",
    "Horno que enfría",
    "Warm lights over blue-gray shadows.",
    "Luces cálidas sobre sombras gris azulado.",
    { shadows: tint(215, 0.14), lights: tint(32, 0.16), contrast: 1.15, balance: 0.1 },
  ],
  [
    "dry-season",
    "Dry Season",
    "Tiempo de secas",
    "Little color, much texture.",
    "Poco color y mucha textura.",
    {
      saturation: 0.62,
      contrast: 1.18,
      gain: [1.06, 1, 0.9],
      hues: [{ around: 110, reach: 70, turn: -24, saturation: 0.7 }],
    },
  ],
  [
    "cacao",
    "Cacao",
    "Cacao",
    "Dark and round: chocolate, wood, leather.",
    "Oscuro y redondo: chocolate, madera, piel.",
    {
      gamma: [0.9, 0.84, 0.8],
      contrast: 1.06,
      lift: [0.03, 0.02, 0.02],
      lights: tint(28, 0.1),
      saturation: 1.08,
    },
  ],
];

const NEON: readonly Written[] = [
  [
    "green-hour",
    "The Green Hour",
    "La hora verde",
    "Green shadows, skin as it is.",
    "Sombras verdes y la piel como es.",
    {
      shadows: tint(160, 0.2),
      contrast: 1.14,
      hues: [{ around: 22, reach: 28, turn: 0, saturation: 1.08 }],
    },
  ],
  [
    "pink-sign",
    "Under the Pink Sign",
    "Bajo el letrero rosa",
    "Magenta lights for late tables.",
    "Luces magenta para mesas de madrugada.",
    { lights: tint(328, 0.16), shadows: tint(240, 0.14), contrast: 1.1, saturation: 1.12 },
  ],
  [
    "wet-asphalt",
    "Wet Asphalt",
    "Asfalto mojado",
    "Blue-black shadows and hard lights.",
    "Sombras azul negro y luces duras.",
    { shadows: tint(210, 0.2), contrast: 1.32, gamma: all(0.94), saturation: 0.92 },
  ],
  [
    "trompo",
    "Flame of the Spit",
    "Lumbre del trompo",
    "Orange where the fire is, teal elsewhere.",
    "Naranja donde está el fuego y turquesa en lo demás.",
    { lights: tint(26, 0.22), shadows: tint(186, 0.2), contrast: 1.16, saturation: 1.1 },
  ],
  [
    "last-metro",
    "Last Metro",
    "Último metro",
    "Pale fluorescent light with a green edge.",
    "Luz fluorescente pálida con un filo verde.",
    { lift: [0.02, 0.05, 0.04], lights: tint(130, 0.08), saturation: 0.78, contrast: 1.06 },
  ],
  [
    "salsa-verde",
    "Salsa Verde",
    "Salsa verde",
    "Greens that pop: lime, cilantro, neon.",
    "Verdes que brillan: limón, cilantro, neón.",
    {
      hues: [{ around: 105, reach: 60, turn: 12, saturation: 1.6 }],
      contrast: 1.16,
      shadows: tint(170, 0.1),
    },
  ],
  [
    "arcade",
    "Corner Arcade",
    "Maquinitas",
    "Violet and cyan, for young crowds.",
    "Violeta y cian, para público joven.",
    { shadows: tint(268, 0.24), lights: tint(188, 0.16), contrast: 1.12, saturation: 1.24 },
  ],
  [
    "two-a-m",
    "Two in the Morning",
    "Dos de la mañana",
    "Darker and quiet; signs stay bright.",
    "Más oscuro y callado; los letreros siguen vivos.",
    { gamma: all(0.78), contrast: 1.2, shadows: tint(222, 0.14), saturation: 1.04 },
  ],
];

const SEA_GLASS: readonly Written[] = [
  [
    "low-tide",
    "Low Tide",
    "Marea baja",
    "Pale sand and a cool, open sky.",
    "Arena pálida y cielo abierto y fresco.",
    { lift: all(0.04), gain: [0.98, 1.02, 1.03], lights: tint(190, 0.08), saturation: 0.88 },
  ],
  [
    "bottle-green",
    "Bottle Green",
    "Verde botella",
    "Glassy greens in the shadows.",
    "Verdes de vidrio en las sombras.",
    { shadows: tint(158, 0.2), contrast: 1.08, saturation: 0.95 },
  ],
  [
    "salt-air",
    "Salt Air",
    "Aire salado",
    "Bright, airy, almost white.",
    "Claro, ligero, casi blanco.",
    { gamma: all(1.22), lift: all(0.05), contrast: 0.9, saturation: 0.8, lights: tint(195, 0.06) },
  ],
  [
    "clinic-morning",
    "Clinic in the Morning",
    "Consultorio de mañana",
    "Clean whites for health and beauty.",
    "Blancos limpios para salud y belleza.",
    { gain: [0.99, 1.02, 1.05], gamma: all(1.1), saturation: 0.9, contrast: 1.04 },
  ],
  [
    "lagoon",
    "Lagoon",
    "Laguna",
    "Turquoise water, warm skin.",
    "Agua turquesa y piel cálida.",
    {
      hues: [
        { around: 190, reach: 60, turn: -8, saturation: 1.5 },
        { around: 25, reach: 30, turn: 0, saturation: 1.1 },
      ],
      contrast: 1.08,
    },
  ],
  [
    "fishing-net",
    "Fishing Net",
    "Red de pesca",
    "Faded blues, as paint in the sun.",
    "Azules deslavados, como pintura al sol.",
    { lift: [0.06, 0.08, 0.1], saturation: 0.7, contrast: 0.94, shadows: tint(212, 0.12) },
  ],
  [
    "storm-front",
    "Storm over the Bay",
    "Norte en la bahía",
    "Gray-green and heavy.",
    "Gris verdoso y pesado.",
    { gamma: all(0.86), saturation: 0.58, shadows: tint(180, 0.14), contrast: 1.16 },
  ],
  [
    "sandal",
    "Sandals in the Sand",
    "Huaraches en la arena",
    "Cool shadows, warm sand.",
    "Sombras frescas y arena tibia.",
    { shadows: tint(196, 0.16), lights: tint(44, 0.14), contrast: 1.02, saturation: 1.04 },
  ],
];

const JACARANDA: readonly Written[] = [
  [
    "first-bloom",
    "First Bloom",
    "Primera flor",
    "Violet shadows and soft whites.",
    "Sombras violeta y blancos suaves.",
    { shadows: tint(275, 0.16), lift: [0.03, 0.02, 0.05], contrast: 0.96 },
  ],
  [
    "march-street",
    "Street in March",
    "Calle en marzo",
    "Purple trees under a warm sky.",
    "Árboles morados bajo un cielo cálido.",
    {
      hues: [{ around: 275, reach: 50, turn: 4, saturation: 1.5 }],
      lights: tint(46, 0.12),
      contrast: 1.06,
    },
  ],
  [
    "petal-rain",
    "Petals on the Roof",
    "Pétalos en el techo",
    "Pastel, for babies, bread and brides.",
    "Pastel, para bebés, pan y novias.",
    { lift: all(0.1), gamma: all(1.12), contrast: 0.84, saturation: 0.78, lights: tint(300, 0.06) },
  ],
  [
    "lavender-soap",
    "Lavender Soap",
    "Jabón de lavanda",
    "Cool and clean with a violet breath.",
    "Fresco y limpio con un aire violeta.",
    { gain: [0.99, 0.98, 1.06], shadows: tint(255, 0.14), saturation: 0.86, gamma: all(1.08) },
  ],
  [
    "balcony-dusk",
    "Dusk on the Balcony",
    "Balcón al anochecer",
    "Blue evening with pink edges.",
    "Tarde azul con orillas rosas.",
    { shadows: tint(238, 0.22), lights: tint(332, 0.12), gamma: all(0.9), contrast: 1.06 },
  ],
  [
    "plum-jam",
    "Plum Jam",
    "Mermelada de ciruela",
    "Dark purples and red fruit.",
    "Morados oscuros y fruta roja.",
    {
      shadows: tint(300, 0.18),
      hues: [{ around: 350, reach: 50, turn: -6, saturation: 1.3 }],
      contrast: 1.16,
      gamma: all(0.92),
    },
  ],
  [
    "school-notebook",
    "Old Notebook",
    "Cuaderno viejo",
    "Faded, with ink-blue shadows.",
    "Deslavado, con sombras azul tinta.",
    {
      lift: [0.08, 0.07, 0.11],
      saturation: 0.68,
      contrast: 0.92,
      shadows: tint(246, 0.12),
      lights: tint(50, 0.08),
    },
  ],
  [
    "spring-wedding",
    "Wedding in Spring",
    "Boda de primavera",
    "Bright skin, gentle greens.",
    "Piel luminosa y verdes amables.",
    {
      gamma: all(1.14),
      hues: [
        { around: 110, reach: 60, turn: 14, saturation: 0.7 },
        { around: 24, reach: 30, turn: 2, saturation: 1.06 },
      ],
      lights: tint(320, 0.05),
      contrast: 1.02,
    },
  ],
];

const OLD_CINEMA: readonly Written[] = [
  [
    "silver-screen",
    "Silver Screen",
    "Pantalla de plata",
    "Black and white with full grays.",
    "Blanco y negro con todos los grises.",
    { saturation: 0, contrast: 1.12 },
  ],
  [
    "sepia-lights",
    "Sepia in the Lights",
    "Luces en sepia",
    "Gray shadows, brown lights.",
    "Sombras grises y luces cafés.",
    { saturation: 0.1, lights: tint(36, 0.16), contrast: 1.06 },
  ],
  [
    "matinee",
    "Matinee",
    "Matiné",
    "Pale color of the fifties.",
    "Color pálido de los cincuenta.",
    {
      lift: [0.06, 0.05, 0.03],
      saturation: 0.7,
      lights: tint(48, 0.12),
      shadows: tint(200, 0.1),
      contrast: 0.98,
    },
  ],
  [
    "chase-at-night",
    "Chase at Night",
    "Persecución nocturna",
    "Hard black, hard white.",
    "Negro duro y blanco duro.",
    { saturation: 0, contrast: 1.5, gamma: all(0.9) },
  ],
  [
    "newsreel",
    "Newsreel",
    "Noticiero",
    "Flat grays, as from a projector.",
    "Grises planos, como de proyector.",
    { saturation: 0, lift: all(0.12), gain: all(0.92), contrast: 0.86 },
  ],
  [
    "three-strip",
    "Three-Strip Color",
    "Color de tres tiras",
    "Red, green and blue as in old musicals.",
    "Rojo, verde y azul como en los musicales viejos.",
    {
      saturation: 1.36,
      contrast: 1.14,
      hues: [
        { around: 0, reach: 45, turn: 4, saturation: 1.2 },
        { around: 200, reach: 50, turn: -12, saturation: 1.2 },
      ],
    },
  ],
  [
    "lobby-card",
    "Lobby Card",
    "Cartel del vestíbulo",
    "Hand-tinted: faint pink and green.",
    "Coloreado a mano: rosa y verde tenues.",
    { saturation: 0.46, shadows: tint(150, 0.12), lights: tint(350, 0.1), lift: all(0.05) },
  ],
  [
    "moonlit-set",
    "Moonlight on the Set",
    "Luna de estudio",
    "Day made into blue night.",
    "El día vuelto noche azul.",
    {
      saturation: 0.22,
      gamma: all(0.72),
      shadows: tint(222, 0.22),
      lights: tint(214, 0.16),
      contrast: 1.1,
    },
  ],
];

const NOON: readonly Written[] = [
  [
    "fruit-stall",
    "Fruit Stall",
    "Puesto de fruta",
    "Full color, clean whites.",
    "Color pleno y blancos limpios.",
    { saturation: 1.32, contrast: 1.08 },
  ],
  [
    "pinata",
    "Piñata",
    "Piñata",
    "As bright as crepe paper.",
    "Tan vivo como papel de China.",
    { saturation: 1.5, gamma: all(1.06), contrast: 1.1, lights: tint(330, 0.04) },
  ],
  [
    "noon-sun",
    "Sun at Twelve",
    "Sol de las doce",
    "High, warm and a little bleached.",
    "Alto, cálido y un poco quemado.",
    {
      gain: [1.14, 1.1, 1],
      gamma: all(1.06),
      contrast: 1.12,
      saturation: 1.04,
      lights: tint(50, 0.08),
    },
  ],
  [
    "watermelon",
    "Watermelon",
    "Sandía",
    "Red and green against each other.",
    "Rojo y verde, uno contra otro.",
    {
      hues: [
        { around: 355, reach: 40, turn: -4, saturation: 1.4 },
        { around: 130, reach: 50, turn: 6, saturation: 1.35 },
      ],
      contrast: 1.1,
    },
  ],
  [
    "flower-row",
    "Row of Flowers",
    "Pasillo de flores",
    "Pinks and violets first.",
    "Primero los rosas y los violetas.",
    {
      hues: [{ around: 320, reach: 60, turn: 0, saturation: 1.5 }],
      saturation: 1.08,
      gamma: all(1.06),
    },
  ],
  [
    "oilcloth",
    "Oilcloth",
    "Mantel de hule",
    "Glossy contrast, cool shadows.",
    "Contraste brillante y sombras frescas.",
    { contrast: 1.28, shadows: tint(200, 0.1), saturation: 1.18 },
  ],
  [
    "dried-chili",
    "Dried Chilies",
    "Chile seco",
    "Reds turn to brick, greens to olive.",
    "Los rojos van a ladrillo y los verdes a olivo.",
    {
      hues: [
        { around: 0, reach: 50, turn: 12, saturation: 1.1 },
        { around: 110, reach: 60, turn: -26, saturation: 0.8 },
      ],
      gain: [1.04, 0.98, 0.9],
      contrast: 1.08,
    },
  ],
  [
    "morning-delivery",
    "Before the Market Opens",
    "Antes de que abra el mercado",
    "Cooler and calmer, for wholesale.",
    "Más fresco y tranquilo, para mayoreo.",
    { gain: [0.96, 1, 1.06], saturation: 0.94, contrast: 1.02, shadows: tint(220, 0.12) },
  ],
];

/** A drawing with looks side by side, as pixels. */
async function graded(
  svg: string,
  width: number,
  looks: readonly LookNumbers[],
): Promise<Uint8Array> {
  const { data, info } = await sharp(renderPng(svg, width))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const strip = info.width / looks.length;
  // Pictures have long runs of nearly the same colour: one grading for each of 64 steps a channel.
  const known = looks.map(() => new Map<number, Rgb>());
  for (let at = 0; at < data.length; at += 3) {
    const index = Math.floor(((at / 3) % info.width) / strip);
    const [red, green, blue] = [data[at]! >> 2, data[at + 1]! >> 2, data[at + 2]! >> 2];
    const key = (red << 12) | (green << 6) | blue;
    let color = known[index]!.get(key);
    if (!color) {
      color = gradeColor(looks[index]!, [red / 63, green / 63, blue / 63]);
      known[index]!.set(key, color);
    }
    for (const channel of [0, 1, 2] as const) data[at + channel] = Math.round(color[channel] * 255);
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

async function looks(
  id: string,
  svg: string,
  written: readonly Written[],
): Promise<MadeCollection> {
  const whole = written.map(([, , , , , part]) => ({ ...NO_LOOK, ...part }));
  const things = written.map(
    async ([name, title, titleEs, note, noteEs], index): Promise<MadeThing> => ({
      id: `look-${name}`,
      kind: "look",
      title,
      titleEs,
      note,
      noteEs,
      files: [],
      look: whole[index]!,
      thumb: await graded(svg, MEDIA_CELL.width, [whole[index]!]),
    }),
  );
  // The cover: as it is, and with three looks.
  const cover = await graded(svg, 480, [NO_LOOK, ...whole.slice(0, 3)]);
  return { id, things: await Promise.all(things), cover };
}

export const warmClay = () => looks("warm-clay", still.clayTable(), WARM_CLAY);
export const neonTaqueria = () => looks("neon-taqueria", still.nightStand(), NEON);
export const seaGlass = () => looks("sea-glass", still.shoreWindow(), SEA_GLASS);
export const jacaranda = () => looks("jacaranda", still.violetGarden(), JACARANDA);
export const oldCinema = () => looks("old-cinema", still.screeningRoom(), OLD_CINEMA);
export const mercadoAtNoon = () => looks("mercado-at-noon", still.noonMarket(), NOON);
