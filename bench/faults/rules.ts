/**
 * Each finds what must not be: rows that say what it is about. `reported` is what the buyers were shown, `taken` what the
 * provider took, `before` the stock as it was, `arrived` the emails, `bought` the orders of these buyers; `sent` is who sent a picture and what they were answered, `stored` what the bucket has.
 */
export const rules: readonly { name: string; sql: string }[] = [
  {
    name: 'an order that was confirmed to its buyer is missing or different',
    sql: `select reported.order_no as what from reported where reported.order_id is not null and not exists (
      select from bought where bought.id = reported.order_id and bought.order_no = reported.order_no
        and bought.request_key = reported.request_key and bought.total_amount = reported.total_amount
        and bought.point_amount = reported.point_amount)`,
  },
  {
    name: 'an order that nobody asked for',
    sql: `select order_no as what from bought where not exists (select from reported where reported.request_key = bought.request_key)`,
  },
  {
    name: 'a buyer was shown a payment that had succeeded, and the order is not paid',
    sql: `select reported.order_no as what from reported where outcome = 'done'
      and not exists (select from bought where bought.id = reported.order_id and paid_at is not null)`,
  },
  {
    name: 'money at the provider without a paid order of that amount',
    sql: `select taken.order_no || ' ' || taken.key as what from taken where taken.balance > 0 and not exists (
      select from payment join bought on bought.id = payment.order_id
      where payment.provider = 'toss' and payment.provider_key = taken.key and payment.amount = taken.amount
        and payment.amount - payment.canceled_amount = taken.balance
        and payment.state in ('done', 'partial_canceled') and bought.paid_at is not null)`,
  },
  {
    name: 'a payment in our books that the provider does not have',
    sql: `select bought.order_no as what from payment join bought on bought.id = payment.order_id
      where payment.state in ('done', 'partial_canceled') and payment.provider = 'toss' and not exists (
        select from taken where taken.key = payment.provider_key
          and taken.balance = payment.amount - payment.canceled_amount)`,
  },
  {
    name: 'an order that was paid more than once, or for more than it cost',
    sql: `select taken.order_no as what from taken where balance > 0 group by order_no
      having count(*) > 1 or sum(balance) > (select total_amount from bought where bought.order_no = taken.order_no)`,
  },
  {
    name: 'a payment whose outcome is unknown',
    sql: `select bought.order_no || ' is ' || payment.state as what from payment join bought on bought.id = payment.order_id
      where payment.state in ('in_progress', 'unknown')`,
  },
  {
    name: 'money promised back that did not go back, or not all of it',
    sql: `select reported.order_no as what from reported where refunded > 0 and refunded <> (
        select coalesce(sum(refund.amount), 0) from refund where refund.order_id = reported.order_id and refund.state = 'done')
      or refunded > 0 and refunded <> (
        select coalesce(sum(amount - balance), 0) from taken where taken.order_no = reported.order_no)`,
  },
  {
    name: 'stock that its movements do not explain',
    sql: `select 'variant ' || stock.variant_id as what from stock join before using (variant_id)
      left join lateral (select coalesce(sum(on_hand), 0) as on_hand, coalesce(sum(reserved), 0) as reserved
        from stock_movement where variant_id = stock.variant_id and id > before.movement_id) as moved on true
      where stock.on_hand <> before.on_hand + moved.on_hand or stock.reserved <> before.reserved + moved.reserved`,
  },
  {
    name: 'stock that is reserved for no order, or not reserved for one',
    sql: `select 'variant ' || stock.variant_id as what from stock join before using (variant_id)
      left join lateral (select coalesce(sum(quantity), 0) as quantity from order_line join bought on bought.id = order_id
        where order_line.variant_id = stock.variant_id
          and order_line.state in ('pending_payment', 'paid', 'preparing', 'on_hold', 'ready')) as wanted on true
      where stock.reserved - before.reserved <> wanted.quantity
        and stock.variant_id in (select variant_id from reported)`,
  },
  {
    name: 'points that do not add up',
    sql: `select buyer.mb_id as what from (select distinct mb_id from reported) as buyer
      left join point_balance using (mb_id)
      left join lateral (select coalesce(sum(amount), 0) as amount from point_entry where mb_id = buyer.mb_id) as entries on true
      left join lateral (select coalesce(sum("left"), 0) as amount from point_lot where mb_id = buyer.mb_id) as lots on true
      where coalesce(balance, 0) <> entries.amount or coalesce(balance, 0) <> lots.amount`,
  },
  {
    name: 'points that paid no order, or were not given back',
    sql: `select buyer.mb_id as what from (select distinct mb_id from reported) as buyer
      left join point_balance using (mb_id), purse
      where points - coalesce(balance, 0) <> (select coalesce(sum(point_amount), 0) from bought
        where bought.mb_id = buyer.mb_id and state not in ('canceled', 'canceled_unpaid'))`,
  },
  {
    name: 'a coupon that its order does not know, or that was used twice',
    sql: `select 'coupon ' || issue.id as what from coupon_issue as issue
      where mb_id in (select mb_id from reported) and (
        state in ('reserved', 'used') and not exists (select from bought where bought.id = issue.order_id
          and bought.order_coupon_id = issue.id and bought.state not in ('canceled', 'canceled_unpaid')
          and (issue.state = 'used') = (bought.paid_at is not null))
        or (select count(*) from bought where bought.order_coupon_id = issue.id
          and bought.state not in ('canceled', 'canceled_unpaid')) > 1
        or state = 'issued' and exists (select from bought where bought.order_coupon_id = issue.id
          and bought.state not in ('canceled', 'canceled_unpaid')))`,
  },
  {
    name: 'a payment that its buyer was not notified of once by each channel',
    sql: `select bought.order_no || ' by ' || channel as what from bought, unnest(array['mail', 'alimtalk']) as channel
      where paid_at is not null and 1 <> (select count(*) from outbox
        where subject = 'order:' || bought.id and template = 'order.paid' and outbox.channel = channel.channel
          and state in ('sent', 'delivered'))`,
  },
  {
    name: 'an email that never arrived',
    sql: `select outbox.subject || ' ' || transition as what from outbox where channel = 'mail' and state = 'sent'
      and mb_id in (select mb_id from reported)
      and not exists (select from arrived where arrived."to" = outbox.recipient)`,
  },
  {
    name: 'an email that was written twice',
    sql: `select arrived."to" as what from arrived join reported on arrived."to" = reported.mb_id || '@example.com'
      group by arrived."to" having count(distinct message_id) > (
        select count(*) from outbox where channel = 'mail' and recipient = arrived."to")`,
  },
  {
    name: 'a picture that was taken from its sender is not there',
    sql: `select sent.mb_id as what from sent where answer = '200' and not exists (
      select from stored_file join stored using (key) where stored_file.mb_id = sent.mb_id)`,
  },
  {
    name: 'a file in our books that the bucket does not have',
    sql: `select key as what from stored_file where mb_id in (select mb_id from sent) and key not in (select key from stored)`,
  },
  {
    name: 'work that was given up',
    sql: `select name || ': ' || coalesce(last_error, '') as what from job where state = 'dead'`,
  },
]
