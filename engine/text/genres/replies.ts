import type { Genre } from "#engine/text/genre.ts";

/** Answers to what customers have written. */
export const REPLIES: readonly Genre[] = [
  {
    key: "review-reply-bad",
    name: { es: "Respuesta a una reseña mala", en: "Reply to a bad review" },
    asks: {
      es: /\b(?:resena|puso|pusieron|dejo|dejaron|calific\w+)\b.{0,40}\b(?:[123]|una|dos|tres) estrellas?\b|\bresena\b.{0,40}\b(mala|malas|negativa|negativas|una estrella|dos estrellas|tres estrellas|enojad[oa]|molest[oa])\b|\b(mala|negativa) resena\b/,
      en: /\b(?:left|gave|rated)\b.{0,40}\b(?:[123]|one|two|three)[- ]stars?\b|\b(bad|negative|one-star|two-star|one star|two star|[123][- ]star|angry) review\b|\breview\b.{0,40}\b(one star|two stars|complain)/,
    },
    es: {
      warm: {
        short:
          "Hola[[, {name}]]. <Gracias por decírnoslo|Te agradecemos la franqueza|Gracias por tomarte el tiempo>: no es la experiencia que queremos darte, y <te ofrecemos una disculpa|lo sentimos de verdad|nos toca mejorar>. [[Escríbenos al {phone} y lo arreglamos. ]]<Ojalá nos des otra oportunidad|Queremos que la próxima vez sí sea como debe ser>. {business}",
        long: "Hola[[, {name}]]:\n\n<Gracias por contarnos cómo te fue|Te agradecemos que nos lo digas con claridad|Gracias por tomarte el tiempo de escribir>. [[Leímos con calma lo que nos dices: «{quote}». ]]Tienes razón en molestarte: no es lo que queremos para quien nos visita, y te ofrecemos una disculpa sin excusas.\n\nYa lo hablamos con el equipo para que no se repita. <Nos gustaría recibirte de nuevo y que la próxima vez salgas con buen sabor de boca|Queremos que la próxima vez sí sea como debe ser>. [[Escríbenos al {phone} y lo vemos contigo directamente.]]\n\nCon aprecio,\n{business}",
      },
      formal: {
        short:
          "<Agradecemos su comentario|Le agradecemos habernos escrito>[[, {name}]]. Lamentamos que su experiencia no haya sido la esperada y le ofrecemos una disculpa. [[Le pedimos comunicarse al {phone} para atender su caso. ]]<Esperamos poder servirle mejor|Quedamos a sus órdenes>. {business}",
        long: "Estimado cliente[[, {name}]]:\n\n<Agradecemos que se haya tomado el tiempo de escribirnos|Le agradecemos su comentario, que hemos leído con atención>. [[Lamentamos lo que nos describe: «{quote}». ]]Su experiencia no corresponde a lo que deseamos ofrecer, y le presentamos una disculpa.\n\nLo hablaremos con nuestro equipo, para que no vuelva a ocurrir. [[Si lo considera conveniente, le rogamos comunicarse al {phone} para atender su caso personalmente. ]]<Esperamos contar con una nueva oportunidad de servirle|Confiamos en poder recibirle de nuevo>.\n\nAtentamente,\n{business}",
      },
      playful: {
        short:
          "Ay[[, {name}]]: <esta vez nos tocó quedarte mal|la regamos y lo sabemos|no fue nuestro mejor día>. <Gracias por decirlo de frente|Gracias por la sinceridad>; lo tomamos en serio y ya lo estamos corrigiendo. [[Mándanos mensaje al {phone} y lo componemos. ]]¿Nos das la revancha? {business}",
        long: "Hola[[, {name}]]:\n\n<No fue nuestro mejor día, y te tocó a ti|Quedamos mal, y se vale que lo digas|Nos jalaste las orejas con razón>. [[Leímos lo que escribiste, «{quote}», y nos dolió porque es cierto. ]]No hay pretexto: te ofrecemos una disculpa.\n\nYa hicimos la tarea con el equipo para que no vuelva a pasar. <Danos la revancha: queremos que la próxima reseña sea de las que se presumen|Si nos das otra oportunidad, prometemos lucirnos|Queremos la revancha, y esta vez llegar a tiempo y con sonrisa>. [[Escríbenos al {phone} y arreglamos lo que quedó pendiente.]]\n\nCon cariño y pena,\n{business}",
      },
    },
    en: {
      warm: {
        short:
          "Hi[[ {name}]]. <Thank you for telling us|We appreciate your honesty|Thank you for taking the time>: this is not the experience we want you to have, and <we are sorry|we apologise|we have to do better>. [[Write to us at {phone} and we will put it right. ]]<We hope you will give us another chance|Next time we want it to be the way it should>. {business}",
        long: "Hi[[ {name}]],\n\n<Thank you for telling us how it went|We appreciate that you said it clearly|Thank you for taking the time to write>. [[We read your words carefully: “{quote}”. ]]You are right to be upset: this is not what we want for the people who come to us, and we apologise without excuses.\n\nWe have talked it over with the team so that it does not happen again. <We would love to welcome you back and do it right|Next time we want it to be the way it should>. [[Write to us at {phone} and we will look into it with you.]]\n\nWarmly,\n{business}",
      },
      formal: {
        short:
          "<Thank you for your comment|We appreciate your writing to us>[[, {name}]]. We regret that your experience was not what you expected, and we apologise. [[Please contact us at {phone} so that we can attend to your case. ]]<We hope to serve you better|We remain at your service>. {business}",
        long: "Dear customer[[, {name}]],\n\n<Thank you for taking the time to write to us|We have read your comment with attention, and we thank you for it>. [[We regret what you describe: “{quote}”. ]]Your experience does not meet the standard that we set ourselves, and we apologise.\n\nWe will go over it with our team, so that it does not occur again. [[If it suits you, please contact us at {phone} so that we can attend to your case in person. ]]<We hope to have another opportunity to serve you|We trust that we may welcome you again>.\n\nSincerely,\n{business}",
      },
      playful: {
        short:
          "Ouch[[, {name}]]: <this time we let you down|we got it wrong and we know it|not our finest hour>. <Thanks for saying it straight|Thank you for being honest>; we take it seriously and are fixing it already. [[Message us at {phone} and we will sort it out. ]]Give us a rematch? {business}",
        long: "Hi[[ {name}]],\n\n<It was not our best day, and you were the one who got it|We let you down, and you are right to say so|That was a fair telling-off>. [[We read what you wrote, “{quote}”, and it stung because it is true. ]]No excuses: we are sorry.\n\nWe did our homework with the team so that it does not happen again. <Give us a rematch: we want your next review to be one to show off|With one more chance, we promise to shine|We want a rematch, this time on time and with a smile>. [[Write to us at {phone} and we will settle what is left open.]]\n\nWith love and a little shame,\n{business}",
      },
    },
  },
  {
    key: "review-reply-good",
    name: { es: "Respuesta a una reseña buena", en: "Reply to a good review" },
    asks: {
      es: /\bresena\b|\b(?:5|cinco|4|cuatro) estrellas\b/,
      en: /\breview\b(?: says?\b)?/,
    },
    es: {
      warm: {
        short:
          "¡<Muchas gracias|Qué gusto leerte|Mil gracias>[[, {name}]]! <Nos alegra que te haya gustado|Mensajes así nos hacen el día|Se lo leímos a todo el equipo>. <Te esperamos pronto|Aquí tienes tu casa> en {business}.",
        long: "¡Hola[[, {name}]]!\n\n<Qué gusto leer tus palabras|Muchas gracias por contarlo|Nos hiciste el día>. [[Eso de «{quote}» se lo leímos a todo el equipo, y hubo sonrisas. ]]Detrás de cada visita hay mucho cariño y trabajo, y saber que se nota es el mejor pago.\n\n<Te esperamos pronto, con el mismo gusto de siempre|Vuelve cuando quieras: aquí tienes tu casa|La próxima vez que vengas, salúdanos por tu nombre>.\n\nUn abrazo,\n{business}",
      },
      formal: {
        short:
          "<Agradecemos mucho su comentario|Le damos las gracias por sus palabras>[[, {name}]]. <Nos complace saber que quedó satisfecho con nuestro servicio|Es un honor contar con su preferencia>. Será un gusto recibirle de nuevo. {business}",
        long: "Estimado cliente[[, {name}]]:\n\n<Agradecemos sinceramente su comentario|Hemos leído con mucho gusto sus palabras>. [[Nos complace en especial que mencione «{quote}». ]]Su opinión es un reconocimiento para todo el equipo, y nos anima a mantener la calidad de nuestro servicio.\n\n<Será un honor recibirle nuevamente|Esperamos contar pronto con su visita>; quedamos a sus órdenes para lo que necesite.\n\nAtentamente,\n{business}",
      },
      playful: {
        short:
          "¡<Nos sonrojaste|Ya lo enmarcamos|Estamos bailando de gusto>[[, {name}]]! 🧡 <Gracias por tanto|Gracias por presumirnos>. Vuelve pronto, que <te guardamos lugar|aquí te esperamos con todo>. {business}",
        long: "¡Hola[[, {name}]]!\n\n<Leímos tu reseña en voz alta y hubo aplausos|Ya la imprimimos para el refri|Nos sonrojaste a todos>. 🧡 [[Lo de «{quote}» se va directo a nuestra lista de frases favoritas. ]]Tú pones las ganas de venir y nosotros ponemos todo lo demás.\n\n<Vuelve pronto y trae a quien se lo esté perdiendo|La próxima vez te recibimos con porra|Ya sabes dónde estamos: no nos extrañes mucho>.\n\nCon todo el cariño,\n{business}",
      },
    },
    en: {
      warm: {
        short:
          "<Thank you so much|What a joy to read this|Many thanks>[[, {name}]]! <We are so glad you liked it|Messages like yours make our day|We read it to the whole team>. <See you soon|Come back any time> at {business}.",
        long: "Hi[[ {name}]]!\n\n<What a joy to read your words|Thank you so much for sharing this|You made our day>. [[We read “{quote}” to the whole team, and there were smiles. ]]There is a lot of care and work behind every visit, and knowing that it shows is the best reward.\n\n<We hope to see you soon|Come back whenever you like: you are at home here|Next time you come, say hello by name>.\n\nWarmly,\n{business}",
      },
      formal: {
        short:
          "<We greatly appreciate your comment|Thank you for your kind words>[[, {name}]]. <We are pleased to know that you were satisfied with our service|It is an honour to have your preference>. We look forward to welcoming you again. {business}",
        long: "Dear customer[[, {name}]],\n\n<We sincerely appreciate your comment|It was a pleasure to read your words>. [[We are especially pleased that you mention “{quote}”. ]]Your opinion is a recognition of the whole team, and encourages us to maintain the quality of our service.\n\n<It will be an honour to welcome you again|We look forward to your next visit>; we remain at your service for anything you may need.\n\nSincerely,\n{business}",
      },
      playful: {
        short:
          "<You made us blush|We have framed this|We are dancing in here>[[, {name}]]! 🧡 <Thank you for everything|Thanks for showing us off>. Come back soon: <we are saving your spot|we will be ready>. {business}",
        long: "Hi[[ {name}]]!\n\n<We read your review out loud and there was applause|We printed it for the fridge|You made all of us blush>. 🧡 [[“{quote}” goes straight to our list of favourite lines. ]]You bring the appetite and we bring everything else.\n\n<Come back soon and bring whoever is missing out|Next time we will greet you with a cheer|You know where we are: do not miss us too much>.\n\nWith love,\n{business}",
      },
    },
  },
  {
    key: "late-order-apology",
    name: { es: "Disculpa por un retraso", en: "Apology for a delay" },
    asks: {
      es: /\b(disculpa|perdon)\b.{0,60}\b(tarde|retraso|demora|tardanza)|\bse (?:va a|nos va a) (?:tardar|retrasar)|\b(recibio|llego|entrega|pedido)\b.{0,40}\b(tarde|retraso|retrasad[oa]|demora)\b/,
      en: /\b(apolog\w+|sorry)\b.{0,60}\b(delay|late)\b|\b(order|delivery|it)\b.{0,40}\b(late|delayed)\b|\blate (order|delivery)\b|\bwill be (?:an? |\w+ )?(?:weeks?|days?|hours?|minutes)? ?late\b/,
    },
    es: {
      warm: {
        short:
          "Hola[[, {name}]]. <Tu pedido llegó más tarde de lo que prometimos y lo sentimos|Te hicimos esperar de más, y lo sentimos|Sabemos que tu pedido se retrasó, y te ofrecemos una disculpa>. <Queremos que la próxima llegue a tiempo|No es como queremos atenderte>. [[Cualquier cosa, estamos en el {phone}. ]]{business}",
        long: "Hola[[, {name}]]:\n\n<Te escribimos por tu pedido, que llegó más tarde de lo que te prometimos|Sabemos que tu pedido se retrasó|Te hicimos esperar más de lo justo>. Entendemos la molestia y te ofrecemos una disculpa, sin pretextos.\n\nNo es como queremos atenderte, y vamos a poner más cuidado en tus próximas entregas. [[Cualquier cosa que necesites de este pedido, escríbenos al {phone}.]]\n\nGracias por tu paciencia,\n{business}",
      },
      formal: {
        short:
          "Estimado cliente[[, {name}]]: <le ofrecemos una disculpa por la demora de su pedido|lamentamos que su pedido se haya entregado con retraso>. <No es el servicio que queremos darle|Pondremos mayor cuidado en sus próximas entregas>. [[Para cualquier aclaración, estamos en el {phone}. ]]{business}",
        long: "Estimado cliente[[, {name}]]:\n\n<Le ofrecemos una disculpa por la demora con que recibió su pedido|Lamentamos sinceramente que su pedido se haya entregado después de lo acordado>. Comprendemos los inconvenientes que esto pudo causarle.\n\nNo es el servicio que queremos darle, y pondremos mayor cuidado en cumplir con los tiempos que ofrecemos. [[Le pedimos comunicarse al {phone} para atenderle personalmente.]]\n\nAgradecemos su comprensión,\n{business}",
      },
      playful: {
        short:
          "Hola[[, {name}]]. <Tu pedido se nos perdió en el tráfico de la vida|Hoy nos ganó el reloj|La puntualidad nos quedó debiendo>, y lo sentimos mucho. <Prometemos correr más rápido|Vamos por pilas nuevas para la entrega>. [[Escríbenos al {phone} y lo vemos. ]]{business}",
        long: "Hola[[, {name}]]:\n\n<El reloj nos ganó la carrera y tu pedido llegó tarde|Tu pedido se tardó más que una fila en lunes|Hoy la puntualidad no fue lo nuestro>. Te hicimos esperar, y eso no se hace: te ofrecemos una disculpa de las de verdad.\n\nNos toca buscar en qué curva nos caímos. <Para la próxima, tú pones el antojo y nosotros el cronómetro|La siguiente entrega va por cuenta de nuestras mejores piernas>. [[Mándanos mensaje al {phone}.]]\n\nGracias por la paciencia,\n{business}",
      },
    },
    en: {
      warm: {
        short:
          "Hi[[ {name}]]. <Your order arrived later than we promised, and we are sorry|We kept you waiting too long, and we are sorry|We know that your order was late, and we apologise>. <We want the next one to be on time|That is not how we want to treat you>. [[If you need anything, we are at {phone}. ]]{business}",
        long: "Hi[[ {name}]],\n\n<We are writing about your order, which arrived later than we had promised|We know that your order was late|We kept you waiting longer than was fair>. We understand how annoying that is, and we apologise without excuses.\n\nThat is not how we want to treat you, and we will take more care with your next deliveries. [[If you need anything about this order, write to us at {phone}.]]\n\nThank you for your patience,\n{business}",
      },
      formal: {
        short:
          "Dear customer[[, {name}]]: <we apologise for the delay of your order|we regret that your order was delivered late>. <This is not the service that we want to give you|We will take greater care with your next deliveries>. [[For any question, please contact us at {phone}. ]]{business}",
        long: "Dear customer[[, {name}]],\n\n<We apologise for the delay with which you received your order|We sincerely regret that your order was delivered later than agreed>. We understand the inconvenience that this may have caused you.\n\nThis is not the service that we want to give you, and we will take greater care to keep the times that we offer. [[Please contact us at {phone} so that we can attend to you personally.]]\n\nWe appreciate your understanding,\n{business}",
      },
      playful: {
        short:
          "Hi[[ {name}]]. <Your order took the scenic route|The clock beat us today|Punctuality was not our thing today>, and we are very sorry. <We promise to run faster|Our delivery is off to buy new batteries>. [[Message us at {phone} and we will look into it. ]]{business}",
        long: "Hi[[ {name}]],\n\n<The clock won the race and your order came late|Your order was slower than a Monday|Punctuality was not our strength today>. We kept you waiting, and that is not done: here is an apology, a real one.\n\nWe are looking for the corner where we slipped. <Next time you bring the appetite and we bring the stopwatch|The next delivery goes with our fastest legs>. [[Message us at {phone}.]]\n\nThank you for your patience,\n{business}",
      },
    },
  },
];
