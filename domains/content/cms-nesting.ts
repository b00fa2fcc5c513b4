/** Where an element stands: right in what, and whether a text or a link is around it. */
export type Around = { parent: string | null; inText: boolean; inLink: boolean }

export const outermost: Around = { parent: null, inText: false, inLink: false }

/** These stand nowhere else. */
const parents: Record<string, readonly string[]> = {
  li: ['ul', 'ol'],
  dt: ['dl'],
  dd: ['dl'],
  thead: ['table'],
  tbody: ['table'],
  tr: ['thead', 'tbody'],
  th: ['tr'],
  td: ['tr'],
}
/** And these hold nothing else, words neither. */
const framesOfTables = new Set(['table', 'thead', 'tbody', 'tr'])
/** No link can be drawn in these: they hold elements of their own, or nothing. */
const withoutLinks = new Set([...framesOfTables, 'ul', 'ol', 'dl', 'br', 'hr'])
const texts = new Set(['p', 'h1', 'h2', 'h3', 'h4'])
const inTexts = new Set(['span', 'strong', 'em', 'small', 'br', 'img', 'a'])

type Standing = { tag: string; hasWords: boolean; hasLink: boolean }

/**
 * Whether an element may stand there. What is nested otherwise a browser takes apart while it reads the page, and what
 * the server drew would not be what the script finds.
 */
export function mayStand({ tag, hasWords, hasLink }: Standing, around: Around): boolean {
  const { parent, inText, inLink } = around
  if (inText && !inTexts.has(tag)) return false
  if (inLink && (tag === 'a' || hasLink)) return false
  if (hasLink && withoutLinks.has(tag)) return false
  if (hasWords && framesOfTables.has(tag)) return false
  const wanted = parents[tag]
  return wanted ? parent !== null && wanted.includes(parent) : parent === null || !framesOfTables.has(parent)
}

export const within = ({ tag, hasLink }: Standing, { inText, inLink }: Around): Around => ({
  parent: tag,
  inText: inText || texts.has(tag),
  inLink: inLink || tag === 'a' || hasLink,
})
