import { expect, test } from 'vitest'
import { testPage } from '../testing.ts'
import type { Commerce, Content, DefaultMessage } from './message.ts'
import { sendCustom, sendDefault, sendScrap } from './send.ts'

const link = { webUrl: 'https://shop.example/1', mobileWebUrl: 'https://shop.example/1' }
const content: Content = { title: '앰버 캔들', imageUrl: 'https://shop.example/1.jpg', link }
const button = { title: '보러 가기', link }

/** What goes to the provider. */
async function wireOf(message: DefaultMessage) {
  const { kakao, forms } = testPage()
  await sendDefault(kakao, message)
  return JSON.parse(forms[0]?.fields.validation_params ?? '{}')
}
const sending = (message: unknown) => () => sendDefault(testPage().kakao, message as DefaultMessage)

test('feed: content with item content, counts and buttons', async () => {
  const item = { item: '용량', itemOp: '200 g' }
  expect(
    await wireOf({
      objectType: 'feed',
      buttonTitle: '보기',
      buttons: [button, button],
      content: { ...content, description: '따뜻해요', imageWidth: 800, imageHeight: 400 },
      itemContent: {
        profileText: '실라주',
        profileImageUrl: 'u',
        titleImageUrl: 'u',
        titleImageText: 't',
        titleImageCategory: 'c',
        items: [item, item, item, item, item],
        sum: '합계',
        sumOp: '1',
      },
      social: { likeCount: 1, commentCount: 2, sharedCount: 3, viewCount: 4, subscriberCount: 5 },
    }),
  ).toEqual({
    link_ver: '4.0',
    template_object: {
      object_type: 'feed',
      button_title: '보기',
      content: {
        title: '앰버 캔들',
        image_url: 'https://shop.example/1.jpg',
        description: '따뜻해요',
        image_width: 800,
        image_height: 400,
        link: { web_url: link.webUrl, mobile_web_url: link.mobileWebUrl },
      },
      item_content: {
        profile_text: '실라주',
        profile_image_url: 'u',
        title_image_url: 'u',
        title_image_text: 't',
        title_image_category: 'c',
        sum: '합계',
        sum_op: '1',
        items: Array(5).fill({ item: '용량', item_op: '200 g' }),
      },
      social: { like_count: 1, comment_count: 2, shared_count: 3, view_count: 4, subscriber_count: 5 },
      buttons: Array(2).fill({
        title: '보러 가기',
        link: { web_url: link.webUrl, mobile_web_url: link.mobileWebUrl },
      }),
    },
  })
})

test('list: header and two or three contents', async () => {
  const { template_object } = await wireOf({
    objectType: 'list',
    headerTitle: '새로 나온 것',
    headerLink: link,
    contents: [content, content, content],
  })
  expect(template_object).toMatchObject({ object_type: 'list', header_title: '새로 나온 것' })
  expect(template_object.header_link).toEqual({ web_url: link.webUrl, mobile_web_url: link.mobileWebUrl })
  expect(template_object.contents).toHaveLength(3)
})

test('commerce: prices with currency and its place', async () => {
  const { template_object } = await wireOf({
    objectType: 'commerce',
    content,
    commerce: {
      regularPrice: 32_000,
      discountPrice: 28_800,
      discountRate: 10,
      fixedDiscountPrice: 3200,
      currencyUnit: '원',
      currencyUnitPosition: 0,
      productName: '앰버',
    },
  })
  expect(template_object.commerce).toEqual({
    regular_price: 32_000,
    discount_price: 28_800,
    discount_rate: 10,
    fixed_discount_price: 3200,
    currency_unit: '원',
    currency_unit_position: 0,
    product_name: '앰버',
  })
})

test('location: address with its title', async () => {
  const { template_object } = await wireOf({
    objectType: 'location',
    content,
    address: '서울 성동구',
    addressTitle: '성수점',
    social: { likeCount: 1 },
  })
  expect(template_object).toMatchObject({ address: '서울 성동구', address_title: '성수점', social: { like_count: 1 } })
})

test('calendar: an event or a calendar by its id', async () => {
  const { template_object } = await wireOf({ objectType: 'calendar', idType: 'event', id: 'e1', content })
  expect(template_object).toMatchObject({ object_type: 'calendar', id_type: 'event', id: 'e1' })
  const { template_object: other } = await wireOf({ objectType: 'calendar', idType: 'calendar', id: 'c1', content })
  expect(other.id_type).toBe('calendar')
})

test('text: a text with a link', async () => {
  const execution = { androidExecutionParams: 'a=1', iosExecutionParams: 'b=2' }
  const { template_object } = await wireOf({ objectType: 'text', text: '안녕', link: execution })
  expect(template_object).toEqual({
    object_type: 'text',
    text: '안녕',
    link: { android_execution_params: 'a=1', ios_execution_params: 'b=2' },
  })
})

test('scrap: an address, and a template where there is one', async () => {
  const { kakao, forms } = testPage()
  await sendScrap(kakao, { requestUrl: 'https://shop.example' })
  await sendScrap(kakao, { requestUrl: 'https://shop.example', templateId: 5, templateArgs: { camelCase: 'x' } })
  expect(forms.map(({ fields }) => [fields.validation_action, JSON.parse(fields.validation_params ?? '')])).toEqual([
    ['scrap', { link_ver: '4.0', request_url: 'https://shop.example', template_args: {} }],
    [
      'scrap',
      { link_ver: '4.0', request_url: 'https://shop.example', template_id: 5, template_args: { camelCase: 'x' } },
    ],
  ])
})

