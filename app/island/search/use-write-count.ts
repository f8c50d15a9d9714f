import { useFetchers, useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";

/** Number of posted forms that have been answered, by navigation or a fetcher, since the first render. */
export function useWriteCount(): number {
  const [count, setCount] = useState(0);
  const isWriting = [useNavigation(), ...useFetchers()].some(
    ({ formMethod }) => formMethod && formMethod !== "GET",
  );
  useEffect(() => (isWriting ? () => setCount((before) => before + 1) : undefined), [isWriting]);
  return count;
}
