import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useHomeRules } from '../../../shipping/shop/home-rules.ts'
import { type BriefStep, briefSteps, briefTimeline } from '../../brief.ts'
import './brief-timeline.css'

const stepNames: Record<BriefStep, string> = {
  request: '요청',
  answer: '첫 답과 견적',
  samples: '샘플 세 가지',
  revision: '수정 1회',
  making: '향 만들기',
  placing: '설치와 조정',
}

/** `from` is null while the day is not known: the server's page may be shown on another day. */
type Props = { from: string | null; opens_on: string | null; now: BriefStep }

/** What happens after a brief was sent, with its days. */
export function BriefTimeline({ from, opens_on, now }: Props) {
  const t = usePhrases()
  const dates = useDates()
  const { holidays } = useHomeRules()
  const due = from === null ? null : briefTimeline({ from, opens_on, holidays })
  const dayOf = (step: BriefStep) => {
    if (!due) return null
    if (step === 'request') return dates.dayName(due.days.request)
    if (step === 'placing') return dates.longDate(due.days.placing)
    return t('늦어도 {day}까지', { day: dates.dayName(due.days[step]) })
  }
  const at = briefSteps.indexOf(now)
  return (
    <>
      <ol className="brief-timeline">
        {briefSteps.map((step, index) => (
          <li key={step} data-done={index < at || undefined} aria-current={step === now ? 'step' : undefined}>
            <span>
              {t(stepNames[step])}
              <small className="num">{dayOf(step)}</small>
            </span>
          </li>
        ))}
      </ol>
      {due?.isTight && (
        <p className="hint">{t('오픈일이 얼마 남지 않았어요. 그때까지 가능한 일을 첫 답변에서 말씀드릴게요.')}</p>
      )}
    </>
  )
}
