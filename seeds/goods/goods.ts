import type { MakeGood } from "./good.ts";
import { recipeCard, seasonMenu, waiterGuide } from "./content/printed-kitchen.ts";
import { deliveryNotes, jarLabels, loyaltyCards, salonPrices } from "./content/printed-counter.ts";
import { photoGuide, siteLog } from "./content/printed-work.ts";
import { monthDeck, pitchDeck } from "./content/decks.ts";
import { bakeryBrand, doorSigns, helpWanted, packagingMockups } from "./content/drawn-brand.ts";
import { kitchenIcons } from "./content/icons.ts";
import { modularCounter, smallCafe } from "./content/models.ts";
import { openingReel, seasonStories } from "./content/motion.ts";
import { privacyNotice, quotation, serviceContract } from "./content/letters.ts";
import { cashSheet, dishSheet, stockSheet } from "./content/sheets-kitchen.ts";
import { cakeSheet, cashFlowSheet, invoiceSheet, rotaSheet } from "./content/sheets-office.ts";
import { flowerShop } from "./content/sites/flowers.ts";
import { lunchMenu } from "./content/sites/lunch-menu.ts";
import { portfolioSite } from "./content/sites/portfolio.ts";
import { salonSite } from "./content/sites/salon.ts";
import { tillParts } from "./content/sites/till-parts.ts";
import { answeringPack, counterCumbia, kindTones } from "./content/sounds.ts";
import { productTexts, sprintBoard } from "./content/texts.ts";

/** All goods, each with the number of its artifakt. */
export const GOODS: readonly MakeGood[] = [
  seasonMenu,
  recipeCard,
  waiterGuide,
  salonPrices,
  deliveryNotes,
  loyaltyCards,
  jarLabels,
  photoGuide,
  siteLog,
  stockSheet,
  dishSheet,
  cashSheet,
  invoiceSheet,
  rotaSheet,
  cashFlowSheet,
  cakeSheet,
  serviceContract,
  quotation,
  privacyNotice,
  pitchDeck,
  monthDeck,
  kitchenIcons,
  bakeryBrand,
  packagingMockups,
  doorSigns,
  helpWanted,
  seasonStories,
  openingReel,
  answeringPack,
  counterCumbia,
  kindTones,
  modularCounter,
  smallCafe,
  productTexts,
  sprintBoard,
  salonSite,
  lunchMenu,
  flowerShop,
  portfolioSite,
  tillParts,
];
