import { useEffect, useState } from 'react'

// A part is being read once its head has come up to this share of the window.
const readFrom = 0.3
// Everything above that line counts as seen, so that a jump over several parts is noticed too.
const aboveTheLine = `100000% 0px ${readFrom * 100 - 100}% 0px`

/** Which of these parts of the page the visitor is reading; the first, until another is. */
export function useSectionInView(ids: readonly string[]) {
  const [current, setCurrent] = useState(ids[0])
  const listed = ids.join()
  useEffect(() => {
    const sections = listed.split(',').flatMap((id) => document.getElementById(id) ?? [])
    function look() {
      const line = window.innerHeight * readFrom
      const begun = sections.filter((section) => section.getBoundingClientRect().top <= line)
      setCurrent((begun.at(-1) ?? sections[0])?.id)
    }
    const observer = new IntersectionObserver(look, { rootMargin: aboveTheLine })
    for (const section of sections) observer.observe(section)
    return () => observer.disconnect()
  }, [listed])
  return current
}
