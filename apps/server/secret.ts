import { randomBytes } from 'node:crypto'
import type { Database } from '@sillage/server-kit/database.ts'
import { settingTable } from '@sillage/server-kit/tables.ts'
import { eq } from 'drizzle-orm'
import { z } from 'zod'

/** The signing secret of the installation: made once, shared by all instances through the database. */
export async function findSecret({ db }: Database): Promise<string> {
  const value = randomBytes(32).toString('base64url')
  await db.insert(settingTable).values({ name: 'secret', value }).onConflictDoNothing()
  const [row] = await db.select().from(settingTable).where(eq(settingTable.name, 'secret'))
  return z.string().min(32).parse(row?.value)
}
