import type { FormField } from '@sillage/admin-kit/form/form-field.ts'
import { FormPanel } from '@sillage/admin-kit/form/form-panel.tsx'
import { RowsField } from '@sillage/admin-kit/form/rows-field.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useShop } from '../../shop.ts'
import type { StaffStudio, StaffTeacher } from '../staff-place-contract.ts'

type StudioValues = Omit<StaffStudio, 'id' | 'version'>
type Room = StudioValues['rooms'][number]
type Equipment = StudioValues['equipment'][number]

const blankStudio: StudioValues = {
  name: '',
  name_en: '',
  about: '',
  about_en: '',
  address: '',
  address_en: '',
  hours: '',
  hours_en: '',
  latitude: 37.5665,
  longitude: 126.978,
  equipment: [],
  rooms: [],
}
const blankRoom: Room = { id: null, name: '', name_en: '', seats: 8, rent_krw: null, rent_usd: null }

type StudioProps = { studio: StaffStudio | null; onClose: () => void }

/** A studio with its rooms, as the school's page shows it. */
export function StudioForm({ studio, onClose }: StudioProps) {
  const t = usePhrases()
  const { api } = useShop()
  const fields = useStudioFields()
  const { id, version, ...known } = studio ?? { ...blankStudio, id: null, version: undefined }
  async function latest() {
    const { studios } = await api.staffPlaces.list()
    const { id: _, version: now, ...values } = studios.find((each) => each.id === id) ?? { ...known, id, version }
    return { values, version: now }
  }
  return (
    <FormPanel<StudioValues, unknown>
      title={studio ? t('스튜디오 수정') : t('스튜디오 추가')}
      fields={fields}
      initial={known}
      save={(body, based_on) =>
        id === null
          ? api.staffPlaces.addStudio({ body })
          : api.staffPlaces.changeStudio({ params: { id }, query: { based_on }, body })
      }
      version={version}
      latest={latest}
      done={() => t('저장했어요.')}
      onClose={onClose}
      width={860}
    />
  )
}

function useStudioFields(): FormField<StudioValues>[] {
  const t = usePhrases()
  const roomFields: FormField<Room>[] = [
    { name: 'name', label: t('방 이름'), kind: 'text', both: true },
    { name: 'seats', label: t('정원'), kind: 'number' },
    { name: 'rent_krw', label: t('한 시간 (원)'), kind: 'number', hint: t('비우면 빌려주지 않아요.') },
    { name: 'rent_usd', label: t('한 시간 (센트)'), kind: 'number' },
  ]
  return [
    { name: 'name', label: t('이름'), kind: 'text', both: true },
    { name: 'about', label: t('한 줄 설명'), kind: 'text', both: true },
    { name: 'address', label: t('주소'), kind: 'text', both: true },
    { name: 'hours', label: t('여는 시간'), kind: 'text', both: true },
    { name: 'latitude', label: t('위도'), kind: 'number', step: 0.0001 },
    { name: 'longitude', label: t('경도'), kind: 'number', step: 0.0001 },
    {
      name: 'rooms',
      label: t('방'),
      kind: 'custom',
      draw: (value, change, errors) => (
        <RowsField<Room>
          label={t('방')}
          rows={value as Room[]}
          fields={roomFields}
          blank={blankRoom}
          onChange={change}
          errors={errors}
        />
      ),
    },
    {
      name: 'equipment',
      label: t('장비'),
      kind: 'custom',
      draw: (value, change, errors) => (
        <RowsField<Equipment>
          label={t('장비')}
          rows={value as Equipment[]}
          fields={[{ name: 'name', label: t('이름'), kind: 'text', both: true }]}
          blank={{ name: '', name_en: '' }}
          onChange={change}
          errors={errors}
        />
      ),
    },
  ]
}

type TeacherValues = Omit<StaffTeacher, 'id' | 'version' | 'staff_name' | 'sessions' | 'staff_id'> & {
  staff_id: string
}
type TeacherProps = {
  teacher: StaffTeacher | null
  accounts: readonly { mb_id: string; name: string }[]
  onClose: () => void
}

/** A teacher: a role that pages name, and the account of the person who has it. */
export function TeacherForm({ teacher, accounts, onClose }: TeacherProps) {
  const t = usePhrases()
  const { api } = useShop()
  async function latest() {
    const { teachers } = await api.staffPlaces.list()
    const now = teachers.find(({ id }) => id === teacher?.id) ?? teacher
    return { values: pickTeacher(now), version: now?.version }
  }
  const options = accounts.map(({ mb_id, name }) => ({ value: mb_id, label: `${name} (${mb_id})` }))
  return (
    <FormPanel<TeacherValues, unknown>
      title={teacher ? t('강사 수정') : t('강사 추가')}
      lead={t('계정을 고르면 같은 사람이 같은 시간에 두 수업을 맡을 수 없어요.')}
      fields={[
        { name: 'name', label: t('담당'), kind: 'text', both: true },
        { name: 'about', label: t('소개'), kind: 'area', both: true, rows: 2 },
        {
          name: 'staff_id',
          label: t('직원 계정'),
          kind: 'choice',
          options: [{ value: '', label: t('없음') }, ...options],
        },
        { name: 'active', label: t('지금 가르쳐요'), kind: 'check' },
      ]}
      initial={pickTeacher(teacher)}
      save={({ staff_id, ...form }, based_on) => {
        const body = { ...form, staff_id: staff_id || null }
        return teacher
          ? api.staffPlaces.changeTeacher({ params: { id: teacher.id }, query: { based_on }, body })
          : api.staffPlaces.addTeacher({ body })
      }}
      version={teacher?.version}
      latest={latest}
      done={() => t('저장했어요.')}
      onClose={onClose}
    />
  )
}

const pickTeacher = (teacher: StaffTeacher | null): TeacherValues => ({
  name: teacher?.name ?? '',
  name_en: teacher?.name_en ?? '',
  about: teacher?.about ?? '',
  about_en: teacher?.about_en ?? '',
  staff_id: teacher?.staff_id ?? '',
  active: teacher?.active ?? true,
})
