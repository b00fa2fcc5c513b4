import { createHash } from 'node:crypto'

/** A text as it was registered for KakaoTalk, with its gaps (`#{name}`) and the buttons below it. */
export type KakaoTemplate = {
  name: string
  content: string
  buttons: readonly string[]
  status?: 'APPROVED' | 'INSPECTING' | 'REJECTED'
}

export type KakaoButton = { buttonName: string; buttonType: string; linkMo: string; linkPc?: string }
export type KakaoOptions = {
  pfId: string
  templateId: string
  variables?: Record<string, string>
  disableSms?: boolean
  buttons?: KakaoButton[]
}

export const templateId = (name: string) => `KA01TP${createHash('sha256').update(name).digest('hex').slice(0, 26)}`

const registeredAt = '2026-01-05T01:02:03.000Z'

/** How the service shows a template in its list. */
export const listed = (channelId: string) => (template: KakaoTemplate) => ({
  templateId: templateId(template.name),
  name: template.name,
  channelId,
  code: template.name,
  accountId: 'emulator',
  assignType: 'CHANNEL',
  commentable: true,
  dateCreated: registeredAt,
  dateUpdated: registeredAt,
  messageType: 'BA',
  emphasizeType: 'NONE',
  securityFlag: false,
  status: template.status ?? 'APPROVED',
  content: template.content,
  buttons: template.buttons.map((buttonName) => ({ buttonName, buttonType: 'WL', linkMo: 'https://#{link}' })),
})

const longest = 1_000
const mostButtons = 5

type Compared = { text: string } | { code: string }

/**
 * What arrives, or why nothing does. Gaps are filled and nothing else may differ: a gap left open, an own text that the
 * registered one does not cover, or other buttons are no message of this template.
 */
export function fillTemplate(template: KakaoTemplate | undefined, options: KakaoOptions, own?: string): Compared {
  if (!template || (template.status ?? 'APPROVED') !== 'APPROVED') return { code: notFound }
  const { variables = {}, buttons = [] } = options
  const text = template.content.replaceAll(/#\{[^}]+\}/g, (gap) => variables[gap] || gap)
  if (/#\{[^}]+\}/.test(text)) return { code: mismatch }
  if (own !== undefined && !patternOf(template.content).test(own)) return { code: mismatch }
  const names = buttons.map(({ buttonName }) => buttonName)
  if (names.join('\n') !== template.buttons.join('\n') || names.length > mostButtons) return { code: mismatch }
  if (buttons.some(({ buttonType, linkMo }) => buttonType !== 'WL' || !/^https?:\/\/\S+$/.test(linkMo)))
    return { code: mismatch }
  return text.length > longest ? { code: mismatch } : { text }
}

const notFound = '3106'
const mismatch = '3105'

const patternOf = (content: string) =>
  new RegExp(
    `^${content
      .split(/#\{[^}]+\}/)
      .map(literal)
      .join('[\\s\\S]+')}$`,
  )

const literal = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
