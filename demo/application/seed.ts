import { addEvent } from '@sillage/domains/application/server/lock.ts'
import { applicationTable } from '@sillage/domains/application/server/tables.ts'
import { demoTime, type Seeding } from '../seeding.ts'

const sent = [
  { to_state: 'draft', days_ago: 210, note: '' },
  { to_state: 'submitted', days_ago: 210, note: '' },
  { to_state: 'in_review', days_ago: 209, note: '' },
] as const
const rejected = [
  ...sent,
  {
    to_state: 'rejected',
    days_ago: 208,
    note: '사업자등록증의 업태가 아직 판매와 맞지 않아요. 소매업을 더한 뒤 다시 신청해 주시면 바로 살펴볼게요.',
  },
] as const

const approved = [...sent, { to_state: 'approved', days_ago: 208, note: '' }] as const

type SeedApplication = {
  steps: typeof rejected | typeof approved
  values: Omit<typeof applicationTable.$inferInsert, 'state'>
}
const applications: SeedApplication[] = [
  {
    steps: rejected,
    values: {
      mb_id: 'hana',
      kind: 'wholesale',
      company: '하나공방',
      representative: '김하나',
      business_number: '107-81-74869',
      business_type: '교육, 공예',
      name: '김하나',
      hp: '010-1234-5678',
      email: 'hana@example.com',
      zip: '04797',
      addr1: '서울특별시 성동구 연무장길 12',
      addr2: '3층',
      channel: 'studio',
      volume: 'small',
      message: '작은 캔들 공방을 준비하고 있어요. 소이왁스와 향료를 꾸준히 사고 싶어요.',
    },
  },
  {
    steps: approved,
    values: {
      mb_id: 'maker',
      kind: 'wholesale',
      company: '밀랍상회',
      representative: '정유진',
      business_number: '214-86-55210',
      business_type: '소매, 향초와 방향제',
      name: '정유진',
      hp: '010-4567-8901',
      email: 'maker@example.com',
      zip: '04781',
      addr1: '서울특별시 성동구 성수이로 88',
      addr2: '1층',
      channel: 'store',
      volume: 'medium',
      message: '성수동에서 향초를 만들어 팔아요. 왁스와 향료를 달마다 사고 싶어요.',
    },
  },
]

/** What the demo shop's members applied for: one may apply again, the other buys wholesale since. */
export async function seedApplications({ ctx }: Seeding) {
  const ago = (days: number) => demoTime(ctx.now(), days, 0)
  for (const { steps, values } of applications) {
    const { to_state: state } = steps[3]
    const [row] = await ctx.db
      .insert(applicationTable)
      .values({ ...values, state, taken_by: 'owner', created_at: ago(210), changed_at: ago(208) })
      .returning({ id: applicationTable.id })
    if (!row) throw new Error('an application was not added')
    for (const { to_state, note, days_ago } of steps)
      await addEvent(ctx, { application_id: row.id, to_state, note, created_at: ago(days_ago) })
  }
}

const waiting = [
  { mb_id: 'buyer5', kind: 'wholesale', company: '모란공방', representative: '정민서', days_ago: 1, volume: 'small' },
  {
    mb_id: 'buyer12',
    kind: 'dealer',
    company: '바다향 스튜디오',
    representative: '오준서',
    days_ago: 3,
    volume: 'large',
  },
] as const

/** Members of the demo shop who wait for an answer. */
export async function seedWaitingApplications({ ctx }: Seeding) {
  for (const { days_ago, ...asked } of waiting) {
    const created_at = demoTime(ctx.now(), days_ago, 2)
    const values = {
      ...asked,
      state: 'submitted' as const,
      business_number: '107-81-74869',
      business_type: '소매, 향초와 방향제',
      name: asked.representative,
      hp: '010-2000-0000',
      email: `${asked.mb_id}@example.com`,
      zip: '48058',
      addr1: '부산광역시 해운대구 센텀중앙로 79',
      addr2: '2층',
      channel: 'store',
      message: '직접 만든 향초와 함께 실라주 제품을 소개하고 싶어요.',
      created_at,
      changed_at: created_at,
    }
    const [row] = await ctx.db.insert(applicationTable).values(values).returning({ id: applicationTable.id })
    if (!row) throw new Error('an application was not added')
    for (const to_state of ['draft', 'submitted'] as const)
      await addEvent(ctx, { application_id: row.id, to_state, note: '', created_at })
  }
}
