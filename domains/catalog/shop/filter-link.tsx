import { Anchor } from '@sillage/ui/anchor.tsx'
import { isPlainClick } from '@sillage/web-kit/follow-links.ts'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

type Props = { name: string; href: string; className: string; chosen?: boolean; label?: string; children: ReactNode }

/** What was pressed to come here; stored with the history entry, so that the list knows what to announce and focus. */
export const usePressed = (): unknown => useLocation().state?.pressed

/** A link that narrows or widens the list: the next page takes up the focus where this one left it. */
export function FilterLink({ name, href, className, chosen, label, children }: Props) {
  const place = useRef<HTMLSpanElement>(null)
  const pressed = usePressed()
  useEffect(() => {
    if (pressed === name) place.current?.closest('a')?.focus({ preventScroll: true })
  }, [pressed, name])
  const navigate = useNavigate()

  function follow(event: MouseEvent) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    void navigate(href, { state: { pressed: name } })
  }

  return (
    // Search engines need not crawl every combination.
    <Anchor
      className={className}
      href={href}
      onClick={follow}
      rel="nofollow"
      aria-current={chosen ? 'true' : undefined}
      aria-label={label}
    >
      <span ref={place} className="contents">
        {children}
      </span>
    </Anchor>
  )
}
