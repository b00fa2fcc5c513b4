import { Button } from '@sillage/ui/button.tsx'
import { Empty } from '@sillage/ui/empty.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useQuery } from '@tanstack/react-query'
import { courseLevels } from '../../course/words.ts'
import { OrderRead } from '../../order/shop/order-read.tsx'
import { useShop } from '../../shop.ts'
import type { MyClass } from '../my-contract.ts'
import { CalendarSubscription } from './calendar-subscription.tsx'
import { ClassTicket } from './class-ticket.tsx'
import { LevelPath } from './level-path.tsx'
import { PastClasses } from './past-classes.tsx'
import { useLevelOpens } from './use-level-opens.ts'
import { Waits } from './waits.tsx'
import './my-classes.css'

/** Coming classes with their tickets, the levels, waiting lists, and past classes. */
export function MyClasses() {
  const { queries } = useShop()
  const query = useQuery(queries.myClasses.list())
  return <OrderRead query={query}>{(classes) => <Classes classes={classes} />}</OrderRead>
}

function Classes({ classes }: { classes: MyClass[] }) {
  const t = usePhrases()
  const toCome = classes.filter(({ is_over }) => !is_over).reverse()
  const over = classes.filter(({ is_over }) => is_over)
  if (classes.length === 0)
    return (
      <div className="my-classes">
        <Empty title={t('신청한 수업이 없어요')} action={<Button href="/tssa/class-product">{t('수업 보기')}</Button>}>
          {t('곧 시작하는 수업을 둘러보세요.')}
        </Empty>
        <Waits />
      </div>
    )
  return (
    <div className="my-classes">
      {toCome.map((booked) => (
        <ClassTicket key={booked.line_id} booked={booked} />
      ))}
      {toCome.length > 0 && <CalendarSubscription />}
      <Progress classes={classes} />
      <Waits />
      {over.length > 0 && <PastClasses classes={over} />}
    </div>
  )
}

/** How far the member has come: the first participant of each booking is the member. */
function Progress({ classes }: { classes: MyClass[] }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const dates = useDates()
  const opens = useLevelOpens()
  const completed = classes.filter(({ participants: [own] }) => own && ['completed', 'certified'].includes(own.state))
  const done = courseLevels.filter((level) => completed.some((each) => each.level === level))
  const current = classes.find(({ is_over }) => !is_over)
  const hours = Math.round(completed.reduce((sum, { weeks, minutes }) => sum + weeks * minutes, 0) / 60)
  return (
    <section aria-labelledby="progress">
      <div className="subhead">
        <h2 id="progress">{t('나의 수강 현황')}</h2>
        <span className="small mute">
          {t('수료한 수업 {count}개, {hours}시간', { count: completed.length, hours })}
        </span>
      </div>
      <LevelPath
        small
        done={done}
        here={current?.level}
        of={(level) => {
          const last = completed.find((each) => each.level === level)
          if (last) return <p className="small">{dates.longDate(last.meetings.at(-1)?.starts_at ?? '')}</p>
          const own = classes.find((each) => !each.is_over && each.level === level)
          return <p className="small">{own ? pick(own, 'title') : opens(level)}</p>
        }}
      />
    </section>
  )
}
