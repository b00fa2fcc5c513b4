import { RecordForm } from '@sillage/admin-kit/form/record-form.tsx'
import { Part } from '@sillage/admin-kit/part.tsx'
import type { Currency } from '@sillage/kit/money.ts'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import type { StaffShipping } from '../contract.ts'
import { type ShippingAsk, type ShippingStep, shippingCost } from '../cost.ts'

type Rules = StaffShipping['rules']
type Asked = { country: string; zip: string; goods_amount: number | null; weight_g: number | null; currency: Currency }

/** This postcode, this cart: what sending costs and why, by the saved rules and by those on the screen. */
export function FeeTester({ saved, edited }: { saved: Rules; edited: Rules }) {
  const t = usePhrases()
  const [asked, setAsked] = useState<Asked>({
    country: 'KR',
    zip: '63100',
    goods_amount: 30_000,
    weight_g: 500,
    currency: 'krw',
  })
  const ask: ShippingAsk = {
    currency: asked.currency,
    delivery: asked.country.toUpperCase() === 'KR' ? 'parcel' : 'ems',
    country: asked.country.toUpperCase(),
    zip: asked.zip,
    goods_amount: asked.goods_amount ?? 0,
    weight_g: asked.weight_g ?? 0,
  }
  return (
    <Part title={t('배송비 계산해 보기')}>
      <div className="stack stack-wide padded">
        <RecordForm<Asked>
          fields={[
            { name: 'country', label: t('나라'), kind: 'text' },
            { name: 'zip', label: t('우편번호'), kind: 'text' },
            { name: 'goods_amount', label: t('상품 금액'), kind: 'number' },
            { name: 'weight_g', label: t('무게 (g, 해외만)'), kind: 'number' },
            {
              name: 'currency',
              label: t('통화'),
              kind: 'choice',
              wide: true,
              options: [
                { value: 'krw', label: 'KRW' },
                { value: 'usd', label: 'USD' },
              ],
            },
          ]}
          values={asked}
          onChange={setAsked}
          errors={{}}
        />
        <Answer title={t('저장한 규칙')} rules={saved} ask={ask} />
        {edited !== saved && <Answer title={t('바꾼 규칙')} rules={edited} ask={ask} />}
      </div>
    </Part>
  )
}

function Answer({ title, rules, ask }: { title: string; rules: Rules; ask: ShippingAsk }) {
  const t = usePhrases()
  const moneyText = useMoneyText()
  const sentence = useSentence(ask.currency)
  const cost = shippingCost(rules, ask)
  const refusals = { country: t('보내지 않는 나라예요.'), weight: t('너무 무거워 보낼 수 없어요.') }
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {typeof cost === 'string' ? (
        <p className="error">{refusals[cost]}</p>
      ) : (
        <table className="sum">
          <tbody>
            {cost.trace.map((step) => (
              <tr key={step.step}>
                <th scope="row">{sentence(step)}</th>
                <td className="end">{moneyText({ amount: step.amount, currency: ask.currency })}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">{t('배송비')}</th>
              <td className="end">{moneyText({ amount: cost.amount, currency: ask.currency })}</td>
            </tr>
          </tbody>
        </table>
      )}
    </section>
  )
}

function useSentence(currency: Currency) {
  const t = usePhrases()
  const moneyText = useMoneyText()
  const money = (amount: number) => moneyText({ amount, currency })
  return (step: ShippingStep) => {
    if (step.step === 'free') return t('{from} 이상이라 무료', { from: money(step.from) })
    if (step.step === 'far') return t('먼 지역: {region}', { region: step.region })
    if (step.step === 'ems') return t('EMS {zone}, 500g {halves}개', { zone: step.zone, halves: step.halves })
    return step.from === undefined ? t('기본 배송비') : t('기본 배송비 ({from}부터 무료)', { from: money(step.from) })
  }
}
