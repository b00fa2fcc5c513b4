import { Readable } from 'node:stream'
import { inBoth } from '@sillage/kit/dates.ts'
import { Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { optionWithPersonal } from '../../../custom/personal.ts'
import type { PersonalValue } from '../../../custom/personal-contract.ts'
import { findCompany } from '../../../setting/server/company.ts'
import { linesOf, type QuotationRow } from '../move.ts'
import { lastDayOf, requireQuotation } from '../view.ts'
import { drawApart } from './draw-apart.ts'
import type { QuotationDocument } from './quotation-document.ts'

const worker = new URL('./quotation-worker.ts', import.meta.url)

type Link = (path: string) => string

/** The documents requested last: a buyer who views one saves it next. What was sent does not change any more. */
const drawn = new Map<string, Promise<Buffer>>()
const kept = 30

/** The PDF of the version that was sent last. */
export async function openQuotation(ctx: Context, link: Link, id: number, view_key: string | undefined) {
  const row = await requireQuotation(ctx, id, view_key)
  if (row.version === 0)
    throw new Problem(409, '아직 보내지 않은 견적서예요. 먼저 견적서를 받아 주세요.', { code: 'draft' })
  const document = await documentOf(ctx, link, row)
  const bytes = await drawOnce(ctx, document)
  const name = `${row.lang === 'en' ? 'quotation' : '견적서'}-${row.quotation_no}.pdf`
  return { stream: Readable.from([bytes]), size: bytes.length, type: 'application/pdf', name }
}

function drawOnce(ctx: Context, document: QuotationDocument) {
  const key = JSON.stringify(document)
  const known = drawn.get(key)
  if (known) return known
  const drawing = drawApart(ctx, document, worker)
  drawn.set(key, drawing)
  // One that failed is tried again.
  drawing.catch(() => drawn.delete(key))
  const [oldest] = drawn.keys()
  if (drawn.size > kept && oldest !== undefined) drawn.delete(oldest)
  return drawing
}

function bottleIn(personal: readonly PersonalValue[]) {
  const [bottle] = personal.flatMap(({ design }) => (design?.kind === 'bottle' ? design : []))
  return bottle
}

function inBothLanguages(at: Date | string) {
  const { kr, en } = inBoth(({ date }) => date(at))
  return `${kr} / ${en}`
}

async function documentOf(ctx: Context, link: Link, row: QuotationRow): Promise<QuotationDocument> {
  const { quotation_no, version, currency, company, name, hp, email, memo } = row
  const sent_at = row.sent_at ?? row.created_at
  const last_day = lastDayOf(row)
  const lines = await linesOf(ctx, row.id, version)
  return {
    quotation_no,
    version,
    currency,
    sent_at,
    sent_day: inBothLanguages(sent_at),
    last_day: last_day ? inBothLanguages(last_day) : '',
    seller: await findCompany(ctx),
    buyer: { company, name, hp, email },
    memo,
    lines: lines.map((line) => ({
      name: line.name,
      name_en: line.name_en,
      sku: line.sku,
      quantity: line.quantity,
      ...optionWithPersonal(line),
      unit_amount: line.unit_amount,
      design: bottleIn(line.personal),
    })),
    goods_amount: row.goods_amount,
    shipping_amount: row.shipping_amount,
    total_amount: row.total_amount,
    verify_url: link(`/verify/${row.verify_code}`),
  }
}
