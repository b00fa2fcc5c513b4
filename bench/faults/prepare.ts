import type { Database } from '@sillage/server-kit/database.ts'

type Pool = Database['pool']
const kinds = 8

/** Some goods there are plenty of, and one that is soon sold out. */
export async function stockUp(pool: Pool): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(`
    select min(variant.id)::int as id from variant join product on product.id = variant.product_id
    where product.kind = 'goods' and product.visible and not variant.retired and product.min_quantity = 1
      and product.max_quantity is null and product.no_return is null and product.personal_fields = '[]'
      and variant.id not in (select kit_variant_id from kit_part)
    group by variant.product_id order by 1 limit ${kinds}`)
  const variants = rows.map(({ id }) => id)
  await pool.query('update stock set on_hand = reserved + 100000 where variant_id = any($1)', [variants])
  await pool.query('update stock set on_hand = reserved + 40 where variant_id = $1', [variants[0]])
  return variants
}

/** The same purse for everybody. */
export async function givePoints(pool: Pool, points: number) {
  await pool.query(
    `with buyer as (select mb_id from member where mb_id like 'bencher%'),
      lot as (insert into point_lot (mb_id, amount, "left", expires_at)
        select mb_id, $1, $1, now() + interval '1 year' from buyer returning id, mb_id),
      entry as (insert into point_entry (mb_id, amount, balance, reason, occasion, lot_id)
        select mb_id, $1, $1, 'granted', 'faults', id from lot)
    insert into point_balance (mb_id, balance, entries) select mb_id, $1, 1 from buyer`,
    [points],
  )
}

/** A coupon for each. */
export async function issueCoupons(pool: Pool) {
  await pool.query(`
    with coupon as (insert into coupon (name, name_en, kind, target_ids, amount_krw)
      values ('첫 향 쿠폰', 'First scent', 'order', '[]', 2000) returning id)
    insert into coupon_issue (coupon_id, mb_id, nth, expires_at)
    select coupon.id, mb_id, 1, now() + interval '30 days' from member, coupon where mb_id like 'bencher%'`)
}
