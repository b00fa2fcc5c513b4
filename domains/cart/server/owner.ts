import { createHash } from 'node:crypto'
import { Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'

/** Whose cart a request means: the member's, else that of the key in the visitor's cookie, else none. */
export function cartOf({ member, visitor }: Context): string {
  if (member) return memberCart(member.mb_id)
  const { cart_key } = visitor.cookies
  return cart_key ? visitorCart(cart_key) : ''
}

/** The owner of a cart that is changed; a visitor without cookies cannot have one. */
export function ownerOf(ctx: Context): string {
  const owner = cartOf(ctx)
  if (owner) return owner
  throw new Problem(422, '쿠키를 켜야 장바구니를 쓸 수 있어요.', { code: 'cookies' })
}

export const memberCart = (mb_id: string) => `member:${mb_id}`
export const visitorCart = (cart_key: string) => `key:${cart_key}`

/** The owner in a word that gives neither key nor id away. */
export const cartHash = (owner: string) => createHash('sha256').update(owner).digest('base64url').slice(0, 12)
