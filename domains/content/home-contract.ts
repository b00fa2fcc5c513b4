import { endpoint } from '@sillage/kit/endpoint.ts'
import { Id, Instant, Picture } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { staffWith } from '../audit/permissions.ts'
import { ProductCard } from '../catalog/contract.ts'
import { HomeDesign, HomeSection, HomeSlide, OrganNote } from './home-design-contract.ts'

/** A section as it is drawn; what it shows only where staff have chosen it, else the section knows. */
const ShownSection = HomeSection.omit({ visible: true }).extend({
  products: z.array(ProductCard).nullable(),
  /** Of a selection and a category, where the title and all of it are. */
  source: z.object({ href: z.string(), name: z.string(), name_en: z.string() }).nullable(),
})
export type ShownSection = z.output<typeof ShownSection>

const ShownSlide = HomeSlide.omit({ from: true, until: true }).extend({
  picture_wide: Picture.nullable(),
  picture_tall: Picture.nullable(),
})
export type ShownSlide = z.output<typeof ShownSlide>

export const HomeContent = z
  .object({
    slides: z.array(ShownSlide),
    sections: z.array(ShownSection),
    organ: z.array(OrganNote),
    class_picture: Picture.nullable(),
  })
  .meta({ id: 'HomeContent' })
export type HomeContent = z.output<typeof HomeContent>

const HomeVersion = z.object({
  version: z.int(),
  note: z.string(),
  publish_at: Instant,
  published_at: Instant.nullable(),
})

/** Where the first page stands: what is being worked on, what everyone sees, what will come by itself. */
const HomeSheet = z
  .object({
    draft: HomeDesign,
    draft_version: z.int(),
    changed_at: Instant.nullable(),
    /** The design that everyone sees; what the shop comes with where nothing was published. */
    published: HomeDesign,
    version: z.int().nullable(),
    published_at: Instant.nullable(),
    scheduled: HomeVersion.nullable(),
    versions: z.array(HomeVersion),
    preview_key: z.string(),
  })
  .meta({ id: 'HomeSheet' })
export type HomeSheet = z.output<typeof HomeSheet>

const staff = staffWith('content')
const path = '/api/v1/staff/home'
const version = z.object({ version: Id })

export const home = endpoint({
  method: 'GET',
  path: '/api/v1/home',
  summary: '홈 화면',
  access: 'anyone',
  cache: { audience: 'everyone', tags: ['home', 'products', 'categories', 'selects', 'recipes'] },
  reply: HomeContent,
})

/** The first page as staff make it. */
export const homePage = {
  /** HTML is always the anonymous visitor's: staff show a draft by a key, which only they are given. */
  preview: endpoint({
    method: 'GET',
    path: '/api/v1/home/preview',
    summary: '홈 화면 초안 미리 보기',
    access: 'anyone',
    query: z.object({ key: z.string().max(200).default('') }),
    reply: HomeContent,
  }),
  show: endpoint({ method: 'GET', path, summary: '홈 화면의 초안과 버전', access: staff, reply: HomeSheet }),
  save: endpoint({
    method: 'PUT',
    path,
    summary: '홈 화면 초안 저장',
    access: staff,
    body: z.object({
      design: HomeDesign,
      /** The draft that was changed; 0 where no one has begun one. */
      based_on: z.int().min(0),
    }),
    reply: HomeSheet,
  }),
  /** What is being typed, as it will be drawn. Nothing is stored. */
  look: endpoint({
    method: 'POST',
    path: `${path}/preview`,
    summary: '저장하지 않은 홈 화면 미리 보기',
    access: staff,
    body: z.object({ design: HomeDesign }),
    reply: HomeContent,
  }),
  publish: endpoint({
    method: 'POST',
    path: `${path}/publish`,
    summary: '홈 화면 게시',
    access: staff,
    body: z.object({
      /** The draft that was looked at: what someone changed meanwhile is not published unseen. */
      draft_version: z.int().min(1),
      note: z.string().trim().max(200, '메모는 200자까지 쓸 수 있어요.').default(''),
      /** Later, by itself; left out, at once. */
      publish_at: Instant.optional(),
    }),
    reply: HomeSheet,
  }),
  unschedule: endpoint({
    method: 'DELETE',
    path: `${path}/schedule`,
    summary: '홈 화면 게시 예약 취소',
    access: staff,
    reply: HomeSheet,
  }),
  showVersion: endpoint({
    method: 'GET',
    path: `${path}/versions/:version`,
    summary: '홈 화면의 이전 버전',
    access: staff,
    params: version,
    reply: z.object({ design: HomeDesign }),
  }),
  restore: endpoint({
    method: 'POST',
    path: `${path}/versions/:version/restore`,
    summary: '홈 화면의 이전 버전을 초안으로 되살리기',
    access: staff,
    params: version,
    reply: HomeSheet,
  }),
}
