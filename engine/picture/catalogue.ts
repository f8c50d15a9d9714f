import type { PictureFormat } from "./format.ts";
import { drawBanner } from "./formats/banner.ts";
import { drawBusinessCard } from "./formats/business-card.ts";
import { drawCoupon } from "./formats/coupon.ts";
import { drawIcons } from "./formats/icon-set.ts";
import { drawLoyalty } from "./formats/loyalty-card.ts";
import { drawMenu } from "./formats/menu-card.ts";
import { announcement } from "./formats/poster.ts";
import { drawPriceTag } from "./formats/price-tag.ts";
import { drawProduct } from "./formats/product-card.ts";
import { drawQrSign } from "./formats/qr-sign.ts";
import { drawHours, drawNotice } from "./formats/signs.ts";
import { drawThanks } from "./formats/thank-you-card.ts";

/** All formats. */
export const PICTURES: readonly PictureFormat[] = [
  {
    key: "poster",
    name: { es: "Cartel", en: "Poster" },
    asks: {
      es: /\b(cartel(?:es)?|poster|afiche|volante|flyer|anuncio)\b(?: (?:en imagen|imprimible|para imprimir)\b)?/,
      en: /\b(posters?|flyers?|ad|placard)\b/,
    },
    width: 1080,
    height: 1350,
    draw: announcement("Algo bueno te espera", "Something good awaits you", 120, 100),
  },
  {
    key: "story",
    name: { es: "Historia", en: "Story" },
    asks: {
      es: /\b(historias?|stor(?:y|ies)|estado de whatsapp|vertical)\b/,
      en: /\b((?:instagram |facebook |whatsapp )?stor(?:y|ies)|status|vertical)\b/,
    },
    width: 1080,
    height: 1920,
    draw: announcement("Solo por hoy", "Only today", 150, 116),
  },
  {
    key: "square-post",
    name: { es: "Publicación cuadrada", en: "Square post" },
    asks: {
      es: /\b(publicacion(?: cuadrada)?|post|cuadrad[oa]|instagram(?! stor)|facebook|imagen para redes)\b/,
      en: /\b((?:square |social )?post|square|instagram(?! stor)|facebook)\b/,
    },
    width: 1080,
    height: 1080,
    draw: announcement("Novedades de hoy", "News of today", 108, 92),
  },
  {
    key: "price-tag",
    name: { es: "Etiqueta de precio", en: "Price tag" },
    asks: {
      es: /\b(etiquetas?(?: de precio)?|precio para (?:el )?(?:anaquel|producto))\b/,
      en: /\b(price tags?|labels?|shelf tags?)\b/,
    },
    width: 800,
    height: 500,
    draw: drawPriceTag,
  },
  {
    key: "menu-card",
    name: { es: "Carta o menú", en: "Menu card" },
    // "Cartel con lista de precios" is a list.
    asks: {
      es: /^[^]*?\b(?:lista|tabla) de precios\b|^(?:los )?precios (?:de|del)\b|\b(carta|menu)\b/,
      en: /^[^]*?\b(?:price list|list of prices)\b|\b(menu(?: card)?)\b/,
    },
    width: 1080,
    height: 1528,
    draw: drawMenu,
  },
  {
    key: "loyalty-card",
    name: { es: "Tarjeta de cliente frecuente", en: "Loyalty card" },
    asks: {
      es: /\b(cliente frecuente|tarjeta de (?:lealtad|sellos)|sellos)\b/,
      en: /\b(loyalty (?:punch |stamp )?card|punch card|stamp card|stamps)\b/,
    },
    width: 1011,
    height: 638,
    draw: drawLoyalty,
  },
  {
    key: "qr-sign",
    name: { es: "Letrero con QR", en: "Sign with QR" },
    // A poster or a sign "con código QR" is this one.
    asks: { es: /^[^]*?\b(codigo qr|qr)\b/, en: /^[^]*?\b(qr(?: code)?)\b/ },
    width: 1080,
    height: 1350,
    draw: drawQrSign,
  },
  {
    key: "banner",
    name: { es: "Banner", en: "Banner" },
    asks: { es: /\b(banner|portada|encabezado|lona|manta)\b/, en: /\b(banner|cover|header)\b/ },
    width: 1600,
    height: 640,
    draw: drawBanner,
  },
  {
    key: "business-card",
    name: { es: "Tarjeta de presentación", en: "Business card" },
    asks: {
      es: /\btarjetas? (?:de presentacion|personal(?:es)?)\b/,
      en: /\b(business|visiting) cards?\b/,
    },
    width: 1050,
    height: 600,
    draw: drawBusinessCard,
  },
  {
    key: "coupon",
    name: { es: "Cupón", en: "Coupon" },
    asks: {
      es: /\b(cupon(?:es)?|vales?|(?:tarjeta|certificado) de regalo)\b/,
      en: /\b(coupons?|vouchers?|gift (?:card|certificate))\b/,
    },
    width: 1200,
    height: 520,
    draw: drawCoupon,
  },
  {
    key: "icons",
    name: { es: "Íconos", en: "Icons" },
    asks: { es: /\b(iconos?|pictogramas?|simbolos?)\b/, en: /\b(icons?|pictograms?|symbols?)\b/ },
    width: 960,
    height: 960,
    draw: drawIcons,
  },
  {
    key: "hours-sign",
    name: { es: "Letrero de horario", en: "Opening hours sign" },
    asks: {
      es: /\b(horarios?|letrero de horario|abierto|abrimos)\b/,
      en: /\b(opening hours(?: sign)?|hours sign|open sign|we are open)\b/,
    },
    width: 1080,
    height: 1080,
    draw: drawHours,
  },
  {
    key: "notice-sign",
    name: { es: "Letrero de aviso", en: "Notice sign" },
    asks: {
      es: /\b(letreros?|avisos?|senalamientos?)(?: de(?: aviso)?)?\b/,
      en: /\b(notice sign|notices?|signs?)\b/,
    },
    width: 1350,
    height: 1080,
    draw: drawNotice,
  },
  {
    key: "thank-you-card",
    name: { es: "Tarjeta de agradecimiento", en: "Thank-you card" },
    asks: { es: /\b(agradecimiento|gracias)\b/, en: /\b(thank[- ]you(?: card)?|thanks)\b/ },
    width: 1200,
    height: 850,
    draw: drawThanks,
  },
  {
    key: "product-card",
    name: { es: "Ficha de producto", en: "Product card" },
    asks: {
      es: /\b((?:foto|ficha|imagen|fotografia)(?: (?:de|del|para))?(?: (?:un |el |mi )?(?:producto|platillo))?|producto)\b/,
      en: /\b((?:product )?(?:photo|picture|card|shot|image)(?: of)?|product)\b/,
    },
    width: 1080,
    height: 1080,
    note: {
      es: "Dibujo y no hago fotos: es un marco para la tuya, con nombre y precio.",
      en: "I draw and do not photograph: this is a frame for your own, with name and price.",
    },
    draw: drawProduct,
  },
];
