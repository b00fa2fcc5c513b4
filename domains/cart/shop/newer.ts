/** Which cart an answer speaks of, and how old it is. */
type Mark = { id: string; version: number }

/**
 * The newer of two answers. An old one that was slow changes nothing; one of the same version may have newer prices;
 * and if another tab has signed in or out, the answer is about another cart.
 */
export function newer<Answer extends Mark>(known: Answer | undefined, heard: Answer): Answer {
  return known?.id === heard.id && known.version > heard.version ? known : heard
}
