/** Made when it is first asked for: a key costs a tenth of a second, and most starts sign nothing. */
export function madeWhenAsked<Thing>(make: () => Thing): () => Thing {
  let made: { thing: Thing } | undefined
  return () => {
    made ??= { thing: make() }
    return made.thing
  }
}
