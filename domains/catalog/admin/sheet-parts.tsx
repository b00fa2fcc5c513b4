import { moved } from '@sillage/admin-kit/form/rows-field.tsx'
import { Part } from '@sillage/admin-kit/part.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { offerLimits } from '../words.ts'
import type { DraftPart, DraftVariant } from './draft.ts'
import { useKnownVariants } from './known-products.ts'
import { VariantPicker } from './product-picker.tsx'
import { SheetErrors } from './sheet-errors.tsx'
import { SortedLines } from './sorted-lines.tsx'
import type { Sheet } from './use-sheet.ts'

/** What each option of a kit is made of. Its stock follows the scarcest part. */
export function SheetParts({ sheet: { draft, change, errors } }: { sheet: Sheet }) {
  const t = usePhrases()
  const put = (at: number, parts: DraftPart[]) =>
    change({ variants: draft.variants.map((variant, index) => (index === at ? { ...variant, parts } : variant)) })
  return (
    <Part title={t('키트 구성')} fact={t('재고는 가장 적은 구성품을 따라요')}>
      {draft.variants.map((variant, at) =>
        variant.retired ? null : (
          <VariantParts key={variant.id ?? `new-${at}`} variant={variant} onChange={(parts) => put(at, parts)} />
        ),
      )}
      <SheetErrors errors={errors} of={/^parts/} />
    </Part>
  )
}

type Props = { variant: DraftVariant; onChange: (parts: DraftPart[]) => void }

function VariantParts({ variant, onChange }: Props) {
  const t = usePhrases()
  const { parts, sku } = variant
  const known = useKnownVariants(parts.map(({ variant_id }) => variant_id))
  const counts = parts.flatMap(({ variant_id, quantity }) => {
    const found = known.get(variant_id)
    return found && Number(quantity) > 0 ? [Math.floor(found.variant.available / Number(quantity))] : []
  })
  const lines = parts.map(({ variant_id, quantity }, at) => {
    const found = known.get(variant_id)
    const name = found?.name ?? String(variant_id)
    return {
      id: variant_id,
      name,
      picture: found?.product.picture,
      fact: (
        <>
          {found && (
            <span className="mute nowrap">
              {t('재고 {count}', { count: found.variant.available.toLocaleString() })}
            </span>
          )}
          <input
            className="input input-num count-input"
            inputMode="numeric"
            aria-label={t('{name} 수량', { name })}
            value={quantity}
            onChange={(event) => onChange(parts.with(at, { variant_id, quantity: event.target.value }))}
          />
        </>
      ),
    }
  })
  return (
    <fieldset>
      <legend className="row padded">
        <span className="medium">{variant.values.join(' · ') || sku || t('새 옵션')}</span>
        {counts.length > 0 && counts.length === parts.length && (
          <span className="mute">{t('지금 {count}개 만들 수 있어요', { count: Math.min(...counts) })}</span>
        )}
      </legend>
      <SortedLines
        lines={lines}
        onMove={(from, to) => onChange(moved(parts, from, to))}
        onRemove={(at) => onChange(parts.toSpliced(at, 1))}
      />
      <VariantPicker
        label={t('구성품 찾기')}
        disabled={parts.length >= offerLimits.parts}
        onPick={(variant_id) =>
          !parts.some((part) => part.variant_id === variant_id) && onChange([...parts, { variant_id, quantity: '1' }])
        }
      />
    </fieldset>
  )
}
