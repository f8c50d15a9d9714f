import type { TemplateContent } from "./template-content.ts";

/** Restaurants, taquerías and cafés. */
export const RESTAURANT: Record<"es" | "en", TemplateContent> = {
  es: {
    documents: [
      {
        name: "Apertura y cierre",
        labels: ["turnos"],
        text: `# Al abrir
- Abre el gas y prende la campana. Si huele a gas, no prendas nada: abre la puerta y avisa.
- Anota la temperatura del refrigerador: debe estar entre 0 y 4 °C.
- Pon al frente lo que caduca primero.
- Cuenta el fondo de caja y escríbelo en la conversación «Caja».
- Limpia mesas y baños antes de abrir la puerta.

# Al cerrar
- Cierra el gas, el agua y la campana.
- Tapa lo preparado, escríbele la fecha y guárdalo en el refrigerador.
- Saca la basura y limpia la plancha.
- Cuenta la caja con otra persona y escribe el total en la conversación «Caja».
- Deja prendidos el refrigerador y la luz de la entrada.`,
      },
      {
        name: "Higiene y alergias",
        labels: ["cocina"],
        text: `# Manos
Lávate las manos 20 segundos al llegar y después del baño, del dinero y de la basura.
Si estás enfermo del estómago, no toques comida: avisa y cambia de turno.

# Alimentos
El refrigerador va de 0 a 4 °C y el congelador a -18 °C.
Lo cocinado se guarda en menos de 2 horas.
El pollo se cuece hasta 74 °C por dentro.
Usa tablas y cuchillos distintos para lo crudo y lo cocido.

# Alergias
Si un cliente pregunta por una alergia, pregunta en cocina antes de responder. Nunca adivines.
Los alérgenos más comunes son cacahuate, nuez, leche, huevo, trigo, soya, ajonjolí, pescado y mariscos.`,
      },
    ],
    commands: [
      { name: "bienvenida", text: "¡Hola! Gracias por escribirnos. ¿Qué se te antoja hoy?" },
      {
        name: "pedido",
        text: "Con gusto. Dime qué platillos, para cuántas personas y a nombre de quién.",
      },
      {
        name: "demora",
        text: "Tu pedido va a tardar unos minutos más de lo normal. Gracias por la paciencia.",
      },
      {
        name: "gracias",
        text: "¡Gracias por tu visita! Si algo no estuvo bien, dínoslo aquí y lo arreglamos.",
      },
    ],
    tasks: [
      { title: "Escribir el menú con precios en Documentos", inDays: 1 },
      {
        title: "Escribir el horario, la dirección y cómo se hacen pedidos en Documentos",
        inDays: 2,
      },
      { title: "Escribir los proveedores con sus teléfonos y días de entrega", inDays: 5 },
      { title: "Invitar al equipo con el código QR", inDays: 7 },
    ],
    agentik: {
      name: "Ayudante de turno",
      description: "Responde al equipo con los documentos del restaurante, palabra por palabra.",
    },
  },
  en: {
    documents: [
      {
        name: "Opening and closing",
        labels: ["shifts"],
        text: `# Opening
- Turn on the gas and the hood. If you smell gas, light nothing: open the door and tell someone.
- Write down the temperature of the refrigerator: it must be between 0 and 4 °C.
- Put what expires first in front.
- Count the cash float and write it in the conversation "Cash".
- Clean tables and restrooms before you open the door.

# Closing
- Turn off gas, water and the hood.
- Cover what is prepared, write the date on it and put it in the refrigerator.
- Take out the trash and clean the grill.
- Count the cash with another person and write the total in the conversation "Cash".
- Leave the refrigerator and the entrance light on.`,
      },
      {
        name: "Hygiene and allergies",
        labels: ["kitchen"],
        text: `# Hands
Wash your hands for 20 seconds on arrival and after the restroom, money and trash.
If your stomach is ill, do not touch food: tell someone and change your shift.

# Food
The refrigerator runs at 0 to 4 °C and the freezer at -18 °C.
Cooked food is stored in less than 2 hours.
Chicken is cooked to 74 °C inside.
Use different boards and knives for raw and cooked food.

# Allergies
If a guest asks about an allergy, ask the kitchen before you answer. Never guess.
The most common allergens are peanuts, nuts, milk, eggs, wheat, soy, sesame, fish and shellfish.`,
      },
    ],
    commands: [
      { name: "welcome", text: "Hello! Thanks for writing to us. What would you like today?" },
      {
        name: "order",
        text: "Gladly. Tell me which dishes, for how many people and under which name.",
      },
      {
        name: "delay",
        text: "Your order will take a few minutes more than usual. Thanks for your patience.",
      },
      {
        name: "thanks",
        text: "Thanks for your visit! If something was not right, tell us here and we will fix it.",
      },
    ],
    tasks: [
      { title: "Write the menu with prices in Documents", inDays: 1 },
      { title: "Write the hours, the address and how to order in Documents", inDays: 2 },
      { title: "Write the suppliers with their phones and delivery days", inDays: 5 },
      { title: "Invite the team with the QR code", inDays: 7 },
    ],
    agentik: {
      name: "Shift helper",
      description: "Answers the team from the restaurant's documents, word for word.",
    },
  },
};
