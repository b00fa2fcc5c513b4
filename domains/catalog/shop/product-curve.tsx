import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { Product, Trail } from '../contract.ts'
import { ScentCurve } from './scent-curve.tsx'
import { trailFamilies } from './trail-families.ts'

const stages = [
  { stage: 'top', label: '첫 향' },
  { stage: 'heart', label: '중간 향' },
  { stage: 'base', label: '마지막 향' },
] as const

/** How the scent develops, and what one smells at each stage. */
export function ProductCurve({ trail, notes }: { trail: Trail; notes: Product['notes'] }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const marks = useMarks(trail.hours)
  const families = trailFamilies(trail)
  if (!families) return null
  const texts = stages.map(({ stage, label }) => ({
    label: t(label),
    text: notes
      .filter((note) => note.stage === stage)
      .map((note) => pick(note, 'name'))
      .join(', '),
  }))
  return (
    <section className="part">
      <h2>{t('시간에 따른 향의 변화')}</h2>
      <ScentCurve
        label={t('세 가지 향이 차례로 피어올라 {hours}시간에 걸쳐 옅어져요.', {
          hours: trail.hours,
          count: trail.hours,
        })}
        hours={trail.hours}
        families={families}
        marks={marks}
        notes={texts.filter(({ text }) => text)}
      />
    </section>
  )
}

/** Moments along the time; none so late that it would touch the last. */
function useMarks(hours: number) {
  const t = usePhrases()
  const onTheWay = [2, 4, 8].filter((hour) => hour <= hours * 0.75)
  return [
    { hours: 0, label: t('시작') },
    ...(hours > 1 ? [{ hours: 0.5, label: t('30분') }] : []),
    ...[...onTheWay, hours].map((hour) => ({ hours: hour, label: t('{hours}시간', { hours: hour }) })),
  ]
}
