import { FormDialog } from '@sillage/admin-kit/form/form-panel.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useShop } from '../../shop.ts'
import { type MeetingPlan, plannedMeetings, planOf } from '../meeting-plan.ts'
import type { Roster } from '../staff-contract.ts'
import { MeetingDates } from './meeting-dates.tsx'
import { useRoomsAndTeachers } from './use-rooms-and-teachers.ts'

type Values = { meets_at: MeetingPlan; room_id: string; teacher_id: string }

/** Other days, another room or teacher. Participants are told of another place, and asked where the time changes. */
export function MoveSession({ roster, onClose }: { roster: Roster; onClose: () => void }) {
  const t = usePhrases()
  const { api } = useShop()
  const { rooms, teachers } = useRoomsAndTeachers()
  const count = roster.meetings.length
  return (
    <FormDialog<Values, unknown>
      title={t('날짜와 방 바꾸기')}
      lead={t('참가자에게 알려요. 날짜가 바뀌면 올 수 있는지도 물어요.')}
      fields={[
        {
          name: 'meets_at',
          label: t('수업 날짜'),
          kind: 'custom',
          // A field's value is unknown to the form; this one's is always a plan.
          draw: (plan, change, errors) => (
            <MeetingDates plan={plan as MeetingPlan} count={count} onChange={change} errors={errors} />
          ),
        },
        { name: 'room_id', label: t('방'), kind: 'choice', options: rooms },
        { name: 'teacher_id', label: t('담당 강사'), kind: 'choice', options: teachers },
      ]}
      initial={{
        meets_at: planOf(roster.meetings.map(({ starts_at }) => starts_at)),
        room_id: String(roster.room_id ?? ''),
        teacher_id: String(roster.teacher_id ?? ''),
      }}
      save={({ meets_at, room_id, teacher_id }) =>
        api.staffClasses.move({
          params: { id: roster.id },
          body: {
            meets_at: plannedMeetings(meets_at, count),
            room_id: Number(room_id) || null,
            teacher_id: Number(teacher_id) || null,
          },
        })
      }
      done={() => t('수업을 옮겼어요.')}
      button={t('옮기기')}
      onClose={onClose}
    />
  )
}
