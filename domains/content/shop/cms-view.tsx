import { Anchor } from '@sillage/ui/anchor.tsx'
import { type LocalizedField, useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { createElement, type ReactNode, useMemo } from 'react'
import { counted } from '../../insight/shop/count-clicks.ts'
import { readPage } from '../cms-allow.ts'
import { leadsOut } from '../cms-link.ts'
import type { CmsNode } from '../cms-node-contract.ts'
import { styleProps } from '../cms-style.ts'
import './cms-view.css'

/** A page as staff put it together. Nothing of it becomes markup that the allow-list does not know. */
export function CmsView({ name, template, link }: { name: string; template: CmsNode; link: string }) {
  const pick = useLocalizedField()
  const tree = useMemo(() => readPage({ template, link }).tree, [template, link])
  return tree && <div className="cms">{draw(tree, { name, pick })}</div>
}

const isEmpty = (tag: string) => tag === 'br' || tag === 'hr'

type Pen = { name: string; pick: LocalizedField }

function draw(node: CmsNode, pen: Pen): ReactNode {
  const { name, pick } = pen
  const { id, tag, link, option } = node
  const { props } = option
  const look = {
    key: id,
    // Ids of the shop's own are out of reach.
    id: `cms-${id}`,
    className: option.class || undefined,
    style: option.style ? styleProps(option.style) : undefined,
  }
  const way = (href = '') => ({ ...wayOf(href), ...counted('cms', `${name} ${id}`) })
  if (tag === 'img') {
    const picture = <Picture {...look} key={id} props={props} pick={pick} />
    return link ? createElement(Anchor, { key: id, ...way(link) }, picture) : picture
  }
  if (isEmpty(tag)) return createElement(tag, look)
  const inside = [props.innerText ? pick(props, 'innerText') : null, ...node.children.map((child) => draw(child, pen))]
  if (tag === 'a') return createElement(Anchor, { ...look, ...way(link ?? props.href) }, ...inside)
  // Around what is in it, not around itself: rows and items have to stand right in their tables and lists.
  return createElement(
    tag,
    look,
    ...(link ? [createElement(Anchor, { ...way(link), className: 'whole' }, ...inside)] : inside),
  )
}

/** A place on this page is called as it is drawn; another site opens beside ours. */
function wayOf(href: string) {
  if (href.startsWith('#')) return { href: `#cms-${href.slice(1)}` }
  return leadsOut(href) ? { href, target: '_blank', rel: 'noreferrer' } : { href }
}

type PictureProps = { id: string; props: CmsNode['option']['props']; pick: LocalizedField }

function Picture({ props, pick, ...look }: PictureProps) {
  const { src, alt = '', alt_en = '', width, height } = props
  if (!src) return null
  return (
    <img {...look} src={src} alt={alt && pick({ alt, alt_en }, 'alt')} width={width} height={height} loading="lazy" />
  )
}
