import { Breadcrumb } from './breadcrumb.tsx'

export const entries = [
  {
    name: 'Korean',
    node: (
      <Breadcrumb
        label="현재 위치"
        items={[{ label: '홈', href: '/' }, { label: '캔들', href: '/category/20' }, { label: '소이 캔들' }]}
      />
    ),
  },
  {
    name: 'English',
    node: <Breadcrumb label="You are here" items={[{ label: 'Home', href: '/' }, { label: 'Candles' }]} />,
  },
]
