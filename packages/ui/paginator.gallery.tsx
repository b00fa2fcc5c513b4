import { Paginator } from './paginator.tsx'

const href = (page: number) => `?page=${page}`
const ko = { list: '쪽', previous: '이전', next: '다음' }
const en = { list: 'Pages', previous: 'Previous', next: 'Next' }

export const entries = [
  { name: 'first of many', node: <Paginator page={1} pages={19} href={href} labels={ko} /> },
  { name: 'in the middle', node: <Paginator page={8} pages={19} href={href} labels={en} /> },
  { name: 'last', node: <Paginator page={19} pages={19} href={href} labels={ko} /> },
  { name: 'three pages', node: <Paginator page={2} pages={3} href={href} labels={en} /> },
]
