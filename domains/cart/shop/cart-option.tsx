import { Select } from '@sillage/ui/select.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { useAmountText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { Cart, CartLine } from '../contract.ts'

type Props = { line: CartLine; currency: Cart['currency']; onChange: (variant_id: number) => void }

/** Which one it is; where there are others, it can be changed in its place. */
export function CartOption({ line, currency, onChange }: Props) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const amount = useAmountText({ currency })
  const { choices, variant_id, trouble } = line
  if (choices.length === 0 || trouble === 'gone')
    return line.option_name && <p className="small mute">{pick(line, 'option_name')}</p>
  const differ = new Set(choices.map(({ unit_amount }) => unit_amount)).size > 1
  const labelOf = (choice: CartLine['choices'][number]) =>
    [
      pick(choice, 'option_name'),
      differ && choice.variant_id !== variant_id && amount(choice.unit_amount),
      choice.sold_out && t('품절'),
    ]
      .filter(Boolean)
      .join(' · ')
  return (
    <div className="cart-option">
      <Select
        look="bare"
        label={t('{name} 옵션', { name: pick(line, 'name') })}
        value={String(variant_id)}
        onChange={(value) => onChange(Number(value))}
        options={choices.map((choice) => ({
          value: String(choice.variant_id),
          label: labelOf(choice),
          disabled: choice.sold_out && choice.variant_id !== variant_id,
        }))}
      />
    </div>
  )
}
