import { ChannelButton } from '@sillage/domains/member/shop/kakao/channel-button.tsx'
import { Anchor } from '@sillage/ui/anchor.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { ReactNode } from 'react'
import { LanguageToggle } from './language-toggle.tsx'
import { useNewestSelect } from './newest-select.ts'
import { useOrdersHref } from './orders-href.ts'
import { SocialLinks } from './social-links.tsx'

const lists = [
  { label: '베스트셀러', href: '/shop/best-seller' },
  { label: '신상품', href: '/shop/new-item' },
] as const
const more = [
  { label: '프로모션', href: '/contents/promotion' },
  { label: '만들기', href: '/contents/diy' },
  { label: '나만의 용기', href: '/custom/bottle' },
  { label: '나만의 향', href: '/custom/fragrance' },
  { label: '향 만들기 서비스', href: '/custom/fragrance_service' },
] as const
const school = [
  { label: 'TSSA 홈', href: '/tssa' },
  { label: '수업', href: '/tssa/class-product' },
  { label: '책', href: '/tssa/books' },
  { label: '스튜디오', href: '/tssa/studio' },
  { label: '공지', href: '/tssa/notice' },
] as const
const care = [
  { label: '공지', href: '/customer/notice' },
  { label: '자주 묻는 질문', href: '/customer/faq' },
  { label: '리뷰', href: '/customer/product-review' },
  { label: '상품 문의', href: '/customer/product-inquiry' },
  { label: '도매 신청', href: '/customer/wholesale-apply' },
  { label: '대리점 신청', href: '/customer/dealer-apply' },
  { label: '매장 안내', href: '/contents/store' },
  { label: '실라주 이야기', href: '/contents/company' },
] as const

/** Under the categories: the house's own lists, the school, help, and the other language. */
export function SideBarLinks() {
  const t = usePhrases()
  const select = useNewestSelect()
  const orders = { label: '주문 조회', href: useOrdersHref() } as const
  const house = [...lists, ...(select ? [{ label: '셀렉트', href: select } as const] : []), ...more]
  return (
    <>
      <Group title={t('모아 보기')} links={house} />
      <Group title="TSSA" links={school} />
      <Group title={t('고객센터')} links={[orders, ...care]}>
        <LanguageToggle />
      </Group>
      <div className="px-5 py-6">
        <ChannelButton action="add" />
        <div className="mt-4">
          <SocialLinks />
        </div>
      </div>
    </>
  )
}

type GroupProps = {
  title: string
  links: readonly { label: string; href: string }[]
  children?: ReactNode
}

function Group({ title, links, children }: GroupProps) {
  const t = usePhrases()
  return (
    <>
      <p className="drawer-group">{title}</p>
      <div className="drawer-links">
        {links.map(({ label, href }) => (
          <Anchor key={label} href={href}>
            {t(label)}
          </Anchor>
        ))}
        {children}
      </div>
    </>
  )
}
