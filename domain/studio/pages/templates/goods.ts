/** Page templates for shops and for people who make things. */
import type { PageTemplate } from "./template.ts";

export const FASHION: PageTemplate = {
  es: {
    headline: "Ropa que se queda contigo",
    intro:
      "Piezas elegidas una por una, en tallas de verdad. Pregunta por tu talla antes de venir y te la apartamos un día.",
    pricesTitle: "En la tienda",
    prices: `Mujer
Blusa de lino ... $420
Pantalón recto ... $580
Vestido de algodón ... $690

Hombre
Camisa de manga corta ... $450
Pantalón de mezclilla ... $620

Para todos
Suéter tejido ... $540`,
    questions: `¿Puedo cambiar una prenda?
¿Hacen envíos?
¿Apartan?`,
  },
  en: {
    headline: "Clothes that stay with you",
    intro:
      "Pieces chosen one by one, in real sizes. Ask for yours before you come and we will keep it for a day.",
    pricesTitle: "In the shop",
    prices: `Women
Linen blouse ... $420
Straight trousers ... $580
Cotton dress ... $690

Men
Short-sleeved shirt ... $450
Jeans ... $620

For everyone
Knitted sweater ... $540`,
    questions: `Can I exchange something?
Do you ship?
Can you put something aside?`,
  },
};

export const CRAFTS: PageTemplate = {
  es: {
    headline: "Hecho a mano, pieza por pieza",
    intro:
      "Trabajamos por encargo y en pequeñas series. Cuéntanos qué imaginas y te decimos qué se puede, cuánto tarda y cuánto cuesta.",
    pricesTitle: "Algunas piezas",
    prices: `Barro
Taza de 300 ml ... $180
Plato hondo ... $240

Textil
Camino de mesa ... $480
Tapete, 60 por 90 cm ... $1,250

Por encargo
Juego de seis tazas con nombre ... $1,300`,
    questions: `¿Cuánto tarda un encargo?
¿Piden anticipo?
¿Envían piezas delicadas?`,
  },
  en: {
    headline: "Made by hand, piece by piece",
    intro:
      "We work to order and in small batches. Tell us what you imagine and we say what can be done, how long it takes and what it costs.",
    pricesTitle: "Some pieces",
    prices: `Clay
Mug, 300 ml ... $180
Deep plate ... $240

Textiles
Table runner ... $480
Rug, 60 by 90 cm ... $1,250

To order
Set of six mugs with a name ... $1,300`,
    questions: `How long does an order take?
Do you ask for a deposit?
Do you ship fragile pieces?`,
  },
};
