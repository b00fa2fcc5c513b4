import type { CmsNode, CmsProps } from '@sillage/domains/content/cms-node-contract.ts'

type Said = Partial<CmsProps> & { id?: string; class?: string; style?: string; link?: string; children?: CmsNode[] }

/** Nodes are numbered as they are written: ids only have to differ. */
export function writer() {
  let count = 0
  return (tag: string, innerText = '', innerText_en = '', said: Said = {}): CmsNode => {
    count += 1
    const { id = `n${count}`, class: className = '', style = '', link, children = [], ...props } = said
    const option = { class: className, style, props: { innerText, innerText_en, ...props } }
    return { id, tag, ...(link && { link }), option, children }
  }
}
