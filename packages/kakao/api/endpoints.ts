import { arrayOf, isBoolean, isInteger, isObject, isString, type Kind, oneOf, shapeOf } from '../rules/kinds.ts'
import type { Credential, Method } from './call.ts'
import type { Endpoints } from './endpoint-words.ts'

type Kinds = Readonly<Record<string, Kind>>
export type Endpoint = {
  method: Method
  credential: Credential
  required?: Kinds
  optional?: Kinds
  defaults?: Readonly<Record<string, unknown>>
  /** The call carries a file. */
  file?: true
}

const get = (credential: Credential, optional: Kinds = {}, rest: Partial<Endpoint> = {}): Endpoint => ({
  method: 'GET',
  credential,
  optional,
  ...rest,
})
const post = (credential: Credential, required: Kinds = {}, optional: Kinds = {}, rest = {}): Endpoint => ({
  method: 'POST',
  credential,
  required,
  optional,
  ...rest,
})

const texts = arrayOf(isString)
const direction = oneOf('asc', 'desc')
const friends = get('user', {
  offset: isInteger,
  limit: isInteger,
  order: direction,
  friend_order: oneOf('nickname', 'favorite'),
  secure_resource: isBoolean,
})

const template: Kinds = { template_id: isInteger }
const template_args: Kinds = { template_args: isObject }
const scrap: Kinds = { request_url: isString }
const given: Kinds = { template_object: isObject }
const receivers: Kinds = { receiver_uuids: texts }
const byUuid: Kinds = { receiver_id_type: isString }
const asUuid = { defaults: { receiver_id_type: 'uuid' } }
const link = (required: Kinds, optional: Kinds = {}) =>
  get('app', { ...optional, link_ver: isString }, { required, defaults: { link_ver: '4.0' } })
const quota = shapeOf({ uri: isString, channel_public_id: isString })

/** The provider's whole table: how each address is called, and what may be said there. */
export const endpoints: { readonly [Url in keyof Endpoints]: Endpoint } = {
  '/v1/user/signup': post('user', {}, { properties: isObject }),
  '/v1/user/unlink': post('user'),
  '/v2/user/me': get('user', { property_keys: texts, secure_resource: isBoolean }),
  '/v1/user/logout': post('user'),
  '/v1/user/update_profile': post('user', { properties: isObject }),
  '/v1/user/access_token_info': get('user'),
  '/v2/user/scopes': get('user', { scopes: texts }),
  '/v2/user/revoke/scopes': post('user', { scopes: texts }),
  '/v2/user/service_terms': get('user', { result: isString, tags: isString }),
  '/v2/user/revoke/service_terms': post('user', { tags: isString }),
  '/v1/user/service/terms': get('user', { extra: isString }),
  '/v1/user/shipping_address': get('user', {
    address_id: isInteger,
    from_updated_at: isInteger,
    page_size: isInteger,
  }),
  '/v1/api/talk/profile': get('user', { secure_resource: isBoolean }),
  '/v1/api/talk/friends': friends,
  '/v1/friends': friends,
  '/v2/api/talk/memo/send': post('user', template, template_args),
  '/v2/api/talk/memo/scrap/send': post('user', scrap, { ...template, ...template_args }),
  '/v2/api/talk/memo/default/send': post('user', given),
  '/v1/api/talk/friends/message/send': post(
    ...(['user', { ...receivers, ...template }, { ...byUuid, ...template_args }, asUuid] as const),
  ),
  '/v1/api/talk/friends/message/scrap/send': post(
    ...(['user', { ...receivers, ...scrap }, { ...byUuid, ...template, ...template_args }, asUuid] as const),
  ),
  '/v1/api/talk/friends/message/default/send': post('user', { ...receivers, ...given }, byUuid, asUuid),
  '/v2/api/kakaolink/talk/template/validate': link(template, template_args),
  '/v2/api/kakaolink/talk/template/scrap': link(scrap, { ...template, ...template_args }),
  '/v2/api/kakaolink/talk/template/default': link(given),
  '/v2/api/talk/message/image/upload': post('app', {}, {}, { file: true }),
  '/v2/api/talk/message/image/delete': { method: 'DELETE', credential: 'app', required: { image_url: isString } },
  '/v2/api/talk/message/image/scrap': post('app', { image_url: isString }),
  '/v2/api/talk/channels': get('user', { channel_ids: isString, channel_id_type: isString }),
  '/v1/api/talk/channels': get('user', { channel_public_ids: texts }),
  '/v1/app/validate/sdk': post('app', { quota_properties: quota }),
}
