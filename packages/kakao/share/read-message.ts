import { KakaoError } from '../kakao-error.ts'
import { checkSettings, type Rule } from '../rules/check-settings.ts'
import { isContainer } from '../rules/kinds.ts'
import type { CustomMessage, DefaultMessage, ScrapMessage, ShareOptions } from './message.ts'
import { commonOptions, customRule, messageRules, scrapRule } from './message-rules.ts'

export const linkVersion = '4.0'

/** A message as it goes over the wire, and how it is sent. */
export type Sendable = {
  action: 'default' | 'scrap' | 'custom'
  wire: Readonly<Record<string, unknown>>
  options: ShareOptions
}

/** The settings that belong to no message are those of sending it. */
function apart(settings: object) {
  const isOption = (name: string) => Object.hasOwn(commonOptions, name) || name === 'container'
  const pick = (wanted: boolean) =>
    Object.fromEntries(Object.entries(settings).filter(([name]) => isOption(name) === wanted))
  // Checked by the rules of every message.
  return { message: pick(false), options: pick(true) as ShareOptions }
}

/** With a container where the message is for a button. */
const withContainer = (rule: Rule, settings: object): Rule =>
  !('container' in settings) ? rule : { ...rule, required: { ...rule.required, container: isContainer } }

export function readDefault(caller: string, settings: DefaultMessage & ShareOptions): Sendable {
  const types = Object.keys(messageRules)
  const rule = types.includes(settings?.objectType) ? messageRules[settings.objectType] : undefined
  if (!rule) throw new KakaoError(`objectType should be one of (${types.join(', ')})`)
  const { message, options } = apart(checkSettings(caller, settings, withContainer(rule, settings)))
  return { action: 'default', wire: { link_ver: linkVersion, template_object: snakeCased(message) }, options }
}

export function readScrap(caller: string, settings: ScrapMessage & ShareOptions): Sendable {
  return { action: 'scrap', ...readTemplate(caller, settings, scrapRule) }
}

export function readCustom(caller: string, settings: CustomMessage & ShareOptions): Sendable {
  return { action: 'custom', ...readTemplate(caller, settings, customRule) }
}

function readTemplate(caller: string, settings: object, rule: Rule) {
  const { message, options } = apart(checkSettings(caller, settings, withContainer(rule, settings)))
  const { requestUrl: request_url, templateId: template_id, templateArgs: template_args = {} } = message
  const known = Object.entries({ request_url, template_id, template_args }).filter(([, value]) => value !== undefined)
  return { wire: { link_ver: linkVersion, ...Object.fromEntries(known) }, options }
}

function snakeCased(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(snakeCased)
  if (typeof value !== 'object' || value === null) return value
  const known = Object.entries(value).filter(([, each]) => each !== undefined)
  return Object.fromEntries(known.map(([name, each]) => [snakeName(name), snakeCased(each)]))
}

const snakeName = (name: string) => name.replace(/[A-Z]/g, (sign) => `_${sign.toLowerCase()}`)
