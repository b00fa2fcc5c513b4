import { Icon } from './icon.tsx'
import './star-rating.css'

const STARS = [1, 2, 3, 4, 5]
type Props = {
  /** 0 to 5; a part of a star is drawn as such. */
  value: number
  /** "별점 5점 중 4.8점" */
  label: string
}

function Row({ className }: { className: string }) {
  return (
    <span className={className}>
      {STARS.map((star) => (
        <Icon key={star} name="star" />
      ))}
    </span>
  )
}

/** A score of five stars, to be read only. */
export function StarRating({ value, label }: Props) {
  const share = `${Math.min(Math.max(value, 0), 5) * 20}%`
  return (
    <span className="stars" role="img" aria-label={label} style={{ '--at': share }}>
      <Row className="stars-off" />
      <Row className="stars-on" />
    </span>
  )
}
