import type { Picture } from '@sillage/kit/schemas.ts'
import type { Context } from '@sillage/server-kit/context.ts'

/** What the seed of a domain is given: a context inside the seeding's transaction, and the drawn pictures by name. */
export type Seeding = { ctx: Context; picture(name: string): Picture }
export type SeedStep = { name: string; run(seeding: Seeding): Promise<void> }
