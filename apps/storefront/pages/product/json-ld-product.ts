import type { Product, Variant } from '@sillage/domains/catalog/contract.ts'
import { type Currency, type Money, moneyFigures } from '@sillage/kit/money.ts'
import { lastMoment, seoulDay } from '@sillage/kit/time.ts'
import type { Thing } from '@sillage/web-kit/json-ld.tsx'
import type { LocalizedField } from '@sillage/web-kit/localized-field.ts'
import { type Place, pageAddress, sharedPicture } from '@sillage/web-kit/page-address.ts'

const organization: Thing = { '@type': 'Organization', name: 'Sillage' }

/** What a product of some kind is besides a product. */
const typeOf = ({ kind }: Pick<Product, 'kind'>) => {
  if (kind === 'class') return ['Product', 'Course']
  return kind === 'book' ? ['Product', 'Book'] : 'Product'
}

/** The product as a search result shows it: what it is, what it costs in this language, whether it is there. */
export function productThing(
  product: Product,
  path: string,
  { pick, place, return_days }: { pick: LocalizedField; place: Place; return_days: number },
): Thing {
  const { origin, locale } = place
  const url = pageAddress(path, place)
  const currency: Currency = locale === 'en' ? 'usd' : 'krw'
  const category = product.path.map((step) => pick(step, 'name')).join(' > ')
  return {
    '@type': typeOf(product),
    '@id': `${url}#product`,
    url,
    name: pick(product, 'name'),
    description: pick(product, 'summary'),
    image: product.pictures.map((picture) => origin + sharedPicture(picture).path),
    sku: product.variants[0]?.sku,
    brand: { '@type': 'Brand', name: 'Sillage' },
    ...(category && { category }),
    ...(product.kind === 'class' && { provider: { ...organization, url: `${origin}/` } }),
    offers: offersOf(product, { url, currency, return_days }),
    ...(product.rating && { aggregateRating: ratingOf(product.rating) }),
  }
}

type Where = { url: string; currency: Currency; return_days: number }

function offersOf(product: Product, where: Where) {
  const { variants, price, sold_out, sale_to } = product
  const terms = {
    ...(sale_to && { priceValidUntil: seoulDay(lastMoment(sale_to)) }),
    ...returnsOf(product, where),
  }
  const offers = variants.map((variant) => ({ ...offerOf(variant, where), ...terms }))
  return offers.length > 0 ? offers : [{ ...offerOf({ price, sold_out }, where), ...terms }]
}

/** How long it may be sent back, as the law says it; a class has a table of its own. */
function returnsOf({ kind, no_return }: Product, { return_days }: Where) {
  if (kind === 'class') return {}
  const policy = { '@type': 'MerchantReturnPolicy', applicableCountry: 'KR' }
  if (no_return === 'custom_made')
    return {
      hasMerchantReturnPolicy: { ...policy, returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' },
    }
  return {
    hasMerchantReturnPolicy: {
      ...policy,
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: return_days,
      returnMethod: 'https://schema.org/ReturnByMail',
      returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    },
  }
}

const offerOf = (
  { price, sold_out, sku }: Pick<Variant, 'price' | 'sold_out'> & { sku?: string },
  { url, currency }: Pick<Where, 'url' | 'currency'>,
) => ({
  '@type': 'Offer',
  url,
  ...(sku && { sku }),
  price: plain(price[currency]),
  priceCurrency: currency.toUpperCase(),
  availability: `https://schema.org/${sold_out ? 'OutOfStock' : 'InStock'}`,
  itemCondition: 'https://schema.org/NewCondition',
  seller: organization,
})

/** Machines read no separators. */
const plain = (money: Money) => moneyFigures(money).replaceAll(',', '')

const ratingOf = ({ average, count }: NonNullable<Product['rating']>) => ({
  '@type': 'AggregateRating',
  ratingValue: average,
  reviewCount: count,
  bestRating: 5,
  worstRating: 1,
})
