import { Button, ButtonLink } from '@sillage/admin-kit/button.tsx'
import { Loaded } from '@sillage/admin-kit/loaded.tsx'
import { Empty } from '@sillage/admin-kit/part.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useParams } from 'react-router'
import { useShop } from '../../shop.ts'
import type { ScannedTicket } from '../staff-contract.ts'

/** Opened by the code on a participant's ticket, on the phone at the door. */
export function Component() {
  const t = usePhrases()
  const { queries } = useShop()
  const code = useParams().code ?? ''
  return (
    <>
      <Top title={t('출석 확인')} />
      <div className="body">
        <Loaded query={queries.staffClasses.scan({ params: { code } })}>{(ticket) => <Ticket {...ticket} />}</Loaded>
      </div>
    </>
  )
}

function Ticket({ session_id, enrolment_id, meeting_id, starts_at, present, ...ticket }: ScannedTicket) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const dates = useDates()
  const { api } = useShop()
  const name = ticket.name || t('이름 없음')
  const { run, pending } = useAction(
    (meeting: number) =>
      api.staffClasses.attendance({
        params: { id: session_id },
        body: { marks: [{ enrolment_id, meeting_id: meeting, present: true }] },
      }),
    { done: () => t('{name} 님이 왔어요.', { name }) },
  )
  return (
    <Empty title={name}>
      <p>
        {pick(ticket, 'title')}
        <br />
        <span className="mute">
          {[starts_at && dates.weekdayNameTime(starts_at), pick(ticket, 'place')].filter(Boolean).join(', ')}
        </span>
      </p>
      <p>{t(sentenceOf({ meeting_id, present }))}</p>
      <div className="row">
        {meeting_id !== null && !present && (
          <Button look="main" disabled={pending} onClick={() => run(meeting_id)}>
            {t('출석 처리')}
          </Button>
        )}
        <ButtonLink to={`/classes/${session_id}`}>{t('명단 보기')}</ButtonLink>
      </div>
    </Empty>
  )
}

function sentenceOf({ meeting_id, present }: Pick<ScannedTicket, 'meeting_id' | 'present'>) {
  if (meeting_id === null) return '오늘은 이 수업이 없어요.'
  return present ? '이미 출석했어요.' : '오늘 수업에 출석으로 처리할까요?'
}
