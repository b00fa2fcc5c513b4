import { Button } from '@sillage/admin-kit/button.tsx'
import { useOwnDraft } from '@sillage/admin-kit/draft-key.ts'
import { Field } from '@sillage/admin-kit/field.tsx'
import { Part } from '@sillage/admin-kit/part.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { WordsForm } from '@sillage/admin-kit/words-form.tsx'
import { canMove } from '@sillage/kit/machine.ts'
import { useAmountText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { useWhatHappened } from '../../order/admin/use-what-happened.ts'
import { type Courier, courierNames, couriers } from '../../shipping/couriers.ts'
import { useShop } from '../../shop.ts'
import { useCan } from '../../staff/admin/me.ts'
import type { StaffClaim } from '../staff-contract.ts'
import { type ClaimState, type Condition, claimTransitions, conditions } from '../words.ts'
import { AcceptStep } from './accept-step.tsx'
import { RefundStep } from './refund-step.tsx'

type Props = { claim: StaffClaim }

/** The steps that the server's table allows now. */
export function ClaimSteps({ claim }: Props) {
  const t = usePhrases()
  const { api } = useShop()
  const mayPay = useCan()('money')
  const explain = useWhatHappened(claim.order_id)
  const params = { claim_id: claim.id }
  const can = (to: ClaimState) => canMove(claimTransitions, claim.state, to)
  if (claimTransitions[claim.state].length === 0) return null
  const needsMoney =
    (claim.kind === 'cancel' && claim.state === 'requested') ||
    (claim.kind === 'return' && claim.state === 'inspecting')
  return (
    <Part title={t('다음 할 일')}>
      <div className="stack stack-wide padded">
        <NextStep claim={claim} can={can} mayPay={mayPay} />
        {claim.state === 'accepted' && claim.kind !== 'cancel' && <Collect claim={claim} />}
        {claim.state === 'collected' && <Inspect claim={claim} />}
        {needsMoney && !mayPay && <p className="soft">{t('환불은 ‘입금과 환불’ 권한이 있는 직원이 할 수 있어요.')}</p>}
        {claim.kind === 'return' && claim.state === 'inspecting' && mayPay && <RefundStep claim={claim} />}
        {can('on_hold') && (
          <WordsForm
            draft={`claim-hold:${claim.id}`}
            label={t('보류하는 이유, 손님이 읽어요')}
            explain={explain}
            rows={2}
            button={t('보류')}
            look="line"
            send={(answer) => api.staffClaims.hold({ params, body: { answer } })}
          />
        )}
        {can('rejected') && (
          <WordsForm
            draft={`claim-reject:${claim.id}`}
            label={t('거절하는 이유, 손님이 읽어요')}
            explain={explain}
            rows={2}
            button={t('거절')}
            look="danger"
            send={(answer) => api.staffClaims.reject({ params, body: { answer } })}
          />
        )}
      </div>
    </Part>
  )
}

type NextStepProps = Props & { can: (to: ClaimState) => boolean; mayPay: boolean }

/** The steps that take one press. */
function NextStep({ claim, can, mayPay }: NextStepProps) {
  const t = usePhrases()
  const amountText = useAmountText(claim)
  const { collected, resume, reship, fee } = useNextSteps(claim)
  return (
    <div className="row wrap">
      {claim.state === 'requested' && (claim.kind !== 'cancel' || mayPay) && <AcceptStep claim={claim} />}
      {can('collected') && (
        <Button disabled={collected.pending} onClick={() => collected.run(undefined)}>
          {t('수거했어요')}
        </Button>
      )}
      {claim.state === 'on_hold' && (
        <Button look="main" disabled={resume.pending} onClick={() => resume.run(undefined)}>
          {t('보류 해제')}
        </Button>
      )}
      {claim.kind === 'exchange' && can('reshipping') && (
        <Button look="main" disabled={reship.pending} onClick={() => reship.run(undefined)}>
          {fee > 0 ? t('{amount} 받았어요, 교환 상품 보내기', { amount: amountText(fee) }) : t('교환 상품 보내기')}
        </Button>
      )}
    </div>
  )
}

function useNextSteps(claim: StaffClaim) {
  const t = usePhrases()
  const { api } = useShop()
  const explain = useWhatHappened(claim.order_id)
  const params = { claim_id: claim.id }
  const collected = useAction(() => api.staffClaims.collected({ params, body: {} }), { explain })
  const resume = useAction(() => api.staffClaims.resume({ params, body: {} }), { explain })
  // Paid by bank transfer: sending it says that the money has come.
  const fee = (claim.now ?? claim.preview).to_pay
  const reship = useAction(() => api.staffClaims.reship({ params, body: { paid: fee > 0 } }), {
    done: () => t('교환 상품을 보내기로 했어요.'),
    explain,
  })
  return { collected, resume, reship, fee }
}

function Collect({ claim }: Props) {
  const t = usePhrases()
  const { api } = useShop()
  const [courier, setCourier] = useState<Courier>('cj')
  const { draft, change, clear } = useOwnDraft(`claim-collect:${claim.id}`, { tracking_no: '' })
  const { tracking_no } = draft
  const { run, pending } = useAction(
    () => api.staffClaims.collect({ params: { claim_id: claim.id }, body: { courier, tracking_no } }),
    { done: () => t('수거를 요청했어요.'), after: () => clear(), explain: useWhatHappened(claim.order_id) },
  )
  return (
    <div className="row wrap">
      <Field label={t('수거 택배사')}>
        {(control) => (
          <select {...control} value={courier} onChange={(event) => setCourier(event.target.value as Courier)}>
            {courierNames.map((name) => (
              <option key={name} value={name}>
                {t(couriers[name].name)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t('송장 번호')}>
        {(control) => (
          <input {...control} value={tracking_no} onChange={(event) => change({ tracking_no: event.target.value })} />
        )}
      </Field>
      <Button disabled={pending} onClick={() => run(undefined)}>
        {t('수거 요청')}
      </Button>
    </div>
  )
}

function Inspect({ claim }: Props) {
  const t = usePhrases()
  const { api } = useShop()
  const [found, setFound] = useState<Partial<Record<number, Condition>>>({})
  const lines = claim.lines.map(({ line_id }) => ({ line_id, condition: found[line_id] ?? 'as_new' }))
  const names = { as_new: t('새 상품 상태'), used: t('사용 흔적 있음'), damaged: t('파손') }
  const { run, pending } = useAction(
    () => api.staffClaims.inspect({ params: { claim_id: claim.id }, body: { lines } }),
    { done: () => t('검수 결과를 저장했어요.'), explain: useWhatHappened(claim.order_id) },
  )
  return (
    <div className="stack">
      {claim.lines.map((line) => (
        <Field key={line.line_id} label={line.name}>
          {(control) => (
            <select
              {...control}
              value={found[line.line_id] ?? 'as_new'}
              onChange={(event) => setFound({ ...found, [line.line_id]: event.target.value as Condition })}
            >
              {conditions.map((condition) => (
                <option key={condition} value={condition}>
                  {names[condition]}
                </option>
              ))}
            </select>
          )}
        </Field>
      ))}
      <div className="row">
        <Button look="main" disabled={pending} onClick={() => run(undefined)}>
          {t('검수 완료')}
        </Button>
      </div>
    </div>
  )
}
