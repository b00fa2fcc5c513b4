import type { SmsRequest } from './sms-request.ts'

const nothing = { requested: 0, replacement: 0, refund: 0, sum: 0 }

/** How the service speaks of the messages of one call. */
export function groupInfo(groupId: string, { total, failed }: { total: number; failed: number }) {
  const written = new Date().toISOString()
  return {
    groupId,
    status: 'SENDING',
    accountId: 'emulator',
    masterAccountId: null,
    apiVersion: '4',
    allowDuplicates: false,
    isRefunded: false,
    price: {},
    log: [],
    app: {},
    balance: nothing,
    point: nothing,
    dateCreated: written,
    dateUpdated: written,
    dateSent: written,
    dateCompleted: null,
    scheduledDate: null,
    count: {
      total,
      registeredFailed: failed,
      registeredSuccess: total - failed,
      sentTotal: 0,
      sentFailed: 0,
      sentSuccess: 0,
      sentPending: 0,
      sentReplacement: 0,
      refund: 0,
    },
  }
}

/** A message that was not taken. */
export const failedMessage = (message: SmsRequest, statusCode: string | undefined, messageId: string) => ({
  to: message.to,
  from: message.from,
  country: message.country ?? '82',
  type: message.type ?? 'SMS',
  messageId,
  statusCode,
  statusMessage: 'Not taken',
  accountId: 'emulator',
})
