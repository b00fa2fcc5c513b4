import { storedText } from '@sillage/web-kit/stored-value.ts'

const stored = storedText(() => sessionStorage, 'return-mark')
let made: string | undefined

/**
 * This tab's own word on the way back from a provider. The first who comes back may see the order; by its word it is known
 * again where the answer got lost, after a reload too. Where storage is switched off, at least until then.
 */
export function returnMark(): string {
  made ??= stored.read() ?? crypto.randomUUID()
  stored.write(made)
  return made
}
