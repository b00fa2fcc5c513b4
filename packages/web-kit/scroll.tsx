import { limits } from '@sillage/kit/limits.ts'
import { use, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { UNSAFE_DataRouterStateContext as StateContext, useLocation, useNavigationType } from 'react-router'
import { createPositions } from './scroll-positions.ts'

/** Puts each page where it belongs: where it was left on back, forward and reload, at its anchor, else at the top. */
export function Scroll() {
  const { pathname, search, hash, key } = useLocation()
  const { location, preventScrollReset } = use(StateContext) ?? {}
  const goesBack = useNavigationType() === 'POP'
  // The same address may stand in the history twice, each time left elsewhere; documents begin with the same key.
  const entry = `${key} ${pathname}${search}${hash}`
  const current = useRef(entry)
  const [opened] = useState(location)
  const moved = useRef(false)
  const [positions] = useState(() => createPositions(() => sessionStorage))

  // Once for each navigation, also to the same address.
  useLayoutEffect(() => {
    // By the location and not by counting: in development an effect runs twice.
    if (location !== opened) moved.current = true
    const starts = !moved.current
    current.current = entry
    // Not before this effect: while the page is hydrated there is no session storage to agree on.
    if (starts) positions.load()
    const saved = positions.find(entry)
    if (saved !== undefined && (starts ? returns() : goesBack)) return scrollToSaved(saved)
    if (hash && scrollToAnchor(hash)) return
    if (!starts && !preventScrollReset) scrollToTop(0)
  }, [location])

  useEffect(() => {
    history.scrollRestoration = 'manual'
    const save = () => positions.save(current.current, window.scrollY)
    function leave() {
      save()
      positions.store()
      history.scrollRestoration = 'auto' // while a reloaded page is being parsed, the browser is quicker than we are
    }
    const comeBack = () => {
      history.scrollRestoration = 'manual'
    }
    window.addEventListener('scroll', save, { passive: true })
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', comeBack)
    return () => {
      window.removeEventListener('scroll', save)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', comeBack)
    }
  }, [positions])

  return null
}

/** Whether this document was reloaded or reached by the browser's own back and forward. */
function returns() {
  const [entry] = performance.getEntriesByType('navigation')
  return entry !== undefined && 'type' in entry && (entry.type === 'reload' || entry.type === 'back_forward')
}

// The page may ask for smooth scrolling; arriving is not a scroll to watch.
const scrollToTop = (top: number) => window.scrollTo({ top, left: 0, behavior: 'instant' })

/** Once more after the next frame: what a page measures itself may lengthen it. */
function scrollToSaved(top: number) {
  scrollToTop(top)
  const frame = requestAnimationFrame(() => scrollToTop(top))
  return () => cancelAnimationFrame(frame)
}

function scrollToAnchor(hash: string) {
  // A hidden page may have the same anchor.
  const named = document.querySelectorAll(`[id="${CSS.escape(idOf(hash))}"]`)
  const target = [...named].find((each) => !each.closest('[style*="display: none"]')) ?? null
  if (target) scrollToTop(target.getBoundingClientRect().top + window.scrollY - limits.scroll.anchorPx)
  return target !== null
}

function idOf(hash: string) {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1) // a lone % in a link that was typed by hand
  }
}
