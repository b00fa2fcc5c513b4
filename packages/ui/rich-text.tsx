import type { Block, Inline, ListItem, Mark, TableCell, TableRow, RichText as Text } from '@sillage/kit/rich-text.ts'
import { safeHref } from '@sillage/kit/rich-text-href.ts'
import { Fragment, type ReactNode } from 'react'
import { Anchor } from './anchor.tsx'
import { Picture } from './picture.tsx'
import './rich-text.css'

type Props = {
  text: Text
  /** The language it is written in, where that is not the page's. */
  lang?: string | undefined
}

/** A written text. Only what is named here is drawn, whatever its tree holds, on the server and in the browser alike. */
export function RichText({ text, lang }: Props) {
  return (
    <div className="rich-text" lang={lang}>
      {text.content.map(drawBlock)}
    </div>
  )
}

// The tree is drawn once and never reordered: a place in it is a key.
function drawBlock(block: Block, key: number): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return <p key={key}>{drawWords(block.content)}</p>
    case 'heading':
      return block.attrs.level === 3 ? (
        <h3 key={key}>{drawWords(block.content)}</h3>
      ) : (
        <h2 key={key}>{drawWords(block.content)}</h2>
      )
    case 'bulletList':
      return <ul key={key}>{block.content.map(drawItem)}</ul>
    case 'orderedList':
      return <ol key={key}>{block.content.map(drawItem)}</ol>
    case 'blockquote':
      return <blockquote key={key}>{block.content.map(drawBlock)}</blockquote>
    case 'horizontalRule':
      return <hr key={key} />
    case 'table':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a table may be wider than a phone, and is moved by the arrows
        <div key={key} className="rich-text-table" tabIndex={0}>
          <table>
            <tbody>{block.content.map(drawRow)}</tbody>
          </table>
        </div>
      )
    case 'picture':
      return <Picture key={key} {...block.attrs} tone={block.attrs.tone || undefined} sizes={sizes} />
    default:
      return null
  }
}

const sizes = '(min-width: 720px) 640px, 100vw'

const drawItem = (item: ListItem, key: number) => <li key={key}>{item.content.map(drawBlock)}</li>

const drawRow = ({ content }: TableRow, key: number) => (
  <tr key={key}>{content.map((cell, at) => drawCell(cell, at, key === 0 ? 'col' : 'row'))}</tr>
)

/** A heading in the first row is its column's, any other its row's. */
function drawCell({ type, attrs, content }: TableCell, key: number, scope: 'col' | 'row') {
  const spans = { colSpan: attrs?.colspan, rowSpan: attrs?.rowspan }
  const inside = content.map(drawBlock)
  if (type === 'tableCell')
    return (
      <td key={key} {...spans}>
        {inside}
      </td>
    )
  if (type !== 'tableHeader') return null
  return (
    <th key={key} {...spans} scope={scope}>
      {inside}
    </th>
  )
}

const drawWords = (words: Inline[] | undefined) => words?.map(drawInline)

function drawInline(inline: Inline, key: number): ReactNode {
  if (inline.type === 'hardBreak') return <br key={key} />
  if (inline.type !== 'text') return null
  return <Fragment key={key}>{(inline.marks ?? []).reduceRight(drawMark, inline.text)}</Fragment>
}

function drawMark(inside: ReactNode, mark: Mark): ReactNode {
  if (mark.type === 'bold') return <strong>{inside}</strong>
  if (mark.type === 'italic') return <em>{inside}</em>
  const href = mark.type === 'link' ? safeHref(mark.attrs.href) : null
  return href ? <Anchor href={href}>{inside}</Anchor> : inside
}
