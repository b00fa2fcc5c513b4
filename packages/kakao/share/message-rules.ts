import { KakaoError } from '../kakao-error.ts'
import { checkSettings, type Rule } from '../rules/check-settings.ts'
import {
  arrayOf,
  isArray,
  isBoolean,
  isFunction,
  isInteger,
  isObject,
  isObjectOrJson,
  isString,
  type Kind,
  oneOf,
} from '../rules/kinds.ts'

type Kinds = Readonly<Record<string, Kind>>

/** A part of a message, held against its own rule; what is wrong in it is said in its own name. */
const part =
  (name: string, rule: Rule): Kind =>
  (value) => {
    checkSettings(`parameter "${name}" in Share`, value as object, rule)
    return true
  }

const texts = (...names: string[]): Kinds => Object.fromEntries(names.map((name) => [name, isString]))
const counts = (...names: string[]): Kinds => Object.fromEntries(names.map((name) => [name, isInteger]))

const linkRule: Rule = { optional: texts('webUrl', 'mobileWebUrl', 'androidExecutionParams', 'iosExecutionParams') }
const link = part('link', linkRule)
const contentRule: Rule = {
  required: { ...texts('title', 'imageUrl'), link },
  optional: { ...counts('imageWidth', 'imageHeight'), ...texts('description') },
}
const content = part('content', contentRule)
const commerce = part('commerce', {
  required: counts('regularPrice'),
  optional: {
    ...counts('discountPrice', 'discountRate', 'fixedDiscountPrice'),
    ...texts('currencyUnit', 'productName'),
    currencyUnitPosition: oneOf(0, 1),
  },
})
const social = part('social', {
  optional: counts('likeCount', 'commentCount', 'sharedCount', 'viewCount', 'subscriberCount'),
})
const item = part('items', { required: texts('item', 'itemOp') })
const itemContent = part('itemContent', {
  optional: {
    ...texts('profileText', 'profileImageUrl', 'titleImageUrl', 'titleImageText', 'titleImageCategory'),
    ...texts('sum', 'sumOp'),
    items: (value) => isArray(value) && size(value) < 6 && arrayOf(item)(value),
  },
})

const size = (value: unknown) => (Array.isArray(value) ? value.length : 0)
const refuse = (key: string, why: string) => new KakaoError(`Illegal argument for "${key}" in Share: ${why}`)

const button = part('buttons', { required: { ...texts('title'), link } })
const buttons: Kind = (value) => {
  if (size(value) > 2) throw refuse('buttons', 'size of buttons should be up to 2')
  return arrayOf(button)(value)
}
const contents: Kind = (value) => {
  if (isArray(value) && (size(value) < 2 || size(value) > 3))
    throw refuse('contents', 'size of contents should be more than 1 and up to 3')
  return arrayOf(part('contents', contentRule))(value)
}

export const commonOptions: Kinds = {
  installTalk: isBoolean,
  throughTalk: isBoolean,
  extras: isObject,
  serverCallbackArgs: isObjectOrJson,
  callback: isFunction,
}
const buttoned: Kinds = { ...commonOptions, ...texts('buttonTitle'), buttons }
const objectType = isString

export const messageRules: Readonly<Record<string, Rule>> = {
  feed: { required: { objectType, content }, optional: { ...buttoned, itemContent, social } },
  list: {
    required: { objectType, headerTitle: isString, headerLink: part('headerLink', linkRule), contents },
    optional: buttoned,
  },
  commerce: { required: { objectType, content, commerce }, optional: buttoned },
  location: {
    required: { objectType, content, address: isString },
    optional: { ...buttoned, addressTitle: isString, social },
  },
  calendar: {
    required: { objectType, idType: oneOf('event', 'calendar'), id: isString, content },
    optional: { ...commonOptions, buttons },
  },
  text: { required: { objectType, text: isString, link }, optional: buttoned },
}

const args: Kinds = { templateArgs: isObject }
export const scrapRule: Rule = {
  required: { requestUrl: isString },
  optional: { ...commonOptions, templateId: isInteger, ...args },
}
export const customRule: Rule = { required: { templateId: isInteger }, optional: { ...commonOptions, ...args } }
