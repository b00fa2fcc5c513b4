import { Button } from '@sillage/ui/button.tsx'
import { Icon } from '@sillage/ui/icon.tsx'
import { Picture } from '@sillage/ui/picture.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useShop } from '../../shop.ts'
import type { Recipe } from '../recipe-contract.ts'
import { halfPage, homeQueries } from './home-queries.ts'
import { RecipeMaterial } from './recipe-material.tsx'
import '@sillage/ui/sections/rows.css'
import '@sillage/ui/sections/spreads.css'

/** Something to make this evening, and what it takes. */
export function RecipeTeaser() {
  const { queries } = useShop()
  const { data: recipes } = useSuspenseQuery(homeQueries(queries).recipes)
  const [recipe] = recipes.data
  if (!recipe) return null
  return (
    <section className="section page" aria-labelledby="diy">
      <div className="split">
        <figure>
          <Picture {...recipe.picture} sizes={halfPage} alt="" />
        </figure>
        <Words recipe={recipe} />
      </div>
    </section>
  )
}

function Words({ recipe }: { recipe: Recipe }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const { minutes, materials } = recipe
  return (
    <div>
      <p className="section-note mb-2">
        {t('{minutes}분이면 돼요 · 재료 {count}가지', { minutes, count: materials.length })}
      </p>
      <h2 className="page-title" id="diy">
        {pick(recipe, 'title')}
      </h2>
      <p className="page-lead">{pick(recipe, 'summary')}</p>
      <ul className="rows">
        {materials.map((material) => (
          <RecipeMaterial key={material.product.id} material={material} />
        ))}
      </ul>
      <div className="button-row">
        <Button href={`/contents/diy/${recipe.id}`}>{t('만드는 순서 보기')}</Button>
        <Button href="/contents/diy" kind="quiet">
          {t('만들기 전체')}
          <Icon name="chevron-right" size="sm" />
        </Button>
      </div>
    </div>
  )
}
