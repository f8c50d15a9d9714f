import type { ArtifaktType, ChallengeType, ContentLanguage, SpaceType } from "./catalogue.ts";

/** An artifakt as the specification names its fields (spec 3). */
export interface Artifakt {
  id: string;
  name: string;
  description: string;
  /** The creator's display name. */
  creator: string;
  image?: string;
  /** Whole MXN; 0 is free. */
  price: number;
  /** Tenths, 0 to 50: 48 is shown "4.8". */
  rating: number;
  type: ArtifaktType;
  downloadCount: number;
  tags: string[];
}

/** A space (spec 3). */
export interface Space {
  id: string;
  name: string;
  description: string;
  image?: string;
  userCount: number;
  type: SpaceType;
}

/** An agentik (spec 3). `status` is open text: unknown values are shown neutrally. */
export interface Agentik {
  id: string;
  name: string;
  description: string;
  status: string;
  type: string;
}

/** A challenge (spec 3). In JSON the deadline is an ISO 8601 string in UTC. */
export interface Challenge {
  id: string;
  name: string;
  description: string;
  type: ChallengeType;
  /** Credits. */
  reward: number;
  currentParticipants: number;
  maxParticipants: number;
  deadline: Date;
  isActive: boolean;
}

/**
 * An item as a screen needs it: with the language its own text is written in, for the `lang` of
 * that text. The JSON endpoints leave it out.
 */
export type InLanguage<Item> = Item & { language: ContentLanguage };

/** A person's figures (spec 3 "User stats"). */
export interface UserStats {
  activeSpaces: number;
  artifaktsCreated: number;
  agentiksCount: number;
  /** Credits paid as challenge rewards. */
  creditsEarned: number;
}

/** Of a visitor who is shown nobody's (PLAZA_DEMO=off). */
export const NO_STATS: UserStats = {
  activeSpaces: 0,
  artifaktsCreated: 0,
  agentiksCount: 0,
  creditsEarned: 0,
};
