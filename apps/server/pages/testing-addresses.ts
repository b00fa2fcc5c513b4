import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { distFolder } from './storefront.ts'

/** One address for each page; `guarded` needs a member, `staffOnly` someone of the house, `missing` has nothing to show. */
export type Address = { path: string; address: string; guarded: boolean; staffOnly: boolean; missing: boolean }

const examples: Record<string, string> = {
  ':productId': '1001',
  ':categoryId': '2',
  ':orderId': '1',
  ':id': '1',
  ':path': 'gift',
  ':token': 'not-a-link-that-was-ever-sent',
  ':code': 'not-a-document-of-ours',
}

/** Where the usual example is no example. */
const special: Record<string, string> = {
  '/custom/:id': '/custom/bottle',
  '/my-page/inquiry/:id': '/my-page/inquiry/new',
}

/** Where the demo shop has nothing to show. */
const empty = new Set(['/share/:token'])

/** Every page of the route table, which is read as text: one program does not import another. */
export async function addressesOfRoutes(shopUrl: string) {
  const table = await readFile(join(distFolder, '../routes.ts'), 'utf8')
  const rows = [...table.matchAll(/page\('([^']+)', '[^']+'(?:, (\w+)\))?/g)]
  const own: Record<string, string> = {
    ...special,
    '/customer/notice/:id': `/customer/notice/${await newestNotice(shopUrl, 'customer')}`,
    '/tssa/notice/:id': `/tssa/notice/${await newestNotice(shopUrl, 'tssa')}`,
  }
  return rows.map(([, path = '', who]): Address => {
    const address = own[path] ?? path.replaceAll(/:\w+/g, (name) => exampleOf(path, name))
    return { path, address, guarded: who !== undefined, staffOnly: who === 'staff', missing: empty.has(path) }
  })
}

function exampleOf(path: string, name: string) {
  const example = examples[name]
  if (!example) throw new Error(`${path}: say an example of ${name}`)
  return example
}

async function newestNotice(shopUrl: string, board: string) {
  const reply = await fetch(`${shopUrl}/api/v1/notice?board=${board}&per_page=1`)
  const { data } = z.object({ data: z.array(z.object({ id: z.int() })).min(1) }).parse(await reply.json())
  return data[0]?.id
}
