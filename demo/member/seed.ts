import { consentVersions } from '@sillage/domains/member/server/consent-versions.ts'
import { hashPassword } from '@sillage/domains/member/server/password.ts'
import { addressTable, consentTable, memberTable } from '@sillage/domains/member/server/tables.ts'
import { consentDocuments, consentRules } from '@sillage/domains/member/words.ts'
import type { Seeding } from '../seeding.ts'
import { hana } from './hana.ts'

/** Who can sign in to the demo shop; printed at start, never seeded in production. */
export const demoSignIns = [
  { mb_id: 'hana', mb_name: hana.mb_name, mb_hp: hana.mb_hp, role: 'member', permissions: null },
  { mb_id: 'maker', mb_name: '정유진', mb_hp: '010-4567-8901', role: 'wholesale', permissions: null },
  { mb_id: 'clerk', mb_name: '박민재', mb_hp: '010-2345-6789', role: 'staff', permissions: ['products'] },
  { mb_id: 'owner', mb_name: '이소연', mb_hp: '010-3456-7890', role: 'owner', permissions: ['*'] },
] as const
export const demoPassword = 'sillage-demo'

const required = consentDocuments.filter((document) => consentRules[document].required)

export async function seedMembers({ ctx }: Seeding) {
  const password_hash = await hashPassword(demoPassword)
  const proved = { email_proved_at: ctx.now(), hp_proved_at: ctx.now() }
  await ctx.db.insert(memberTable).values(
    demoSignIns.map(({ mb_id, mb_name, mb_hp, role }) => ({
      mb_id,
      mb_name,
      mb_hp,
      mb_email: `${mb_id}@example.com`,
      password_hash,
      grade: role === 'wholesale' ? ('wholesale' as const) : ('general' as const),
      ...proved,
    })),
  )
  await ctx.db.insert(addressTable).values({
    mb_id: 'hana',
    label: '집',
    receiver: hana.mb_name,
    hp: hana.mb_hp,
    ...hana.home,
    is_default: true,
  })
  const versionOf = await consentVersions(ctx)
  const agreed = required.map((document) => ({ document, version: versionOf(document), given: true }))
  await ctx.db
    .insert(consentTable)
    .values(demoSignIns.flatMap(({ mb_id }) => agreed.map((consent) => ({ mb_id, ...consent }))))
}
