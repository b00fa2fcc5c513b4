import { Badge } from '@sillage/ui/badge.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { Checkbox } from '@sillage/ui/checkbox.tsx'
import { Picture } from '@sillage/ui/picture.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSubmit } from '@sillage/web-kit/use-submit.ts'
import { enrolmentStateNames } from '../../course/words.ts'
import { useShop } from '../../shop.ts'
import type { MyClass } from '../my-contract.ts'
import { useBookingCalls } from './order-of-bookings.ts'
import '@sillage/ui/sections/rows.css'

/** Past classes, with certificates and a link to write a review. */
export function PastClasses({ classes }: { classes: MyClass[] }) {
  const t = usePhrases()
  return (
    <section aria-labelledby="past">
      <div className="subhead">
        <h2 id="past">{t('마친 수업')}</h2>
      </div>
      <ul className="rows">
        {classes.map((booked) => (
          <PastClass key={booked.line_id} booked={booked} />
        ))}
      </ul>
    </section>
  )
}

function PastClass({ booked }: { booked: MyClass }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const dates = useDates()
  const { isOfOrder } = useBookingCalls()
  const [own] = booked.participants
  const last = booked.meetings.at(-1)?.starts_at ?? ''
  const isDone = own?.state === 'completed' || own?.state === 'certified'
  return (
    <li className="past-class">
      {booked.picture && <Picture {...booked.picture} sizes="104px" alt="" />}
      <div>
        {own && <Badge tone={isDone ? 'done' : 'idle'}>{t(enrolmentStateNames[own.state])}</Badge>}
        <h3>{pick(booked, 'title')}</h3>
        <p className="small mute num">
          {dates.longDate(last)}, {pick(booked, 'studio')}
        </p>
        {booked.participants.map((each) => (
          <CertificateRow key={each.id} participant={each} />
        ))}
        {!isOfOrder && (
          <div className="button-row mt-3">
            <Button size="sm" kind="quiet" href="/my-page/product-review">
              {booked.review_id ? t('리뷰 보기') : t('리뷰 쓰기')}
            </Button>
            <Button size="sm" kind="quiet" href={`/my-page/order/${booked.order_id}`}>
              {t('주문 상세')}
            </Button>
          </div>
        )}
      </div>
    </li>
  )
}

function CertificateRow({ participant: { certificate } }: { participant: MyClass['participants'][number] }) {
  const t = usePhrases()
  const { api, cache, queries } = useShop()
  const { fileLink, isOfOrder } = useBookingCalls()
  const { submit, pending } = useSubmit(
    (show_name: boolean) =>
      api.myClasses.allowName({ params: { number: certificate?.number ?? '' }, body: { show_name } }),
    { onDone: () => cache.invalidateQueries({ queryKey: queries.myClasses.list().queryKey }) },
  )
  if (!certificate) return null
  const { number, show_name, revoked } = certificate
  if (revoked) return <p className="small soft">{t('취소된 수료증이에요: {number}', { number })}</p>
  return (
    <div className="certificate-row">
      <div className="button-row">
        <Button size="sm" kind="line" href={fileLink(`certificates/${number}`)}>
          {t('수료증 PDF')}
        </Button>
        <Button size="sm" kind="quiet" href={`/verify/${number}`}>
          <span className="num">{number}</span>
        </Button>
      </div>
      {!isOfOrder && (
        <Checkbox checked={show_name} disabled={pending} onChange={(event) => submit(event.target.checked)}>
          {t('수료증 확인 화면에 이름 전체를 공개해요')}
        </Checkbox>
      )}
    </div>
  )
}
