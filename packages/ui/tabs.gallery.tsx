import { type ComponentProps, useState } from 'react'
import type { GalleryEntries } from './gallery.ts'
import { Tabs } from './tabs.tsx'

/** Opened from outside: by a link, or by the address. */
function Stateful({
  first,
  ...props
}: Pick<ComponentProps<typeof Tabs<string>>, 'label' | 'items'> & { first: string }) {
  const [value, setValue] = useState(first)
  return <Tabs {...props} value={value} onChange={setValue} />
}

export const entries: GalleryEntries = (say) => {
  const items = [
    {
      value: 'story',
      label: say('이야기', 'Story'),
      panel: (
        <p className="py-6">
          {say('통영의 오래된 마당에 무화과나무가 있었어요.', 'In an old courtyard in Tongyeong stood a fig tree.')}
        </p>
      ),
    },
    {
      value: 'reviews',
      label: say('리뷰', 'Reviews'),
      count: 128,
      panel: <p className="py-6">{say('리뷰가 여기에 모여요.', 'Reviews gather here.')}</p>,
    },
    {
      value: 'delivery',
      label: say('배송', 'Delivery'),
      panel: <p className="py-6">{say('14시 전에 주문하면 오늘 떠나요.', 'Leaves today when ordered by 14:00.')}</p>,
    },
  ]
  return [
    { name: 'the first is open', node: <Tabs label={say('상품 정보', 'The product')} items={items} /> },
    {
      name: 'another is open',
      node: (
        <Stateful label={say('상품 정보, 배송부터', 'The product, from delivery on')} first="delivery" items={items} />
      ),
    },
  ]
}
