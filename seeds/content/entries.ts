/** Entries of the closed challenges, hand-written. Their pictures are drawn by seeds/goods/content/entry-pictures.ts. */

export interface WrittenEntry {
  /** Number of the challenge, from 1. */
  challenge: number;
  /** Number of the participant who made it; 0 has won. */
  author: number;
  title: string;
  text: string;
  /** Description of its picture. */
  alt: string;
}

const SHIPPING = 21;
const CATALOGUE = 22;
const SURVEY = 23;

export const WRITTEN_ENTRIES: readonly WrittenEntry[] = [
  {
    challenge: SHIPPING,
    author: 0,
    title: "Que llegue entero: cuatro pasos",
    text: "Una hoja para pegar junto a la mesa de empaque. Qué medir, cuánto relleno poner, cómo cerrar la caja y qué decirle al cliente cuando sale. La probé con doce envíos de barro: ninguno llegó roto.",
    alt: "Una hoja con cuatro pasos para empacar: medir, rellenar, cerrar y avisar",
  },
  {
    challenge: SHIPPING,
    author: 1,
    title: "Cuánto cuesta mandar un rebozo",
    text: "Comparé lo que cobran cinco paqueterías por un paquete de un kilo de Oaxaca a Monterrey, con recolección y sin ella. Al final viene cómo ponerlo en el precio sin perder la venta.",
    alt: "Barras que comparan el costo de cinco formas de envío",
  },
  {
    challenge: SHIPPING,
    author: 2,
    title: "Papel de estraza y buena letra",
    text: "Un empaque que cuesta seis pesos y se ve como regalo: papel de estraza, hilo y una tarjeta escrita a mano. Con las medidas para tres tamaños de caja.",
    alt: "Un paquete envuelto en papel café con hilo y una tarjeta",
  },
  {
    challenge: CATALOGUE,
    author: 0,
    title: "Lista de útiles en una sola imagen",
    text: "El catálogo completo cabe en una imagen de 180 KB: doce productos, precio grande y el número de la papelería. Se manda por mensaje y se lee sin abrir nada.",
    alt: "Catálogo azul con seis útiles escolares y sus precios",
  },
  {
    challenge: CATALOGUE,
    author: 1,
    title: "Por grado, de primero a sexto",
    text: "Cada grado tiene su página y su color. La mamá o el papá busca el suyo y ve el paquete ya sumado.",
    alt: "Catálogo verde con útiles escolares ordenados por grado",
  },
  {
    challenge: CATALOGUE,
    author: 2,
    title: "Catálogo para imprimir en media carta",
    text: "Dos páginas por hoja, a una tinta, para fotocopiar. Lo dejé en el mostrador tres días y volaron cuarenta.",
    alt: "Catálogo rojo y blanco de papelería, de media carta",
  },
  {
    challenge: CATALOGUE,
    author: 3,
    title: "Los más pedidos primero",
    text: "Ordené los productos por lo que más se vendió el año pasado, con una estrella en los cinco que no deben faltar.",
    alt: "Catálogo amarillo con los útiles más vendidos",
  },
  {
    challenge: CATALOGUE,
    author: 4,
    title: "Papelería La Goma: versión nocturna",
    text: "Fondo oscuro para quien lo abre de noche en el celular, con letras de 18 puntos. Pesa 95 KB.",
    alt: "Catálogo de fondo oscuro con útiles escolares y precios claros",
  },
  {
    challenge: SURVEY,
    author: 0,
    title: "Un mes de cobros, contado en la libreta",
    text: "Anoté cada cobro de mi tortillería en octubre: 71 de cada 100 en efectivo. Lo que me detiene es la comisión en ventas de menos de treinta pesos, no la tecnología.",
    alt: "Barras: 71 en efectivo, 18 por transferencia, 8 con tarjeta, 3 con código",
  },
  {
    challenge: SURVEY,
    author: 1,
    title: "La terminal que siempre está apagada",
    text: "La tengo desde hace dos años. La señal se cae en la tarde, justo cuando hay fila, y prefiero no prenderla. Con un aviso de respaldo la usaría diario.",
    alt: "Barras: casi todo en efectivo y muy poco con tarjeta",
  },
  {
    challenge: SURVEY,
    author: 2,
    title: "Cobro por transferencia y me va bien",
    text: "Puse el número de cuenta en un letrero y pido ver el comprobante. Seis de cada diez clientas ya pagan así en mi estética.",
    alt: "Barras: la mayoría por transferencia, luego efectivo y tarjeta",
  },
];
