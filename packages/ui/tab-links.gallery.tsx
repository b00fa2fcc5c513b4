import { TabLinks } from './tab-links.tsx'

export const entries = [
  {
    name: 'Korean, with counts',
    node: (
      <TabLinks
        label="상품 안내"
        items={[
          { href: '#story', label: '이야기', current: true },
          { href: '#reviews', label: '리뷰', count: 128 },
          { href: '#questions', label: '문의', count: 9 },
        ]}
      />
    ),
  },
  {
    name: 'English',
    node: (
      <TabLinks
        label="Orders"
        items={[
          { href: '/my-page/order', label: 'Online', current: true },
          { href: '/my-page/store-order', label: 'In store' },
        ]}
      />
    ),
  },
]
