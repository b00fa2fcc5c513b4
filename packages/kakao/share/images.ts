import { callApi } from '../api/call.ts'
import type { ImageInfo } from '../api/talk-words.ts'
import type { Kakao } from '../kakao.ts'
import { KakaoError } from '../kakao-error.ts'
import { checkSettings } from '../rules/check-settings.ts'
import { isString, type Kind } from '../rules/kinds.ts'

export type StoredImage = { infos: { original: ImageInfo } }

const base = '/v2/api/talk/message/image'
const isFiles: Kind = (value) => typeof value === 'object' && value !== null && 'length' in value

/** Puts a picture into the provider's store, where messages can show it. */
export async function uploadImage(kakao: Kakao, settings: { file: ArrayLike<Blob> }): Promise<StoredImage> {
  const checked = checkSettings('Share.uploadImage', settings, { required: { file: isFiles } })
  const file = checked.file[0]
  const path = `${base}/upload`
  if (!file) throw new KakaoError(`'files' parameter should be set for ${path}`)
  return callApi(kakao, { path, method: 'POST', credential: 'app', file }) as Promise<StoredImage>
}

const rule = { required: { imageUrl: isString } }

/** Takes a picture out of the provider's store. */
export async function deleteImage(kakao: Kakao, settings: { imageUrl: string }): Promise<void> {
  const { imageUrl: image_url } = checkSettings('Share.deleteImage', settings, rule)
  await callApi(kakao, { path: `${base}/delete`, method: 'DELETE', credential: 'app', data: { image_url } })
}

/** Lets the provider fetch a picture of the web into its store. */
export async function scrapImage(kakao: Kakao, settings: { imageUrl: string }): Promise<StoredImage> {
  const { imageUrl: image_url } = checkSettings('Share.scrapImage', settings, rule)
  const call = { path: `${base}/scrap`, method: 'POST', credential: 'app', data: { image_url } } as const
  return callApi(kakao, call) as Promise<StoredImage>
}
