import type { Thing } from '@sillage/web-kit/json-ld.tsx'
import type { LocalizedField } from '@sillage/web-kit/localized-field.ts'
import { sharedPicture } from '@sillage/web-kit/page-address.ts'
import type { RecipeSheet } from '../recipe-contract.ts'

/** Something to make, as machines read it: how long it takes and what is needed. */
export const recipeThing = (
  recipe: RecipeSheet,
  { pick, origin }: { pick: LocalizedField; origin: string },
): Thing => ({
  '@type': 'HowTo',
  name: pick(recipe, 'title'),
  description: pick(recipe, 'summary'),
  image: origin + sharedPicture(recipe.picture).path,
  totalTime: `PT${recipe.minutes}M`,
  supply: recipe.materials.map(({ product, quantity }) => ({
    '@type': 'HowToSupply',
    name: pick(product, 'name'),
    requiredQuantity: quantity,
  })),
  step: recipe.steps.map((step) => ({ '@type': 'HowToStep', text: pick(step, 'text') })),
})
