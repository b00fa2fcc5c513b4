import { limits } from '@sillage/kit/limits.ts'
import { Picture } from '@sillage/ui/picture.tsx'
import { JsonLd } from '@sillage/web-kit/json-ld.tsx'
import { useOrigin } from '@sillage/web-kit/origin.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { usePick } from '@sillage/web-kit/pick.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useShop } from '../../shop.ts'
import { halfPage } from './home-queries.ts'
import { recipeThing } from './json-ld-recipe.ts'
import { primeRow } from './prime-row.ts'
import { RecipeMaterial } from './recipe-material.tsx'
import { Titled } from './titled.tsx'
import '@sillage/ui/sections/rows.css'
import '@sillage/ui/sections/spreads.css'

const all = { query: { per_page: limits.paging.per_page_max } }

export const loader = primeRow((queries) => queries.content.recipes(all))

/** Something to make, and what it takes. */
export function Component() {
  const t = usePhrases()
  const pick = usePick()
  const { id } = useParams()
  const origin = useOrigin()
  const { queries } = useShop()
  const { data: recipes } = useSuspenseQuery(queries.content.recipes(all))
  const recipe = recipes.data.find((one) => String(one.id) === id)
  if (!recipe) return null // Taken down since the loader looked; a reload says so.
  const { minutes, materials, picture } = recipe
  return (
    <Titled
      title={pick(recipe, 'title')}
      description={pick(recipe, 'summary')}
      lead={pick(recipe, 'summary')}
      picture={picture}
      above={[{ label: t('만들기'), href: '/contents/diy' }]}
    >
      <JsonLd thing={import.meta.env.SSR ? recipeThing(recipe, { pick, origin }) : null} />
      <div className="split">
        <figure>
          <Picture {...picture} sizes={halfPage} alt="" eager />
        </figure>
        <div>
          <h2 className="section-title">
            {t('{minutes}분이면 돼요 · 재료 {count}가지', { minutes, count: materials.length })}
          </h2>
          <ul className="rows mt-5">
            {materials.map((material) => (
              <RecipeMaterial key={material.product.id} material={material} />
            ))}
          </ul>
        </div>
      </div>
    </Titled>
  )
}
