import { Button } from '@sillage/admin-kit/button.tsx'
import { Field } from '@sillage/admin-kit/field.tsx'
import { RecordForm } from '@sillage/admin-kit/form/record-form.tsx'
import { Part } from '@sillage/admin-kit/part.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { useShop } from '../../shop.ts'
import type { StaffCourse } from '../staff-course-contract.ts'

const blank = { title: '', title_en: '', meeting: 1 as number | null }

/** Files that only participants can download; each opens with the booking or the day before its meeting. */
export function CourseFiles({ course: { product_id, materials } }: { course: StaffCourse }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const { api } = useShop()
  const remove = useAction((id: number) => api.staffCourses.removeMaterial({ params: { id } }), {
    done: () => t('자료를 지웠어요.'),
  })
  return (
    <Part title={t('수업 자료')} fact={t('신청한 분만 내려받을 수 있어요.')}>
      <ul className="lines">
        {materials.map((material) => (
          <li key={material.id}>
            <span className="grow">
              {pick(material, 'title')} <span className="mute">{material.name}</span>
            </span>
            <span className="mute">
              {material.meeting === 1 ? t('신청 직후') : t('{nth}번째 수업 하루 전', { nth: material.meeting })}
            </span>
            <Button small disabled={remove.pending} onClick={() => remove.run(material.id)}>
              {t('지우기')}
            </Button>
          </li>
        ))}
      </ul>
      <AddFile product_id={product_id} number={materials.length} />
    </Part>
  )
}

/** `number` tells how many files there are: one more means that the last was taken. */
function AddFile({ product_id, number }: { product_id: number; number: number }) {
  const t = usePhrases()
  const { api } = useShop()
  const [values, setValues] = useState(blank)
  const [file, setFile] = useState<File | null>(null)
  const add = useAction(
    () =>
      api.staffCourses.addMaterial({
        params: { product_id },
        body: { ...values, meeting: values.meeting ?? 1, file: file ? [file] : [] },
      }),
    {
      done: () => t('자료를 올렸어요.'),
      after: () => {
        setValues(blank)
        setFile(null)
      },
    },
  )
  return (
    <div className="stack padded">
      <RecordForm
        fields={[
          { name: 'title', label: t('자료 이름'), kind: 'text', both: true },
          { name: 'meeting', label: t('몇 번째 수업의 자료'), kind: 'number' },
        ]}
        values={values}
        onChange={setValues}
        errors={add.errors}
      />
      <Field label={t('파일 (PDF, 사진)')} error={add.errors.file}>
        {(control) => (
          <input
            {...control}
            // A file field cannot be emptied otherwise.
            key={number}
            type="file"
            accept="application/pdf,image/*"
            onChange={(event) => setFile(event.target.files?.[0] ?? null)}
          />
        )}
      </Field>
      <div className="row">
        <Button disabled={add.pending} onClick={() => add.run(undefined)}>
          {t('자료 올리기')}
        </Button>
      </div>
    </div>
  )
}
