import { limits } from '@sillage/kit/limits.ts'

type Options = { send: (terms: Record<string, string>) => Promise<unknown>; delayMs?: number }

/** Collects phrases without a translation and sends them once the page has come to rest. */
export function createMissQueue({ send, delayMs = limits.language.missesDelayMs }: Options) {
  const seen = new Set<string>()
  let waiting: string[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  async function flush() {
    const terms = waiting
    waiting = []
    for (let from = 0; from < terms.length; from += limits.language.termsPerCall) {
      const batch = terms.slice(from, from + limits.language.termsPerCall)
      // A term that could not be sent is missed again on the next page load: there is nothing to report to the visitor.
      await send(Object.fromEntries(batch.map((term) => [term, term]))).catch(() => undefined)
    }
  }

  return function add(phrase: string) {
    const term = phrase.trim()
    if (term === '' || term.length > limits.language.termLength || seen.has(term)) return
    seen.add(term)
    waiting.push(term)
    clearTimeout(timer)
    timer = setTimeout(flush, delayMs)
  }
}
