/* Texts that a prompt orders to be sent to a reader: "dile al cliente que…", "tell her that…". */

/** What the writer wants to do with the words. */
export type Act =
  | "tell"
  | "ask"
  | "request"
  | "remind"
  | "complain"
  | "apologise"
  | "thank"
  | "offer"
  | "suggest"
  | "invite"
  | "refuse"
  | "collect"
  | "congratulate"
  | "purpose";

/** One thing that a text does, with the words that were told for it. */
export interface Order {
  act: Act;
  /** As typed: "que su pedido está listo" without its "que". */
  words: string;
}

/** To whom a text is written. */
export interface Reader {
  /** "Laura", "Don Raúl"; undefined where a role is all that is known. */
  name: string | undefined;
  isMany: boolean;
  /** A supplier, a landlord, a firm: the business is the customer there. */
  isFirm: boolean;
  /** What is told of the reader: "que no vino a su cita". */
  relative: string | undefined;
}

/** A prompt as orders for a text to one reader or several. */
export interface Relay {
  reader: Reader;
  orders: readonly Order[];
  /** What the prompt tells before it gives an order: "me cancelaron la fiesta". */
  before: string | undefined;
}

/** What a text to a reader says, in order. */
export interface RelayedText {
  /** Sentences without a point at their end. */
  sentences: readonly string[];
  act: Act;
  reader: Reader;
}
