import { Button } from '@sillage/admin-kit/button.tsx'
import { Part } from '@sillage/admin-kit/part.tsx'
import { State, type Tone } from '@sillage/admin-kit/state.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { type EnrolmentState, enrolmentStateNames } from '../../course/words.ts'
import { useShop } from '../../shop.ts'
import type { Roster } from '../staff-contract.ts'
import { NoteDialog } from './note-dialog.tsx'

type Participant = Roster['participants'][number]
type Mark = { enrolment_id: number; meeting_id: number; present: boolean }

const tones = {
  enrolled: 'wait',
  attending: 'go',
  completed: 'act',
  certified: 'done',
  no_show: 'stop',
  canceled: 'off',
} as const satisfies Record<EnrolmentState, Tone>
/** Staff see the two apart: who has completed a class may still wait for the certificate. */
const names = { ...enrolmentStateNames, certified: '수료증 발급됨' } as const

/** A row for each participant, a box for each meeting: ticked at once, as people come in. */
export function Attendance({ roster }: { roster: Roster }) {
  const t = usePhrases()
  const { api } = useShop()
  const [noted, setNoted] = useState<Participant | null>(null)
  const { run, pending } = useAction((marks: Mark[]) =>
    api.staffClasses.attendance({ params: { id: roster.id }, body: { marks } }),
  )
  const seated = roster.participants.filter(({ state }) => state !== 'canceled')
  const unmarked = (meeting_id: number) =>
    seated.filter(({ present, absent }) => !present.includes(meeting_id) && !absent.includes(meeting_id))
  return (
    <Part
      title={t('참가자 {count}명', { count: seated.length })}
      fact={t('{count}회 출석하면 수료해요', { count: roster.needed })}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard */}
      <section className="scroll" tabIndex={0} aria-label={t('출석')}>
        <table className="data">
          <caption className="sr">{t('출석')}</caption>
          <Head meetings={roster.meetings} />
          <tbody>
            {roster.participants.map((person) => (
              <Row
                key={person.id}
                person={person}
                meetings={roster.meetings}
                pending={pending}
                onMark={(mark) => void run([mark])}
                onNote={() => setNoted(person)}
              />
            ))}
          </tbody>
        </table>
      </section>
      <MarkAbsent
        meetings={roster.meetings}
        unmarked={unmarked}
        pending={pending}
        onMark={(marks) => void run(marks)}
      />
      {noted && <NoteDialog person={noted} onClose={() => setNoted(null)} />}
    </Part>
  )
}

type Meetings = Roster['meetings']

function Head({ meetings }: { meetings: Meetings }) {
  const t = usePhrases()
  const dates = useDates()
  return (
    <thead>
      <tr>
        <th scope="col">{t('이름')}</th>
        <th scope="col">{t('상태')}</th>
        {meetings.map((meeting) => (
          <th key={meeting.id} scope="col">
            {dates.shortDate(meeting.starts_at)}
          </th>
        ))}
        <th scope="col">{t('메모')}</th>
        <th scope="col">{t('전화')}</th>
        <th scope="col">{t('주문')}</th>
        <th scope="col">{t('수료증')}</th>
      </tr>
    </thead>
  )
}

type RowProps = {
  person: Participant
  meetings: Meetings
  pending: boolean
  onMark: (mark: Mark) => void
  onNote: () => void
}

function Row({ person, meetings, pending, onMark, onNote }: RowProps) {
  const t = usePhrases()
  const dates = useDates()
  return (
    <tr>
      <td>{person.name || <span className="mute">{t('이름 없음')}</span>}</td>
      <td>
        <State tone={tones[person.state]}>{t(names[person.state])}</State>
        {person.move_answer === 'asked' && <span className="sub">{t('새 날짜 응답 대기')}</span>}
      </td>
      {meetings.map(({ id: meeting_id, starts_at }) => (
        <td key={meeting_id}>
          <span className="check">
            <input
              type="checkbox"
              aria-label={t('{name}, {day} 출석', { name: person.name, day: dates.shortDate(starts_at) })}
              checked={person.present.includes(meeting_id)}
              disabled={pending || person.state === 'canceled'}
              onChange={(event) => onMark({ enrolment_id: person.id, meeting_id, present: event.target.checked })}
            />
            {person.absent.includes(meeting_id) && <span className="mute">{t('결석')}</span>}
          </span>
        </td>
      ))}
      <td>
        <Button small look="quiet" onClick={onNote}>
          {person.note || t('메모하기')}
        </Button>
      </td>
      <td className="soft">{person.hp}</td>
      <td>
        <Link className="link" to={`/orders/${person.order_id}`}>
          {person.order_no}
        </Link>
      </td>
      <td className="soft">{person.certificate}</td>
    </tr>
  )
}

type AbsentProps = {
  meetings: Meetings
  unmarked: (meeting_id: number) => readonly Participant[]
  pending: boolean
  onMark: (marks: Mark[]) => void
}

/** After a meeting: everyone without a mark was absent. */
function MarkAbsent({ meetings, unmarked, pending, onMark }: AbsentProps) {
  const t = usePhrases()
  const dates = useDates()
  return (
    <div className="row padded">
      {meetings
        .filter(({ id, starts_at }) => Date.parse(starts_at) < Date.now() && unmarked(id).length > 0)
        .map(({ id: meeting_id, starts_at }) => (
          <Button
            key={meeting_id}
            small
            disabled={pending}
            onClick={() =>
              onMark(unmarked(meeting_id).map(({ id }) => ({ enrolment_id: id, meeting_id, present: false })))
            }
          >
            {t('{day}: 나머지 {count}명 결석 처리', {
              day: dates.shortDate(starts_at),
              count: unmarked(meeting_id).length,
            })}
          </Button>
        ))}
    </div>
  )
}
