import { Anchor } from '@sillage/ui/anchor.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { Icon } from '@sillage/ui/icon.tsx'
import { Price } from '@sillage/ui/price.tsx'
import { Skeleton } from '@sillage/ui/skeleton.tsx'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useCurrency } from '../../catalog/shop/price-text.ts'
import { customerPhone } from '../../inquiry/words.ts'
import { isOffered, type Priced } from './priced-lines.ts'
import { useDayText, useToday, validUntil } from './today.ts'

/** The sum, its place kept while it is being read; where it cannot be read, how to try again. */
export function Total({ priced }: { priced: Priced }) {
  const moneyText = useMoneyText()
  const t = usePhrases()
  if (priced.total) return <Price amount={moneyText(priced.total)} size="lg" />
  if (!priced.failed) return <Skeleton width="140px" height="36px" />
  return (
    <Button kind="line" size="sm" onClick={priced.retry}>
      <Icon name="reload" size="sm" />
      {t('가격 다시 불러오기')}
    </Button>
  )
}

/** How many kinds, and how many pieces of them. */
export function useCountText() {
  const t = usePhrases()
  return ({ lines }: Priced) => {
    const wanted = lines.filter(({ state }) => state !== 'gone')
    const pieces = wanted.reduce((sum, { quantity }) => sum + quantity, 0)
    return {
      kinds: t('{count}가지', { count: wanted.length }),
      pieces: t('{count}개', { count: pieces }),
    }
  }
}

/** Prices in won hold the tax; delivery depends on where it goes. */
export function useIncludedText() {
  const t = usePhrases()
  const currency = useCurrency()
  return currency === 'krw' ? t('부가세가 들어 있고 배송비는 빠져 있어요.') : t('배송비는 빠져 있어요.')
}

export function Validity() {
  const t = usePhrases()
  const today = useToday()
  const dayText = useDayText()
  if (!today) return null
  const last = validUntil(today)
  return <time dateTime={last}>{t('{day}까지', { day: dayText(last) })}</time>
}

/** What this paper is not, and where to get the one that binds. */
export function NotBinding() {
  const t = usePhrases()
  return (
    <div className="quotation-note">
      <p>{t('오늘 판매가로 셈한 예상 견적이에요. 보내 드린 견적서가 아니어서 가격을 약속하지는 않아요.')}</p>
      <p>{t('가격이 보장되는 견적서는 대량 구매나 전화로 요청해 주세요.')}</p>
      <p className="quotation-ask">
        <Anchor className="link" href="/customer/bulk-request">
          {t('대량 구매')}
        </Anchor>
        <a className="link num" href={`tel:${customerPhone}`}>
          {customerPhone}
        </a>
      </p>
    </div>
  )
}

export function PrintButton({ priced, wide }: { priced: Priced; wide?: boolean }) {
  const t = usePhrases()
  const ready = priced.total !== null && priced.lines.some(isOffered)
  return (
    <div data-tour="print">
      <Button disabled={!ready} onClick={() => window.print()} {...(wide && { wide })}>
        <Icon name="print" size="sm" />
        {t('인쇄하기')}
      </Button>
    </div>
  )
}

export function ClearButton({ onClear }: { onClear: () => void }) {
  const t = usePhrases()
  return (
    <Button kind="quiet" size="sm" onClick={onClear}>
      {t('모두 지우기')}
    </Button>
  )
}
