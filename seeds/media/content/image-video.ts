/** Pictures, backdrops and moving signs, with their names. Long because it is content. */
import { put, svgFile } from "../kit/draw.ts";
import { loopFile, pictureFiles } from "../kit/pictures.ts";
import { named, type MadeCollection, type MadeThing, type Words } from "../thing.ts";
import * as backdrops from "./backdrops.ts";
import { breadCounter, hibiscusWater, juiceStand, potCoffee } from "./counters.ts";
import * as plates from "./plates.ts";
import * as signs from "./signs.ts";

/** Dishes, drinks and counters are 4 to 3. */
const [WIDE, HIGH] = [400, 300] as const;

const DISHES: readonly (readonly [id: string, draw: () => string, words: Words])[] = [
  [
    "pozole",
    plates.pozole,
    [
      "Red Pozole",
      "Pozole rojo",
      "For the menu of a Thursday, or a poster in the window.",
      "Para el menú de los jueves o un cartel en la ventana.",
    ],
  ],
  [
    "pan-dulce",
    plates.conchas,
    [
      "Four Conchas on Paper",
      "Cuatro conchas en papel",
      "For bakeries: the top of a page, or a story at seven in the morning.",
      "Para panaderías: arriba de la página o en la historia de las siete.",
    ],
  ],
  [
    "pastor",
    plates.tacos,
    [
      "Tacos al Pastor for Two",
      "Tacos al pastor para dos",
      "For taco stands that want to be seen at night.",
      "Para taquerías que quieren que las vean de noche.",
    ],
  ],
  [
    "latte",
    plates.latte,
    [
      "Latte and a Croissant",
      "Latte con cuernito",
      "For cafés: breakfast offers and opening hours.",
      "Para cafés: paquetes de desayuno y horarios.",
    ],
  ],
  [
    "chilaquiles",
    plates.chilaquiles,
    [
      "Green Chilaquiles with an Egg",
      "Chilaquiles verdes con huevo",
      "For breakfast menus that are served until one.",
      "Para desayunos que se sirven hasta la una.",
    ],
  ],
  [
    "jamaica",
    hibiscusWater,
    [
      "Hibiscus Water by the Jar",
      "Vitrolero de jamaica",
      "For the drink that comes with the set lunch.",
      "Para el agua que viene con la comida corrida.",
    ],
  ],
  [
    "empanadas",
    plates.empanadas,
    [
      "Empanadas and Chimichurri",
      "Empanadas con chimichurri",
      "For trays to take away and for gatherings.",
      "Para charolas de fiesta y pedidos para llevar.",
    ],
  ],
  [
    "tostada",
    plates.tostada,
    [
      "Prawn Tostada by the Sea",
      "Tostada de camarón",
      "For seafood places: the dish of the weekend.",
      "Para marisquerías: el plato del fin de semana.",
    ],
  ],
  [
    "feijoada",
    plates.feijoada,
    [
      "Feijoada on Saturday",
      "Feijoada de sábado",
      "For Brazilian kitchens and long lunches.",
      "Para cocinas brasileñas y comidas largas.",
    ],
  ],
  [
    "cafe-de-olla",
    potCoffee,
    [
      "Spiced Coffee in Clay",
      "Café de olla en barro",
      "For cold mornings, with bread beside it.",
      "Para las mañanas frías, con un pan al lado.",
    ],
  ],
  [
    "flan",
    plates.flan,
    [
      "Flan with Its Caramel",
      "Flan napolitano",
      "For the end of a menu, where there is still room.",
      "Para cerrar el menú, cuando todavía queda hueco.",
    ],
  ],
  [
    "quesadillas",
    plates.quesadillas,
    [
      "Squash Blossom Quesadillas",
      "Quesadillas de flor de calabaza",
      "For markets and lunch counters with blue corn.",
      "Para fondas y puestos con maíz azul.",
    ],
  ],
  [
    "mostrador",
    breadCounter,
    [
      "Bakery Counter at Seven",
      "Mostrador de panadería",
      "For the top of a bakery's page.",
      "Para encabezar la página de una panadería.",
    ],
  ],
  [
    "aguas",
    juiceStand,
    [
      "Fruit Water Stand",
      "Puesto de aguas frescas",
      "For ice cream shops and stands in the sun.",
      "Para neverías y puestos de sol.",
    ],
  ],
];

