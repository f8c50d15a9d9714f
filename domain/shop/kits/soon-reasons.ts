/**
 * Why an app, portal app or perk is coming soon: what Plaza lacks for it to do what its card says. A line is
 * deleted with the kit that makes it untrue.
 */
import type { Locale } from "#domain/preferences/preferences.ts";

export const SOON_REASONS: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  "app-ruta-corta": {
    es: "Plaza no tiene mapa de calles ni tránsito: sin ellos no puede planear rutas ni prometer una hora.",
    en: "Plaza has no map of streets and no traffic data, and without them it can neither plan a round nor promise a time.",
  },
  "app-cita-lista": {
    es: "Las reservas y los recordatorios ya están en tus agentiks; falta la lista de espera que ocupa los lugares cancelados.",
    en: "Your agentiks already take bookings and send reminders. The waiting list that fills a cancelled place is missing.",
  },
  "app-field-notes": {
    es: "Plaza no graba visitas ni convierte lo hablado en texto, así que no tendría qué resumir.",
    en: "Plaza neither records a visit nor turns speech into text, so it would have nothing to sum up.",
  },
  "app-tienda-ligera": {
    es: "Tu página ya muestra tus precios, pero Plaza no tiene carrito ni forma de cobrarles a tus clientes.",
    en: "Your page already shows your prices, but Plaza has no cart and no way to charge your customers.",
  },
  "portal-app-translator": {
    es: "Plaza trabaja en español y en inglés; le faltan el portugués y un traductor para tus propios textos.",
    en: "Plaza works in Spanish and English. Portuguese is missing, and so is a translator for texts of your own.",
  },
  "portal-app-vision": {
    es: "Plaza guarda tus fotos, pero nada en ella cuenta todavía lo que se ve en una.",
    en: "Plaza keeps your photos, but nothing in it can count what is in one yet.",
  },
  "portal-app-voice-notes": {
    es: "Plaza entiende órdenes habladas cortas; no graba notas de voz ni las pasa a texto para hacer tareas.",
    en: "Plaza understands short spoken commands. It does not record voice notes or write them out to make tasks of them.",
  },
  "portal-app-contract-check": {
    es: "Falta una lista de cláusulas revisada por abogados: sin ella, un contrato parecería completo sin estarlo.",
    en: "A list of clauses reviewed by lawyers is missing: without one, a contract could look complete when it is not.",
  },
  "portal-app-slides": {
    es: "El Creador escribe el esquema, pero todavía no hace un archivo de presentación con él.",
    en: "The Creator writes the outline, but cannot make a presentation file of it yet.",
  },
  "portal-app-notes": {
    es: "Cada espacio tiene tareas; faltan las notas rápidas de donde saldrían.",
    en: "Every space has tasks. The quick notes that would become tasks are missing.",
  },
  "portal-app-calendar": {
    es: "La agenda ya reúne citas, reservas y pedidos; le faltan los turnos de tu equipo.",
    en: "The agenda already has appointments, bookings and orders. Your team's shifts are missing.",
  },
  "portal-app-signatures": {
    es: "Una firma sirve si se puede probar quién firmó y cuándo, y Plaza todavía no emite esa constancia.",
    en: "A signature is worth something when it can be proved who signed and when. Plaza issues no such record yet.",
  },
  "portal-app-backup": {
    es: "Hoy descargas tú la copia de tu cuenta y de tus espacios; Plaza no la hace sola cada noche.",
    en: "Today you download the copy of your account and spaces yourself. Plaza does not make one every night.",
  },
  "portal-app-inbox": {
    es: "Tu bandeja ya junta correo, WhatsApp, Telegram y tu página de chat; los comentarios de redes sociales no le llegan.",
    en: "Your inbox already joins mail, WhatsApp, Telegram and your chat page. Comments on social networks do not reach it.",
  },
  "portal-app-meet": {
    es: "Plaza no transmite audio ni video entre personas, así que no hay llamada de la que tomar notas.",
    en: "Plaza carries no audio or video between people, so there is no call to take notes of.",
  },
  "portal-app-broadcast": {
    es: "Plaza contesta a cada cliente, pero no lleva una lista de quienes pidieron recibir noticias ni les escribe a todos a la vez.",
    en: "Plaza answers each customer, but keeps no list of those who asked for news and does not write to all of them at once.",
  },
  "portal-app-phone": {
    es: "Plaza no está conectada a ninguna línea telefónica: no puede darte un número ni contestar llamadas.",
    en: "Plaza is connected to no telephone line: it can neither give you a number nor answer a call.",
  },
  "portal-app-photo": {
    es: "Plaza recorta fotos, pero no corrige la luz ni cambia el fondo.",
    en: "Plaza crops photos, but corrects no light and changes no background.",
  },
  "portal-app-video": {
    es: "Plaza no tiene con qué cortar tus tomas y unirlas con música en un video.",
    en: "Plaza has nothing that cuts your takes and joins them with music into a video.",
  },
  "portal-app-type": {
    es: "Faltan las letras dibujadas a la manera de los rotulistas; con tipografía común no se verían pintadas.",
    en: "Letters drawn the way sign painters do are missing. Ordinary type would not look painted.",
  },
  "portal-app-mockups": {
    es: "Faltan las bolsas, los vasos y las cajas sobre los que se vería tu etiqueta.",
    en: "The bags, cups and boxes on which you would see your label are missing.",
  },
  "portal-app-payments": {
    es: "Los pagos conectados a Plaza cargan tu billetera; todavía no pueden cobrarles a tus clientes por ti.",
    en: "The payments connected to Plaza top up your wallet. They cannot charge your customers for you yet.",
  },
  "portal-app-shipping": {
    es: "Ninguna paquetería está conectada a Plaza, así que no hay precios ni tiempos reales que comparar.",
    en: "No parcel company is connected to Plaza, so there are no real prices or times to compare.",
  },
  "portal-app-suppliers": {
    es: "Plaza no tiene un directorio de proveedores, y nadie ha compartido todavía lo que les pagó.",
    en: "Plaza has no directory of suppliers, and no one has shared yet what they paid them.",
  },
  "perk-hojas-conectadas": {
    es: "Tus agentiks leen las tablas que subes a Plaza; todavía no entran a tus hojas de Google o de Excel.",
    en: "Your agentiks read the tables that you upload to Plaza. They cannot open your sheets in Google or Excel yet.",
  },
  "perk-buzon-unico": {
    es: "El correo y los mensajes ya llegan a tu bandeja; faltan los comentarios, porque ninguna red social está conectada.",
    en: "Mail and messages already reach your inbox. Comments are missing, because no social network is connected.",
  },
  "perk-mapa-clientes": {
    es: "Plaza guarda la dirección de un pedido como texto; no tiene un mapa en el que ubicarla.",
    en: "Plaza keeps the address of an order as text, and has no map to put it on.",
  },
  "perk-puente-bancario": {
    es: "Ningún banco está conectado: Plaza no ve tus depósitos ni tus transferencias.",
    en: "No bank is connected: Plaza sees neither your deposits nor your transfers.",
  },
  "perk-acceso-anticipado": {
    es: "Hoy lo nuevo les llega a todos el mismo día; no hay una versión previa que ofrecer.",
    en: "Today what is new reaches everyone on the same day: there is no earlier version to offer.",
  },
  "perk-tienda-conectada": {
    es: "Ninguna tienda en línea está conectada a Plaza, así que no hay existencias que igualar con tu mostrador.",
    en: "No online store is connected to Plaza, so there is no stock to keep equal with your counter.",
  },
  "perk-notas-voz": {
    es: "Plaza no graba lo que dices mientras trabajas ni lo pasa a texto, y sin texto no hay tarea.",
    en: "Plaza does not record what you say while you work or write it out, and without a text there is no task.",
  },
  "perk-encuestas-cortas": {
    es: "Plaza no le pregunta nada al cliente después de su compra, ni reúne respuestas en una gráfica.",
    en: "Plaza asks the customer nothing after a purchase, and gathers no answers in a chart.",
  },
  "perk-etiquetas-envio": {
    es: "Las guías las emite una paquetería, y Plaza todavía no está conectada con ninguna.",
    en: "Shipping labels are issued by a parcel company, and Plaza is not connected with one yet.",
  },
  "perk-copias-nocturnas": {
    es: "Puedes descargar tus documentos cuando quieras; Plaza no los copia cada noche ni comprueba esa copia.",
    en: "You can download your documents at any time. Plaza does not copy them every night, nor check such a copy.",
  },
  "perk-guia-cambios": {
    es: "Falta quien mantenga al día las comisiones, los envíos y los impuestos: una guía atrasada te haría perder dinero.",
    en: "An editor who keeps fees, shipping and taxes up to date is missing: a guide that lags behind would cost you money.",
  },
  "perk-enfoque-manana": {
    es: "Plaza avisa en el momento; todavía no sabe guardar los avisos para entregarlos juntos al mediodía.",
    en: "Plaza notifies at once. It cannot keep notifications yet to hand them over together at noon.",
  },
  "perk-carrito-abandonado": {
    es: "Plaza no tiene carrito de compras, así que no sabe quién dejó uno a medias.",
    en: "Plaza has no shopping cart, so it does not know who left one halfway.",
  },
};
