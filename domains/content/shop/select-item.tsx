import { useHydrated } from '@sillage/ui/use-hydrated.ts'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { ProductTile } from '../../catalog/shop/product-tile.tsx'
import type { Select } from '../contract.ts'
import './select-item.css'

const threeAcross = '(min-width: 1025px) 373px, (min-width: 640px) 31vw, 46vw'

type Props = { item: Select['items'][number]; eager: boolean }

/** A chosen product with the word about it. The one the visitor opened last is marked, and brought into view. */
export function SelectItem({ item, eager }: Props) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const [query] = useSearchParams()
  // The page is cached for everyone: what was opened last is known in the browser alone.
  const isLast = useHydrated() && query.get('last') === String(item.product.id)
  const place = useRef<HTMLLIElement>(null)
  const shown = useRef(false)
  useEffect(() => {
    if (!isLast || shown.current) return
    shown.current = true // Once: anyone who comes back later is put where they were.
    place.current?.scrollIntoView({ block: 'center', behavior: 'instant' })
  }, [isLast])
  return (
    <li ref={place} className="select-product" aria-current={isLast ? 'true' : undefined}>
      {isLast && <p className="select-last">{t('조금 전에 본 상품이에요')}</p>}
      <ProductTile card={item.product} heading="h2" eager={eager} sizes={threeAcross} />
      <p className="select-note">{pick(item, 'note')}</p>
    </li>
  )
}
