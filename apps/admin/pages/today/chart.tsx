import { usePhrasebook } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'

type Props = {
  /** What the picture says, in a sentence. */
  title: string
  labels: string[]
  series: { now: number[]; before: number[] }
  valueText: (value: number) => string
}

const width = 600
const height = 180

/** This period as a line on its wash, the one before dashed. The pointer reads both values. */
export function Chart({ title, labels, series, valueText }: Props) {
  const { locale } = usePhrasebook()
  const [at, setAt] = useState<number | null>(null)
  // 9.8억, 350만; 981M, 3.5M
  const short = new Intl.NumberFormat(locale, { notation: 'compact', maximumSignificantDigits: 2 })
  const top = Math.max(1, ...series.now, ...series.before)
  const x = (index: number) => (index / Math.max(1, labels.length - 1)) * width
  const y = (value: number) => height - (value / top) * height
  const line = (values: number[]) =>
    values.map((value, index) => `${index === 0 ? 'M' : 'L'}${x(index)} ${y(value)}`).join('')
  const last = series.now.length - 1
  const shown = at ?? last
  const now = series.now[shown]
  const before = series.before[shown]
  return (
    <figure className="chart" aria-label={title} role="img">
      <div className="chart-y">
        {[1, 0.75, 0.5, 0.25, 0].map((share) => (
          <span key={share}>{short.format(top * share)}</span>
        ))}
      </div>
      <div
        className="chart-plot"
        onPointerMove={({ currentTarget, clientX }) => {
          const { left, width: wide } = currentTarget.getBoundingClientRect()
          setAt(Math.round(((clientX - left) / wide) * (labels.length - 1)))
        }}
        onPointerLeave={() => setAt(null)}
      >
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          {[0, 0.25, 0.5, 0.75, 1].map((share) => (
            <path key={share} className="chart-grid" d={`M0 ${height * share}H${width}`} />
          ))}
          {last > 0 && <path className="chart-area" d={`${line(series.now)}L${x(last)} ${height}L0 ${height}Z`} />}
          <path className="chart-then" d={line(series.before)} />
          <path className="chart-line" d={line(series.now)} />
        </svg>
        <span
          className="chart-at"
          style={{ '--x': `${(x(shown) / width) * 100}%`, '--y': `${(y(now ?? before ?? 0) / height) * 100}%` }}
        />
        {at !== null && (
          <div
            className={at > labels.length / 2 ? 'chart-tip flip' : 'chart-tip'}
            style={{ '--x': `${(x(at) / width) * 100}%`, '--y': '40%' }}
          >
            <b>{labels[at]}</b> {now !== undefined && valueText(now)}
            <br />
            <span className="mute">{before !== undefined && valueText(before)}</span>
          </div>
        )}
      </div>
      <div className="chart-x">
        {[0, 0.25, 0.5, 0.75, 1].map((share) => (
          <span key={share}>{labels[Math.round(share * (labels.length - 1))]}</span>
        ))}
      </div>
    </figure>
  )
}
