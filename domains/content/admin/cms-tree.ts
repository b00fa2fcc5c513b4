import type { CmsNode, CmsProps } from '../cms-node-contract.ts'

export type Line = { node: CmsNode; depth: number; at: number; siblings: number }

/** Every element of a page in reading order, with how deep it stands and its place among its siblings. */
export const linesOf = (node: CmsNode, depth = 0, at = 0, siblings = 1): Line[] => [
  { node, depth, at, siblings },
  ...node.children.flatMap((child, index) => linesOf(child, depth + 1, index, node.children.length)),
]

export const findNode = (tree: CmsNode, id: string) => linesOf(tree).find(({ node }) => node.id === id)?.node

/** The page with one element changed. */
export const changeNode = (tree: CmsNode, id: string, change: (node: CmsNode) => CmsNode): CmsNode =>
  tree.id === id ? change(tree) : { ...tree, children: tree.children.map((child) => changeNode(child, id, change)) }

/** The page without an element and what is in it; the page itself stays. */
export const removeNode = (tree: CmsNode, id: string): CmsNode => ({
  ...tree,
  children: tree.children.filter((child) => child.id !== id).map((child) => removeNode(child, id)),
})

/** The page with an element one place before or behind its siblings. */
export function moveNode(tree: CmsNode, id: string, by: number): CmsNode {
  const from = tree.children.findIndex((child) => child.id === id)
  if (from < 0) return { ...tree, children: tree.children.map((child) => moveNode(child, id, by)) }
  const children = [...tree.children]
  children.splice(from + by, 0, ...children.splice(from, 1))
  return { ...tree, children }
}

/** An element that holds others takes a new one at its end; beside any other it stands right behind it. */
export function addNode(tree: CmsNode, beside: string, node: CmsNode): CmsNode {
  const chosen = findNode(tree, beside) ?? tree
  if (chosen.id === tree.id || holders.has(chosen.tag))
    return changeNode(tree, chosen.id, (at) => ({ ...at, children: [...at.children, node] }))
  return insertBehind(tree, chosen.id, node)
}

const insertBehind = (tree: CmsNode, id: string, node: CmsNode): CmsNode => ({
  ...tree,
  children: tree.children.flatMap((child) => (child.id === id ? [child, node] : [insertBehind(child, id, node)])),
})

const holders = new Set('div section article header footer figure blockquote ul ol dl'.split(' '))

/** What staff add most; the rest is written as structure. */
export const addable = {
  h2: '제목',
  p: '글',
  a: '링크',
  img: '사진',
  div: '묶음',
  ul: '목록',
  li: '목록 항목',
  hr: '가로줄',
} as const
export type Addable = keyof typeof addable

export const newNode = (tag: Addable): CmsNode => ({
  id: `n${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`,
  tag,
  option: { class: tag === 'a' ? 'button' : '', style: '', props: { innerText: '', innerText_en: '' } },
  children: [],
})

export const withProps = (node: CmsNode, props: Partial<CmsProps>): CmsNode => ({
  ...node,
  option: { ...node.option, props: { ...node.option.props, ...props } },
})
