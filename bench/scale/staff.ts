import { setTimeout as pause } from 'node:timers/promises'
import { findSecret } from '@sillage/server/secret.ts'
import type { Database } from '@sillage/server-kit/database.ts'
import { hashSid, newSid, xsrfOf } from '@sillage/server-kit/sessions.ts'
import { sessionTable } from '@sillage/server-kit/tables.ts'

const product_id = 1001

/** A member of staff who changes a product and looks at once, in the same browser and as a visitor. */
export async function signIn(database: Database, url: string) {
  const [secret, sid] = [await findSecret(database), newSid()]
  const cookies = new Map([['sid', sid]])
  await database.db.insert(sessionTable).values({
    sid_hash: hashSid(sid),
    mb_id: 'owner',
    ip: '',
    user_agent: 'bench',
    expires_at: new Date(Date.now() + 3_600_000),
    second_factor_at: new Date(),
  })

  async function ask(path: string, body?: object) {
    const reply = await fetch(url + path, {
      ...(body && { method: 'PUT', body: JSON.stringify(body) }),
      headers: {
        cookie: [...cookies].map((each) => each.join('=')).join('; '),
        'x-xsrf-token': xsrfOf(secret, sid),
        'x-requested-with': 'XMLHttpRequest',
        'content-type': 'application/json',
      },
    })
    for (const each of reply.headers.getSetCookie()) {
      const [name = '', value = ''] = (each.split(';')[0] ?? '').split('=')
      cookies.set(name, value)
    }
    return { status: reply.status, text: await reply.text() }
  }

  return {
    /** How long it takes until a visitor sees the new name, and whether the same browser saw it right away. */
    async rename(name: string) {
      const began = Date.now()
      const { status, text } = await ask(`/api/v1/products/${product_id}`, { name })
      if (status !== 200) throw new Error(`the product was not changed: ${status} ${text}`)
      const listed = (await ask('/api/v1/staff/audit')).text
      const page = async () => (await (await fetch(`${url}/shop/product/${product_id}`)).text()).includes(name)
      while (!(await page())) {
        if (Date.now() - began > 20_000) throw new Error('the page at the front still has the old name')
        await pause(10)
      }
      return { ms: Date.now() - began, isListed: listed.includes(name) }
    },
  }
}
