import type { Genre } from "#engine/text/genre.ts";

/** Policies: promises of a business in writing. */
export const POLICIES: readonly Genre[] = [
  {
    key: "returns-policy",
    name: { es: "Política de devoluciones", en: "Returns policy" },
    asks: {
      es: /\b((?:politicas?|terminos|condiciones|reglas) de (?:devolucion(?:es)?|cambios?|garantia|reembolsos?)(?: y (?:devoluciones|cambios))?|garantia|devoluciones)(?: (?:de|para|por))?/,
      en: /\b((?:returns?|refunds?|exchange|guarantee|warranty)(?: and (?:returns?|refunds?|exchange))? (?:policy|terms)|guarantee|warranty|refund policy)(?: (?:for|of|on))?/,
    },
    es: {
      warm: {
        short:
          "**Cambios y devoluciones.** <Si algo no salió bien, lo arreglamos|Queremos que te quedes contento>: tienes [plazo] con tu comprobante. Ofrecemos [cambio, vale o dinero]. [[Escríbenos al {phone}. ]]{business}",
        long: "## Cambios y devoluciones\n\n<Queremos que te quedes contento; si algo no salió bien, lo arreglamos|Comprar aquí no debe dar miedo: esto es lo que prometemos>.\n\n- **Plazo:** [plazo] desde que lo recibes.\n- **Qué necesitas:** tu comprobante, <y el producto sin usar|y el producto como lo recibiste>.\n- **Si vino con un defecto:** [cambio, vale o dinero].\n- **Si no era lo que esperabas:** [lo que ofreces en ese caso].\n- **Lo que no podemos recibir:** alimentos preparados, artículos de higiene y lo hecho a la medida, <salvo que tenga un defecto|a menos que el error sea nuestro>.\n\n**Cómo.** [[Escríbenos al {phone} ]][[o ven a {address}]]. <Te decimos cómo seguimos|Lo vemos contigo>.\n\n{business}",
      },
      formal: {
        short:
          "**Política de devoluciones.** <Se aceptan cambios y devoluciones|El cliente podrá solicitar cambio o devolución> dentro de [plazo] a partir de la entrega, con comprobante. Los productos deberán conservarse en su estado original. {business}",
        long: "## Política de cambios y devoluciones\n\n1. **Plazo.** El cliente podrá solicitar el cambio o la devolución dentro de [plazo] a partir de la entrega.\n2. **Requisitos.** Presentar el comprobante de compra y el producto <en su estado y empaque originales|sin uso y completo>.\n3. **Defectos.** Tratándose de defectos o errores en el pedido, {business} ofrecerá [cambio, vale o dinero].\n4. **Exclusiones.** Alimentos preparados, artículos de higiene y productos elaborados a la medida, salvo defecto.\n5. **Reembolsos.** [si los hay, cómo y en cuánto tiempo].\n6. **Contacto.** [[Teléfono: {phone}. ]][[Domicilio: {address}. ]]\n\nLo anterior, sin perjuicio de los derechos que la ley otorga al consumidor. <Conviene que un profesional revise este texto antes de publicarlo|Se sugiere revisarlo con un asesor antes de publicarlo>.",
      },
      playful: {
        short:
          "**¿No era amor?** <Pasa en las mejores familias|Sin rencores>: [plazo], tu comprobante y <lo vemos|lo platicamos>. Con defecto: [cambio, vale o dinero]. [[{phone}. ]]{business}",
        long: "## ¿No era amor? Cambios y devoluciones\n\n<Pasa en las mejores familias. Estas son las reglas del divorcio amistoso|Aquí no hay letra chiquita: la escribimos grande>:\n\n- **Tienes [plazo]** <para darte cuenta|desde que lo recibes>.\n- **Trae tu ticket** y el producto <sin usar, ni «tantito»|como lo conociste>.\n- **Si salió mal:** [cambio, vale o dinero]. Ni caras pondremos.\n- **Si solo cambiaste de opinión:** [lo que ofreces en ese caso].\n- **No se puede devolver:** lo que ya te comiste, lo que ya usaste y lo que hicimos solo para ti. <Es ley de vida|Salvo que la regáramos nosotros>.\n\n[[Atajo: {phone}. ]][[O en persona: {address}. ]]<Contestamos sin rencor|Y tan amigos como siempre>.\n\n{business}",
      },
    },
    en: {
      warm: {
        short:
          "**Exchanges and returns.** <If something is not right, we fix it|We want you to be happy>: you have [how long] with your receipt. We offer [exchange, voucher or money]. [[Write to us at {phone}. ]]{business}",
        long: "## Exchanges and returns\n\n<We want you to be happy; if something is not right, we fix it|Buying here should not be scary: this is what we promise>.\n\n- **Time:** [how long] from the day you receive it.\n- **What you need:** your receipt, <and the product unused|and the product as you received it>.\n- **If it came with a fault:** [exchange, voucher or money].\n- **If it was not what you expected:** [what you offer then].\n- **What we cannot take back:** prepared food, hygiene items and what is made to measure, <unless it has a fault|unless the mistake was ours>.\n\n**How.** [[Write to us at {phone} ]][[or come to {address}]]. <We tell you what comes next|We look into it with you>.\n\n{business}",
      },
      formal: {
        short:
          "**Returns policy.** <Exchanges and returns are accepted|The customer may request an exchange or a return> within [how long] of delivery, with the receipt. Products must be kept in their original condition. {business}",
        long: "## Policy on exchanges and returns\n\n1. **Period.** The customer may request an exchange or a return within [how long] of delivery.\n2. **Requirements.** The receipt and the product <in its original condition and packaging|complete and unused>.\n3. **Defects.** In the case of defects or errors in the order, {business} will offer [exchange, voucher or money].\n4. **Exclusions.** Prepared food, hygiene items and products made to measure, unless defective.\n5. **Refunds.** [if there are any, how and how soon].\n6. **Contact.** [[Telephone: {phone}. ]][[Address: {address}. ]]\n\nThis is without prejudice to the rights that the law grants to consumers. <A professional should review this text before it is published|We suggest reviewing it with an adviser before publishing it>.",
      },
      playful: {
        short:
          "**Was it not love?** <It happens in the best families|No hard feelings>: [how long], your receipt and <we look into it|we talk>. If faulty: [exchange, voucher or money]. [[{phone}. ]]{business}",
        long: "## Was it not love? Exchanges and returns\n\n<It happens in the best families. These are the rules of a friendly divorce|There is no small print here: we wrote it large>:\n\n- **You have [how long]** <to notice|from the day you receive it>.\n- **Bring your receipt** and the product <unused, not even “a little”|the way you met it>.\n- **If it came out wrong:** [exchange, voucher or money]. We will not even make faces.\n- **If you just changed your mind:** [what you offer then].\n- **What cannot come back:** what you have eaten, what you have used and what we made only for you. <That is life|Unless we got it wrong>.\n\n[[Short cut: {phone}. ]][[Or in person: {address}. ]]<We hold no grudges|And we stay friends>.\n\n{business}",
      },
    },
  },
  {
    key: "delivery-policy",
    name: { es: "Condiciones de entrega", en: "Delivery terms" },
    asks: {
      es: /\b((?:politicas?|terminos|condiciones|reglas|informacion|costos?) de (?:entregas?|envios?)(?: a domicilio)?|entregas? a domicilio|envios? a domicilio|servicio a domicilio)(?: (?:de|para|por))?/,
      en: /\b((?:delivery|shipping) (?:policy|terms|information|conditions|costs?)|home delivery)(?: (?:for|of|on))?/,
    },
    es: {
      warm: {
        short:
          "**Te lo llevamos.** <Pide por WhatsApp|Escríbenos>[[ al {phone}]]: dinos qué y a dónde. [[Envío: {price}. ]][[Entregamos {hours}. ]]Te avisamos al salir. {business}",
        long: "## Entregas a domicilio\n\n<Si no puedes venir, vamos nosotros|Pides desde tu casa y nosotros nos encargamos>.\n\n- **Cómo pedir:** <por WhatsApp|con un mensaje>[[ al {phone}]], con tu dirección y una referencia.\n- [[**Costo de envío:** {price}]]\n- [[**Horario:** {hours}]]\n- **Zona:** [colonias a las que llegamos]\n- **Tiempo:** te decimos la hora al confirmar.\n- **Pago:** [formas de pago]\n\n**Si algo no llega bien.** Mándanos una foto y lo revisamos contigo: [qué ofreces entonces]. **Si no te encontramos:** te llamamos; <después, acordamos otra hora|luego lo reprogramamos contigo>.\n\n{business}",
      },
      formal: {
        short:
          "**Condiciones de entrega.** Pedidos <al teléfono|por mensaje al> {phone}. [[Costo de envío: {price}. ]][[Horario: {hours}. ]]La hora se confirma al ordenar. {business}",
        long: "## Condiciones de entrega a domicilio\n\n1. **Pedidos.** Se reciben <por teléfono o mensaje|por los medios oficiales de {business}>[[: {phone}]].\n2. **Cobertura.** [colonias a las que llegamos]\n3. **Costo.** [[El envío tiene un costo de {price}. ]]<Se informa al confirmar el pedido|El importe total se confirma antes del envío>.\n4. **Horario.** [[{hours}. ]]La hora estimada se comunica al confirmar, <y puede variar por causas de tránsito|sujeta a condiciones de tránsito>.\n5. **Recepción.** Se solicita verificar el pedido al recibirlo; los faltantes o daños se reportan en [plazo].\n6. **Ausencia.** Si no hay quien reciba, <se llamará al cliente|se reprogramará la entrega, que puede causar un nuevo costo>.\n\nAtentamente,\n{business}",
      },
      playful: {
        short:
          "**Tú en pijama, nosotros en camino.** <Manda mensaje|Escribe>[[ al {phone}]] y ponle dirección (<con referencia|«la casa azul» no basta>). [[Envío: {price}. ]][[Rodamos {hours}. ]]{business} 🛵",
        long: "## Tú en pijama, nosotros en camino 🛵\n\n<El antojo no debería requerir zapatos|No salgas: llueve, hay tráfico y tu serie está buenísima>.\n\n- **Pide así:** mensaje[[ al {phone}]], con dirección y referencia. <«La casa azul» no cuenta: hay cuarenta|Si tu perro ladra, avisa: nos caen bien>.\n- [[**La rueda cuesta:** {price}]]\n- [[**Rodamos:** {hours}]]\n- **Hasta dónde:** [colonias a las que llegamos]\n- **Cuánto tarda:** [tiempo de entrega], sin volar topes.\n- **Pagas con:** [formas de pago]\n\n**¿Llegó chueco?** Nos dices y lo arreglamos sin drama. **¿No abriste?** Te llamamos y <nos vamos tristes|volvemos otro día>.\n\n{business}",
      },
    },
    en: {
      warm: {
        short:
          "**We bring it to you.** <Order on WhatsApp|Write to us>[[ at {phone}]]: tell us what and where. [[Delivery: {price}. ]][[We deliver {hours}. ]]We tell you when it leaves. {business}",
        long: "## Home delivery\n\n<If you cannot come, we go to you|You order from home and we take care of the rest>.\n\n- **How to order:** <on WhatsApp|with a message>[[ to {phone}]], with your address and how to find it.\n- [[**Cost of delivery:** {price}]]\n- [[**Hours:** {hours}]]\n- **Area:** [where we deliver]\n- **Time:** we tell you the hour when we confirm.\n- **Payment:** [ways to pay]\n\n**If something is not right.** Send us a picture and we will look into it with you: [what you offer then]. **If we do not find you:** we call you; <after that we agree on another time|then we arrange it anew with you>.\n\n{business}",
      },
      formal: {
        short:
          "**Delivery terms.** Orders <by telephone|by message>: {phone}. [[Cost of delivery: {price}. ]][[Hours: {hours}. ]]The time is confirmed when ordering. {business}",
        long: "## Terms of home delivery\n\n1. **Orders.** They are received <by telephone or message|by the official means of {business}>[[: {phone}]].\n2. **Area.** [where we deliver]\n3. **Cost.** [[Delivery costs {price}. ]]<It is stated when the order is confirmed|The total amount is confirmed before dispatch>.\n4. **Hours.** [[{hours}. ]]The estimated time is stated on confirmation, <and may vary with the traffic|subject to traffic conditions>.\n5. **Receipt.** Please check the order when you receive it; missing or damaged items are to be reported within [how long].\n6. **Absence.** If nobody is there to receive it, <the customer is called|the delivery is rescheduled, which may cause a new charge>.\n\nSincerely,\n{business}",
      },
      playful: {
        short:
          "**You in pyjamas, we on the way.** <Send a message|Write>[[ to {phone}]] with the address (<and how to find it|“the blue house” is not enough>). [[Delivery: {price}. ]][[We roll {hours}. ]]{business} 🛵",
        long: "## You in pyjamas, we on the way 🛵\n\n<A craving should not require shoes|Do not go out: it rains, there is traffic and your series is getting good>.\n\n- **Order like this:** a message[[ to {phone}]], with the address and how to find it. <“The blue house” does not count: there are forty|If your dog barks, tell us: we like dogs>.\n- [[**The wheels cost:** {price}]]\n- [[**We roll:** {hours}]]\n- **How far:** [where we deliver]\n- **How long:** [delivery time], without flying over bumps.\n- **You pay with:** [ways to pay]\n\n**Did it arrive crooked?** Tell us and we will fix it without drama. **You did not open?** We call and <leave sadly|come back another day>.\n\n{business}",
      },
    },
  },
];
