import type { DefaultMessage, ItemContent } from '@sillage/kakao/share/message.ts'
import { percentOff } from '@sillage/kit/money.ts'
import type { Picture } from '@sillage/kit/schemas.ts'
import { type Place, pageAddress, sharedPicture } from '@sillage/web-kit/page-address.ts'
import type { Product } from '../../contract.ts'

/** A page as it is shared; with an address if it is about a place. */
export type SharedPage = {
  title: string
  description: string
  path: string
  picture: Picture | undefined
  address?: string
  /** What is to be known of it, line by line. */
  facts?: NonNullable<ItemContent['items']>
}

const house = { path: '/assets/share.jpg', width: 1200, height: 630 }

function contentOf({ title, description, path, picture }: SharedPage, place: Place) {
  const url = pageAddress(path, place)
  const { path: image, width: imageWidth, height: imageHeight } = picture ? sharedPicture(picture) : house
  const link = { webUrl: url, mobileWebUrl: url }
  return { title, description, imageUrl: place.origin + image, imageWidth, imageHeight, link }
}

/** Something to read: a picture, a title, a sentence. A place: its directions as well. */
export function pageMessage(page: SharedPage, place: Place): DefaultMessage {
  const content = contentOf(page, place)
  const items = page.facts && { itemContent: { items: page.facts } }
  if (!page.address) return { objectType: 'feed', content, ...items }
  return { objectType: 'location', content, address: page.address, addressTitle: page.title }
}

/** A day in a calendar has no lines of its own: they stand in its description. */
const withFacts = <Content extends { description: string }>(content: Content, facts: Shown['facts'] = []) => ({
  ...content,
  description: facts.map(({ item, itemOp }) => `${item} ${itemOp}`).join('\n') || content.description,
})

type Shown = {
  product: Pick<Product, 'price' | 'list_price'>
  page: SharedPage
  /** What is to be known of it, line by line, where its price alone does not say it. */
  facts?: NonNullable<ItemContent['items']>
  /** Of a class that stands in the platform's calendar: its next day, to be put into one's own. */
  event_id?: string | null
}

/**
 * Something to buy goes with its price. Messages know whole units of money only, which are enough for won, their own,
 * and not for dollars: there, and for a class with its day and studio, the price is a line of text (docs/decisions/013).
 */
export function productMessage({ product, page, facts, event_id }: Shown, place: Place): DefaultMessage {
  const { price, list_price } = product
  const content = contentOf(page, place)
  if (event_id) return { objectType: 'calendar', idType: 'event', id: event_id, content: withFacts(content, facts) }
  if (facts) return { objectType: 'feed', content, itemContent: { items: facts } }
  const regularPrice = (list_price ?? price).krw.amount
  const cut = percentOff(regularPrice, price.krw.amount)
  return {
    objectType: 'commerce',
    content,
    commerce: {
      productName: page.title,
      regularPrice,
      ...(cut > 0 && { discountPrice: price.krw.amount, discountRate: cut }),
    },
  }
}
