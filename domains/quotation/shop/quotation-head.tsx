import { Anchor } from '@sillage/ui/anchor.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { Icon } from '@sillage/ui/icon.tsx'
import { Logo } from '@sillage/ui/logo.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { Ref } from 'react'

type Props = { tourButton: Ref<HTMLButtonElement>; onTour: () => void }

/** The link back, because this page has no frame of the shop. */
export function QuotationTop() {
  const t = usePhrases()
  return (
    <div className="quotation-top">
      <Anchor href="/" aria-label={t('실라주 처음으로')}>
        <Logo label="Sillage" />
      </Anchor>
      <Anchor className="more" href="/">
        <Icon name="back" size="sm" />
        {t('쇼핑 계속하기')}
      </Anchor>
    </div>
  )
}

/** The link back, and what this page is. */
export function QuotationHead({ tourButton, onTour }: Props) {
  const t = usePhrases()
  return (
    <>
      <QuotationTop />
      <div className="quotation-head">
        <div>
          <h1 className="page-title">{t('견적서')}</h1>
          <p className="page-lead">{t('필요한 상품을 담으면 오늘 가격으로 견적서를 만들어 드려요.')}</p>
        </div>
        <Button ref={tourButton} kind="line" size="sm" onClick={onTour}>
          <Icon name="info" size="sm" />
          {t('사용법 보기')}
        </Button>
      </div>
    </>
  )
}
