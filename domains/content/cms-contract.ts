import { endpoint } from '@sillage/kit/endpoint.ts'
import { Id, Instant } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { staffWith } from '../audit/permissions.ts'
import { readTree } from './cms-allow.ts'
import { isAllowedLink } from './cms-link.ts'
import { CmsNode } from './cms-node-contract.ts'
import { takenNames } from './cms-words.ts'

/** What stands under a name; nothing where no one has published a part that every page has. */
export const Published = z.object({ template: CmsNode.nullable(), link: z.string() }).meta({ id: 'Published' })
export type Published = z.output<typeof Published>

/** As staff send it: what is not allowed is refused as a whole, with the reason. */
const Sent = z.unknown().transform((raw, { addIssue }): CmsNode => {
  const { tree, troubles } = readTree(raw)
  for (const message of troubles) addIssue({ code: 'custom', message })
  return tree && troubles.length === 0 ? tree : z.NEVER
})

const Name = z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/, '이름은 영문 소문자와 숫자, -로 60자까지 쓸 수 있어요.')
const link = z
  .string()
  .trim()
  .refine(
    (text) => text === '' || isAllowedLink(text),
    '쓸 수 없는 링크가 있어요. /로 시작하는 주소나 https 주소를 써 주세요.',
  )

const CmsVersion = z.object({
  version: z.int(),
  note: z.string(),
  publish_at: Instant,
  published_at: Instant.nullable(),
  /** When it is taken down by itself; null: it stays. */
  until_at: Instant.nullable(),
})

/** Where a page stands: what everyone sees, what is being worked on, what will come by itself. */
const CmsPage = z
  .object({
    name: z.string(),
    title: z.string(),
    version: z.int().nullable(),
    published_at: Instant.nullable(),
    draft_version: z.int(),
    changed_at: Instant,
    scheduled: CmsVersion.nullable(),
  })
  .meta({ id: 'CmsPage' })
export type CmsPage = z.output<typeof CmsPage>

const CmsSheet = CmsPage.extend({ preview_key: z.string(), draft: Published, versions: z.array(CmsVersion) }).meta({
  id: 'CmsSheet',
})
export type CmsSheet = z.output<typeof CmsSheet>

const staff = staffWith('content')
const params = z.object({ name: Name })
const path = '/api/v1/staff/cms/:name'

export const cms = {
  published: endpoint({
    method: 'GET',
    path: '/api/cms/published/:name',
    summary: '게시한 페이지',
    access: 'anyone',
    cache: { audience: 'everyone', tags: ['cms:{name}', 'shipping'] },
    params,
    reply: Published,
  }),
  /** HTML is always the anonymous visitor's: staff show a draft by a key, which only they are given. */
  preview: endpoint({
    method: 'GET',
    path: '/api/cms/preview/:name',
    summary: '초안 미리 보기',
    access: 'anyone',
    params,
    query: z.object({ key: z.string().max(200).default('') }),
    reply: Published,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/v1/staff/cms',
    summary: '페이지 목록',
    access: staff,
    /** The one changed last first; a shop has a few dozen. */
    reply: z.object({ data: z.array(CmsPage) }),
  }),
  show: endpoint({
    method: 'GET',
    path,
    summary: '페이지의 초안과 판',
    access: staff,
    params,
    reply: CmsSheet,
  }),
  save: endpoint({
    method: 'PUT',
    path,
    summary: '초안 저장',
    access: staff,
    params: z.object({ name: Name.refine((name) => !takenNames.includes(name), '이미 다른 화면이 쓰는 이름이에요.') }),
    body: z.object({
      template: Sent,
      link: link.default(''),
      /** The draft that was changed; 0 for a page that is new. */
      based_on: z.int().min(0),
    }),
    reply: CmsSheet,
  }),
  /** What is being typed, as it will be drawn. Nothing is stored. */
  look: endpoint({
    method: 'POST',
    path: `${path}/preview`,
    summary: '저장하지 않은 페이지 미리 보기',
    access: staff,
    params,
    body: z.object({ template: Sent, link: link.default('') }),
    reply: Published,
  }),
  publish: endpoint({
    method: 'POST',
    path: `${path}/publish`,
    summary: '초안 게시',
    access: staff,
    params,
    body: z.object({
      /** The draft that was looked at: what someone changed meanwhile is not published unseen. */
      draft_version: z.int().min(1),
      note: z.string().trim().max(200, '메모는 200자까지 쓸 수 있어요.').default(''),
      /** Later, by itself; left out, at once. */
      publish_at: Instant.optional(),
      /** Taken down by itself then; left out, it stays. */
      until_at: Instant.optional(),
    }),
    reply: CmsSheet,
  }),
  unschedule: endpoint({
    method: 'DELETE',
    path: `${path}/schedule`,
    summary: '게시 예약 취소',
    access: staff,
    params,
    reply: CmsSheet,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: `${path}/withdraw`,
    summary: '게시한 페이지 내리기',
    access: staff,
    params,
    reply: CmsSheet,
  }),
  showVersion: endpoint({
    method: 'GET',
    path: `${path}/versions/:version`,
    summary: '지난 판 보기',
    access: staff,
    params: params.extend({ version: Id }),
    reply: Published,
  }),
  restore: endpoint({
    method: 'POST',
    path: `${path}/versions/:version/restore`,
    summary: '지난 판을 초안으로 되살리기',
    access: staff,
    params: params.extend({ version: Id }),
    reply: CmsSheet,
  }),
}
