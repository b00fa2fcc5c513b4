import pg from 'pg'

/** A statement that ran this often is prepared. A text that differs each time is never prepared. */
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
 * A connection on which repeated statements are prepared, because planning them took longer than running them. Code that
 * writes a statement does nothing for it.
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
