import { checkSettings, type Rule } from '../rules/check-settings.ts'
import { isBoolean, isChannelId, isString, oneOf } from '../rules/kinds.ts'

/** How someone is asked to sign in. Lists are written with commas, as the provider wants them. */
export type AuthorizeSettings = {
  /** Where the page goes with the answer; without one only the promise tells. */
  redirectUri?: string
  approvalType?: 'project'
  scope?: string
  /** May use the provider's app where it is likely to be there. */
  throughTalk?: boolean
  channelPublicId?: string
  serviceTerms?: string
  isPopup?: boolean
  state?: string
  deviceType?: 'watch' | 'tv'
  /** login, none, create, select_account, cert */
  prompt?: string
  /** Its former name. */
  prompts?: string
  throughSyncplugin?: boolean
  loginHint?: string
  nonce?: string
  settleId?: string
}

const optional = {
  redirectUri: isString,
  approvalType: oneOf('project'),
  scope: isString,
  throughTalk: isBoolean,
  channelPublicId: isChannelId,
  serviceTerms: isString,
  isPopup: isBoolean,
  state: isString,
  deviceType: oneOf('watch', 'tv'),
  prompt: isString,
  prompts: isString,
  throughSyncplugin: isBoolean,
  loginHint: isString,
  nonce: isString,
  settleId: isString,
}
const defaults = { throughTalk: true, isPopup: false, throughSyncplugin: true }

export type Wish = ReturnType<typeof readWish<AuthorizeSettings>>

/** The settings of a sign-in, checked, with what was asked of the person apart. */
export function readWish<Settings extends AuthorizeSettings>(caller: string, settings: Settings, more: Rule = {}) {
  const rule = { ...more, optional: { ...optional, ...more.optional }, defaults }
  const checked = checkSettings<Settings, keyof typeof defaults>(caller, settings, rule)
  const prompts = checked.prompt ?? checked.prompts
  return { ...checked, prompts, asks: new Set(prompts?.split(',').map((each) => each.trim())) }
}
