import { TabLinks } from './tab-links.tsx'
import { Tabs } from './tabs.tsx'

export const entries = [
  {
    name: 'panels',
    node: (
      <Tabs
        label="상품 정보"
        items={[
          {
            value: 'story',
            label: '이야기',
            panel: <p className="py-6">통영의 오래된 마당에 무화과나무가 있었어요.</p>,
          },
          { value: 'reviews', label: '리뷰', count: 128, panel: <p className="py-6">리뷰가 여기에 모여요.</p> },
          { value: 'delivery', label: 'Delivery', panel: <p className="py-6">Leaves today when ordered by 14:00.</p> },
        ]}
      />
    ),
  },
  {
    name: 'links',
    node: (
      <TabLinks
        label="Product"
        items={[
          { href: '#story', label: 'Story', current: true },
          { href: '#details', label: 'Details' },
          { href: '#reviews', label: 'Reviews', count: 128 },
          { href: '#questions', label: 'Questions', count: 12 },
          { href: '#delivery', label: 'Delivery and returns' },
        ]}
      />
    ),
  },
]
