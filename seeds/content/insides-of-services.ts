/**
 * Content of spaces of salons, workshops and couriers that the list shows first. Long because it is
 * content only.
 */
import type { WrittenInside } from "./written-inside.ts";

export const INSIDES_OF_SERVICES: readonly WrittenInside[] = [
  {
    space: "space-10",
    language: "es",
    agentik: "agentik-167",
    documents: [
      {
        name: "Citas y anticipos",
        labels: ["agenda"],
        isPinned: true,
        text: `# Confirmación
La cita se confirma un día antes por mensaje. Si no contesta a las 20:00, el lugar se ofrece a la lista de espera.

# Anticipo
Para color y tratamientos se pide un anticipo de $200, que se descuenta del servicio.

# Tolerancia
Se espera 15 minutos. Después se atiende solo si cabe en la agenda.`,
      },
      {
        name: "Comisiones del equipo",
        labels: ["equipo"],
        text: `# Porcentajes
La comisión de corte es de 45% para quien lo hace.
La comisión de color es de 35%, porque el producto lo pone el salón.
La comisión por vender productos es de 10%.

# Pago
Las comisiones se pagan los sábados al cierre, con la hoja de servicios firmada.

# Propinas
La propina es completa para quien atendió.`,
      },
    ],
    answers: [
      {
        question: "¿Atienden sin cita?",
        answer: "Cortes de caballero sí, de martes a jueves. Lo demás, solo con cita.",
      },
    ],
    threads: [
      {
        title: "Clientas que no llegan",
        hoursAgo: 118,
        messages: [
          { by: 3, text: "La semana pasada me dejaron plantada cinco veces. ¿Cobran anticipo?" },
          { by: 9, text: "Desde que lo cobro en color bajé de cinco a una por semana." },
          { by: "demo", text: "Ayuda decir que se descuenta del servicio; si no, suena a multa." },
        ],
      },
      {
        title: "Comisión de color",
        hoursAgo: 32,
        messages: [
          { by: 6, text: "Entra una colorista nueva y pregunta por su porcentaje." },
          { by: 6, text: "¿De cuánto es la comisión de color?", isAnswered: true },
          { by: 2, text: "Enséñale la hoja de servicios desde el primer día." },
        ],
      },
      {
        title: "Anticipo de las novias",
        hoursAgo: 6,
        messages: [
          { by: 4, text: "¿Cuánto se pide de anticipo para color?", isAnswered: true },
          { by: 7, text: "¿Cuánto cobran por peinado de novia a domicilio?", isAnswered: true },
        ],
      },
    ],
    tasks: [
      { title: "Escribir el mensaje de confirmación para color", for: 3, inDays: 1 },
      { title: "Pagar las comisiones del sábado", for: 0, inDays: 3 },
    ],
  },
  {
    space: "space-12",
    language: "es",
    agentik: "agentik-11",
    documents: [
      {
        name: "Presupuesto con foto",
        labels: ["presupuestos"],
        isPinned: true,
        text: `# Qué lleva
Foto de la pieza dañada, precio de la refacción, mano de obra y fecha de entrega, por separado.

# Vigencia
El presupuesto vale 7 días, porque las refacciones cambian de precio.

# Autorización
No se desarma nada sin un sí por escrito. El diagnóstico cuesta $350 y se descuenta si se repara aquí.`,
      },
      {
        name: "Cobro y garantía",
        labels: ["clientes"],
        text: `# Anticipo
Para pedir refacciones se cobra 50% de anticipo. La mano de obra se paga al entregar.

# Garantía
La mano de obra tiene garantía de 90 días o 5,000 km. La refacción, la del fabricante.

# Autos que no recogen
Después de 10 días se cobra pensión de $60 diarios. Antes se avisa tres veces, con buen modo.`,
      },
    ],
    answers: [],
    threads: [
      {
        title: "Balatas con precio real",
        hoursAgo: 102,
        messages: [
          {
            by: 2,
            text: "Las de cerámica para sedán mediano las consigo a $640 el juego. ¿Y ustedes?",
          },
          { by: 4, text: "A $590 comprando cuatro juegos. Si quieres las pedimos juntos." },
          { by: 2, text: "Va. Pongo dos juegos." },
        ],
      },
      {
        title: "Cliente que no recoge su auto",
        hoursAgo: 38,
        messages: [
          { by: 6, text: "El auto lleva dos semanas listo y el dueño no contesta." },
          {
            by: 6,
            text: "¿Cuánto se cobra de pensión por los autos que no recogen?",
            isAnswered: true,
          },
          { by: 3, text: "Mándale la foto del auto lavado. A mí me funciona mejor que el aviso." },
        ],
      },
      {
        title: "¿Cuánto dura la garantía?",
        hoursAgo: 7,
        messages: [
          { by: 9, text: "¿Cuánto dura la garantía de la mano de obra?", isAnswered: true },
          { by: 9, text: "Lo imprimo en la nota, que siempre preguntan." },
        ],
      },
    ],
    tasks: [
      { title: "Pedir balatas entre dos talleres", for: 4, inDays: 1 },
      { title: "Imprimir la garantía en la nota", for: 9, inDays: 4 },
    ],
  },
  {
    space: "space-67",
    language: "es",
    agentik: "agentik-18",
    documents: [
      {
        name: "Tarifas por zona",
        labels: ["tarifas"],
        isPinned: true,
        text: `# Bicicleta
Hasta 3 km: $6.000. De 3 a 6 km: $9.000.

# Moto
Laureles, Belén y El Poblado: $12.000. Envigado y Bello: $16.000.

# Recargos
Con lluvia fuerte se suman $3.000 y se le avisa al cliente antes de salir. La espera de más de 10 minutos vale $2.000.`,
      },
      {
        name: "Seguridad en la vía",
        labels: ["seguridad"],
        text: `# Antes de salir
Luces, frenos y llantas se revisan todos los días. El casco va abrochado, también en trayectos cortos.

# Si hay un accidente
Primero la persona, después el pedido. Se llama al 123 y se avisa en este espacio.

# Dinero
No se cargan más de $150.000 en efectivo. Al llegar al tope se pasa a consignar.`,
      },
    ],
    answers: [],
    threads: [
      {
        title: "Ruta de Laureles a la hora pico",
        hoursAgo: 95,
        messages: [
          { by: 3, text: "La 80 está imposible después de las cinco. ¿Por dónde están subiendo?" },
          {
            by: 5,
            text: "Por la 76 en bici se va bien hasta la bomba. Es parejo y con ciclorruta.",
          },
          { by: 3, text: "La probé hoy: once minutos menos. Gracias." },
        ],
      },
      {
        title: "Domicilios con lluvia",
        hoursAgo: 26,
        messages: [
          { by: 4, text: "Un restaurante no me quiso pagar el recargo por el aguacero." },
          { by: 4, text: "¿Cuánto es el recargo con lluvia fuerte?", isAnswered: true },
          { by: 0, text: "Avisen siempre antes de salir. Si no hay aviso, no hay recargo." },
        ],
      },
      {
        title: "¿Cuánto efectivo llevan?",
        hoursAgo: 8,
        messages: [
          { by: 9, text: "¿Cuánto efectivo se puede cargar?", isAnswered: true },
          { by: 2, text: "Yo consigno al mediodía y otra vez a las seis. Duermo mejor." },
        ],
      },
    ],
    tasks: [
      { title: "Hablar con el restaurante sobre el recargo por lluvia", for: 0, inDays: 1 },
      { title: "Marcar en el mapa la ruta de la 76", for: 5, inDays: 3 },
    ],
  },
];
