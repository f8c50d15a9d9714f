/**
 * Content of spaces of shops that the list shows first. Long because it is content only.
 */
import type { WrittenInside } from "./written-inside.ts";

export const INSIDES_OF_SHOPS: readonly WrittenInside[] = [
  {
    space: "space-5",
    language: "es",
    agentik: "agentik-135",
    documents: [
      {
        name: "Fiado con límite",
        labels: ["fiado"],
        isPinned: true,
        text: `# Límite
El límite de fiado es de $400 por familia. Con cuenta pendiente de más de 15 días no se fía otra vez.

# Día de pago
Las cuentas se pagan los sábados, antes de las 14:00. El aviso se manda el viernes por la tarde.

# Cómo se anota
Nombre, fecha y monto en el momento, y el cliente recibe el total por mensaje.`,
      },
      {
        name: "Pedidos y reparto a pie",
        labels: ["reparto"],
        text: `# Pedidos
Los pedidos por mensaje se toman de 8:00 a 19:00. El pedido mínimo es de $80.

# Reparto
El reparto a pie es gratis hasta seis cuadras. Más lejos cuesta $15.
Las salidas son a las 10:00, a las 13:00 y a las 18:00.

# Garrafones y gas
El garrafón se entrega solo en planta baja. Los tanques de gas no se reparten.`,
      },
    ],
    answers: [
      {
        question: "¿Reciben vales de despensa?",
        answer:
          "Sí, en la tienda y completos. En los pedidos por mensaje no, porque no damos cambio.",
      },
    ],
    threads: [
      {
        title: "Cuaderno de fiado o mensajes",
        hoursAgo: 130,
        messages: [
          { by: 3, text: "Dejé el cuaderno: ahora cada quien recibe su total por mensaje." },
          { by: 7, text: "¿Y los señores que no usan celular?" },
          { by: 3, text: "A ellos les doy un papelito con el total. Son cuatro nada más." },
          { by: 0, text: "Buena idea. Lo agrego al documento de fiado." },
        ],
      },
      {
        title: "Me pidieron fiar $700",
        hoursAgo: 34,
        messages: [
          { by: 5, text: "Una familia de siempre pide fiar $700 para una fiesta." },
          { by: 5, text: "¿Cuál es el límite de fiado por familia?", isAnswered: true },
          { by: 2, text: "Yo en esos casos pido la mitad por adelantado y nadie se ofende." },
        ],
      },
      {
        title: "Reparto del sábado",
        hoursAgo: 6,
        messages: [
          { by: 8, text: "Mi sobrino reparte a pie este sábado y no conoce la ruta." },
          { by: 8, text: "¿Hasta cuántas cuadras es gratis el reparto a pie?", isAnswered: true },
          { by: 4, text: "¿Dónde compran las bolsas de papel?", isAnswered: true },
        ],
      },
    ],
    tasks: [
      { title: "Mandar los avisos de fiado del viernes", for: 3, inDays: 2 },
      { title: "Dibujar la ruta de las seis cuadras", for: 8, inDays: 1 },
      { title: "Revisar las cuentas de más de 15 días", for: 0, inDays: 4 },
    ],
  },
  {
    space: "space-13",
    language: "es",
    agentik: "agentik-28",
    documents: [
      {
        name: "Envíos y empaques",
        labels: ["envíos"],
        isPinned: true,
        text: `# Costo de envío
El envío nacional cuesta $129 hasta 1 kg. Desde $899 de compra es gratis.

# Tiempo
La compra sale al día siguiente y llega en 2 a 5 días hábiles.

# Empaque
Caja de doble corrugado para vidrio y bolsa con burbuja para ropa.
Toma una foto del paquete abierto antes de cerrarlo: resuelve casi todos los reclamos.`,
      },
      {
        name: "Devoluciones sin pleito",
        labels: ["clientes"],
        text: `# Plazo
Se aceptan devoluciones durante 15 días desde que llega el paquete, sin usar y con etiqueta.

# Quién paga la guía
Si el error fue nuestro, la guía la pagamos nosotros. Si fue cambio de opinión, la paga el cliente.

# Reembolso
El dinero se devuelve en 3 días hábiles después de revisar el producto.`,
      },
      {
        name: "Ficha que sí vende",
        labels: ["fotos", "fichas"],
        text: `# Fotos
Cinco fotos: frente, espalda, detalle, en uso y junto a algo que muestre el tamaño.
La mejor luz es junto a una ventana, entre 9:00 y 11:00, sin flash.

# Texto
Primero la medida y el material, después para quién es. Un adjetivo por renglón basta.`,
      },
    ],
    answers: [
      {
        question: "¿Conviene ofrecer pago contra entrega?",
        answer: "En general no: uno de cada cinco paquetes regresa y pagas dos guías.",
      },
    ],
    threads: [
      {
        title: "Tres tazas rotas en un mes",
        hoursAgo: 115,
        messages: [
          {
            by: 3,
            text: "Se me rompieron tres tazas en el camino. ¿Qué empaque usan para vidrio?",
          },
          {
            by: 9,
            text: "Doble corrugado y dos centímetros de relleno por lado. Cero rotas desde mayo.",
          },
          { by: "demo", text: "Yo agito la caja cerrada: si algo suena, la vuelvo a empacar." },
        ],
      },
      {
        title: "Cliente quiere devolver una lámpara",
        hoursAgo: 29,
        messages: [
          { by: 6, text: "La compró hace diez días y dice que no combina con su sala." },
          {
            by: 6,
            text: "¿Quién paga la guía si el cliente cambió de opinión?",
            isAnswered: true,
          },
          {
            by: 2,
            text: "Ofrécele cambio por otro color. A mí me lo aceptan la mitad de las veces.",
          },
        ],
      },
      {
        title: "Envío gratis: ¿desde cuánto?",
        hoursAgo: 5,
        messages: [
          { by: 4, text: "¿Desde cuánto es gratis el envío?", isAnswered: true },
          { by: 4, text: "Con mi ticket promedio de $620 conviene armar paquetes de dos." },
        ],
      },
    ],
    tasks: [
      { title: "Probar el empaque nuevo con diez tazas", for: 3, inDays: 3 },
      { title: "Volver a tomar las fotos de las lámparas", for: 6, inDays: 2 },
    ],
  },
  {
    space: "space-9",
    language: "es",
    agentik: "agentik-20",
    documents: [
      {
        name: "Pronóstico por fecha",
        labels: ["temporada"],
        isPinned: true,
        text: `# 14 de febrero
Se vende seis veces lo de un día normal. La rosa roja se encarga 20 días antes.

# 10 de mayo
Se vende ocho veces lo de un día normal. Los arreglos mixtos rinden más que las rosas solas.

# Día de Muertos
El cempasúchil se encarga por manojo con 30 días de anticipación y se paga la mitad.`,
      },
      {
        name: "Entregas en días fuertes",
        labels: ["entregas"],
        text: `# Rutas
Cada repartidor lleva 12 arreglos por vuelta y una sola zona.

# Horario
Los pedidos para el mismo día se cierran a las 11:00. En fechas fuertes no se promete hora exacta.

# Si no hay nadie en casa
Se llama dos veces, se deja con un vecino y se manda foto. No se regresa a la tienda sin avisar.`,
      },
    ],
    answers: [],
    threads: [
      {
        title: "Tarjetas que no suenan a robot",
        hoursAgo: 125,
        messages: [
          {
            by: 2,
            text: "Pregunten algo concreto: qué comían juntas, cómo le dice. De ahí sale la tarjeta.",
          },
          { by: "demo", text: "Nosotros guardamos las diez mejores, sin nombres, como ejemplo." },
          { by: 5, text: "Menos de veinte palabras. Las largas no caben ni se leen." },
        ],
      },
      {
        title: "¿Cuándo encargo la rosa?",
        hoursAgo: 44,
        messages: [
          { by: 4, text: "El año pasado me quedé corta y pagué el doble en la central." },
          { by: 4, text: "¿Con cuántos días se encarga la rosa roja?", isAnswered: true },
          { by: 3, text: "Y pide 10% más de lo que crees: siempre llega algo maltratado." },
        ],
      },
      {
        title: "Cierre de pedidos",
        hoursAgo: 7,
        messages: [
          {
            by: 6,
            text: "¿A qué hora se cierran los pedidos para el mismo día?",
            isAnswered: true,
          },
          { by: 6, text: "Lo pongo en la puerta y en el perfil." },
        ],
      },
    ],
    tasks: [
      { title: "Juntar las ventas de las últimas tres temporadas", for: 4, inDays: 6 },
      { title: "Cotizar rosa con dos proveedores", for: 3, inDays: 3 },
    ],
  },
  {
    space: "space-103",
    language: "es",
    agentik: "agentik-18",
    documents: [
      {
        name: "Presentaciones de libros",
        labels: ["eventos"],
        isPinned: true,
        text: `# Cómo se aparta la fecha
La sala se aparta con tres semanas de anticipación. Caben 45 personas sentadas.

# Venta
La editorial deja 30 ejemplares a consignación. La librería se queda con 35% de cada venta.

# Horario
Las presentaciones son los jueves a las 18:00 y duran una hora con preguntas.`,
      },
      {
        name: "Club de lectura",
        labels: ["club"],
        text: `# Sesiones
El club se reúne el último sábado de cada mes a las 11:00, cada vez en otra librería.

# Descuento
Los miembros del club tienen 15% de descuento en el libro del mes.

# Cómo se elige el libro
Se vota entre tres títulos que tengan al menos veinte ejemplares disponibles.`,
      },
    ],
    answers: [],
    threads: [
      {
        title: "Libro del próximo mes",
        hoursAgo: 105,
        messages: [
          { by: 3, text: "Propongo cuento: la novela pasada asustó a los nuevos." },
          { by: 5, text: "De acuerdo. Hay veintidós ejemplares de la antología veracruzana." },
          { by: 0, text: "Abro la votación el lunes con tres títulos de cuento." },
        ],
      },
      {
        title: "Autora que quiere presentar en jueves",
        hoursAgo: 36,
        messages: [
          { by: 4, text: "Escribe una autora de Coatepec. Quiere presentar su primera novela." },
          {
            by: 4,
            text: "¿Con cuánta anticipación se aparta la sala?",
            isAnswered: true,
          },
          { by: 2, text: "Yo presto sillas: tengo veinte plegables." },
        ],
      },
      {
        title: "Descuento del club",
        hoursAgo: 10,
        messages: [
          { by: 9, text: "¿Cuánto descuento tienen los miembros del club?", isAnswered: true },
          { by: 9, text: "Gracias, lo apunto junto a la caja." },
        ],
      },
    ],
    tasks: [
      { title: "Abrir la votación del libro del mes", for: 0, inDays: 3 },
      { title: "Confirmar fecha con la autora de Coatepec", for: 4, inDays: 2 },
    ],
  },
  {
    space: "space-19",
    language: "es",
    agentik: "agentik-208",
    documents: [
      {
        name: "Caducidades y devoluciones",
        labels: ["inventario"],
        isPinned: true,
        text: `# Revisión
Las caducidades se revisan el primer lunes del mes. Lo que vence en 90 días pasa a la charola amarilla.

# Devolución al mayorista
El mayorista acepta devoluciones hasta 60 días antes de la caducidad, con factura y caja cerrada.

# Lo caducado
Se anota, se separa y se entrega al servicio de recolección. Nunca va a la basura común.`,
      },
      {
        name: "Pedidos al mayorista",
        labels: ["compras"],
        text: `# Horario
El pedido que entra antes de las 12:00 llega el mismo día. El mínimo es de $1,500.

# Compra en grupo
Los martes juntamos pedidos de varias farmacias: desde $20,000 hay 4% de descuento.

# Recordatorios de tratamiento
Se avisa cinco días antes de que se acabe la caja, solo a quien lo pidió por escrito.
Las dudas sobre dosis las contesta siempre la persona responsable sanitaria.`,
      },
    ],
    answers: [],
    threads: [
      {
        title: "Charola amarilla",
        hoursAgo: 98,
        messages: [
          { by: 4, text: "Con la charola bajé la pérdida por caducidad de $3,100 a $900 al mes." },
          { by: 3, text: "¿Quién la revisa en tu farmacia?" },
          { by: 4, text: "La persona que abre. Son diez minutos y se firma la hoja." },
        ],
      },
      {
        title: "Devolver antibióticos por vencer",
        hoursAgo: 27,
        messages: [
          { by: 6, text: "Tengo doce cajas que vencen en tres meses." },
          {
            by: 6,
            text: "¿Hasta cuántos días antes acepta devoluciones el mayorista?",
            isAnswered: true,
          },
          { by: 2, text: "Llama hoy: la recolección tarda una semana." },
        ],
      },
      {
        title: "Compra en grupo del martes",
        hoursAgo: 8,
        messages: [
          { by: 5, text: "Llevamos $14,300 entre cuatro farmacias." },
          {
            by: 5,
            text: "¿Desde qué monto hay descuento en la compra en grupo?",
            isAnswered: true,
          },
          { by: 7, text: "Yo pongo $6,000 de genéricos y ya pasamos." },
        ],
      },
    ],
    tasks: [
      { title: "Cerrar la compra en grupo del martes", for: 5, inDays: 2 },
      { title: "Revisar las caducidades del mes", for: 4, inDays: 6 },
    ],
  },
  {
    space: "space-165",
    language: "es",
    agentik: "agentik-118",
    documents: [
      {
        name: "Apartados de Reyes",
        labels: ["temporada", "ventas"],
        isPinned: true,
        text: `# Cómo se aparta
Un juguete se aparta con 20% y se liquida a más tardar el 4 de enero.

# Cancelaciones
Si el cliente cancela antes del 20 de diciembre, recibe su dinero completo. Después, un vale.

# Envoltura
La envoltura cuesta $25 y es gratis en compras de más de $600.`,
      },
      {
        name: "Pronóstico de la temporada",
        labels: ["compras"],
        text: `# Cuánto se vende
Del 2 al 5 de enero se vende 38% de la temporada. La noche del 5 se cierra a las 23:00.

# Qué se acaba primero
Las bicicletas rodada 16 y las muñecas de menos de $400.

# Segundo pedido
El segundo pedido al proveedor se hace el 15 de diciembre, con lo que ya se vendió dos veces.`,
      },
    ],
    answers: [],
    threads: [
      {
        title: "Bicicletas rodada 16",
        hoursAgo: 112,
        messages: [
          { by: 2, text: "El año pasado se acabaron el día 3. ¿Cuántas piden ustedes?" },
          { by: 5, text: "Cuarenta, y otras quince para el segundo pedido. Sobraron dos." },
          {
            by: 0,
            text: "Si alguien se queda sin bicicletas, que avise aquí antes de decir que no.",
          },
        ],
      },
      {
        title: "Clienta que quiere cancelar",
        hoursAgo: 30,
        messages: [
          { by: 3, text: "Apartó una cocina de juguete y ya no la quiere." },
          { by: 3, text: "¿Hasta cuándo se liquida un apartado?", isAnswered: true },
          { by: 3, text: "Está a tiempo de pensarlo. Le ofrezco cambio." },
        ],
      },
      {
        title: "Envolturas",
        hoursAgo: 9,
        messages: [
          { by: 4, text: "¿Cuánto cuesta la envoltura?", isAnswered: true },
          { by: 6, text: "Yo compré papel por rollo entre tres tiendas: salió a $6 por regalo." },
        ],
      },
    ],
    tasks: [
      { title: "Pedir bicicletas rodada 16", for: 2, inDays: 4 },
      { title: "Comprar papel de envoltura entre tres tiendas", for: 6, inDays: 7 },
    ],
  },
];
