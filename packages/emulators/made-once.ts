/** Made at its first use: a key costs a tenth of a second, and most starts sign nothing. */
export function madeOnce<Thing>(make: () => Thing): () => Thing {
  let made: { thing: Thing } | undefined
  return () => {
    made ??= { thing: make() }
    return made.thing
  }
}
