import { useEffect, useState } from 'react'

// Just under the bars that stay at the top; a section is current while it crosses this line.
const line = '-30% 0px -69% 0px'

/** Which of these parts of the page the visitor is reading; the first, until one is. */
export function useSectionInView(ids: readonly string[]) {
  const [current, setCurrent] = useState(ids[0])
  const listed = ids.join()
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const here = entries.find((entry) => entry.isIntersecting)
        if (here) setCurrent(here.target.id)
      },
      { rootMargin: line },
    )
    for (const id of listed.split(',')) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [listed])
  return current
}
