import { limits } from '@sillage/kit/limits.ts'
import { Anchor } from '@sillage/ui/anchor.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { Empty } from '@sillage/ui/empty.tsx'
import { Picture } from '@sillage/ui/picture.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { PageLayout } from '@sillage/web-kit/page-layout.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { prime, useShop } from '../../shop.ts'
import type { Recipe } from '../recipe-contract.ts'
import '../../catalog/shop/listing.css'

const all = { query: { per_page: limits.paging.per_page_max } }

export const loader = prime((queries) => [queries.content.recipes.list(all)])

/** Everything one can make at home. */
export function Component() {
  const t = usePhrases()
  const { queries } = useShop()
  const { data: recipes } = useSuspenseQuery(queries.content.recipes.list(all))
  return (
    <PageLayout
      title={t('만들기')}
      description={t('집에서 만드는 향과 캔들, 재료와 함께 보여 드려요.')}
      lead={t('집에서 만드는 향과 캔들, 재료와 함께 보여 드려요.')}
    >
      {recipes.data.length === 0 ? (
        <Empty
          title={t('아직 등록된 레시피가 없어요')}
          action={<Button href="/shop/category/5">{t('DIY 키트 보기')}</Button>}
        />
      ) : (
        <div className="product-grid">
          {recipes.data.map((recipe) => (
            <RecipeCard key={recipe.id} recipe={recipe} />
          ))}
        </div>
      )}
    </PageLayout>
  )
}

function RecipeCard({ recipe }: { recipe: Recipe }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const { id, minutes, materials, picture } = recipe
  return (
    <article>
      <Anchor href={`/contents/diy/${id}`}>
        <Picture {...picture} sizes="(min-width: 1025px) 25vw, 50vw" alt="" />
        <h2 className="mt-3">{pick(recipe, 'title')}</h2>
      </Anchor>
      <p className="mute small">{t('{minutes}분이면 돼요 · 재료 {count}가지', { minutes, count: materials.length })}</p>
    </article>
  )
}
