import { endpoint } from '@sillage/kit/endpoint.ts'
import { BasedOn, Id, Instant, Message } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { staffWith } from '../audit/permissions.ts'
import { moveLimits } from './words.ts'

const staff = staffWith('content')
const path = '/api/v1/staff/redirects'
const params = z.object({ id: Id })
const wrong = '/로 시작하는 이 쇼핑몰의 주소를 적어 주세요.'

/** A path of this shop, perhaps with a query; `//` would lead to another host. */
const address = z
  .string()
  .trim()
  .max(moveLimits.addressLength, '주소가 너무 길어요.')
  .regex(/^\/(?![/\\])[^\s\\#]*$/, wrong)

const Redirect = z
  .object({
    id: z.int(),
    from: z.string(),
    to: z.string(),
    /** Written by staff, or by a move. */
    origin: z.enum(['staff', 'moved']),
    changed_at: Instant,
    version: z.string(),
  })
  .meta({ id: 'Redirect' })
export type Redirect = z.output<typeof Redirect>

export const RedirectForm = z.object({ from: address, to: address })
export type RedirectForm = z.output<typeof RedirectForm>

export const redirects = {
  /** Where an address without a page has moved to. */
  find: endpoint({
    method: 'GET',
    path: '/api/v1/redirect',
    summary: '옮긴 주소 찾기',
    access: 'anyone',
    cache: { audience: 'everyone', tags: ['redirects'] },
    query: z.object({ address: z.string().max(2_000) }),
    reply: z.object({ to: z.string().nullable() }),
  }),
  staff: {
    list: endpoint({
      method: 'GET',
      path,
      summary: '옮긴 주소 목록',
      access: staff,
      query: z.object({
        /** The beginning of the old or the new address. */
        keyword: z.string().trim().max(moveLimits.addressLength).optional(),
        origin: z.enum(['staff', 'moved']).optional(),
        after: Id.optional(),
        limit: z.coerce.number().int().min(1).max(100).default(50),
      }),
      reply: z.object({ data: z.array(Redirect), next_after: z.int().nullable() }),
    }),
    add: endpoint({
      method: 'POST',
      path,
      summary: '옮긴 주소 더하기',
      access: staff,
      body: RedirectForm,
      reply: Redirect,
    }),
    change: endpoint({
      method: 'PUT',
      path: `${path}/:id`,
      summary: '옮긴 주소 고치기',
      access: staff,
      params,
      query: BasedOn,
      body: RedirectForm,
      reply: Redirect,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: `${path}/:id`,
      summary: '옮긴 주소 지우기',
      access: staff,
      params,
      reply: Message,
    }),
  },
}
