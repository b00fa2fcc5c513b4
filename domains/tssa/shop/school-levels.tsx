import { Anchor } from '@sillage/ui/anchor.tsx'
import { SectionHead } from '@sillage/ui/section-head.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { CourseLevel } from '../../course/words.ts'
import { useShop } from '../../shop.ts'
import { LevelPath } from './level-path.tsx'

const texts = {
  day: '두세 시간이면 첫 작품을 들고 나가요.',
  basic: '향료 스물네 가지에 이름을 붙여요.',
  intermediate: '두 가지를 섞어 셋째 냄새를 만들어요.',
  certificate: '시험하고 기록하고, 팔 수 있는 것을 만들어요.',
} as const satisfies Record<CourseLevel, string>

/** The courses by level, as a path: where to begin and what opens what. */
export function SchoolLevels() {
  const t = usePhrases()
  const pick = useLocalizedField()
  const { queries } = useShop()
  const { data: courses } = useSuspenseQuery(queries.tssa.courses())
  if (courses.length === 0) return null
  return (
    <section className="school-part" aria-labelledby="levels">
      <SectionHead
        id="levels"
        title={t('어디에서 시작할까요')}
        note={t('하루로 시작해서 자격까지, 남는 것이 점점 굵어져요.')}
      />
      <LevelPath
        of={(level) => (
          <>
            <p>{t(texts[level])}</p>
            <ul>
              {courses
                .filter((course) => course.level === level)
                .map((course) => (
                  <li key={course.product_id}>
                    <Anchor href={`/tssa/product/${course.product_id}`}>
                      {pick(course, 'title')}
                      <small className="num">
                        {course.weeks > 1
                          ? t('{weeks}주', { weeks: course.weeks })
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
