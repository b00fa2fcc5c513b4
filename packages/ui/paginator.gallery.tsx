import { Paginator } from './paginator.tsx'

const href = (page: number) => `?page=${page}`
// Each list's pages have a name of their own: several lie on one gallery page.
const ko = (list: string) => ({ list, previous: '이전', next: '다음' })
const en = (list: string) => ({ list, previous: 'Previous', next: 'Next' })

export const entries = [
  { name: 'first of many', node: <Paginator page={1} pages={19} href={href} labels={ko('공지 쪽')} /> },
  { name: 'in the middle', node: <Paginator page={8} pages={19} href={href} labels={en('Pages of reviews')} /> },
  { name: 'last', node: <Paginator page={19} pages={19} href={href} labels={ko('문의 쪽')} /> },
  { name: 'three pages', node: <Paginator page={2} pages={3} href={href} labels={en('Pages of orders')} /> },
]
