/** Every string of a value with the key it stands under; items of a list keep the list's key. */
function texts(value: unknown, key = ''): { key: string; text: string }[] {
  if (typeof value === 'string') return [{ key, text: value }]
  if (Array.isArray(value)) return value.flatMap((item) => texts(item, key))
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, inner]) => texts(inner, name))
}

/** The fields in Korean that have no English beside them, or not as many paragraphs of it. */
export function withoutEnglish(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(withoutEnglish)
  if (value === null || typeof value !== 'object') return []
  const fields = new Map(Object.entries(value))
  const alone = [...fields].filter(([key, text]) => {
    const words = texts(text).some((piece) => /\p{Script=Hangul}/u.test(piece.text))
    const flat = typeof text === 'string' || (Array.isArray(text) && typeof text[0] === 'string')
    return flat && words && key !== 'values' && texts(fields.get(`${key}_en`)).length !== texts(text).length
  })
  return [...alone.map(([key]) => key), ...[...fields.values()].flatMap(withoutEnglish)]
}

/** English texts that are empty or still Korean. */
export function wrongEnglish(value: unknown): string[] {
  const english = texts(value).filter(({ key }) => key.endsWith('_en'))
  return english.map(({ text }) => text).filter((text) => text.trim() === '' || /\p{Script=Hangul}/u.test(text))
}
