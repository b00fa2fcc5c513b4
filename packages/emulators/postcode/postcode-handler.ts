import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { createNotebook } from '../received.ts'
import { searchAddresses } from './search-addresses.ts'

const files: Record<string, { file: string; type: string }> = {
  'postcode.v2.js': { file: 'postcode.v2.js', type: 'text/javascript' },
  search: { file: 'search.html', type: 'text/html' },
  'search.js': { file: 'search.js', type: 'text/javascript' },
  'search.css': { file: 'search.css', type: 'text/css' },
}

// Unlike the shop's own pages this one is made to stand in a frame, and of any page: it knows nothing worth stealing.
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; form-action 'none'"

/** Emulates the Korean postcode service, within a server of others: see `answer`. */
export function createPostcodeEmulator() {
  const { note, received } = createNotebook()
  return {
    service: 'postcode' as const,
    received,
    /** Its script, the page in its frame, and the addresses that page finds. */
    answer: (request: IncomingMessage, response: ServerResponse) => answerPostcode(request, response, note),
    stop: async () => undefined,
  }
}

type Note = ReturnType<typeof createNotebook>['note']

async function answerPostcode(request: IncomingMessage, response: ServerResponse, note: Note) {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://postcode')
  const name = pathname.split('/').at(-1) ?? ''
  if (name === 'addresses') {
    const words = searchParams.get('q') ?? ''
    note('search', words)
    return send(response, 200, 'application/json', JSON.stringify(searchAddresses(words)))
  }
  const known = Object.hasOwn(files, name) ? files[name] : undefined
  if (!known) return send(response, 404, 'text/plain', 'There is no such file.')
  send(response, 200, known.type, await readFile(join(import.meta.dirname, 'browser', known.file), 'utf8'))
}

function send(response: ServerResponse, status: number, type: string, body: string) {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
  response.end(body)
}
