import { Anchor } from '@sillage/ui/anchor.tsx'
import { SectionHead } from '@sillage/ui/section-head.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { usePick } from '@sillage/web-kit/pick.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCurrency } from '../../catalog/shop/price-text.ts'
import { useShop } from '../../shop.ts'
import type { Course } from '../contract.ts'
import { RefundTimeline } from './refund-timeline.tsx'
import { WaitButton } from './wait-button.tsx'
import './class-page.css'
import '@sillage/ui/sections/rows.css'

/** What a class page says beside the product: makes, lessons, what is included, who may come, refunds, waiting list. */
export function ClassParts({ product_id }: { product_id: number }) {
  const t = usePhrases()
  const pick = usePick()
  const { queries } = useShop()
  const { data: course } = useSuspenseQuery(queries.tssa.course({ params: { product_id } }))
  if (!course) return null
  const { makes, syllabus, included, kit } = course
  return (
    <>
      {makes.length > 0 && (
        <section className="product-part" aria-labelledby="makes">
          <SectionHead id="makes" title={t('손에 남는 것')} />
          <ul className="makes">
            {makes.map((made) => (
              <li key={made.name}>
                <b>{pick(made, 'name')}</b>
                <p className="soft">{pick(made, 'text')}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {syllabus.length > 0 && (
        <section className="product-part" aria-labelledby="syllabus">
          <SectionHead
            id="syllabus"
            title={syllabus.length > 1 ? t('{count}번의 수업', { count: syllabus.length }) : t('하루의 수업')}
          />
          <ol className="rows weeks">
            {syllabus.map((lesson, at) => (
              <li key={lesson.name}>
                <span className="no num">{at + 1}</span>
                <span className="text">
                  <b>{pick(lesson, 'name')}</b>
                  <span className="soft">{pick(lesson, 'text')}</span>
                </span>
              </li>
            ))}
          </ol>
        </section>
      )}
      <section className="product-part why" aria-label={t('수강료에 들어 있는 것과 수강 자격')}>
        {included.length > 0 && (
          <div>
            <h2>{t('수강료에 들어 있는 것')}</h2>
            <ul className="rows included">
              {included.map((item) => (
                <li key={item.name}>{pick(item, 'name')}</li>
              ))}
            </ul>
            {kit && (
              <p className="small mute mt-3">
                {t('{kit}, 첫날 전에 집으로 보내 드려요. 배송비는 수강료에 들어 있어요.', {
                  kit: pick(kit, 'name'),
                })}
              </p>
            )}
          </div>
        )}
        <WhoMayCome course={course} />
      </section>
      <Refunds course={course} />
    </>
  )
}

/** Which class opens this one, and why. */
function WhoMayCome({ course: { required, why } }: { course: Course }) {
  const t = usePhrases()
  const pick = usePick()
  if (required.length === 0)
    return (
      <div>
        <h2>{t('누구나 들을 수 있어요')}</h2>
        <p className="soft">{t('맡아 본 적이 없어도, 만들어 본 적이 없어도 괜찮아요.')}</p>
      </div>
    )
  return (
    <div>
      <h2>{t('먼저 들을 수업이 있어요')}</h2>
      {why && <p className="soft">{pick(why, 'text')}</p>}
      <p className="small mute mt-3">{t('이 가운데 하나의 수료증이 있으면 열려요.')}</p>
      <ul className="rows">
        {required.map((each) => (
          <li key={each.class_id}>
            <Anchor className="notice-row" href={`/tssa/product/${each.class_id}`}>
              {pick(each, 'title')}
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The dates and sums of a chosen session; a full one can be waited for. */
function Refunds({ course }: { course: Course }) {
  const t = usePhrases()
  const pick = usePick()
  const dates = useDates()
  const currency = useCurrency()
  const [id, setId] = useState(course.sessions[0]?.id)
  const session = course.sessions.find((each) => each.id === id) ?? course.sessions[0]
  if (!session) return null
  return (
    <section className="product-part" aria-labelledby="refunds">
      <SectionHead id="refunds" title={t('마음이 바뀌면')} note={t('고른 날짜에 따라 돌려드리는 금액과 기한이에요.')} />
      <p className="refund-choices">
        <label htmlFor={`refund-${course.product_id}`}>{t('일정')}</label>
        <select
          id={`refund-${course.product_id}`}
          className="input"
          value={session.id}
          onChange={(event) => setId(Number(event.target.value))}
        >
          {course.sessions.map((each) => (
            <option key={each.id} value={each.id}>
              {dates.weekdayNameTime(each.starts_at)}, {pick(each, 'studio')}
            </option>
          ))}
        </select>
      </p>
      {session.seats_left === 0 && <WaitButton session={session} />}
      <RefundTimeline wide session={session} amount={session.price[currency].amount} currency={currency} />
    </section>
  )
}
