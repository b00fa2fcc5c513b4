import { useEffect, useEffectEvent } from 'react'

type Entry = { overlay?: true; key?: string } | null
const readEntry = (): Entry => history.state

/** The entry added for an overlay: the router's key of its page, and how to close the overlay while it is open. */
let added: { key: string | undefined; close: (() => void) | null } | null = null
let isSkipping = false
/** Whether Back has led from the added entry to the page's own one, so that the added one lies ahead. */
let isAhead = false

/**
 * The browser's Back closes what is open over the page and stays on the page. Opening adds a copy of the page's own entry
 * to the history. An entry whose overlay was closed by hand, or left by a link, is skipped on the way back and forward.
 */
export function useBackCloses(open: boolean, close: () => void) {
  const onBack = useEffectEvent(close)
  useEffect(() => {
    if (!open) return
    return addEntry(() => onBack())
  }, [open])
}

function addEntry(close: () => void) {
  addEventListener('popstate', onPop)
  // An overlay that opens from another one, or right after it, shares its entry.
  if (!readEntry()?.overlay) history.pushState({ ...readEntry(), overlay: true }, '')
  added = { key: readEntry()?.key, close }
  isAhead = false
  return () => {
    if (added?.close !== close) return
    // Closed by hand while its entry is the current one; else Back has led away already, and the router was the first to know.
    added.close = readEntry()?.overlay ? null : () => undefined
  }
}

function onPop() {
  const entry = readEntry()
  if (entry?.overlay) {
    if (!isAhead) isSkipping = true
    history.go(isAhead ? 1 : -1)
    isAhead = false
    return
  }
  const skipped = isSkipping
  isSkipping = false
  isAhead = added !== null && entry?.key === added.key
  if (!added || !isAhead || skipped) return
  if (added.close) added.close()
  else history.back()
}
