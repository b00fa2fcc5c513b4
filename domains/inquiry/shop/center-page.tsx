import { Anchor } from '@sillage/ui/anchor.tsx'
import { Icon } from '@sillage/ui/icon.tsx'
import type { IconName } from '@sillage/ui/icons.tsx'
import { PageLayout } from '@sillage/web-kit/page-layout.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSearchParams } from 'react-router'
import { FindForm } from '../../board/shop/board-finder.tsx'
import { postLimits } from '../../board/words.ts'
import { prime } from '../../shop.ts'
import { CenterFound } from './center-found.tsx'
import { CenterWays } from './center-ways.tsx'
import './center.css'

const path = '/customer/center'
const keywordIn = (query: URLSearchParams) => (query.get('keyword') ?? '').trim().slice(0, postLimits.keyword)

const doors = [
  { label: '자주 묻는 질문', href: '/customer/faq', icon: 'info' },
  { label: '공지', href: '/customer/notice', icon: 'file' },
  { label: '문서실', href: '/customer/document-board', icon: 'download' },
  { label: '배송비 안내', href: '/customer/shipment-cost', icon: 'bag' },
  { label: '상품 문의와 답변', href: '/customer/product-inquiry', icon: 'chat' },
  { label: '리뷰', href: '/customer/product-review', icon: 'star' },
  { label: '클래스 문의', href: '/customer/class-inquiry', icon: 'calendar' },
  { label: '대량 구매', href: '/customer/bulk-request', icon: 'receipt' },
  { label: '도매 신청', href: '/customer/wholesale-apply', icon: 'user' },
  { label: '대리점 신청', href: '/customer/dealer-apply', icon: 'pin' },
] as const satisfies readonly { label: string; href: string; icon: IconName }[]

export const loader = prime((queries, { query }) => {
  const keyword = keywordIn(query)
  const always = [queries.kakao.show(), queries.shipping.fees()]
  return keyword ? [...always, queries.center.search({ query: { keyword } })] : always
})

/** Contact with a person, and everything that answers without one. */
export function Component() {
  const t = usePhrases()
  const keyword = keywordIn(useSearchParams()[0])
  return (
    <PageLayout
      title={t('고객센터')}
      description={t('전화 상담 시간과 도움이 되는 안내를 모았어요.')}
      lead={t('먼저 검색해 보시고, 찾는 답이 없으면 문의해 주세요.')}
    >
      <div className="center-find">
        <FindForm
          path={path}
          listing={{ topic: undefined, keyword }}
          label={t('고객센터에서 찾기')}
          placeholder={t('자주 묻는 질문, 공지, 문서 검색')}
        />
      </div>
      {keyword && <CenterFound keyword={keyword} />}
      <CenterWays />
      <nav className="center-doors" aria-label={t('고객센터')}>
        <ul>
          {doors.map(({ label, href, icon }) => (
            <li key={href}>
              <Anchor href={href}>
                <Icon name={icon} />
                <span>{t(label)}</span>
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
    </PageLayout>
  )
}
