import type { SeedProduct } from './product-shape.ts'

/** How near two products are: the same shelf, the same look of scent, the same families. */
function nearness(one: SeedProduct, other: SeedProduct): number {
  const categories = one.category_ids.filter((id) => id !== 12 && other.category_ids.includes(id)).length
  const families = one.scent?.families.filter((family) => other.scent?.families.includes(family)).length ?? 0
  return categories + families + (one.picture.scent === other.picture.scent ? 3 : 0)
}

/** Where nothing was said, three of what is nearest and one that sells well elsewhere stand beside a product. */
export function relate(products: SeedProduct[]): SeedProduct[] {
  return products.map((product) => {
    if (product.related.length > 0) return product
    const others = products
      .filter(({ id }) => id !== product.id)
      .map((other) => ({ other, near: nearness(product, other) }))
      .sort((one, next) => next.near - one.near || next.other.sold_30d - one.other.sold_30d)
      .map(({ other }) => other)
    const nearest = others.slice(0, 3)
    const away = others
      .slice(3, 60)
      .filter(({ category_ids }) => category_ids[0] !== product.category_ids[0])
      .sort((one, next) => next.sold_30d - one.sold_30d)
    return { ...product, related: [...nearest, ...away.slice(0, 1)].map(({ id }) => id) }
  })
}
