import type { CmsNode } from '../cms-node-contract.ts'
import type { cmsPageTable } from './cms-tables.ts'

type Said = Pick<CmsNode['option']['props'], 'innerText' | 'innerText_en'>

const part = (id: string, className: string, said: Said): CmsNode => ({
  id,
  tag: 'span',
  option: { class: className, style: '', props: said },
  children: [],
})

export const banner = {
  name: 'banner',
  link: '',
  template: {
    id: 'banner',
    tag: 'p',
    option: { class: '', style: '', props: { innerText: '', innerText_en: '', closable: true } },
    children: [
      part('offer', '', {
        innerText: '{free_from}부터 배송비 없이 보내 드려요.',
        innerText_en: 'Shipped worldwide by EMS.',
      }),
      // A phone has room for one sentence.
      part('today', 'only-desktop', {
        innerText: '평일 {cut_off} 전에 주문하면 그날 출발해요.',
        innerText_en: 'Weekday orders before {cut_off} KST leave today.',
      }),
    ],
  },
} satisfies typeof cmsPageTable.$inferInsert
