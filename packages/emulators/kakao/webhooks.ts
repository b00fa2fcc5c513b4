import { randomUUID } from 'node:crypto'
import type { Emulator, TalkMessage } from './emulator.ts'
import { isFields, parsed } from './templates.ts'

const withinMs = 3000

/** Tells the app's server that something was shared, once, and only where arguments for it were given. */
export async function sendShared(
  { app, reported }: Emulator,
  lcba: string | null,
  { parts }: TalkMessage,
): Promise<void> {
  const url = app.shareWebhook?.()
  const given = lcba ? parsed(lcba) : undefined
  if (!url || !isFields(given)) return
  const TEMPLATE_ID = parts.template_id
  const news = { CHAT_TYPE: 'MemoChat', HASH_CHAT_ID: randomUUID(), ...(TEMPLATE_ID ? { TEMPLATE_ID } : {}), ...given }
  reported.push({ url, news, status: await post(url, news, app.adminKey) })
}

/** Tells the app's server that someone has added the channel, or left it. */
export async function sendChannelChange(
  { app, reported }: Emulator,
  event: 'added' | 'blocked',
  id: number,
): Promise<void> {
  const url = app.channelWebhook?.()
  if (!url) return
  const timestamp = new Date().toISOString()
  const channel = { channel_public_id: app.channel, channel_uuid: app.channel }
  const news = { event, id: String(id), id_type: 'app_user_id', ...channel, timestamp }
  reported.push({ url, news, status: await post(url, news, app.adminKey) })
}

async function post(url: string, news: object, adminKey: string): Promise<number | undefined> {
  try {
    const reply = await fetch(url, {
      method: 'POST',
      headers: {
        authorization: `KakaoAK ${adminKey}`,
        'x-kakao-resource-id': randomUUID(),
        'user-agent': 'KakaoOpenAPI/1.0',
        'content-type': 'application/json',
      },
      body: JSON.stringify(news),
      signal: AbortSignal.timeout(withinMs),
    })
    return reply.status
  } catch {
    // Who did not listen is not told again.
    return undefined
  }
}
