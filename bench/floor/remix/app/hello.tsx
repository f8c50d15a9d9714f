/** A minimal page: the cost of the framework itself. */
export default function Hello() {
  return (
    <main>
      <h1>Hello</h1>
      <p>What the framework costs before there is anything to show.</p>
    </main>
  );
}
