/** Figures of a period, and of what is open at its end, for a business and its counted spaces. */
export interface ReportFigures {
  sales: number;
  /** Income of the sales in whole MXN. */
  income: number;
  /** Whether the person has ever sold an artifakt. */
  hasSold: boolean;
  members: number;
  /** Customers' conversations begun, and who has them now. */
  chats: number;
  byAgentik: number;
  byPerson: number;
  waiting: number;
  /** Orders that were sent and not cancelled, those with a total, and the sum of these in hundredths of a peso. */
  orders: number;
  pricedOrders: number;
  orderCents: number;
  /** Bookings and appointments that were sent and not cancelled. */
  bookings: number;
  /** Forms of every kind that are not done. */
  openRequests: number;
  /** Questions without an answer: new ones, and all that are open. */
  newQuestions: number;
  questions: number;
  tasksDone: number;
  tasksLate: number;
}
