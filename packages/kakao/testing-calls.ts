import { type RequestSettings, request, type Url } from './api/request.ts'
import type { Kakao } from './kakao.ts'

const template_object = { object_type: 'text', text: '안녕하세요', link: {} }
const own = { template_id: 1001, template_args: { name: '하나' } }
const picture = () => new File([Uint8Array.from([71, 73, 70])], 'a.gif', { type: 'image/gif' })

type Asked = { channel: string; request_url: string }
type Call = <Named extends Url>(settings: RequestSettings<Named>) => ReturnType<typeof request<Named>>

/**
 * Asks every address of the API but logout once, in an order in which each can answer: the last one cuts the link with
 * the person. Gives what each has answered, by its address.
 */
export async function callEvery(kakao: Kakao, asked: Asked) {
  const answers: Record<string, unknown> = {}
  const call: Call = async (settings) => {
    const answer = await request(kakao, settings)
    answers[settings.url] = answer
    return answer
  }
  for (const ask of [askAccount, askMessenger, askTemplates, askRest]) await ask(call, asked)
  return answers
}

async function askAccount(call: Call) {
  await call({ url: '/v1/user/signup', data: { properties: { scent: 'fig' } } })
  await call({ url: '/v1/user/update_profile', data: { properties: { scent: 'amber' } } })
  await call({ url: '/v2/user/me' })
  await call({ url: '/v1/user/access_token_info' })
  await call({ url: '/v2/user/scopes', data: { scopes: ['name'] } })
  await call({ url: '/v2/user/revoke/scopes', data: { scopes: ['name'] } })
  await call({ url: '/v2/user/revoke/service_terms', data: { tags: 'sillage_marketing' } })
  await call({ url: '/v2/user/service_terms', data: { result: 'agreed_service_terms' } })
  await call({ url: '/v1/user/service/terms', data: { extra: 'app_service_terms' } })
  await call({ url: '/v1/user/shipping_address', data: { page_size: 1 } })
}

async function askMessenger(call: Call, { request_url }: Asked) {
  await call({ url: '/v1/api/talk/profile' })
  await call({ url: '/v1/api/talk/friends', data: { order: 'desc' } })
  const { elements } = await call({ url: '/v1/friends', data: { limit: 1 } })
  const receiver_uuids = elements.map(({ uuid }) => uuid)
  await call({ url: '/v2/api/talk/memo/send', data: own })
  await call({ url: '/v2/api/talk/memo/scrap/send', data: { request_url } })
  await call({ url: '/v2/api/talk/memo/default/send', data: { template_object } })
  await call({ url: '/v1/api/talk/friends/message/send', data: { receiver_uuids, ...own } })
  await call({ url: '/v1/api/talk/friends/message/scrap/send', data: { receiver_uuids, request_url } })
  await call({ url: '/v1/api/talk/friends/message/default/send', data: { receiver_uuids, template_object } })
}

async function askTemplates(call: Call, { request_url }: Asked) {
  await call({ url: '/v2/api/kakaolink/talk/template/validate', data: own })
  await call({ url: '/v2/api/kakaolink/talk/template/scrap', data: { request_url } })
  await call({ url: '/v2/api/kakaolink/talk/template/default', data: { template_object } })
}

async function askRest(call: Call, { channel }: Asked) {
  const { infos } = await call({ url: '/v2/api/talk/message/image/upload', files: [picture()] })
  const image_url = infos.original.url
  await call({ url: '/v2/api/talk/message/image/scrap', data: { image_url } })
  await call({ url: '/v2/api/talk/message/image/delete', data: { image_url } })
  await call({ url: '/v2/api/talk/channels', data: { channel_ids: channel, channel_id_type: 'channel_public_id' } })
  await call({ url: '/v1/api/talk/channels', data: { channel_public_ids: [channel] } })
  const quota_properties = { uri: '/sdk/channel/add', channel_public_id: channel }
  await call({ url: '/v1/app/validate/sdk', data: { quota_properties } })
  await call({ url: '/v1/user/unlink' })
}
