import { Loaded } from '@sillage/admin-kit/loaded.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useShop } from '../../shop.ts'
import { percent } from './figures.tsx'
import type { Period } from './use-period.ts'

const steps = [
  ['visit', '방문'],
  ['product', '상품을 본 방문'],
  ['cart', '장바구니를 연 방문'],
  ['checkout', '주문서를 연 방문'],
  ['orders', '결제한 주문'],
] as const

/** From visits to orders, each step with its share of all visits; a stroke marks what it was before. */
export function Conversion({ period }: { period: Period }) {
  const t = usePhrases()
  const { queries } = useShop()
  return (
    <Loaded query={queries.statistics.conversion({ query: period.query })}>
      {({ now, before }) =>
        now.visit === 0 ? (
          <p className="mute padded">{t('이 기간에 센 방문이 없어요.')}</p>
        ) : (
          <ul className="bars">
            {steps.map(([step, label]) => (
              <li key={step}>
                <span className="cut">{t(label)}</span>
                <span
                  className="track"
                  style={{
                    '--v': `${Math.min(100, percent(now[step], now.visit))}%`,
                    '--p': `${Math.min(100, percent(before[step], before.visit))}%`,
                  }}
                >
                  <i />
                </span>
                <span className="end">
                  {now[step].toLocaleString()}{' '}
                  <span className="mute">{now.visit > 0 && `${percent(now[step], now.visit)}%`}</span>
                </span>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}
