import type { FormField } from '@sillage/admin-kit/form/form-field.ts'
import { RowsField } from '@sillage/admin-kit/form/rows-field.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useQuery } from '@tanstack/react-query'
import { courseFormatNames, courseFormats, courseLevelNames, courseLevels } from '../../course/words.ts'
import { useShop } from '../../shop.ts'
import type { StaffCourse } from '../staff-course-contract.ts'

export type CourseValues = Omit<StaffCourse, 'materials'>

type Named = { name: string; name_en: string }
type Described = Named & { text: string; text_en: string }
type Field = FormField<CourseValues>

/** The fields of a course: what it is, what the class page says, and what it opens. */
export function useCourseFields(): Field[] {
  const t = usePhrases()
  const { named, described } = useListFields()
  return [
    { name: 'title', label: t('제목'), kind: 'text', both: true },
    {
      name: 'level',
      label: t('과정 단계'),
      kind: 'choice',
      options: courseLevels.map((value) => ({ value, label: t(courseLevelNames[value]) })),
    },
    {
      name: 'format',
      label: t('방식'),
      kind: 'choice',
      options: courseFormats.map((value) => ({ value, label: t(courseFormatNames[value]) })),
    },
    { name: 'weeks', label: t('수업 횟수'), kind: 'number' },
    { name: 'minutes', label: t('1회 시간 (분)'), kind: 'number' },
    { name: 'studio', label: t('주로 여는 스튜디오'), kind: 'text', both: true },
    {
      name: 'kit',
      label: t('배송하는 재료 키트'),
      kind: 'text',
      both: true,
      hint: t('비워 두면 키트를 보내지 않고 주소도 묻지 않아요.'),
    },
    described('makes', t('가져가는 것')),
    described('syllabus', t('강의 계획')),
    named('included', t('수강료에 포함된 것')),
    named('bring', t('준비물')),
    {
      name: 'required',
      label: t('먼저 들을 강좌'),
      kind: 'custom',
      // A field's value is unknown to the form; this one's is always a list of ids.
      draw: (ids, change, _, { product_id }) => (
        <RequiredCourses ids={ids as number[]} own={product_id} onChange={change} />
      ),
    },
    {
      name: 'opens',
      label: t('이 수료증으로 살 수 있는 상품 번호'),
      kind: 'numbers',
      rows: 2,
      hint: t('수료증이 있는 분만 살 수 있는 상품과 강좌예요.'),
    },
    { name: 'why', label: t('먼저 들어야 하는 이유'), kind: 'area', both: true, rows: 2 },
  ]
}

type RequiredProps = { ids: readonly number[]; own: number; onChange: (ids: number[]) => void }

/** The courses of which one has to be completed first. */
function RequiredCourses({ ids, own, onChange }: RequiredProps) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const { queries } = useShop()
  const { data } = useQuery(queries.staffCourses.list())
  const others = data?.courses.filter(({ product_id }) => product_id !== Number(own)) ?? []
  const toggle = (id: number) => onChange(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id])
  return (
    <fieldset className="stack">
      <legend className="medium">{t('먼저 들을 강좌')}</legend>
      <span className="mute">{t('이 중 하나의 수료증이 있어야 신청할 수 있어요.')}</span>
      <div className="tick-list">
        {others.map((course) => (
          <label key={course.product_id} className="check">
            <input
              type="checkbox"
              checked={ids.includes(course.product_id)}
              onChange={() => toggle(course.product_id)}
            />
            {pick(course, 'title')}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Fields with a list: of names, or of names with a line about each. */
function useListFields() {
  const t = usePhrases()
  const named = (name: 'included' | 'bring', label: string): Field => ({
    name,
    label,
    kind: 'custom',
    draw: (value, change, errors) => (
      <RowsField<Named>
        label={label}
        rows={value as Named[]}
        fields={[{ name: 'name', label, kind: 'text', both: true }]}
        blank={{ name: '', name_en: '' }}
        onChange={change}
        errors={errors}
      />
    ),
  })
  const described = (name: 'makes' | 'syllabus', label: string): Field => ({
    name,
    label,
    kind: 'custom',
    draw: (value, change, errors) => (
      <RowsField<Described>
        label={label}
        rows={value as Described[]}
        fields={[
          { name: 'name', label: t('제목'), kind: 'text', both: true },
          { name: 'text', label: t('한 줄 설명'), kind: 'text', both: true },
        ]}
        blank={{ name: '', name_en: '', text: '', text_en: '' }}
        onChange={change}
        errors={errors}
      />
    ),
  })
  return { named, described }
}
