/** What the first page can show, in the order it comes in. */
export const homeSections = [
  'organ',
  'categories',
  'new',
  'recipe',
  'best',
  'classes',
  'voices',
  'notices',
  'feed',
  'select',
  'category',
] as const
export type HomeSectionKind = (typeof homeSections)[number]

/** A section of one of these kinds shows one thing that staff choose, and there may be several. */
export const chosenSections = ['select', 'category'] as const satisfies readonly HomeSectionKind[]

/** What a section may be narrowed to; the others show what they show. */
export const sourceOf: Partial<Record<HomeSectionKind, 'category' | 'select'>> = {
  new: 'category',
  best: 'category',
  select: 'select',
  category: 'category',
}

/** A recipe is titled by itself. */
export const untitledSections: readonly HomeSectionKind[] = ['recipe']

/** Sections with a sentence below the title. */
export const notedSections: readonly HomeSectionKind[] = ['organ', 'classes', 'select', 'category']

export const homeSectionNames: Record<HomeSectionKind, string> = {
  organ: '향 계열',
  categories: '카테고리 차례',
  new: '새로 들어온 상품',
  recipe: '만들기',
  best: '인기 상품',
  classes: '다가오는 수업',
  voices: '고객 리뷰',
  notices: '새 소식',
  feed: '인스타그램',
  select: '셀렉트',
  category: '카테고리 상품',
}

export const homeLimits = { slides: 6, sections: 24, title: 80, text: 200, button: 40, alt: 200 } as const

type Texts = { title: string; title_en: string; note: string; note_en: string }
const noTexts: Texts = { title: '', title_en: '', note: '', note_en: '' }

/** The ids are also where a section stands on the page: clicks are counted by them. */
const ids: Partial<Record<HomeSectionKind, string>> = { recipe: 'diy', classes: 'tssa' }

export const newSection = (kind: HomeSectionKind, id = ids[kind] ?? kind) => ({
  id,
  kind,
  visible: true,
  ...noTexts,
  source_id: null,
})

const isChosen = (kind: HomeSectionKind) => chosenSections.some((each) => each === kind)

/** Every section that needs no choice. */
export const usualSections = () => homeSections.filter((kind) => !isChosen(kind)).map((kind) => newSection(kind))

/** So many pictures of the feed are shown. */
export const instagramShown = 6
