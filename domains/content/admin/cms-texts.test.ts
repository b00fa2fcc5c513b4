import { expect, test } from 'vitest'
import type { CmsNode } from '../cms-node-contract.ts'
import { textsOf, withTexts } from './cms-texts.ts'

const node = (id: string, tag: string, innerText: string, children: CmsNode[] = []): CmsNode => ({
  id,
  tag,
  option: { class: 'a', style: '', props: { innerText, innerText_en: '' } },
  children,
})
const page = node('1', 'div', '', [node('2', 'h1', '제목'), node('3', 'section', '', [node('4', 'p', '글')])])

test('the words of a page are listed in reading order and put back where they were', () => {
  const texts = textsOf(page)
  expect(texts.map(({ id, innerText }) => [id, innerText])).toEqual([
    ['2', '제목'],
    ['4', '글'],
  ])
  const changed = new Map(texts.map((text) => [text.id, { ...text, innerText_en: `${text.innerText}!` }]))
  expect(textsOf(withTexts(page, changed)).map(({ innerText_en }) => innerText_en)).toEqual(['제목!', '글!'])
  expect(withTexts(page, new Map())).toEqual(page)
})
