import { Problem } from '@sillage/kit/problem.ts'
import { takeOverQuestion } from '../../inquiry/server/take-over.ts'
import { takeOverPoints } from '../../point/server/take-over.ts'
import { takeOverReview } from '../../review/server/take-over.ts'
import type { MoveKind } from '../words.ts'
import { defineMover, type Moving } from './mover.ts'
import { paragraphsOf } from './paragraphs.ts'
import { dayOf, numberOf } from './youngcart-cells.ts'
import { lostPictures, timeOf } from './youngcart-posts.ts'

const longest = 4_000
const textOf = (...cells: (string | undefined)[]) =>
  cells
    .flatMap((cell) => paragraphsOf((cell ?? '').replaceAll('\n', '<br>')))
    .join('\n')
    .slice(0, longest)

/** Ours of an old thing that this one belongs to; without it there is no place for it. */
async function needed(moving: Moving, kind: MoveKind, old_id: string, message: string) {
  const id = (await moving.links(kind, [old_id])).get(old_id)
  if (id === undefined) throw new Problem(422, message)
  return id
}
const noMember = '작성한 회원을 옮기지 않아 함께 옮기지 않아요.'
const noProduct = '상품을 옮기지 않아 함께 옮기지 않아요.'
const needsOf = ({ member, product }: { member: string; product?: string }) => [
  { kind: 'member' as const, old_id: member, message: noMember },
  ...(product === undefined ? [] : [{ kind: 'product' as const, old_id: product, message: noProduct }]),
]
const memberOf = (moving: Moving, mb_id: string) => needed(moving, 'member', mb_id, noMember)
const productOf = async (moving: Moving, it_id: string) => Number(await needed(moving, 'product', it_id, noProduct))

/** Where the old shop's points never end. */
const never = '9999'
const far = '2099-12-31T14:59:59.000Z'

export const youngcartPoint = defineMover<{
  member: string
  left: number
  memo: string
  occasion: string
  expires_at: string | null
}>({
  kind: 'point',
  needs: needsOf,
  read({ old_id, data }) {
    const member = (data.mb_id ?? '').toLowerCase()
    const ends = data.po_expire_date ?? ''
    const value = {
      member,
      left: numberOf(data.po_point) - numberOf(data.po_use_point),
      memo: (data.po_content ?? '').slice(0, 200),
      occasion: `youngcart:${old_id}`,
      expires_at: ends.startsWith(never)
        ? far
        : (dayOf(ends && `${ends.slice(0, 10)} 23:59:59`)?.toISOString() ?? null),
    }
    return { label: member, value, notes: [] }
  },
  async takeOver(ctx, _, { member, expires_at, ...points }, moving) {
    const mb_id = await memberOf(moving, member)
    await takeOverPoints(ctx, { ...points, mb_id, expires_at: new Date(expires_at ?? far) })
    return points.occasion
  },
})

type Words = { member: string; product: string; body: string; answer: string | null; created_at: string }

export const youngcartReview = defineMover<Words & { stars: number; hidden: boolean }>({
  kind: 'review',
  needs: needsOf,
  read({ data }) {
    const label = (data.is_subject ?? '').slice(0, 60)
    const body = textOf(data.is_subject, data.is_content)
    if (!data.mb_id || !body)
      return { label, value: null, notes: [{ text: '작성한 회원이나 내용이 없어요.', detail: data.is_name ?? '' }] }
    const value = {
      ...wordsOf(data.mb_id, data.it_id, body, data.is_reply_content, data.is_time),
      stars: Math.max(1, Math.min(5, numberOf(data.is_score) || 5)),
      hidden: data.is_confirm === '0',
    }
    return { label, value, notes: lostPictures(data.is_content) }
  },
  async takeOver(ctx, known, { stars, hidden, member, product, body, answer, created_at }, moving) {
    const [mb_id, product_id] = [await memberOf(moving, member), await productOf(moving, product)]
    const hidden_reason = hidden ? '이전 쇼핑몰에서 보이지 않던 리뷰' : null
    const review = { mb_id, product_id, stars, body, reply: answer, hidden_reason, created_at: new Date(created_at) }
    return String(await takeOverReview(ctx, known === null ? null : Number(known), review))
  },
})

export const youngcartQuestion = defineMover<Words & { secret: boolean }>({
  kind: 'question',
  needs: needsOf,
  read({ data }) {
    const label = (data.iq_subject ?? '').slice(0, 60)
    const body = textOf(data.iq_subject, data.iq_question)
    if (!data.mb_id || !body)
      return { label, value: null, notes: [{ text: '작성한 회원이나 내용이 없어요.', detail: data.iq_name ?? '' }] }
    const value = {
      ...wordsOf(data.mb_id, data.it_id, body, data.iq_answer, data.iq_time),
      secret: data.iq_secret === '1',
    }
    return { label, value, notes: lostPictures(data.iq_question) }
  },
  async takeOver(ctx, known, { member, product, created_at, ...words }, moving) {
    const [mb_id, product_id] = [await memberOf(moving, member), await productOf(moving, product)]
    const question = { ...words, mb_id, product_id, created_at: new Date(created_at) }
    return String(await takeOverQuestion(ctx, known === null ? null : Number(known), question))
  },
})

const wordsOf = (
  mb_id: string,
  it_id: string | undefined,
  body: string,
  answer: string | undefined,
  time: string | undefined,
): Words => ({
  member: mb_id.toLowerCase(),
  product: it_id ?? '',
  body,
  answer: textOf(answer) || null,
  created_at: timeOf(time),
})
