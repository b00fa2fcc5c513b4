import { Skeleton } from '@sillage/ui/skeleton.tsx'
import { useEffect } from 'react'
import { matchPath, useLocation } from 'react-router'
import { PageError } from './shell/page-error.tsx'

const mark = 'reload'

/** The address with the mark of a second try; null where this is the second try. */
export function markReload(href: string) {
  const url = new URL(href)
  if (url.searchParams.get(mark) === '1') return null
  url.searchParams.set(mark, '1')
  return url.href
}

function withoutMark(href: string) {
  const url = new URL(href)
  url.searchParams.delete(mark)
  return url.pathname + url.search + url.hash
}

/**
 * Opens a page's chunk. One that does not come, because a new version of the shop has replaced it, is asked for once
 * more with the whole document; the mark in the address keeps that from going on for ever.
 */
export async function openChunk<Module>(path: string, load: () => Promise<Module>) {
  try {
    const module = await load()
    if (isHere(path) && markReload(location.href) === null)
      history.replaceState(history.state, '', withoutMark(location.href))
    return module
  } catch (error) {
    if (typeof window === 'undefined') throw error
    const again = isHere(path) ? markReload(location.href) : null
    if (!again) return { Component: ChunkFailed }
    location.replace(again)
    return new Promise<never>(() => undefined) // the document is going; nothing more is drawn
  }
}

/** Whether this stands in for a page that did not come, and so is not what the server drew. */
export const isStandIn = ({ Component }: { Component?: unknown }) => Component === ChunkFailed

/** Whether the document was opened at this page: it is then asleep, and the HTML stays as it is. */
const isHere = (path: string) => typeof window !== 'undefined' && matchPath(path, location.pathname) !== null

/** In place of a page whose chunk did not come. On the way from another page the address is known only here. */
function ChunkFailed() {
  const { search } = useLocation()
  const failedAgain = new URLSearchParams(search).get(mark) === '1'
  useEffect(() => {
    const again = markReload(location.href)
    if (again) location.replace(again)
  }, [])
  if (failedAgain) return <PageError />
  return (
    <div className="page" aria-busy="true">
      <Skeleton height="60vh" />
    </div>
  )
}
