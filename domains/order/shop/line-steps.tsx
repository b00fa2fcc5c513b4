import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { DeliveryKind } from '../../shipping/delivery.ts'
import type { LineState } from '../words.ts'
import '@sillage/ui/sections/line-steps.css'

type Step = { name: string; states: readonly LineState[] }

const parcel: readonly Step[] = [
  { name: '결제', states: ['pending_payment', 'paid'] },
  { name: '준비', states: ['preparing', 'on_hold', 'ready'] },
  { name: '배송', states: ['shipping'] },
  { name: '도착', states: ['delivered'] },
  { name: '확정', states: ['confirmed'] },
]
const fetched: readonly Step[] = [
  { name: '결제', states: ['pending_payment', 'paid'] },
  { name: '준비', states: ['preparing', 'on_hold'] },
  { name: '픽업 가능', states: ['ready', 'shipping'] },
  { name: '수령 완료', states: ['delivered'] },
  { name: '확정', states: ['confirmed'] },
]
const granted: readonly Step[] = [
  { name: '결제', states: ['pending_payment', 'paid'] },
  { name: '이용 가능', states: ['granted'] },
  { name: '확정', states: ['confirmed'] },
]

const stepsOf: Record<DeliveryKind, readonly Step[]> = { parcel, ems: parcel, pickup: fetched, none: granted }

/** How far something has come: past in ink, now with a flame, ahead as a ring. Nothing for what is over. */
export function LineSteps({ state, delivery }: { state: LineState; delivery: DeliveryKind }) {
  const t = usePhrases()
  const steps = state === 'granted' ? granted : stepsOf[delivery]
  const at = steps.findIndex(({ states }) => states.includes(state))
  if (at < 0) return null
  return (
    <ol className="line-steps" aria-label={t('진행 상황')}>
      {steps.map(({ name }, each) => (
        <li key={name} className={each < at ? 'past' : undefined} aria-current={each === at ? 'step' : undefined}>
          {t(name)}
        </li>
      ))}
    </ol>
  )
}
