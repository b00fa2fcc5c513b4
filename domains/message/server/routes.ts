import { bind } from '@sillage/server-kit/bind.ts'
import { messageDesk } from '../desk-contract.ts'
import { listMessages, resendMessage } from './desk.ts'

export const messageRoutes = bind(messageDesk, { list: listMessages, resend: resendMessage })
