import type { ArtifaktType, ChallengeType, ContentLanguage, SpaceType } from "./catalogue.ts";

/** An artifakt, as the JSON API returns it. */
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

/** A space, as the JSON API returns it. */
export interface Space {
  id: string;
  name: string;
  description: string;
  image?: string;
  userCount: number;
  type: SpaceType;
}

/**
 * An agentik, as the JSON API returns it. `status` is free text; unknown values are shown
 * neutrally.
 */
export interface Agentik {
  id: string;
  name: string;
  description: string;
  status: string;
  type: string;
}

/** A challenge. In JSON the deadline is an ISO 8601 string in UTC. */
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

/** An item with the language of its own text, for the `lang` attribute. Not in the JSON API. */
export type InLanguage<Item> = Item & { language: ContentLanguage };

/** A person's figures on the home. */
export interface UserStats {
  activeSpaces: number;
  artifaktsCreated: number;
  agentiksCount: number;
  /** Credits paid as challenge rewards. */
  creditsEarned: number;
}

/** Figures for visitors when demo mode is off (`PLAZA_DEMO=off`). */
export const NO_STATS: UserStats = {
  activeSpaces: 0,
  artifaktsCreated: 0,
  agentiksCount: 0,
  creditsEarned: 0,
};
