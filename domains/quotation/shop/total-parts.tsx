import { Anchor } from '@sillage/ui/anchor.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { Icon } from '@sillage/ui/icon.tsx'
import { Price } from '@sillage/ui/price.tsx'
import { Skeleton } from '@sillage/ui/skeleton.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useCurrency } from '../../catalog/shop/price-text.ts'
import { useCompany } from '../../setting/shop/use-company.ts'
import { isOffered, type Priced } from './priced-lines.ts'
import { useToday, validUntil } from './today.ts'
import type { Saving } from './use-save-draft.ts'

/** The sum, its place reserved while it loads; where it fails, how to try again. */
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
  return currency === 'krw' ? t('부가세 포함, 배송비 별도예요.') : t('배송비 별도예요.')
}

export function Validity() {
  const t = usePhrases()
  const today = useToday()
  const dates = useDates()
  if (!today) return null
  const last = validUntil(today)
  return <time dateTime={last}>{t('{day}까지', { day: dates.longDate(last) })}</time>
}

/** What this is not yet, and who else helps. */
export function NotBinding() {
  const t = usePhrases()
  const company = useCompany()
  return (
    <div className="quotation-note">
      <p>{t('지금 보이는 금액은 예상 금액이에요. 견적서를 받으면 그날부터 14일 동안 가격이 유효해요.')}</p>
      <p className="quotation-ask">
        <Anchor className="link" href="/customer/bulk-request">
          {t('대량 구매')}
        </Anchor>
        <a className="link num" href={`tel:${company.phone}`}>
          {company.phone}
        </a>
      </p>
    </div>
  )
}

type ActionProps = { priced: Priced; saving: Saving; consent: boolean }

const isReady = (priced: Priced) => priced.total !== null && priced.lines.some(isOffered)

/** The main action: send the quotation with its prices fixed. */
export function ReceiveButton({ priced, saving, consent, wide }: ActionProps & { wide?: boolean }) {
  const t = usePhrases()
  return (
    <div data-tour="receive">
      <Button
        disabled={!isReady(priced)}
        busy={saving.pending}
        onClick={() => void saving.submit({ deliver: true, consent })}
        {...(wide && { wide })}
      >
        {t('견적서 받기')}
      </Button>
    </div>
  )
}

export function SaveButton({ priced, saving, consent }: ActionProps) {
  const t = usePhrases()
  return (
    <Button
      kind="line"
      disabled={!isReady(priced)}
      busy={saving.pending}
      onClick={() => void saving.submit({ deliver: false, consent })}
    >
      {t('저장해 두기')}
    </Button>
  )
}

export function PrintButton({ priced }: { priced: Priced }) {
  const t = usePhrases()
  return (
    <Button kind="line" disabled={!isReady(priced)} onClick={() => window.print()}>
      <Icon name="print" size="sm" />
      {t('인쇄하기')}
    </Button>
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
