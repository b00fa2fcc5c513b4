import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Milliseconds of a core that one of something takes. */
export type Cost = { shop_ms: number; database_ms: number }
/** What measure.ts has measured. */
export type Measured = {
  measured_at: string
  machine: string
  /** A page that is kept, sent again. */
  kept_page: Cost
  /** A page drawn for the first time, with everything it reads. */
  drawn_page: Cost
  /** A list, and a search, answered for the first time. */
  first_list: Cost
  first_search: Cost
  /** A call that is one member's own. */
  own_call: Cost
  /** From an empty cart to a paid order, its messages included. */
  order: Cost
  product_bytes: number
  order_bytes: number
}

export const measuredFile = join(import.meta.dirname, 'measured.json')

/** Nothing until it was measured once. */
export const readMeasured = (): Promise<Measured | null> =>
  readFile(measuredFile, 'utf8').then(
    (text) => JSON.parse(text),
    () => null,
  )

/** What is asked of a shop at its busiest. */
export type Demand = { products: number; orders: number; requests: number }

export const demands: readonly Demand[] = [
  { products: 10_000, orders: 100_000, requests: 50 },
  { products: 100_000, orders: 1_000_000, requests: 500 },
  { products: 1_000_000, orders: 10_000_000, requests: 5_000 },
  { products: 10_000_000, orders: 100_000_000, requests: 20_000 },
]

/** What is not measured: how visitors behave, and how far machines are used. docs/scaling.md says each in words. */
export const assumptions = {
  /** Of all requests; what is left are files and pictures, which the CDN answers. */
  pages: 0.15,
  lists: 0.07,
  searches: 0.03,
  ownCalls: 0.1,
  orders: 0.005,
  /** Answered by the CDN: of pages, lists and searches. */
  atTheEdge: 0.7,
  /** Of those that reach an instance, the ones it has kept. The larger a shop, the more pages nobody has opened lately. */
  keptByInstance: 0.5,
  /** A machine is full at this share: the rest is for peaks, and for the one that is being replaced. */
  use: 0.6,
  coresOfInstance: 4,
  coresOfReplica: 8,
  connectionsOfInstance: 10,
  /** Beside the rows: free space in tables, the write-ahead log, room to change an index. */
  room: 2,
} as const

export type Size = ReturnType<typeof sizeFor>

/** How much of everything that takes. Lists and searches are read on replicas, everything else on the primary. */
export function sizeFor({ products, orders, requests }: Demand, measured: Measured) {
  const { pages, lists, searches, ownCalls, atTheEdge, keptByInstance, use, room } = assumptions
  const perSecond = (share: number) => requests * share * (1 - atTheEdge) * (1 - keptByInstance)
  const drawn = perSecond(pages)
  const ordersPerSecond = requests * assumptions.orders
  const { kept_page, drawn_page, first_list, first_search, own_call, order } = measured
  const parts: [number, Cost][] = [
    [requests * (pages + lists + searches) * (1 - atTheEdge), { ...kept_page, database_ms: 0 }],
    [drawn, drawn_page],
    [perSecond(lists), first_list],
    [perSecond(searches), first_search],
    [requests * ownCalls, own_call],
    [ordersPerSecond, order],
  ]
  const coresFor = (which: readonly [number, number][]) =>
    which.reduce((sum, [rate, ms]) => sum + (rate * ms) / 1000, 0)
  const shopCores = coresFor(parts.map(([rate, { shop_ms }]) => [rate, shop_ms])) / use
  const reading: [number, number][] = [
    [perSecond(lists), first_list.database_ms],
    [perSecond(searches), first_search.database_ms],
  ]
  const writing: [number, number][] = [
    [drawn, drawn_page.database_ms],
    [requests * ownCalls, own_call.database_ms],
    [ordersPerSecond, order.database_ms],
  ]
  const instances = Math.max(2, Math.ceil(shopCores / assumptions.coresOfInstance))
  return {
    ordersPerSecond,
    instances,
    primaryCores: Math.max(2, Math.ceil(coresFor(writing) / use)),
    replicas: Math.max(1, Math.ceil(coresFor(reading) / use / assumptions.coresOfReplica)),
    dataGb: Math.ceil(((products * measured.product_bytes + orders * measured.order_bytes) * room) / 1e9),
    connections: instances * assumptions.connectionsOfInstance,
  }
}
