import { randomUUID } from 'node:crypto'
import { type Call, json, type Reply, serve } from '../emulator-server.ts'
import { createNotebook, type EmulatedService, type Notebook } from '../received.ts'

export type EmulatedPost = {
  id: string
  media_type: 'IMAGE' | 'VIDEO' | 'CAROUSEL_ALBUM'
  permalink: string
  caption: string
  timestamp: string
  /** What lies behind its address; null where the service cannot find it just now. */
  content: Uint8Array | null
}

export type InstagramEmulator = EmulatedService & {
  url: string
  /** The first token, good for long; renewing it makes another. */
  token: string
  /** What a person is given when they sign in: good for an hour, to be exchanged with the app's secret. */
  shortToken: string
  appSecret: string
  /** The newest first, as the service answers. */
  posts: EmulatedPost[]
  /** How often which call was answered. */
  calls: { media: number; refresh: number; exchange: number; pictures: number }
  /** Makes the next call to the media fail once with this status. */
  failNext(status: 500 | 503): void
  stop(): Promise<void>
}

const hour = 60 * 60
const day = 24 * hour
const longLife = 60 * day
/** As many as the service gives where no number is asked for, and at most. */
const pageSizes = { usual: 25, most: 100 }

type Token = { bornMs: number; lifeSeconds: number }

/** Emulates the Instagram API with Instagram Login: the account's media page by page, and its tokens. */
export async function startInstagramEmulator({
  posts = [] as EmulatedPost[],
  now = Date.now,
} = {}): Promise<InstagramEmulator> {
  const [token, shortToken, appSecret] = ['emulator-token', 'emulator-short-token', 'emulator-app-secret']
  const calls = { media: 0, refresh: 0, exchange: 0, pictures: 0 }
  const failures: number[] = []
  const { note, received } = createNotebook()
  const tokens = createTokens({ token, shortToken, appSecret, now, note })

  function media(call: Call): Reply {
    calls.media += 1
    const failure = failures.shift()
    if (failure) return json(failure, { error: { message: 'Please reduce your requests.', type: 'IGApiException' } })
    return mediaPage(posts, call, note)
  }

  function picture(path: string): Reply {
    calls.pictures += 1
    const post = posts.find(({ id }) => path.startsWith(`/v/${id}.`))
    if (!post?.content) return { status: 404 }
    note('picture', post.id)
    return { status: 200, type: 'image/jpeg', body: post.content }
  }

  function answer(call: Call): Reply {
    if (call.path.startsWith('/v/')) return picture(call.path)
    const held = tokens.find(call.query.get('access_token') ?? '')
    if (!held || now() - held.bornMs > held.lifeSeconds * 1000) return refusal(190, 'Invalid OAuth access token')
    if (/^(\/v\d+\.\d+)?\/me\/media$/.test(call.path)) return media(call)
    if (call.path === '/refresh_access_token') {
      calls.refresh += 1
      return tokens.refresh(call, held)
    }
    if (call.path === '/access_token') {
      calls.exchange += 1
      return tokens.exchange(call, held)
    }
    return refusal(2500, 'Unknown path components')
  }

  const server = await serve(answer)
  return {
    ...server,
    service: 'instagram',
    received,
    token,
    shortToken,
    appSecret,
    posts,
    calls,
    failNext: (status) => void failures.push(status),
  }
}

type TokenOptions = {
  token: string
  shortToken: string
  appSecret: string
  now: () => number
  note: Notebook['note']
}

/** The account's tokens. A renewed or exchanged token leaves the one before it as it was. */
function createTokens({ token, shortToken, appSecret, now, note }: TokenOptions) {
  const tokens = new Map<string, Token>([
    [token, { bornMs: now() - 2 * day * 1000, lifeSeconds: longLife }],
    [shortToken, { bornMs: now(), lifeSeconds: hour }],
  ])

  /** A token of its own, good for sixty days. */
  function issue(kind: 'renewal' | 'exchange'): Reply {
    const fresh = `${token}-${randomUUID()}`
    tokens.set(fresh, { bornMs: now(), lifeSeconds: longLife })
    note(kind, fresh)
    return json(200, { access_token: fresh, token_type: 'bearer', expires_in: longLife })
  }

  return {
    /** A shop that ran before this emulator was started holds a token of an earlier one, which is as good. */
    find: (asked: string) => tokens.get(asked) ?? (asked.startsWith(`${token}-`) ? tokens.get(token) : undefined),
    refresh({ query }: Call, { bornMs, lifeSeconds }: Token): Reply {
      if (query.get('grant_type') !== 'ig_refresh_token') return refusal(100, 'Invalid grant_type')
      if (lifeSeconds < longLife) return refusal(10, 'Only a long-lived token can be refreshed')
      if (now() - bornMs < day * 1000) return refusal(10, 'The token is younger than 24 hours')
      return issue('renewal')
    },
    exchange({ query }: Call, { lifeSeconds }: Token): Reply {
      if (query.get('grant_type') !== 'ig_exchange_token') return refusal(100, 'Invalid grant_type')
      if (query.get('client_secret') !== appSecret) return refusal(1, 'Error validating client secret')
      if (lifeSeconds === longLife) return refusal(452, 'Session key invalid')
      return issue('exchange')
    },
  }
}

/** One page of the account's media, with cursors to the pages beside it. */
function mediaPage(posts: readonly EmulatedPost[], { path, query, origin }: Call, note: Notebook['note']): Reply {
  const limit = Math.min(Number(query.get('limit') ?? pageSizes.usual), pageSizes.most)
  const after = posts.findIndex(({ id }) => cursorOf(id) === query.get('after'))
  if (query.has('after') && after < 0) return refusal(100, 'Invalid cursor')
  const begin = after + 1
  const page = posts.slice(begin, begin + limit)
  note('question', `/me/media?limit=${limit}${begin > 0 ? `&after=${begin}` : ''}`)
  const data = page.map((post) => fieldsOf(post, (query.get('fields') ?? 'id').split(','), origin))
  const [first, last] = [page[0], page.at(-1)]
  if (!first || !last) return json(200, { data })
  const cursors = { before: cursorOf(first.id), after: cursorOf(last.id) }
  const linkTo = (more: Record<string, string>) => {
    const { after: _, before: __, ...asked } = Object.fromEntries(query)
    return `${origin}${path}?${new URLSearchParams({ ...asked, ...more })}`
  }
  const next = begin + limit < posts.length && { next: linkTo({ after: cursors.after }) }
  const previous = begin > 0 && { previous: linkTo({ before: cursors.before }) }
  return json(200, { data, paging: { cursors, ...next, ...previous } })
}

/** Names a place in the list without saying what it is. */
const cursorOf = (id: string) => Buffer.from(`after ${id}`).toString('base64url')

function fieldsOf({ content: _, ...post }: EmulatedPost, fields: readonly string[], origin: string) {
  const ending = post.media_type === 'VIDEO' ? 'mp4' : 'jpg'
  const whole: Record<string, string> = { ...post, media_url: `${origin}/v/${post.id}.${ending}?_nc_ht=cdn&oe=1` }
  return Object.fromEntries(fields.flatMap((name) => (whole[name] === undefined ? [] : [[name, whole[name]]])))
}

const refusal = (code: number, message: string) =>
  json(400, { error: { message, type: 'OAuthException', code, fbtrace_id: 'A0' } })
