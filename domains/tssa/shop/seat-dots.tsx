import { usePhrases } from '@sillage/web-kit/phrases.ts'
import './seats.css'

type Props = { seats: number; left: number; waiting?: number }

/** A dot for each chair, with the words beside it: colour alone says nothing. */
export function SeatDots({ seats, left }: Omit<Props, 'waiting'>) {
  return (
    <span className="seat-dots" aria-hidden="true">
      {Array.from({ length: seats }, (_, at) => (
        // Chairs have no names: the nth is the nth.
        <i key={at} className={at >= seats - left ? 'free' : undefined} />
      ))}
    </span>
  )
}

const few = 4

export function SeatsLeft({ left, waiting = 0 }: Omit<Props, 'seats'>) {
  const t = usePhrases()
  if (left > 0)
    return (
      <span className={left < few ? 'seats-left few' : 'seats-left'}>{t('{count}자리 남았어요', { count: left })}</span>
    )
  return (
    <span className="seats-left mute">
      {waiting > 0 ? t('{count}명이 기다려요', { count: waiting }) : t('자리가 모두 찼어요')}
    </span>
  )
}
