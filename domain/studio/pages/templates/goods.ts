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
Sí, en quince días, con su etiqueta y el ticket.
¿Hacen envíos?
Sí, a todo el país. El costo depende de tu ciudad.
¿Apartan?
Un día sin costo, o quince con la mitad.`,
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
Yes, within fifteen days, with its tag and the receipt.
Do you ship?
Yes, all over the country. The cost depends on your city.
Can you put something aside?
One day for free, or fifteen for half of the price.`,
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
De dos a cuatro semanas, según la pieza.
¿Piden anticipo?
La mitad al empezar y el resto al entregar.
¿Envían piezas delicadas?
Sí, con doble caja. Si algo llega roto, lo reponemos.`,
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
Two to four weeks, depending on the piece.
Do you ask for a deposit?
Half to begin and the rest on delivery.
Do you ship fragile pieces?
Yes, in a double box. If something arrives broken, we replace it.`,
  },
};
