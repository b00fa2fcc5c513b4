import { endpoint } from '@sillage/kit/endpoint.ts'
import { keysetOf, keysetQuery } from '@sillage/kit/keyset.ts'
import { BasedOn, Id } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { staffWith } from '../audit/permissions.ts'

const staff = staffWith('content')

export const title = z.string().trim().max(80, '제목은 80자까지 쓸 수 있어요.')
export const words = z.string().trim().max(500, '글은 500자까지 쓸 수 있어요.')
export const needed = '내용을 입력해 주세요.'

/** Products with a word about each, in the order they are shown. */
export const ChosenProducts = z
  .array(z.object({ product_id: Id, note: words.default(''), note_en: words.default('') }))
  .max(60, '상품은 60개까지 고를 수 있어요.')
  .refine((items) => new Set(items.map(({ product_id }) => product_id)).size === items.length, {
    message: '같은 상품이 두 번 있어요.',
  })

/** What staff do with rows of one kind: see all, hidden ones included; write, change, hide and show them. */
export function staffCallsOf<Shape extends z.ZodRawShape>(name: string, what: string, form: z.ZodObject<Shape>) {
  const Row = z.object({ ...form.shape, id: z.int(), visible: z.boolean(), version: z.string() })
  const path = `/api/v1/staff/${name}`
  const params = z.object({ id: Id })
  return {
    list: endpoint({
      method: 'GET',
      path,
      summary: `${what} 모두 보기`,
      access: staff,
      query: keysetQuery({ visible: z.stringbool().optional() }),
      reply: keysetOf(Row),
    }),
    add: endpoint({
      method: 'POST',
      path,
      summary: `${what} 만들기`,
      access: staff,
      body: form,
      reply: Row,
    }),
    change: endpoint({
      method: 'PUT',
      path: `${path}/:id`,
      summary: `${what} 고치기`,
      access: staff,
      params,
      query: BasedOn,
      body: form,
      reply: Row,
    }),
    switch: endpoint({
      method: 'PUT',
      path: `${path}/:id/visible`,
      summary: `${what} 보이기와 숨기기`,
      access: staff,
      params,
      body: z.object({ visible: z.boolean() }),
      reply: Row,
    }),
  }
}
