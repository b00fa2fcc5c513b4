import { expect, test } from 'vitest'
import { readTree } from '../cms-allow.ts'
import { saying } from '../testing/cms.ts'
import {
  addable,
  addNode,
  changeNode,
  findNode,
  linesOf,
  moveNode,
  newNode,
  removeNode,
  withProps,
} from './cms-tree.ts'

const group = (id: string, children = [saying('하나', 'a'), saying('둘', 'b')]) => ({
  ...saying('', id),
  tag: 'div',
  children,
})
const page = group('page', [saying('제목', 'title'), group('box')])
const ids = (tree = page) => linesOf(tree).map(({ node }) => node.id)

test('the elements of a page stand in reading order, each with its depth', () => {
  expect(linesOf(page).map(({ node, depth }) => [node.id, depth])).toEqual([
    ['page', 0],
    ['title', 1],
    ['box', 1],
    ['a', 2],
    ['b', 2],
  ])
})

test('an element is moved among its siblings, taken out with what is in it, and changed alone', () => {
  expect(ids(moveNode(page, 'b', -1))).toEqual(['page', 'title', 'box', 'b', 'a'])
  expect(ids(removeNode(page, 'box'))).toEqual(['page', 'title'])
  const changed = changeNode(page, 'b', (node) => withProps(node, { innerText: '셋' }))
  expect([findNode(changed, 'b')?.option.props.innerText, findNode(changed, 'a')]).toEqual(['셋', findNode(page, 'a')])
})

test('a new element goes into a group, and behind anything else', () => {
  expect(ids(addNode(page, 'box', saying('셋', 'c')))).toEqual(['page', 'title', 'box', 'a', 'b', 'c'])
  expect(ids(addNode(page, 'a', saying('셋', 'c')))).toEqual(['page', 'title', 'box', 'a', 'c', 'b'])
})

test('whatever can be added is allowed where it belongs', () => {
  for (const tag of Object.keys(addable) as (keyof typeof addable)[]) {
    const around = tag === 'li' ? { ...group('list', []), tag: 'ul' } : group('page', [])
    expect(readTree(addNode(around, around.id, newNode(tag))).troubles, tag).toEqual([])
  }
})
