import type { Genre } from "#engine/text/genre.ts";

/** Offers and announcements of things to buy. */
export const OFFERS: readonly Genre[] = [
  {
    key: "offer",
    name: { es: "Oferta", en: "Offer" },
    asks: {
      es: /\b(oferta|promo|promocion|descuento|rebaja|rebajas|2x1|liquidacion|hora feliz|mitad de precio)\b/,
      en: /\b(offer|promo|promotion|discount|deal|sale|2 for 1|happy hour|half price)\b/,
    },
    es: {
      warm: {
        short:
          "<¡Buenas noticias!|Te tenemos algo rico para esta semana.|Esto te va a gustar.> {what}[[ con {discount}]][[ a {price}]][[, hasta {until}]]. <Te esperamos|Aquí te atendemos con gusto|Pasa por lo tuyo> en {business}[[, {address}]].",
        long: "**<Una oferta para ti|Para consentirte|Lo que estabas esperando>**\n\n<Sabemos que cada peso cuenta, así que preparamos esto|Queremos verte pronto, y por eso preparamos esto|Nos gusta agradecer a quienes nos eligen>: {what}[[ con {discount}]][[ a {price}]].\n\n[[Vale hasta {until}. ]]No necesitas cupón: <solo dilo al llegar|menciónalo al hacer tu pedido|muestra este mensaje>.\n\n[[Estamos en {address}. ]][[Abrimos {hours}. ]][[Aparta por WhatsApp: {phone}. ]]\n\n<Te esperamos|Nos vemos pronto>,\n{business}",
      },
      formal: {
        short:
          "{business} <le ofrece|pone a su disposición|le presenta> {what}[[ con {discount}]][[ a {price}]][[, vigente hasta {until}]]. <Será un gusto atenderle|Quedamos a sus órdenes>[[ en {address}]].",
        long: "**<Promoción vigente|Condiciones especiales>**\n\nEstimado cliente:\n\n<Nos complace ofrecerle|Ponemos a su disposición> {what}[[ con {discount}]][[ al precio de {price}]]. [[La promoción estará vigente hasta {until}.]]\n\n<Para hacerla válida basta con mencionarla al solicitar su pedido|No se requiere cupón: es suficiente con mencionarla al pagar>. [[Nuestra dirección es {address}. ]][[El horario de atención es {hours}. ]][[Para cualquier duda, el teléfono es {phone}. ]]\n\nAtentamente,\n{business}",
      },
      playful: {
        short:
          "<🔥 ¡Alerta de antojo!|👀 Mira nada más:|🎉 ¡Se armó!> {what}[[ con {discount}]][[ a {price}]][[, pero solo hasta {until}]]. <Corre, que vuela|El que avisa no es traidor|Luego no digas que no te dijimos>. {business} 💛",
        long: "**<¡Se armó la buena!|¡Atención, antojo en camino!|Tú, nosotros y esta oferta>**\n\n<Sí, leíste bien|No, no es broma|Respira y lee de nuevo>: {what}[[ con {discount}]][[ a {price}]].\n\n- <Trae hambre o curiosidad|Trae a quien más quieras|Trae ganas>\n- [[Tienes hasta {until}]]\n- <Comparte si te sobra corazón|Etiqueta a quien te debe una salida>\n\n[[Nos encuentras en {address}. ]][[Escríbenos al {phone}. ]]\n\n<Aquí te vemos|Nos vemos|Ya te estamos esperando>, {business} ✨",
      },
    },
    en: {
      warm: {
        short:
          "<Good news!|Something nice for this week:|You will like this one:> {what}[[ with {discount}]][[ for {price}]][[, until {until}]]. <See you soon|Come by any time|We would love to see you> at {business}[[, {address}]].",
        long: "**<A little something for you|Because you keep coming back|Worth a visit this week>**\n\n<We know every peso counts, so we put this together|We would love to see you soon, so here it is|It is our way of saying thanks>: {what}[[ with {discount}]][[ for {price}]].\n\n[[Good until {until}. ]]No coupon needed: <just mention it when you order|say you saw this message|tell us when you arrive>.\n\n[[You will find us at {address}. ]][[We are open {hours}. ]][[To set one aside, message us at {phone}. ]]\n\n<See you soon|Warm regards>,\n{business}",
      },
      formal: {
        short:
          "{business} <is pleased to offer|now offers|invites you to> {what}[[ with {discount}]][[ at {price}]][[, valid until {until}]]. <We remain at your service|We look forward to serving you>[[ at {address}]].",
        long: "**<Current promotion|Special terms>**\n\nDear customer,\n\n<We are pleased to offer you|We would like to bring to your attention> {what}[[ with {discount}]][[ at {price}]]. [[The promotion is valid until {until}.]]\n\n<To make use of it, simply mention it when placing your order|No coupon is required: mention it when paying>. [[Our address is {address}. ]][[Opening hours: {hours}. ]][[For any question, please call {phone}. ]]\n\nSincerely,\n{business}",
      },
      playful: {
        short:
          "<🔥 Craving alert!|👀 Look at this:|🎉 It is on!> {what}[[ with {discount}]][[ for {price}]][[, but only until {until}]]. <Run, do not walk|Do not say we did not tell you|First come, first happy>. {business} 💛",
        long: "**<It is happening|You, us and this deal|Drop everything>**\n\n<Yes, you read that right|No, this is not a joke|Breathe and read it again>: {what}[[ with {discount}]][[ for {price}]].\n\n- <Bring an appetite|Bring your favourite person|Bring your curiosity>\n- [[You have until {until}]]\n- <Share it if you are feeling generous|Tag whoever owes you an outing>\n\n[[We are at {address}. ]][[Message us: {phone}. ]]\n\n<See you there|We are already waiting|Come and get it>, {business} ✨",
      },
    },
  },
];
