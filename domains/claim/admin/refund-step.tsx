import { Button } from '@sillage/admin-kit/button.tsx'
import { FormDialog } from '@sillage/admin-kit/form/form-panel.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { moneyFigures, readAmount } from '@sillage/kit/money.ts'
import { invalid } from '@sillage/kit/problem.ts'
import { useAmountText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { useWhatHappened } from '../../order/admin/use-what-happened.ts'
import { useShop } from '../../shop.ts'
import type { StaffClaim } from '../staff-contract.ts'

/** Less than the buyer was promised goes back only with a reason that they read. */
export function isLessThanPromised({ now, preview }: Pick<StaffClaim, 'now' | 'preview'>) {
  return now !== null && (now.money < preview.money || now.points < preview.points)
}

/** Refunds what is due, or less where the goods returned worse than they were sent. */
export function RefundStep({ claim }: { claim: StaffClaim }) {
  const t = usePhrases()
  const { api } = useShop()
  const [lowering, setLowering] = useState(false)
  const amountText = useAmountText(claim)
  const { run, pending } = useAction(() => api.staffClaims.refund({ params: { claim_id: claim.id }, body: {} }), {
    done: () => t('환불을 시작했어요. 손님에게 알림이 가요.'),
    explain: useWhatHappened(claim.order_id),
  })
  const due = claim.now?.money ?? claim.preview.money
  return (
    <div className="row wrap">
      <Button
        look="main"
        disabled={pending}
        onClick={() => (isLessThanPromised(claim) ? setLowering(true) : run(undefined))}
      >
        {t('{amount} 환불', { amount: amountText(due) })}
      </Button>
      <Button onClick={() => setLowering(true)}>{t('금액을 줄여 환불')}</Button>
      {lowering && <LowerDialog claim={claim} due={due} onClose={() => setLowering(false)} />}
    </div>
  )
}

type Props = { claim: StaffClaim; due: number; onClose: () => void }

function LowerDialog({ claim, due, onClose }: Props) {
  const t = usePhrases()
  const { api } = useShop()
  const amountText = useAmountText(claim)
  const { currency, preview } = claim
  return (
    <FormDialog
      title={t('금액을 줄여 환불')}
      lead={t('손님에게 안내한 금액은 {promised}이에요. 줄인 이유를 손님이 읽어요.', {
        promised: amountText(preview.money),
      })}
      fields={[
        {
          name: 'amount',
          label: currency === 'krw' ? t('환불 금액 (원)') : t('환불 금액 ($)'),
          hint: t('{amount}까지 환불할 수 있어요.', { amount: amountText(due) }),
          kind: 'text',
        },
        { name: 'answer', label: t('손님에게 알릴 이유'), kind: 'area', rows: 2, wide: true },
      ]}
      initial={{ amount: moneyFigures({ amount: due, currency }), answer: '' }}
      save={({ amount, answer }) => {
        const money = readAmount(amount, currency)
        if (money === null) throw invalid('amount', '금액을 확인해 주세요.')
        return api.staffClaims.refund({ params: { claim_id: claim.id }, body: { money, answer } })
      }}
      done={() => t('환불을 시작했어요. 손님에게 알림이 가요.')}
      explain={useWhatHappened(claim.order_id)}
      button={t('환불하기')}
      danger
      onClose={onClose}
    />
  )
}
