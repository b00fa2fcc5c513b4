import { Badge } from '@sillage/ui/badge.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useEffect, useState } from 'react'
import type { Store } from '../contract.ts'
import { type OpenState, openState } from '../words.ts'

const minuteMs = 60_000

/** Whether a store is open this minute. The page is cached for everyone: only the browser knows what time it is. */
export function OpenNow({ store }: { store: Store }) {
  const t = usePhrases()
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    setNow(new Date())
    const timer = setInterval(() => setNow(new Date()), minuteMs)
    return () => clearInterval(timer)
  }, [])
  // Its line is reserved: nothing jumps when the time is known.
  if (!now) return <p className="store-open" aria-hidden="true" />
  const state = openState(store, now)
  const [phrase, slots] = wordsOf(state)
  return (
    <p className="store-open">
      <Badge tone={state.open ? 'done' : 'idle'}>{t(phrase, slots)}</Badge>
    </p>
  )
}

function wordsOf(state: OpenState) {
  if (state.open) return ['지금 열려 있어요, {time}까지', { time: state.until }] as const
  const { in_days, at: time } = state
  if (in_days === null) return ['지금은 영업 시간이 아니에요', {}] as const
  if (in_days === 0) return ['오늘 {time}에 열어요', { time }] as const
  if (in_days === 1) return ['내일 {time}에 열어요', { time }] as const
  return ['{days}일 뒤 {time}에 열어요', { days: in_days, time, count: in_days }] as const
}
