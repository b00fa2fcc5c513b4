import { bind } from '@sillage/server-kit/bind.ts'
import { staffMessages } from '../staff-contract.ts'
import { registeredTexts } from './catalogue.ts'
import { listMessages, resendMessage } from './staff.ts'

export const messageRoutes = bind(staffMessages, {
  list: listMessages,
  templates: async () => ({ data: registeredTexts }),
  resend: resendMessage,
})
