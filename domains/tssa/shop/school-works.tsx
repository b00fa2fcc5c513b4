import { Picture } from '@sillage/ui/picture.tsx'
import { SectionHead } from '@sillage/ui/section-head.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useShop } from '../../shop.ts'
import './works.css'

/** What graduates made: the first one large, the others beside it. */
export function SchoolWorks() {
  const t = usePhrases()
  const pick = useLocalizedField()
  const { queries } = useShop()
  const { data: works } = useSuspenseQuery(queries.tssa.works())
  if (works.length === 0) return null
  return (
    <section className="school-part" aria-labelledby="works">
      <SectionHead
        id="works"
        title={t('수료생 작품')}
        note={t('졸업 전시에서 고른 작품이에요. 만든 사람의 이름 대신 재료를 소개해요.')}
      />
      <ul className="works">
        {works.map((work) => (
          <li key={work.picture.src}>
            <Picture {...work.picture} sizes="(min-width: 1025px) 580px, 92vw" alt={pick(work, 'title')} />
            <b>{pick(work, 'title')}</b>
            <small className="mute">{pick(work, 'text')}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
