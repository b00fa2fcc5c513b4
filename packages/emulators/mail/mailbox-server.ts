import { createServer, type Server, type ServerResponse } from 'node:http'
import { languageIn } from '../control-page.ts'
import type { TextMessage } from '../sms/text-message.ts'
import { emailPage, listPage } from './mailbox-page.ts'
import type { Message } from './read-email.ts'

type Mailbox = { messages(): readonly Message[]; texts(): readonly TextMessage[]; clear(): void }

// An email is shown in a frame that inherits this: whatever it contains, nothing in it runs.
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src http: https: data:; form-action 'none'"

/** Shows letters and text messages to people (`/`) and to tests (`/messages`, `/texts`; DELETE /messages empties both). */
export function createMailboxServer(mailbox: Mailbox): Server {
  return createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://mailbox')
    const lang = languageIn(searchParams)
    if (request.method === 'DELETE' && pathname === '/messages') {
      mailbox.clear()
      return answer(response, 204, 'text/plain', '')
    }
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return answer(response, 405, 'text/plain', 'Only reading.')
    if (pathname === '/') return answer(response, 200, 'text/html', listPage(mailbox.messages(), mailbox.texts(), lang))
    if (pathname === '/messages') {
      const messages = mailbox.messages().map(({ source, ...message }) => message)
      return answer(response, 200, 'application/json', JSON.stringify(messages))
    }
    if (pathname === '/texts') return answer(response, 200, 'application/json', JSON.stringify(mailbox.texts()))
    const [, id, wish] = /^\/emails\/(\d+)(\/source)?$/.exec(pathname) ?? []
    const message = mailbox.messages().find((message) => message.id === Number(id))
    if (!message) return answer(response, 404, 'text/plain', 'There is no such letter.')
    if (wish) return answer(response, 200, 'text/plain', message.source)
    answer(response, 200, 'text/html', emailPage(message, lang))
  })
}

function answer(response: ServerResponse, status: number, type: string, body: string) {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  })
  response.end(body)
}
