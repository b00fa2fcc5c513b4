import { Alert } from '@sillage/ui/alert.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { quietly } from '@sillage/web-kit/problems.tsx'
import { useData } from '@sillage/web-kit/use-data.ts'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { PaymentMethod } from '../../order/payment-words.ts'
import { keepViewKey } from '../../order/shop/view-keys.ts'
import { MethodChoice } from '../../payment/shop/method-choice.tsx'
import { useStartPayment } from '../../payment/shop/use-start-payment.ts'
import { useShop } from '../../shop.ts'
import type { Claim } from '../contract.ts'

type Props = { claim: Claim; order_id: number; view_key: string | undefined }

/** What the other variant costs more is paid here, before it leaves. */
export function PayExchange({ claim, order_id, view_key }: Props) {
  const t = usePhrases()
  const moneyText = useMoneyText()
  const id = useId()
  const { queries } = useShop()
  const [chosen, setChosen] = useState<PaymentMethod>()
  const input = { params: { order_id, claim_id: claim.id }, query: view_key ? { view_key } : {} }
  const { data } = useQuery({ ...quietly(queries.claim.paying(input)), staleTime: 0 })
  const { pay, pending, failure } = usePay({ claim, order_id, view_key })
  const methods = data?.methods ?? []
  const method = chosen ?? methods[0]?.method
  return (
    <section className="pay-panel" aria-labelledby={id}>
      <h3 id={id}>{t('교환 차액 결제')}</h3>
      <p className="soft small">{t('결제가 끝나야 교환 상품을 보내 드려요. 교환하지 않게 되면 그대로 돌려드려요.')}</p>
      {failure && <Alert tone="danger">{failure}</Alert>}
      {methods.length > 0 && <MethodChoice methods={methods} value={method} onChange={setChosen} />}
      <Button busy={pending} disabled={!method} onClick={() => method && void pay(method)}>
        {t('{total} 결제하기', { total: moneyText({ amount: claim.due, currency: claim.currency }) })}
      </Button>
      <p className="mute small">
        {t('계좌로 보내시려면 고객센터 1800-8914로 알려 주세요. 입금을 확인하고 보내 드려요.')}
      </p>
    </section>
  )
}

function usePay({ claim: { id: claim_id }, order_id, view_key }: Props) {
  const { api, queries, cache } = useShop()
  const { call } = useData()
  const start = useStartPayment()
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function pay(method: PaymentMethod) {
    setPending(true)
    setFailure(null)
    try {
      const query = view_key ? { view_key } : {}
      const begun = await call(() => api.claim.pay({ params: { order_id, claim_id }, query, body: { method } }))
      keepViewKey(order_id, begun.view_key)
      // Paid meanwhile, in another window: how it stands is asked below.
      if (begun.start.kind !== 'paid') setFailure(await start(begun.start, order_id))
    } catch {
      // useData has told why.
    } finally {
      setPending(false)
      void cache.invalidateQueries({ queryKey: queries.claim.show.key })
      void cache.invalidateQueries({ queryKey: queries.claim.paying.key })
    }
  }
  return { pay, pending, failure }
}
