import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

type Props = {
  until: string
  label: string
  /** Called at the end, and again every few seconds while this is still drawn: a cached answer may be a minute old. */
  onEnd: () => void
}

const two = (count: number) => String(count).padStart(2, '0')
const againSeconds = 10

/** How long until then, by the second. What the server drew is everyone's and knows no hour: the line waits empty. */
export function Countdown({ until, label, onEnd }: Props) {
  const t = usePhrases()
  const [left, setLeft] = useState<number | null>(null)
  const secondsOver = useRef(0)
  const tick = useEffectEvent(() => {
    const seconds = Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / 1_000))
    setLeft(seconds)
    if (seconds > 0) return
    if (secondsOver.current % againSeconds === 0) onEnd()
    secondsOver.current += 1
  })
  useEffect(() => {
    tick()
    const timer = setInterval(() => tick(), 1_000)
    return () => clearInterval(timer)
  }, [])
  const rest = left ?? 0
  const clock = [rest / 3_600, (rest / 60) % 60, rest % 60].map(Math.floor)
  const [hours = 0, minutes = 0, seconds = 0] = clock
  return (
    <p className="countdown" role="timer" aria-label={label}>
      {left !== null && (
        <>
          <span>{label}</span>
          <b className="num">
            {hours >= 24 && t('{count}일', { count: Math.floor(hours / 24) })} {two(hours % 24)}:{two(minutes)}:
            {two(seconds)}
          </b>
        </>
      )}
    </p>
  )
}
