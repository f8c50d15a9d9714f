/**
 * What an agentik's answer says does not hold any more: another customer has taken the place that it
 * confirms, or the business has ended the form that it changes. The answer is to be worked out again.
 */
export class AnswerOutdated extends Error {
  override name = "AnswerOutdated";
}
