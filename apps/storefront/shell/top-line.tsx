import { Banner, BannerMemory, useBanner } from '@sillage/domains/content/shop/banner.tsx'
import { Anchor } from '@sillage/ui/anchor.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { AccountName } from './account-link.tsx'
import { LanguageToggle } from './language-toggle.tsx'

const links = [
  { label: '주문 조회', href: '/my-page/order' },
  { label: '리뷰', href: '/customer/product-review' },
  { label: '상품 문의', href: '/customer/product-inquiry' },
  { label: '매장 안내', href: '/contents/store' },
  { label: '도매 신청', href: '/customer/wholesale-apply' },
  { label: '대리점 신청', href: '/customer/dealer-apply' },
] as const

/** The line above the logo: a word to everyone, and the quiet links. On a phone only the word. */
export function TopLine() {
  const t = usePhrases()
  const { template } = useBanner()
  return (
    <>
      {template && <BannerMemory />}
      {template && (
        <aside className="banner" aria-label={t('안내')}>
          <Banner />
        </aside>
      )}
      <div className="top-line">
        <div className="page">
          <div className="top-banner">
            <Banner />
          </div>
          <ul>
            {links.map(({ label, href }) => (
              <li key={href}>
                <Anchor href={href}>{t(label)}</Anchor>
              </li>
            ))}
            <li>
              <AccountName />
            </li>
            <li className="lang">
              <LanguageToggle />
            </li>
          </ul>
        </div>
      </div>
    </>
  )
}
