import { agentOf } from '../agent.ts'
import { agtOrClose } from '../auth/window-token.ts'
import { deviceOf } from '../device.ts'
import type { Kakao } from '../kakao.ts'
import { openPopup } from '../popup.ts'
import { withQuery } from '../query.ts'
import { checkSettings, type Rule } from '../rules/check-settings.ts'
import { isBoolean, isFunction, isInteger, isString } from '../rules/kinds.ts'
import { newTransactionId } from '../transaction-id.ts'
import { hearResult, unsupportedEnvironment } from '../window-result.ts'

export type AddressSettings = {
  /** Called when the window says that it was closed. */
  close?: () => void
  /** Where the page goes with the answer; without one a window is opened. */
  returnUrl?: string
  forceMobileLayout?: boolean
  enableBackButton?: boolean
}
export type PickedAddress = { address_id: number } & Record<string, unknown>

const optional = {
  close: isFunction,
  returnUrl: isString,
  forceMobileLayout: isBoolean,
  enableBackButton: isBoolean,
}
const defaults = { forceMobileLayout: false, enableBackButton: true }
const rule: Rule<keyof typeof defaults> = { optional, defaults }

/** Lets someone who is signed in choose one of the addresses they keep at the provider. */
export const selectShippingAddress = (kakao: Kakao, settings: AddressSettings = {}) =>
  ask(kakao, '/user/address', checkSettings('Auth.selectShippingAddress', settings, rule))

/** Lets them write a new one. */
export const createShippingAddress = (kakao: Kakao, settings: AddressSettings = {}) =>
  ask(kakao, '/user/create/address', checkSettings('Auth.createShippingAddress', settings, rule))

/** Lets them change one. */
export const updateShippingAddress = (kakao: Kakao, settings: AddressSettings & { addressId: number }) =>
  ask(
    ...([kakao, '/user/edit/address'] as const),
    checkSettings('Auth.updateShippingAddress', settings, { ...rule, required: { addressId: isInteger } }),
  )

type Asked = AddressSettings & { addressId?: number }

async function ask(kakao: Kakao, path: string, settings: Asked): Promise<PickedAddress | undefined> {
  const { hosts, world } = kakao
  if (deviceOf(world).isFacebookOrInstagram) throw unsupportedEnvironment()
  const { returnUrl: return_url, addressId: address_id, forceMobileLayout, enableBackButton, close } = settings
  const [trans_id, app_key] = [newTransactionId(world), kakao.appKey()]
  const name = 'shipping_address'
  // Before anything is awaited: afterwards a blocker would refuse the window.
  const popup = return_url === undefined ? openPopup(kakao, { name, size: 'apps' }) : undefined
  const agt = await agtOrClose(kakao, popup)
  const page = withQuery(hosts.apps + path, {
    app_key,
    ka: agentOf(world),
    trans_id,
    mobile_view: forceMobileLayout,
    enable_back_button: enableBackButton,
    address_id,
    return_url,
  })
  const address = withQuery(`${hosts.apps}/auth/kpidt`, { app_key, agt, continue: page })
  if (popup === undefined) {
    world.go(address)
    return undefined
  }
  if (popup && !popup.closed) world.open(address, name, '')
  const frame = { id: trans_id, src: withQuery(`${hosts.apps}/proxy`, { trans_id }) }
  const from = [hosts.apps, hosts.accounts]
  // The provider's own word for what was chosen.
  return (await hearResult(kakao, { from, popup, frame, onClosed: close })) as PickedAddress
}
