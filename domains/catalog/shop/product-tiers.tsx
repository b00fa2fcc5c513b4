import { money } from '@sillage/kit/money.ts'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useId } from 'react'
import type { Variant } from '../contract.ts'
import { priceOf, type Terms } from './product-choice.ts'

/** What a piece costs from how many on: for those whose grade has such prices. */
export function ProductTiers({ variant, terms }: { variant: Variant | undefined; terms: Terms }) {
  const moneyText = useMoneyText()
  const t = usePhrases()
  const titleId = useId()
  const tiers = (variant && terms.offers.get(variant.id)?.[terms.currency].tiers) ?? []
  if (!variant || tiers.length === 0) return null
  return (
    <section className="part" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('수량별 가격')}</h2>
      <table className="spec-table num">
        <tbody>
          {tiers.map(({ min_quantity, percent }) => (
            <tr key={min_quantity}>
              <th scope="row">{t('{count}개부터', { count: min_quantity })}</th>
              <td>{percent}%</td>
              <td className="end">{moneyText(money(priceOf(variant, min_quantity, terms).amount, terms.currency))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mute small">{t('일부만 취소하거나 반품하실 때는 이 가격이 시작되는 수량은 남겨 주셔야 해요.')}</p>
    </section>
  )
}
