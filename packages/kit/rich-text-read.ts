import { Problem } from './problem.ts'
import {
  type Block,
  type Inline,
  type ListItem,
  type Mark,
  type RichText,
  richTextLimits,
  type TableCell,
  type TableRow,
} from './rich-text.ts'
import { safeHref } from './rich-text-href.ts'
import { readPicture } from './rich-text-picture.ts'

type Loose = Record<string, unknown>
type Reading = { nodes: number; letters: number; pictures: number; depth: number }

/**
 * Reads a tree from an untrusted client. Every node is rebuilt from what is known: an unknown node, mark or attribute
 * is left out, and a tree that is too large or too deep is refused.
 */
export function readRichText(sent: unknown): RichText {
  if (!isNode(sent) || sent.type !== 'doc') throw refused('글을 읽을 수 없어요. 다시 작성해 주세요.')
  const reading = { nodes: 0, letters: 0, pictures: 0, depth: 0 }
  return { type: 'doc', content: blocksIn(sent, reading) }
}

const refused = (phrase: string) => new Problem(422, phrase)

const isNode = (value: unknown): value is Loose & { type: string } =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** The children of a node, counted; one level deeper than it. */
function* childrenOf({ content }: Loose, reading: Reading) {
  if (!Array.isArray(content)) return
  if (reading.depth >= richTextLimits.depth) throw refused('목록이나 인용의 단계가 너무 많아요. 단계를 줄여 주세요.')
  reading.depth += 1
  for (const child of content) {
    reading.nodes += 1
    if (reading.nodes > richTextLimits.nodes) throw refused('글이 너무 길어요. 나누어 써 주세요.')
    if (isNode(child)) yield child
  }
  reading.depth -= 1
}

const blocksIn = (node: Loose, reading: Reading): Block[] =>
  Array.from(childrenOf(node, reading), (child) => readBlock(child, reading)).filter((block) => block !== null)

function readBlock(node: Loose & { type: string }, reading: Reading): Block | null {
  if (node.type === 'paragraph') return { type: 'paragraph', ...inlinesIn(node, reading) }
  if (node.type === 'heading') {
    const level = Object(node.attrs).level === 3 ? 3 : 2
    return { type: 'heading', attrs: { level }, ...inlinesIn(node, reading) }
  }
  if (node.type === 'bulletList' || node.type === 'orderedList') {
    const content = itemsIn(node, reading)
    return content.length > 0 ? { type: node.type, content } : null
  }
  if (node.type === 'blockquote') {
    const content = blocksIn(node, reading)
    return content.length > 0 ? { type: 'blockquote', content } : null
  }
  if (node.type === 'horizontalRule') return { type: 'horizontalRule' }
  if (node.type === 'table') return tableIn(node, reading)
  return node.type === 'picture' ? pictureIn(node, reading) : null
}

/** An item begins with words, because the editor's does. */
function itemsIn(node: Loose, reading: Reading): ListItem[] {
  const items: ListItem[] = []
  for (const child of childrenOf(node, reading)) {
    if (child.type !== 'listItem') continue
    const content = blocksIn(child, reading)
    const words: Block[] = content[0]?.type === 'paragraph' ? [] : [{ type: 'paragraph' }]
    items.push({ type: 'listItem', content: [...words, ...content] })
  }
  return items
}

/** A table of rows that have cells; what else stands in it is left out. */
function tableIn(node: Loose, reading: Reading): Block | null {
  const content: TableRow[] = []
  for (const row of childrenOf(node, reading)) {
    const cells = row.type === 'tableRow' ? cellsIn(row, reading) : []
    if (cells.length > 0) content.push({ type: 'tableRow', content: cells })
  }
  const widths = content.map((row) => row.content.reduce((sum, { attrs }) => sum + (attrs?.colspan ?? 1), 0))
  if (content.length > richTextLimits.rows || Math.max(0, ...widths) > richTextLimits.columns)
    throw refused('표가 너무 커요. 줄이나 칸을 줄여 주세요.')
  return content.length > 0 ? { type: 'table', content } : null
}

const inCells = new Set(['paragraph', 'bulletList', 'orderedList'])

/** A cell contains words and lists, and always has a line to write on. */
function cellsIn(row: Loose, reading: Reading): TableCell[] {
  const cells: TableCell[] = []
  for (const { type, attrs, ...cell } of childrenOf(row, reading)) {
    if (type !== 'tableCell' && type !== 'tableHeader') continue
    const content = blocksIn(cell, reading).filter((block) => inCells.has(block.type))
    cells.push({ type, ...spansIn(attrs), content: content.length > 0 ? content : [{ type: 'paragraph' }] })
  }
  return cells
}

function spansIn(attrs: unknown): Pick<TableCell, 'attrs'> {
  const { colspan, rowspan }: Loose = Object(attrs)
  const spans = {
    ...(isSpan(colspan, richTextLimits.columns) && { colspan }),
    ...(isSpan(rowspan, richTextLimits.rows) && { rowspan }),
  }
  return Object.keys(spans).length > 0 ? { attrs: spans } : {}
}

const isSpan = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 1 && value <= most

function pictureIn({ attrs }: Loose, reading: Reading): Block | null {
  const picture = readPicture(attrs)
  if (!picture) return null
  reading.pictures += 1
  if (reading.pictures > richTextLimits.pictures) throw refused('사진이 너무 많아요. 몇 장을 빼 주세요.')
  return { type: 'picture', attrs: picture }
}

function inlinesIn(node: Loose, reading: Reading): { content?: Inline[] } {
  const content: Inline[] = []
  for (const child of childrenOf(node, reading)) {
    if (child.type === 'hardBreak') content.push({ type: 'hardBreak' })
    if (child.type === 'text') content.push(...wordsIn(child, reading))
  }
  return content.length > 0 ? { content } : {}
}

function wordsIn({ text: written, marks }: Loose, reading: Reading): Inline[] {
  const text = typeof written === 'string' ? tidied(written) : ''
  if (text === '') return []
  reading.letters += text.length
  if (reading.letters > richTextLimits.letters) throw refused('글이 너무 길어요. 나누어 써 주세요.')
  const kept = marksIn(marks)
  return [kept.length > 0 ? { type: 'text', text, marks: kept } : { type: 'text', text }]
}

/** Removes what is no character: the database accepts neither zero bytes nor half a surrogate pair. */
const tidied = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is taken out
  text.toWellFormed().replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')

/** Each kind once. A link that is not safe leaves its words behind. */
function marksIn(sent: unknown): Mark[] {
  const marks = new Map<string, Mark>()
  for (const mark of Array.isArray(sent) ? sent.filter(isNode) : []) {
    const href = mark.type === 'link' ? safeHref(Object(mark.attrs).href) : null
    if (href) marks.set('link', { type: 'link', attrs: { href } })
    if (mark.type === 'bold' || mark.type === 'italic') marks.set(mark.type, { type: mark.type })
  }
  return [...marks.values()]
}
