import { FormPanel } from '@sillage/admin-kit/form/form-panel.tsx'
import { addDays } from '@sillage/kit/time.ts'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useQuery } from '@tanstack/react-query'
import { useShop } from '../../shop.ts'
import { useRoomsAndTeachers } from './use-rooms-and-teachers.ts'

type Values = {
  product_id: string
  starts_at: string | null
  count: number | null
  every: number | null
  seats: number | null
  minimum: number | null
  room_id: string
  teacher_id: string
}

const blank: Values = {
  product_id: '',
  starts_at: null,
  count: 1,
  every: 1,
  seats: 8,
  minimum: 3,
  room_id: '',
  teacher_id: '',
}

/** One session, or a series of them some weeks apart: all of them are opened, or none. */
export function OpenSessions({ onClose }: { onClose: () => void }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const { api, queries } = useShop()
  const { data } = useQuery(queries.staffCourses.list())
  const { rooms, teachers } = useRoomsAndTeachers()
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
          label: t('수업'),
          kind: 'choice',
          options: [{ value: '', label: t('골라 주세요') }, ...courses],
          wide: true,
        },
        { name: 'starts_at', label: t('첫 수업'), kind: 'moment', wide: true },
        { name: 'count', label: t('열 일정 수'), kind: 'number' },
        { name: 'every', label: t('반복 간격 (주)'), kind: 'number' },
        { name: 'seats', label: t('자리'), kind: 'number' },
        { name: 'minimum', label: t('최소 인원'), kind: 'number' },
        { name: 'room_id', label: t('방'), kind: 'choice', options: rooms },
        { name: 'teacher_id', label: t('담당 강사'), kind: 'choice', options: teachers },
      ]}
      initial={blank}
      save={(values) =>
        api.staffClasses.open({
          params: { product_id: Number(values.product_id) },
          body: { sessions: seriesOf(values) },
        })
      }
      done={({ ids }) => t('일정 {count}개를 열었어요.', { count: ids.length })}
      button={t('열기')}
      onClose={onClose}
    />
  )
}

/** A missing day or number is refused by the endpoint. */
function seriesOf({ starts_at, count, every, seats, minimum, room_id, teacher_id }: Values) {
  const times = Math.min(Math.max(count ?? 1, 1), 60)
  return Array.from({ length: times }, (_, nth) => ({
    starts_at: starts_at ? addDays(new Date(starts_at), 7 * (every ?? 1) * nth).toISOString() : '',
    seats: seats ?? 0,
    minimum: minimum ?? 0,
    room_id: Number(room_id) || null,
    teacher_id: Number(teacher_id) || null,
  }))
}
