import type { Block, Inline, ListItem, Mark, RichText as Text } from '@sillage/kit/rich-text.ts'
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
    case 'picture':
      return <Picture key={key} {...block.attrs} tone={block.attrs.tone || undefined} sizes={sizes} />
    default:
      return null
  }
}

const sizes = '(min-width: 720px) 640px, 100vw'

const drawItem = (item: ListItem, key: number) => <li key={key}>{item.content.map(drawBlock)}</li>

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
