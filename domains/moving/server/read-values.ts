import { Problem } from '@sillage/kit/problem.ts'

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', Z: '\x1a', '0': '' }
const plain = /\s*(?:_\w+\s*)?([^,()'\s]*)\s*/y

type Read<Value> = { value: Value; next: number } | null

/** One row of values in parentheses, NULL as an empty text; null where its end has not been read yet. */
export function readValues(text: string, start: number): { values: string[]; next: number } | null {
  if (start >= text.length) return null
  if (text[start] !== '(') throw new Problem(422, '덤프를 읽을 수 없는 곳이 있어요. 다시 내보내 주세요.')
  const values: string[] = []
  for (let at = start + 1; at < text.length; ) {
    const read = readValue(text, at)
    if (!read) return null
    values.push(read.value)
    const end = text[read.next]
    if (end === ')') return { values, next: read.next + 1 }
    if (end === undefined) return null
    if (end !== ',') throw new Problem(422, '덤프를 읽을 수 없는 곳이 있어요. 다시 내보내 주세요.')
    at = read.next + 1
  }
  return null
}

function readValue(text: string, start: number): Read<string> {
  plain.lastIndex = start
  const found = plain.exec(text)
  const next = start + (found?.[0].length ?? 0)
  if (text[next] === "'") return readQuoted(text, next)
  const word = found?.[1] ?? ''
  if (next >= text.length) return null
  return { value: /^NULL$/i.test(word) ? '' : /^0x/i.test(word) ? fromHex(word) : word, next }
}

const fromHex = (word: string) => Buffer.from(word.slice(2), 'hex').toString('utf8')

function readQuoted(text: string, open: number): Read<string> {
  const parts: string[] = []
  let from = open + 1
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === backslash) {
      const next = text[at + 1]
      if (next === undefined) return null
      parts.push(text.slice(from, at), escapes[next] ?? next)
      at += 1
      from = at + 1
    } else if (code === quote) {
      if (at + 1 >= text.length) return null
      if (text.charCodeAt(at + 1) !== quote)
        return { value: clean(parts.join('') + text.slice(from, at)), next: skipBlank(text, at + 1) }
      parts.push(text.slice(from, at + 1))
      at += 1
      from = at + 1
    }
  }
  return null
}

const backslash = 92
const quote = 39

/** PostgreSQL holds no zero character. */
const clean = (value: string) => value.replaceAll('\0', '')

function skipBlank(text: string, start: number) {
  let at = start
  while (at < text.length && /\s/.test(text[at] ?? '')) at += 1
  return at
}
