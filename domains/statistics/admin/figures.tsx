import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { ReactNode } from 'react'

type Change = {
  now: number
  before: number /** A fall is good for the shop, such as of refunds. */
  lessIsBetter?: true
}

/** How much more or less than before, in percent. Nothing to compare with is nothing to say. */
export function Delta({ now, before, lessIsBetter }: Change) {
  if (before === 0) return null
  const change = Math.round(((now - before) / before) * 1000) / 10
  return <Arrow change={change} unit="%" lessIsBetter={lessIsBetter} />
}

/** The same of two shares, in percentage points. */
export function PointDelta({ now, before, lessIsBetter }: Change) {
  return <Arrow change={Math.round((now - before) * 10) / 10} unit="%p" lessIsBetter={lessIsBetter} />
}

type ArrowProps = { change: number; unit: string; lessIsBetter: true | undefined }

function Arrow({ change, unit, lessIsBetter }: ArrowProps) {
  const t = usePhrases()
  if (change === 0) return <span className="delta">0{unit}</span>
  const direction = change > 0 ? 'up' : 'down'
  return (
    <span className={lessIsBetter ? `delta ${direction} ${change > 0 ? 'bad' : 'good'}` : `delta ${direction}`}>
      <span className="sr">{change > 0 ? t('늘었어요') : t('줄었어요')}</span>
      {Math.abs(change)}
      {unit}
    </span>
  )
}

type FigureProps = { label: string; value: string; children?: ReactNode }

export const Figure = ({ label, value, children }: FigureProps) => (
  <div className="figure">
    <span className="mute">{label}</span>
    <b>{value}</b>
    {children}
  </div>
)

/** A share in percent with one decimal; of nothing there is none. */
export const percent = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10)
