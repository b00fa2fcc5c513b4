import type { HomeDesign, HomeSection, HomeSlide } from '../home-design-contract.ts'
import { homeSectionNames } from '../home-words.ts'
import type { Fact } from './facts.ts'

/** The fields of a slide as they are called; shared with its form. */
export const slideLabels = {
  eyebrow: '작은 제목',
  title: '제목',
  text: '글',
  button: '버튼',
  link: '링크',
  alt: '사진 설명',
} as const

const texts = ['eyebrow', 'title', 'text', 'button', 'alt'] as const

/** What a design of the first page says, to be compared with another. */
export const homeFacts = ({ slides, sections, class_picture }: HomeDesign): Fact[] => [
  ...slides.flatMap(slideFacts),
  {
    id: 'order',
    labels: ['섹션 순서'],
    value: sections
      .filter(({ visible }) => visible)
      .map(nameOf)
      .join('\n'),
  },
  ...sections.flatMap(sectionFacts),
  { id: 'class_picture', labels: ['수업 사진'], value: class_picture?.src ?? '' },
]

function slideFacts(slide: HomeSlide, at: number): Fact[] {
  const name = `${at + 1}`
  const fact = (field: string, label: string, value: string, ...more: string[]): Fact => ({
    id: `${slide.id} ${field}`,
    labels: ['슬라이드', name, label, ...more],
    value,
  })
  return [
    ...texts.flatMap((field) => [
      fact(field, slideLabels[field], slide[field]),
      fact(`${field}_en`, slideLabels[field], slide[`${field}_en`], '영어'),
    ]),
    fact('link', slideLabels.link, slide.link),
    fact('wide', '넓은 화면 사진', slide.picture_wide?.src ?? ''),
    fact('tall', '휴대폰 사진', slide.picture_tall?.src ?? ''),
    fact('period', '기간', [slide.from, slide.until].filter(Boolean).join(' – ')),
  ]
}

const nameOf = ({ kind, title }: HomeSection) => title || homeSectionNames[kind]

function sectionFacts(section: HomeSection): Fact[] {
  const { id, title, title_en, note, note_en, source_id } = section
  const value = [title, title_en, note, note_en, source_id === null ? '' : `#${source_id}`].filter(Boolean).join('\n')
  return value ? [{ id: `section ${id}`, labels: ['섹션', homeSectionNames[section.kind]], value }] : []
}
