import { Anchor, type LinkRender } from './anchor.tsx'
import './breadcrumb.css'

type Props = { label: string; items: readonly { label: string; href?: string }[]; link?: LinkRender }

/** Where the page lies; the last item without `href` is the page itself. */
export function Breadcrumb({ label, items, link }: Props) {
  return (
    <nav aria-label={label}>
      <ol className="crumbs">
        {items.map((item) => (
          <li key={item.href ?? item.label}>
            {item.href ? (
              <Anchor href={item.href} link={link}>
                {item.label}
              </Anchor>
            ) : (
              <span aria-current="page">{item.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
