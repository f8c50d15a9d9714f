import type { TemplateContent } from "./template-content.ts";

/** Shops with a counter. */
export const SHOP: Record<"es" | "en", TemplateContent> = {
  es: {
    documents: [
      {
        name: "Caja y cierre del día",
        labels: ["caja"],
        text: `# Al abrir la caja
- Cuenta el fondo y escríbelo en la conversación «Caja».
- Prueba la terminal con una consulta antes del primer cliente.

# Al cobrar
- Di el total en voz alta y cuenta el cambio frente al cliente.
- Si la terminal falla, ofrece transferencia y espera a ver el depósito antes de entregar.
- Revisa los billetes grandes antes de guardarlos.

# Al cerrar la caja
- Cuenta efectivo, tarjeta y transferencias por separado.
- Escribe los tres totales y la diferencia, aunque sea de un peso.
- Deja el fondo del día siguiente y guarda el resto en la caja fuerte.`,
      },
      {
        name: "Atender un cambio o una queja",
        labels: ["clientes"],
        text: `# Cambios
- Pide el ticket y revisa que el producto esté completo y sin uso.
- Si no hay ticket, busca la compra por fecha y forma de pago antes de decir que no.
- Anota qué se cambió, por qué y quién lo autorizó.

# Quejas
- Escucha hasta el final y repite con tus palabras lo que pasó.
- Ofrece una solución que sí puedas cumplir hoy.
- Si no puedes decidirlo tú, di a qué hora le vas a responder y cúmplelo.

# Producto defectuoso
- Aparta el producto con una nota y no lo regreses al anaquel.
- Toma una foto y mándala al proveedor el mismo día.`,
      },
    ],
    commands: [
      { name: "bienvenida", text: "¡Hola! Gracias por escribirnos. ¿Qué estás buscando?" },
      { name: "apartar", text: "Te lo aparto. ¿A nombre de quién y qué día pasas por él?" },
      { name: "agotado", text: "Por ahora se nos terminó. ¿Quieres que te avise cuando llegue?" },
      { name: "listo", text: "Tu pedido está listo. Puedes pasar por él cuando gustes." },
    ],
    tasks: [
      { title: "Escribir la lista de precios en Documentos", inDays: 1 },
      { title: "Escribir horario, dirección y formas de pago en Documentos", inDays: 2 },
      { title: "Decidir los días y condiciones para cambios, y escribirlos", inDays: 3 },
      { title: "Invitar al equipo con el código QR", inDays: 7 },
    ],
    agentik: {
      name: "Ayudante de mostrador",
      description: "Responde al equipo con los documentos de la tienda, palabra por palabra.",
    },
  },
  en: {
    documents: [
      {
        name: "Till and end of the day",
        labels: ["till"],
        text: `# Opening the till
- Count the float and write it in the conversation "Till".
- Test the card terminal before the first customer.

# Taking payment
- Say the total aloud and count the change in front of the customer.
- If the terminal fails, offer a transfer and wait until you see the deposit before you hand over goods.
- Check large notes before you put them away.

# Closing the till
- Count cash, cards and transfers separately.
- Write the three totals and the difference, even if it is one cent.
- Leave the float for the next day and put the rest in the safe.`,
      },
      {
        name: "Handling a return or a complaint",
        labels: ["customers"],
        text: `# Returns
- Ask for the receipt and check that the product is complete and unused.
- Without a receipt, look for the purchase by date and payment before you say no.
- Note what was exchanged, why and who approved it.

# Complaints
- Listen to the end and repeat in your own words what happened.
- Offer a solution that you can really keep today.
- If you cannot decide it, say at what time you will answer, and keep it.

# Faulty product
- Put the product aside with a note, and do not return it to the shelf.
- Take a photo and send it to the supplier the same day.`,
      },
    ],
    commands: [
      { name: "welcome", text: "Hello! Thanks for writing to us. What are you looking for?" },
      {
        name: "reserve",
        text: "I will put it aside for you. Under which name, and which day will you come?",
      },
      { name: "sold-out", text: "It is sold out for now. Shall I let you know when it arrives?" },
      { name: "ready", text: "Your order is ready. You can pick it up whenever you like." },
    ],
    tasks: [
      { title: "Write the price list in Documents", inDays: 1 },
      { title: "Write hours, address and ways to pay in Documents", inDays: 2 },
      { title: "Decide the days and conditions for returns, and write them down", inDays: 3 },
      { title: "Invite the team with the QR code", inDays: 7 },
    ],
    agentik: {
      name: "Counter helper",
      description: "Answers the team from the shop's documents, word for word.",
    },
  },
};
