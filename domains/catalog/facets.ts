import { type FacetGroup, facetGroups, type ProductBadge } from './words.ts'

export type FacetValue<Group extends FacetGroup> = (typeof facetGroups)[Group]['values'][number]
/** What was chosen, by group: any of a group's values, and all of the groups. */
export type FacetChoice = { [Group in FacetGroup]?: readonly FacetValue<Group>[] | undefined }

/** No group has more values than this. */
export const facetsInGroup = 100

export function facetNumbers<Group extends FacetGroup>(group: Group, values: readonly FacetValue<Group>[]): number[] {
  const { first, values: known } = facetGroups[group]
  const all: readonly string[] = known
  return values.map((value) => first + all.indexOf(value))
}

/** The numbers of a product, in rising order: two products alike have the same list. */
export function facetsOf(product: {
  kind: FacetValue<'kind'>
  trail: { families: readonly FacetValue<'family'>[] } | null
  badges: readonly ProductBadge[]
  sold_out: boolean
}): number[] {
  const numbers = [
    ...facetNumbers('kind', [product.kind]),
    ...facetNumbers('family', product.trail?.families ?? []),
    ...facetNumbers('badge', product.badges),
    ...facetNumbers('stock', product.sold_out ? [] : ['in_stock']),
  ]
  return [...new Set(numbers)].sort((a, b) => a - b)
}
