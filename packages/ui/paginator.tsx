import { limits } from '@sillage/kit/limits.ts'
import { Anchor, type LinkRender } from './anchor.tsx'
import { Icon } from './icon.tsx'
import './paginator.css'

type Props = {
  page: number
  /** How many pages there are. */
  pages: number
  href: (page: number) => string
  link?: LinkRender
  labels: { list: string; previous: string; next: string }
}

/** The numbers to show: five, with the current one in the middle where it can be. */
export function pageNumbers(page: number, pages: number) {
  const count = Math.min(limits.paginator.numbers, pages)
  const first = Math.min(Math.max(page - Math.floor(limits.paginator.numbers / 2), 1), pages - count + 1)
  return Array.from({ length: count }, (_, index) => first + index)
}

/** The pages of a long list; nothing where there is only one. */
export function Paginator({ page, pages, href, link, labels }: Props) {
  if (pages < 2) return null
  return (
    <nav className="pager" aria-label={labels.list}>
      {page > 1 && (
        <Anchor href={href(page - 1)} link={link} rel="prev" aria-label={labels.previous}>
          <Icon name="chevron-left" size="sm" />
        </Anchor>
      )}
      {pageNumbers(page, pages).map((number) => (
        <Anchor key={number} href={href(number)} link={link} aria-current={number === page ? 'page' : undefined}>
          {number}
        </Anchor>
      ))}
      {page < pages && (
        <Anchor href={href(page + 1)} link={link} rel="next" aria-label={labels.next}>
          <Icon name="chevron-right" size="sm" />
        </Anchor>
      )}
    </nav>
  )
}
