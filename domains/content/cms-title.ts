import type { CmsNode } from './cms-node-contract.ts'

const headings = ['h1', 'h2', 'h3', 'h4']

/** The node that says what a page is about: its first heading. */
export function titleNode(node: CmsNode): CmsNode | null {
  if (headings.includes(node.tag) && node.option.props.innerText) return node
  return firstOf(node.children, titleNode)
}

/** The first words that stand under no heading. */
export function wordsNode(node: CmsNode): CmsNode | null {
  if (!headings.includes(node.tag) && node.option.props.innerText) return node
  return firstOf(node.children, wordsNode)
}

function firstOf(nodes: readonly CmsNode[], find: (node: CmsNode) => CmsNode | null): CmsNode | null {
  for (const node of nodes) {
    const found = find(node)
    if (found) return found
  }
  return null
}
