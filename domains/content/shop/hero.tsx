import { Button } from '@sillage/ui/button.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { ShownSlide } from '../home-contract.ts'
import { HeroSlide } from './hero-slide.tsx'
import { HeroSlides } from './hero-slides.tsx'
import './hero.css'

/** The first screen: one picture, one sentence, one button; or several of these, one beside the other. */
export function Hero({ slides }: { slides: ShownSlide[] }) {
  const t = usePhrases()
  const [first] = slides
  if (!first) return <Welcome />
  return (
    <section className="hero-section" aria-label={t('대표 상품')}>
      {slides.length === 1 ? <HeroSlide slide={first} isFirst /> : <HeroSlides slides={slides} />}
    </section>
  )
}

/** A shop without a slide of its own says what it is. */
function Welcome() {
  const t = usePhrases()
  return (
    <section className="hero hero-plain" aria-label={t('대표 상품')}>
      <div className="hero-text">
        <h1>{t('머무는 향을 만드는 집')}</h1>
        <p>{t('향수, 캔들, 홈 프래그런스와 만드는 재료, 책, 수업까지. 향이 머무는 시간으로 고르는 향의 집이에요.')}</p>
        <Button href="/shop/new-item">{t('신상품 보기')}</Button>
      </div>
    </section>
  )
}
