import type { Category } from '@sillage/domains/catalog/contract.ts'
import { useShop } from '@sillage/domains/shop.ts'
import { Anchor } from '@sillage/ui/anchor.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { KeyboardEvent } from 'react'
import { useLocation } from 'react-router'
import { MegaPanel } from './mega-panel.tsx'
import { type OpenMenu, useOpenMenu } from './open-menu.ts'

/** The categories under the logo. Resting on one opens its sheet; so do the down arrow and a first touch. */
export function MegaMenu() {
  const t = usePhrases()
  const { queries } = useShop()
  const { data: categories } = useSuspenseQuery(queries.catalog.categories())
  const menu = useOpenMenu()
  return (
    <nav
      ref={menu.ref}
      className="top-nav"
      aria-label={t('상품 분류')}
      onPointerLeave={menu.leave}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) menu.close()
      }}
    >
      <ul>
        {categories.data.data.map((category) => (
          <Entry key={category.id} category={category} menu={menu} />
        ))}
      </ul>
    </nav>
  )
}

const address = ({ id }: Category) => `/shop/category/${id}`

/** Is this the shelf, or the one it stands on? */
const holds = (category: Category, path: string): boolean =>
  address(category) === path || category.descendants.some((child) => holds(child, path))

function Entry({ category, menu }: { category: Category; menu: OpenMenu }) {
  const name = useLocalizedField()(category, 'name')
  const { pathname } = useLocation()
  const href = address(category)
  const panelId = `mega-${category.id}`
  const open = menu.id === category.id
  const opens = category.descendants.length > 0
  return (
    <li
      onPointerEnter={(event) => event.pointerType === 'mouse' && menu.rest(opens ? category.id : null)}
      onPointerDown={(event) => menu.touchedBy(event.pointerType)}
      onKeyDown={moveFocus}
    >
      <Anchor
        href={href}
        aria-current={pathname === href ? 'page' : holds(category, pathname) ? 'true' : undefined}
        aria-expanded={opens ? open : undefined}
        aria-controls={open ? panelId : undefined}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || !opens) return
          event.preventDefault()
          menu.enter(category.id, panelId)
        }}
        onClick={(event) => {
          if (opens && !open && menu.isTouch()) {
            event.preventDefault()
            menu.enter(category.id)
          }
        }}
      >
        {name}
      </Anchor>
      {open && <MegaPanel id={panelId} category={category} calm={menu.calm} />}
    </li>
  )
}

/** Left and right go from category to category. */
function moveFocus(event: KeyboardEvent<HTMLLIElement>) {
  const entry = event.currentTarget
  const next = { ArrowLeft: entry.previousElementSibling, ArrowRight: entry.nextElementSibling }[event.key]
  const link = next?.querySelector('a')
  if (!link) return
  event.preventDefault()
  link.focus()
}
