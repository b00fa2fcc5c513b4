import { type RefObject, useEffect, useRef, useState } from 'react'

/** Whether the part where one chooses is on the screen; it is, until the visitor has read past it. */
export function useChoosing(): [RefObject<HTMLElement | null>, boolean] {
  const part = useRef<HTMLElement>(null)
  const [isChoosing, setChoosing] = useState(true)
  useEffect(() => {
    if (!part.current) return
    const observer = new IntersectionObserver((seen) => setChoosing(seen.at(-1)?.isIntersecting ?? true))
    observer.observe(part.current)
    return () => observer.disconnect()
  }, [])
  return [part, isChoosing]
}
