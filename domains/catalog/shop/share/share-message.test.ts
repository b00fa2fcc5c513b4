import { expect, test } from 'vitest'
import { fig, prices } from '../../testing/shown-product.ts'
import { pageMessage, productMessage } from './share-message.ts'

const place = { origin: 'https://sillage.example', locale: 'ko' } as const
const picture = { src: '/media/fig-{width}.webp', width: 960, height: 1200, widths: [480, 960], tone: '' }
const page = { title: '무화과 그늘', description: '한낮의 그늘', path: '/shop/product/1002', picture }
test('goods go with their price in won', () => {
  expect(productMessage({ page, product: fig }, place)).toEqual({
    objectType: 'commerce',
    content: {
      title: '무화과 그늘',
      description: '한낮의 그늘',
      imageUrl: 'https://sillage.example/media/fig-960.webp',
      imageWidth: 960,
      imageHeight: 1200,
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
  expect(productMessage({ page, product: onSale }, place)).toMatchObject({
    commerce: { regularPrice: 35_000, discountPrice: 30_000, discountRate: 14 },
  })
})

test('dollars have cents, which a message has not: the price is a line of text', () => {
  const facts = [{ item: 'Price', itemOp: '$22.00' }] as const
  const message = productMessage({ page, product: fig, facts }, { ...place, locale: 'en' })
  expect(message).toMatchObject({
    objectType: 'feed',
    content: { link: { webUrl: expect.stringContaining('?lang=en') } },
    itemContent: { items: facts },
  })
})

test('a class that stands in the calendar goes as its day, with what is to be known of it', () => {
  const facts = [
    { item: '다음 일정', itemOp: '3월 6일 14:00' },
    { item: '장소', itemOp: '성수' },
  ] as const
  expect(productMessage({ page, product: fig, facts, event_id: 'event-1' }, place)).toMatchObject({
    objectType: 'calendar',
    idType: 'event',
    id: 'event-1',
    content: { title: '무화과 그늘', description: '다음 일정 3월 6일 14:00\n장소 성수' },
  })
  expect(productMessage({ page, product: fig, facts, event_id: null }, place)).toMatchObject({ objectType: 'feed' })
})

test('something to read goes as a picture with its words; without one the house stands for it', () => {
  expect(pageMessage({ ...page, picture: undefined }, place)).toMatchObject({
    objectType: 'feed',
    content: { imageUrl: 'https://sillage.example/assets/share.jpg' },
  })
})

test('somewhere to go goes with its address', () => {
  const store = { ...page, title: '성수 매장', path: '/contents/store#store-1', address: '서울 성동구 연무장길 47' }
  expect(pageMessage(store, place)).toMatchObject({
    objectType: 'location',
    address: '서울 성동구 연무장길 47',
    addressTitle: '성수 매장',
    content: { link: { webUrl: 'https://sillage.example/contents/store#store-1' } },
  })
  expect(pageMessage(store, { ...place, locale: 'en' })).toMatchObject({
    content: { link: { webUrl: 'https://sillage.example/contents/store?lang=en#store-1' } },
  })
})
