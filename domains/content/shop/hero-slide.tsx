import { Button } from '@sillage/ui/button.tsx'
import { Picture } from '@sillage/ui/picture.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import type { ShownSlide } from '../home-contract.ts'

/** Only the first waits for nothing: its picture is the largest of the first screen. */
export function HeroSlide({ slide, isFirst }: { slide: ShownSlide; isFirst: boolean }) {
  const pick = useLocalizedField()
  const wide = slide.picture_wide ?? slide.picture_tall
  const tall = slide.picture_tall ?? slide.picture_wide
  const Title = isFirst ? 'h1' : 'h2'
  return (
    <div className={wide ? 'hero hero-dusk' : 'hero hero-dusk hero-plain'}>
      {wide && tall && (
        <div className="hero-picture">
          <Picture {...tall} desktop={wide} sizes="100vw" alt={slide.alt && pick(slide, 'alt')} eager={isFirst} />
        </div>
      )}
      <div className="hero-text">
        {slide.eyebrow && <p className="hero-eyebrow">{pick(slide, 'eyebrow')}</p>}
        <Title>{pick(slide, 'title')}</Title>
        {slide.text && <p>{pick(slide, 'text')}</p>}
        {slide.link && slide.button && <Button href={slide.link}>{pick(slide, 'button')}</Button>}
      </div>
    </div>
  )
}
