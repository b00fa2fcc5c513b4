import { usePhrasebook } from '@sillage/web-kit/phrases.ts'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'

type Props = {
  /** What the chart says, in a sentence. */
  title: string
  labels: string[]
  /** The labels of the period before, where its days have other names. */
  labelsBefore?: string[]
  series: { now: number[]; before: number[] }
  valueText: (value: number) => string
  height?: number
}

const width = 600
const shares = [1, 0.75, 0.5, 0.25, 0]

/** This period as a line on its wash, the one before dashed. The pointer, or the arrow keys, read both values. */
export function Chart({ title, labels, labelsBefore = [], series, valueText, height = 180 }: Props) {
  const { locale } = usePhrasebook()
  // 9.8억, 350만; 981M, 3.5M
  const short = new Intl.NumberFormat(locale, { notation: 'compact', maximumSignificantDigits: 2 })
  const top = roundTop(Math.max(1, ...series.now, ...series.before))
  const x = (index: number) => (index / Math.max(1, labels.length - 1)) * width
  const y = (value: number) => height - (value / top) * height
  const { at, shown, leave, step, point } = usePoint(labels.length, series.now.length - 1)
  const now = series.now[shown]
  const before = series.before[shown]
  return (
    <figure className="chart" aria-label={title} style={{ '--h': `${height}px` }}>
      <div className="chart-y" aria-hidden="true">
        {shares.map((share) => (
          <span key={share}>{short.format(top * share)}</span>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a slider that chooses a point of the line; an input cannot be drawn upon */}
      <div
        className="chart-plot"
        role="slider"
        tabIndex={0}
        aria-label={title}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, labels.length - 1)}
        aria-valuenow={Math.max(0, shown)}
        aria-valuetext={`${labels[shown] ?? ''} ${now === undefined ? '' : valueText(now)}`}
        onKeyDown={step}
        onBlur={leave}
        onPointerMove={point}
        onPointerLeave={leave}
      >
        <Lines series={series} height={height} x={x} y={y} />
        <span
          className="chart-at"
          style={{ '--x': `${(x(shown) / width) * 100}%`, '--y': `${(y(now ?? before ?? 0) / height) * 100}%` }}
        />
        {at !== null && (
          <Tip
            labels={[labels[at], labelsBefore[at]]}
            values={[now, before]}
            isLate={at > labels.length / 2}
            left={x(at) / width}
            valueText={valueText}
          />
        )}
      </div>
      <div className="chart-x" aria-hidden="true">
        {shares.toReversed().map((share) => (
          <span key={share}>{labels[Math.round(share * (labels.length - 1))]}</span>
        ))}
      </div>
    </figure>
  )
}

/** The point that is read: the last one, until the arrow keys or the pointer choose another. */
function usePoint(count: number, last: number) {
  const [at, setAt] = useState<number | null>(null)
  const shown = at ?? last
  const choose = (index: number) => setAt(Math.min(count - 1, Math.max(0, index)))
  return {
    at,
    shown,
    leave: () => setAt(null),
    step(event: KeyboardEvent) {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
      if (by === undefined) return
      event.preventDefault()
      choose(shown + by)
    },
    point({ currentTarget, clientX }: PointerEvent) {
      const { left, width: wide } = currentTarget.getBoundingClientRect()
      choose(Math.round(((clientX - left) / wide) * (count - 1)))
    },
  }
}

type LinesProps = Pick<Props, 'series'> & {
  height: number
  x: (index: number) => number
  y: (value: number) => number
}

function Lines({ series, height, x, y }: LinesProps) {
  const line = (values: number[]) =>
    values.map((value, index) => `${index === 0 ? 'M' : 'L'}${x(index)} ${y(value)}`).join('')
  const last = series.now.length - 1
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      {shares.map((share) => (
        <path key={share} className="chart-grid" d={`M0 ${height * share}H${width}`} />
      ))}
      {last > 0 && <path className="chart-area" d={`${line(series.now)}L${x(last)} ${height}L0 ${height}Z`} />}
      <path className="chart-then" d={line(series.before)} />
      <path className="chart-line" d={line(series.now)} />
    </svg>
  )
}

type TipProps = Pick<Props, 'valueText'> & {
  /** This period's, then the one's before. */
  labels: readonly [string | undefined, string | undefined]
  values: readonly [number | undefined, number | undefined]
  /** In the right half: it stands to the left of its point. */
  isLate: boolean
  /** How far from the left, of 1. */
  left: number
}

function Tip({ labels: [label, labelBefore], values: [now, before], isLate, left, valueText }: TipProps) {
  return (
    <div className={isLate ? 'chart-tip flip' : 'chart-tip'} style={{ '--x': `${left * 100}%`, '--y': '40%' }}>
      <b>{label}</b> {now !== undefined && valueText(now)}
      <br />
      <span className="mute">
        {labelBefore} {before !== undefined && valueText(before)}
      </span>
    </div>
  )
}

/** The next number above that four equal steps divide readably: 4, 8, 12, 20, 40 … */
function roundTop(most: number) {
  const power = 10 ** Math.floor(Math.log10(most))
  const step = [1, 1.2, 1.6, 2, 2.4, 3.2, 4, 6, 8, 10].find((each) => each * power >= most) ?? 10
  return step * power
}
