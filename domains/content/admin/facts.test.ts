import { expect, test } from 'vitest'
import { firstDesign } from '../home-design-contract.ts'
import { changesBetween } from './facts.ts'
import { homeFacts } from './home-facts.ts'

const slide = {
  id: 'a',
  eyebrow: '',
  eyebrow_en: '',
  title: '겨울',
  title_en: 'Winter',
  text: '',
  text_en: '',
  button: '',
  button_en: '',
  link: '',
  picture_wide: null,
  picture_tall: null,
  alt: '',
  alt_en: '',
  from: null,
  until: null,
}
const design = { ...firstDesign(), slides: [slide] }

test('a design is the same as itself', () => {
  expect(changesBetween(homeFacts(design), homeFacts(design))).toEqual([])
})

test('what was changed, moved and taken away is named with what it said before', () => {
  const [organ, ...others] = design.sections
  const next = { ...design, slides: [{ ...slide, title: '봄' }], sections: organ ? [...others, organ] : [] }
  expect(changesBetween(homeFacts(design), homeFacts(next)).map(({ labels }) => labels.join(' '))).toEqual([
    '슬라이드 1 제목',
    '섹션 순서',
  ])
  const without = changesBetween(homeFacts(design), homeFacts({ ...design, slides: [] }))
  expect(without).toMatchObject([
    { labels: ['슬라이드', '1', '제목'], before: '겨울', after: '' },
    { labels: ['슬라이드', '1', '제목', '영어'], before: 'Winter', after: '' },
  ])
})
