const place = 'return-mark'
let made: string | undefined

/**
 * This tab's own word on the way back from a provider. The first who comes back may see the order; by its word it is known
 * again where the answer got lost, after a reload too. Where storage is switched off, at least until then.
 */
export function returnMark(): string {
  try {
    made ??= sessionStorage.getItem(place) ?? undefined
    made ??= crypto.randomUUID()
    sessionStorage.setItem(place, made)
  } catch {
    made ??= crypto.randomUUID()
  }
  return made
}
