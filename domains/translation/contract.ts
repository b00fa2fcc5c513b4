import { endpoint } from '@sillage/kit/endpoint.ts'
import { limits } from '@sillage/kit/limits.ts'
import { z } from 'zod'

const locale = z.enum(['ko', 'en'])
const terms = z
  .record(z.string().max(limits.language.termLength), z.string().max(limits.language.termLength))
  .refine((map) => Object.keys(map).length <= limits.language.termsPerCall, '한 번에 보낼 수 있는 문장을 넘었어요.')

export const translation = {
  package: endpoint({
    method: 'GET',
    path: '/api/translation-ai/package',
    summary: '번역 묶음',
    access: 'anyone',
    cache: { audience: 'everyone', tags: ['translation'] },
    query: z.object({ locale }),
    reply: z.record(z.string(), z.string()),
  }),
  terms: endpoint({
    method: 'POST',
    path: '/api/translation-ai/terms',
    summary: '번역이 없는 문장 보내기',
    access: 'anyone',
    body: z.object({ locale, terms }),
    reply: z.object({ queued: z.int() }),
  }),
}
