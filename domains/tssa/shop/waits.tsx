import { Button } from '@sillage/ui/button.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { quietly } from '@sillage/web-kit/problems.tsx'
import { useSubmit } from '@sillage/web-kit/use-submit.ts'
import { useQuery } from '@tanstack/react-query'
import { classLimits } from '../../course/words.ts'
import { useShop } from '../../shop.ts'
import type { ClassWait } from '../my-contract.ts'
import '@sillage/ui/sections/rows.css'

/** Seats the member waits for, and those that are offered. */
export function Waits() {
  const t = usePhrases()
  const { queries } = useShop()
  const { data: waits = [] } = useQuery(quietly(queries.myClasses.waits()))
  if (waits.length === 0) return null
  return (
    <section aria-labelledby="waits">
      <div className="subhead">
        <h2 id="waits">{t('대기 중인 수업')}</h2>
      </div>
      <ul className="rows">
        {waits.map((wait) => (
          <li key={wait.id} className="notice-row">
            <Wait wait={wait} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Wait({ wait }: { wait: ClassWait }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const dates = useDates()
  const { api, cache, queries } = useShop()
  const { submit, pending } = useSubmit(() => api.myClasses.leaveWait({ params: { id: wait.id } }), {
    onDone: (waits) => cache.setQueryData(queries.myClasses.waits().queryKey, waits),
  })
  const { offer, before } = wait
  return (
    <>
      <span>
        <b>
          {pick(wait, 'title')}, {dates.weekdayNameTime(wait.starts_at)}
        </b>
        <br />
        <span className="small soft">
          {offer
            ? t('자리가 났어요. {time}까지 결제하면 예약이 확정돼요.', { time: dates.weekdayNameTime(offer.until) })
            : t(
                before > 0
                  ? '앞에 {count}명이 기다리고 있어요. 자리가 나면 알려 드리고 {hours}시간 동안 맡아 드려요.'
                  : '다음 순서예요. 자리가 나면 알려 드리고 {hours}시간 동안 맡아 드려요.',
                { count: before, hours: classLimits.offer_hours },
              )}
        </span>
      </span>
      {offer ? (
        <Button size="sm" href={`/my-page/order/${offer.order_id}`}>
          {t('결제하기')}
        </Button>
      ) : (
        <Button size="sm" kind="quiet" busy={pending} onClick={() => submit(undefined)}>
          {t('대기 취소')}
        </Button>
      )}
    </>
  )
}
