import { Button } from '@sillage/ui/button.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Titled } from '../../content/shop/titled.tsx'
import '@sillage/ui/sections/rows.css'

/** What it costs to have something sent. */
export function Component() {
  const t = usePhrases()
  return (
    <Titled
      title={t('배송비 안내')}
      description={t('국내와 해외 배송비를 안내해요.')}
      above={[{ label: t('고객센터'), href: '/customer/center' }]}
    >
      <dl className="facts">
        <dt>{t('국내')}</dt>
        <dd>{t('3,000원, 5만 원부터 무료')}</dd>
        <dt>{t('해외')}</dt>
        <dd>{t('해외는 EMS로, 무게에 따라 계산해요')}</dd>
        <dt>{t('출발')}</dt>
        <dd>{t('평일 14시 전 주문은 그날 떠나요')}</dd>
      </dl>
      <div className="button-row mt-5">
        <Button href="/shop/best-seller">{t('베스트셀러 보기')}</Button>
      </div>
    </Titled>
  )
}
