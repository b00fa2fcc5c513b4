const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }
const broken = /<\s*\/?\s*(?:p|div|br|li|ul|ol|h[1-6]|tr|table|section|article|blockquote|hr)\b[^>]*>/gi

/** The words of an HTML text, paragraph by paragraph: neither tags nor what a browser would run. */
export function paragraphsOf(html: string): string[] {
  const text = html
    .replaceAll(/<(script|style|iframe|object)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(broken, '\n')
    .replaceAll(/<\/?[a-z][^>]*>/gi, '')
    .replaceAll(/&(#x[0-9a-f]+|#\d+|\w+);/gi, (whole, name: string) => entity(name) ?? whole)
  return text
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
}

function entity(name: string) {
  if (!name.startsWith('#')) return entities[name.toLowerCase()]
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
}

/** The addresses of the pictures in it. */
export const picturesIn = (html: string) =>
  Array.from(html.matchAll(/<img\b[^>]*?\bsrc\s*=\s*["']?([^"'\s>]+)/gi), ([, src]) => src ?? '')

const longest = { paragraph: 2_000, paragraphs: 20 }

/** A product's story: as many paragraphs as its page takes; `isCut` where there were more. */
export function storyOf(html: string): { story: string[]; isCut: boolean } {
  const pieces = paragraphsOf(html).flatMap((text) =>
    Array.from({ length: Math.ceil(text.length / longest.paragraph) }, (_, nth) =>
      text.slice(nth * longest.paragraph, (nth + 1) * longest.paragraph),
    ),
  )
  const joined: string[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    // Short lines go together, so that a list of twenty lines is no reason to cut.
    if (last !== undefined && pieces.length > longest.paragraphs && last.length + piece.length < longest.paragraph)
      joined[joined.length - 1] = `${last} ${piece}`
    else joined.push(piece)
  }
  return { story: joined.slice(0, longest.paragraphs), isCut: joined.length > longest.paragraphs }
}
