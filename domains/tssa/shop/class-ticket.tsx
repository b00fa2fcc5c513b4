import { seoulDay, startOfSeoulDay } from '@sillage/kit/time.ts'
import { Badge } from '@sillage/ui/badge.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { useOrigin } from '@sillage/web-kit/origin.ts'
import { usePhrasebook, usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSubmit } from '@sillage/web-kit/use-submit.ts'
import { useState } from 'react'
import { directionsTo } from '../../store/shop/directions.ts'
import type { MyClass } from '../my-contract.ts'
import { ChangeClass } from './change-class.tsx'
import { ClassMaterials } from './class-materials.tsx'
import { KitAddress } from './kit-address.tsx'
import { KitState } from './kit-state.tsx'
import { useBookingCalls } from './order-of-bookings.ts'
import { Participants } from './participants.tsx'
import { QrCode, scanLink } from './qr-code.tsx'
import { useWeeklyText } from './session-choice.tsx'

const dayMs = 24 * 60 * 60_000
const seoulMidnight = (at: Date | string) => startOfSeoulDay(seoulDay(at)).getTime()

/** The next lesson of a booking: when, where, what to bring, and the code for the entrance. */
export function ClassTicket({ booked }: { booked: MyClass }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const dates = useDates()
  const origin = useOrigin()
  const [now] = useState(() => Date.now())
  const [isChanging, setChanging] = useState(false)
  const next = booked.meetings.find(({ ends_at }) => Date.parse(ends_at) > now) ?? booked.meetings[0]
  const [own] = booked.participants
  if (!next || !own) return null
  const position = booked.meetings.indexOf(next) + 1
  const days = Math.round((seoulMidnight(next.starts_at) - seoulMidnight(new Date(now))) / dayMs)
  const place = [pick(booked, 'studio'), pick(booked, 'room')].filter(Boolean).join(' ')
  const title = pick(booked, 'title')
  return (
    <article aria-label={title}>
      {booked.asks_move && <MovedNotice booked={booked} onChange={() => setChanging(true)} />}
      <div className="class-ticket">
        <div className="class-ticket-main">
          <Badge tone="accent">{days > 0 ? t('{days}일 뒤', { days }) : t('오늘')}</Badge>
          <h2>{title}</h2>
          <p className="when num">
            <time dateTime={next.starts_at}>{dates.weekdayNameTime(next.starts_at)}</time>, {place}
          </p>
          {booked.meetings.length > 1 && (
            <p className="small soft num">
              {t('수업 {count}회 중 {position}회차', { count: booked.meetings.length, position })}
            </p>
          )}
          <TicketFacts booked={booked} />
          <TicketActions booked={booked} place={place} onChange={() => setChanging(!isChanging)} />
        </div>
        <div className="class-ticket-code">
          <QrCode text={scanLink(origin, own.code)} label={t('입장 QR 코드')} />
          <p>{t('입구에서 보여 주세요. 인터넷이 안 돼도 볼 수 있어요.')}</p>
        </div>
      </div>
      {isChanging && <ChangeClass booked={booked} onDone={() => setChanging(false)} />}
      {booked.kit && !booked.kit.address && <KitAddress line_id={booked.line_id} name={own.name} />}
      <Participants booked={booked} />
      <ClassMaterials materials={booked.materials} />
    </article>
  )
}

function TicketFacts({ booked }: { booked: MyClass }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const dates = useDates()
  const bring = booked.bring.map((item) => pick(item, 'name')).join(', ')
  const days = booked.meetings.map(({ starts_at }) => starts_at)
  const weekly = useWeeklyText(days)
  return (
    <dl className="class-ticket-facts">
      {days.length > 1 && (
        <>
          <dt>{t('수업 날짜')}</dt>
          <dd className="num">{weekly ?? days.map(dates.weekdayNameTime).join(', ')}</dd>
        </>
      )}
      {pick(booked, 'address') && (
        <>
          <dt>{t('주소')}</dt>
          <dd>{pick(booked, 'address')}</dd>
        </>
      )}
      {bring && (
        <>
          <dt>{t('준비물')}</dt>
          <dd>{bring}</dd>
        </>
      )}
      {booked.kit && (
        <>
          <dt>{t('재료 키트')}</dt>
          <dd>
            <KitState kit={booked.kit} />
          </dd>
        </>
      )}
    </dl>
  )
}

type ActionsProps = { booked: MyClass; place: string; onChange: () => void }

function TicketActions({ booked, place, onChange }: ActionsProps) {
  const t = usePhrases()
  const { locale } = usePhrasebook()
  const { calendarLink } = useBookingCalls()
  const to = booked.map && { name: place, lat: booked.map.latitude, lng: booked.map.longitude }
  return (
    <div className="button-row mt-5">
      <Button size="sm" href={calendarLink(booked.line_id)}>
        {t('캘린더에 추가')}
      </Button>
      {to && (
        <Button size="sm" kind="line" href={directionsTo(to, locale)} target="_blank" rel="noopener">
          {t('길 찾기')}
        </Button>
      )}
      <Button size="sm" kind="quiet" onClick={onChange}>
        {t('날짜 변경·취소')}
      </Button>
    </div>
  )
}

/** Staff moved the session: the member comes on the new day, takes another, or gets everything back. */
function MovedNotice({ booked, onChange }: { booked: MyClass; onChange: () => void }) {
  const t = usePhrases()
  const dates = useDates()
  const { answerMove, update } = useBookingCalls()
  const { submit, pending } = useSubmit((answer: 'agree' | 'refund') => answerMove(booked.line_id, answer), {
    onDone: update,
  })
  return (
    <section className="moved-notice" aria-label={t('수업 날짜가 바뀌었어요')}>
      <h3>{t('수업 날짜가 바뀌었어요')}</h3>
      <p>
        {t('새 날짜는 {time}이에요. 오실 수 있나요?', {
          time: booked.meetings.map(({ starts_at }) => dates.weekdayNameTime(starts_at)).join(', '),
        })}
      </p>
      <div className="button-row mt-3">
        <Button size="sm" busy={pending} onClick={() => submit('agree')}>
          {t('그대로 들을게요')}
        </Button>
        <Button size="sm" kind="line" onClick={onChange}>
          {t('다른 날짜로 옮기기')}
        </Button>
        <Button size="sm" kind="quiet" busy={pending} onClick={() => submit('refund')}>
          {t('전액 환불받기')}
        </Button>
      </div>
    </section>
  )
}
