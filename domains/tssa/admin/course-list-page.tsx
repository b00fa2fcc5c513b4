import { Button } from '@sillage/admin-kit/button.tsx'
import { SmallTable } from '@sillage/admin-kit/list/small-table.tsx'
import { Loaded } from '@sillage/admin-kit/loaded.tsx'
import { Tag } from '@sillage/admin-kit/state.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { courseFormatNames, courseLevelNames } from '../../course/words.ts'
import { useShop } from '../../shop.ts'
import { EditCourse, NewCourse } from './course-form.tsx'

/** What the school teaches. A course is sold as the product of the same number. */
export function Component() {
  const t = usePhrases()
  const pick = useLocalizedField()
  const { queries } = useShop()
  const [edited, setEdited] = useState<number | 'new' | null>(null)
  const close = () => setEdited(null)
  return (
    <Loaded query={queries.staffCourses.list()}>
      {({ courses, without_course }) => (
        <>
          <Top title={t('강좌')}>
            <Button look="main" icon="plus" disabled={without_course.length === 0} onClick={() => setEdited('new')}>
              {t('강좌 만들기')}
            </Button>
          </Top>
          <div className="body">
            {without_course.length === 0 && (
              <p className="mute">{t('새 강좌는 상품 목록에서 수업 상품을 만든 뒤에 열 수 있어요.')}</p>
            )}
            <SmallTable
              label={t('강좌 목록')}
              rows={courses}
              keyOf={({ product_id }) => product_id}
              empty={t('아직 강좌가 없어요.')}
              columns={[
                { key: 'id', label: t('번호'), cell: ({ product_id }) => <span className="mute">{product_id}</span> },
                { key: 'title', label: t('강좌'), fill: true, cell: (course) => pick(course, 'title') },
                { key: 'level', label: t('과정 단계'), cell: ({ level }) => t(courseLevelNames[level]) },
                { key: 'format', label: t('방식'), cell: ({ format }) => t(courseFormatNames[format]) },
                {
                  key: 'length',
                  label: t('길이'),
                  align: 'end',
                  cell: ({ weeks, minutes }) => t('{weeks}번, {minutes}분', { weeks, minutes }),
                },
                { key: 'kit', label: t('키트'), cell: ({ has_kit }) => has_kit && <Tag>{t('키트 배송')}</Tag> },
                { key: 'sessions', label: t('열린 일정'), align: 'end', cell: ({ sessions }) => sessions },
                { key: 'certificates', label: t('수료증'), align: 'end', cell: ({ certificates }) => certificates },
                {
                  key: 'edit',
                  label: t('관리'),
                  align: 'end',
                  cell: ({ product_id }) => (
                    <Button small onClick={() => setEdited(product_id)}>
                      {t('고치기')}
                    </Button>
                  ),
                },
              ]}
            />
          </div>
          {edited === 'new' && <NewCourse products={without_course} onClose={close} />}
          {typeof edited === 'number' && <EditCourse product_id={edited} onClose={close} />}
        </>
      )}
    </Loaded>
  )
}
