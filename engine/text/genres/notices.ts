import type { Genre } from "#engine/text/genre.ts";

/** Notices about when and where a business is open. */
export const NOTICES: readonly Genre[] = [
  {
    key: "closing-notice",
    name: { es: "Aviso de cierre", en: "Closing notice" },
    asks: {
      es: /\b(cierre|cerramos|cerrado|cerraremos|no abrimos|no abriremos|vacaciones)\b/,
      en: /\b(closing notice|closed|we close|will close|not open|holidays? closing|closing for|close early|closing early)\b/,
    },
    es: {
      warm: {
        short:
          "<Te avisamos con tiempo|Un aviso para que no des la vuelta en balde|Para que lo tengas presente>: cerramos {date}[[ y volvemos después de {until}]]. <Gracias por tu comprensión|Nos vemos a la vuelta>. {business}",
        long: "**Aviso de cierre**\n\n<Queremos avisarte con tiempo|Para que no hagas la vuelta en balde, te avisamos|Te lo contamos antes de que planees tu visita>: cerramos {date}[[, y estaremos fuera hasta {until}]].\n\n- Los pedidos que ya hiciste <siguen en pie|se respetan tal como quedamos>.\n- [[Si necesitas algo, escríbenos al {phone}.]]\n- [[Nuestro horario de siempre: {hours}.]]\n\n<Gracias por tu comprensión|Descansamos un poco para atenderte mejor>.\n\n{business}",
      },
      formal: {
        short:
          "<Informamos a nuestros clientes|Le informamos> que {business} permanecerá cerrado {date}[[ y reanudará labores después de {until}]]. <Agradecemos su comprensión|Ofrecemos una disculpa por los inconvenientes>.",
        long: "**<Aviso de cierre|Aviso a nuestros clientes>**\n\nEstimado cliente:\n\nLe informamos que nuestro establecimiento permanecerá cerrado {date}[[, y que reanudaremos labores después de {until}]].\n\n- Los pedidos y citas confirmados se respetarán <en los términos acordados|conforme a lo acordado>.\n- [[Para asuntos urgentes puede comunicarse al {phone}.]]\n- [[El horario habitual es {hours}.]]\n\n<Agradecemos su comprensión|Ofrecemos una disculpa por los inconvenientes que esto pudiera causarle>.\n\nAtentamente,\n{business}",
      },
      playful: {
        short:
          "<Ponle pausa al antojo|Cerramos la cortina un ratito|Nos vamos a estirar las piernas>: no abrimos {date}[[, y regresamos después de {until}]]. <No nos extrañes tanto|Volvemos con más pila>. 💛 {business}",
        long: "**<Cerramos la cortina, pero no el corazón|Pausa corta, regreso grande|Hoy la cortina descansa>**\n\nNo abrimos {date}[[, y nos vemos después de {until}]]. <Sí, también nosotros necesitamos siesta|El equipo se ganó su descanso|Prometemos volver con más pila>.\n\n- Lo que ya pediste <está a salvo|sigue apartado>.\n- [[¿Urgencia de antojo? Escríbenos al {phone}.]]\n- [[Luego, como siempre: {hours}.]]\n\n<Nos vemos muy pronto|No nos cambies por otro|Te vamos a extrañar>,\n{business}",
      },
    },
    en: {
      warm: {
        short:
          "<A note so that you do not come in vain|We want to tell you in time|For your plans>: we are closed on {date}[[ and back after {until}]]. <Thank you for understanding|See you when we are back>. {business}",
        long: "**Closing notice**\n\n<We want to tell you in time|So that you do not come in vain|Before you plan your visit, a word from us>: we are closed on {date}[[, and away until {until}]].\n\n- Orders you have placed <still stand|are kept as agreed>.\n- [[If you need anything, write to us at {phone}.]]\n- [[Our usual hours: {hours}.]]\n\n<Thank you for understanding|We rest a little so that we can look after you better>.\n\n{business}",
      },
      formal: {
        short:
          "<We inform our customers|Please note> that {business} will be closed on {date}[[ and will reopen after {until}]]. <We appreciate your understanding|We apologise for any inconvenience>.",
        long: "**<Notice of closing|Notice to our customers>**\n\nDear customer,\n\nPlease note that our premises will be closed on {date}[[, and that we will reopen after {until}]].\n\n- Confirmed orders and appointments will be honoured <on the agreed terms|as agreed>.\n- [[For urgent matters you may contact us at {phone}.]]\n- [[Our usual opening hours: {hours}.]]\n\n<We appreciate your understanding|We apologise for any inconvenience that this may cause you>.\n\nSincerely,\n{business}",
      },
      playful: {
        short:
          "<Put that craving on hold|The shutters come down for a bit|We are off to stretch our legs>: closed on {date}[[, back after {until}]]. <Do not miss us too much|We will be back with full batteries>. 💛 {business}",
        long: "**<Shutters down, hearts open|A short pause, a big return|Today the shutters get some rest>**\n\nWe are closed on {date}[[, and we will see you after {until}]]. <Yes, we need naps too|The team has earned its rest|We promise to come back with full batteries>.\n\n- What you have ordered <is safe|stays set aside>.\n- [[A craving emergency? Write to us at {phone}.]]\n- [[Then, as always: {hours}.]]\n\n<See you very soon|Do not replace us|We will miss you>,\n{business}",
      },
    },
  },
  {
    key: "new-hours",
    name: { es: "Aviso de nuevo horario", en: "New opening hours" },
    asks: {
      es: /\b(nuevo horario|cambio de horario|horario nuevo|horarios? de (?:verano|invierno|temporada)|abrimos de|abrimos a|horario)\b/,
      en: /\b(new (?:opening )?hours|opening hours|change of hours|we open (?:from|at))\b/,
    },
    es: {
      warm: {
        short:
          "<Tenemos nuevo horario|Cambiamos de horario para atenderte mejor|Apunta nuestro nuevo horario>[[ desde {date}]]: {hours}. [[Estamos en {address}. ]]<Te esperamos|Aquí nos vemos>. {business}",
        long: "**<Nuevo horario|Ahora abrimos así>**\n\n<Hicimos un cambio pensando en ti|Muchos nos lo pidieron y ya es realidad|Para atenderte mejor, cambiamos de horario>[[ desde {date}]]:\n\n{hours}\n\n[[Seguimos en {address}. ]][[Para pedidos o dudas, escríbenos al {phone}. ]]<Gracias por acomodarte con nosotros|Gracias por seguirnos eligiendo>.\n\nTe esperamos,\n{business}",
      },
      formal: {
        short:
          "<Le informamos nuestro nuevo horario de atención|Ponemos a su conocimiento nuestro nuevo horario>[[, vigente desde {date}]]: {hours}. [[Domicilio: {address}. ]]<Quedamos a sus órdenes|Será un gusto atenderle>. {business}",
        long: "**<Nuevo horario de atención|Cambio de horario>**\n\nEstimado cliente:\n\n<Con el fin de ofrecerle un mejor servicio|Para su mayor comodidad>, le informamos que[[ desde {date}]] nuestro horario de atención será el siguiente:\n\n{hours}\n\n[[Nuestro domicilio es {address}. ]][[Para cualquier duda puede comunicarse al {phone}. ]]Agradecemos su preferencia y quedamos a sus órdenes.\n\nAtentamente,\n{business}",
      },
      playful: {
        short:
          "<Reloj nuevo, mismas ganas|Le movimos a las manecillas|Ya no hay pretexto>: [[desde {date} ]]abrimos {hours}. [[Caes en {address}. ]]<Pon tu alarma|Avísale a la banda>. ⏰ {business}",
        long: "**<Le movimos al reloj|Nuevo horario, mismas ganas|Más horas para vernos>** ⏰\n\n<Nos lo pidieron tanto que ya es oficial|Sacamos la calculadora, y esto es lo que más nos junta contigo|Dormimos menos para verte más>. [[Desde {date} abrimos así: ]]\n\n{hours}\n\n- <Pon tu alarma|Guarda este mensaje>\n- <Pásale el dato a quien siempre llega cuando ya cerramos|Etiqueta a tu compa el impuntual>\n- [[Estamos en {address}]]\n\nAquí te vemos,\n{business}",
      },
    },
    en: {
      warm: {
        short:
          "<We have new opening hours|We changed our hours to look after you better|Note our new opening hours>[[ from {date}]]: {hours}. [[We are at {address}. ]]<See you soon|Come and see us>. {business}",
        long: "**<New opening hours|This is when we are open now>**\n\n<We made a change with you in mind|Many of you asked, and here it is|To look after you better, our hours change>[[ from {date}]]:\n\n{hours}\n\n[[We are still at {address}. ]][[For orders or questions, write to us at {phone}. ]]<Thank you for bearing with us|Thank you for choosing us again>.\n\nSee you soon,\n{business}",
      },
      formal: {
        short:
          "<Please note our new opening hours|We would like to inform you of our new opening hours>[[, in effect from {date}]]: {hours}. [[Address: {address}. ]]<We remain at your service|We look forward to serving you>. {business}",
        long: "**<New opening hours|Change of opening hours>**\n\nDear customer,\n\n<In order to offer you a better service|For your convenience>, our opening hours[[ from {date}]] will be the following:\n\n{hours}\n\n[[Our address is {address}. ]][[For any question you may contact us at {phone}. ]]We appreciate your preference and remain at your service.\n\nSincerely,\n{business}",
      },
      playful: {
        short:
          "<New clock, same appetite|We moved the hands of the clock|No more excuses>: [[from {date} ]]we are open {hours}. [[Drop by {address}. ]]<Set your alarm|Tell the gang>. ⏰ {business}",
        long: "**<We moved the clock|New hours, same appetite|More hours to see you>** ⏰\n\n<You asked so often that it is official now|We did the maths, and this brings us together most|We sleep less to see you more>. [[From {date} we are open like this: ]]\n\n{hours}\n\n- <Set your alarm|Save this message>\n- <Tell whoever always arrives when we have just closed|Tag your friend who is never on time>\n- [[We are at {address}]]\n\nSee you here,\n{business}",
      },
    },
  },
  {
    key: "menu-of-the-day",
    name: { es: "Menú del día", en: "Menu of the day" },
    asks: {
      es: /\bmenu (?:de hoy|del dia|de esta semana|de la semana)\b|\bplatillo del dia\b|\bmenu (?:de|del) (?:desayunos?|comidas?|cenas?)\b/,
      en: /\b(today's menu|menu of the day|todays menu|dish of the day|this week's menu|the menu today|(?:brunch|lunch|dinner|breakfast) menu)\b/,
    },
    es: {
      warm: {
        short:
          "<Hoy la cocina huele a gloria|Recién salido del fuego|Así viene la mesa de hoy>: {what}[[ por {price}]].\n<Con tortillas recién hechas y salsa de la casa|Bien servido y con sazón de casa|Como en casa, pero sin lavar los platos>.\n<Ven antes de que se acabe|Te apartamos tu lugar>[[ al {phone}]]. {business}",
        long: "**<Menú de hoy|Lo que hay hoy en la mesa>**\n\n<Desde temprano está la olla en el fuego|Hoy cocinamos con calma y con lo mejor del mercado|La cocina lleva horas trabajando para ti>: {what}[[, por {price}]]. <De esos platos que se comen despacio y se recuerdan toda la tarde|Caldito que abraza, sazón que se nota y porción como debe ser|Aromas de los que hacen voltear a media cuadra>.\n\n[[Servimos {hours}. ]][[Estamos en {address}. ]][[Para apartar o llevar: {phone}. ]]\n\n<Se acaba temprano, ya sabes|Ven con hambre>,\n{business}",
      },
      formal: {
        short:
          "<El menú de hoy|Hoy le ofrecemos>: {what}[[, por {price}]]. <Ingredientes frescos del día, preparados al momento|Preparado con ingredientes de temporada>. [[Reservaciones: {phone}. ]]{business} <le espera|tendrá el gusto de recibirle>.",
        long: "**<Menú del día|Nuestra propuesta de hoy>**\n\nHoy le ofrecemos {what}[[, por {price}]]. <La preparación comienza temprano, con ingredientes frescos y de temporada|Cada platillo se prepara al momento con ingredientes seleccionados por la mañana>, para servirle una comida equilibrada y de sabor cuidado.\n\n[[El servicio es {hours}. ]][[Nos encontramos en {address}. ]][[Para reservar, comuníquese al {phone}. ]]\n\n<Será un gusto recibirle|Le esperamos>,\n{business}",
      },
      playful: {
        short:
          "<Suelta el celular y agarra la cuchara|Tu estómago ya leyó esto antes que tú|Alerta: huele hasta tu casa>: {what}[[ por {price}]] 🤤\n<Se come con las manos y con el alma|Rinde para ti y para presumir|Advertencia: provoca siesta>.\n<El que llega primero, repite|Corre, que vuela>[[: {phone}]]. {business}",
        long: "**<Hoy se come sabroso|Menú de hoy, o cómo alegrar un día cualquiera|Atención, estómagos>** 🤤\n\nEn el fuego: {what}[[, por {price}]]. <Lo probamos tres veces, por responsabilidad|La cocinera dice que quedó «de llorar», y ella no llora|Huele tan bien que ya vinieron a preguntar los vecinos>.\n\n- <Ven con hambre y sin prisa|Trae a tu mejor tenedor>\n- [[Te apartamos lugar: {phone}]]\n- [[Estamos en {address}]]\n\n<Se acaba rápido: el que avisa no es traidor|Luego no digas que nadie te dijo>.\n\n{business}",
      },
    },
    en: {
      warm: {
        short:
          "<The kitchen smells wonderful today|Fresh off the stove|Here is what is on the table today>: {what}[[ for {price}]].\n<Served with warm tortillas and our own salsa|A generous plate, seasoned as at home|Like home, without washing the dishes>.\n<Come before it runs out|We will save you a seat>[[: {phone}]]. {business}",
        long: "**<Today's menu|What is on the table today>**\n\n<The pot has been on the fire since early this morning|Today we cooked slowly, with the best of the market|The kitchen has been at work for you for hours>: {what}[[, for {price}]]. <The kind of plate that you eat slowly and remember all afternoon|A broth that hugs, a seasoning that shows and a portion as it should be|A smell that makes people turn their heads half a block away>.\n\n[[We serve {hours}. ]][[We are at {address}. ]][[To reserve or take away: {phone}. ]]\n\n<It runs out early, as you know|Come hungry>,\n{business}",
      },
      formal: {
        short:
          "<Today's menu|Today we offer>: {what}[[, for {price}]]. <Fresh ingredients, prepared to order|Prepared with ingredients of the season>. [[Reservations: {phone}. ]]{business} <looks forward to your visit|will be pleased to welcome you>.",
        long: "**<Menu of the day|Our proposal for today>**\n\nToday we offer {what}[[, for {price}]]. <Preparation begins early, with fresh ingredients of the season|Each dish is prepared to order with ingredients selected in the morning>, for a balanced meal with careful flavours.\n\n[[Service: {hours}. ]][[You will find us at {address}. ]][[For reservations, please call {phone}. ]]\n\n<It will be a pleasure to welcome you|We look forward to your visit>,\n{business}",
      },
      playful: {
        short:
          "<Put the phone down and pick up a spoon|Your stomach read this before you did|Warning: you can smell it from home>: {what}[[ for {price}]] 🤤\n<To be eaten with your hands and your heart|Enough for you and for showing off|May cause naps>.\n<First come, second helping|Run, it is going fast>[[: {phone}]]. {business}",
        long: "**<Today we eat well|Today's menu, or how to save an ordinary day|Attention, stomachs>** 🤤\n\nOn the stove: {what}[[, for {price}]]. <We tasted it three times, out of responsibility|The cook says it is good enough to cry, and she does not cry|It smells so good that the neighbours have come to ask>.\n\n- <Come hungry and without a hurry|Bring your best fork>\n- [[We save your seat: {phone}]]\n- [[We are at {address}]]\n\n<It goes fast, and you have been told|Do not say that nobody warned you>.\n\n{business}",
      },
    },
  },
];
