import { memberTable } from '@sillage/domains/member/server/tables.ts'
import { findSecret } from '@sillage/server/secret.ts'
import type { Database } from '@sillage/server-kit/database.ts'
import { hashSid, newSid, xsrfOf } from '@sillage/server-kit/sessions.ts'
import { sessionTable } from '@sillage/server-kit/tables.ts'

export type Buyer = {
  mb_id: string
  headers: Record<string, string>
  person: { name: string; hp: string; email: string }
}
/** The shop takes some orders of a person and an hour, so each order is a member's first. */
export type Crowd = { next(): Buyer }

const atOnce = 1_000

/** Members who are signed in, each given out once. */
export async function gather(database: Database, count: number): Promise<Crowd> {
  const secret = await findSecret(database)
  const expires_at = new Date(Date.now() + 3_600_000)
  const members = Array.from({ length: count }, (_, at) => ({ mb_id: `bencher${at}`, sid: newSid() }))
  for (let from = 0; from < count; from += atOnce) {
    const some = members.slice(from, from + atOnce)
    await database.db
      .insert(memberTable)
      .values(some.map(({ mb_id }) => ({ mb_id, mb_name: mb_id, mb_email: mailOf(mb_id), password_hash: '' })))
    await database.db
      .insert(sessionTable)
      .values(
        some.map(({ mb_id, sid }) => ({ sid_hash: hashSid(sid), mb_id, ip: '', user_agent: 'bench', expires_at })),
      )
  }
  // As in a shop that has been open for a while: a database that was just filled would count and tidy up its tables for
  // a minute, and do so while something else is measured.
  await database.pool.query('vacuum analyze')
  let given = 0
  return {
    next() {
      const member = members[given]
      if (!member) throw new Error(`${count} buyers were too few`)
      given += 1
      const { mb_id, sid } = member
      return {
        mb_id,
        headers: {
          cookie: `sid=${sid}; cart_key=${newSid()}`,
          'x-xsrf-token': xsrfOf(secret, sid),
          'x-requested-with': 'XMLHttpRequest',
          'content-type': 'application/json',
        },
        person: { name: '김하나', hp: phoneOf(given), email: mailOf(mb_id) },
      }
    },
  }
}

const mailOf = (mb_id: string) => `${mb_id}@example.com`
const phoneOf = (n: number) => `010-${String(1000 + (n % 9000))}-${String(1000 + Math.floor(n / 9000))}`
