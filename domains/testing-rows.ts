import { randomUUID } from 'node:crypto'
import type { Db } from '@sillage/server-kit/database.ts'
import { type SQL, sql } from 'drizzle-orm'

export type Row = Record<string, unknown>
export type TestPerson = { mb_id: string; mb_hp: string; mb_email: string; marker: string }
/** What a column must hold where any value will not do, by table; tables that are left alone. */
type Given = Record<string, Row>
type Wishes = { given?: Given; except?: string[] }

type Column = { table: string; name: string; type: string; made: boolean; target: string | null; key: string | null }

/** What a column is called that says whose row it is, or how to reach them. */
const personal = ['mb_id', 'mb_hp', 'mb_email', 'recipient', 'owner', 'hp', 'phone', 'email', 'ip']

/** What a check constraint asks for, or the words of a domain: a column that takes only some texts. */
const sound: Given = {
  application: { kind: 'wholesale', state: 'needs_info' },
  burn_result: { wax: 'soy', additive: 'none', flame: 'steady', diameter_mm: 72, load: 8, pool_mm: 60 },
  cart_line: { quantity: 1, personal: [] },
  certification: { provider: 'kakao', items: ['name', 'ci'] },
  consent: { document: 'terms' },
  coupon: {
    amount_krw: 1000,
    percent: null,
    cap_krw: null,
    kind: 'order',
    target_ids: [],
    code: null,
    member_limit: 1,
    days: null,
    issue_limit: null,
  },
  coupon_issue: { state: 'issued' },
  document: { draft: false, shown_from: null, shown_until: null },
  faq: { draft: false, shown_from: null, shown_until: null },
  notice: { draft: false, shown_from: null, shown_until: null },
  design: {
    kind: 'bottle',
    design: {
      kind: 'bottle',
      vessel: 'cylinder',
      size: 100,
      glass: 'amber',
      cap: 'wood',
      label: { name: '귤밭', sub: '', shape: 'rect', paper: 'cotton', font: 'serif', crest: 'moon' },
    },
  },
  formula: { kind: 'candle', version: 1, revision: 1, deleted_at: null },
  inbox_case: { product_inquiry_id: null, review_id: null },
  inquiry: { topic: 'other', state: 'open' },
  linked_account: { provider: 'kakao' },
  notification: { kind: 'notice', link: '' },
  quotation_line: { personal: [] },
  order_line: { kind: 'goods', quantity: 1, state: 'confirmed', allocations: [], personal: [], no_return: null },
  orders: { state: 'confirmed', lang: 'kr', currency: 'krw', quotation_id: null },
  course: {
    weeks: 1,
    minutes: 60,
    level: 'day',
    format: 'studio',
    detail: { makes: [], syllabus: [], included: [], bring: [] },
  },
  certificate: { level: 'day', revoked_at: null },
  enrolment: { state: 'enrolled', move_answer: null, transferred_from: null },
  studio: { equipment: [] },
  studio_room: { seats: 4 },
  point_entry: { reason: 'welcome' },
  quotation: { lang: 'kr', currency: 'krw', state: 'sent', source: 'cart' },
  review: { stars: 5, photos: [] },
  staff_factor: { kind: 'totp' },
  store_order: { payment: 'card', lines: [] },
}

/**
 * Gives a person a row in every table that names one, found in the database itself: a table added tomorrow is filled
 * too, and a test that looks at all rows meets it. Every text holds the person's marker.
 */
