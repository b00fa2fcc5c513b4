/** A picture inside a text, one of our own media; `src` contains {width}, as everywhere. */
export type TextPicture = {
  src: string
  width: number
  height: number
  widths: number[]
  tone: string
  also: ('avif' | 'jpg')[]
  alt: string
}

export type Mark = { type: 'bold' } | { type: 'italic' } | { type: 'link'; attrs: { href: string } }
export type Inline = { type: 'text'; text: string; marks?: Mark[] } | { type: 'hardBreak' }
export type ListItem = { type: 'listItem'; content: Block[] }
export type TableCell = {
  type: 'tableCell' | 'tableHeader'
  attrs?: { colspan?: number; rowspan?: number }
  content: Block[]
}
export type TableRow = { type: 'tableRow'; content: TableCell[] }
export type Block =
  | { type: 'paragraph'; content?: Inline[] }
  | { type: 'heading'; attrs: { level: 2 | 3 }; content?: Inline[] }
  | { type: 'bulletList' | 'orderedList'; content: ListItem[] }
  | { type: 'blockquote'; content: Block[] }
  | { type: 'horizontalRule' }
  | { type: 'table'; content: TableRow[] }
  | { type: 'picture'; attrs: TextPicture }

/** A written text with its shape: one tree, as the editor makes it, the server keeps it and pages draw it. */
export type RichText = { type: 'doc'; content: Block[] }

/** The limits of one text; `signs` counts the characters of its tree as JSON. */
export const richTextLimits = {
  letters: 20_000,
  nodes: 2_000,
  depth: 12,
  pictures: 30,
  signs: 200_000,
  rows: 100,
  columns: 12,
} as const

export const noText: RichText = { type: 'doc', content: [] }

/** The text alone, a line for each paragraph: for searching, for feeds, for previews. */
export const plainText = ({ content }: RichText) => content.flatMap(linesOf).join('\n')

function linesOf(block: Block): string[] {
  if (block.type === 'horizontalRule') return []
  if (block.type === 'picture') return block.attrs.alt ? [block.attrs.alt] : []
  if (block.type === 'paragraph' || block.type === 'heading') return [(block.content ?? []).map(wordsOf).join('')]
  return blocksWithin(block).flatMap(linesOf)
}

const wordsOf = (inline: Inline) => (inline.type === 'text' ? inline.text : ' ')

/** Nothing to read and nothing to look at. */
export const isBlank = (text: RichText) => plainText(text).trim() === '' && picturesIn(text).length === 0

/** The addresses of all pictures in a text. */
export const picturesIn = ({ content }: Pick<RichText, 'content'>): string[] => content.flatMap(sourcesOf)

function sourcesOf(block: Block): string[] {
  return block.type === 'picture' ? [block.attrs.src] : blocksWithin(block).flatMap(sourcesOf)
}

/** The blocks a block is made of; none where it is made of words. */
function blocksWithin(block: Block): Block[] {
  if (block.type === 'blockquote') return block.content
  if (block.type === 'bulletList' || block.type === 'orderedList')
    return block.content.flatMap(({ content }) => content)
  if (block.type !== 'table') return []
  return block.content.flatMap((row) => row.content.flatMap(({ content }) => content))
}

/** Lines as a text of plain paragraphs. */
export const paragraphs = (lines: readonly string[]): RichText => ({
  type: 'doc',
  content: lines.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
})
