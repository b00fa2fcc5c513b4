import { Id, Instant, Picture, UploadedPicture } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { scentFamilies } from '../catalog/words.ts'
import { isPageLink } from './cms-link.ts'
import { chosenSections, homeLimits, homeSections, sourceOf, usualSections } from './home-words.ts'

const upTo = (most: number) => z.string().trim().max(most, '너무 길어요. 줄여 주세요.').default('')

const link = upTo(500).refine(
  (text) => text === '' || isPageLink(text),
  '쓸 수 없는 링크가 있어요. /로 시작하는 주소나 https 주소를 써 주세요.',
)

export const HomeSlide = z
  .object({
    id: z.string().regex(/^[a-z0-9-]{1,40}$/),
    eyebrow: upTo(homeLimits.button),
    eyebrow_en: upTo(homeLimits.button),
    /** A line break in it is one on the screen. */
    title: z.string().trim().min(1, '제목을 입력해 주세요.').max(homeLimits.title, '제목은 80자까지 쓸 수 있어요.'),
    title_en: upTo(homeLimits.title),
    text: upTo(homeLimits.text),
    text_en: upTo(homeLimits.text),
    button: upTo(homeLimits.button),
    button_en: upTo(homeLimits.button),
    link,
    picture_wide: UploadedPicture.nullable(),
    /** For phones; the wide one is cut where there is none. */
    picture_tall: UploadedPicture.nullable(),
    alt: upTo(homeLimits.alt),
    alt_en: upTo(homeLimits.alt),
    from: Instant.nullable().default(null),
    until: Instant.nullable().default(null),
  })
  .meta({ id: 'HomeSlide' })
export type HomeSlide = z.output<typeof HomeSlide>

export const HomeSection = z
  .object({
    id: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/),
    kind: z.enum(homeSections),
    visible: z.boolean(),
    /** Empty: the shop's own. */
    title: upTo(homeLimits.title),
    title_en: upTo(homeLimits.title),
    note: upTo(homeLimits.text),
    note_en: upTo(homeLimits.text),
    /** Which selection or category; null: whatever the section shows by itself. */
    source_id: Id.nullable(),
  })
  .meta({ id: 'HomeSection' })
export type HomeSection = z.output<typeof HomeSection>

export const OrganNote = z
  .object({
    family: z.enum(scentFamilies),
    name: z.string(),
    name_en: z.string(),
    hours_label: z.string(),
    hours_label_en: z.string(),
    picture: Picture,
  })
  .meta({ id: 'OrganNote' })
export type OrganNote = z.output<typeof OrganNote>

/** The first page as staff design it: the slides of its head, its sections in order, the pictures of two of them. */
export const HomeDesign = z
  .object({
    slides: z.array(HomeSlide).max(homeLimits.slides, '슬라이드는 6장까지 만들 수 있어요.'),
    sections: z.array(HomeSection).max(homeLimits.sections, '섹션은 24개까지 둘 수 있어요.'),
    organ: z.array(OrganNote).max(12),
    class_picture: Picture.nullable(),
  })
  .superRefine(({ slides, sections }, { addIssue }) => {
    const refuse = (path: (string | number)[], message: string) => addIssue({ code: 'custom', path, message })
    for (const [at, { from, until }] of slides.entries())
      if (from && until && Date.parse(from) >= Date.parse(until))
        refuse(['slides', at, 'until'], '종료 시각이 시작 시각보다 빨라요.')
    for (const [at, { kind, visible, source_id }] of sections.entries())
      if (visible && source_id === null && isChosen(kind))
        refuse(['sections', at, 'source_id'], chooseFirst[kind === 'select' ? 'select' : 'category'])
    if (!areUnique(slides) || !areUnique(sections)) refuse(['sections'], '같은 섹션이 두 번 있어요.')
    const once = sections.filter(({ kind }) => !isChosen(kind)).map(({ kind }) => kind)
    if (new Set(once).size < once.length) refuse(['sections'], '같은 섹션이 두 번 있어요.')
    if (sections.some(({ kind, source_id }) => source_id !== null && !sourceOf[kind]))
      refuse(['sections'], '이 섹션은 따로 고를 것이 없어요.')
  })
  .meta({ id: 'HomeDesign' })
export type HomeDesign = z.output<typeof HomeDesign>

const chooseFirst = { select: '보여 줄 셀렉트를 골라 주세요.', category: '보여 줄 카테고리를 골라 주세요.' } as const
const isChosen = (kind: HomeSection['kind']) => chosenSections.some((each) => each === kind)
const areUnique = (rows: readonly { id: string }[]) => new Set(rows.map(({ id }) => id)).size === rows.length

/** What a shop shows that has designed nothing yet. */
export const firstDesign = (): HomeDesign => ({
  slides: [],
  sections: usualSections(),
  organ: [],
  class_picture: null,
})
