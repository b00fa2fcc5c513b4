import { lastMoment } from '@sillage/kit/time.ts'
import { Badge } from '@sillage/ui/badge.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { PromotionCard } from '../promotion-contract.ts'

/** Whether it runs, and from which day to which, the last one included. */
export function PromotionPeriod({ promotion }: { promotion: PromotionCard }) {
  const t = usePhrases()
  const dates = useDates()
  const { starts_at, ends_at, state } = promotion
  const words = { coming: t('곧 시작해요'), running: t('진행 중이에요'), ended: t('끝났어요') }
  return (
    <p className="promotion-period">
      <Badge tone={state === 'running' ? 'accent' : 'idle'}>{words[state]}</Badge>
      <span className="num mute small">
        {dates.date(starts_at)} – {dates.date(lastMoment(ends_at))}
      </span>
    </p>
  )
}
