import type { Context } from '@sillage/server-kit/context.ts'
import { lte, sql } from 'drizzle-orm'
import type { Person } from '../../personal-data-shape.ts'
import { retainedRecordTable } from './tables.ts'

/** What the shop must store after a member has left, how long, and by which law; the privacy policy says the same. */
const retention = {
  contract: { basis: '계약, 대금 결제와 재화 공급에 관한 기록 (전자상거래법 시행령 제6조)', months: 60 },
  complaint: { basis: '소비자의 불만 또는 분쟁 처리에 관한 기록 (전자상거래법 시행령 제6조)', months: 36 },
  consent: { basis: '광고성 정보 수신 동의와 철회의 증빙 (정보통신망법 제50조)', months: 36 },
  visit: { basis: '서비스 방문 기록 (통신비밀보호법 시행령 제41조)', months: 3 },
} as const satisfies Record<string, { basis: string; months: number }>

/** Stores a record, with the person it is about: an anonymous record settles no dispute. */
export async function keepRecord(ctx: Context, kind: keyof typeof retention, person: Person, record: object) {
  const { mb_id, mb_name, mb_hp, mb_email } = person
  const { basis, months } = retention[kind]
  await ctx.db.insert(retainedRecordTable).values({
    kind,
    basis,
    record: { member: { mb_id, mb_name, mb_hp, mb_email }, ...record },
    retain_until: sql`${ctx.now().toISOString()}::timestamptz + make_interval(months => ${months})`,
  })
}

export const dropOutdatedRecords = (ctx: Context) =>
  ctx.db.delete(retainedRecordTable).where(lte(retainedRecordTable.retain_until, ctx.now()))
