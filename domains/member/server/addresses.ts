import { hasCities, hasPostcodes, regionNameOf } from '@sillage/kit/address-form.ts'
import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { invalid, notFound, Problem } from '@sillage/kit/problem.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { and, desc, eq } from 'drizzle-orm'
import type { account } from '../account-contract.ts'
import { accountRules } from '../words.ts'
import { lockAccount } from './account-lock.ts'
import { addressTable } from './tables.ts'

type Form = HandlerInput<typeof account.addAddress>['body']

/** The default first, then the newest. */
export const listAddresses = (ctx: Context) => listAddressesOf(ctx, requireMember(ctx).mb_id)

export const listAddressesOf = (ctx: Context, mb_id: string) =>
  ctx.db
    .select()
    .from(addressTable)
    .where(eq(addressTable.mb_id, mb_id))
    .orderBy(desc(addressTable.is_default), desc(addressTable.id))

export function addAddress(ctx: Context, form: Form) {
  checkPlace(form)
  return ctx.transaction(async (ctx) => {
    const { mb_id } = await lockAccount(ctx)
    const kept = await ctx.db.$count(addressTable, eq(addressTable.mb_id, mb_id))
    if (kept >= accountRules.addresses_max)
      throw new Problem(422, '배송지는 {max}개까지 저장할 수 있어요.', { slots: { max: accountRules.addresses_max } })
    const is_default = form.is_default || kept === 0
    if (is_default) await dropDefault(ctx, mb_id)
    const [row] = await ctx.db
      .insert(addressTable)
      .values({ ...form, mb_id, is_default })
      .returning()
    if (!row) throw new Error('an address was not written')
    return row
  })
}

/** The default stays the default until another one takes its place. */
export function changeAddress(ctx: Context, address_id: number, form: Form) {
  return ctx.transaction(async (ctx) => {
    const { mb_id } = await lockAccount(ctx)
    const [before] = await ctx.db.select().from(addressTable).where(own(mb_id, address_id))
    if (!before) throw notFound()
    checkPlace(form)
    if (form.is_default) await dropDefault(ctx, mb_id)
    const [row] = await ctx.db
      .update(addressTable)
      .set({ ...form, is_default: form.is_default || before.is_default })
      .where(own(mb_id, address_id))
      .returning()
    if (!row) throw new Error('a locked address is gone')
    return row
  })
}

export function removeAddress(ctx: Context, address_id: number) {
  return ctx.transaction(async (ctx) => {
    const { mb_id } = await lockAccount(ctx)
    const [gone] = await ctx.db.delete(addressTable).where(own(mb_id, address_id)).returning()
    if (!gone) throw notFound()
    if (gone.is_default) await promoteNewest(ctx, mb_id)
    return { message: '배송지를 지웠어요.' }
  })
}

const own = (mb_id: string, id: number) => and(eq(addressTable.mb_id, mb_id), eq(addressTable.id, id))

const dropDefault = (ctx: Context, mb_id: string) =>
  ctx.db.update(addressTable).set({ is_default: false }).where(eq(addressTable.mb_id, mb_id))

async function promoteNewest(ctx: Context, mb_id: string) {
  const [newest] = await ctx.db
    .select({ id: addressTable.id })
    .from(addressTable)
    .where(eq(addressTable.mb_id, mb_id))
    .orderBy(desc(addressTable.id))
    .limit(1)
  if (newest) await ctx.db.update(addressTable).set({ is_default: true }).where(eq(addressTable.id, newest.id))
}

/** A receiver may have any telephone, not only a mobile one. */
function checkPlace({ country, zip, city, state, hp }: Form) {
  const korean = country === 'KR'
  if (korean && !/^\d{5}$/.test(zip)) throw invalid('zip', '우편번호 5자리를 입력해 주세요.')
  if (hasPostcodes(country) && !zip) throw invalid('zip', '우편번호를 입력해 주세요.')
  if (!korean && hasCities(country) && !city) throw invalid('city', '도시를 입력해 주세요.')
  if (regionNameOf(country) && !state) throw invalid('state', '주나 지역을 입력해 주세요.')
  const digits = hp.replaceAll(/[\s()-]/g, '')
  if (!(korean ? /^0\d{8,11}$/ : /^\+?\d{6,15}$/).test(digits)) throw invalid('hp', '연락처를 확인해 주세요.')
}
