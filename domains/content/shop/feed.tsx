import { SectionHead } from '@sillage/ui/section-head.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useShop } from '../../shop.ts'
import type { ShownSection } from '../home-contract.ts'
import { instagramShown } from '../home-words.ts'
import { homeQueries } from './home-queries.ts'
import { useSectionTexts } from './use-section-texts.ts'
import './voices.css'

const isPicture = ({ media_url }: { media_url: string }) => /\.jpe?g$/i.test(media_url)

/** The latest pictures of the shop's Instagram; films are left out. */
export function Feed({ section }: { section: ShownSection }) {
  const t = usePhrases()
  const { title } = useSectionTexts(section)
  const { queries } = useShop()
  const { data: instagram } = useSuspenseQuery(homeQueries(queries).instagram)
  const items = instagram.data.filter(isPicture).slice(0, instagramShown)
  if (items.length === 0) return null
  return (
    <section className="section page" aria-labelledby="feed">
      <SectionHead id="feed" title={title || '@sillage.house'} />
      <div className="feed">
        {items.map(({ id, media_url, permalink }, index) => (
          <a
            key={id}
            href={permalink}
            target="_blank"
            rel="noreferrer"
            aria-label={t('인스타그램 게시물 {number}', { number: index + 1 })}
          >
            <img src={media_url} width={480} height={480} alt="" loading="lazy" decoding="async" />
          </a>
        ))}
      </div>
    </section>
  )
}
