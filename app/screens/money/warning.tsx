/** A warning above a screen about money, such as that payments are simulated. */
export const Warning = ({ text }: { text: string }) => (
  <p className="p-3 rounded-control bg-raised border border-warning font-600">{text}</p>
);
