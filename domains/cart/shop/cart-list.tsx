import { Button } from '@sillage/ui/button.tsx'
import { Checkbox } from '@sillage/ui/checkbox.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useRef } from 'react'
import { canBeChosen, chosenLines } from '../chosen-lines.ts'
import type { Cart, CartLine } from '../contract.ts'
import { type CartChange, groupLines } from './cart-changes.ts'
import { CartRow } from './cart-row.tsx'
import { useRemoveLines } from './use-cart-lines.ts'

type Props = { cart: Cart; change: (change: CartChange) => void }

/** Every product in the cart, with what goes beside it. */
export function CartList({ cart, change }: Props) {
  const t = usePhrases()
  const removeLines = useRemoveLines(cart, change)
  const title = useRef<HTMLHeadingElement>(null)

  /** The pressed button is gone with its line: the keyboard continues from the top of the list. */
  function remove(lines: readonly CartLine[]) {
    removeLines(lines)
    title.current?.focus()
  }

  const groups = groupLines(cart.lines)
  return (
    <section className="cart-list" aria-labelledby="cart-lines">
      <h2 className="sr" id="cart-lines" tabIndex={-1} ref={title}>
        {t('담은 상품')}
      </h2>
      <CartHead cart={cart} change={change} onRemove={remove} />
      <ul className="rows">
        {groups.map(({ main, add_ons }) => (
          <li key={main.id}>
            <CartRow line={main} currency={cart.currency} change={change} onRemove={() => remove([main])} />
            {add_ons.length > 0 && (
              <ul className="cart-beside" aria-label={t('추가 상품')}>
                {add_ons.map((line) => (
                  <li key={line.id}>
                    <CartRow line={line} currency={cart.currency} change={change} onRemove={() => remove([line])} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function CartHead({ cart, change, onRemove }: Props & { onRemove: (lines: readonly CartLine[]) => void }) {
  const t = usePhrases()
  const mains = cart.lines.filter((line) => line.add_on_of === 0 && canBeChosen(line))
  const chosen = mains.filter(({ selected }) => selected)
  const all = mains.length > 0 && chosen.length === mains.length
  return (
    <div className="cart-head">
      <Checkbox
        checked={all}
        disabled={mains.length === 0}
        ref={(box) => {
          if (box) box.indeterminate = chosen.length > 0 && !all
        }}
        onChange={() => change({ action: 'select', selected: !all })}
      >
        {t('전체 선택')}
        <span className="num mute">{`${chosenLines(cart.lines).length}/${cart.lines.length}`}</span>
      </Checkbox>
      <Button kind="quiet" size="sm" disabled={chosen.length === 0} onClick={() => onRemove(chosen)}>
        {t('선택 삭제')}
      </Button>
    </div>
  )
}