test('custom: a template with its arguments', async () => {
  const { kakao, forms } = testPage()
  await sendCustom(kakao, { templateId: 5, templateArgs: { name: '하나' } })
  expect(forms[0]?.fields.validation_action).toBe('custom')
  expect(JSON.parse(forms[0]?.fields.validation_params ?? '')).toEqual({
    link_ver: '4.0',
    template_id: 5,
    template_args: { name: '하나' },
  })
})

test('the default object type is one of six', () => {
  const message = 'objectType should be one of (feed, list, commerce, location, calendar, text)'
  for (const objectType of ['scrap', undefined, '[object Undefined]'])
    expect(sending({ objectType, content })).toThrow(message)
  expect(sending(undefined)).toThrow(message)
  // @ts-expect-error: none of the six
  sending({ objectType: 'poll', content } satisfies DefaultMessage)
})

test('buttons: at most 2', () => {
  expect(sending({ objectType: 'feed', content, buttons: [button, button, button] })).toThrow(
    'Illegal argument for "buttons" in Share: size of buttons should be up to 2',
  )
  // @ts-expect-error: three
  sending({ objectType: 'feed', content, buttons: [button, button, button] } satisfies DefaultMessage)
})

test('list contents: 2 to 3', () => {
  const list = (contents: unknown) => sending({ objectType: 'list', headerTitle: 'h', headerLink: link, contents })
  const why = 'Illegal argument for "contents" in Share: size of contents should be more than 1 and up to 3'
  for (const size of [0, 1, 4]) expect(list(Array(size).fill(content))).toThrow(why)
  for (const size of [2, 3]) expect(list(Array(size).fill(content))).not.toThrow()
  expect(list('many')).toThrow('Illegal argument for "contents"')
  // @ts-expect-error: one
  sending({ objectType: 'list', headerTitle: 'h', headerLink: link, contents: [content] } satisfies DefaultMessage)
})

test('item content: fewer than 6 items', () => {
  const item = { item: 'a', itemOp: 'b' }
  const feed = (size: number) =>
    sending({ objectType: 'feed', content, itemContent: { items: Array(size).fill(item) } })
  expect(feed(5)).not.toThrow()
  expect(feed(6)).toThrow('Illegal argument for "items" in parameter "itemContent" in Share')
  const six = [item, item, item, item, item, item] as const
  // @ts-expect-error: six
  sending({ objectType: 'feed', content, itemContent: { items: six } } satisfies DefaultMessage)
})

test('parts of a message are held against their own rules', () => {
  expect(sending({ objectType: 'feed', content: { title: 't' } })).toThrow(
    'Missing required keys: imageUrl,link at parameter "content" in Share',
  )
  expect(sending({ objectType: 'text', text: 't', link: { url: 'u' } })).toThrow(
    'Invalid parameter keys: url at parameter "link" in Share',
  )
  expect(sending({ objectType: 'feed', content, social: { likeCount: 1.5 } })).toThrow(
    'Illegal argument for "likeCount"',
  )
  expect(sending({ objectType: 'feed', content, buttons: [{ title: 't' }] })).toThrow('Missing required keys: link')
})

test('the place of a currency is 0 or 1', () => {
  const commerce = (currencyUnitPosition: unknown) =>
    sending({ objectType: 'commerce', content, commerce: { regularPrice: 1, currencyUnitPosition } })
  expect(commerce(1)).not.toThrow()
  expect(commerce(2)).toThrow('Illegal argument for "currencyUnitPosition"')
  // @ts-expect-error: 0 or 1
  const wrong: Commerce['currencyUnitPosition'] = 2
  expect(commerce(wrong)).toThrow()
})

test('commerce needs a regular price', () => {
  expect(sending({ objectType: 'commerce', content, commerce: {} })).toThrow('Missing required keys: regularPrice')
})

test('a calendar is named by event or calendar', () => {
  expect(sending({ objectType: 'calendar', idType: 'day', id: 'x', content })).toThrow('Illegal argument for "idType"')
  // @ts-expect-error: neither
  sending({ objectType: 'calendar', idType: 'day', id: 'x', content } satisfies DefaultMessage)
})

test('callback arguments must be JSON', () => {
  const custom = (serverCallbackArgs: unknown) => () =>
    sendCustom(testPage().kakao, { templateId: 1, serverCallbackArgs } as { templateId: number })
  expect(custom('{broken')).toThrow('Illegal argument for "serverCallbackArgs" in Share.sendCustom')
  expect(custom('{"a":1}')).not.toThrow()
  expect(custom({ a: 1 })).not.toThrow()
})

test('scrap needs an address and custom a template', () => {
  const { kakao } = testPage()
  // @ts-expect-error: needed
  expect(() => sendScrap(kakao, {})).toThrow('Missing required keys: requestUrl at Share.sendScrap')
  // @ts-expect-error: needed
  expect(() => sendCustom(kakao, {})).toThrow('Missing required keys: templateId at Share.sendCustom')
})
