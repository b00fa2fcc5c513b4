import { endpoint } from '@sillage/kit/endpoint.ts'
import { keysetOf, keysetQuery } from '@sillage/kit/keyset.ts'
import { Id, Instant, Message } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { staffWith } from '../audit/permissions.ts'
import { messageChannels, messageStates, sentChannels, templateStates } from './words.ts'

const staff = staffWith('messages')

export const SentMessage = z
  .object({
    id: z.int(),
    channel: z.enum(messageChannels),
    template: z.string(),
    about: z.string().nullable(),
    mb_id: z.string().nullable(),
    lang: z.enum(['kr', 'en']),
    /** Enough to recognise it by: the whole address is not needed to send it again. */
    recipient: z.string(),
    /** What it said; empty for emails that may open a door. */
    subject: z.string(),
    text: z.string(),
    state: z.enum(messageStates),
    failure: z.string().nullable(),
    sends: z.int(),
    created_at: Instant,
    sent_at: Instant.nullable(),
    settled_at: Instant.nullable(),
    can_resend: z.boolean(),
  })
  .meta({ id: 'SentMessage' })
export type SentMessage = z.output<typeof SentMessage>

/** What staff see of what was sent to people, and what they can have sent once more. */
export const staffMessages = {
  /** The newest first. */
  list: endpoint({
    method: 'GET',
    path: '/api/v1/staff/messages',
    summary: '보낸 메시지',
    access: staff,
    query: keysetQuery({
      order_id: Id.optional(),
      mb_id: z.string().max(40).optional(),
      channel: z.enum(messageChannels).optional(),
      state: z.enum(messageStates).optional(),
      /** Only those that could not be sent, or did not arrive. */
      undelivered: z.stringbool().optional(),
      /** A whole address or number, a member's id, or the beginning of a template's name. */
      keyword: z.string().trim().max(120).optional(),
    }),
    reply: keysetOf(SentMessage),
  }),
  /**
   * What the shop says by each channel, with samples in the gaps; and what has to be registered with KakaoTalk before it
   * carries our messages: each text under its name, word for word.
   */
  templates: endpoint({
    method: 'GET',
    path: '/api/v1/staff/messages/templates',
    summary: '메시지 템플릿',
    access: staff,
    reply: z.object({
      data: z.array(
        z.object({
          key: z.string(),
          /** Under which it is registered, and the text; null where KakaoTalk does not carry it. */
          name: z.string().nullable(),
          content: z.string().nullable(),
          buttons: z.array(z.string()),
          previews: z.array(
            z.object({
              channel: z.enum(messageChannels),
              lang: z.enum(['kr', 'en']),
              subject: z.string(),
              text: z.string(),
            }),
          ),
          /** As KakaoTalk has it; null where no channel is connected, or the service cannot be asked. */
          state: z.enum(templateStates).nullable(),
        }),
      ),
    }),
  }),
  /** Sends it to the one who asks, by one channel and in one language. */
  tryOut: endpoint({
    method: 'POST',
    path: '/api/v1/staff/messages/templates/:key/test',
    summary: '메시지 시험 발송',
    access: staff,
    params: z.object({ key: z.string().max(60) }),
    body: z.object({ channel: z.enum(sentChannels), lang: z.enum(['kr', 'en']) }),
    reply: Message,
  }),
  resend: endpoint({
    method: 'POST',
    path: '/api/v1/staff/messages/:message_id/resend',
    summary: '메시지 다시 보내기',
    access: staff,
    params: z.object({ message_id: Id }),
    reply: SentMessage,
  }),
}
