import { Anchor } from '@sillage/ui/anchor.tsx'
import { Picture } from '@sillage/ui/picture.tsx'
import { SectionHead } from '@sillage/ui/section-head.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useShop } from '../../shop.ts'
import './school.css'

/** The studios in a row, each with what it is known for. */
export function SchoolStudios() {
  const t = usePhrases()
  const pick = useLocalizedField()
  const { queries } = useShop()
  const { data } = useSuspenseQuery(queries.tssa.studios())
  const { data: courses } = useSuspenseQuery(queries.tssa.courses())
  if (data.studios.length === 0) return null
  return (
    <section className="school-part" aria-labelledby="studios">
      <SectionHead id="studios" title={t('스튜디오')} more={{ href: '/tssa/studio', label: t('자세히') }} />
      <ul className="trio">
        {data.studios.map((studio) => {
          const picture = courses.find(({ product_id }) => product_id === studio.courses[0]?.product_id)?.picture
          return (
            <li key={studio.id}>
              <Anchor href="/tssa/studio">
                {picture && <Picture {...picture} sizes="(min-width: 1025px) 380px, 92vw" alt="" />}
                <span className="caption">
                  <b>{pick(studio, 'name')}</b>
                  <small className="soft">{pick(studio, 'about')}</small>
                </span>
              </Anchor>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
