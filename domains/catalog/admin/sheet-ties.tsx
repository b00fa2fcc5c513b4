import { moved } from '@sillage/admin-kit/form/rows-field.tsx'
import { Part } from '@sillage/admin-kit/part.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { offerLimits } from '../words.ts'
import { useKnownProducts, useKnownVariants } from './known-products.ts'
import { ProductPicker, VariantPicker } from './product-picker.tsx'
import { SheetErrors } from './sheet-errors.tsx'
import { SortedLines } from './sorted-lines.tsx'
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
export function SheetRelated({ sheet: { draft, change, errors } }: { sheet: Sheet }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const { related_ids } = draft
  const known = useKnownProducts(related_ids)
  const lines = related_ids.map((id) => {
    const product = known.get(id)
    return { id, name: product ? pick(product, 'name') : String(id), picture: product?.picture }
  })
  return (
    <Part title={t('함께 볼 상품')}>
      <SortedLines
        lines={lines}
        onMove={(from, to) => change({ related_ids: moved(related_ids, from, to) })}
        onRemove={(at) => change({ related_ids: related_ids.toSpliced(at, 1) })}
      />
      <ProductPicker
        label={t('함께 볼 상품 찾기')}
        onPick={(id) => !related_ids.includes(id) && change({ related_ids: [...related_ids, id] })}
      />
      <SheetErrors errors={errors} of={/^(related|product)_ids/} />
    </Part>
  )
}

/** What is offered on its page and bought together with it, in this order. */
export function SheetAddOns({ sheet: { draft, change, errors } }: { sheet: Sheet }) {
  const t = usePhrases()
  const { add_on_ids } = draft
  const known = useKnownVariants(add_on_ids)
  const lines = add_on_ids.map((id) => ({
    id,
    name: known.get(id)?.name ?? String(id),
    picture: known.get(id)?.product.picture,
  }))
  return (
    <Part title={t('추가 상품')} fact={t('상품 페이지에서 함께 담아요')}>
      <SortedLines
        lines={lines}
        onMove={(from, to) => change({ add_on_ids: moved(add_on_ids, from, to) })}
        onRemove={(at) => change({ add_on_ids: add_on_ids.toSpliced(at, 1) })}
      />
      <VariantPicker
        label={t('추가 상품 찾기')}
        disabled={add_on_ids.length >= offerLimits.add_ons}
        onPick={(id) => !add_on_ids.includes(id) && change({ add_on_ids: [...add_on_ids, id] })}
      />
      <SheetErrors errors={errors} of={/^(add_on|variant)_ids/} />
    </Part>
  )
}
