/** One thing that an envelope brought: an error, a transaction, a replay, or what else the SDK counts. */
export type Item = { type: string; payload: unknown; received_at: Date }

/**
 * An envelope is lines: its header, then for each item a header and what it brings. What is binary, as a packed replay
 * is, stays unread; its header says that it came.
 */
export function readEnvelope(raw: string, received_at: Date): Item[] | undefined {
  const [head = '', ...lines] = raw.split('\n')
  if (!isObject(parse(head))) return undefined
  const items: Item[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const header = parse(lines[at] ?? '')
    if (!isObject(header) || typeof header.type !== 'string') continue
    items.push({ type: header.type, payload: parse(lines[at + 1] ?? ''), received_at })
    at += 1
  }
  return items
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
