import { seoulDay } from '@sillage/kit/time.ts'
import { Badge } from '@sillage/ui/badge.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { PromotionCard } from '../promotion-contract.ts'

const dotted = (at: string | number) => seoulDay(new Date(at)).replaceAll('-', '.')

/** Whether it runs, and from which day to which, the last one included. */
export function PromotionPeriod({ promotion }: { promotion: PromotionCard }) {
  const t = usePhrases()
  const { starts_at, ends_at, state } = promotion
  const words = { coming: t('곧 시작해요'), running: t('진행 중이에요'), ended: t('끝났어요') }
  return (
    <p className="promotion-period">
      <Badge tone={state === 'running' ? 'accent' : 'idle'}>{words[state]}</Badge>
      <span className="num mute small">
        {dotted(starts_at)} – {dotted(Date.parse(ends_at) - 1)}
      </span>
    </p>
  )
}
