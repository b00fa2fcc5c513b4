import { Breadcrumb } from './breadcrumb.tsx'
import type { GalleryEntries } from './gallery.ts'

export const entries: GalleryEntries = (say) => {
  const label = say('현재 위치', 'You are here')
  const home = { label: say('홈', 'Home'), href: '/' }
  const candles = { label: say('캔들', 'Candles'), href: '/category/20' }
  return [
    { name: 'one above', node: <Breadcrumb label={label} items={[home, { label: say('캔들', 'Candles') }]} /> },
    {
      name: 'two above',
      node: <Breadcrumb label={label} items={[home, candles, { label: say('소이 캔들', 'Soy candles') }]} />,
    },
    {
      name: 'all of it above, the page unsaid',
      node: <Breadcrumb label={label} items={[home, candles]} />,
    },
    {
      name: 'long',
      node: (
        <div className="max-w-form">
          <Breadcrumb
            label={label}
            items={[
              home,
              { label: say('향료와 만들기 재료', 'Fragrance oils and making supplies'), href: '/category/40' },
              { label: say('왁스와 심지, 그리고 용기', 'Wax, wicks and vessels'), href: '/category/41' },
              { label: say('골든 소이왁스 464, 1 kg 소분 포장', 'Golden soy wax 464, a bag of one kilogram') },
            ]}
          />
        </div>
      ),
    },
  ]
}
