import { Button } from '@sillage/ui/button.tsx'
import { useDialogs } from '@sillage/web-kit/dialogs.tsx'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { quietly } from '@sillage/web-kit/problems.tsx'
import { useSubmit } from '@sillage/web-kit/use-submit.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ClassSession } from '../../course/fields.ts'
import { useShop } from '../../shop.ts'
import type { MyClass } from '../my-contract.ts'
import { useBookingCalls } from './order-of-bookings.ts'
import { RefundTimeline } from './refund-timeline.tsx'
import { SessionChoice } from './session-choice.tsx'

type Props = { booked: MyClass; onDone: () => void }

/** Another date, or a refund: both show their effect before anything is pressed. */
export function ChangeClass({ booked, onDone }: Props) {
  const t = usePhrases()
  const { isOfOrder } = useBookingCalls()
  return (
    <section className="change-class" aria-label={t('날짜 변경·취소')}>
      <Transfer booked={booked} onDone={onDone} />
      {isOfOrder ? <p className="small soft">{t('취소는 아래에서 신청할 수 있어요.')}</p> : <Cancel booked={booked} />}
    </section>
  )
}

function Transfer({ booked, onDone }: Props) {
  const t = usePhrases()
  const { queries } = useShop()
  const { toast } = useDialogs()
  const { transfer, update } = useBookingCalls()
  const [chosen, setChosen] = useState<ClassSession | null>(null)
  const { product_id, line_id, session_id, participants } = booked
  const { data: sessions = [] } = useQuery(quietly(queries.tssa.upcoming({ query: { product_id, limit: 50 } })))
  const others = sessions.filter(({ id, seats_left }) => id !== session_id && seats_left >= participants.length)
  const { submit, pending } = useSubmit((session: ClassSession) => transfer(line_id, session.id), {
    onDone: (classes) => {
      update(classes)
      toast({ message: t('수업 날짜를 옮겼어요.'), icon: 'check' })
      onDone()
    },
  })
  return (
    <div>
      <h3>{t('다른 날짜로 옮기기')}</h3>
      <p className="small soft">{t('시작 3일 전까지 한 번은 무료로 옮길 수 있어요.')}</p>
      {!booked.can_transfer && <p className="small">{t('지금은 날짜를 바꿀 수 없어요.')}</p>}
      {booked.can_transfer && others.length === 0 && (
        <p className="small">{t('아직 자리가 있는 다른 날짜가 없어요.')}</p>
      )}
      {booked.can_transfer && others.length > 0 && (
        <>
          <div className="mt-4">
            {others.map((session) => (
              <SessionChoice
                key={session.id}
                name={`transfer-${line_id}`}
                session={session}
                checked={chosen?.id === session.id}
                onChoose={() => setChosen(session)}
              />
            ))}
          </div>
          <Button className="mt-4" wide disabled={!chosen} busy={pending} onClick={() => chosen && submit(chosen)}>
            {t('고른 날짜로 옮기기')}
          </Button>
        </>
      )}
    </div>
  )
}

/** The refund as the server counts it now; the same sum stands on the button. */
function Cancel({ booked }: { booked: MyClass }) {
  const t = usePhrases()
  const moneyText = useMoneyText()
  const { api, cache, queries } = useShop()
  const { toast } = useDialogs()
  const [now] = useState(() => new Date())
  const [request_key] = useState(() => crypto.randomUUID())
  const where = { params: { order_id: booked.order_id }, query: {} }
  const lines = [{ line_id: booked.line_id, quantity: booked.participants.length }]
  const asked = { kind: 'cancel', reason: 'changed_mind', lines } as const
  const preview = useQuery({ ...quietly(queries.claim.preview({ ...where, body: asked })), staleTime: 0, gcTime: 0 })
  const { data: claims } = useQuery(quietly(queries.claim.show(where)))
  const { data: refund } = preview
  const { submit, pending } = useSubmit(
    ({ money, points, to_pay }: { money: number; points: number; to_pay: number }) =>
      api.claim.ask({ ...where, body: { ...asked, request_key, agreed: { money, points, to_pay } } }),
    {
      onDone: () => {
        toast({ message: t('수업을 취소했어요.'), icon: 'check' })
        // What is canceled has no preview any more: asking for it again would be refused.
        const isPreview = (key: readonly unknown[]) => queries.claim.preview.key.every((part, at) => key[at] === part)
        return cache.invalidateQueries({ predicate: ({ queryKey }) => !isPreview(queryKey) })
      },
    },
  )
  const currency = claims?.currency ?? 'krw'
  const paid = refund?.rows.filter(({ kind }) => kind === 'goods' || kind === 'discount') ?? []
  const amount = paid.reduce((sum, row) => sum + row.amount, 0)
  return (
    <div>
      <h3>{t('취소하기')}</h3>
      {refund && (
        <RefundTimeline
          session={{ meets_at: booked.meetings.map(({ starts_at }) => starts_at), minutes: booked.minutes }}
          amount={amount}
          currency={currency}
          now={now}
        />
      )}
      {preview.isError && <p className="small">{t('총 수업 시간의 절반이 지나서 환불할 수 없어요.')}</p>}
      {refund && claims?.needs_account && (
        <Button className="mt-4" wide kind="line" href={`/my-page/order/${booked.order_id}`}>
          {t('주문 상세에서 환불 계좌를 적고 취소하기')}
        </Button>
      )}
      {refund && claims && !claims.needs_account && (
        <Button className="mt-4" wide kind="danger" busy={pending} onClick={() => submit(refund)}>
          {t('{money} 환불받고 취소하기', { money: moneyText({ amount: refund.money, currency }) })}
        </Button>
      )}
    </div>
  )
}
