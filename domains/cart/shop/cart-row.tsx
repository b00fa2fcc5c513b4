import { Anchor } from '@sillage/ui/anchor.tsx'
import { Checkbox } from '@sillage/ui/checkbox.tsx'
import { IconButton } from '@sillage/ui/icon-button.tsx'
import { Picture } from '@sillage/ui/picture.tsx'
import { Price } from '@sillage/ui/price.tsx'
import { Stepper } from '@sillage/ui/stepper.tsx'
import { Tooltip } from '@sillage/ui/tooltip.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { useAmountText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useQuantityBounds } from '@sillage/web-kit/use-quantity-bounds.ts'
import { productPath } from '../../catalog/words.ts'
import { PersonalValues } from '../../custom/shop/personal-values.tsx'
import { canBeChosen } from '../chosen-lines.ts'
import type { Cart, CartLine } from '../contract.ts'
import { cartLimits } from '../words.ts'
import type { CartChange } from './cart-changes.ts'
import { CartOption } from './cart-option.tsx'
import { LineNews } from './line-news.tsx'

type Props = { line: CartLine; currency: Cart['currency']; change: (change: CartChange) => void; onRemove: () => void }

/** One line: what it is, which one, how many, what it costs, and what has changed. */
export function CartRow({ line, currency, change, onRemove }: Props) {
  const t = usePhrases()
  const sayBound = useQuantityBounds()
  const pick = useLocalizedField()
  const amount = useAmountText({ currency })
  const name = pick(line, 'name')
  const isAddOn = line.add_on_of !== 0
  const wish = (wished: Extract<CartChange, { action: 'change' }>['change']) =>
    change({ action: 'change', line_id: line.id, change: wished })
  const list = line.list_amount * line.quantity
  return (
    <div className={isAddOn ? 'cart-row cart-row-beside' : 'cart-row'} data-off={canBeChosen(line) ? undefined : ''}>
      {!isAddOn && (
        <Checkbox
          checked={line.selected && canBeChosen(line)}
          disabled={!canBeChosen(line)}
          onChange={() => wish({ selected: !line.selected })}
        >
          <span className="sr">{t('{name} 고르기', { name })}</span>
        </Checkbox>
      )}
      <Picture {...line.picture} className="thumb" sizes={isAddOn ? '56px' : '104px'} alt="" />
      <div className="cart-what">
        <h3>
          <Anchor href={productPath({ id: line.product_id, kind: line.kind })}>{name}</Anchor>
        </h3>
        <CartOption line={line} currency={currency} onChange={(variant_id) => wish({ variant_id })} />
        <PersonalValues personal={line.personal} />
        <LineNews line={line} currency={currency} onTake={(quantity) => wish({ quantity })} />
      </div>
      <div className="cart-number">
        {canBeChosen(line) && (
          <Stepper
            value={line.quantity}
            min={line.min_quantity}
            max={Math.max(line.min_quantity, Math.min(line.room ?? cartLimits.quantity, cartLimits.quantity))}
            onChange={(quantity) => wish({ quantity })}
            onBeyond={sayBound}
            labels={{
              input: t(line.kind === 'class' ? '{name} 인원' : '{name} 수량', { name }),
              less: t('하나 빼기'),
              more: t('하나 더하기'),
            }}
          />
        )}
      </div>
      <div className="cart-amount">
        <Price
          stacked
          amount={amount(line.amount)}
          list={list > line.amount ? amount(list) : undefined}
          labels={{ cut: t('할인'), list: t('정가') }}
        />
      </div>
      <Tooltip text={t('빼기')}>
        <IconButton icon="close" label={t('{name} 빼기', { name })} onPress={onRemove} />
      </Tooltip>
    </div>
  )
}
