import { Button } from '@sillage/admin-kit/button.tsx'
import { Part } from '@sillage/admin-kit/part.tsx'
import { usePhrasebook, usePhrases } from '@sillage/web-kit/phrases.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useShop } from '../../shop.ts'
import { Thumb } from './thumb.tsx'
import { useCategoryOptions } from './use-category-options.ts'
import type { Sheet } from './use-sheet.ts'

/** In which categories it stands; those above come along by themselves. */
export function SheetCategories({ sheet: { draft, change } }: { sheet: Sheet }) {
  const t = usePhrases()
  const options = useCategoryOptions()
  const toggle = (id: number) =>
    change({
      category_ids: draft.category_ids.includes(id)
        ? draft.category_ids.filter((each) => each !== id)
        : [...draft.category_ids, id].sort((a, b) => a - b),
    })
  return (
    <Part title={t('카테고리')}>
      <div className="tick-list">
        {options.map(({ value, label, depth }) => (
          <label key={value} className="check" style={{ '--depth': depth }}>
            <input
              type="checkbox"
              checked={draft.category_ids.includes(Number(value))}
              onChange={() => toggle(Number(value))}
            />
            {label.trim()}
          </label>
        ))}
      </div>
    </Part>
  )
}

/** What is shown beside it, in this order. */
export function SheetRelated({ sheet: { draft, change } }: { sheet: Sheet }) {
  const t = usePhrases()
  const { queries } = useShop()
  const { locale } = usePhrasebook()
  const { related_ids } = draft
  const asked = queries.staffProducts.list({ query: { ids: related_ids.join(','), limit: 100 } })
  const { data } = useQuery({ ...asked, enabled: related_ids.length > 0 })
  const known = new Map(data?.data.map((product) => [product.id, product]))
  const move = (at: number, to: number) => {
    const id = related_ids[at]
    if (id !== undefined) change({ related_ids: related_ids.toSpliced(at, 1).toSpliced(to, 0, id) })
  }
  return (
    <Part title={t('함께 볼 상품')}>
      <ul className="lines">
        {related_ids.map((id, at) => {
          const product = known.get(id)
          const name = product ? (locale === 'en' ? product.name_en : product.name) : String(id)
          return (
            <li key={id}>
              {product && <Thumb picture={product.picture} />}
              <span className="grow">{name}</span>
              <Button
                small
                look="quiet"
                disabled={at === 0}
                aria-label={t('{name} 위로', { name })}
                onClick={() => move(at, at - 1)}
              >
                ↑
              </Button>
              <Button
                small
                look="quiet"
                icon="close"
                aria-label={t('{name} 빼기', { name })}
                onClick={() => change({ related_ids: related_ids.toSpliced(at, 1) })}
              />
            </li>
          )
        })}
      </ul>
      <ProductPicker
        onPick={(id) => !related_ids.includes(id) && change({ related_ids: [...related_ids, id] })}
        label={t('함께 볼 상품 찾기')}
      />
    </Part>
  )
}

/** Finds a product by its name or code and picks it. */
function ProductPicker({ onPick, label }: { onPick: (id: number) => void; label: string }) {
  const { queries } = useShop()
  const { locale } = usePhrasebook()
  const [keyword, setKeyword] = useState('')
  const asked = queries.staffProducts.list({ query: { keyword, limit: 6 } })
  const { data } = useQuery({ ...asked, enabled: keyword.trim().length > 0 })
  return (
    <div className="stack padded">
      <input
        className="input"
        aria-label={label}
        placeholder={label}
        value={keyword}
        onChange={(event) => setKeyword(event.target.value)}
      />
      {keyword.trim() !== '' && (
        <ul className="lines">
          {data?.data.map(({ id, name, name_en, picture }) => (
            <li key={id}>
              <Thumb picture={picture} />
              <Button look="quiet" onClick={() => [onPick(id), setKeyword('')]}>
                {locale === 'en' ? name_en : name}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
