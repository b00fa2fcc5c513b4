import type { Channel, LegacyTerms, Scope, ServiceTerm, ShippingAddress, User } from './account-words.ts'
import type { Friend, ImageInfo, LinkResult, SentToFriends } from './talk-words.ts'

/** One address: what is said to it, and what it answers. */
type Says<Data extends object, Reply> = { data: Data; reply: Reply }
type Nothing = Record<never, never>
type Person = { id: number }
type Args = { template_args?: Record<string, string> }
type Receivers = { receiver_uuids: readonly string[]; receiver_id_type?: string }
type Friends = {
  data: {
    offset?: number
    limit?: number
    order?: 'asc' | 'desc'
    friend_order?: 'nickname' | 'favorite'
    secure_resource?: boolean
  }
  reply: { elements: Friend[]; total_count: number; favorite_count?: number; before_url?: string; after_url?: string }
}
type Sent = { result_code: number }
type Image = { infos: { original: ImageInfo } }
type LinkVersion = { link_ver?: string }

/** Every address of the API host by its name, with the provider's own field names. */
export type Endpoints = {
  '/v1/user/signup': Says<{ properties?: Record<string, string> }, Person>
  '/v1/user/unlink': Says<Nothing, Person>
  '/v2/user/me': Says<{ property_keys?: readonly string[]; secure_resource?: boolean }, User>
  '/v1/user/logout': Says<Nothing, Person>
  '/v1/user/update_profile': Says<{ properties: Record<string, string> }, Person>
  '/v1/user/access_token_info': Says<Nothing, Person & { expires_in: number; app_id: number }>
  '/v2/user/scopes': Says<{ scopes?: readonly string[] }, Person & { scopes: Scope[] }>
  '/v2/user/revoke/scopes': Says<{ scopes: readonly string[] }, Person & { scopes: Scope[] }>
  '/v2/user/service_terms': Says<{ result?: string; tags?: string }, Person & { service_terms: ServiceTerm[] }>
  '/v2/user/revoke/service_terms': Says<
    { tags: string },
    Person & { revoked_service_terms: Pick<ServiceTerm, 'tag' | 'agreed'>[] }
  >
  '/v1/user/service/terms': Says<{ extra?: string }, LegacyTerms>
  '/v1/user/shipping_address': Says<
    { address_id?: number; from_updated_at?: number; page_size?: number },
    { user_id: number; shipping_addresses_needs_agreement?: boolean; shipping_addresses?: ShippingAddress[] }
  >
  '/v1/api/talk/profile': Says<
    { secure_resource?: boolean },
    { nickName: string; profileImageURL: string; thumbnailURL: string; countryISO: string }
  >
  '/v1/api/talk/friends': Friends
  '/v1/friends': Friends
  '/v2/api/talk/memo/send': Says<{ template_id: number } & Args, Sent>
  '/v2/api/talk/memo/scrap/send': Says<{ request_url: string; template_id?: number } & Args, Sent>
  '/v2/api/talk/memo/default/send': Says<{ template_object: object }, Sent>
  '/v1/api/talk/friends/message/send': Says<Receivers & { template_id: number } & Args, SentToFriends>
  '/v1/api/talk/friends/message/scrap/send': Says<
    Receivers & { request_url: string; template_id?: number } & Args,
    SentToFriends
  >
  '/v1/api/talk/friends/message/default/send': Says<Receivers & { template_object: object }, SentToFriends>
  '/v2/api/kakaolink/talk/template/validate': Says<LinkVersion & { template_id: number } & Args, LinkResult>
  '/v2/api/kakaolink/talk/template/scrap': Says<
    LinkVersion & { request_url: string; template_id?: number } & Args,
    LinkResult
  >
  '/v2/api/kakaolink/talk/template/default': Says<LinkVersion & { template_object: object }, LinkResult>
  '/v2/api/talk/message/image/upload': Says<Nothing, Image>
  '/v2/api/talk/message/image/delete': Says<{ image_url: string }, unknown>
  '/v2/api/talk/message/image/scrap': Says<{ image_url: string }, Image>
  '/v2/api/talk/channels': Says<
    { channel_ids?: string; channel_id_type?: string },
    { user_id: number; channels: Channel[] }
  >
  '/v1/api/talk/channels': Says<{ channel_public_ids?: readonly string[] }, { user_id: number; channels: Channel[] }>
  '/v1/app/validate/sdk': Says<{ quota_properties: { uri: string; channel_public_id: string } }, unknown>
}
