import { createNotebook, type StandIn } from '../received.ts'
import { type Call, json, type Reply, serve } from '../stand-in-server.ts'

export type StandInPost = {
  id: string
  media_type: 'IMAGE' | 'VIDEO' | 'CAROUSEL_ALBUM'
  permalink: string
  caption: string
  timestamp: string
  /** What lies behind its address. */
  content: Uint8Array
}

export type InstagramEmulator = StandIn & {
  url: string
  /** The first token; renewing it makes another. */
  token: string
  /** The newest first, as the service answers. */
  posts: StandInPost[]
  /** How often which call was answered. */
  calls: { media: number; refresh: number; pictures: number }
  /** Makes the next call to the media fail once with this status. */
  failNext(status: 500 | 503): void
  stop(): Promise<void>
}

const day = 24 * 60 * 60
const lifeSeconds = 60 * day

/** Stands in for the Instagram API with Instagram Login: the account's media, and the renewal of its token. */
export async function startInstagramEmulator({
  posts = [] as StandInPost[],
  now = Date.now,
} = {}): Promise<InstagramEmulator> {
  const token = 'stand-in-token'
  /** Since when each token lives. A renewed one leaves its forerunner as it was. */
  const tokens = new Map([[token, now() - 2 * day * 1000]])
  const calls = { media: 0, refresh: 0, pictures: 0 }
  const failures: number[] = []
  const { note, received } = createNotebook()

  function media({ query, origin }: Call): Reply {
    calls.media += 1
    const failure = failures.shift()
    if (failure) return json(failure, { error: { message: 'Please reduce your requests.', type: 'IGApiException' } })
    const fields = (query.get('fields') ?? 'id').split(',')
    const limit = Number(query.get('limit') ?? 25)
    note('question', `/me/media?limit=${limit}`)
    const data = posts.slice(0, limit).map(({ content: _, ...post }) => {
      const ending = post.media_type === 'VIDEO' ? 'mp4' : 'jpg'
      const whole: Record<string, string> = { ...post, media_url: `${origin}/v/${post.id}.${ending}?_nc_ht=cdn&oe=1` }
      return Object.fromEntries(fields.flatMap((name) => (whole[name] === undefined ? [] : [[name, whole[name]]])))
    })
    return json(200, { data, paging: { cursors: { before: 'a', after: 'b' } } })
  }

  function refresh({ query }: Call): Reply {
    calls.refresh += 1
    const old = query.get('access_token') ?? ''
    if (query.get('grant_type') !== 'ig_refresh_token') return refusal(100, 'Invalid grant_type')
    if (now() - (tokens.get(old) ?? 0) < day * 1000) return refusal(10, 'The token is younger than 24 hours')
    const fresh = `${token}-${tokens.size}`
    tokens.set(fresh, now())
    note('renewal', fresh)
    return json(200, {
      access_token: fresh,
      token_type: 'bearer',
      expires_in: lifeSeconds,
      permissions: 'business_basic',
    })
  }

  function picture(path: string): Reply {
    calls.pictures += 1
    const post = posts.find(({ id }) => path.startsWith(`/v/${id}.`))
    if (!post) return { status: 404 }
    note('picture', post.id)
    return { status: 200, type: 'image/jpeg', body: post.content }
  }

  function answer(call: Call): Reply {
    if (call.path.startsWith('/v/')) return picture(call.path)
    const born = tokens.get(call.query.get('access_token') ?? '')
    if (born === undefined || now() - born > lifeSeconds * 1000) return refusal(190, 'Invalid OAuth access token')
    if (/^(\/v\d+\.\d+)?\/me\/media$/.test(call.path)) return media(call)
    if (call.path === '/refresh_access_token') return refresh(call)
    return refusal(2500, 'Unknown path components')
  }

  const server = await serve(answer)
  return {
    ...{ ...server, service: 'instagram', received, token, posts, calls },
    failNext: (status) => void failures.push(status),
  }
}

const refusal = (code: number, message: string) =>
  json(400, { error: { message, type: 'OAuthException', code, fbtrace_id: 'A0' } })
