import { Anchor } from '@sillage/ui/anchor.tsx'
import { Picture } from '@sillage/ui/picture.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useId } from 'react'
import type { Product } from '../contract.ts'
import { productPath } from '../words.ts'
import '@sillage/ui/sections/rows.css'

/** What lies in the box of the kind that is chosen. */
export function KitParts({ parts, variant_id }: Pick<Product, 'parts'> & { variant_id: number | undefined }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const titleId = useId()
  const inside = parts.filter((part) => part.of.some((id) => id === variant_id))
  return (
    <section className="part" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('구성')}</h2>
      <ul className="kit-parts">
        {inside.map((part) => {
          const name = pick(part, 'name')
          return (
            <li key={part.variant_id} className="kit-part">
              <Picture {...part.picture} className="thumb" sizes="56px" alt="" />
              {part.has_page ? (
                <Anchor href={productPath({ id: part.product_id, kind: part.kind })}>{name}</Anchor>
              ) : (
                <span>{name}</span>
              )}
              <span className="num mute">{t('{count}개', { count: part.quantity })}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
