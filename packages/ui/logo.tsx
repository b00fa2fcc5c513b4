import { useEffect, useRef, useState } from 'react'
import './logo.css'

const drawn = import.meta.env.SSR ? (await import('./logo-strokes.ts')).strokes : ''

type Props = { label: string }

/**
 * The house's name with its trail; wrap it in the link to the first page. The server draws it, and waking up leaves it as
 * it is: its strokes are longer than the script of the whole header. Only a page that no server drew fetches them.
 */
export function Logo({ label }: Props) {
  const svg = useRef<SVGSVGElement>(null)
  const [strokes, setStrokes] = useState(drawn)
  useEffect(() => {
    if (svg.current?.childElementCount === 0)
      void import('./logo-strokes.ts').then(
        ({ strokes }) => setStrokes(strokes),
        () => undefined,
      )
  }, [])
  return (
    <svg
      ref={svg}
      className="logo"
      viewBox="0 0 119 50"
      role="img"
      aria-label={label}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: strokes }}
    />
  )
}
