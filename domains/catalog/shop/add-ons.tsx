import { money } from '@sillage/kit/money.ts'
import { Checkbox } from '@sillage/ui/checkbox.tsx'
import { Picture } from '@sillage/ui/picture.tsx'
import { Price } from '@sillage/ui/price.tsx'
import { Stepper } from '@sillage/ui/stepper.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useQuantityBounds } from '@sillage/web-kit/use-quantity-bounds.ts'
import type { Product } from '../contract.ts'
import { addOnMax, type Chosen, priceOf, type Terms } from './product-choice.ts'

type Piece = Product['add_ons'][number]
type Props = {
  pieces: Piece[]
  chosen: Chosen['add_ons']
  terms: Terms
  onChange: (chosen: Chosen['add_ons']) => void
}

/** What is offered beside the product: ticked, and then in any number. */
export function AddOns({ pieces, chosen, terms, onChange }: Props) {
  const t = usePhrases()
  if (pieces.length === 0) return null
  return (
    <fieldset className="part">
      <legend>{t('함께 담기')}</legend>
      {pieces.map((piece) => (
        <AddOn
          key={piece.variant_id}
          piece={piece}
          terms={terms}
          quantity={chosen[piece.variant_id] ?? 0}
          onChange={(quantity) => onChange({ ...chosen, [piece.variant_id]: quantity })}
        />
      ))}
    </fieldset>
  )
}

type AddOnProps = { piece: Piece; terms: Terms; quantity: number; onChange: (quantity: number) => void }

function AddOn({ piece, terms, quantity, onChange }: AddOnProps) {
  const moneyText = useMoneyText()
  const t = usePhrases()
  const sayBound = useQuantityBounds()
  const pick = useLocalizedField()
  const name = pick(piece, 'name')
  const { amount } = priceOf({ id: piece.variant_id, rules: piece.rules }, Math.max(1, quantity), terms)
  const price = `+${moneyText(money(amount, terms.currency))}`
  const taken = quantity > 0 && !piece.sold_out
  const labels = { input: t('{name} 수량', { name }), less: t('하나 빼기'), more: t('하나 더하기') }
  return (
    <div className="addon">
      <Checkbox checked={taken} disabled={piece.sold_out} onChange={() => onChange(taken ? 0 : 1)}>
        <Picture {...piece.picture} className="thumb" sizes="56px" alt="" />
        <span>{name}</span>
      </Checkbox>
      {piece.sold_out ? <span className="small mute">{t('품절')}</span> : <Price amount={price} />}
      {taken && (
        <Stepper value={quantity} onChange={onChange} max={addOnMax(piece)} labels={labels} onBeyond={sayBound} />
      )}
    </div>
  )
}
