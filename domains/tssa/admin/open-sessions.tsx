import { FormPanel } from '@sillage/admin-kit/form/form-panel.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useQuery } from '@tanstack/react-query'
import { useShop } from '../../shop.ts'
import { blankPlan, type MeetingPlan, plannedMeetings, seriesOf } from '../meeting-plan.ts'
import { MeetingDates } from './meeting-dates.tsx'
import { useRoomsAndTeachers } from './use-rooms-and-teachers.ts'

type Values = {
  product_id: string
  meets_at: MeetingPlan
  count: number | null
  every: number | null
  seats: number | null
  minimum: number | null
  room_id: string
  teacher_id: string
}

const blank: Values = {
  product_id: '',
  meets_at: blankPlan,
  count: 1,
  every: 1,
  seats: 8,
  minimum: 3,
  room_id: '',
  teacher_id: '',
}

/** One session, or a series of them some weeks apart, each on the days it meets: all of them are opened, or none. */
export function OpenSessions({ onClose }: { onClose: () => void }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const { api, queries } = useShop()
  const { data } = useQuery(queries.staffCourses.list())
  const { rooms, teachers } = useRoomsAndTeachers()
  const meetingsOf = ({ product_id }: Values) =>
    data?.courses.find((course) => String(course.product_id) === product_id)?.weeks ?? 1
  const courses = (data?.courses ?? []).map((course) => ({
    value: String(course.product_id),
    label: pick(course, 'title'),
  }))
  return (
    <FormPanel<Values, { ids: number[] }>
      title={t('일정 열기')}
      lead={t('방이나 강사가 겹치는 날이 하루라도 있으면 일정을 하나도 열지 않아요.')}
      fields={[
        {
          name: 'product_id',
          label: t('열 강좌'),
          kind: 'choice',
          options: [{ value: '', label: t('골라 주세요') }, ...courses],
          wide: true,
        },
        {
          name: 'meets_at',
          label: t('수업 날짜'),
          kind: 'custom',
          // A field's value is unknown to the form; this one's is always a plan.
          draw: (plan, change, errors, values) => (
            <MeetingDates plan={plan as MeetingPlan} count={meetingsOf(values)} onChange={change} errors={errors} />
          ),
        },
        { name: 'count', label: t('열 일정 수'), kind: 'number' },
        { name: 'every', label: t('반복 간격 (주)'), kind: 'number' },
        { name: 'seats', label: t('정원'), kind: 'number' },
        { name: 'minimum', label: t('최소 인원'), kind: 'number' },
        { name: 'room_id', label: t('방'), kind: 'choice', options: rooms },
        { name: 'teacher_id', label: t('담당 강사'), kind: 'choice', options: teachers },
      ]}
      initial={blank}
      save={(values) =>
        api.staffClasses.open({
          params: { product_id: Number(values.product_id) },
          body: { sessions: sessionsOf(values, meetingsOf(values)) },
        })
      }
      done={({ ids }) => t('일정 {count}개를 열었어요.', { count: ids.length })}
      button={t('열기')}
      onClose={onClose}
    />
  )
}

/** A missing day or number is refused by the endpoint. */
function sessionsOf({ meets_at, count, every, seats, minimum, room_id, teacher_id }: Values, meetings: number) {
  const times = Math.min(Math.max(count ?? 1, 1), 60)
  return seriesOf(plannedMeetings(meets_at, meetings), { count: times, every: every ?? 1 }).map((meets_at) => ({
    meets_at,
    seats: seats ?? 0,
    minimum: minimum ?? 0,
    room_id: Number(room_id) || null,
    teacher_id: Number(teacher_id) || null,
  }))
}