export async function fillEveryTable(
  db: Db,
  person: TestPerson,
  { given = {}, except = [] }: Wishes = {},
): Promise<Map<string, Row>> {
  const columns = await columnsOf(db)
  const rows = new Map<string, Row>()
  const tables = [...new Set(columns.map(({ table }) => table))]
  const named = tables.filter((table) => columns.some((c) => c.table === table && personal.includes(c.name)))
  const touches = (table: string): boolean =>
    named.includes(table) ||
    columns.some((c) => c.table === table && c.target && c.target !== table && touches(c.target))

  async function rowOf(table: string): Promise<Row> {
    const known = rows.get(table) ?? (touches(table) ? undefined : await anyRow(db, table))
    const row = known ?? (await insert(table))
    rows.set(table, row)
    return row
  }

  async function insert(table: string): Promise<Row> {
    const fixed = { ...sound[table], ...given[table] }
    const values: [string, SQL][] = []
    for (const column of columns.filter((c) => c.table === table)) {
      if (column.name in fixed) values.push([column.name, literal(fixed[column.name])])
      else if (!column.made) values.push([column.name, await contentOf(column)])
    }
    const names = sql.join(
      values.map(([name]) => sql.identifier(name)),
      sql`, `,
    )
    const list = sql.join(
      values.map(([, value]) => value),
      sql`, `,
    )
    const { rows } = await db.execute<Row>(
      sql`insert into ${sql.identifier(table)} (${names}) values (${list}) returning *`,
    )
    return rows[0] ?? {}
  }

  async function contentOf({ table, name, type, target, key }: Column): Promise<SQL> {
    if (target === table) return sql`null`
    if (target && key) return literal((await rowOf(target))[key])
    if (name === 'mb_id' || name === 'mb_hp' || name === 'mb_email') return literal(person[name])
    if (name === 'recipient') return literal(person.mb_email)
    if (name === 'owner') return literal(`member:${person.mb_id}`)
    return literal(sample(type, `${touches(table) ? person.marker : 'anything'}-${table}-${name}`))
  }

  for (const table of named) if (!except.includes(table)) await rowOf(table)
  return rows
}

function sample(type: string, text: string): unknown {
  if (type === 'text') return text
  if (type === 'jsonb') return { note: text }
  if (type === 'bool') return false
  if (type === 'timestamptz') return new Date(Date.now() + 86_400_000).toISOString()
  if (type === 'uuid') return randomUUID()
  if (type === 'date') return '2026-11-15'
  if (['int2', 'int4', 'int8', 'float8', 'numeric'].includes(type)) return 0
  throw new Error(`What does a column of the type ${type} hold? Say it in testing-rows.ts.`)
}

const literal = (value: unknown): SQL => {
  if (value instanceof Date) return sql`${value.toISOString()}`
  return typeof value === 'object' && value !== null ? sql`${JSON.stringify(value)}::jsonb` : sql`${value}`
}

async function anyRow(db: Db, table: string): Promise<Row | undefined> {
  const { rows } = await db.execute<Row>(sql`select * from ${sql.identifier(table)} limit 1`)
  return rows[0]
}

/** Every column of every table; `made` where the database makes its value, `target` where it points to another row. */
async function columnsOf(db: Db): Promise<Column[]> {
  const { rows } = await db.execute<Column>(sql`
    select c.table_name as "table", c.column_name as name, c.udt_name as type,
           coalesce(c.column_default ~ '^(nextval|gen_random_uuid)', false) or c.is_generated = 'ALWAYS' as made,
           target.relname as target, key.attname as key
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    left join pg_constraint f on f.contype = 'f' and f.conrelid = format('%I', c.table_name)::regclass
      and array_length(f.conkey, 1) = 1
      and f.conkey[1] = c.ordinal_position
    left join pg_class target on target.oid = f.confrelid
    left join pg_attribute key on key.attrelid = f.confrelid and key.attnum = f.confkey[1]
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
    order by c.table_name, c.ordinal_position`)
  return rows
}

/** Every row of every table as text, for a test that must look everywhere. */
export async function everyRow(db: Db): Promise<{ table: string; text: string }[]> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const found: { table: string; text: string }[] = []
  for (const { name } of tables) {
    const { rows } = await db.execute<{ text: string }>(
      sql`select to_jsonb(one)::text as text from ${sql.identifier(name)} as one`,
    )
    found.push(...rows.map(({ text }) => ({ table: name, text })))
  }
  return found
}
