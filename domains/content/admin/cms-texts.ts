import type { CmsNode } from '../cms-node-contract.ts'

export type CmsText = { id: string; tag: string; innerText: string; innerText_en: string }

/** What a page says, node by node, in the order it is read. */
export const textsOf = ({ id, tag, option, children }: CmsNode): CmsText[] => {
  const { innerText, innerText_en } = option.props
  const own = innerText || innerText_en ? [{ id, tag, innerText, innerText_en }] : []
  return [...own, ...children.flatMap(textsOf)]
}

/** The page with other words in the same places. */
export function withTexts(node: CmsNode, texts: ReadonlyMap<string, CmsText>): CmsNode {
  const text = texts.get(node.id)
  const children = node.children.map((child) => withTexts(child, texts))
  if (!text) return { ...node, children }
  const props = { ...node.option.props, innerText: text.innerText, innerText_en: text.innerText_en }
  return { ...node, option: { ...node.option, props }, children }
}
