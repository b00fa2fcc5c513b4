/** Numbers by the line's id, as a draft stores them; a draft that cannot be read is none. */
export function readNumbers(text: string): Record<number, number> {
  try {
    const isNumber = (entry: [string, unknown]): entry is [string, number] => typeof entry[1] === 'number'
    return Object.fromEntries(Object.entries(Object(JSON.parse(text))).filter(isNumber))
  } catch {
    return {}
  }
}
