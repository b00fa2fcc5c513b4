/** The body of POST /v2/translate, as far as a shop has use for it. */
export type TranslationRequest = {
  text: string[]
  source_lang: string
  target_lang: string
  tag_handling?: string
  ignore_tags?: string[]
  preserve_formatting?: boolean
}

const known = new Set(['text', 'source_lang', 'target_lang', 'tag_handling', 'ignore_tags', 'preserve_formatting'])
const targets = new Set(['EN-US', 'EN-GB'])
const textsPerCall = 50

/** Reads a body as the service would, and says what is wrong with it. */
export function faultOf(json: string): { asked?: TranslationRequest; fault: string } {
  const body = parse(json)
  if (!body) return { fault: 'Bad request. Reason: the body is not JSON.' }
  const unknown = Object.keys(body).find((name) => !known.has(name))
  if (unknown) return { fault: `Value for '${unknown}' not supported.` }
  const { text, source_lang, target_lang, tag_handling, ignore_tags } = body
  if (!isTexts(text)) return { fault: "Parameter 'text' not specified." }
  if (text.length > textsPerCall) return { fault: 'Too many texts.' }
  if (source_lang !== 'KO') return { fault: "Value for 'source_lang' not supported." }
  if (typeof target_lang !== 'string' || !targets.has(target_lang))
    return { fault: "Value for 'target_lang' not supported." }
  if (ignore_tags !== undefined && !isTexts(ignore_tags)) return { fault: "Value for 'ignore_tags' not supported." }
  if (tag_handling !== undefined && tag_handling !== 'xml') return { fault: "Value for 'tag_handling' not supported." }
  if (tag_handling === 'xml' && !text.every(isWellFormed))
    return { fault: 'Tag handling parsing failed, please check input.' }
  // Every field was looked at above.
  return { asked: body as TranslationRequest, fault: '' }
}

function parse(json: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
  } catch {
    return null
  }
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((text) => typeof text === 'string' && text !== '')

/** Plain elements without attributes, closed where they were opened, and no bare & or <. */
function isWellFormed(text: string) {
  const open: string[] = []
  const rest = text.replace(/<(\/?)([a-z]+)>/g, (_, closing, name) => {
    if (!closing) open.push(name)
    else if (open.pop() !== name) open.push('wrong')
    return ''
  })
  return open.length === 0 && !/[<>]|&(?!(amp|lt|gt|quot|apos);)/.test(rest)
}
