import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { BoardListing } from '../../board/shop/board-address.ts'
import { faqAnchor, faqIn, faqPath, listedHref } from './faq-address.ts'

/** Which question is open. The address says it, so that it can be shared. */
export function useOpened(listing: BoardListing) {
  const [query] = useSearchParams()
  const asked = faqIn(query)
  const [opened, setOpened] = useState(asked)
  const list = useRef<HTMLDivElement>(null)

  // An address that was typed without its anchor leads to its question all the same.
  useEffect(() => {
    if (asked === null || window.location.hash) return
    list.current?.querySelector(`#${faqAnchor(asked)}`)?.scrollIntoView()
  }, [asked])

  function toggle(id: number, open: boolean) {
    const next = open ? id : opened === id ? null : opened
    setOpened(next)
    // Not through the router: for it another address is another page, and this one would lose its place and focus.
    if (window.location.pathname === faqPath)
      window.history.replaceState(window.history.state, '', listedHref(listing, next))
  }
  return { opened, toggle, list }
}
