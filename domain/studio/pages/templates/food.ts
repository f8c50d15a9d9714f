/** Page templates for places that serve food and for groceries. */
import type { PageTemplate } from "./template.ts";

export const RESTAURANT: PageTemplate = {
  es: {
    headline: "Comida casera, hecha hoy",
    intro:
      "Desayunos y comida corrida con ingredientes del mercado. Ven a comer, pide para llevar o aparta tu mesa por WhatsApp.",
    pricesTitle: "Menú",
    prices: `Desayunos
Chilaquiles verdes o rojos ... $85
con huevo, pollo o cecina
Huevos al gusto ... $70
Molletes con pico de gallo ... $60

Comida corrida
Sopa, arroz, guisado y agua ... $95
los guisados cambian cada día
Pozole de los jueves ... $110

Bebidas
Café de olla ... $30
Agua de fruta, vaso / jarra ... $25 / $70`,
    questions: `¿Tienen servicio a domicilio?
¿Aceptan tarjeta?
¿Se puede reservar para un grupo?`,
  },
  en: {
    headline: "Home cooking, made today",
    intro:
      "Breakfast and a daily set lunch with produce from the market. Eat in, take away, or book a table on WhatsApp.",
    pricesTitle: "Menu",
    prices: `Breakfast
Chilaquiles, green or red ... $85
with egg, chicken or beef
Eggs any style ... $70
Beans and cheese on toast ... $60

Set lunch
Soup, rice, main dish and a drink ... $95
main dishes change every day
Thursday pozole ... $110

Drinks
Spiced pot coffee ... $30
Fruit water, glass / jug ... $25 / $70`,
    questions: `Do you deliver?
Do you take cards?
Can we book for a group?`,
  },
};

export const CAFE: PageTemplate = {
  es: {
    headline: "Café recién tostado y pan del día",
    intro:
      "Café de altura, pan que sale del horno a las ocho y una mesa con enchufe. Aquí se puede venir a platicar o a trabajar.",
    pricesTitle: "Carta",
    prices: `Café
Americano ... $38
Capuchino, chico / grande ... $48 / $58
Café frío de la casa ... $60

Pan y cocina
Concha ... $22
Croissant de mantequilla ... $35
Pan tostado con aguacate ... $85

Para llevar a casa
Café en grano, 250 g ... $160`,
    questions: `¿Tienen leche vegetal?
¿Hay internet?
¿Hacen pasteles por encargo?`,
  },
  en: {
    headline: "Fresh roast and today's bread",
    intro:
      "High-grown coffee, bread out of the oven at eight, and a table with a socket. Come for a chat or to get work done.",
    pricesTitle: "Menu",
    prices: `Coffee
Americano ... $38
Cappuccino, small / large ... $48 / $58
House cold brew ... $60

Bread and kitchen
Concha ... $22
Butter croissant ... $35
Avocado toast ... $85

To take home
Coffee beans, 250 g ... $160`,
    questions: `Do you have plant milk?
Is there Wi-Fi?
Do you make cakes to order?`,
  },
};

export const GROCERY: PageTemplate = {
  es: {
    headline: "Lo que hace falta en casa, a la vuelta",
    intro:
      "Fruta y verdura fresca, abarrotes y lo del diario. Manda tu lista por WhatsApp y te la tenemos lista, o te la llevamos.",
    pricesTitle: "Precios de la semana",
    prices: `Fruta y verdura, por kilo
Jitomate saladet ... $28
Aguacate ... $75
Plátano ... $24

Abarrotes
Huevo, 30 piezas ... $92
Frijol negro, 1 kg ... $42
Aceite, 1 litro ... $45`,
    questions: `¿Llevan a domicilio?
¿Hasta qué hora puedo pedir?
¿Cómo pago?`,
  },
  en: {
    headline: "What the house needs, around the corner",
    intro:
      "Fresh fruit and vegetables, pantry goods and everyday things. Send your list on WhatsApp: we pack it, or bring it to you.",
    pricesTitle: "This week's prices",
    prices: `Fruit and vegetables, per kilo
Plum tomato ... $28
Avocado ... $75
Banana ... $24

Pantry
Eggs, 30 ... $92
Black beans, 1 kg ... $42
Cooking oil, 1 liter ... $45`,
    questions: `Do you deliver?
Until when can I order?
How do I pay?`,
  },
};
