import { variantTable } from '@sillage/domains/catalog/server/tables.ts'
import { moveQuotation, type QuotationRow } from '@sillage/domains/quotation/server/move.ts'
import { asBuyer, priceLines, sumLines } from '@sillage/domains/quotation/server/price-lines.ts'
import { addQuotation, writeLines } from '@sillage/domains/quotation/server/save.ts'
import { validUntil } from '@sillage/domains/quotation/server/send.ts'
import type { QuotationSource } from '@sillage/domains/quotation/words.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { inArray } from 'drizzle-orm'
import { demoTime, type Seeding } from '../seeding.ts'

type Demo = {
  mb_id: string | null
  company: string
  name: string
  source: QuotationSource
  memo: string
  days_ago: number
  reached: 'draft' | 'sent' | 'accepted'
}

/** Companies that want a lot: one waits for an answer, one has it, one has agreed. */
const demos: Demo[] = [
  {
    mb_id: null,
    company: '호텔 라온',
    name: '서유진',
    source: 'bulk_request',
    memo: '로비와 객실 40실에 놓을 디퓨저를 찾고 있어요. 리필 주기와 대량 가격을 알고 싶어요.',
    days_ago: 1,
    reached: 'draft',
  },
  {
    mb_id: null,
    company: '오후의 공방',
    name: '안나경',
    source: 'bulk_request',
    memo: '원데이 클래스 30명분 재료가 필요해요. 12월 둘째 주까지 받을 수 있을까요?',
    days_ago: 0,
    reached: 'draft',
  },
  {
    mb_id: 'maker',
    company: '밀랍상회',
    name: '정유진',
    source: 'cart',
    memo: '',
    days_ago: 4,
    reached: 'sent',
  },
  {
    mb_id: 'maker',
    company: '밀랍상회',
    name: '정유진',
    source: 'cart',
    memo: '지난번과 같은 주소로 부탁드려요.',
    days_ago: 9,
    reached: 'accepted',
  },
]
const materials = [1310, 1210, 1206]

export async function seedQuotations({ ctx }: Seeding) {
  const variants = await ctx.db.select().from(variantTable).where(inArray(variantTable.product_id, materials))
  for (const [index, demo] of demos.entries()) {
    const now = demoTime(ctx.now(), demo.days_ago, index)
    const wanted = variants.slice(index, index + 2).map(({ id }) => ({ variant_id: id, quantity: 10 * (index + 1) }))
    await writeDemo({ ...ctx, now: () => now }, demo, wanted, index)
  }
}

type Wanted = { variant_id: number; quantity: number }[]

async function writeDemo(ctx: Context, demo: Demo, wanted: Wanted, index: number) {
  const buyer = await asBuyer(ctx, { mb_id: demo.mb_id, currency: 'krw' })
  const lines = await priceLines(buyer, wanted)
  const { mb_id, company, name, source, memo } = demo
  const row = await addQuotation(ctx, {
    mb_id,
    company,
    name,
    source,
    memo,
    hp: '010-2000-0000',
    email: mb_id ? `${mb_id}@example.com` : `company${index}@example.com`,
    lang: 'kr',
    currency: 'krw',
    request_key: `demo quotation ${index}`,
    ...(await sumLines(buyer, lines, { country: 'KR', zip: '' })),
  })
  if (!row) throw new Error('a demo quotation was not added')
  await writeLines(ctx, row, lines)
  if (demo.reached !== 'draft') await sendDemo(ctx, row, demo.reached)
}

async function sendDemo(ctx: Context, row: QuotationRow, reached: 'sent' | 'accepted') {
  const now = ctx.now()
  const sent = await moveQuotation(ctx, row, {
    to: 'sent',
    kind: 'sent',
    actor: 'staff',
    staff_id: 'owner',
    set: { version: 1, sent_at: now, valid_until: validUntil(now) },
  })
  if (reached === 'accepted') await moveQuotation(ctx, sent, { to: 'accepted', kind: 'accepted', actor: 'buyer' })
}
