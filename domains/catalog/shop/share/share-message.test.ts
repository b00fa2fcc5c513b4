import { expect, test } from 'vitest'
import { fig, prices } from '../testing.ts'
import { pageMessage, productMessage } from './share-message.ts'

const place = { origin: 'https://sillage.example', locale: 'ko' } as const
const picture = { src: '/media/fig-{width}.webp', width: 960, height: 1200, widths: [480, 960], tone: 'beige' }
const page = { title: '무화과 그늘', description: '한낮의 그늘', path: '/shop/product/1002', picture }
const nowhere = { page, studio: '', when: '' }
const session = {
  ...{ id: 1, product_id: 1002, variant_id: null, title: '입문', title_en: 'First', weeks: 4, seats_left: 3 },
  ...{ studio: '성수 스튜디오', studio_en: 'Seongsu', starts_at: '2026-12-01T10:00:00+09:00', price: prices(1, 1) },
}

test('goods go with their price in won', () => {
  expect(productMessage({ ...nowhere, product: fig }, place)).toEqual({
    objectType: 'commerce',
    content: {
      ...{ title: '무화과 그늘', description: '한낮의 그늘' },
      ...{ imageUrl: 'https://sillage.example/media/fig-960.webp', imageWidth: 960, imageHeight: 1200 },
      link: {
        webUrl: 'https://sillage.example/shop/product/1002',
        mobileWebUrl: 'https://sillage.example/shop/product/1002',
      },
    },
    commerce: { productName: '무화과 그늘', regularPrice: 30_000 },
  })
})

test('a sale says what is off, rounded down', () => {
  const onSale = { ...fig, list_price: prices(35_000, 2600) }
  expect(productMessage({ ...nowhere, product: onSale }, place)).toMatchObject({
    commerce: { regularPrice: 35_000, discountPrice: 30_000, discountRate: 14 },
  })
})

test('dollars have cents, which a message has not: the page says the price', () => {
  const message = productMessage({ ...nowhere, product: fig }, { ...place, locale: 'en' })
  expect(message).toMatchObject({
    objectType: 'feed',
    content: { link: { webUrl: expect.stringContaining('?lang=en') } },
  })
})

test('a class goes with its next day and its studio, and without one as something to buy', () => {
  const product = { ...fig, kind: 'class' as const }
  const shown = { product, page, session, studio: '성수 스튜디오', when: '12월 1일 화요일 10:00' }
  expect(productMessage(shown, place)).toMatchObject({
    ...{ objectType: 'location', address: '성수 스튜디오', content: { description: '12월 1일 화요일 10:00' } },
  })
  expect(productMessage({ ...nowhere, product }, place).objectType).toBe('commerce')
})

test('something to read goes as a picture with its words; without one the house stands for it', () => {
  expect(pageMessage({ ...page, picture: undefined }, place)).toMatchObject({
    ...{ objectType: 'feed', content: { imageUrl: 'https://sillage.example/assets/share.jpg' } },
  })
})
