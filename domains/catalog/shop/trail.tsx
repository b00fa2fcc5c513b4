import { type ScentFamilies, scentColor } from '../../custom/shop/scent.ts'
import './trail.css'

type Props = {
  /** How long the scent stays; twelve hours are the whole width. */
  hours: number
  families: ScentFamilies
  /** "잔향 7시간"; without it the trail is only drawn. */
  label?: string
}

/** The house's mark: a wedge that thins as the scent does. */
export function Trail({ hours, families: [first, middle, last], label }: Props) {
  const style = {
    '--hours': Math.min(Math.max(hours, 0), 12),
    '--a': scentColor(first),
    '--b': scentColor(middle),
    '--c': scentColor(last),
  }
  return (
    <p className="trail-line">
      <i className="trail" style={style} aria-hidden="true" />
      {label && <span>{label}</span>}
    </p>
  )
}
