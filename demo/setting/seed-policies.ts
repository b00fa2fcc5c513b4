import { policyTable } from '@sillage/domains/setting/server/tables.ts'
import { policies } from '@sillage/domains/setting/server/templates/policies.ts'
import { addDays, seoulDay } from '@sillage/kit/time.ts'
import type { Seeding } from '../seeding.ts'

/** Before anybody joins: members agree to what is published. */
export async function seedPolicies({ ctx }: Seeding) {
  await ctx.db.insert(policyTable).values(
    policies.map(({ published_days_ago, effective_days_ago, ...policy }) => ({
      ...policy,
      published_at: addDays(ctx.now(), -published_days_ago),
      effective_from: seoulDay(addDays(ctx.now(), -effective_days_ago)),
    })),
  )
}
