import { Button } from '@sillage/admin-kit/button.tsx'
import { FormDialog } from '@sillage/admin-kit/form/form-panel.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { useWhatHappened } from '../../order/admin/use-what-happened.ts'
import { useShop } from '../../shop.ts'
import type { StaffClaim } from '../staff-contract.ts'
import type { Fault } from '../words.ts'
import { isLessThanPromised } from './refund-step.tsx'

/** Accepts a claim as it was asked for; of a return or an exchange, who pays for shipping may be judged again. */
export function AcceptStep({ claim }: { claim: StaffClaim }) {
  const t = usePhrases()
  const { api } = useShop()
  const [judging, setJudging] = useState(false)
  const isCancel = claim.kind === 'cancel'
  const { run, pending } = useAction(() => api.staffClaims.accept({ params: { claim_id: claim.id }, body: {} }), {
    done: () => t('접수했어요.'),
    explain: useWhatHappened(claim.order_id),
  })
  return (
    <>
      <Button
        look="main"
        disabled={pending}
        onClick={() => (isCancel && isLessThanPromised(claim) ? setJudging(true) : run(undefined))}
      >
        {isCancel ? t('승인하고 취소') : t('접수하기')}
      </Button>
      {!isCancel && <Button onClick={() => setJudging(true)}>{t('귀책을 바꿔 접수')}</Button>}
      {judging && <JudgeDialog claim={claim} onClose={() => setJudging(false)} />}
    </>
  )
}

function JudgeDialog({ claim, onClose }: { claim: StaffClaim; onClose: () => void }) {
  const t = usePhrases()
  const { api } = useShop()
  const isCancel = claim.kind === 'cancel'
  const answer = { name: 'answer', label: t('손님에게 알릴 이유'), kind: 'area', rows: 2, wide: true } as const
  const fault = {
    name: 'fault',
    label: t('배송비를 부담하는 쪽'),
    kind: 'choice',
    options: [
      { value: 'buyer', label: t('손님') },
      { value: 'shop', label: t('가게') },
    ],
  } as const
  return (
    <FormDialog<{ fault: Fault; answer: string }, unknown>
      title={isCancel ? t('승인하고 취소') : t('귀책을 바꿔 접수')}
      lead={t('환불이 안내한 금액보다 적어지면 손님에게 이유를 알려야 해요.')}
      fields={isCancel ? [answer] : [fault, answer]}
      initial={{ fault: claim.fault, answer: '' }}
      save={({ fault, answer }) =>
        api.staffClaims.accept({
          params: { claim_id: claim.id },
          body: isCancel ? { answer } : { fault, answer },
        })
      }
      done={() => t('접수했어요.')}
      explain={useWhatHappened(claim.order_id)}
      button={isCancel ? t('승인하고 취소') : t('접수하기')}
      onClose={onClose}
    />
  )
}
