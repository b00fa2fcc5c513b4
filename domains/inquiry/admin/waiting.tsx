import { State } from '@sillage/admin-kit/state.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { InboxRow } from '../inbox-contract.ts'
import { inquiryLooks } from './inquiry-looks.ts'

const hour = 60
/** Opening hours of a day. */
const dayHours = 7

/** What is left until the promised answer, in opening hours; the state of what waits no longer. */
export function Waiting({ row }: { row: Pick<InboxRow, 'left_minutes' | 'state' | 'kind'> }) {
  const t = usePhrases()
  const { left_minutes: left, state } = row
  if (left === null) {
    const look = inquiryLooks[state]
    return (
      <State tone={look.tone} at={look.at}>
        {t(look.label)}
      </State>
    )
  }
  const long = useSpan(Math.abs(left))
  if (left < 0) return <span className="bad">{t('{span} 넘김', { span: long })}</span>
  return <span className={left <= hour ? 'accent' : 'mute'}>{t('{span} 남음', { span: long })}</span>
}

function useSpan(minutes: number) {
  const t = usePhrases()
  const hours = Math.floor(minutes / hour)
  if (hours >= 2 * dayHours) return t('영업일 {days}일', { days: Math.floor(hours / dayHours) })
  if (hours === 0) return t('{minutes}분', { minutes })
  if (minutes % hour === 0) return t('{hours}시간', { hours })
  return t('{hours}시간 {minutes}분', { hours, minutes: minutes % hour })
}
