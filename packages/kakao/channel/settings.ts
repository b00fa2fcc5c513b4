import type { Rule } from '../rules/check-settings.ts'
import { isBoolean, isChannelId, isContainer, oneOf } from '../rules/kinds.ts'

export type ChannelSettings = { channelPublicId: string; lang?: 'ko' | 'en' | 'ja' }
type Contained = { container: Element | string; supportMultipleDensities?: boolean; size?: 'small' | 'large' }
export type AddButtonSettings = ChannelSettings & Contained
export type ChatButtonSettings = ChannelSettings &
  Contained & { color?: 'yellow' | 'mono'; shape?: 'pc' | 'mobile'; title?: 'consult' | 'question' }

const required = { channelPublicId: isChannelId }
const lang = { lang: oneOf('ko', 'en', 'ja') }
const button = { ...lang, size: oneOf('small', 'large'), supportMultipleDensities: isBoolean }

export const channelRule: Rule = { required, optional: lang }
export const followRule: Rule = { required }
export const buttonDefaults = {
  ...({ size: 'small', color: 'yellow', shape: 'pc', title: 'consult' } as const),
  supportMultipleDensities: false,
}
export const addButtonRule: Rule<'size' | 'supportMultipleDensities'> = {
  required: { ...required, container: isContainer },
  optional: button,
  defaults: { size: buttonDefaults.size, supportMultipleDensities: buttonDefaults.supportMultipleDensities },
}
export const chatButtonRule: Rule<keyof typeof buttonDefaults> = {
  required: { ...required, container: isContainer },
  optional: {
    ...button,
    color: oneOf('yellow', 'mono'),
    shape: oneOf('pc', 'mobile'),
    title: oneOf('consult', 'question'),
  },
  defaults: buttonDefaults,
}
