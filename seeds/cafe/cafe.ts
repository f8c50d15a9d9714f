/**
 * The example business of the demo person: a café with one agentik of each of ten ready-made kinds, and
 * the documents that they work from. Long because it is content only.
 */
import type { ReadyMade } from "#domain/agentiks/ready-made/ready-made.ts";

export const CAFE_SPACE = {
  id: "space-cafe",
  name: "Café Jacaranda",
  description:
    "Un café de barrio con diez agentiks a su servicio: contestan, apuntan pedidos y mesas, cierran el día y cuidan la despensa.",
} as const;

/** Members beside its owner; the newest have joined in the last month. */
export const CAFE_MEMBERS = 9;

/** Owned by the demo person and active; their ids are `agentik-cafe-` and the kind. */
export const CAFE_AGENTIKS: readonly { kind: ReadyMade; name: string; description: string }[] = [
  {
    kind: "questions",
    name: "Anfitriona del café",
    description: "Contesta a cualquier hora sobre el horario, los precios y el menú del café.",
  },
  {
    kind: "orders",
    name: "Pedidos para llevar",
    description: "Toma el pedido completo, con día, hora y teléfono, y lo apunta como pendiente.",
  },
  {
    kind: "bookings",
    name: "Mesas y reservaciones",
    description: "Aparta mesa para el día y la hora que el cliente quiere, sin que nadie llame.",
  },
  {
    kind: "returns",
    name: "Cambios y aclaraciones",
    description: "Escucha qué salió mal, junta los datos y llama pronto a una persona.",
  },
  {
    kind: "daily-close",
    name: "Cierre del café",
    description: "Cada noche a las nueve cuenta conversaciones, pedidos, pendientes y ventas.",
  },
  {
    kind: "payments",
    name: "Cobranza de los lunes",
    description: "Recuerda a quién hay que cobrarle y avisa si queda poco saldo.",
  },
  {
    kind: "reviews",
    name: "Respuestas de sobremesa",
    description:
      "Escribe el borrador para cada reseña, con el tono del café; nadie publica por ti.",
  },
  {
    kind: "stock",
    name: "Despensa al día",
    description: "Lee la tabla de existencias cada mañana y hace la lista de compra.",
  },
  {
    kind: "welcome",
    name: "Bienvenida al equipo",
    description: "Saluda por su nombre a quien entra y le dice por dónde empezar.",
  },
  {
    kind: "steward",
    name: "Guardiana de retos",
    description: "Avisa de cada entrega al reto del recetario y cuida que tenga ganador.",
  },
];

export interface CafeDocument {
  name: string;
  labels: readonly string[];
  text: string;
}

export const CAFE_DOCUMENTS: readonly CafeDocument[] = [
  {
    name: "Menú y precios",
    labels: ["menú", "precios"],
    text: `# Cafés
Café de olla: $35
Americano: $38
Capuchino: $52
Latte frío: $58

# Panes
Concha: $18
Rol de canela: $38
Croissant de almendra: $42

# Desayunos
Chilaquiles con huevo: $98
Molletes: $75
Enfrijoladas: $92

Todos los desayunos incluyen café de olla y fruta. Se sirven hasta las 13:00.

# Pasteles completos
Pastel de tres leches para 12 personas: $520
Pastel de zanahoria para 12 personas: $560

# Sin gluten y veganos
Hay pan de plátano sin gluten a $45. Los chilaquiles se pueden pedir sin queso ni crema.`,
  },
  {
    name: "Horario y cómo llegar",
    labels: ["clientes"],
    text: `# Horario
De martes a viernes abrimos de 8:00 a 21:00. Sábados y domingos, de 9:00 a 22:00. Los lunes cerramos.

# Dirección
Estamos en Calle Jacarandas 48, colonia Roma, a dos cuadras del metro Insurgentes.

# Estacionamiento
No tenemos estacionamiento propio. Enfrente hay una pensión que cobra $25 la hora.

# Mascotas
Los perros son bienvenidos en la terraza.

# Wifi
El wifi es gratis. La clave viene en tu cuenta.`,
  },
  {
    name: "Pedidos y entregas",
    labels: ["clientes", "pedidos"],
    text: `# Anticipación
Los pedidos se hacen con 2 horas de anticipación. Un pastel completo se pide con dos días.

# Envío
Llevamos a domicilio hasta 3 km por $35. En pedidos de más de $400 el envío es gratis.

# Formas de pago
Se puede pagar con efectivo, tarjeta o transferencia.

# Facturas
La factura se pide el mismo mes, con RFC y constancia, al correo que viene en el ticket.`,
  },
  {
    name: "Mesas y grupos",
    labels: ["reservaciones"],
    text: `# Reservaciones
Apartamos mesa para 2 a 10 personas. La mesa se guarda 15 minutos.

# Grupos
Para más de 10 personas se pide un anticipo de $500, que se descuenta de la cuenta.

# Terraza
La terraza tiene seis mesas y calefactores. Si llueve, pasamos a tu grupo adentro.`,
  },
  {
    name: "Cambios y devoluciones",
    labels: ["clientes", "calidad"],
    text: `# Pan y pasteles
Si algo llegó dañado se repone el mismo día o se devuelve el dinero. Hay que mandar una foto antes de 24 horas.

# Café en grano
Una bolsa cerrada se cambia durante 15 días con el ticket.

# Quejas
Una queja del servicio la contesta Valentina en persona el mismo día.`,
  },
  {
    name: "Clientes con crédito",
    labels: ["cobranza"],
    text: `# Quién paga a fin de semana
Oficina Norte: $1,840 por los desayunos de la semana, factura los lunes.
Galería Trazo: $960 por el coctel del jueves, paga por transferencia.
Dentista Solís: $420 de café mensual, paga en efectivo.`,
  },
  {
    name: "Primer día en el café",
    labels: ["equipo"],
    text: `# Turnos
El turno de la mañana entra a las 7:30 y sale a las 15:00. El de la tarde, de 14:30 a 22:15.

# Propinas
Las propinas se juntan y se reparten cada domingo por horas trabajadas.

# Pregunta
Lo que no esté aquí, pregúntalo en el espacio: contesta un agentik y, si no sabe, Valentina.`,
  },
];

