import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { demoPassword } from '@sillage/demo/member/seed.ts'
import { dumpOf } from '@sillage/domains/moving/testing/dumps.ts'
import { call, post } from './call.ts'
import { type Program, startProgram } from './program.ts'
import type { Row } from './rows.ts'
import { signInAt } from './visitor.ts'

type Headers = Record<string, string>
type Step = { step: string; failure: string }

const products = 5_000
const fileRows = 20_000
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
const count = (number: number) => number.toLocaleString('en')

/** A shop of five thousand products moves in from each source, twice. */
export const measureMoving = (dataDir: string) =>
  withShop(join(dataDir, 'moving'), async (url, owner) => {
    const rows: Row[] = []
    for (const { source, name, content } of [shopifyFile(), youngcartFile()])
      for (const time of ['first', 'second'])
        rows.push({
          name: `${count(products)} products moved in from ${source}, the ${time} time`,
          figure: seconds(await timeOf(() => moveIn(url, owner, { source, name, content: content() }))),
        })
    return rows
  })

/** Files of twenty thousand rows are applied and undone. */
export const measureFiles = (dataDir: string) => withShop(join(dataDir, 'files'), applyFiles)

/** The demo shop with its owner signed in, and how much memory it took at most. */
async function withShop(dataDir: string, measure: (url: string, owner: Headers) => Promise<Row[]>) {
  const shop = await startProgram(dataDir)
  try {
    const owner = await signInAt(shop.url, 'owner', demoPassword)
    const watch = watchMemory(shop)
    const rows = await measure(shop.url, owner)
    return [...rows, { name: 'memory of the server at most meanwhile', figure: `${Math.round(await watch.stop())} MB` }]
  } finally {
    await shop.stop()
  }
}

async function timeOf(act: () => Promise<unknown>) {
  const began = performance.now()
  await act()
  return performance.now() - began
}

/** The most that the server has had, in megabytes; nothing where the system does not report it. */
function watchMemory({ child }: Program) {
  let most = 0
  const look = async () => {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '')
    most = Math.max(most, Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
  }
  const timer = setInterval(look, 200)
  return {
    async stop() {
      clearInterval(timer)
      await look()
      return most
    },
  }
}

const heads =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Variant Compare At Price,Status'

/** Each product in two sizes. */
const shopifyFile = () => ({
  source: 'shopify',
  name: 'products_export.csv',
  content: () =>
    [
      heads,
      ...Array.from({ length: products }, (_, nth) =>
        ['Small', 'Large'].map((size, at) =>
          at === 0
            ? `made-${nth},Made ${nth},<p>Text of product ${nth}</p>,Sillage,${nth % 2 ? 'Candles' : 'Tools'},,true,Size,${size},MADE-${nth}-S,100,9,30.00,,active`
            : `made-${nth},,,,,,,,${size},MADE-${nth}-L,300,4,50.00,,`,
        ),
      ).flat(),
    ].join('\n'),
})

const youngcartFile = () => ({
  source: 'youngcart',
  name: 'shop.sql',
  content: () =>
    dumpOf({
      g5_shop_category: [{ ca_id: '10', ca_name: '옮긴 것', ca_order: 0, ca_use: 1 }],
      g5_shop_item: Array.from({ length: products }, (_, nth) => ({
        it_id: `14041${10_000 + nth}`,
        ca_id: '10',
        it_name: `옮긴 상품 ${nth}`,
        it_explan: `<p>상품 ${nth}의 글</p>`,
        it_price: 12_000,
        it_use: 1,
        it_stock_qty: 7,
        it_time: '2019-03-02 11:22:33',
      })),
      g5_member: [],
    }),
})

async function moveIn(url: string, owner: Headers, file: { source: string; name: string; content: string }) {
  const form = new FormData()
  form.set('source', file.source)
  form.set('currency', file.source === 'shopify' ? 'usd' : 'krw')
  form.set('files', new Blob([file.content], { type: 'text/plain' }), file.name)
  const { 'content-type': _, ...headers } = owner
  const started = await fetch(`${url}/api/v1/staff/moves`, { method: 'POST', headers, body: form })
  if (!started.ok) throw new Error(`the move did not start: ${started.status} ${await started.text()}`)
  const move: { id: number } = JSON.parse(await started.text())
  const address = `${url}/api/v1/staff/moves/${move.id}`
  await until<Step>(address, owner, ({ step }) => step === 'ready')
  await post(`${address}/apply`, owner, {})
  await until<Step>(address, owner, ({ step }) => step === 'done')
}

async function until<Reply extends object>(address: string, owner: Headers, isReached: (reply: Reply) => boolean) {
  for (;;) {
    const { status, text } = await call(address, { headers: owner })
    if (status !== 200) throw new Error(`${address} answered ${status}: ${text}`)
    // The shop answers what its contract says.
    const reply = JSON.parse(text) as Reply
    if (isReached(reply)) return
    if (text.includes('"failed"')) throw new Error(`${address} failed: ${text.slice(0, 500)}`)
    await pause(200)
  }
}

const blank = { slug: '', kind: '', category: '', summary: '', summary_en: '', option: '', option_en: '', pictures: '' }

/** Twenty thousand new products from a file, all of them changed by another, and both undone. */
async function applyFiles(url: string, owner: Headers): Promise<Row[]> {
  const each = Array.from({ length: fileRows }, (_, nth) => `FILE-${nth}`)
  const made = each.map((sku) => ({
    sku,
    set: { name: `파일 ${sku}`, name_en: sku, price_krw: 12_000, price_usd: 900, on_hand: 5 },
    add: blank,
  }))
  const changed = each.map((sku) => ({ sku, set: { price_krw: 13_000, on_hand: 8 }, seen: { price_krw: 12_000 } }))
  const rows: Row[] = []
  const sets: { what: string; id: number }[] = []
  for (const [what, file] of [
    ['new products', made],
    ['changed rows', changed],
  ] as const) {
    const ms = await timeOf(async () => sets.push({ what, id: await applyFile(url, owner, file) }))
    rows.push({ name: `a file of ${count(fileRows)} ${what}`, figure: seconds(ms), aim: '60 s' })
  }
  for (const { what, id } of sets.toReversed()) {
    const ms = await timeOf(() => post(`${url}/api/v1/staff/change-sets/${id}/undo`, owner, {}))
    rows.push({ name: `undoing a file of ${count(fileRows)} ${what}`, figure: seconds(ms) })
  }
  return rows
}

async function applyFile(url: string, owner: Headers, rows: readonly object[]) {
  const body = { rows, from: 'import', dry_run: false, request_key: crypto.randomUUID() }
  const address = `${url}/api/v1/staff/products/changes`
  const reply = await post<{ rows: object[]; change_set_id: number | null }>(address, owner, body)
  const { change_set_id } = reply
  if (change_set_id === null) throw new Error(`the file was refused: ${JSON.stringify(reply.rows.slice(0, 3))}`)
  await until<{ state: string }>(
    `${url}/api/v1/staff/change-sets/${change_set_id}`,
    owner,
    ({ state }) => state === 'applied',
  )
  return change_set_id
}
