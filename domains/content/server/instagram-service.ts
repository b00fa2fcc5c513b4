import { z } from 'zod'

/** Where the account's posts are read, with which token the shop began, and the app's secret where that one was short-lived. */
export type InstagramAccount = { url: string; token: string; appSecret?: string | undefined }

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
  paging: z.object({ cursors: z.object({ after: z.string() }).optional(), next: z.string().optional() }).optional(),
})
export type InstagramPost = z.output<typeof Media>['data'][number]

const Renewed = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() })

const pageSize = 30
/** An account of films alone is not read to its beginning. */
const mostPages = 10

type Wanted = { count: number; is: (post: InstagramPost) => boolean }

/** The latest posts that are wanted, the newest first: page after page until there are enough of them. */
export async function readPosts({ url, token }: InstagramAccount, { count, is }: Wanted): Promise<InstagramPost[]> {
  const fields = 'id,media_type,media_url,permalink,timestamp'
  const posts: InstagramPost[] = []
  let after: string | undefined
  for (let pages = 0; pages < mostPages; pages += 1) {
    const asked = { fields, limit: String(pageSize), access_token: token, ...(after && { after }) }
    const { data, paging } = Media.parse(await ask(`${url}/me/media?${new URLSearchParams(asked)}`))
    posts.push(...data.filter(is))
    // The cursor, not the address beside it: the token is sent to the configured address alone.
    after = paging?.next ? paging.cursors?.after : undefined
    if (posts.length >= count || !after) break
  }
  return posts
}

/** A token for another sixty days. The service gives one for a token that is at least a day old. */
export async function renewToken({ url, token }: InstagramAccount) {
  const query = new URLSearchParams({ grant_type: 'ig_refresh_token', access_token: token })
  return Renewed.parse(await ask(`${url}/refresh_access_token?${query}`))
}

/** A token for sixty days in place of one that holds for an hour. */
export async function exchangeToken({ url, token, appSecret = '' }: InstagramAccount) {
  const query = new URLSearchParams({
    grant_type: 'ig_exchange_token',
    client_secret: appSecret,
    access_token: token,
  })
  return Renewed.parse(await ask(`${url}/access_token?${query}`))
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
