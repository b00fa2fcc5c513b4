import { storedText } from '@sillage/web-kit/stored-value.ts'

const stored = storedText(() => sessionStorage, 'return-mark')
let made: string | undefined

/**
 * This tab's own marker for the return from a provider. The first browser to return may see the order; by the marker it
 * is recognised again if the answer is lost, after a reload too. Without storage it lasts until the reload.
 */
export function returnMark(): string {
  made ??= stored.read() ?? crypto.randomUUID()
  stored.write(made)
  return made
}
