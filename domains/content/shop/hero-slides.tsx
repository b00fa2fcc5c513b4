import { IconButton } from '@sillage/ui/icon-button.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useRef, useState } from 'react'
import type { ShownSlide } from '../home-contract.ts'
import { HeroSlide } from './hero-slide.tsx'

/** Slides one beside the other: swiped, or turned by the buttons. None moves by itself. */
export function HeroSlides({ slides }: { slides: ShownSlide[] }) {
  const t = usePhrases()
  const row = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  function turn(to: number) {
    row.current?.children[to]?.scrollIntoView({ block: 'nearest', inline: 'start' })
  }
  return (
    <>
      <ul
        ref={row}
        className="hero-slides"
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setAt(Math.round(scrollLeft / clientWidth))}
      >
        {slides.map((slide, index) => (
          // What is out of sight cannot be reached by Tab: it would scroll there unseen.
          <li key={slide.id} inert={index !== at}>
            <HeroSlide slide={slide} isFirst={index === 0} />
          </li>
        ))}
      </ul>
      <div className="hero-turn">
        <IconButton icon="chevron-left" label={t('이전 장면')} disabled={at === 0} onPress={() => turn(at - 1)} />
        <span className="num" aria-live="polite">
          {at + 1} / {slides.length}
        </span>
        <IconButton
          icon="chevron-right"
          label={t('다음 장면')}
          disabled={at === slides.length - 1}
          onPress={() => turn(at + 1)}
        />
      </div>
    </>
  )
}
