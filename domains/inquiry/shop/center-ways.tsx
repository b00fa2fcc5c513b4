import { Badge } from '@sillage/ui/badge.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { useHydrated } from '@sillage/ui/use-hydrated.ts'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useEffect, useState } from 'react'
import { ChannelButton } from '../../member/shop/kakao/channel-button.tsx'
import { useCompany } from '../../setting/shop/use-company.ts'
import { useShopRules } from '../../setting/shop/use-shop-rules.ts'
import { useHomeRules } from '../../shipping/shop/home-rules.ts'
import { type CareState, careState } from '../hours.ts'
import { useCareHours } from './use-care-hours.ts'
import { useOpenChat } from './use-open-chat.ts'

/** Every way to a person, and whether someone answers right now. */
export function CenterWays() {
  const t = usePhrases()
  const company = useCompany()
  const openChat = useOpenChat()
  const hours = useCareHours()
  return (
    <section className="center-ways" aria-label={t('연락 방법')}>
      <div>
        <h2>{t('전화')}</h2>
        <a className="center-phone num" href={`tel:${company.phone}`}>
          {company.phone}
        </a>
        <p>{hours}</p>
        <p className="mute">{t('주말과 공휴일은 쉬어요')}</p>
        <OpenNow />
      </div>
      <div>
        <h2>{t('1:1 문의 남기기')}</h2>
        <p className="soft">{t('사진과 파일을 함께 보낼 수 있어요. 답변이 오면 알려 드려요.')}</p>
        <div className="button-row mt-3">
          <Button size="sm" href="/my-page/inquiry/new">
            {t('1:1 문의 쓰기')}
          </Button>
          <Button size="sm" kind="line" onClick={openChat}>
            {t('채팅 상담')}
          </Button>
          <ChannelButton action="chat" />
          <ChannelButton action="add" kind="quiet" />
          <Button size="sm" kind="quiet" href={`mailto:${company.email}`}>
            {company.email}
          </Button>
        </div>
      </div>
    </section>
  )
}

const minuteMs = 60_000

/** Cached pages know no clock: it is shown after hydration, and its line is reserved until then. */
function OpenNow() {
  const hydrated = useHydrated()
  const { holidays } = useHomeRules()
  const rules = useShopRules()
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minuteMs)
    return () => clearInterval(timer)
  }, [])
  return <p className="center-now">{hydrated && <Said {...careState(now, holidays, rules)} />}</p>
}

const states = { open: '지금 상담 중이에요', lunch: '점심시간이에요', closed: '지금은 상담 시간이 아니에요' } as const

function Said({ state, until }: CareState) {
  const t = usePhrases()
  const dates = useDates()
  const at = new Date(`${until.day}T${until.time}:00+09:00`)
  const time = dates.time(at)
  return (
    <>
      <Badge tone={state === 'open' ? 'done' : 'idle'}>{t(states[state])}</Badge>{' '}
      <span className="mute num">
        {state === 'closed' ? t('{day} {time}에 열어요', { day: dates.dayName(at), time }) : t('{time}까지', { time })}
      </span>
    </>
  )
}
