import { z } from 'zod'

/** Where the account's posts are read, and with which token the shop began. */
export type InstagramAccount = { url: string; token: string }

const timeoutMs = 10_000
const largestBytes = 12 * 1024 * 1024

const Media = z.object({
  data: z.array(
    z.object({
      id: z.string().max(60),
      media_type: z.string(),
      media_url: z.string().optional(),
      permalink: z.url({ protocol: /^https?$/ }),
      timestamp: z.coerce.date(),
    }),
  ),
})
export type InstagramPost = z.output<typeof Media>['data'][number]

const Renewed = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() })

/** The latest posts, the newest first. */
export async function readPosts({ url, token }: InstagramAccount): Promise<InstagramPost[]> {
  const fields = 'id,media_type,media_url,permalink,timestamp'
  const query = new URLSearchParams({ fields, limit: '30', access_token: token })
  return Media.parse(await ask(`${url}/me/media?${query}`)).data
}

/** A token for another sixty days. The service gives one for a token that is at least a day old. */
export async function renewToken({ url, token }: InstagramAccount) {
  const query = new URLSearchParams({ grant_type: 'ig_refresh_token', access_token: token })
  return Renewed.parse(await ask(`${url}/refresh_access_token?${query}`))
}

/** A picture's bytes. Its address holds for a few days only, which is why the shop keeps a copy. */
export async function fetchPicture(address: string): Promise<Buffer> {
  const reply = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) })
  const bytes = Buffer.from(await reply.arrayBuffer())
  if (!reply.ok || bytes.length > largestBytes) throw new Error(`a picture was answered with ${reply.status}`)
  return bytes
}

/** Never with the address in an error: the token stands in it. */
async function ask(address: string): Promise<unknown> {
  const reply = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) })
  if (!reply.ok) throw new Error(`Instagram answered with ${reply.status}`)
  return reply.json()
}
