/** Of the person who is looking, what every screen shows. */
export interface ShellPerson {
  displayName: string;
  firstName: string;
  handle: string;
  isPro: boolean;
  avatarUrl: string | null;
}
