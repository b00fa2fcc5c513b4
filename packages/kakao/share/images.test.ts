import { expect, test } from 'vitest'
import { key, testPage } from '../testing.ts'
import { deleteImage, scrapImage, uploadImage } from './images.ts'

const base = '/v2/api/talk/message/image'
const infos = {
  original: { url: 'https://images.example/1.png', content_type: 'image/png', length: 7, width: 1, height: 1 },
}
const file = new File(['picture'], 'a.png', { type: 'image/png' })

test('a picture is uploaded with the key of the app', async () => {
  const { kakao, answer, asked } = testPage()
  answer(`${base}/upload`, { infos })
  expect(await uploadImage(kakao, { file: [file] })).toEqual({ infos })
  expect(asked[0]).toMatchObject({ method: 'POST', body: expect.any(FormData) })
  expect(asked[0]?.headers.get('authorization')).toBe(`KakaoAK ${key}`)
})

test('a picture is deleted by its address', async () => {
  const { kakao, answer, asked, sent } = testPage()
  answer(`${base}/delete`, '')
  await deleteImage(kakao, { imageUrl: 'https://images.example/1.png' })
  expect(asked[0]?.method).toBe('DELETE')
  expect(sent()).toEqual({ image_url: 'https://images.example/1.png' })
})

test('a picture of the web is scraped by its address', async () => {
  const { kakao, answer, asked, sent } = testPage()
  answer(`${base}/scrap`, { infos })
  expect(await scrapImage(kakao, { imageUrl: 'https://shop.example/1.png' })).toEqual({ infos })
  expect(asked[0]?.method).toBe('POST')
  expect(sent()).toEqual({ image_url: 'https://shop.example/1.png' })
})

test('uploading needs a file', async () => {
  const { kakao, asked } = testPage()
  // @ts-expect-error: needed
  await expect(uploadImage(kakao, {})).rejects.toThrow('Missing required keys: file at Share.uploadImage')
  await expect(uploadImage(kakao, { file: [] })).rejects.toThrow(`'files' parameter should be set for ${base}/upload`)
  expect(asked).toEqual([])
})

test('deleting and scraping need an address', async () => {
  const { kakao } = testPage()
  // @ts-expect-error: needed
  await expect(deleteImage(kakao, {})).rejects.toThrow('Missing required keys: imageUrl at Share.deleteImage')
  // @ts-expect-error: needed
  await expect(scrapImage(kakao, {})).rejects.toThrow('Missing required keys: imageUrl at Share.scrapImage')
})
