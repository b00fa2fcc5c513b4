import type { Picture as PictureData } from '@sillage/kit/schemas.ts'
import { Picture } from '@sillage/ui/picture.tsx'
import { SectionHead } from '@sillage/ui/section-head.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useShop } from '../../shop.ts'
import type { ShownSection } from '../home-contract.ts'
import { ClassRow } from './class-row.tsx'
import { homeQueries } from './home-queries.ts'
import { useSectionTexts } from './use-section-texts.ts'
import './school.css'

/** The night band of the page: the next classes beside the studio. */
export function ClassTeaser({ section, picture }: { section: ShownSection; picture: PictureData | null }) {
  const t = usePhrases()
  const { title, note } = useSectionTexts(section)
  const { queries } = useShop()
  const { data: sessions } = useSuspenseQuery(homeQueries(queries).sessions)
  if (sessions.length === 0) return null
  return (
    <section className="night band" aria-labelledby="tssa">
      <div className="page">
        <SectionHead
          id="tssa"
          title={title || t('TSSA, 향을 배우는 곳')}
          note={note || t('곧 시작하는 수업이에요. 재료는 스튜디오에 모두 준비되어 있어요.')}
          more={{ href: '/tssa/class-product', label: t('수업 전체') }}
        />
        <div className="school">
          <ul className="rows sessions">
            {sessions.map((session) => (
              <ClassRow key={session.id} session={session} />
            ))}
          </ul>
          {picture && <Picture {...picture} sizes="(min-width: 1025px) 373px, (min-width: 720px) 38vw, 100vw" alt="" />}
        </div>
      </div>
    </section>
  )
}
