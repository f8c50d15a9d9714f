/** A wizard step with options to choose from, in the page's language. */
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

/** Questions by the name of their step. */
export type Questions = Record<"business" | "areas" | "experience" | "migration", Question>;
