const length = String.raw`(?:0|auto|\d{1,4}(?:\.\d{1,3})?(?:px|rem|em|%|vw|ch)?)`
const colour = String.raw`(?:#[\da-f]{3,8}|[a-z]{3,20}|(?:rgb|hsl)a?\([\d.,%/\s]{5,40}\)|var\(--color-[a-z-]{2,30}\))`
const lengths = String.raw`${length}(?:\s+${length}){0,3}`

/** Which looks a page may give itself: nothing that leaves its place, covers something else or fetches anything. */
const looks: readonly [names: RegExp, value: string][] = [
  [/^(color|background-color|border-color)$/, colour],
  [/^(margin|padding)(-(top|right|bottom|left|block|inline))?$/, lengths],
  [/^((max-|min-)?(width|height)|gap|border-radius|border-width|letter-spacing)$/, lengths],
  [/^font-size$/, String.raw`(?:\d(?:\.\d{1,3})?(?:rem|em)|\d{1,2}px|var\(--text-[a-z\d]{2,4}\))`],
  [/^line-height$/, String.raw`\d(?:\.\d{1,3})?`],
  [/^font-weight$/, '(?:normal|bold|[1-9]00)'],
  [/^font-style$/, '(?:normal|italic)'],
  [/^text-align$/, '(?:left|right|center|start|end|justify)'],
  [/^text-decoration$/, '(?:none|underline|line-through)'],
  [/^border-style$/, '(?:none|solid|dotted|dashed)'],
  [/^display$/, '(?:block|inline|inline-block|grid|flex)'],
  [/^(align|justify)-(items|content)$/, '(?:start|end|center|stretch|space-between)'],
  [/^aspect-ratio$/, String.raw`\d{1,3}\s*/\s*\d{1,3}`],
]

/** A declaration as it may stand; null where it may not. */
function declaration(text: string): [name: string, value: string] | null {
  const at = text.indexOf(':')
  const name = text.slice(0, at).trim().toLowerCase()
  const value = text
    .slice(at + 1)
    .trim()
    .toLowerCase()
  const known = looks.find(([names]) => names.test(name))
  return at > 0 && known && new RegExp(`^${known[1]}$`).test(value) ? [name, value] : null
}

/** The declarations of a style that are allowed, and whether that is all of them. */
export function readStyle(style: string) {
  const parts = style.split(';').filter((part) => part.trim() !== '')
  const declarations = parts.flatMap((part) => {
    const read = declaration(part)
    return read ? [read] : []
  })
  return { declarations, isWhole: declarations.length === parts.length }
}

const camel = (name: string) => name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** A style as React takes it. */
export const styleProps = (style: string): Record<string, string> =>
  Object.fromEntries(readStyle(style).declarations.map(([name, value]) => [camel(name), value]))
