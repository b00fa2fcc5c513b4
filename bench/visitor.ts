/** A visitor with the cookies and the token without which nothing can be changed. */
export async function arriveAt(url: string): Promise<Record<string, string>> {
  const reply = await fetch(`${url}/api/v1/login-check`, { method: 'POST' })
  return headersOf(reply.headers.getSetCookie())
}

/** The same visitor, signed in. */
export async function signInAt(url: string, mb_id: string, mb_password: string): Promise<Record<string, string>> {
  const headers = await arriveAt(url)
  const reply = await fetch(`${url}/api/v1/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ mb_id, mb_password }),
  })
  if (!reply.ok) throw new Error(`${mb_id} could not sign in: ${reply.status}`)
  const before = (headers.cookie ?? '').split('; ')
  return headersOf([...before, ...reply.headers.getSetCookie()])
}

function headersOf(sent: readonly string[]): Record<string, string> {
  // The last of a name counts.
  const cookies = new Map(sent.map((cookie) => [cookie.split('=')[0] ?? '', cookie.split(';')[0] ?? '']))
  const token = cookies.get('XSRF-TOKEN')?.slice('XSRF-TOKEN='.length) ?? ''
  return {
    cookie: [...cookies.values()].join('; '),
    'x-xsrf-token': decodeURIComponent(token),
    'x-requested-with': 'XMLHttpRequest',
    'content-type': 'application/json',
  }
}
