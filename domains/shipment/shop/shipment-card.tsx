import { Badge } from '@sillage/ui/badge.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { Disclosure } from '@sillage/ui/disclosure.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrasebook, usePhrases } from '@sillage/web-kit/phrases.ts'
import { levelName } from '../../shipping/couriers.ts'
import type { Shipment } from '../contract.ts'
import { exceptionNames } from './exception-texts.ts'

const states = {
  shipping: { name: '배송 중', tone: 'accent' },
  delivered: { name: '배송 완료', tone: 'done' },
  returned: { name: exceptionNames.returned, tone: 'idle' },
  lost: { name: exceptionNames.lost, tone: 'idle' },
} as const

const regrets = {
  lost: '보내 드린 상품이 배송 중에 분실됐어요. 정말 죄송해요.',
  returned: '보내 드린 상품이 배달되지 못하고 저희에게 반송됐어요.',
} as const

/** What couriers usually say. Each has words of its own, too: in English its level says what they mean. */
const usual = ['접수', '집화 완료', '간선 상차', '간선 하차', '배송 출발', '배송 완료'] as const

function useCourierWords() {
  const { t, locale } = usePhrasebook()
  return ({ status, level }: Shipment['steps'][number]) => {
    const meant = locale === 'ko' ? undefined : levelName(level)
    const known = usual.find((each) => each === status) ?? meant
    return known ? t(known) : status
  }
}

/** Where it was. Couriers name places in Korean only, so English readers are not shown them. */
function usePlace() {
  const { locale } = usePhrasebook()
  return ({ place }: Shipment['steps'][number]) => (locale !== 'ko' && /[가-힣]/.test(place) ? '' : place)
}

/** One parcel: who carries it, what is in it, and how far it has come. */
export function ShipmentCard({ shipment }: { shipment: Shipment }) {
  const t = usePhrases()
  const dates = useDates()
  const pick = useLocalizedField()
  const said = useCourierWords()
  const placeOf = usePlace()
  const { courier_name, tracking_no, link, steps, lines, state } = shipment
  const goods = lines.map((line) => `${pick(line, 'name')} ${t('{count}개', { count: line.quantity })}`).join(', ')
  const newest = steps.at(-1)
  return (
    <article className="shipment" aria-label={`${t(courier_name)} ${tracking_no}`}>
      <div className="shipment-head">
        <div>
          <Badge tone={states[state].tone}>{t(states[state].name)}</Badge>
          <p className="shipment-courier num">{link ? `${t(courier_name)} ${tracking_no}` : t(courier_name)}</p>
          <p className="mute small">{goods}</p>
        </div>
        {link && (
          <Button kind="line" size="sm" href={link}>
            {t('택배사에서 조회하기')}
          </Button>
        )}
      </div>
      {(state === 'lost' || state === 'returned') && <p className="small">{t(regrets[state])}</p>}
      {newest ? (
        <Disclosure summary={[said(newest), placeOf(newest)].filter(Boolean).join(' · ')} open={state === 'shipping'}>
          <ol className="shipment-steps" aria-label={t('배송 과정')}>
            {steps.toReversed().map((step) => (
              <li key={`${step.at} ${step.status}`}>
                <time className="num" dateTime={step.at}>
                  {dates.shortDateTime(step.at)}
                </time>
                <span>{said(step)}</span>
                <span className="mute">{placeOf(step)}</span>
              </li>
            ))}
          </ol>
        </Disclosure>
      ) : (
        link &&
        state === 'shipping' && (
          <p className="mute small">{t('택배사가 아직 상품을 인수하지 않았어요. 잠시 뒤에 다시 확인해 주세요.')}</p>
        )
      )}
    </article>
  )
}
