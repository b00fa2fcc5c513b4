import { gradeRules } from '@sillage/domains/member/words.ts'
import { seoulDay } from '@sillage/kit/time.ts'
import { sql } from 'drizzle-orm'
import type { Seeding } from '../seeding.ts'

/** What figures need to be read: costs, buyers who come back, several payment methods, clicks and searches. */
export async function seedStatistics({ ctx }: Seeding) {
  const today = seoulDay(ctx.now())
  // A few products have no cost yet, as in any shop.
  await ctx.db.execute(sql`
    update variant set cost_krw = (coalesce(variant.price_krw, product.price_krw) * (35 + product.id % 20) / 10000) * 100
    from product where product.id = variant.product_id and product.id % 9 <> 0`)
  await ctx.db.execute(sql`
    update order_line set unit_cost_krw = variant.cost_krw from variant where variant.id = order_line.variant_id`)
  await seedMemberOrders({ ctx })
  await seedRefunds({ ctx })
  // Only orders that are over: one that staff may still refund goes back to the bank account it came from.
  await ctx.db.execute(sql`
    update payment set method = (array['card', 'kakaopay', 'card', 'easy_pay', 'bank_transfer', 'card'])[1 + orders.id % 6]
    from orders where orders.id = payment.order_id and orders.state = 'confirmed' and orders.request_key like 'demo %'`)
  await ctx.db.execute(sql`
    insert into click_count (day, click_type, click_id, click_name, platform, count)
    select ${today}::date - back, click_type, click_id, click_name, platform, 1 + (back * 7 + length(click_name)) % most
    from generate_series(0, 60) back, (values ('banners', '/shop', '새 향 보러 가기', 18),
      ('home', '/custom', '나만의 향', 26), ('popups', '1', '가을 향 안내', 11)) as each(click_type, click_id, click_name, most),
      (values ('pc'), ('mobile')) as on_platform(platform)
    on conflict do nothing`)
  await ctx.db.execute(sql`
    insert into search_miss (day, keyword, times)
    select ${today}::date - back * 3, keyword, 1 + (back + length(keyword)) % most
    from generate_series(0, 8) back, (values ('차량용 방향제', 9), ('룸스프레이 대용량', 6), ('우드윅 심지', 5), ('비누 베이스 5kg', 3))
      as each(keyword, most)
    on conflict do nothing`)
}

/** Some of the settled orders are members', and members have the grade that they earn. */
async function seedMemberOrders({ ctx }: Pick<Seeding, 'ctx'>) {
  // No one signs in as them: an empty hash is no password.
  await ctx.db.execute(sql`
    insert into member (mb_id, mb_name, mb_email, password_hash, email_proved_at, created_at)
    select 'regular' || n, (array['김', '이', '박', '최', '정', '강', '조', '윤', '장', '임'])[1 + n % 10] ||
      (array['서연', '지우', '도윤', '하은', '민준', '유진', '수아', '현우', '채원', '은우', '다인', '시우', '예린'])[1 + n % 13],
      'regular' || n || '@example.com', '', ${ctx.now().toISOString()}, ${ctx.now().toISOString()}::timestamptz - n * interval '17 hours'
    from generate_series(1, 180) n`)
  await ctx.db.execute(sql`
    update orders set mb_id = member.mb_id, buyer = orders.buyer || jsonb_build_object('name', member.mb_name)
    from member where orders.mb_id is null and orders.state = 'confirmed' and orders.request_key like 'demo %'
      and orders.id % 4 = 0 and member.mb_id = 'regular' || (1 + (orders.id * 31) % (60 + orders.id % 121))`)
  await ctx.db.execute(sql`
    with spent as (
      select orders.mb_id, sum(order_line.total_amount) as amount
      from orders join order_line on order_line.order_id = orders.id
      where order_line.state = 'confirmed' and orders.mb_id like 'regular%' group by 1
    )
    update member set grade = case when amount >= ${gradeRules.gold.spend_krw} then 'gold'
      when amount >= ${gradeRules.silver.spend_krw} then 'silver' else 'general' end
    from spent where spent.mb_id = member.mb_id`)
}

/** A part of the price of every fortieth settled order went back as a goodwill. */
const seedRefunds = ({ ctx }: Pick<Seeding, 'ctx'>) =>
  ctx.db.execute(sql`
    with chosen as (
      select payment.id, payment.order_id, orders.paid_at, (payment.amount / 8000 + 1) * 1000 as amount
      from payment join orders on orders.id = payment.order_id
      where orders.state = 'confirmed' and orders.request_key like 'demo %' and orders.id % 40 = 0
        and payment.amount > 8000 and payment.canceled_amount = 0
    ), sent as (
      insert into refund (payment_id, order_id, kind, amount, reason, state, request_key, created_at, done_at)
      select id, order_id, 'goodwill', amount, '병에 금이 가 있었어요', 'done', 'demo refund ' || id,
        paid_at + interval '3 days', paid_at + interval '4 days' from chosen
    )
    update payment set canceled_amount = chosen.amount, state = 'partial_canceled'
    from chosen where payment.id = chosen.id`)
