import { type ScentFamilies, type ScentFamily, scentColor } from '../../custom/shop/scent.ts'
import { Swatch } from './swatch.tsx'
import './scent-curve.css'

const WIDTH = 600
const GROUND = 120
const STEPS = 44

/** How much a family lingers about its moment, beside the others. */
const LINGER: Record<ScentFamily, number> = {
  citrus: 0.84,
  green: 0.9,
  herb: 0.95,
  fruit: 1,
  floral: 1.02,
  spice: 1.06,
  wood: 1.1,
  smoke: 1.16,
  musk: 1.14,
}
/** Where the first, middle and last note are at their fullest, how full, and how slowly they come and go. */
const MOMENTS = [
  { peak: 34, height: 103, spread: 0.56, head: 12 },
  { peak: 140, height: 84, spread: 0.48, head: 0 },
  { peak: 360, height: 62, spread: 0.455, head: 0 },
] as const

type Moment = (typeof MOMENTS)[number]

function strength({ peak, height, spread, head }: Moment, linger: number, x: number) {
  if (x + head <= 0) return 0
  const away = Math.log((x + head) / (peak + head)) / (spread * linger)
  return height * Math.exp(-(away * away) / 2)
}

function outline(moment: Moment, linger: number) {
  // The first note is steep: points stand closer together at the start.
  const points = Array.from({ length: STEPS + 1 }, (_, index) => Math.round(WIDTH * (index / STEPS) ** 1.7))
  const line = points.map((x) => `L${x} ${(GROUND - strength(moment, linger, x)).toFixed(1)}`).join('')
  return `M0 ${GROUND}${line}L${WIDTH} ${GROUND}Z`
}

/** Early hours are drawn wider than late ones: most happens at the start. */
function position(hours: number, of: number) {
  return (hours / of) ** 0.67
}

type Props = {
  /** What the drawing says, in a sentence. */
  label: string
  hours: number
  families: ScentFamilies
  /** Names along the time: { hours: 0, label: '불을 켬' } … */
  marks: readonly { hours: number; label: string }[]
  /** Under it: what one smells first, midway and last. */
  notes?: readonly { label: string; text: string }[]
}

/** The scent over time: three notes that rise and leave. */
export function ScentCurve({ label, hours, families, marks, notes = [] }: Props) {
  const [first, middle, last] = families
  return (
    <figure className="curve">
      <svg viewBox={`0 8 ${WIDTH} 114`} preserveAspectRatio="none" role="img" aria-label={label}>
        <path d={outline(MOMENTS[0], LINGER[first])} style={{ fill: scentColor(first) }} opacity="0.8" />
        <path d={outline(MOMENTS[1], LINGER[middle])} style={{ fill: scentColor(middle) }} opacity="0.62" />
        <path d={outline(MOMENTS[2], LINGER[last])} style={{ fill: scentColor(last) }} opacity="0.62" />
        <path className="curve-ground" d={`M0 ${GROUND}.5H${WIDTH}`} />
      </svg>
      <p className="curve-axis" aria-hidden="true">
        {marks.map((mark) => (
          <span key={mark.hours} style={{ '--at': `${Math.round(position(mark.hours, hours) * 100)}%` }}>
            {mark.label}
          </span>
        ))}
      </p>
      {notes.length > 0 && (
        <dl className="notes">
          {notes.map((note, index) => (
            <div key={note.label}>
              <dt>
                <Swatch family={families[index] ?? last} />
                {note.label}
              </dt>
              <dd>{note.text}</dd>
            </div>
          ))}
        </dl>
      )}
    </figure>
  )
}
