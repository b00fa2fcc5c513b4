import { Badge } from '@sillage/ui/badge.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { Empty } from '@sillage/ui/empty.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { PageLayout } from '@sillage/web-kit/page-layout.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useCompany } from '../../setting/shop/use-company.ts'
import { useShop } from '../../shop.ts'
import type { ProvedQuotation } from '../contract.ts'
import { quotationStateNames } from '../words.ts'
import { stateTones } from './my-quotations.tsx'
import './verify-page.css'

/** For a holder of a document: whether it is ours, and nothing about its recipient. */
export function VerifyQuotation({ code }: { code: string }) {
  const t = usePhrases()
  const { queries } = useShop()
  const { data } = useSuspenseQuery(queries.quotation.verify({ params: { code } }))
  return (
    <PageLayout title={t('견적서 확인')} description={t('받은 견적서를 실라주에서 보냈는지 확인할 수 있어요.')}>
      <meta name="robots" content="noindex" />
      {data.quotation ? <Ours quotation={data.quotation} /> : <NotOurs />}
    </PageLayout>
  )
}

function Ours({ quotation }: { quotation: ProvedQuotation }) {
  const t = usePhrases()
  const moneyText = useMoneyText()
  const dates = useDates()
  const { quotation_no, version, state, total_amount, currency, sent_at, last_day } = quotation
  return (
    <div className="verify">
      <h2 className="section-title">{t('실라주에서 보낸 견적서가 맞아요')}</h2>
      <p className="soft">{t('아래 내용이 받으신 견적서와 다르면 고객센터로 알려 주세요.')}</p>
      <dl className="verify-facts">
        <dt>{t('견적 번호')}</dt>
        <dd className="num">{quotation_no}</dd>
        <dt>{t('버전')}</dt>
        <dd className="num">{t('버전 {count}', { count: version })}</dd>
        <dt>{t('상태')}</dt>
        <dd>
          <Badge tone={stateTones[state]}>{t(quotationStateNames[state])}</Badge>
        </dd>
        <dt>{t('보낸 날')}</dt>
        <dd className="num">{sent_at && dates.longDate(sent_at)}</dd>
        <dt>{t('유효 기한')}</dt>
        <dd className="num">{last_day && t('{day}까지', { day: dates.longDate(last_day) })}</dd>
        <dt>{t('합계')}</dt>
        <dd className="num">
          <b>{moneyText({ amount: total_amount, currency })}</b>
        </dd>
      </dl>
      {version > 1 && (
        <p className="small soft">{t('가장 최근에 보낸 버전이에요. 이전 버전의 가격은 더 이상 유효하지 않아요.')}</p>
      )}
    </div>
  )
}

function NotOurs() {
  const t = usePhrases()
  const company = useCompany()
  return (
    <Empty
      title={t('이 주소의 견적서가 없어요')}
      action={<Button href="/customer/center">{t('고객센터 보기')}</Button>}
    >
      {t('주소를 다시 확인해 주세요. 받으신 견적서에 적힌 주소와 같다면 실라주에서 보낸 견적서가 아니에요. {phone}', {
        phone: company.phone,
      })}
    </Empty>
  )
}
