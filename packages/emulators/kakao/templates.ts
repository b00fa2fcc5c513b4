import { json, type Reply } from '../emulator-server.ts'
import type { Call, TalkMessage } from './emulator.ts'
import { isLocal } from './window-page.ts'

const kinds = ['feed', 'list', 'commerce', 'location', 'calendar', 'text']
/** Templates an app has registered, by their numbers. */
const registered = new Map([[1001, '실라주에서 온 소식']])

export const refusedMessage = json(400, { msg: 'template_object or template_id is wrong', code: -2 })

/** The message in a call, by form or query; undefined where it is none. */
export function messageIn({ method, form, query }: Call): TalkMessage | undefined {
  const fields = Object.fromEntries(method === 'POST' ? form : query)
  return readMessage({
    ...fields,
    ...(fields.template_object && { template_object: parsed(fields.template_object) }),
    ...(fields.template_args && { template_args: parsed(fields.template_args) }),
  })
}

export function readMessage(said: Record<string, unknown>): TalkMessage | undefined {
  const { template_object, template_id, template_args, request_url } = said
  if (isFields(template_object)) return defaultMessage(template_object)
  const title = template_id === undefined ? undefined : registered.get(Number(template_id))
  if (template_id !== undefined && !title) return undefined
  if (typeof request_url === 'string')
    return { kind: 'scrap', title: title ?? request_url, link: request_url, parts: { template_args } }
  return title ? { kind: 'custom', title, parts: { template_args } } : undefined
}

function defaultMessage(parts: Record<string, unknown>): TalkMessage | undefined {
  const kind = String(parts.object_type)
  if (!kinds.includes(kind)) return undefined
  const content = isFields(parts.content) ? parts.content : {}
  const link = [content.link, parts.link, parts.header_link].find(isFields)
  return {
    kind,
    title: String(content.title ?? parts.header_title ?? parts.text ?? ''),
    parts,
    ...(typeof content.image_url === 'string' && { picture: content.image_url }),
    ...(link && { link: String(link.web_url ?? link.mobile_web_url ?? '') }),
  }
}

/** What the provider makes of a message before an app sends it. */
export function linkResult(call: Call): Reply {
  const args = parsed(call.query.get('template_args') ?? '')
  const message = messageIn(call)
  if (!message || call.query.get('link_ver') !== '4.0') return refusedMessage
  const isElsewhere = message.link && !isLocal(message.link)
  return json(200, {
    template_id: Number(call.query.get('template_id') ?? 3139),
    argument_msg: {},
    template_args: isFields(args) ? args : {},
    template_msg: { P: message.kind, C: message.title, ...message.parts },
    warning_msg: isElsewhere ? { link: 'the domain is not registered' } : {},
  })
}

export const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
