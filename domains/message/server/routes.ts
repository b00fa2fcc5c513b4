import { bind } from '@sillage/server-kit/bind.ts'
import { messageDesk } from '../desk-contract.ts'
import { registeredTexts } from './catalogue.ts'
import { listMessages, resendMessage } from './desk.ts'

export const messageRoutes = bind(messageDesk, {
  list: listMessages,
  templates: async () => ({ data: registeredTexts }),
  resend: resendMessage,
})
