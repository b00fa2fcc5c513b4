/** Which cart an answer speaks of, and how old it is. */
type Mark = { id: string; version: number }

/**
 * Of two answers the one to believe. An old one that was long on its way changes nothing; one of the same version may
 * know of newer prices; and where another tab has signed in or out, the answer is about another cart.
 */
export function newer<Answer extends Mark>(known: Answer | undefined, heard: Answer): Answer {
  return known?.id === heard.id && known.version > heard.version ? known : heard
}
