import { endpoint } from '@sillage/kit/endpoint.ts'
import { limits } from '@sillage/kit/limits.ts'
import { pageOf, pageQuery } from '@sillage/kit/paging.ts'
import { Id, Message } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { boardStaff, changed, keyword, postForm, postRow, postText } from '../board/fields.ts'
import { faqLimits, faqTopics } from './words.ts'

export const Faq = z
  .object({ ...postRow, ...postText, topic: z.enum(faqTopics), position: z.int() })
  .meta({ id: 'Faq', description: 'title is the question, body the answer' })
export type Faq = z.output<typeof Faq>

const FaqForm = z.object({
  ...postForm,
  topic: z.enum(faqTopics, '종류를 골라 주세요.'),
  position: z.coerce.number().int().min(0).max(faqLimits.position).default(0),
})

const path = '/api/v1/faq'
const params = z.object({ id: Id })
const kept = { audience: 'everyone', tags: ['faq'] } as const

export const faq = {
  list: endpoint({
    ...{ method: 'GET', path, summary: '자주 묻는 질문 목록', access: 'anyone', cache: kept },
    query: pageQuery({
      ...{ sort: ['position', 'created_at', 'id'], order: 'asc', per_page: limits.paging.board_per_page },
      filters: { topic: z.enum(faqTopics).optional(), keyword },
    }),
    reply: pageOf(Faq),
  }),
  show: endpoint({
    ...{ method: 'GET', path: `${path}/:id`, summary: '자주 묻는 질문 보기', access: 'anyone', cache: kept },
    params,
    reply: Faq,
  }),
  create: endpoint({
    ...{ method: 'POST', path, summary: '자주 묻는 질문 쓰기', access: boardStaff },
    body: FaqForm,
    reply: Faq,
  }),
  change: endpoint({
    ...{ method: 'PUT', path: `${path}/:id`, summary: '자주 묻는 질문 고치기', access: boardStaff },
    params,
    body: FaqForm.extend(changed),
    reply: Faq,
  }),
  remove: endpoint({
    ...{ method: 'DELETE', path: `${path}/:id`, summary: '자주 묻는 질문 지우기', access: boardStaff },
    params,
    reply: Message,
  }),
}
