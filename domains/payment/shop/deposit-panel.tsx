import { Alert } from '@sillage/ui/alert.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useDialogs } from '@sillage/web-kit/dialogs.tsx'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useId } from 'react'
import type { Order } from '../../order/contract.ts'
import { awaitedDeposit } from './payment-texts.ts'
import '../../order/shop/order.css'

/** Where to send the money, how much and until when. */
export function DepositPanel({ order }: { order: Order }) {
  const moneyText = useMoneyText()
  const t = usePhrases()
  const dates = useDates()
  const id = useId()
  const awaited = awaitedDeposit(order)
  if (!awaited) return null
  if (awaited.is_over) return <Alert>{t('입금 기한이 지났어요. 고객센터로 연락해 주세요.')}</Alert>
  const { payment, account } = awaited
  const { bank, number, holder, due_at } = account
  const { amount, currency, deposited_amount: came } = payment
  const due = dates.weekdayDateTime(due_at)
  return (
    <section className="deposit" aria-labelledby={id}>
      <h2 id={id} className="section-title">
        {t('입금할 계좌')}
      </h2>
      <p className="deposit-number">
        <span>{t(bank)}</span> <b className="num">{number}</b>
        <CopyButton text={number} />
      </p>
      <dl className="facts num">
        <dt>{t('예금주')}</dt>
        <dd>{holder}</dd>
        {came > 0 && (
          <>
            <dt>{t('입금하신 금액')}</dt>
            <dd>{moneyText({ amount: came, currency })}</dd>
          </>
        )}
        <dt>{came > 0 ? t('더 입금할 금액') : t('입금할 금액')}</dt>
        <dd>{moneyText({ amount: amount - came, currency })}</dd>
        <dt>{t('입금 기한')}</dt>
        <dd>{due}</dd>
      </dl>
      {payment.sandbox && <Alert tone="accent">{t('테스트 결제예요. 실제로 입금하지 마세요.')}</Alert>}
      <p className="soft small">{t(order.state === 'pending_payment' ? sending.first : sending.again)}</p>
    </section>
  )
}

const sending = {
  first: '기한이 지나면 주문이 취소되고 상품은 다시 판매돼요. 주문하신 분 이름으로 보내 주세요.',
  // The bank took an earlier deposit back.
  again: '은행에서 입금이 취소됐어요. 주문하신 분 이름으로 다시 보내 주세요.',
} as const

function CopyButton({ text }: { text: string }) {
  const t = usePhrases()
  const { toast } = useDialogs()
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      toast(t('계좌 번호를 복사했어요.'))
    } catch {
      // Some browsers forbid it: the number stands there to be selected.
      toast(t('복사하지 못했어요. 번호를 길게 눌러 복사해 주세요.'))
    }
  }
  return (
    <Button kind="line" size="sm" onClick={() => void copy()}>
      {t('복사')}
    </Button>
  )
}
