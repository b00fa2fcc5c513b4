import { json, type Reply } from '../emulator-server.ts'
import type { TextMessage } from './text-message.ts'

const usualLimit = 20
const mostLimit = 500

/** What each name in the query is held against. */
const fields: Record<string, (message: TextMessage) => string> = {
  groupId: ({ group }) => group,
  messageId: idOf,
  'messageIds[]': idOf,
  messageIds: idOf,
  to: ({ to }) => to,
  from: ({ from }) => from,
  type: ({ type }) => type,
  statusCode: ({ status }) => status,
}

/** Messages that were taken, with what became of each, a page at a time; asked for by names or by criteria. */
export function listMessages(messages: readonly TextMessage[], query: URLSearchParams): Reply {
  const wanted = wishesIn(query)
  if (!wanted) return json(400, { errorCode: 'ValidationError', errorMessage: 'The criteria are not known here.' })
  const limit = Math.min(Number(query.get('limit') ?? usualLimit) || usualLimit, mostLimit)
  const found = messages.filter((message) =>
    wanted.every(([name, values]) => values.includes(fields[name]?.(message) ?? '')),
  )
  const startKey = query.get('startKey')
  const start = startKey ? found.findIndex((message) => idOf(message) === startKey) : 0
  const shown = start < 0 ? [] : found.slice(start, start + limit)
  const next = start < 0 ? undefined : found[start + limit]
  const messageList = Object.fromEntries(shown.map((message) => [idOf(message), reported(message)]))
  return json(200, { startKey, nextKey: next ? idOf(next) : null, limit, messageList })
}

function wishesIn(query: URLSearchParams): [string, string[]][] | undefined {
  const criteria = query.get('criteria')
  if (criteria === null)
    return Object.keys(fields)
      .filter((name) => query.has(name))
      .map((name) => [name, query.getAll(name)])
  const value = query.get('value')
  return Object.hasOwn(fields, criteria) && query.get('cond') === 'eq' && value ? [[criteria, [value]]] : undefined
}

export function idOf({ id }: Pick<TextMessage, 'id'>) {
  return `M4V${id}`
}

const reported = (message: TextMessage) => {
  const { group: groupId, to, from, type, text, subject, country, status: statusCode, received_at } = message
  const written = received_at.toISOString()
  return {
    messageId: idOf(message),
    groupId,
    accountId: 'emulator',
    to,
    from,
    type,
    text,
    subject,
    country,
    statusCode,
    status: statusCode === '2000' ? 'SENDING' : 'COMPLETE',
    customFields: message.customFields,
    dateCreated: written,
    dateUpdated: written,
  }
}
