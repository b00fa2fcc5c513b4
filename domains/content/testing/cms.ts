import type { CmsNode } from '../cms-node-contract.ts'

/** A page that says one thing. */
export const saying = (innerText: string, id = 'a'): CmsNode => ({
  id,
  tag: 'h1',
  children: [],
  option: { class: '', style: '', props: { innerText, innerText_en: '' } },
})
