import { Part } from '@sillage/admin-kit/part.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Link } from 'react-router'
import { useShop } from '../../shop.ts'
import type { Roster } from '../staff-contract.ts'

/** A row for each participant, a box for each meeting: ticked at once, as people come in. */
export function Attendance({ roster }: { roster: Roster }) {
  const t = usePhrases()
  const dates = useDates()
  const { api } = useShop()
  const { run, pending } = useAction((mark: { enrolment_id: number; meeting_id: number; present: boolean }) =>
    api.staffClasses.attendance({ params: { id: roster.id }, body: { marks: [mark] } }),
  )
  return (
    <Part
      title={t('참가자 {count}명', { count: roster.participants.length })}
      fact={t('{count}번 나오면 마쳐요', { count: roster.needed })}
    >
      <div className="scroll">
        <table className="data">
          <caption className="sr">{t('출석')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('이름')}</th>
              <th scope="col">{t('전화')}</th>
              <th scope="col">{t('주문')}</th>
              {roster.meetings.map((meeting) => (
                <th key={meeting.id} scope="col">
                  {dates.shortDate(meeting.starts_at)}
                </th>
              ))}
              <th scope="col">{t('수료증')}</th>
            </tr>
          </thead>
          <tbody>
            {roster.participants.map((person) => (
              <tr key={person.id}>
                <td>
                  {person.name} {person.note && <span className="sub">{person.note}</span>}
                </td>
                <td className="soft">{person.hp}</td>
                <td>
                  <Link className="link" to={`/orders/${person.order_id}`}>
                    {person.order_no}
                  </Link>
                </td>
                {roster.meetings.map(({ id: meeting_id, starts_at }) => (
                  <td key={meeting_id}>
                    <span className="check">
                      <input
                        type="checkbox"
                        aria-label={t('{name}, {day} 출석', { name: person.name, day: dates.shortDate(starts_at) })}
                        checked={person.present.includes(meeting_id)}
                        disabled={pending}
                        onChange={(event) =>
                          run({ enrolment_id: person.id, meeting_id, present: event.target.checked })
                        }
                      />
                    </span>
                  </td>
                ))}
                <td className="soft">{person.certificate}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Part>
  )
}
