import { Button } from '@sillage/ui/button.tsx'
import { Picture } from '@sillage/ui/picture.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { productPath } from '../../catalog/words.ts'
import type { HomeContent } from '../contract.ts'
import './hero.css'

/** The first screen: one picture, one sentence, one button. */
export function Hero({ hero }: Pick<HomeContent, 'hero'>) {
  const t = usePhrases()
  const pick = useLocalizedField()
  return (
    <section className="hero hero-dusk" aria-label={t('대표 상품')}>
      <div className="hero-picture">
        <Picture {...hero.picture_tall} desktop={hero.picture_wide} sizes="100vw" alt={pick(hero, 'alt')} eager />
      </div>
      <div className="hero-text">
        <h1>{pick(hero, 'title')}</h1>
        <p>{pick(hero, 'text')}</p>
        {hero.kind && (
          <Button href={productPath({ id: hero.product_id, kind: hero.kind })}>{pick(hero, 'button')}</Button>
        )}
      </div>
    </section>
  )
}
