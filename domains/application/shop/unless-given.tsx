import { Button } from '@sillage/ui/button.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { ReactNode } from 'react'
import { useAccount } from '../../member/shop/account/use-account.ts'
import { type ApplicationKind, givenBy } from '../words.ts'
import { ReadApplication } from './read-application.tsx'
import './application.css'

/** The form, unless the member has already what it asks for: no one fills it in only to be refused. */
export function UnlessGiven({ kind, children }: { kind: ApplicationKind; children: ReactNode }) {
  return (
    <ReadApplication query={useAccount().query}>
      {({ grade }) => (givenBy[kind].some((each) => each === grade) ? <Given /> : children)}
    </ReadApplication>
  )
}

function Given() {
  const t = usePhrases()
  return (
    <section className="application-head" aria-label={t('이미 승인된 회원이에요.')}>
      <h2 className="section-title">{t('이미 승인된 회원이에요.')}</h2>
      <p className="soft">{t('상품마다 승인된 가격이 보여요. 새로 신청하지 않아도 돼요.')}</p>
      <div className="button-row">
        <Button href="/shop/best-seller">{t('상품 보러 가기')}</Button>
        <Button kind="line" href="/shop/quotation">
          {t('견적서 작성')}
        </Button>
      </div>
    </section>
  )
}
