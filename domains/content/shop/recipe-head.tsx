import { JsonLd } from '@sillage/web-kit/json-ld.tsx'
import { useOrigin } from '@sillage/web-kit/origin.ts'
import { usePick } from '@sillage/web-kit/pick.ts'
import { sharedPicture } from '../../catalog/shop/page-address.ts'
import type { Recipe } from '../contract.ts'

/** Something to make, as machines read it: how long it takes and what is needed. */
export function RecipeJsonLd({ recipe }: { recipe: Recipe }) {
  const pick = usePick()
  const origin = useOrigin()
  const supply = recipe.materials.map(({ product, quantity }) => ({
    '@type': 'HowToSupply',
    name: pick(product, 'name'),
    requiredQuantity: quantity,
  }))
  return (
    <JsonLd
      thing={{
        '@type': 'HowTo',
        name: pick(recipe, 'title'),
        description: pick(recipe, 'summary'),
        image: origin + sharedPicture(recipe.picture).path,
        totalTime: `PT${recipe.minutes}M`,
        supply,
      }}
    />
  )
}
