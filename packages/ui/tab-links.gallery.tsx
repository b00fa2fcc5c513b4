import type { GalleryEntries } from './gallery.ts'
import { TabLinks } from './tab-links.tsx'

export const entries: GalleryEntries = (say) => [
  {
    name: 'pages beside each other',
    node: (
      <TabLinks
        label={say('주문', 'Orders')}
        items={[
          { href: '/my-page/order', label: say('온라인', 'Online'), current: true },
          { href: '/my-page/store-order', label: say('매장', 'In store') },
        ]}
      />
    ),
  },
  {
    name: 'parts of one page, with counts, staying under the header',
    node: (
      <TabLinks
        sticky
        label={say('상품 안내', 'The product')}
        items={[
          { href: '#story', label: say('이야기', 'Story'), current: true },
          { href: '#reviews', label: say('리뷰', 'Reviews'), count: 128 },
          { href: '#questions', label: say('문의', 'Questions'), count: 0 },
        ]}
      />
    ),
  },
  {
    name: 'more than fit',
    node: (
      <div className="max-w-form">
        <TabLinks
          label={say('고객센터', 'Customer care')}
          items={[
            { href: '/customer/center', label: say('고객센터 처음', 'Customer care'), current: true },
            { href: '/customer/notice', label: say('공지', 'Notices'), count: 31 },
            { href: '/customer/faq', label: say('자주 묻는 질문', 'Questions and answers'), count: 64 },
            { href: '/customer/document-board', label: say('자료실', 'Documents'), count: 112 },
            { href: '/customer/shipment-cost', label: say('배송비 찾아보기', 'What shipping costs') },
          ]}
        />
      </div>
    ),
  },
]
