import type { ManagingWords } from "./managing-words.server.ts";

/** Asks before an invitation or a wall code is revoked; in its form. */
export const RevokeInvitation = ({ name, words }: { name: string; words: ManagingWords }) => (
  <details>
    <summary className="btn text-danger">
      {words.revoke}
      <span className="sr-only">: {name}</span>
    </summary>
    <p className="py-2 text-sm">{words.revokeAsk}</p>
    <button name="intent" value="revoke" className="btn text-danger">
      {words.revokeYes}
    </button>
  </details>
);
