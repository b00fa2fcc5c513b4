import pg from 'pg'

/** Asked this often, a statement is worth keeping; one that is put together again each time never gets there. */
const worthKeeping = 3
/** Every connection keeps its own copy of each, for as long as it lives. */
const mostKept = 400
/** Statements that are not yet worth it are forgotten beyond this many, or those that never come again would pile up. */
const mostCounted = 5_000

const counts = new Map<string, number>()
const names = new Map<string, string>()

/** The name under which the database keeps a statement ready; none while it is too rare. */
function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size >= mostKept) return known
  const count = (counts.get(text) ?? 0) + 1
  if (count < worthKeeping) {
    if (counts.size >= mostCounted) counts.clear()
    counts.set(text, count)
    return undefined
  }
  counts.delete(text)
  return keepReady(text)
}

/** For a statement that runs again and again: it is prepared once and reused. */
export function keepReady(text: string): string {
  const name = names.get(text) ?? `s${names.size + 1}`
  names.set(text, name)
  return name
}

/**
 * A connection on which statements that come again and again are read and planned by the database once: planning took
 * it longer than answering. Who writes a statement need not think of it.
 */
export class PreparingClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    // The driver's method has seven shapes: whatever comes goes on as it came, at most with a name.
    this.query = new Proxy(this.query, {
      apply: (query, _, [statement, ...rest]: unknown[]) => Reflect.apply(query, this, [named(statement), ...rest]),
    })
  }
}

function named(statement: unknown): unknown {
  const name = isPlainStatement(statement) ? nameOf(statement.text) : undefined
  return name ? { ...Object(statement), name } : statement
}

/** Text with the rest apart, as drizzle sends it; not a cursor or a stream, and not one that has a name. */
const isPlainStatement = (statement: unknown): statement is { text: string } =>
  typeof statement === 'object' &&
  statement !== null &&
  'text' in statement &&
  typeof statement.text === 'string' &&
  !('submit' in statement) &&
  (!('name' in statement) || !statement.name)
