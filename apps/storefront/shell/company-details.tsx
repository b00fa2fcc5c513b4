import { registrationUrl } from '@sillage/domains/setting/company.ts'
import { useCompany } from '@sillage/domains/setting/shop/use-company.ts'
import { Anchor } from '@sillage/ui/anchor.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'

/** Who sells here, in the words the law on mail-order wants on the first screen. */
export function CompanyDetails() {
  const t = usePhrases()
  const pick = useLocalizedField()
  const company = useCompany()
  return (
    <div className="foot-company num">
      <span>{pick(company, 'name')}</span>
      <span>
        {t('대표')} {pick(company, 'ceo')}
      </span>
      <span>
        {t('사업자등록번호')} {company.registration}{' '}
        <a className="link" href={registrationUrl(company.registration)} target="_blank" rel="noreferrer">
          {t('사업자 정보 확인')}
        </a>
      </span>
      <span>
        {t('통신판매업신고')} {t(company.mail_order)}
      </span>
      <span>{pick(company, 'address')}</span>
      <span>
        {t('개인정보 보호책임자')} {t(company.privacy_officer)}
      </span>
      <span>
        {t('호스팅 제공')} {t(company.hosting)}
      </span>
      <span>
        {t('구매안전서비스')} {t(company.purchase_safety)}
      </span>
      <span>
        <a href={`mailto:${company.email}`}>{company.email}</a>
      </span>
      <span>
        <Anchor className="link" href="/contents/company">
          {t('실라주 이야기')}
        </Anchor>{' '}
        <Anchor className="link" href="/contents/privacy#terms">
          {t('이용약관')}
        </Anchor>{' '}
        <Anchor className="link" href="/contents/privacy#privacy">
          {t('개인정보처리방침')}
        </Anchor>
      </span>
    </div>
  )
}
