/* Texts that a prompt orders to be sent to a reader: "dile al cliente que…", "tell her that…". */

/** Speech act of a text: the writer's purpose. */
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

/** Reader of a text: a person, several, or a firm. */
export interface Reader {
  /** "Laura", "Don Raúl"; undefined where a role is all that is known. */
  name: string | undefined;
  isMany: boolean;
  /** A supplier, a landlord, a firm: the business is the customer there. */
  isFirm: boolean;
  /** Relative clause about the reader: "que no vino a su cita". */
  relative: string | undefined;
}

/** A prompt as orders for a text to one reader or several. */
export interface Relay {
  reader: Reader;
  orders: readonly Order[];
  /** Words of the prompt before its first order: "me cancelaron la fiesta". */
  before: string | undefined;
}

/** Text to a reader, its sentences in order. */
export interface RelayedText {
  /** Sentences without a point at their end. */
  sentences: readonly string[];
  act: Act;
  reader: Reader;
}
