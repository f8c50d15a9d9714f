import { data, type ActionFunctionArgs } from "@remix-run/node";
import { parseItemId } from "#domain/items/item-ids.ts";
import { paths } from "#app/paths.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { readFormKey } from "#app/forms/form-key.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { textField } from "#app/forms/text-field.server.ts";
import { writeAs } from "#app/session/write-as.server.ts";
import { forgetUpload, keepUpload } from "#adapters/storage/keep-upload.server.ts";
import { fileProblemText } from "#app/presenters/file-problem-text.server.ts";
import { addArtifaktVersion, setPublication } from "#db/commands/artifakts/create-artifakt.ts";
import { deleteArtifakt } from "#db/commands/artifakts/delete-artifakt.ts";
import { once } from "#db/commands/writing/once.ts";
import { refundArtifakt } from "#db/commands/artifakts/refund-artifakt.ts";

const PUBLICATIONS = { publish: "published", retire: "retired" } as const;

/**
 * What a maker does with an artifakt: publish, retire, delete, upload a new version, refund a sale.
 *
 * @throws 400 for an unknown intent, 404 for an artifakt that is not the person's own
 */
export async function answerManageAction({ request, context, params }: ActionFunctionArgs) {
  const artifaktId = parseItemId(params.id);
  if (!artifaktId) throw data(null, { status: 404 });
  const form = await readForm(request);
  const intent = textField(form, "intent");
  const key = readFormKey(form);
  const now = new Date();
  const pathOf = (id: string) => paths.artifaktManage(id);

  if (intent === "publish" || intent === "retire") {
    const publication = PUBLICATIONS[intent];
    const written = await writeAs({ request, context }, (tx, { personId }) =>
      setPublication(tx, { personId, artifaktId, publication, now }),
    );
    if (!written.isDone) return written.answer;
    if (written.value.kind === "refused") throw data(null, { status: 404 });
    const { artifaktId: id } = written.value;
    throw redirectWithFlash(request, pathOf(id), { code: "saved", about: id }, written.headers);
  }

  if (intent === "delete") {
    const written = await writeAs({ request, context }, (tx, { personId }) =>
      deleteArtifakt(tx, { personId, artifaktId, now }),
    );
    if (!written.isDone) return written.answer;
    const { value, headers } = written;
    if (value.kind === "refused" && value.reason === "gone") throw data(null, { status: 404 });
    if (value.kind === "refused") return data({ problem: value.reason }, { status: 409 });
    throw redirectWithFlash(request, paths.library, { code: "deleted", about: "library" }, headers);
  }

  if (intent === "refund") {
    const ownershipId = textField(form, "sale");
    const written = await writeAs({ request, context }, (tx, { personId }) =>
      once(tx, { personId, key, about: `refund ${ownershipId}`, content: {} }, () =>
        refundArtifakt(tx, { personId, ownershipId, now }),
      ),
    );
    if (!written.isDone) return written.answer;
    const { value, headers } = written;
    if (value.kind === "done") {
      const flash = { code: "refunded", about: value.artifaktId };
      throw redirectWithFlash(request, pathOf(value.artifaktId), flash, headers);
    }
    return value.reason === "short"
      ? data({ problem: value.reason, missing: value.missing }, { status: 402 })
      : data({ problem: value.reason }, { status: 410 });
  }

  if (intent !== "upload") throw data(null, { status: 400 });
  const file = form.get("file");
  const kept = file instanceof File ? await keepUpload(file) : "file-missing";
  if (typeof kept === "string") {
    const { said, status } = fileProblemText(kept);
    return data({ problem: "file" as const, said }, { status });
  }
  const { storageKey, ...content } = kept;
  let isUsed = false;
  try {
    const written = await writeAs({ request, context }, (tx, { personId, address }) =>
      once(tx, { personId, key, about: `add-version ${artifaktId}`, content }, async () => {
        const added = await addArtifaktVersion(tx, {
          ...{ personId, address, artifaktId, file: kept, now },
        });
        isUsed = added.kind === "done";
        return added;
      }),
    );
    if (!written.isDone) return written.answer;
    if (written.value.kind === "refused") throw data(null, { status: 404 });
    const { artifaktId: id } = written.value;
    throw redirectWithFlash(request, pathOf(id), { code: "uploaded", about: id }, written.headers);
  } finally {
    // Nobody refers to it: refused, or sent a second time.
    if (!isUsed) await forgetUpload(storageKey);
  }
}
