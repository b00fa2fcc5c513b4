import { openDatabase } from '@sillage/server-kit/database.ts'
import { expect, test } from 'vitest'
import { payInTheWindow } from './buying.ts'
import { signIn } from './signing-in.ts'
import { journeys, overflow } from './visitor.ts'
import { bothWays, wordsIn } from './words.ts'

const { visitor, databaseUrl } = journeys()

/** Hana's paid order, paid into an account whose bank called the money back after its day. Says which it is. */
async function givenCalledBack(): Promise<number> {
  const database = openDatabase(databaseUrl(), { connections: 1 })
  const account = { bank: '하나은행', number: '110-1', holder: '실라주', due_at: '2026-11-01T00:00:00.000Z' }
  const { rows } = await database.pool.query(
    `with found as (
      select orders.id from orders where mb_id = 'hana' and state in ('paid', 'preparing') and currency = 'krw'
      order by id limit 1
    ), called as (
      update orders set paid_at = null, state = 'held', expires_at = now() + interval '3 days' from found where orders.id = found.id
    ), stopped as (
      update order_line set state = 'held' from found where order_id = found.id and state in ('paid', 'preparing')
    )
    update payment set method = 'virtual_account', provider = 'toss', state = 'waiting_for_deposit',
      deposited_amount = 0, approved_at = null, details = $1
    from found where payment.order_id = found.id and payment.state = 'done' returning payment.order_id`,
    [{ account, unmatched: 1 }],
  )
  await database.close()
  return rows[0]?.order_id ?? 0
}

test.each(bothWays)(
  'called back by the bank, an order is paid by card or given up ($lang)',
  async ({ lang, width }) => {
    const t = wordsIn(lang)
    const { page, troubles } = await visitor({ lang, width })
    const order_id = await givenCalledBack()
    await signIn(page, 'hana', `/my-page/order/${order_id}`)
    const [why = ''] = t(
      '은행에서 입금이 취소됐어요. 상품은 {due}까지 맡아 둘게요. 그때까지 다시 결제하거나 주문을 취소해 주세요.',
    ).split('{due}')
    await page.getByText(why).waitFor()
    await page.getByRole('button', { name: t('주문 취소하기') }).waitFor()
    expect(await overflow(page)).toBe(0)
    if (lang === 'ko') {
      await page.getByRole('button', { name: /결제하기$/ }).click()
      await payInTheWindow(page)
      await page.waitForURL(/\/confirm/)
    } else {
      await page.getByRole('button', { name: t('주문 취소하기') }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('주문 취소하기') })
        .click()
      await page.getByText(t('주문을 취소했어요.')).first().waitFor()
      await page.getByText(t('입금 전 취소')).first().waitFor()
    }
    expect(troubles).toEqual([])
  },
)
