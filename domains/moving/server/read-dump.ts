import { Problem } from '@sillage/kit/problem.ts'
import { readValues } from './read-values.ts'

export type DumpRow = { table: string; row: Record<string, string> }

const longestRow = 64 * 1024 * 1024
const longestHead = 64 * 1024
const insert =
  /(?:INSERT(?:\s+IGNORE)?|REPLACE)\s+INTO\s+(?:`?[\w$-]+`?\.)?`?([\w$-]+)`?\s*(?:\(([^)]*)\))?\s*VALUES\s*/iy
const create = /CREATE\s+TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?(?:`?[\w$-]+`?\.)?`?([\w$-]+)`?/iy
const blank = /(?:\s+|--[^\n]*\n|#[^\n]*\n|\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\/|;)+/y

const cut = () => new Problem(422, '파일이 중간에 끊겼어요. 덤프를 다시 내보내 주세요.')

/** The rows of a dump as mysqldump and phpMyAdmin write it, one after the other: no more than a row is held. */
export async function* readDump(text: AsyncIterable<string>): AsyncGenerator<DumpRow | { table: string; row: null }> {
  const source = createSource(text)
  const columns = new Map<string, string[]>()
  while (await source.skip(blank)) {
    const made = await source.match(create)
    if (made) {
      const table = made[1] ?? ''
      const statement = await source.statement()
      if (statement === '') throw cut()
      columns.set(table, columnsOf(statement))
      yield { table, row: null }
      continue
    }
    const into = await source.match(insert)
    if (!into) {
      await source.statement()
      continue
    }
    const table = into[1] ?? ''
    const names = into[2]?.split(',').map((name) => name.replaceAll(/[`\s]/g, '')) ?? columns.get(table) ?? []
    source.at += into[0].length
    for (let more = true; more; ) {
      const { values, next } = await source.values()
      source.at = next
      yield { table, row: Object.fromEntries(names.map((name, at) => [name, values[at] ?? ''])) }
      await source.skip(/\s*/y)
      if (source.at >= source.text.length) throw cut()
      more = source.text[source.at] === ','
      source.at += 1
      if (more) await source.skip(/\s*/y)
    }
  }
}

const columnsOf = (statement: string) => Array.from(statement.matchAll(/^\s*`([^`]+)`\s/gm), ([, name]) => name ?? '')

type Source = ReturnType<typeof createSource>

/** The piece of the text that is looked at, and where. */
function createSource(text: AsyncIterable<string>) {
  const chunks = text[Symbol.asyncIterator]()
  const source = {
    text: '',
    at: 0,
    /** Reads on; false at the end. */
    async more(): Promise<boolean> {
      const next = await chunks.next()
      if (next.done) return false
      source.text = source.text.slice(source.at) + next.value
      source.at = 0
      return true
    },
    /** Skips what matches; false at the end of the text. */
    async skip(pattern: RegExp): Promise<boolean> {
      while (true) {
        pattern.lastIndex = source.at
        source.at += pattern.exec(source.text)?.[0].length ?? 0
        // What is left may be the beginning of a comment.
        if (source.text.length - source.at > longestHead || !(await source.more()))
          return source.at < source.text.length
      }
    },
    async match(pattern: RegExp): Promise<RegExpExecArray | null> {
      while (true) {
        pattern.lastIndex = source.at
        const found = pattern.exec(source.text)
        if (found || source.text.length - source.at > longestHead || !(await source.more())) return found
      }
    },
    /** The rest of a statement that is no list of values. */
    async statement(): Promise<string> {
      while (true) {
        const end = endOf(source)
        if (end >= 0) {
          const statement = source.text.slice(source.at, end)
          source.at = end + 1
          return statement
        }
        if (source.text.length - source.at > longestRow || !(await source.more())) {
          source.at = source.text.length
          return ''
        }
      }
    },
    async values() {
      while (true) {
        const read = readValues(source.text, source.at)
        if (read) return read
        if (source.text.length - source.at > longestRow || !(await source.more())) throw cut()
      }
    },
  }
  return source
}

/** The next semicolon outside of quotes; -1 where it has not been read yet. */
function endOf({ text, at }: Pick<Source, 'text' | 'at'>): number {
  const pieces = /[;'"`]/g
  pieces.lastIndex = at
  for (let found = pieces.exec(text); found; found = pieces.exec(text)) {
    if (found[0] === ';') return found.index
    const close = closeOf(text, found.index)
    if (close < 0) return -1
    pieces.lastIndex = close + 1
  }
  return -1
}

function closeOf(text: string, open: number): number {
  for (let at = open + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text[at] === text[open]) return at
  }
  return -1
}
