import { Anchor } from '@sillage/ui/anchor.tsx'
import { SectionHead } from '@sillage/ui/section-head.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useShop } from '../../shop.ts'
import type { ShownSection } from '../home-contract.ts'
import { homeQueries } from './home-queries.ts'
import { useSectionTexts } from './use-section-texts.ts'
import '@sillage/ui/sections/rows.css'

const shown = 3

/** The latest words of the house. The footer has them all; here are those worth a look. */
export function HomeNotices({ section }: { section: ShownSection }) {
  const t = usePhrases()
  const { title } = useSectionTexts(section)
  const dates = useDates()
  const pick = useLocalizedField()
  const { queries } = useShop()
  const { data: notices } = useSuspenseQuery(homeQueries(queries).notices)
  if (notices.data.length === 0) return null
  return (
    <section className="section page" aria-labelledby="notices">
      <SectionHead
        id="notices"
        title={title || t('새 소식')}
        more={{ href: '/customer/notice', label: t('공지 전체') }}
      />
      <ul className="rows">
        {notices.data.slice(0, shown).map((notice) => (
          <li key={notice.id}>
            <Anchor className="notice-row" href={`/customer/notice/${notice.id}`}>
              <span>{pick(notice, 'title')}</span>
              <time dateTime={notice.created_at}>{dates.shortDate(notice.created_at)}</time>
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  )
}
