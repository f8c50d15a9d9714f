/**
 * Content of a new space. Its documents say only what holds in any business of the trade, since
 * agentiks quote them as they are; what differs (hours, prices, people) are tasks for the owner to
 * write.
 */
export interface TemplateContent {
  documents: readonly { name: string; labels: readonly string[]; text: string }[];
  /** Commands of the space, which are its quick replies as well. */
  commands: readonly { name: string; text: string }[];
  tasks: readonly { title: string; inDays: number }[];
  agentik: { name: string; description: string };
}
