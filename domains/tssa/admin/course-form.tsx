import { FormPanel } from '@sillage/admin-kit/form/form-panel.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useQuery } from '@tanstack/react-query'
import { useShop } from '../../shop.ts'
import type { StaffCourse } from '../staff-course-contract.ts'
import { CourseFiles } from './course-files.tsx'
import { type CourseValues, useCourseFields } from './use-course-fields.tsx'

const blank: CourseValues = {
  product_id: 0,
  version: 1,
  title: '',
  title_en: '',
  level: 'day',
  format: 'studio',
  weeks: 1,
  minutes: 120,
  studio: '',
  studio_en: '',
  makes: [],
  syllabus: [],
  included: [],
  bring: [],
  kit: '',
  kit_en: '',
  why: '',
  why_en: '',
  required: [],
  opens: [],
}

type NewProps = { products: readonly { product_id: number; name: string; name_en: string }[]; onClose: () => void }

/** Says what the course of a class product is. */
export function NewCourse({ products, onClose }: NewProps) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const { api } = useShop()
  const fields = useCourseFields()
  const options = products.map((product) => ({
    value: String(product.product_id),
    label: `${product.product_id} ${pick(product, 'name')}`,
  }))
  const [first] = products
  return (
    <FormPanel<CourseValues, StaffCourse>
      title={t('강좌 만들기')}
      fields={[{ name: 'product_id', label: t('수업 상품'), kind: 'choice', options, wide: true }, ...fields]}
      initial={{
        ...blank,
        product_id: first?.product_id ?? 0,
        title: first?.name ?? '',
        title_en: first?.name_en ?? '',
      }}
      save={({ product_id, ...form }) => api.staffCourses.create({ body: { ...form, product_id: Number(product_id) } })}
      done={() => t('저장했어요.')}
      onClose={onClose}
      width={860}
    />
  )
}

export function EditCourse({ product_id, onClose }: { product_id: number; onClose: () => void }) {
  const { queries } = useShop()
  const { data } = useQuery(queries.staffCourses.show({ params: { product_id } }))
  if (!data) return null
  return <EditLoaded course={data} onClose={onClose} />
}

function EditLoaded({ course, onClose }: { course: StaffCourse; onClose: () => void }) {
  const t = usePhrases()
  const { api } = useShop()
  const fields = useCourseFields()
  const { materials: _, ...initial } = course
  return (
    <FormPanel<CourseValues, StaffCourse>
      title={t('강좌 수정')}
      fields={fields}
      initial={initial}
      save={({ product_id, ...body }) => api.staffCourses.change({ params: { product_id }, body })}
      done={() => t('저장했어요.')}
      onClose={onClose}
      width={860}
    >
      <CourseFiles course={course} />
    </FormPanel>
  )
}
