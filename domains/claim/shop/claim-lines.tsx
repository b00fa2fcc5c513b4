import { Checkbox } from '@sillage/ui/checkbox.tsx'
import { ErrorNote } from '@sillage/ui/error-note.tsx'
import { Select } from '@sillage/ui/select.tsx'
import { Stepper } from '@sillage/ui/stepper.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useQuantityBounds } from '@sillage/web-kit/use-quantity-bounds.ts'
import { useId } from 'react'
import type { ClaimableLine } from '../contract.ts'
import type { ClaimKind } from '../words.ts'
import { type Chosen, type useClaimForm, wholeOf } from './use-claim-form.ts'

type Form = Pick<ReturnType<typeof useClaimForm>, 'open' | 'chosen' | 'choose'>
type Props = { legend: string; kind: ClaimKind; form: Form; error: string | undefined }

/** Which pieces, and how many of each; an exchange says what they become. */
export function ClaimLines({ legend, kind, form, error }: Props) {
  const id = useId()
  return (
    <fieldset className="claim-lines" data-field="lines" aria-describedby={error && id}>
      <legend>{legend}</legend>
      {form.open.map((line) => (
        <Line
          key={line.line_id}
          line={line}
          kind={kind}
          chosen={form.chosen[line.line_id]}
          onChange={(next) => form.choose(line.line_id, next)}
          swaps={kind === 'exchange' && !line.delivery_exception}
        />
      ))}
      <ErrorNote id={id}>{error}</ErrorNote>
    </fieldset>
  )
}

type LineProps = {
  line: ClaimableLine
  kind: ClaimKind
  chosen: Chosen | undefined
  onChange: (next: Chosen | undefined) => void
  swaps: boolean
}

function Line({ line, kind, chosen, onChange, swaps }: LineProps) {
  const t = usePhrases()
  const sayBound = useQuantityBounds()
  const pick = useLocalizedField()
  const name = [pick(line, 'name'), pick(line, 'option_name')].filter(Boolean).join(' · ')
  return (
    <div className="claim-line">
      <Checkbox
        checked={chosen !== undefined}
        onChange={(event) => onChange(event.target.checked ? wholeOf(line, kind) : undefined)}
        count={t('{count}개', { count: line.quantity })}
      >
        <span>{name}</span>
      </Checkbox>
      {chosen && (line.quantity > 1 || swaps) && (
        <div className="claim-line-more">
          {line.quantity > 1 && (
            <Stepper
              value={chosen.quantity}
              max={line.quantity}
              onChange={(quantity) => onChange({ ...chosen, quantity })}
              onBeyond={sayBound}
              labels={{ input: t('{name} 수량', { name }), less: t('하나 줄이기'), more: t('하나 늘리기') }}
            />
          )}
          {swaps && (
            <Select
              label={t('교환할 옵션')}
              placeholder={t('교환할 옵션을 골라 주세요')}
              value={chosen.variant_id ? String(chosen.variant_id) : null}
              options={line.variants.map((variant) => ({
                value: String(variant.variant_id),
                label: [
                  variant.same && t('같은 상품으로 교환'),
                  pick(variant, 'option_name'),
                  variant.available === 0 && t('품절'),
                ]
                  .filter(Boolean)
                  .join(' · '),
                disabled: variant.available === 0,
              }))}
              onChange={(id) => onChange({ ...chosen, variant_id: Number(id) })}
            />
          )}
        </div>
      )}
    </div>
  )
}
