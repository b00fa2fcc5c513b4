import { Anchor } from '@sillage/ui/anchor.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { Empty } from '@sillage/ui/empty.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { PageLayout } from '@sillage/web-kit/page-layout.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { categoryPath } from '../../catalog/shop/category-tree.ts'
import { prime, useShop } from '../../shop.ts'
import { classCategoryId } from '../words.ts'
import '@sillage/ui/sections/rows.css'

export const loader = prime((queries) => [queries.catalog.categories()])

/** The fields that are taught: the children of the school's category. */
export function Component() {
  const t = usePhrases()
  return (
    <PageLayout
      title={t('분야별 수업')}
      description={t('배우고 싶은 분야를 골라 보세요.')}
      lead={t('배우고 싶은 분야를 골라 보세요.')}
      above={[{ label: 'TSSA', href: '/tssa' }]}
    >
      <Fields />
    </PageLayout>
  )
}

function Fields() {
  const t = usePhrases()
  const pick = useLocalizedField()
  const { queries } = useShop()
  const { data: tree } = useSuspenseQuery(queries.catalog.categories())
  const fields = categoryPath(tree.data.data, classCategoryId).at(-1)?.descendants ?? []
  if (fields.length === 0)
    return (
      <Empty title={t('등록된 분야가 없어요')} action={<Button href="/tssa/class-product">{t('수업 보기')}</Button>} />
    )
  return (
    <ul className="rows">
      {fields.map((field) => (
        <li key={field.id}>
          <Anchor className="notice-row" href={`/shop/category/${field.id}`}>
            {pick(field, 'name')}
          </Anchor>
        </li>
      ))}
    </ul>
  )
}