/** Items of the table of stock, with the least that there should be. */
export const CAFE_STOCK = [
  { name: "Café en grano", unit: "kg", least: 12, supplier: "Finca El Mirador" },
  { name: "Leche entera", unit: "l", least: 30, supplier: "La Estrella" },
  { name: "Leche de avena", unit: "l", least: 8, supplier: "La Estrella" },
  { name: "Harina", unit: "kg", least: 25, supplier: "Molino San José" },
  { name: "Huevo", unit: "piezas", least: 180, supplier: "Granja Sol" },
  { name: "Mantequilla", unit: "kg", least: 6, supplier: "La Estrella" },
  { name: "Azúcar", unit: "kg", least: 10, supplier: "Molino San José" },
  { name: "Canela", unit: "kg", least: 1, supplier: "Mercado Medellín" },
  { name: "Vasos para llevar", unit: "piezas", least: 300, supplier: "Papel y Punto" },
  { name: "Servilletas", unit: "paquetes", least: 10, supplier: "Papel y Punto" },
] as const;

/** Name of the document with the table; it has a new version each week. */
export const STOCK_DOCUMENT = "Existencias";
export const STOCK_VERSIONS = 5;

export const CAFE_ANSWERS = [
  {
    question: "¿Venden tarjetas de regalo?",
    answer: "Sí, de $200 y $500; se compran en la caja y duran un año.",
  },
  {
    question: "¿Tienen menú en inglés?",
    answer: "Sí, pídelo en la entrada o escanea el código de la mesa.",
  },
] as const;

/** Reviews that its owner has given, with the days since. */
export const CAFE_REVIEWS = [
  { daysAgo: 27.3, review: "⭐⭐⭐⭐⭐ Las conchas recién salidas son lo mejor de la Roma." },
  { daysAgo: 23.1, review: "2 estrellas. Esperamos 40 minutos por unos molletes fríos." },
  { daysAgo: 18.6, review: "Muy bonito lugar y los perritos son bienvenidos, 5/5" },
  {
    daysAgo: 14.2,
    review: "El capuchino bien, pero el mesero se equivocó dos veces con la cuenta.",
  },
  { daysAgo: 9.4, review: "⭐⭐⭐⭐ Todo rico. Faltan enchufes para trabajar." },
  { daysAgo: 5.7, review: "1 estrella, cerrado un martes a mediodía y sin avisar" },
  {
    daysAgo: 1.2,
    review: "5 estrellas para los chilaquiles y para Renata, que nos atendió de lujo",
  },
] as const;

/** Entries to the demo person's own challenge, the oldest first. */
export const CAFE_ENTRIES = [
  {
    hoursAgo: 60,
    text: "Cinco moles de mi abuela, con el costo por porción al precio del mercado de Jamaica.",
  },
  {
    hoursAgo: 31,
    text: "Tamales, atole y champurrado para treinta personas: la tabla completa de ingredientes.",
  },
  {
    hoursAgo: 7,
    text: "Cocina de la costa: tiritas, pescado a la talla y arroz a la tumbada, con costos de Zihuatanejo.",
  },
] as const;

/** Index of that challenge. */
export const CAFE_CHALLENGE = 13;
