/** A step that asks to choose, in the language it is shown in. */
export interface Question {
  field: "businessType" | "automationAreas" | "aiExperience" | "currentPlatform";
  isMultiple: boolean;
  title: string;
  body: string;
  options: Option[];
}

export interface Option {
  value: string;
  name: string;
  body?: string;
}

/** By the name of their step. */
export type Questions = Record<"business" | "areas" | "experience" | "migration", Question>;
