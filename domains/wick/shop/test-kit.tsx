import { money } from '@sillage/kit/money.ts'
import { Button } from '@sillage/ui/button.tsx'
import { Icon } from '@sillage/ui/icon.tsx'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useAddToCart } from '../../cart/shop/use-cart.ts'
import type { WickAdvice } from '../contract.ts'

/** A pack of each wick, into the cart at once. */
export function TestKit({ advice: { wicks, currency } }: { advice: WickAdvice }) {
  const t = usePhrases()
  const moneyText = useMoneyText()
  const { add, pending } = useAddToCart()
  const there = wicks.filter(({ sold_out }) => !sold_out)
  const amount = there.reduce((sum, wick) => sum + wick.amount, 0)
  const put = () => void add(there.map(({ variant_id }) => ({ variant_id, quantity: 1 })))
  return (
    <div className="wick-kit">
      <div>
        <h3 className="wick-name">{t('테스트 키트')}</h3>
        <p className="small soft">
          {t('심지 {count}가지가 6개씩 들어 있어요. 쓰실 용기에 하나씩 세우고 두 시간 뒤 녹은 지름을 재 주세요.', {
            count: there.length,
          })}
        </p>
      </div>
      <Button busy={pending} disabled={there.length === 0} onClick={put}>
        <Icon name="bag" size="sm" />
        {t('{price} 담기', { price: moneyText(money(amount, currency)) })}
      </Button>
    </div>
  )
}
