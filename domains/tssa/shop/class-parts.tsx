import { Anchor } from '@sillage/ui/anchor.tsx'
import { SectionHead } from '@sillage/ui/section-head.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useCurrency } from '../../catalog/shop/price-text.ts'
import type { ClassSession } from '../../course/fields.ts'
import { useShop } from '../../shop.ts'
import type { Course } from '../contract.ts'
import { RefundTimeline } from './refund-timeline.tsx'
import './class-page.css'
import '@sillage/ui/sections/rows.css'

/** What a class page says beside the product: makes, lessons, what is included, who may come, refunds, waiting list. */
export function ClassParts({ product_id, variant_id }: { product_id: number; variant_id: number | undefined }) {
  const t = usePhrases()
  const { queries } = useShop()
  const { data: course } = useSuspenseQuery(queries.tssa.course({ params: { product_id } }))
  if (!course) return null
  const { makes, syllabus, included, kit, sessions } = course
  const session = sessions.find((each) => each.variant_id === variant_id) ?? sessions[0]
  return (
    <>
      {makes.length > 0 && <Makes makes={makes} />}
      {syllabus.length > 0 && <Syllabus syllabus={syllabus} session={session} />}
      <section className="product-part why" aria-label={t('수강료에 포함된 것과 수강 자격')}>
        {included.length > 0 && <Included included={included} kit={kit} />}
        <WhoMayCome course={course} />
      </section>
      {session && <Refunds session={session} />}
    </>
  )
}

function Makes({ makes }: Pick<Course, 'makes'>) {
  const t = usePhrases()
  const pick = useLocalizedField()
  return (
    <section className="product-part" aria-labelledby="makes">
      <SectionHead id="makes" title={t('가져가는 것')} />
      <ul className="makes">
        {makes.map((made) => (
          <li key={made.name}>
            <b>{pick(made, 'name')}</b>
            <p className="soft">{pick(made, 'text')}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

type SyllabusProps = Pick<Course, 'syllabus'> & { session: ClassSession | undefined }

/** The lessons, each with its day in the session that is chosen above. */
function Syllabus({ syllabus, session }: SyllabusProps) {
  const t = usePhrases()
  const pick = useLocalizedField()
  return (
    <section className="product-part" aria-labelledby="syllabus">
      <SectionHead
        id="syllabus"
        title={syllabus.length > 1 ? t('수업 {count}회', { count: syllabus.length }) : t('수업 내용')}
      />
      <ol className="rows weeks">
        {syllabus.map((lesson, at) => (
          <li key={lesson.name}>
            <span className="no num">{at + 1}</span>
            <span className="text">
              <b>{pick(lesson, 'name')}</b>
              <span className="soft">{pick(lesson, 'text')}</span>
            </span>
            <LessonDay day={session?.meets_at[at]} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function LessonDay({ day }: { day: string | undefined }) {
  const dates = useDates()
  return day ? (
    <time className="day" dateTime={day}>
      {dates.weekdayNameTime(day)}
    </time>
  ) : null
}

function Included({ included, kit }: Pick<Course, 'included' | 'kit'>) {
  const t = usePhrases()
  const pick = useLocalizedField()
  return (
    <div>
      <h2>{t('수강료에 포함된 것')}</h2>
      <ul className="rows included">
        {included.map((item) => (
          <li key={item.name}>{pick(item, 'name')}</li>
        ))}
      </ul>
      {kit && (
        <p className="small mute mt-3">
          {t('{kit}, 첫날 전에 집으로 보내 드려요. 배송비는 수강료에 포함돼요.', {
            kit: pick(kit, 'name'),
          })}
        </p>
      )}
    </div>
  )
}

/** Which class opens this one, and why. */
function WhoMayCome({ course: { required, why } }: { course: Course }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  if (required.length === 0)
    return (
      <div>
        <h2>{t('누구나 들을 수 있어요')}</h2>
        <p className="soft">{t('처음이어도 괜찮아요. 경험이 없어도 들을 수 있어요.')}</p>
      </div>
    )
  return (
    <div>
      <h2>{t('먼저 들을 수업이 있어요')}</h2>
      {why && <p className="soft">{pick(why, 'text')}</p>}
      <p className="small mute mt-3">{t('아래 수업 중 하나의 수료증이 있어야 신청할 수 있어요.')}</p>
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

/** The dates and sums of the session that is chosen above. */
function Refunds({ session }: { session: ClassSession }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const dates = useDates()
  const currency = useCurrency()
  const note = t(
    '{time}, {place}에서 시작하는 수업을 취소할 때의 환불 금액이에요. 다른 날짜를 고르면 금액도 바뀌어요.',
    {
      time: dates.weekdayNameTime(session.starts_at),
      place: pick(session, 'studio'),
    },
  )
  return (
    <section className="product-part" aria-labelledby="refunds">
      <SectionHead id="refunds" title={t('이 수업의 취소·환불')} note={note} />
      <RefundTimeline wide session={session} amount={session.price[currency].amount} currency={currency} />
    </section>
  )
}
