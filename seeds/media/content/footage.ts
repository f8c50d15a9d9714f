/** Drawn loops with their names. */
import { svgFile } from "../kit/draw.ts";
import { loopFile } from "../kit/pictures.ts";
import { named, type MadeCollection, type MadeThing, type Words } from "../thing.ts";
import * as kitchen from "./loops-kitchen.ts";
import * as street from "./loops-street.ts";
import * as workshop from "./loops-workshop.ts";

const [WIDE, HIGH] = [400, 300] as const;

type Written = readonly [id: string, frame: (time: number) => string, words: Words];

const STREET: readonly Written[] = [
  [
    "toldos",
    street.marketAwning,
    [
      "Awnings in the Wind",
      "Toldos con viento",
      "A drawn loop of a market stall: behind a price list, or as a story.",
      "Dibujo en movimiento de un puesto: detrás de una lista de precios o como historia.",
    ],
  ],
  [
    "lluvia",
    street.rainStreet,
    [
      "Rain on the Corner",
      "Lluvia en la esquina",
      "For days on which you deliver because nobody goes out.",
      "Para los días en que llevas a domicilio porque nadie sale.",
    ],
  ],
  [
    "focos",
    street.stringLights,
    [
      "Lights over the Alley",
      "Focos en el callejón",
      "For dinners outside and late opening hours.",
      "Para cenas al aire libre y horarios nocturnos.",
    ],
  ],
  [
    "camion",
    street.passingBus,
    [
      "The Red Bus Passes",
      "Pasa el camión rojo",
      "For directions: how to get there by bus.",
      "Para decir cómo llegar en camión.",
    ],
  ],
  [
    "muelle",
    street.jettyWaves,
    [
      "Waves at the Jetty",
      "Olas en el muelle",
      "For seafood places, hotels and a slow Sunday.",
      "Para marisquerías, hoteles y un domingo lento.",
    ],
  ],
  [
    "petalos",
    street.fallingPetals,
    [
      "Falling Marigold Petals",
      "Lluvia de pétalos",
      "For an offering in November.",
      "Para la ofrenda de noviembre.",
    ],
  ],
];

const OVEN: readonly Written[] = [
  [
    "horno",
    kitchen.ovenFire,
    [
      "Fire in the Brick Oven",
      "Fuego en el horno de ladrillo",
      "A drawn loop for pizza, bread and everything baked over wood.",
      "Dibujo en movimiento para pizza, pan y todo lo que sale de leña.",
    ],
  ],
  [
    "comal",
    kitchen.comalSteam,
    [
      "Tortillas That Swell",
      "Tortillas que se inflan",
      "For tortilla shops and lunch counters.",
      "Para tortillerías y fondas.",
    ],
  ],
  [
    "cafe-servido",
    kitchen.pouredCoffee,
    [
      "Coffee Being Poured",
      "Café que se sirve",
      "For the hour at which you open.",
      "Para la hora en que abres.",
    ],
  ],
  [
    "olla",
    kitchen.simmeringPot,
    [
      "A Pot That Simmers",
      "La olla al fuego",
      "For the dish of the day while it is not ready yet.",
      "Para el guisado del día mientras le falta.",
    ],
  ],
  [
    "charolas",
    kitchen.breadTrays,
    [
      "Trays out of the Oven",
      "Charolas recién salidas",
      "For the minute in which the bread is hot.",
      "Para el minuto en que el pan está caliente.",
    ],
  ],
];

const WORKSHOP: readonly Written[] = [
  [
    "telar",
    workshop.loom,
    [
      "The Shuttle Goes and Comes",
      "La lanzadera va y viene",
      "A drawn loop of a loom, for weavers and clothes shops.",
      "Dibujo en movimiento de un telar, para talleres y tiendas de ropa.",
    ],
  ],
  [
    "costura",
    workshop.sewing,
    [
      "A Hem on the Machine",
      "Dobladillo en la máquina",
      "For tailors, uniforms and mending while you wait.",
      "Para sastrerías, uniformes y composturas al momento.",
    ],
  ],
  [
    "torno",
    workshop.potteryWheel,
    [
      "Clay on the Wheel",
      "Barro en el torno",
      "For potters, and for courses on Saturday.",
      "Para talleres de cerámica y cursos de sábado.",
    ],
  ],
  [
    "barberia",
    workshop.barberPole,
    [
      "Pole and Scissors",
      "Poste y tijeras",
      "For barbers and salons: there is room today.",
      "Para barberías y salones: hoy hay lugar.",
    ],
  ],
];

async function loops(id: string, written: readonly Written[]): Promise<MadeCollection> {
  const things: MadeThing[] = [];
  for (const [name, frame, words] of written) {
    const svg = (time: number) => svgFile(WIDE, HIGH, frame(time));
    things.push({
      id: `loop-${name}`,
      kind: "loop",
      ...named(words),
      files: [await loopFile(words[1], svg, 480, HIGH / WIDE)],
      thumb: svg(0.45),
    });
  }
  return { id, things };
}

export const streetCorners = () => loops("street-corners", STREET);
export const fromTheOven = () => loops("from-the-oven", OVEN);
/** Machines and tools: hands would have to be filmed. */
export const toolsAtWork = () => loops("hands-at-work", WORKSHOP);
