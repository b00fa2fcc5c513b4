import { useRef } from 'react'

/**
 * The key under which a form is sent: the same content sent again has the same key and is one request, however often the
 * answer is lost; what was corrected in between is another one, or the correction would be taken for a repetition.
 */
export function useRequestKey() {
  const sent = useRef<{ mark: string; key: string } | null>(null)
  return {
    keyOf(content: object): string {
      const mark = JSON.stringify(content, asMarked)
      const last = sent.current?.mark === mark ? sent.current : { mark, key: crypto.randomUUID() }
      sent.current = last
      return last.key
    },
    /** It has arrived: whatever is sent next is another one, even in the same words. */
    renew() {
      sent.current = null
    },
  }
}

/** A file is known by what its folder says of it; its content says nothing in JSON. */
const asMarked = (_: string, value: unknown) =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value
