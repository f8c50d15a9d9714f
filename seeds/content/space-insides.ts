/**
 * Content of the spaces that the seeds fill: documents, approved answers, conversations, tasks; here
 * those of the demo person's first spaces. Answers of agentiks are not written: the engine gives
 * them. Long because it is content only.
 */
import { INSIDES_OF_KITCHENS } from "./insides-of-kitchens.ts";
import { INSIDES_OF_SERVICES } from "./insides-of-services.ts";
import { INSIDES_OF_SHOPS } from "./insides-of-shops.ts";
import { INSIDES_OF_TEAMS } from "./insides-of-teams.ts";
import type { WrittenInside } from "./written-inside.ts";

export const WRITTEN_INSIDES: readonly WrittenInside[] = [
  {
    space: "space-1",
    language: "es",
    agentik: "agentik-1",
    documents: [
      {
        name: "Turnos y propinas",
        labels: ["equipo"],
        isPinned: true,
        text: `# Turnos

## Turno de noche
Entrada a las 18:00 y salida a las 2:00. Quien abre prende el trompo a las 17:30.

## Turno de madrugada
Entrada a la 1:00 y salida a las 7:00, solo viernes y sábado.

# Propinas
Las propinas se juntan en una sola caja y se reparten cada domingo por horas trabajadas.
Cocina recibe 40% y piso recibe 60%.

# Faltas
Avisa con 12 horas de anticipación. Un turno se cambia entre compañeros, escrito en este espacio.`,
      },
      {
        name: "Proveedores",
        labels: ["compras", "carne"],
        text: `# Carne
Carnicería La Estrella surte pastor y suadero de lunes a sábado antes de las 11:00.
El pedido mínimo es de 15 kg. El kilo de pastor adobado cuesta $148.

# Tortillas
Tortillería Doña Chuy entrega dos veces: a las 17:00 y a las 23:00. El kilo cuesta $22.

# Gas
Gas del Centro rellena los martes. Para una urgencia hay que llamar antes de las 20:00.`,
      },
    ],
    answers: [
      {
        question: "¿Se puede pagar con tarjeta a los proveedores?",
        answer: "Solo a Gas del Centro. Carne y tortillas se pagan en efectivo al recibir.",
      },
    ],
    threads: [
      {
        title: "¿A quién le compran el carbón?",
        hoursAgo: 150,
        messages: [
          { by: 4, text: "Se me acabó el carbón a media noche. ¿A quién le compran ustedes?" },
          { by: 2, text: "Al de la calle 8, pero solo hasta las 10." },
          { by: "demo", text: "Yo dejo un costal de reserva desde que me pasó lo mismo." },
        ],
      },
      {
        title: "Proveedores de esta semana",
        hoursAgo: 30,
        messages: [
          { by: 3, text: "¿Cuánto cuesta el kilo de pastor?", isAnswered: true },
          { by: 3, text: "Gracias. Entonces pido 20 kg para el sábado." },
          { by: 5, text: "¿Dónde compramos el hielo?", isAnswered: true },
        ],
      },
      {
        title: "Propinas del domingo",
        hoursAgo: 5,
        messages: [
          { by: 1, text: "Esta semana fueron $6,840. ¿Quién hace el reparto?" },
          { by: 6, text: "¿Cómo se reparten las propinas?", isAnswered: true },
          { by: "demo", text: "Yo lo hago hoy al cierre y lo escribo aquí." },
        ],
      },
    ],
    tasks: [
      { title: "Repartir las propinas de la semana", for: "demo", inDays: 0 },
      { title: "Pedir 20 kg de pastor para el sábado", for: 3, inDays: 2 },
      { title: "Comprar un costal de carbón de reserva", for: 4, inDays: 3 },
    ],
  },
  {
    space: "space-2",
    language: "es",
    agentik: "agentik-1",
    documents: [
      {
        name: "Menú del día",
        labels: ["menú", "precios"],
        isPinned: true,
        text: `# Precios
- Menú del día completo: $95
- Menú con refresco: $110
- Solo guisado con arroz: $70

# Lunes
Sopa de fideo, milanesa con ensalada, agua de jamaica.

# Martes
Caldo tlalpeño, enchiladas verdes, agua de limón.

# Miércoles
Crema de elote, mole con pollo, agua de horchata.

# Para llevar
El empaque cuesta $8 por persona. Los pedidos para llevar se toman hasta las 15:00.`,
      },
      {
        name: "Costeo de recetas",
        labels: ["costos"],
        text: `# Mole con pollo
Rinde 20 porciones. La porción cuesta $38: pollo $19, mole $12, arroz y tortillas $7.

# Milanesa con ensalada
Rinde 15 porciones. La porción cuesta $34.

# Regla de la casa
Ningún platillo pasa de 40% de costo sobre el precio de venta. Si pasa, se cambia la guarnición, no el tamaño.`,
      },
    ],
    answers: [
      {
        question: "¿Dan factura?",
        answer: "Sí, el mismo día. Mándanos tu constancia fiscal y el ticket por este espacio.",
      },
    ],
    threads: [
      {
        title: "Subió el pollo",
        hoursAgo: 70,
        messages: [
          { by: 2, text: "El pollo subió a $72 el kilo. ¿Alguien ya movió precios?" },
          { by: 5, text: "Yo cambié el mole al jueves, cuando se vende más." },
          { by: 0, text: "¿Cuánto cuesta la porción de mole con pollo?", isAnswered: true },
        ],
      },
      {
        title: "Pedidos para llevar",
        hoursAgo: 3,
        messages: [
          { by: 4, text: "Me piden 12 comidas para una oficina mañana." },
          { by: 4, text: "¿Hasta qué hora se toman pedidos para llevar?", isAnswered: true },
          { by: "demo", text: "Yo les cobro el empaque aparte y nadie se ha quejado." },
        ],
      },
    ],
    tasks: [
      { title: "Actualizar el costo del mole con el pollo a $72", for: 0, inDays: 1 },
      { title: "Escribir el menú de la próxima semana", for: "demo", inDays: 3 },
    ],
  },
  {
    space: "space-3",
    language: "es",
    agentik: "agentik-3",
    documents: [
      {
        name: "Calendario de impuestos",
        labels: ["fechas"],
        isPinned: true,
        text: `# Declaración mensual
Se presenta a más tardar el día 17 del mes siguiente. Si cae en sábado o domingo, pasa al lunes.

# Declaración anual
Personas morales: a más tardar el 31 de marzo. Personas físicas: a más tardar el 30 de abril.

# Nómina
El recibo se timbra dentro de los 3 días hábiles que siguen al pago.`,
      },
      {
        name: "Qué guardar y por cuánto tiempo",
        labels: ["archivo"],
        text: `# Facturas y comprobantes
Se guardan 5 años a partir de la declaración del ejercicio, en XML y en PDF.

# Contratos
Se guardan mientras estén vigentes y 5 años más.

# Estados de cuenta
Descárgalos cada mes: los bancos solo muestran en línea los últimos 12 a 24 meses.`,
      },
    ],
    answers: [],
    threads: [
      {
        title: "Me pidieron una factura del mes pasado",
        hoursAgo: 88,
        messages: [
          { by: 5, text: "Un cliente pide la factura de una compra del mes pasado. ¿Se la hago?" },
          { by: 2, text: "Sí, con fecha de hoy. No la pongas en el mes que ya declaraste." },
          { by: 0, text: "Y guarda el ticket junto con el XML, por si preguntan." },
        ],
      },
      {
        title: "Fechas de este mes",
        hoursAgo: 26,
        messages: [
          { by: 7, text: "¿Cuándo se presenta la declaración mensual?", isAnswered: true },
          { by: 7, text: "Y cae en domingo, entonces tengo un día más. ¡Gracias!" },
          { by: 3, text: "¿Cuánto tiempo se guardan las facturas?", isAnswered: true },
        ],
      },
    ],
    tasks: [{ title: "Descargar los estados de cuenta del mes", for: "demo", inDays: 6 }],
  },
  {
    space: "space-4",
    language: "es",
    agentik: "agentik-1",
    documents: [
      {
        name: "Reservas y grupos",
        labels: ["reservas"],
        isPinned: true,
        text: `# Reservas
La mesa se guarda 15 minutos después de la hora. Pasado ese tiempo se libera.

# Grupos
Desde 10 personas se pide un anticipo de $500, que se descuenta de la cuenta.
Un grupo cancela sin costo hasta 24 horas antes.

# Días sin reservas
El 14 de febrero y el 10 de mayo se atiende por orden de llegada.`,
      },
      {
        name: "Inventario compartido",
        labels: ["compras"],
        text: `# Cómo se cuenta
Cada local cuenta los lunes antes de abrir y lo escribe en la hoja común.

# Mínimos
- Aceite: 20 litros
- Arroz: 25 kg
- Gas: 30% del tanque

# Préstamos entre locales
Lo que un local presta se devuelve en 7 días, en especie y de la misma marca.`,
      },
      {
        name: "Respuestas a reseñas",
        labels: ["clientes"],
        text: `# Reglas
Toda reseña se contesta en menos de 24 horas, con el nombre de quien contesta.

# Reseñas de una estrella
Primero se pide perdón, después se pregunta el día y la mesa, y al final se ofrece hablar por teléfono. Nunca se discute en público.`,
      },
    ],
    answers: [
      {
        question: "¿Aceptan mascotas en la terraza?",
        answer: "Sí, con correa y solo en la terraza. Tenemos platos de agua.",
      },
    ],
    threads: [
      {
        title: "Lo que automaticé este mes",
        hoursAgo: 96,
        messages: [
          {
            by: 0,
            text: "Las reservas ya no se enciman: un solo calendario para los dos locales.",
          },
          { by: 9, text: "¿Cuánto te costó?" },
          { by: 0, text: "Dos tardes. Lo difícil fue que todos dejaran la libreta." },
          { by: "demo", text: "Nosotros dejamos la libreta una semana más, por si acaso. Ayudó." },
        ],
      },
      {
        title: "Grupo de 14 el viernes",
        hoursAgo: 8,
        messages: [
          { by: 6, text: "Me reservaron 14 personas para el viernes a las 9." },
          { by: 6, text: "¿Cuánto se pide de anticipo para grupos?", isAnswered: true },
          { by: 11, text: "¿Tenemos estacionamiento para ellos?", isAnswered: true },
        ],
      },
    ],
    tasks: [
      { title: "Contar el inventario del lunes", for: "demo", inDays: -1 },
      { title: "Confirmar el anticipo del grupo de 14", for: 6, inDays: 1 },
      { title: "Contestar las tres reseñas de la semana", for: "demo", inDays: 1 },
    ],
  },
  {
    space: "space-8",
    language: "es",
    agentik: "agentik-2",
    documents: [
      {
        name: "Cómo trabajamos",
        labels: ["clientes", "estudio"],
        isPinned: true,
        text: `# Entregas
Cada proyecto tiene dos rondas de cambios. La tercera se cobra por hora: $650.

# Pagos
Se paga 50% para empezar y 50% al entregar. Los archivos finales se mandan con el segundo pago.

# Horario
Contestamos de lunes a viernes de 9:00 a 18:00. Los sábados solo urgencias de imprenta.`,
      },
      {
        name: "Tarifas",
        labels: ["precios"],
        text: `# Identidad
Logotipo con manual: $18,000. Tarda cuatro semanas.

# Redes
Paquete mensual de 12 publicaciones: $7,500.

# Fotografía
Media jornada en el local: $4,800, con 20 fotos retocadas.`,
      },
    ],
    answers: [
      {
        question: "¿Dan los archivos editables?",
        answer: "Sí, con el segundo pago: AI, PDF y PNG.",
      },
    ],
    threads: [
      {
        title: "Cliente nuevo: Café Tajín",
        hoursAgo: 50,
        messages: [
          { by: "demo", text: "Quieren logotipo y 12 publicaciones al mes." },
          { by: 1, text: "¿Cuánto cuesta el logotipo con manual?", isAnswered: true },
          { by: "demo", text: "Les mando la cotización hoy." },
        ],
      },
      {
        title: "Tercera ronda de cambios",
        hoursAgo: 2,
        messages: [
          { by: 2, text: "La panadería pide una tercera ronda." },
          { by: 2, text: "¿Cuánto se cobra la tercera ronda de cambios?", isAnswered: true },
        ],
      },
    ],
    tasks: [
      { title: "Mandar la cotización a Café Tajín", for: "demo", inDays: 0 },
      { title: "Retocar 20 fotos de la panadería", for: 1, inDays: 2 },
    ],
  },
  {
    space: "space-11",
    language: "es",
    agentik: "agentik-2",
    documents: [
      {
        name: "Guía de volantes y perifoneo",
        labels: ["calle"],
        text: `# Volantes
Mil volantes media carta cuestan $900 y se reparten en dos tardes. El mejor horario es de 17:00 a 19:00.

# Perifoneo
La hora cuesta $350. Pide permiso en la alcaldía con 5 días de anticipación.

# Cómo medir
Pon un código distinto en cada volante y cuenta cuántos llegan a la caja.`,
      },
    ],
    answers: [],
    threads: [
      {
        title: "Reseñas sin pedirlas de rodillas",
        hoursAgo: 92,
        messages: [
          { by: 5, text: "¿Cómo piden reseñas sin dar pena?" },
          { by: 2, text: "Una tarjeta con el código en la bolsa. Me llegan tres por semana." },
          { by: "demo", text: "Y contestarlas todas: quien lee ve que hay alguien del otro lado." },
        ],
      },
      {
        title: "¿Volantes o redes?",
        hoursAgo: 20,
        messages: [
          { by: 3, text: "Tengo $1,500 para anunciar la tienda. ¿Volantes o redes?" },
          { by: "demo", text: "Haz mil volantes con un código y mide dos semanas." },
          { by: 3, text: "¿Cuánto cuestan mil volantes?", isAnswered: true },
        ],
      },
    ],
    tasks: [{ title: "Diseñar el volante del mes", for: "demo", inDays: 4 }],
  },
  {
    space: "space-18",
    language: "es",
    agentik: "agentik-3",
    documents: [
      {
        name: "Antes de la clase",
        labels: ["taller"],
        isPinned: true,
        text: `# Qué traer
Tu computadora con cargador y una tarea que repitas cada semana.

# Horario
Los jueves de 18:30 a 20:30, en la biblioteca de Mérida. También por videollamada.

# Costo
El taller es gratis. El café se coopera con $20.`,
      },
    ],
    answers: [],
    threads: [
      {
        title: "¿Qué automatizó cada quien?",
        hoursAgo: 66,
        messages: [
          { by: 5, text: "Mi hotel ya manda solo las indicaciones para llegar, un día antes." },
          { by: 6, text: "Yo tengo tours: la lista de pasajeros se arma a las seis de la mañana." },
          { by: "demo", text: "Traigan los dos ejemplos el jueves, que sirven para todos." },
        ],
      },
      {
        title: "Nos vemos el jueves",
        hoursAgo: 12,
        messages: [
          { by: "demo", text: "Este jueves vemos cómo ordenar pedidos que llegan por mensaje." },
          { by: 3, text: "¿Qué hay que traer?", isAnswered: true },
          { by: 4, text: "¿A qué hora es?", isAnswered: true },
        ],
      },
    ],
    tasks: [{ title: "Apartar la sala de la biblioteca", for: "demo", inDays: 1 }],
  },
  ...INSIDES_OF_KITCHENS,
  ...INSIDES_OF_SERVICES,
  ...INSIDES_OF_SHOPS,
  ...INSIDES_OF_TEAMS,
];
