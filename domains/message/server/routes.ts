import type { ReadTemplateState } from '@sillage/server-kit/alimtalk.ts'
import { bind } from '@sillage/server-kit/bind.ts'
import { staffMessages } from '../staff-contract.ts'
import { registeredTexts } from './catalogue.ts'
import { listMessages, resendMessage } from './staff.ts'

export const createMessageRoutes = (readTemplate: ReadTemplateState | undefined) =>
  bind(staffMessages, {
    list: listMessages,
    templates: async () => ({
      data: await Promise.all(
        registeredTexts.map(async (text) => ({
          ...text,
          state: (await readTemplate?.({ code: text.name, content: text.content })) ?? null,
        })),
      ),
    }),
    resend: resendMessage,
  })
