import { Button } from '@sillage/admin-kit/button.tsx'
import { Field } from '@sillage/admin-kit/field.tsx'
import { State } from '@sillage/admin-kit/state.tsx'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useDebouncedValue } from '@sillage/web-kit/use-debounced-value.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useShop } from '../../shop.ts'
import type { AwaitedPayment } from '../staff-contract.ts'
import { paymentLooks } from './payment-looks.ts'

type Props = {
  label: string
  /** Payments that were chosen already. */
  without: readonly number[]
  onChoose: (payment: AwaitedPayment) => void
}

const mostShown = 5

/** Orders that wait for a transfer, found by their number, the buyer or the amount. */
export function FindAwaited({ label, without, onChoose }: Props) {
  const t = usePhrases()
  const moneyText = useMoneyText()
  const { queries } = useShop()
  const [typed, setTyped] = useState('')
  const keyword = useDebouncedValue(typed.trim(), 200)
  const { data } = useQuery({
    ...queries.staffMoney.listAwaited({ query: { keyword } }),
    placeholderData: keepPreviousData,
  })
  const found = data?.data.filter(({ payment_id }) => !without.includes(payment_id)).slice(0, mostShown)
  return (
    <div className="stack">
      <Field label={label} hint={t('최근 30일 동안 무통장 입금을 기다리는 주문 가운데서 찾아요.')}>
        {(control) => (
          <input
            {...control}
            placeholder={t('주문 번호, 이름, 금액')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      {found && (
        <ul className="lines">
          {found.map((payment) => (
            <li key={payment.payment_id}>
              <span>{payment.order_no}</span>
              <span className="grow">{payment.name}</span>
              <State tone={paymentLooks[payment.state].tone}>{t(paymentLooks[payment.state].label)}</State>
              <span>{moneyText({ amount: payment.missing_amount, currency: 'krw' })}</span>
              <Button
                small
                aria-label={t('{order} 주문 고르기', { order: payment.order_no })}
                onClick={() => onChoose(payment)}
              >
                {t('고르기')}
              </Button>
            </li>
          ))}
          {found.length === 0 && <li className="mute">{t('찾은 주문이 없어요.')}</li>}
        </ul>
      )}
    </div>
  )
}
