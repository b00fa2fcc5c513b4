/** Words of the catalogue that screens need too; no schemas here, so that the browser ships none. */
export const productKinds = ['goods', 'kit', 'book', 'class', 'service'] as const
export type ProductKind = (typeof productKinds)[number]

/** The one true address of a product: classes live at the school. */
export const productPath = ({ id, kind }: { id: number; kind: ProductKind }) =>
  kind === 'class' ? `/tssa/product/${id}` : `/shop/product/${id}`

/** `recommended`: as staff have ordered a category, and what they have not ordered by its age. */
export const productSorts = ['newest', 'best', 'price', 'recommended'] as const
/** How many products of a category staff put in an order by hand. */
export const orderedMax = 100
export type ProductSort = (typeof productSorts)[number]

/** From the most fleeting to the one that stays. */
export const scentFamilies = ['citrus', 'green', 'herb', 'fruit', 'floral', 'spice', 'wood', 'smoke', 'musk'] as const

/** How many of the products looked at last a browser remembers. */
export const recentMax = 20

/** How many cards' prices a member asks for at once. */
export const myPricesMax = 100

/** A product is new for this long. */
export const newForDays = 60

/** Documents that belong to a product. */
export const documentKinds = ['msds', 'ifra', 'coa', 'guide'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** What the law lets a shop exclude from the seven days, said before buying. */
export const noReturnReasons = ['opened_fragrance', 'custom_made', 'class_started', 'opened_media'] as const
export type NoReturn = (typeof noReturnReasons)[number]

/** Grades that may have prices of their own; `general` pays everyone's price. */
export const gradesWithPrices = ['silver', 'gold', 'wholesale', 'dealer'] as const

/** The category that the shop fills with what is on sale; the specification fixes its number. */
export const saleCategoryId = 12

/** Why staff count a stock up or down. */
export const stockReasons = ['received', 'counted', 'damaged', 'returned', 'sample', 'other'] as const

/** Up to this many the page says how many are left. */
export const fewLeft = 5

/** Of a price for later: to come, in effect, or refused because a sale price would not be lower than it. */
export const scheduledPriceStates = ['waiting', 'applied', 'refused'] as const
export type ScheduledPriceState = (typeof scheduledPriceStates)[number]

export const offerLimits = {
  amount: 1_000_000_000,
  quantity: 9_999,
  stock: 1_000_000,
  groups: 3,
  values: 50,
  /** What one kit is made of, and what is offered beside a product. */
  parts: 30,
  add_ons: 10,
  /** What a member may wait for at once. */
  alerts: 100,
  /** Prices of one product that wait for their time. */
  scheduled_prices: 20,
} as const

export const productBadges = ['new', 'best', 'sale'] as const
export type ProductBadge = (typeof productBadges)[number]

/**
 * What a list can be narrowed by. A value's number is its group's first one and its place in the group, and it is
 * stored: new values go to the end of their group.
 */
export const facetGroups = {
  family: { first: 200, values: scentFamilies },
  kind: { first: 100, values: productKinds },
  badge: { first: 300, values: productBadges },
  stock: { first: 400, values: ['in_stock'] },
} as const
export type FacetGroup = keyof typeof facetGroups
