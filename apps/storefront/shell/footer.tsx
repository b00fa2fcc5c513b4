import { useCareHours } from '@sillage/domains/inquiry/shop/use-care-hours.ts'
import { latestNotices } from '@sillage/domains/notice/words.ts'
import { useCompany } from '@sillage/domains/setting/shop/use-company.ts'
import { useShop } from '@sillage/domains/shop.ts'
import { Anchor } from '@sillage/ui/anchor.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { Icon } from '@sillage/ui/icon.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { CompanyDetails } from './company-details.tsx'
import { SocialLinks } from './social-links.tsx'
import './footer.css'

const shortcuts = [
  { label: '주문 내역', href: '/my-page/order' },
  { label: '매장 구매', href: '/my-page/store-order' },
  { label: '수강 내역', href: '/my-page/tssa' },
  { label: '1:1 문의', href: '/my-page/inquiry' },
  { label: '내가 쓴 리뷰', href: '/my-page/product-review' },
  { label: '문서실', href: '/customer/document-board' },
  { label: '대량 구매', href: '/customer/bulk-request' },
  { label: '클래스 문의', href: '/customer/class-inquiry' },
  { label: '약관·개인정보', href: '/contents/privacy' },
] as const

/** The foot of every page: how to reach the house, what is new, where to go, and who it is. */
export function Footer() {
  return (
    <footer className="foot">
      <div className="page">
        <div className="foot-grid">
          <Care />
          <Notices />
          <Shortcuts />
        </div>
        <CompanyDetails />
      </div>
    </footer>
  )
}

function Care() {
  const t = usePhrases()
  const hours = useCareHours()
  const pick = useLocalizedField()
  const company = useCompany()
  return (
    <div>
      <h2>{t('고객센터')}</h2>
      <a className="foot-phone num" href={`tel:${company.phone}`}>
        {company.phone}
      </a>
      <p className="num">{hours}</p>
      <p>{t('주말과 공휴일은 쉬어요')}</p>
      {company.account && (
        <p className="num mt-3">
          {t(company.bank)} {company.account}, {pick(company, 'name')}
        </p>
      )}
      <p className="mt-5">
        <Button href="/contents/store" kind="line" size="sm">
          <Icon name="pin" size="sm" />
          {t('오프라인 매장')}
        </Button>
      </p>
    </div>
  )
}

function Notices() {
  const t = usePhrases()
  const dates = useDates()
  const pick = useLocalizedField()
  const { queries } = useShop()
  const { data: notices } = useSuspenseQuery(queries.notice.list({ query: { per_page: latestNotices } }))
  return (
    <div className="foot-notices">
      <h2>{t('공지')}</h2>
      <ul>
        {notices.data.map((notice) => (
          <li key={notice.id}>
            <Anchor href={`/customer/notice/${notice.id}`}>
              <time className="num mute" dateTime={notice.created_at}>
                {dates.shortDate(notice.created_at)}
              </time>
              <span>{pick(notice, 'title')}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Shortcuts() {
  const t = usePhrases()
  return (
    <nav aria-label={t('바닥글 메뉴')}>
      <h2>{t('바로 가기')}</h2>
      <div className="foot-menu">
        {shortcuts.map(({ label, href }) => (
          <Anchor key={href} href={href}>
            {t(label)}
          </Anchor>
        ))}
      </div>
      <div className="mt-4">
        <SocialLinks />
      </div>
    </nav>
  )
}
