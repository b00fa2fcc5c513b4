import { Anchor } from '@sillage/ui/anchor.tsx'
import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

const load = () => import('./search-sheet.tsx')
const SearchSheet = lazy(() => load().then((module) => ({ default: module.SearchSheet })))
const page = '/shop/search'

type Props = { className?: string; label?: string; children: ReactNode }

/** Opens the search over the page one is on; a link to its own page before scripts run, and where the sheet cannot come. */
export function SearchLink({ className, label, children }: Props) {
  const navigate = useNavigate()
  const { key } = useLocation()
  const [at, setAt] = useState<string | null>(null)
  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    load().then(
      () => setAt(key),
      () => navigate(page),
    )
  }
  return (
    <>
      <Anchor className={className} href={page} aria-label={label} onPointerDown={load} onClick={open}>
        {children}
      </Anchor>
      {at !== null && (
        <Suspense>
          {/* Anyone who has gone on to another page is done with it. */}
          <SearchSheet open={at === key} onClose={() => setAt(null)} />
        </Suspense>
      )}
    </>
  )
}
