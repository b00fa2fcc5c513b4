import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { invalid } from '@sillage/kit/problem.ts'
import { seoulDay } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import type { quotation } from '../contract.ts'
import { addRequest } from './add-request.ts'

/** A business asks for the fragrance of its space: a draft without lines, which staff answer with a quotation. */
export function requestBrief(ctx: Context, { body, files }: HandlerInput<typeof quotation.requestBrief>) {
  const { request_key, consent, company, name, hp, email, ...brief } = body
  const asked = { request_key, consent, company, name, hp, email }
  return addRequest(ctx, asked, files.files, async () => {
    if (brief.opens_on !== null && brief.opens_on <= seoulDay(ctx.now()))
      throw invalid('opens_on', '내일 이후의 날짜를 골라 주세요.')
    const head = { source: 'fragrance_service' as const, memo: brief.words, brief }
    return { head, lines: [] }
  })
}
