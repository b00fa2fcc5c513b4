import { Anchor } from '@sillage/ui/anchor.tsx'
import { SectionHead } from '@sillage/ui/section-head.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { CourseLevel } from '../../course/words.ts'
import { useShop } from '../../shop.ts'
import { LevelPath } from './level-path.tsx'
import { useLevelOpens } from './use-level-opens.ts'

const texts = {
  day: '두세 시간이면 첫 작품을 완성해요.',
  basic: '향료 24가지를 맡고 구별해요.',
  intermediate: '향료를 섞어 새로운 향을 만들어요.',
  certificate: '테스트하고 기록하며, 판매할 수 있는 제품을 만들어요.',
} as const satisfies Record<CourseLevel, string>

/** The courses by level, as a path: where to begin and what opens what. */
export function SchoolLevels() {
  const t = usePhrases()
  const pick = useLocalizedField()
  const { queries } = useShop()
  const opens = useLevelOpens()
  const { data: courses } = useSuspenseQuery(queries.tssa.courses())
  if (courses.length === 0) return null
  return (
    <section className="school-part" aria-labelledby="levels">
      <SectionHead
        id="levels"
        title={t('어떤 수업부터 들을까요')}
        note={t('하루 수업부터 자격 과정까지 한 단계씩 올라가요.')}
      />
      <LevelPath
        of={(level) => (
          <>
            <p>{t(texts[level])}</p>
            <p className="opens">{opens(level)}</p>
            <ul>
              {courses
                .filter((course) => course.level === level)
                .map((course) => (
                  <li key={course.product_id}>
                    <Anchor href={`/tssa/product/${course.product_id}`}>
                      {pick(course, 'title')}
                      <small className="num">
                        {course.weeks > 1
                          ? t('{count}회', { count: course.weeks })
                          : t('{hours}시간', { hours: course.minutes / 60 })}
                      </small>
                    </Anchor>
                  </li>
                ))}
            </ul>
          </>
        )}
      />
    </section>
  )
}
