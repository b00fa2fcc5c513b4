import type { ReadTemplateState } from '@sillage/server-kit/alimtalk.ts'
import { bind } from '@sillage/server-kit/bind.ts'
import { staffMessages } from '../staff-contract.ts'
import { messages } from './catalogue.ts'
import { previewsOf } from './sample.ts'
import { listMessages, resendMessage } from './staff.ts'
import { tryOut } from './try-out.ts'

export const createMessageRoutes = (readTemplate: ReadTemplateState | undefined) =>
  bind(staffMessages, {
    list: listMessages,
    templates: async () => ({
      data: await Promise.all(
        messages.map(async (message) => {
          const { talk, action } = message.kr
          return {
            key: message.key,
            name: talk?.code ?? null,
            content: talk?.text ?? null,
            buttons: [action],
            previews: previewsOf(message),
            state: (talk && (await readTemplate?.({ code: talk.code, content: talk.text }))) ?? null,
          }
        }),
      ),
    }),
    tryOut,
    resend: resendMessage,
  })
