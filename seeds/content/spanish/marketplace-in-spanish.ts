/** The Spanish texts of the marketplace's apps, by id: tags separated by commas, and description. */
export const APPS_IN_SPANISH: Readonly<
  Record<string, readonly [tags: string, description: string]>
> = {
  comandero: [
    "pedidos,cocina,restaurantes",
    "Los pedidos de mesa, teléfono y chat llegan a una sola pantalla de cocina, en el orden en que conviene prepararlos.",
  ],
  "counter-ledger": [
    "caja,conciliación,impuestos",
    "Cierra el día en cuatro minutos: efectivo, tarjetas y transferencias cuadrados, y señalado lo que no coincide.",
  ],
  "ruta-corta": [
    "entregas,rutas,motos",
    "Arma las rondas de entrega por colonia y le da a cada cliente una hora que sí se cumple.",
  ],
  "voz-clara": [
    "mensajes,respuestas,español",
    "Contesta mensajes con el tono de tu negocio y le pasa la conversación a una persona cuando hace falta.",
  ],
  stockwise: [
    "inventario,pronóstico,temporadas",
    "Calcula qué se va a acabar, anaquel por anaquel, con los tickets del año pasado.",
  ],
  "cita-lista": [
    "citas,recordatorios,salones",
    "Reservas, recordatorios y una lista de espera que llena sola las cancelaciones.",
  ],
  vitrina: [
    "catálogo,fotos,redes",
    "Convierte las fotos del teléfono en un catálogo que se abre desde un chat.",
  ],
  "field-notes": [
    "notas,reuniones,tareas",
    "Graba una visita, escribe el resumen y deja las tareas donde el equipo las verá.",
  ],
  "resena-viva": [
    "reseñas,reputación,respuestas",
    "Junta reseñas de todas partes, redacta respuestas con calma y detecta lo que se repite.",
  ],
  margen: [
    "costos,recetas,precios",
    "Vuelve a calcular lo que te deja cada platillo o producto cuando un proveedor cambia un precio.",
  ],
  flowsmith: [
    "flujos,integraciones,agentes",
    "Conecta formularios, hojas y agentes con pasos que puedes leer en voz alta.",
  ],
  pulso: [
    "métricas,tablero,semanal",
    "Cinco números de tu negocio cada lunes, y la razón de cada cambio.",
  ],
  "tienda-ligera": [
    "tienda,pago,envíos",
    "Una tienda en línea que abre en teléfonos lentos y acepta pagos locales.",
  ],
  "palette-lab": [
    "marca,color,impresión",
    "Arma una paleta a partir de tu fachada y la revisa impresa y en pantalla.",
  ],
};
