import { FormAnswer, ResultText, type ShownResult } from "#app/ui/forms/form-answer.tsx";

/** The result of a form; for a suite with one line per app. */
export function PortalsAnswer({
  result,
}: {
  result: ShownResult & { value?: { name: string; outcome: string }[] };
}) {
  if (!result.value) return <FormAnswer result={result} />;
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
