/** Fixed sentences of the engine about its answers, and for when it has none. */
export const SAYS = {
  es: {
    notFound: {
      text: (offers: string) =>
        `No reconocí qué texto necesitas. Dilo con su nombre, por ejemplo:\n\n${offers}\n\nO pega un texto después de dos puntos y pide «acórtalo», «puntos clave», «hazlo tabla», «líneas de asunto» o «palabras sencillas».`,
      code: (offers: string) =>
        `No programo a la medida: doy código que ya está probado. Tengo, por ejemplo:\n\n${offers}`,
      images: (offers: string) =>
        `No hago fotos ni ilustraciones: compongo carteles, etiquetas y tarjetas con tus palabras. Puedo hacer, por ejemplo:\n\n${offers}`,
      ui: (offers: string) =>
        `No reconocí de qué pantalla se trata. Puedo acomodar, por ejemplo:\n\n${offers}`,
    },
    picture: (name: string, size: string) =>
      `**${name}**, ${size} px. La puedes bajar en PNG para redes o en SVG para imprenta.`,
    ownPage:
      "Tu página con lo que contaste: ábrela en el Constructor para poner fotos y publicarla.",
    noReviews: " Dejé fuera los testimonios: pégalos entre comillas y los pongo.",
    ownPageName: "Página del negocio",
    noChange:
      "No entendí el cambio. Puedo hacerlo más corto o con más detalle, formal, cercano o divertido, en inglés, para WhatsApp, o con otro precio, día, hora o nombre.",
    notThere:
      "Eso no está en el texto, así que no cambié nada: escribe las palabras tal como aparecen, por ejemplo «cambia domingo por sábado».",
    unchanged:
      "El texto ya es así, así que no cambié nada. Puedo agregar una frase («agrega que…»), la dirección o emojis, quitar o cambiar palabras, o hacerlo más corto, formal o divertido.",
    noTranslation:
      "No traduzco frases con tus propias palabras, y mezclar los dos idiomas no serviría: escríbeme los datos en inglés y hago el texto con ellos.",
    notSoShort:
      "No puedo acortarlo a tan pocas palabras sin romper una frase: pide unas pocas más, o «puntos clave».",
    noTable:
      "Para hacer una tabla necesito una línea por renglón, con el mismo separador en todas: por ejemplo «Café: $35».",
  },
  en: {
    notFound: {
      text: (offers: string) =>
        `I did not recognise which text you need. Name it, for instance:\n\n${offers}\n\nOr paste a text after a colon and ask to “shorten” it, for “key points”, a “table”, “subject lines” or “plain words”.`,
      code: (offers: string) =>
        `I don't write custom code: I give code that has been tested. I have, for instance:\n\n${offers}`,
      images: (offers: string) =>
        `I make no photographs or illustrations: I compose posters, labels and cards with your words. I can make, for instance:\n\n${offers}`,
      ui: (offers: string) =>
        `I did not recognise which screen you mean. I can lay out, for instance:\n\n${offers}`,
    },
    picture: (name: string, size: string) =>
      `**${name}**, ${size} px. Download it as PNG for social media or as SVG for print.`,
    ownPage: "Your page with what you told: open it in the Builder to add photos and publish it.",
    noReviews: " I left out the testimonials: paste them in quotation marks and I will add them.",
    ownPageName: "Page of the business",
    noChange:
      "I did not understand the change. I can make it shorter or more detailed, formal, warm or playful, in Spanish, for WhatsApp, or with another price, day, time or name.",
    notThere:
      "The text does not say that, so I changed nothing: write the words as they stand there, for instance “change Sunday to Saturday”.",
    unchanged:
      "The text is like that already, so I changed nothing. I can add a sentence (“add that…”), the address or emojis, take out or change words, or make it shorter, formal or playful.",
    noTranslation:
      "I don't translate phrases in your own words, and a mix of both languages would be of no use: write the facts in Spanish and I will make the text of them.",
    notSoShort:
      "I cannot shorten it to so few words without breaking a sentence: ask for a few more, or for “key points”.",
    noTable:
      "For a table I need one line a row, with the same separator in all of them: for instance “Coffee: $35”.",
  },
} as const;
