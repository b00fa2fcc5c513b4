import { Alert } from '@sillage/ui/alert.tsx'
import { Anchor } from '@sillage/ui/anchor.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { useDialogs } from '@sillage/web-kit/dialogs.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useDataCalls } from '@sillage/web-kit/use-data-calls.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCartMemory } from '../../cart/shop/cart-memory.ts'
import { useShop } from '../../shop.ts'
import type { Reordered } from '../reorder-contract.ts'

type Props = { order_id: number; view_key?: string | undefined }

/** Puts an order into the cart once more. Where all of it came, the cart opens; else what did not is said here. */
export function ReorderButton({ order_id, view_key }: Props) {
  const t = usePhrases()
  const { again, pending, lines } = useReorder({ order_id, view_key })
  const news = lines?.filter(({ trouble, price }) => trouble || price) ?? []
  return (
    <div className="reorder">
      <Button kind="line" size="sm" busy={pending} onClick={() => void again()}>
        {t('다시 담기')}
      </Button>
      {news.length > 0 && (
        <Alert>
          <ul className="reorder-news">
            {news.map((line) => (
              <News key={`${line.name} ${line.option_name}`} line={line} />
            ))}
          </ul>
          {lines?.some(({ in_cart }) => in_cart > 0) && (
            <Anchor className="link" href="/shop/cart">
              {t('장바구니 보기')}
            </Anchor>
          )}
        </Alert>
      )}
    </div>
  )
}

function useReorder({ order_id, view_key }: Props) {
  const t = usePhrases()
  const navigate = useNavigate()
  const { toast } = useDialogs()
  const { api, cache } = useShop()
  const { call } = useDataCalls()
  const { hearCount, cartKey } = useCartMemory()
  const [pending, setPending] = useState(false)
  const [lines, setLines] = useState<Reordered[]>()

  async function again() {
    setPending(true)
    try {
      const asked = { params: { order_id }, query: view_key ? { view_key } : {} }
      const { cart, lines } = await call(() => api.reorder.add(asked))
      setLines(lines)
      if (cart) hearCount(cart)
      void cache.invalidateQueries({ queryKey: cartKey })
      if (lines.some(({ trouble, price }) => trouble || price)) return
      toast(t('장바구니에 담았어요.'))
      await navigate('/shop/cart')
    } catch {
      // useDataCalls has shown the reason.
    } finally {
      setPending(false)
    }
  }
  return { again, pending, lines }
}

function News({ line }: { line: Reordered }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const moneyText = useMoneyText()
  const { trouble, price, in_cart } = line
  const text = (amount: number) => moneyText({ amount, currency: price?.currency ?? 'krw' })
  const said = [
    trouble === 'gone' && t('판매가 끝나서 담지 못했어요.'),
    trouble === 'sold_out' && t('품절되어 담지 못했어요.'),
    trouble === 'short' && (in_cart > 0 ? t('{count}개만 담았어요.', { count: in_cart }) : t('재고가 부족해요.')),
    trouble === 'bounds' && t('살 수 있는 수량이 바뀌었어요.'),
    price && t('가격이 {was}에서 {now}(으)로 바뀌었어요.', { was: text(price.was), now: text(price.now) }),
  ]
  return (
    <li>
      <b>{[pick(line, 'name'), pick(line, 'option_name')].filter(Boolean).join(' · ')}</b>{' '}
      {said.filter(Boolean).join(' ')}
    </li>
  )
}
