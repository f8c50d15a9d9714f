import { BOOKED_KINDS, type RequestForm } from "#domain/agentiks/abilities/request-form.ts";
import type { Db } from "#db/connection/client.ts";
import { listInboxAgentiks } from "#db/queries/agentiks/chats/list-inbox-agentiks.ts";

/** A form of an agentik that customers book by. */
export interface BookedForm extends Pick<RequestForm, "name" | "room"> {
  agentikId: string;
  agentik: string;
  ownerId: string;
  /** The agentik's workplace. */
  spaceId: string;
  /** Whether that space is archived: nothing is written there. */
  isClosed: boolean;
}

/** Forms that customers book by, of the agentiks that work in a person's spaces, as they are published. */
export async function listBookedForms(db: Db, personId: string): Promise<BookedForm[]> {
  const agentiks = await listInboxAgentiks(db, personId);
  return agentiks.flatMap(({ id, name, ownerId, spaceId, isClosed, forms }) =>
    forms
      .filter(({ kind }) => BOOKED_KINDS.includes(kind))
      .map((form) => ({
        agentikId: id,
        agentik: name,
        ownerId,
        spaceId,
        isClosed,
        name: form.name,
        ...(form.room && { room: form.room }),
      })),
  );
}
