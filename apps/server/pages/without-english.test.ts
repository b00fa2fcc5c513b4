import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { noText } from '@sillage/kit/rich-text.ts'
import { testDatabase } from '@sillage/server-kit/testing.ts'
import { sql } from 'drizzle-orm'
import { JSDOM } from 'jsdom'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { startShop } from '../shop.ts'
import { addressesOfRoutes } from './testing-addresses.ts'

const database = await testDatabase()
const DATA_DIR = await mkdtemp(join(tmpdir(), 'sillage-pages-'))
const config = readConfig({ NODE_ENV: 'test', SEED: 'demo', PORT: '0', LOG_LEVEL: 'error', DATA_DIR })
const shop = await startShop({ ...config, DATABASE_URL: database.url })
afterAll(async () => {
  await shop.stop()
  await rm(DATA_DIR, { recursive: true })
})
const deleted = await deleteEnglish()
const addresses = (await addressesOfRoutes(shop.url)).map(({ address }) => address)

test('there was English to delete, in columns and inside of documents', () => {
  expect(deleted.columns).toBeGreaterThan(10)
  expect(deleted.documents).toBeGreaterThan(50)
})

test.each([...addresses, '/no-such-page'])('%s says everything to an English reader all the same', async (address) => {
  const [korean, english] = await Promise.all([textsOf(address, 'kr'), textsOf(address, 'en')])
  expect(korean.length).toBeGreaterThan(3)
  expect(english.filter(inBoth).map(({ at }) => at)).toEqual(korean.filter(inBoth).map(({ at }) => at))
  expect(silent(english)).toEqual(silent(korean))
})

type Said = { at: string; text: string }
/** Money is written without 원 in dollars, and points are for won alone: those differ for a reason. */
const inBoth = ({ at }: Said) => !/^(dt|dd)\b|\.won$/.test(at)
const silent = (all: Said[]) => all.filter(({ text }) => text === '').map(({ at }) => at)

const speaking = 'title, h1, h2, h3, h4, a, button, label, p, li, th, td, dt, dd, figcaption, summary, option, b, span'
const spoken = ['aria-label', 'alt', 'placeholder', 'content']

/** What each element of a page says, by its text or for those who do not see it. */
async function textsOf(address: string, lang: string): Promise<Said[]> {
  const reply = await fetch(shop.url + address, { headers: { cookie: `lang=${lang}` } })
  const { document } = new JSDOM(await reply.text()).window
  const elements = [...document.querySelectorAll(`${speaking}, [${spoken.join('], [')}]`)]
  return elements.filter(isTheShops).map((element) => ({
    at: `${(element.closest('dt, dd') ?? element).tagName.toLowerCase()}.${element.className}`,
    text: [element.textContent, ...spoken.map((name) => element.getAttribute(name))].join('').trim(),
  }))
}

/** English pages begin with the reviews in English, and mark Korean texts of customers, which they offer to translate. */
const isTheShops = (element: Element) => !element.closest('.review, .in-korean, .translate')

type Column = { table_name: string; column_name: string; data_type: string; is_nullable: string }

/** Every translation and every field that ends in _en, before any page has been drawn. */
async function deleteEnglish() {
  await database.db.execute(sql`delete from translation_term`)
  const { rows: columns } = await database.db.execute<Column>(sql`
    select table_name, column_name, data_type, is_nullable from information_schema.columns
    where table_schema = 'public' and (column_name like '%\\_en' or data_type = 'jsonb')`)
  let documents = 0
  const texts = columns.filter(({ data_type }) => data_type === 'text')
  for (const { table_name, column_name } of texts)
    await database.db.execute(sql`update ${sql.identifier(table_name)} set ${sql.identifier(column_name)} = ''`)
  for (const column of columns.filter(({ data_type }) => data_type === 'jsonb')) documents += await silence(column)
  return { columns: texts.length, documents }
}

/** Rewrites the documents of a column; answers how many had English in them. */
async function silence({ table_name, column_name, is_nullable }: Column) {
  const [table, column] = [sql.identifier(table_name), sql.identifier(column_name)]
  const { rows } = await database.db.execute<{ id: string; value: unknown }>(
    sql`select ctid::text as id, ${column} as value from ${table} where ${column} is not null`,
  )
  const mute = (value: unknown) => JSON.parse(JSON.stringify(value), (key, inner) => nothingFor(key, inner))
  for (const { id, value } of rows) {
    const whole = column_name.endsWith('_en') ? nothingFor(column_name, value) : mute(value)
    const next = whole === null && is_nullable === 'YES' ? null : JSON.stringify(whole)
    await database.db.execute(sql`update ${table} set ${column} = ${next}::jsonb where ctid = ${id}::tid`)
  }
  return rows.filter(({ value }) => JSON.stringify(mute(value)) !== JSON.stringify(value)).length
}

function nothingFor(key: string, value: unknown) {
  if (!key.endsWith('_en')) return value
  if (Array.isArray(value)) return []
  // A text no one has written.
  if (Object(value).type === 'doc') return noText
  return typeof value === 'string' ? '' : null
}
