import type { Context } from '@sillage/server-kit/context.ts'
import type { PolicySection } from '../../setting/contract.ts'
import { policyKinds } from '../../setting/policy-words.ts'
import { policyTable } from '../../setting/server/tables.ts'

export const section = (title: string): PolicySection => ({
  title,
  title_en: `${title} in English`,
  text: ['본문'],
  text_en: ['Text'],
  points: [],
  points_en: [],
  table: null,
})

type Row = typeof policyTable.$inferInsert

export const givenPolicy = (ctx: Context, row: Pick<Row, 'kind' | 'version' | 'effective_from'> & Partial<Row>) =>
  ctx.db.insert(policyTable).values({ changes: '', changes_en: '', sections: [section('제1조')], ...row })

/** Every document that someone may be asked to agree to, published long ago. */
export async function givenPolicies(ctx: Context) {
  for (const kind of policyKinds) await givenPolicy(ctx, { kind, version: 1, effective_from: '2026-01-01' })
}

export const picture = {
  src: '/media/test-{width}.webp',
  width: 960,
  height: 1200,
  widths: [480, 960],
  tone: '',
}
