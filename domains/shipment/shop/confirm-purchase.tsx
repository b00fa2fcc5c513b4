import { Button } from '@sillage/ui/button.tsx'
import { useDialogs } from '@sillage/web-kit/dialogs.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSubmit } from '@sillage/web-kit/use-submit.ts'
import type { Order } from '../../order/contract.ts'
import { useShop } from '../../shop.ts'

type Props = { order: Order; view_key: string | undefined }

/** The buyer confirms the purchase: points are earned at once instead of in a week. */
export function ConfirmPurchase({ order, view_key }: Props) {
  const t = usePhrases()
  const { api, queries, cache } = useShop()
  const { confirm, toast } = useDialogs()
  const input = { params: { order_id: order.id }, query: view_key ? { view_key } : {}, body: {} }
  const { submit, pending } = useSubmit(() => api.shipment.confirm(input), {
    onDone({ points }) {
      const { order, checkout, claim, point } = queries
      for (const { key } of [order.show, order.list, order.summary, checkout.view, claim.show, point.list])
        void cache.invalidateQueries({ queryKey: key })
      const earned = { points: points.toLocaleString('ko-KR') }
      toast(points > 0 ? t('구매를 확정했어요. 적립금 {points}원이 쌓였어요.', earned) : t('구매를 확정했어요.'))
    },
  })
  async function ask() {
    const message = t('받은 상품의 구매를 확정할까요? 확정해도 기간 안에는 반품할 수 있어요.')
    if (await confirm({ message, confirmLabel: t('구매 확정하기') })) await submit(undefined)
  }
  return (
    <div className="shipment-confirm">
      <p className="mute small">{t('받은 지 7일이 지나면 자동으로 구매가 확정돼요.')}</p>
      <Button kind="line" onClick={() => void ask()} disabled={pending}>
        {t('구매 확정하기')}
      </Button>
    </div>
  )
}
