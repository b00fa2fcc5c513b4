import { Banner, useBanner } from '@sillage/domains/content/shop/banner.tsx'
import { Anchor } from '@sillage/ui/anchor.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { AccountName } from './account-link.tsx'
import { LanguageToggle } from './language-toggle.tsx'
import { useOrdersHref } from './orders-href.ts'

const links = [
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
  const orders = { label: '주문 조회', href: useOrdersHref() } as const
  return (
    <>
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
            {[orders, ...links].map(({ label, href }) => (
              <li key={label}>
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
