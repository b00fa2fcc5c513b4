import type { GalleryEntries } from './gallery.ts'
import { Paginator } from './paginator.tsx'

const href = (page: number) => `?page=${page}`

export const entries: GalleryEntries = (say) => {
  // Each list's pages have a name of their own: several lie on one gallery page.
  const labels = (list: string) => ({ list, previous: say('이전', 'Previous'), next: say('다음', 'Next') })
  return [
    {
      name: 'first of many',
      node: <Paginator page={1} pages={19} href={href} labels={labels(say('공지 쪽', 'Pages of notices'))} />,
    },
    {
      name: 'in the middle',
      node: <Paginator page={8} pages={19} href={href} labels={labels(say('리뷰 쪽', 'Pages of reviews'))} />,
    },
    {
      name: 'last',
      node: <Paginator page={19} pages={19} href={href} labels={labels(say('문의 쪽', 'Pages of questions'))} />,
    },
    {
      name: 'three pages',
      node: <Paginator page={2} pages={3} href={href} labels={labels(say('주문 쪽', 'Pages of orders'))} />,
    },
    {
      name: 'far along, in large numbers',
      node: <Paginator page={1204} pages={2400} href={href} labels={labels(say('상품 쪽', 'Pages of products'))} />,
    },
  ]
}
