import { type Cost, type Demand, demands, type Measured, type Size, sizeFor } from './model.ts'

const count = (number: number) => number.toLocaleString('en')

const notYet = 'Not measured yet on a quiet machine.'

type Tables = { measured: string; sizing: string }

/** The tables of docs/scaling.md, by the name that stands beside each of them there. */
export function tablesOf(measured: Measured | null): Tables {
  if (!measured) return { measured: notYet, sizing: notYet }
  return { measured: inputsOf(measured), sizing: sizingOf(measured) }
}

/** The page with these tables in place of those it has. */
export function pageWith(page: string, tables: Tables) {
  return Object.entries(tables).reduce(
    (text, [name, table]) =>
      text.replace(
        new RegExp(`(<!-- ${name} -->\n)[^]*?(\n<!-- /${name} -->)`),
        (_, begin: string, end: string) => begin + table + end,
      ),
    page,
  )
}

function inputsOf(measured: Measured) {
  const costs: [string, Cost][] = [
    ['a page that is kept', measured.kept_page],
    ['a product page drawn for the first time', measured.drawn_page],
    ['a list for the first time', measured.first_list],
    ['a search for the first time', measured.first_search],
    ["a call of a member's own (the cart)", measured.own_call],
    ['an order from empty cart to paid, with its messages', measured.order],
  ]
  return [
    '| one of these | shop, ms of a core | database, ms of a core | one core of the shop does |',
    '|---|---|---|---|',
    ...costs.map(([name, { shop_ms, database_ms }]) =>
      row(name, shop_ms, database_ms, `${perSecond(shop_ms)} a second`),
    ),
    '',
    `A product takes ${kilobytes(measured.product_bytes)} of the database, an order ${kilobytes(measured.order_bytes)}.`,
    `Measured ${measured.measured_at.slice(0, 10)} on ${measured.machine}.`,
  ].join('\n')
}

const perSecond = (ms: number) => count(Number((1000 / ms).toPrecision(2)))
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

function sizingOf(measured: Measured) {
  const sizes = demands.map((demand): [Demand, Size] => [demand, sizeFor(demand, measured)])
  return [
    '| products | orders kept | requests a second | orders a second | instances of 4 cores | primary, cores | replicas of 8 cores | disk of each database | connections to the pooler |',
    '|---|---|---|---|---|---|---|---|---|',
    ...sizes.map(([{ products, orders, requests }, size]) =>
      row(
        count(products),
        count(orders),
        count(requests),
        size.ordersPerSecond,
        size.instances,
        size.primaryCores,
        size.replicas,
        `${count(size.dataGb)} GB`,
        size.connections,
      ),
    ),
  ].join('\n')
}

const row = (...cells: (string | number)[]) => `| ${cells.join(' | ')} |`
