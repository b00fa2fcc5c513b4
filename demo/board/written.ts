import type { Block, Inline, ListItem, RichText } from '@sillage/kit/rich-text.ts'

/**
 * The demo shop's texts as they are typed in seeds: a line is a paragraph, `## ` a heading, `- ` and `1. ` items of a
 * list, `> ` a quotation; **bold** and [words](/address) within.
 */
export function written(lines: readonly string[]): RichText {
  const content: Block[] = []
  for (const line of lines) add(content, line)
  return { type: 'doc', content }
}

function add(content: Block[], line: string) {
  const [, sign = '', words = ''] = /^(## |- |\d+\. |> )?(.*)$/s.exec(line) ?? []
  const paragraph: Block = { type: 'paragraph', content: inlinesOf(words) }
  if (sign === '') content.push(paragraph)
  else if (sign === '## ') content.push({ type: 'heading', attrs: { level: 2 }, content: inlinesOf(words) })
  else if (sign === '> ') content.push({ type: 'blockquote', content: [paragraph] })
  else addItem(content, sign === '- ' ? 'bulletList' : 'orderedList', { type: 'listItem', content: [paragraph] })
}

/** An item joins the list right above it. */
function addItem(content: Block[], type: 'bulletList' | 'orderedList', item: ListItem) {
  const last = content.at(-1)
  if (last?.type === type) last.content.push(item)
  else content.push({ type, content: [item] })
}

function inlinesOf(words: string): Inline[] {
  return words
    .split(/(\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\))/)
    .filter(Boolean)
    .map(inlineOf)
}

function inlineOf(part: string): Inline {
  const [, bold] = /^\*\*(.+)\*\*$/.exec(part) ?? []
  if (bold) return { type: 'text', text: bold, marks: [{ type: 'bold' }] }
  const [, text, href] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? []
  return text && href
    ? { type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }
    : { type: 'text', text: part }
}
