import { addDays } from '@sillage/kit/time.ts'
import type { Seeding } from '../../seeding.ts'
import { addEvent } from './hold.ts'
import { applicationTable } from './tables.ts'

const steps = [
  { to_state: 'draft', days_ago: 210, note: '' },
  { to_state: 'submitted', days_ago: 210, note: '' },
  { to_state: 'in_review', days_ago: 209, note: '' },
  {
    to_state: 'rejected',
    days_ago: 208,
    note: '사업자등록증의 업태가 아직 판매와 맞지 않아요. 소매업을 더한 뒤 다시 신청해 주시면 바로 살펴볼게요.',
  },
] as const

/** What the demo shop's member applied for once; the way is open to apply again. */
export async function seedApplications({ ctx }: Seeding) {
  const [first, last] = [steps[0], steps[3]].map(({ days_ago }) => addDays(ctx.now(), -days_ago))
  const [row] = await ctx.db
    .insert(applicationTable)
    .values({
      ...{ mb_id: 'hana', kind: 'wholesale', state: 'rejected', taken_by: 'owner' },
      ...{
        company: '하나공방',
        representative: '김하나',
        business_number: '107-81-74869',
        business_type: '교육, 공예',
      },
      ...{ name: '김하나', hp: '010-1234-5678', email: 'hana@example.com', zip: '04797' },
      ...{ addr1: '서울특별시 성동구 연무장길 12', addr2: '3층', channel: 'studio', volume: 'small' },
      ...{ message: '작은 캔들 공방을 준비하고 있어요. 소이왁스와 향료를 꾸준히 사고 싶어요.' },
      ...{ created_at: first, changed_at: last },
    })
    .returning({ id: applicationTable.id })
  if (!row) throw new Error('an application was not added')
  for (const { to_state, note, days_ago } of steps)
    await addEvent(ctx, { application_id: row.id, to_state, note, created_at: addDays(ctx.now(), -days_ago) })
}
