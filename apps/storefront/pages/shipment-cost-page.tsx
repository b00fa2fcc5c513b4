import { EmsTable, FarTable } from '@sillage/domains/shipping/shop/cost-tables.tsx'
import { prime, useShop } from '@sillage/domains/shop.ts'
import { money } from '@sillage/kit/money.ts'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { PageLayout } from '@sillage/web-kit/page-layout.tsx'
import { usePhrasebook, usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { CostFinder } from './shipment-cost/cost-finder.tsx'
import '@sillage/ui/sections/rows.css'
import '@sillage/domains/shipping/shop/shipment-cost.css'

export const loader = prime((queries) => [queries.shipping.rules()])

/** What it costs to have something sent: looked up, and as a table. */
export function Component() {
  const moneyText = useMoneyText()
  const t = usePhrases()
  const { queries } = useShop()
  const { data: rules } = useSuspenseQuery(queries.shipping.rules())
  const currency = usePhrasebook().locale === 'en' ? 'usd' : 'krw'
  const text = (amount: number) => moneyText(money(amount, currency))
  return (
    <PageLayout
      title={t('배송비 안내')}
      description={t('국내와 해외 배송비를 안내해요.')}
      above={[{ label: t('고객센터'), href: '/customer/center' }]}
    >
      <div className="shipping-page">
        <CostFinder currency={currency} zones={rules.ems_zones} />
        <section aria-labelledby="shipping-home">
          <h2 id="shipping-home" className="section-title">
            {t('국내 배송')}
          </h2>
          <dl className="facts">
            <dt>{t('기본 배송비')}</dt>
            <dd className="num">
              {text(rules[`fee_${currency}`])} ·{' '}
              {t('{amount}부터 무료', { amount: text(rules[`free_from_${currency}`]) })}
            </dd>
            <dt>{t('매장 픽업')}</dt>
            <dd>{t('무료')}</dd>
            <dt>{t('출고 안내')}</dt>
            <dd>{t('평일 {time} 전 주문은 당일 발송돼요', { time: rules.cut_off })}</dd>
          </dl>
        </section>
        <FarTable regions={rules.far_regions} currency={currency} />
        <EmsTable zones={rules.ems_zones} currency={currency} />
      </div>
    </PageLayout>
  )
}
