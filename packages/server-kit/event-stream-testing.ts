import type { FastifyInstance } from 'fastify'

type Cookies = { cookies: { sid: string } }

/** Opens a stream over a real socket and reads it piece by piece, as an EventSource does. */
export async function openStream(url: string, { cookies }: Cookies) {
  const headers = { accept: 'text/event-stream', cookie: `sid=${cookies.sid}` }
  const leaving = new AbortController()
  const response = await fetch(url, { headers, signal: leaving.signal })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''

  /** The next block between empty lines; undefined when the server has ended the stream. */
  async function nextBlock(): Promise<string | undefined> {
    while (!text.includes('\n\n')) {
      const { done, value = '' } = (await reader?.read()) ?? { done: true }
      if (done) return undefined
      text += value
    }
    const [block = '', ...rest] = text.split('\n\n')
    text = rest.join('\n\n')
    return block
  }

  return {
    response,
    nextBlock,
    /** The next event's data, passing over comments; undefined when the stream has ended. */
    async next(): Promise<unknown> {
      for (;;) {
        const block = await nextBlock()
        if (block === undefined) return undefined
        const data = /^data: (.*)$/m.exec(block)?.[1]
        if (data !== undefined) return JSON.parse(data)
      }
    },
    leave: () => leaving.abort(),
  }
}

/** Where a server of a test listens, on a port of its own. */
export const listening = (app: FastifyInstance) => app.listen({ host: '127.0.0.1', port: 0 })
