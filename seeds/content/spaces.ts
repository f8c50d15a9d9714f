/**
 * Texts of the spaces: hand-written ones, then subjects to combine with a city. Long because it is
 * content only.
 */
import type { ContentLanguage, JoinPolicy, SpaceType } from "#domain/items/catalogue.ts";

export interface WrittenSpace {
  name: string;
  description: string;
  type: SpaceType;
  language: ContentLanguage;
  members: number;
  featured?: boolean;
  /** The demo person's role; absent when not a member. */
  demo?: "owner" | "admin" | "member";
  joinPolicy?: JoinPolicy;
}

/** In order of their ids; the fourth is shown on the preview canvas. */
export const WRITTEN_SPACES: readonly WrittenSpace[] = [
  {
    name: "Taqueros de la Madrugada",
    description:
      "Turnos, propinas y proveedores para quienes abren cuando los demás cierran. Un agente ordena las comandas y avisa antes de que falte la carne.",
    type: "niche",
    language: "es",
    members: 286,
    featured: true,
    demo: "member",
  },
  {
    name: "Fondas con Sazón",
    description:
      "Menú del día, costo por platillo y lista del mercado en un solo lugar, con recetas que se ajustan al número de comensales.",
    type: "niche",
    language: "es",
    members: 241,
    featured: true,
    demo: "member",
  },
  {
    name: "Contabilidad sin Sustos",
    description:
      "Dudas del mes, calendario de impuestos y plantillas revisadas por contadoras que sí contestan.",
    type: "standard",
    language: "es",
    members: 372,
    featured: true,
    demo: "member",
  },
  {
    name: "Cocina Abierta: restaurantes que comparten lo que aprenden",
    description:
      "El espacio insignia de Plaza para restaurantes: inventario compartido, reservas que no se enciman, respuestas a reseñas en minutos y una biblioteca de recetas costeadas. Cada semana un dueño cuenta qué automatizó, cuánto le costó y qué no volvería a hacer.",
    type: "niche",
    language: "es",
    members: 398,
    featured: true,
    demo: "admin",
  },
  {
    name: "Tiendita Conectada",
    description:
      "Abarrotes de barrio que venden por mensaje: pedidos, fiado con límite y reparto a pie.",
    type: "niche",
    language: "es",
    members: 318,
    featured: true,
  },
  {
    name: "Remote Product Teams LATAM",
    description:
      "Specs, standups and release notes for product teams spread from Tijuana to Montevideo. Agents draft, people decide.",
    type: "standard",
    language: "en",
    members: 264,
    featured: true,
    demo: "member",
  },
  {
    name: "Padarias que Vendem Mais",
    description:
      "Encomendas, fornadas e redes sociais para padarias de bairro, com agentes que respondem clientes antes das seis da manhã.",
    type: "niche",
    language: "pt",
    members: 197,
    featured: true,
  },
  {
    name: "Estudio Ríos",
    description:
      "El espacio de trabajo de Valentina: propuestas, entregas y agentes del estudio, con clientes invitados por proyecto.",
    type: "custom",
    language: "es",
    members: 14,
    demo: "owner",
    joinPolicy: "invite",
  },
  {
    name: "Florerías en Temporada Alta",
    description:
      "Diez de mayo, catorce de febrero y Día de Muertos: pronóstico de pedidos, rutas de entrega y tarjetas que no suenan a robot.",
    type: "niche",
    language: "es",
    members: 152,
    featured: true,
    demo: "member",
  },
  {
    name: "Salones y Barberías con Agenda Llena",
    description: "Citas confirmadas, clientas que regresan y comisiones claras para el equipo.",
    type: "niche",
    language: "es",
    members: 223,
    demo: "member",
  },
  {
    name: "Marketing de Barrio",
    description:
      "Campañas pequeñas que sí se pagan solas: volantes, mapas, reseñas y publicaciones hechas por vecinos para vecinos.",
    type: "standard",
    language: "es",
    members: 305,
    demo: "owner",
  },
  {
    name: "Talleres Mecánicos Sin Vueltas",
    description:
      "Presupuestos con foto, refacciones con precio real y avisos de servicio para que el auto vuelva antes de descomponerse.",
    type: "niche",
    language: "es",
    members: 168,
  },
  {
    name: "E-commerce desde Casa",
    description:
      "Fotos, fichas de producto, envíos y devoluciones para quien empaca en la mesa del comedor.",
    type: "standard",
    language: "es",
    members: 334,
    demo: "member",
  },
  {
    name: "Data Folks of the Andes",
    description:
      "Dashboards, pipelines and honest metrics for small companies in Bogotá, Quito, Lima and La Paz.",
    type: "niche",
    language: "en",
    members: 121,
  },
  {
    name: "Panaderos de Oficio",
    description:
      "Masa madre, hornos viejos y números nuevos: producción diaria, mermas y pedidos de cafeterías.",
    type: "niche",
    language: "es",
    members: 189,
  },
  {
    name: "Primeros Pasos con Agentes",
    description:
      "Aquí se pregunta todo. Cada semana armamos un agente sencillo, juntos y desde cero, y lo dejamos trabajando.",
    type: "standard",
    language: "es",
    members: 389,
  },
  {
    name: "Mentoras de Negocio",
    description:
      "Mujeres que ya abrieron, quebraron y volvieron a abrir acompañan a quienes van empezando.",
    type: "standard",
    language: "es",
    members: 276,
    joinPolicy: "request",
  },
  {
    name: "Taller de Automatización del Sureste",
    description:
      "Un espacio a la medida para hoteles, tour operadores y restaurantes de la península.",
    type: "custom",
    language: "es",
    members: 88,
    demo: "owner",
  },
  {
    name: "Farmacias Independientes",
    description:
      "Caducidades, pedidos a mayoristas y recordatorios de tratamiento para farmacias sin cadena detrás.",
    type: "niche",
    language: "es",
    members: 134,
    joinPolicy: "request",
  },
  {
    name: "Gimnasios de Colonia",
    description:
      "Inscripciones, rutinas y recordatorios que llenan las clases de las seis de la mañana.",
    type: "niche",
    language: "es",
    members: 117,
  },
  {
    name: "Ateliê do Varejo",
    description:
      "Vitrines, etiquetas e catálogos para lojas de roupa de rua, com modelos prontos para datas comemorativas.",
    type: "standard",
    language: "pt",
    members: 103,
  },
  {
    name: "Café de Altura: del productor a la taza",
    description:
      "Productores, tostadores y cafeterías que comparten lotes, fichas de cata y precios justos sin intermediarios de más.",
    type: "niche",
    language: "es",
    members: 176,
  },
  {
    name: "Support Desk Guild",
    description:
      "Small support teams trading macros, tone guides and agents that know when to hand over to a human.",
    type: "standard",
    language: "en",
    members: 142,
  },
  {
    name: "Agencias Chiquitas, Cuentas Grandes",
    description:
      "Propuestas, reportes y procesos para agencias de dos a diez personas que compiten con las de cien.",
    type: "niche",
    language: "es",
    members: 211,
    demo: "member",
  },
];

