import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useQuery } from '@tanstack/react-query'
import { useShop } from '../../shop.ts'

/** Every room with its studio, and every teacher, as options of a form; the first is none. */
export function useRoomsAndTeachers() {
  const t = usePhrases()
  const pick = useLocalizedField()
  const { queries } = useShop()
  const { data } = useQuery(queries.staffPlaces.list())
  const none = { value: '', label: t('미정') }
  const rooms = (data?.studios ?? []).flatMap((studio) =>
    studio.rooms.map((room) => ({ value: String(room.id), label: `${pick(studio, 'name')} ${pick(room, 'name')}` })),
  )
  const teachers = (data?.teachers ?? [])
    .filter(({ active, sessions }) => active || sessions > 0)
    .map((teacher) => ({
      value: String(teacher.id),
      label: [pick(teacher, 'name'), teacher.staff_name].filter(Boolean).join(', '),
    }))
  return { rooms: [none, ...rooms], teachers: [none, ...teachers] }
}
