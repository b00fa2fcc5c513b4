/** One thing that an envelope brought: an error, a transaction, a replay, or what else the SDK counts. */
export type Item = { type: string; payload: unknown; received_at: Date }

/**
 * An envelope is lines: its header, then for each item a header and what it brings. An item that says its length may
 * have line ends of its own, as a recording has. What is binary stays unread; its header says that it came.
 */
export function readEnvelope(bytes: Buffer, received_at: Date): Item[] | undefined {
  let at = 0
  /** The next so many bytes, or what is left of the line; the line end behind it is passed over. */
  function take(length = lineEnd(bytes, at) - at) {
    const taken = bytes.subarray(at, at + length)
    at += taken.length + 1
    return taken
  }

  if (!isObject(parse(take()))) return undefined
  const items: Item[] = []
  while (at < bytes.length) {
    const header = parse(take())
    if (!isObject(header) || typeof header.type !== 'string') continue
    const payload = parse(take(typeof header.length === 'number' ? header.length : undefined))
    items.push({ type: header.type, payload, received_at })
  }
  return items
}

function lineEnd(bytes: Buffer, from: number) {
  const end = bytes.indexOf(10, from)
  return end < 0 ? bytes.length : end
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
