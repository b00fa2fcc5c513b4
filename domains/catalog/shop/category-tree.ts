import type { Category } from '../contract.ts'

/** The path down to a category, itself last; empty if there is none. */
export function categoryPath(categories: readonly Category[], id: number): Category[] {
  for (const category of categories) {
    if (category.id === id) return [category]
    const below = categoryPath(category.descendants, id)
    if (below.length > 0) return [category, ...below]
  }
  return []
}

/** What to choose from here: the categories below, or beside a category that has none below it. */
export function categoryChoices(path: readonly Category[]) {
  const here = path.at(-1)
  const root = here?.descendants.length ? here : path.at(-2)
  return root && { root, choices: root.descendants }
}
