/** The wizard's labels besides its questions, in the page's language. */
export interface Words {
  back: string;
  goOn: string;
  start: string;
  save: string;
  skip: string;
  progress: string;
  failed: string;
  language: string;
  languageAuto: string;
  welcomeTitle: string;
  welcomeBody: string;
  spaces: string;
  artifakts: string;
  agentiks: string;
  challenges: string;
  collaboratorsTitle: string;
  collaboratorsBody: string;
  collaborator: string;
  add: string;
  noCollaborators: string;
  tooMany: string;
  tooLong: string;
  summaryTitle: string;
  summaryBody: string;
  businessLabel: string;
  areasLabel: string;
  experienceLabel: string;
  migrationLabel: string;
  collaboratorsLabel: string;
  unanswered: string;
  nobody: string;
  change: string;
}
