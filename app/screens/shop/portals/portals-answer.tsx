import { ResultText, type ShownResult } from "#app/ui/forms/form-answer.tsx";
import { Notice } from "#app/ui/forms/notice.tsx";

/** The result of a form; for a suite with one line per app. */
export function PortalsAnswer({
  result,
}: {
  result: ShownResult & { value?: { name: string; outcome: string }[] };
}) {
  // Shown in place, also with JavaScript: the answer is in the sheet of the pressed app.
  if (!result.value)
    return (
      <Notice tone={result.ok ? "good" : "problem"}>
        <ResultText {...result} />
      </Notice>
    );
  return (
    <div role="status">
      <p className="font-600">
        <ResultText {...result} />
      </p>
      <ul className="text-sm">
        {result.value.map(({ name, outcome }) => (
          <li key={name}>
            {name}: <b>{outcome}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
