import { endpoint } from '@sillage/kit/endpoint.ts'
import { z } from 'zod'
import { staffWith } from '../audit/permissions.ts'
import { dollarEndings, dollarRoundings } from './exchange.ts'

const path = '/api/v1/staff/exchange-rate'
const staff = staffWith('products')
const rateMessage = '환율을 확인해 주세요.'

export const ExchangeRule = z.object({
  won_per_dollar: z.int(rateMessage).min(100, rateMessage).max(10_000, rateMessage),
  ending: z.enum(dollarEndings),
  rounding: z.enum(dollarRoundings),
})
/** The version counts the changes: saving what was read before another change is refused. */
const Exchange = z.object({ version: z.int().min(0), rule: ExchangeRule })

/** By what rate dollar prices are filled in. Prices that stand stay until staff fill them again. */
export const staffExchange = {
  show: endpoint({ method: 'GET', path, summary: '달러 가격을 채우는 환율', access: staff, reply: Exchange }),
  save: endpoint({
    method: 'PUT',
    path,
    summary: '환율과 반올림 정하기',
    access: staff,
    body: z.object({ based_on: z.int().min(0), rule: ExchangeRule }),
    reply: Exchange,
  }),
}
