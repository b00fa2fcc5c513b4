import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { invalid, notFound, Problem } from '@sillage/kit/problem.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { post } from '@sillage/server-kit/outbox.ts'
import { limit } from '../../rate-limits.ts'
import type { staffMessages } from '../staff-contract.ts'
import { templatesFor } from './catalogue.ts'
import { readersOf } from './member-reader.ts'
import { findMessage, sampleValues, testTemplates } from './sample.ts'

/** One message by one channel to the member of staff who asks, with samples in its gaps. */
export async function tryOut(ctx: Context, { params, body }: HandlerInput<typeof staffMessages.tryOut>) {
  const { mb_id } = requireMember(ctx)
  const { channel, lang } = body
  const message = findMessage(params.key)
  if (!message) throw notFound('메시지를 찾을 수 없어요.')
  if (!templatesFor(message)[channel] || (channel === 'alimtalk' && lang === 'en'))
    throw invalid('channel', '이 채널로는 보내지 않는 메시지예요.')
  await limit(ctx, 'message.test', { member: mb_id })
  const me = (await readersOf(ctx, [mb_id])).get(mb_id)
  const recipient = channel === 'mail' ? me?.email : me?.hp
  if (!recipient) throw new Problem(422, noAddress[channel === 'mail' ? 'mail' : 'phone'])
  await post(ctx, {
    template: testTemplates[channel],
    subject: `member:${mb_id}`,
    transition: `test ${message.key} ${channel} ${crypto.randomUUID()}`,
    mb_id,
    recipient,
    lang,
    payload: { key: message.key, values: sampleValues(message, lang) },
  })
  return { message: channel === 'mail' ? '내 메일로 보냈어요.' : '내 휴대폰으로 보냈어요.' }
}

const noAddress = {
  mail: '확인된 메일 주소가 없어요. 내 정보에서 메일을 먼저 확인해 주세요.',
  phone: '확인된 휴대폰 번호가 없어요. 내 정보에서 번호를 먼저 인증해 주세요.',
}