/** Type, language, name, description; `{}` is replaced by a city. */
export type SpaceSubject = readonly [SpaceType, ContentLanguage, string, string];

export const SPACE_SUBJECTS: readonly SpaceSubject[] = [
  [
    "niche",
    "es",
    "Taquerías de {}: turnos y propinas",
    "Horarios, reparto de propinas y suplencias para taquerías de {}.",
  ],
  [
    "niche",
    "es",
    "Panaderías de {}: pedidos de madrugada",
    "Las panaderías de {} juntan aquí sus pedidos de la noche y salen con la producción lista.",
  ],
  [
    "standard",
    "es",
    "Contabilidad para pequeños negocios en {}",
    "Impuestos, facturas y flujo de efectivo explicados con ejemplos de negocios de {}.",
  ],
  [
    "custom",
    "es",
    "Florería Jacaranda · {}",
    "Equipo de la sucursal {}: pedidos del día, arreglos por entregar y existencias en la cámara fría.",
  ],
  [
    "niche",
    "es",
    "Salones de belleza de {}: agenda y clientas",
    "Citas, recordatorios y promociones entre semana para salones de {}.",
  ],
  [
    "standard",
    "es",
    "Emprendedoras de {}",
    "Red de apoyo para mujeres que abren negocio en {}: mentorías, compras en grupo y clientes compartidos.",
  ],
  [
    "niche",
    "en",
    "SaaS Builders in {}",
    "Founders and engineers shipping subscription software from {}: pricing, churn and launch reviews.",
  ],
  [
    "niche",
    "es",
    "Abarroteros de {} en red",
    "Precios de mayoreo, lista de faltantes y reparto compartido entre tiendas de {}.",
  ],
  [
    "custom",
    "es",
    "Taquería Los Tres Comales · {}",
    "Comandas, cierres de caja y capacitación del equipo de {}.",
  ],
  [
    "niche",
    "pt",
    "Lanchonetes de {}: cardápio e entregas",
    "Cardápio, combos e entregas para lanchonetes de {}, com custo de cada lanche na ponta do lápis.",
  ],
  [
    "standard",
    "es",
    "Ventas por mensaje en {}",
    "Guiones, catálogos y respuestas rápidas para vender por mensaje sin perder pedidos, con casos de {}.",
  ],
  [
    "niche",
    "es",
    "Cafeterías de {}: barra y tueste",
    "Recetas de barra, calibración y compra de grano entre cafeterías de {}.",
  ],
  [
    "niche",
    "es",
    "Talleres de {}: refacciones y citas",
    "Talleres mecánicos de {} que comparten refacciones, precios y horarios de citas.",
  ],
  [
    "custom",
    "es",
    "Despacho Olmo y Sauce · {}",
    "Expedientes, plazos y borradores del despacho en {}, con un agente que arma el primer documento.",
  ],
  [
    "standard",
    "es",
    "Redes sociales para negocios de {}",
    "Calendario de publicaciones, fotos y fechas locales para comercios de {}.",
  ],
  [
    "niche",
    "es",
    "Gimnasios de {}: clases y membresías",
    "Cupos, membresías y retos de temporada para gimnasios de {}.",
  ],
  [
    "standard",
    "pt",
    "Pequenos negócios de {}",
    "Dúvidas do dia a dia, fornecedores e automações simples para quem empreende em {}.",
  ],
  [
    "niche",
    "es",
    "Fondas y cocinas económicas de {}",
    "Menú del día, costos y comida para llevar en fondas de {}.",
  ],
  [
    "niche",
    "es",
    "Dulcerías y piñaterías de {}",
    "Temporadas, mesas de dulces y pedidos para fiestas en {}.",
  ],
  [
    "custom",
    "es",
    "Papelería El Cuaderno Azul · {}",
    "Listas escolares, inventario y turnos de la sucursal {}.",
  ],
  [
    "niche",
    "en",
    "Design Ops Circle {}",
    "Design systems, handoff rituals and critique for small design teams in {}.",
  ],
  [
    "standard",
    "es",
    "Compras en grupo de {}",
    "Negocios de {} que compran juntos empaque, gas e insumos para pagar precio de mayoreo.",
  ],
  [
    "niche",
    "es",
    "Ferreterías de {}: inventario y mostrador",
    "Claves, equivalencias y resurtido para ferreterías de {}.",
  ],
  [
    "niche",
    "es",
    "Veterinarias de {}: vacunas y recordatorios",
    "Cartillas, recordatorios de vacunas y urgencias compartidas entre veterinarias de {}.",
  ],
  [
    "custom",
    "es",
    "Hotel Casa del Limonero · {}",
    "Recepción, limpieza y mantenimiento en una sola lista para el equipo de {}.",
  ],
  [
    "niche",
    "es",
    "Tiendas de ropa de {}: tallas y temporadas",
    "Curvas de tallas, rebajas y cambios entre tiendas de ropa de {}.",
  ],
  [
    "standard",
    "es",
    "Atención a clientes en {}: buenas respuestas",
    "Quejas difíciles, disculpas honestas y plantillas probadas por equipos de {}.",
  ],
  [
    "niche",
    "pt",
    "Salões e barbearias de {}",
    "Agenda, comissão e fidelização para salões e barbearias de {}.",
  ],
  [
    "niche",
    "es",
    "Marisquerías de {}: pesca del día",
    "Precio de la pesca, platillos de temporada y mermas en marisquerías de {}.",
  ],
  [
    "niche",
    "es",
    "Agencias creativas de {}",
    "Propuestas, retroalimentación y reportes mensuales entre agencias de {}.",
  ],
  [
    "custom",
    "es",
    "Imprenta Tinta Fresca · {}",
    "Órdenes de trabajo, pruebas de color y entregas del taller de {}.",
  ],
  [
    "standard",
    "en",
    "AI Agents Meetup {}",
    "Monthly demos, shared prompts and honest failures from people running agents at work in {}.",
  ],
  [
    "niche",
    "es",
    "Consultorios dentales de {}",
    "Agenda, presupuestos y seguimiento de pacientes para consultorios de {}.",
  ],
  [
    "niche",
    "es",
    "Heladerías y paleterías de {}",
    "Sabores de temporada, cadena de frío y carritos en {}.",
  ],
  [
    "standard",
    "es",
    "Finanzas de bolsillo · {}",
    "Presupuesto, deuda y precio justo para dueños de negocio de {} que no estudiaron finanzas.",
  ],
  [
    "custom",
    "es",
    "Panadería La Espiga de Plata · {}",
    "Producción, reparto y pedidos especiales de la sucursal {}.",
  ],
  [
    "niche",
    "es",
    "Organizadores de eventos de {}",
    "Banquetes, sonido, flores y permisos para quienes hacen fiestas en {}.",
  ],
  [
    "niche",
    "es",
    "Escuelas de idiomas de {}",
    "Grupos, niveles y materiales compartidos por escuelas de {}.",
  ],
  [
    "niche",
    "pt",
    "Confeitarias de {}: encomendas e festas",
    "Encomendas, precificação e fotos de bolos para confeitarias de {}.",
  ],
  [
    "standard",
    "es",
    "Contratar y cuidar equipo en {}",
    "Vacantes, primeros días y descansos justos en negocios chicos de {}.",
  ],
  [
    "niche",
    "es",
    "Ópticas de {}: graduación y seguimiento",
    "Recordatorios de examen, armazones y garantías en ópticas de {}.",
  ],
  [
    "custom",
    "es",
    "Estudio Fotográfico Luz de Abril · {}",
    "Sesiones, selección de fotos y entregas del estudio de {}.",
  ],
  [
    "niche",
    "es",
    "Reparto local de {}: motos y bicicletas",
    "Rutas, tarifas y seguridad para repartidores independientes de {}.",
  ],
  [
    "niche",
    "en",
    "Indie Game Makers of {}",
    "Prototypes, playtests and publishing notes from small studios in {}.",
  ],
  [
    "standard",
    "es",
    "Escaparate digital de {}",
    "Páginas sencillas, mapas y catálogos para que los negocios de {} aparezcan cuando alguien los busca.",
  ],
  [
    "niche",
    "es",
    "Carnicerías de {}: cortes y pedidos",
    "Rendimiento por canal, pedidos a domicilio y vitrinas en carnicerías de {}.",
  ],
  [
    "niche",
    "es",
    "Productores de miel y conservas de {}",
    "Etiquetas, lotes y ferias para productores de {}.",
  ],
  [
    "custom",
    "es",
    "Clínica Veterinaria Huellitas del Valle · {}",
    "Turnos, cirugías y seguimiento de pacientes en {}.",
  ],
  [
    "standard",
    "pt",
    "Marketing de bairro em {}",
    "Panfletos, mapas e publicações que trazem gente da vizinhança para as lojas de {}.",
  ],
  [
    "niche",
    "es",
    "Constructoras pequeñas de {}",
    "Presupuestos de obra, avances y proveedores confiables en {}.",
  ],
  [
    "niche",
    "es",
    "Lavanderías de {}: recolección y entrega",
    "Rutas de recolección, etiquetas y precios por kilo en {}.",
  ],
  [
    "standard",
    "es",
    "Turnos y horarios sin pleitos · {}",
    "Calendarios de personal, cambios de turno y vacaciones para equipos de {}.",
  ],
  [
    "custom",
    "es",
    "Cooperativa Textil Hilo Rojo · {}",
    "Pedidos, telares y ferias de la cooperativa en {}.",
  ],
  [
    "niche",
    "es",
    "Guías de turismo de {}",
    "Recorridos, reservas y reseñas para guías certificados de {}.",
  ],
  [
    "niche",
    "en",
    "No-Code Makers {}",
    "Internal tools, automations and small products built without a big team in {}.",
  ],
  [
    "niche",
    "es",
    "Tiendas naturistas de {}",
    "Existencias, asesorías y clientes frecuentes en tiendas naturistas de {}.",
  ],
  [
    "standard",
    "es",
    "Reseñas que ayudan · {}",
    "Cómo pedir, leer y responder reseñas en negocios de {}.",
  ],
  [
    "niche",
    "es",
    "Bares y cervecerías artesanales de {}",
    "Barriles, maridajes y noches temáticas en cervecerías de {}.",
  ],
  [
    "custom",
    "es",
    "Agencia Mil Ventanas · {}",
    "Cuentas, calendario editorial y aprobaciones del equipo de {}.",
  ],
  [
    "niche",
    "pt",
    "Oficinas mecânicas de {}",
    "Orçamentos com foto, peças e revisões programadas para oficinas de {}.",
  ],
  [
    "niche",
    "es",
    "Jugueterías de {}: temporada de Reyes",
    "Pronóstico, apartados y envolturas para jugueterías de {}.",
  ],
  [
    "standard",
    "es",
    "Exportar desde {}",
    "Primeros envíos, etiquetas y papeleo para pequeños productores de {}.",
  ],
  [
    "niche",
    "es",
    "Viveros y jardineros de {}",
    "Plantas de temporada, visitas y contratos de mantenimiento en {}.",
  ],
  [
    "custom",
    "es",
    "Restaurante Patio de Naranjos · {}",
    "Reservas, inventario y recetas del equipo de {}.",
  ],
  [
    "niche",
    "es",
    "Músicos y estudios de {}",
    "Ensayos, grabaciones y contratos para músicos y estudios de {}.",
  ],
  [
    "standard",
    "en",
    "Startup Back Office {}",
    "Payroll, contracts and cash flow for founders in {} who would rather be building.",
  ],
  [
    "niche",
    "es",
    "Inmobiliarias independientes de {}",
    "Fichas, visitas y seguimiento de clientes para asesores de {}.",
  ],
  [
    "niche",
    "es",
    "Tortillerías de {}: maíz y reparto",
    "Compra de maíz, horarios de máquina y rutas de reparto en {}.",
  ],
  [
    "standard",
    "es",
    "Aprender inteligencia artificial en {}",
    "Sesiones cortas, en español y con ejercicios de mostrador para negocios de {}.",
  ],
  ["custom", "pt", "Ateliê Flor de Maracujá · {}", "Encomendas, moldes e prazos do ateliê em {}."],
  [
    "niche",
    "es",
    "Academias de baile de {}",
    "Grupos, mensualidades y festivales de fin de curso en {}.",
  ],
  [
    "niche",
    "es",
    "Despachos jurídicos pequeños de {}",
    "Plazos, escritos y honorarios claros para despachos de {}.",
  ],
  [
    "standard",
    "es",
    "Inventarios al día · {}",
    "Conteos rápidos, mínimos y resurtido sin hojas perdidas en negocios de {}.",
  ],
  [
    "custom",
    "en",
    "Northern Lights Studio · {}",
    "Client boards, release checklists and the weekly report of the {} team.",
  ],
  [
    "niche",
    "es",
    "Artesanos de {}: ferias y pedidos",
    "Calendario de ferias, precios y pedidos especiales de artesanos de {}.",
  ],
  [
    "niche",
    "es",
    "Estéticas caninas de {}",
    "Citas, razas y recordatorios de baño en estéticas de {}.",
  ],
  [
    "standard",
    "pt",
    "Atendimento que encanta · {}",
    "Respostas, trocas e pós-venda para equipes pequenas de {}.",
  ],
  [
    "custom",
    "es",
    "Distribuidora El Buen Surtido · {}",
    "Rutas, cobranza y existencias del equipo de ventas de {}.",
  ],
  [
    "niche",
    "es",
    "Librerías de {}: lectores y presentaciones",
    "Novedades, club de lectura y presentaciones en librerías de {}.",
  ],
  [
    "niche",
    "es",
    "Pizzerías de {}: horno y domicilio",
    "Tiempos de horno, promociones y domicilio en pizzerías de {}.",
  ],
];