/** Fourteen dishes, drinks and counters. */
export async function dishPortraits(): Promise<MadeCollection> {
  const things = DISHES.map(async ([id, draw, words]): Promise<MadeThing> => {
    const svg = svgFile(WIDE, HIGH, draw());
    const files = await pictureFiles(words[1], svg, HIGH / WIDE);
    return { id: `dish-${id}`, kind: "picture", ...named(words), files, thumb: svg };
  });
  return { id: "dish-portraits", things: await Promise.all(things) };
}

const GROUNDS: readonly (readonly [id: string, draw: () => string, words: Words])[] = [
  [
    "barro",
    backdrops.smoothClay,
    [
      "Smoothed Clay",
      "Barro alisado",
      "Warm and quiet: for ceramics, honey, soap.",
      "Cálido y discreto: para cerámica, miel, jabones.",
    ],
  ],
  [
    "talavera",
    backdrops.talavera,
    [
      "Talavera Wall",
      "Muro de talavera",
      "Cheerful: for jars, sweets and hot sauce.",
      "Alegre: para frascos, dulces y salsas.",
    ],
  ],
  [
    "lino",
    backdrops.linen,
    [
      "Raw Linen",
      "Lino crudo",
      "Plain: for bread, jewelry and cosmetics.",
      "Sobrio: para pan, joyería y cosmética.",
    ],
  ],
  [
    "terrazo",
    backdrops.terrazzo,
    [
      "Terrazzo Floor",
      "Piso de terrazo",
      "Light and lively: for anything of one color.",
      "Claro y con chispa: para piezas de un solo color.",
    ],
  ],
  [
    "papel-picado",
    backdrops.cutPaper,
    [
      "Cut Paper in Rows",
      "Papel picado",
      "For offers of a holiday.",
      "Para las promociones de fiesta.",
    ],
  ],
  [
    "petate",
    backdrops.palmMat,
    [
      "Woven Palm Mat",
      "Petate tejido",
      "For baskets, hats, coffee in bags.",
      "Para canastas, sombreros y café en bolsa.",
    ],
  ],
  [
    "mosaico",
    backdrops.cementTile,
    [
      "Old Hall Tiles",
      "Mosaico de pasta",
      "For cafés and restaurants in old houses.",
      "Para cafés y fondas en casonas.",
    ],
  ],
  [
    "cantera",
    backdrops.quarryStone,
    [
      "Pink Quarry Stone",
      "Cantera rosa",
      "Soft: for salons, flowers and perfume.",
      "Suave: para salones, flores y perfumes.",
    ],
  ],
  [
    "cempasuchil",
    backdrops.marigolds,
    [
      "Marigolds Side by Side",
      "Alfombra de cempasúchil",
      "For October and the days of the dead.",
      "Para octubre y el Día de Muertos.",
    ],
  ],
  [
    "rebozo",
    backdrops.shawl,
    [
      "Blue Shawl",
      "Rebozo azul",
      "Dark, so that silver, white cups and candles stand out.",
      "Oscuro, para que resalten la plata, la loza blanca y las velas.",
    ],
  ],
];

