import type { ServerResponse } from 'node:http'
import type { SecurityHeaders } from '@sillage/server-kit/security-headers.ts'

/** Says where an old address has moved to, for good: a day's memory spares the question, and leaves room for mistakes. */
export function sendRedirect(location: string, response: ServerResponse, safe: SecurityHeaders) {
  const headers = { ...safe, location, 'cache-control': 'public, max-age=86400', 'content-length': 0 }
  response.writeHead(301, headers).end()
  return true
}
