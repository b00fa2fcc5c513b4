import { randomUUID } from 'node:crypto'
import type { Transport } from '@sillage/kit/client.ts'
import { hasFiles, toForm } from '@sillage/kit/form.ts'
import { sql } from 'drizzle-orm'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, inject } from 'vitest'
import { sqlState } from './create-context.ts'
import { type Database, openDatabase } from './database.ts'
import { cloneDatabase, dropDatabase } from './embedded-postgres/clones.ts'
import { hashSid, newSid, newVisitorSid, xsrfOf } from './sessions.ts'
import { sessionTable } from './tables.ts'

const deadlock = '40P01'
const notAllowed = '42501'

/** A database of its own for a test file, with all tables and no rows; dropped when the file is done. */
export async function testDatabase(): Promise<Database & { empty(): Promise<void> }> {
  const { adminUrl, template } = inject('testDatabase')
  const name = `sillage_test_${randomUUID().slice(0, 8)}`
  const database = openDatabase(await cloneDatabase(adminUrl, template, name))
  afterAll(async () => {
    await database.close()
    await dropDatabase(adminUrl, name)
  })
  return { ...database, empty: () => emptyTables(database) }
}

async function emptyTables({ db }: Database) {
  await deleteRows(db).catch((error: unknown) => {
    // A page of the test before may still ask for something: the database lets one of the two go first.
    if (sqlState(error) === deadlock) return deleteRows(db)
    // Of a database of someone's own (TEST_DATABASE_URL) we may not be the superuser.
    if (sqlState(error) === notAllowed) return truncate(db)
    throw error
  })
}

/**
 * Deletes every row and begins every number again, in one call: few rows are deleted in a fraction of the time in which
 * their tables are truncated, and it happens before every test. Without foreign keys, so that the order does not matter.
 */
async function deleteRows(db: Database['db']) {
  await db.execute(sql`do $$
    declare each record;
    begin
      set local session_replication_role = replica;
      for each in select relname as name, pg_relation_size(oid) as bytes from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0
      loop
        -- What was deleted is still read over until it is truncated.
        if each.bytes > 1000000 then execute format('truncate %I cascade', each.name);
        else execute format('delete from %I', each.name);
        end if;
      end loop;
      -- A refused row takes a number, too.
      for each in select sequencename as name from pg_sequences where schemaname = 'public' and last_value is not null
      loop
        perform setval(format('%I', each.name)::regclass, 1, false);
      end loop;
    end $$`)
}

async function truncate(db: Database['db']) {
  const { rows } = await db.execute<{ name: string }>(sql`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0`)
  if (rows.length === 0) return
  const names = rows.map(({ name }) => sql.identifier(name))
  await db.execute(sql`truncate ${sql.join(names, sql`, `)} restart identity cascade`)
}

/** A browser's cookies and headers: signed in when a member is given, else a visitor with a session id of its own. */
export async function browserOf({ database, secret, mb_id }: { database: Database; secret: string; mb_id?: string }) {
  const sid = mb_id ? newSid() : newVisitorSid()
  if (mb_id) {
    const expires_at = new Date(Date.now() + 3_600_000)
    await database.db
      .insert(sessionTable)
      .values({ sid_hash: hashSid(sid), mb_id, ip: '', user_agent: 'test', expires_at, second_factor_at: new Date() })
  }
  return {
    cookies: { sid, cart_key: newSid() },
    headers: { 'x-xsrf-token': xsrfOf(secret, sid), 'x-requested-with': 'XMLHttpRequest' },
  }
}

type Browser = Awaited<ReturnType<typeof browserOf>>

/** Calls a server through its HTTP parser, without a socket. */
export const injectTransport =
  (app: FastifyInstance, browser: Browser): Transport =>
  async ({ method, url, body }) => {
    const sent = await payloadOf(method, body)
    const headers = { ...browser.headers, ...sent.headers }
    const reply = await app.inject({ url, cookies: browser.cookies, ...sent, headers })
    return { status: reply.statusCode, body: reply.body === '' ? null : reply.json() }
  }

/** As a browser would send it: with files as a posted form, else as JSON. */
async function payloadOf(method: string, body: unknown): Promise<InjectOptions & { headers?: Record<string, string> }> {
  if (hasFiles(body)) {
    const form = new Response(toForm(body, method))
    const type = form.headers.get('content-type') ?? ''
    return { method: 'POST', headers: { 'content-type': type }, payload: Buffer.from(await form.arrayBuffer()) }
  }
  // The contract's methods are a part of what inject takes; a JSON body is any object.
  return { method: method as InjectOptions['method'], ...(body === undefined ? {} : { payload: body as object }) }
}
