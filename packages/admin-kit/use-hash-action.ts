import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** What the palette asks a screen to begin, as `/deposits#import`: done once, and the address is the screen's own again. */
export function useHashAction(name: string, run: () => void) {
  const { hash, pathname, search } = useLocation()
  const navigate = useNavigate()
  const latest = useRef(run)
  latest.current = run
  useEffect(() => {
    if (hash !== `#${name}`) return
    void navigate({ pathname, search }, { replace: true })
    latest.current()
  }, [hash, name, navigate, pathname, search])
}
