import type { DefaultMessage } from '@sillage/kakao/share/message.ts'
import { percentOff } from '@sillage/kit/money.ts'
import type { Picture } from '@sillage/kit/schemas.ts'
import type { ClassSession } from '../../../tssa/contract.ts'
import type { Product } from '../../contract.ts'
import { type Place, pageAddress, sharedPicture } from '../page-address.ts'

/** A page as it is handed on. */
export type SharedPage = { title: string; description: string; path: string; picture: Picture | undefined }

const house = { path: '/assets/share.jpg', width: 1200, height: 630 }

function contentOf({ title, description, path, picture }: SharedPage, place: Place) {
  const url = pageAddress(path, place)
  const { path: image, width: imageWidth, height: imageHeight } = picture ? sharedPicture(picture) : house
  const link = { webUrl: url, mobileWebUrl: url }
  return { title, description, imageUrl: place.origin + image, imageWidth, imageHeight, link }
}

/** Something to read: a picture, a title, a sentence. */
export const pageMessage = (page: SharedPage, place: Place): DefaultMessage => ({
  objectType: 'feed',
  content: contentOf(page, place),
})

type Shown = { product: Product; page: SharedPage; session?: ClassSession | undefined; studio: string; when: string }

/**
 * Something to buy goes with its price, a class with where it is held. Messages know whole units of money only, which
 * are enough for won, their own, and not for dollars: there the price is left to the page.
 */
export function productMessage({ product, page, session, studio, when }: Shown, place: Place): DefaultMessage {
  const content = contentOf(page, place)
  if (product.kind === 'class' && session)
    return {
      ...{ objectType: 'location', content: { ...content, description: when }, address: studio, addressTitle: studio },
    }
  if (place.locale === 'en') return { objectType: 'feed', content }
  const { price, list_price } = product
  const regularPrice = (list_price ?? price).krw.amount
  const cut = percentOff(regularPrice, price.krw.amount)
  return {
    ...{ objectType: 'commerce', content },
    commerce: {
      ...{ productName: page.title, regularPrice },
      ...(cut > 0 && { discountPrice: price.krw.amount, discountRate: cut }),
    },
  }
}
