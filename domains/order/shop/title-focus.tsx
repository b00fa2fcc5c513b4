import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'

/**
 * A visitor who came here by pressing a button begins at the page's title: the button is gone, and the focus with it.
 */
export function TitleFocus() {
  const here = useRef<HTMLSpanElement>(null)
  const wasLed = useNavigationType() !== 'POP'
  useEffect(() => {
    const page = here.current?.closest('.page')
    const title = page?.querySelector('h1')
    // The button on the page before may hold the focus for another moment.
    if (!wasLed || !title || page?.contains(document.activeElement)) return
    title.tabIndex = -1
    title.focus({ preventScroll: true })
  }, [wasLed])
  return <span ref={here} hidden />
}
