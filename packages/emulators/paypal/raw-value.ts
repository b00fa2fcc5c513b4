/** The bytes of one field of a JSON object, as they were written: what a signature is made over must not be rewritten. */
export function rawValueOf(json: string, field: string): string | undefined {
  let depth = 0
  let start: number | undefined
  for (const { 0: token, index } of json.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?|[{}[\],]/g)) {
    const isEnd = token === '}' || token === ']'
    if (isEnd) depth -= 1
    if (start !== undefined && ((depth === 1 && token === ',') || depth === 0)) return json.slice(start, index).trim()
    if (token === '{' || token === '[') depth += 1
    if (depth === 1 && token.endsWith(':') && JSON.parse(token.slice(0, -1)) === field) start = index + token.length
  }
  return undefined
}
