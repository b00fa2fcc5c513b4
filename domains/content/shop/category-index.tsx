import { Anchor } from '@sillage/ui/anchor.tsx'
import { SectionHead } from '@sillage/ui/section-head.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { Category } from '../../catalog/contract.ts'
import { useShop } from '../../shop.ts'
import type { ShownSection } from '../home-contract.ts'
import { homeQueries } from './home-queries.ts'
import { useSectionTexts } from './use-section-texts.ts'
import './category-index.css'

/** Every kind of thing the house makes, as a table of contents. */
export function CategoryIndex({ section }: { section: ShownSection }) {
  const t = usePhrases()
  const { title } = useSectionTexts(section)
  const { queries } = useShop()
  const { data: categories } = useSuspenseQuery(homeQueries(queries).categories)
  if (categories.data.data.length === 0) return null
  return (
    <nav className="section page" aria-label={title || t('무엇을 찾으세요')}>
      {title && <SectionHead title={title} />}
      <ul className="category-index">
        {categories.data.data.map((category) => (
          <Entry key={category.id} category={category} />
        ))}
      </ul>
    </nav>
  )
}

function Entry({ category }: { category: Category }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const inside = category.descendants.map((child) => pick(child, 'name')).join(', ')
  return (
    <li>
      <Anchor href={`/shop/category/${category.id}`}>
        <b>{pick(category, 'name')}</b>
        <small>{inside || t('모두 보기')}</small>
      </Anchor>
    </li>
  )
}
