import { languageOf } from '@sillage/kit/text-language.ts'
import { Anchor } from '@sillage/ui/anchor.tsx'
import { Picture } from '@sillage/ui/picture.tsx'
import { SectionHead } from '@sillage/ui/section-head.tsx'
import { StarRating } from '@sillage/ui/star-rating.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { productPath } from '../../catalog/words.ts'
import { useShop } from '../../shop.ts'
import type { ShownSection } from '../home-contract.ts'
import { homeQueries } from './home-queries.ts'
import { useSectionTexts } from './use-section-texts.ts'
import './voices.css'

const shown = 3

/** What others found most helpful to read, of things that are still sold. */
export function HomeVoices({ section }: { section: ShownSection }) {
  const t = usePhrases()
  const { title } = useSectionTexts(section)
  const pick = useLocalizedField()
  const { queries } = useShop()
  const { data: reviews } = useSuspenseQuery(homeQueries(queries).voices)
  const voices = reviews.data.flatMap(({ product, ...review }) => (product ? [{ product, ...review }] : []))
  if (voices.length === 0) return null
  return (
    <section className="section page" aria-labelledby="voices">
      <SectionHead
        id="voices"
        title={title || t('먼저 써 보신 분들의 리뷰')}
        more={{ href: '/customer/product-review', label: t('리뷰 전체') }}
      />
      <div className="voices">
        {voices.slice(0, shown).map(({ id, body, author, stars, product }) => (
          <figure className="voice" key={id}>
            <blockquote lang={languageOf(body)}>{body}</blockquote>
            <figcaption>
              <Picture {...product.picture} className="thumb" sizes="48px" alt="" />
              <span>
                <Anchor href={productPath(product)}>{pick(product, 'name')}</Anchor>
                <span className="by">
                  <StarRating value={stars} label={t('별점 5점 중 {stars}점', { stars })} />
                  {author && <span lang={languageOf(author)}>{author}</span>}
                </span>
              </span>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}