/** Ten seamless backdrops. */
export async function productOnClay(): Promise<MadeCollection> {
  const side = backdrops.BACKDROP_SIDE;
  const things = GROUNDS.map(async ([id, draw, words]): Promise<MadeThing> => {
    const svg = svgFile(side, side, draw());
    const files = await pictureFiles(words[1], svg, 1);
    return { id: `ground-${id}`, kind: "picture", ...named(words), files, thumb: svg };
  });
  // The cover: four of them side by side.
  const quarters = [backdrops.talavera, backdrops.smoothClay, backdrops.marigolds, backdrops.linen]
    .map((draw, at) =>
      put((at % 2) * 200, Math.floor(at / 2) * 150, 0, 1, `<g clip-path="url(#q)">${draw()}</g>`),
    )
    .join("");
  const clip = `<clipPath id="q"><path d="M0 0h200v150H0z"/></clipPath>`;
  const cover = svgFile(WIDE, HIGH, quarters, clip);
  return { id: "product-on-clay", things: await Promise.all(things), cover };
}

const SIGNS: readonly (readonly [id: string, frame: signs.Frame, words: Words, file: string])[] = [
  [
    "abierto",
    signs.openNeon,
    [
      "Neon: Abierto",
      "Neón: Abierto",
      "For stories after dark: open until late, in Spanish.",
      "Para las historias de la noche: abierto hasta tarde.",
    ],
    "Abierto",
  ],
  [
    "open",
    signs.openBoard,
    [
      "Hanging Board: Open",
      "Letrero colgante: Open",
      "A wooden sign in the breeze, in English.",
      "Un letrero de madera con brisa, en inglés.",
    ],
    "Open",
  ],
  [
    "dos-por-uno",
    signs.twoForOne,
    [
      "Two for One on All Coffee",
      "2x1 en todo el café",
      "For the slow hours of the afternoon, in Spanish.",
      "Para las horas flojas de la tarde.",
    ],
    "2x1",
  ],
  [
    "nuevo",
    signs.brandNew,
    [
      "Jumping Letters: ¡Nuevo!",
      "Letras que saltan: ¡Nuevo!",
      "For what arrived this week, in Spanish.",
      "Para lo que llegó esta semana.",
    ],
    "Nuevo",
  ],
  [
    "gracias",
    signs.thanksWreath,
    [
      "Wreath of Gracias",
      "Corona de gracias",
      "After a sale, or at the end of a season, in Spanish.",
      "Para después de una venta o al cerrar la temporada.",
    ],
    "Gracias",
  ],
  [
    "thank-you",
    signs.thankYou,
    [
      "Thank-You Note",
      "Tarjeta: Thank you!",
      "For customers who write in English.",
      "Para clientes que te escriben en inglés.",
    ],
    "Thank you",
  ],
  [
    "pan-caliente",
    signs.hotBread,
    [
      "Hot from the Oven: Pan caliente",
      "Pan caliente",
      "For the minute in which the tray comes out, in Spanish.",
      "Para el minuto en que sale la charola.",
    ],
    "Pan caliente",
  ],
  [
    "fresh-coffee",
    signs.freshCoffee,
    [
      "Fresh Coffee, Poured",
      "Fresh coffee, recién servido",
      "For a café's first story of the day, in English.",
      "Para la primera historia del día, en inglés.",
    ],
    "Fresh coffee",
  ],
  [
    "volvemos",
    signs.backTomorrow,
    [
      "Good Night: Volvemos mañana",
      "Volvemos mañana",
      "For closing time, in Spanish.",
      "Para la hora de cerrar.",
    ],
    "Volvemos mañana",
  ],
  [
    "five-minutes",
    signs.backInFive,
    [
      "Back in Five Minutes",
      "Reloj: Back in 5",
      "For whoever works alone, in English.",
      "Para quien atiende sin ayuda, en inglés.",
    ],
    "Back in 5",
  ],
];

/** Ten animations of painted letters, square. */
export async function movingSigns(): Promise<MadeCollection> {
  const things: MadeThing[] = [];
  for (const [id, frame, words, file] of SIGNS) {
    const svg = (time: number) => svgFile(400, 400, frame(time));
    things.push({
      id: `sign-${id}`,
      kind: "loop",
      ...named(words),
      files: [await loopFile(file, svg, 400, 1)],
      thumb: svg(0.55),
    });
  }
  return { id: "moving-signs", things };
}
