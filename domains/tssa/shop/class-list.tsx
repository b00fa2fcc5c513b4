import { Anchor } from '@sillage/ui/anchor.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { Empty } from '@sillage/ui/empty.tsx'
import { Picture } from '@sillage/ui/picture.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useCurrency } from '../../catalog/shop/price-text.ts'
import { courseLevelNames } from '../../course/words.ts'
import { useShop } from '../../shop.ts'
import type { CourseCard } from '../contract.ts'
import { ClassFilterBar, ClassFilters } from './class-filter-form.tsx'
import { filterCourses, readFilters } from './class-filters.ts'
import { SeatDots, SeatsLeft } from './seat-dots.tsx'
import './class-list.css'

/** The classes that answer to the filters of the address. */
export function ClassList() {
  const t = usePhrases()
  const { queries } = useShop()
  const [query] = useSearchParams()
  const { data: courses } = useSuspenseQuery(queries.tssa.courses())
  const shown = filterCourses(courses, readFilters(query))
  return (
    <div className="class-list">
      <div className="only-desktop">
        <ClassFilters courses={courses} />
      </div>
      <div>
        <ClassFilterBar courses={courses} found={shown.length} />
        <p className="class-count" aria-live="polite">
          {t('수업 {count}개', { count: shown.length })}
        </p>
        {shown.length === 0 && (
          <Empty
            title={t('조건에 맞는 수업이 없어요')}
            action={<Button href="/tssa/class-product">{t('필터 초기화')}</Button>}
          />
        )}
        <ul className="class-cards">
          {shown.map((course) => (
            <ClassCard key={course.product_id} course={course} />
          ))}
        </ul>
      </div>
    </div>
  )
}

function ClassCard({ course }: { course: CourseCard }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const dates = useDates()
  const currency = useCurrency()
  const moneyText = useMoneyText()
  const next = course.sessions.find(({ seats_left }) => seats_left > 0) ?? course.sessions[0]
  const length = course.weeks === 1 ? t('하루') : t('{count}회', { count: course.weeks })
  const studio = next ? pick(next, 'studio') : pick(course, 'studio')
  return (
    <li className="class-card">
      <Anchor href={`/tssa/product/${course.product_id}`}>
        <span className="class-picture">
          <Picture {...course.picture} sizes="(min-width: 1025px) 300px, 46vw" alt="" />
          <span className="badge">{t(courseLevelNames[course.level])}</span>
        </span>
        <b>{pick(course, 'title')}</b>
        <small className="mute">
          {[length, studio, next && t('{day} 시작', { day: dates.dayName(next.starts_at) })].filter(Boolean).join(', ')}
        </small>
      </Anchor>
      {next && (
        <span className="class-seats">
          <SeatDots seats={next.seats} left={next.seats_left} />
          <SeatsLeft left={next.seats_left} waiting={next.waiting} />
        </span>
      )}
      <span className="num">{moneyText(course.price[currency])}</span>
      {course.required.length > 0 && (
        <small className="soft">
          {t('{classes} 수료증이 있으면 들을 수 있어요', {
            classes: course.required.map((each) => `‘${pick(each, 'title')}’`).join(', '),
          })}
        </small>
      )}
    </li>
  )
}
