import { Anchor } from '@sillage/ui/anchor.tsx'
import { type PickText, usePick } from '@sillage/web-kit/pick.ts'
import { createElement, type ReactNode, useMemo } from 'react'
import { counted } from '../../insight/shop/counted.ts'
import { readTree } from '../cms-allow.ts'
import type { CmsNode } from '../cms-contract.ts'
import { styleProps } from '../cms-style.ts'
import './cms-view.css'

/** A page as staff put it together. Nothing of it becomes markup that the allow-list does not know. */
export function CmsView({ name, template }: { name: string; template: CmsNode }) {
  const pick = usePick()
  const tree = useMemo(() => readTree(template).tree, [template])
  return tree && <div className="cms">{draw(tree, { name, pick })}</div>
}

const isEmpty = (tag: string) => tag === 'br' || tag === 'hr'

type Pen = { name: string; pick: PickText }

function draw(node: CmsNode, pen: Pen): ReactNode {
  const { name, pick } = pen
  const { id, tag, option } = node
  const { props } = option
  const look = {
    key: id,
    // Ids of the shop's own are out of reach.
    id: `cms-${id}`,
    className: option.class || undefined,
    style: option.style ? styleProps(option.style) : undefined,
  }
  if (tag === 'img') return <Picture {...look} key={id} props={props} pick={pick} />
  if (isEmpty(tag)) return createElement(tag, look)
  const inside = [props.innerText ? pick(props, 'innerText') : null, ...node.children.map((child) => draw(child, pen))]
  if (tag === 'a')
    return createElement(Anchor, { ...look, ...wayOf(props.href), ...counted('cms', `${name} ${id}`) }, ...inside)
  return createElement(tag, look, ...inside)
}

/** A place on this page is called as it is drawn; another site opens beside ours. */
function wayOf(href = '') {
  if (href.startsWith('#')) return { href: `#cms-${href.slice(1)}` }
  return href.startsWith('https:') ? { href, target: '_blank', rel: 'noreferrer' } : { href }
}

type PictureProps = { id: string; props: CmsNode['option']['props']; pick: PickText }

function Picture({ props, pick, ...look }: PictureProps) {
  const { src, alt = '', alt_en = '', width, height } = props
  if (!src) return null
  return (
    <img {...look} src={src} alt={alt && pick({ alt, alt_en }, 'alt')} width={width} height={height} loading="lazy" />
  )
}
