/** What someone can share, by the provider's names. */
export type Link = {
  webUrl?: string
  mobileWebUrl?: string
  androidExecutionParams?: string
  iosExecutionParams?: string
}

export type Button = { title: string; link: Link }
/** At most two. */
export type Buttons = readonly [] | readonly [Button] | readonly [Button, Button]

export type Content = {
  title: string
  imageUrl: string
  link: Link
  imageWidth?: number
  imageHeight?: number
  description?: string
}

export type Commerce = {
  regularPrice: number
  discountPrice?: number
  discountRate?: number
  fixedDiscountPrice?: number
  currencyUnit?: string
  /** 0: behind the price, 1: before it. */
  currencyUnitPosition?: 0 | 1
  productName?: string
}

export type Social = {
  likeCount?: number
  commentCount?: number
  sharedCount?: number
  viewCount?: number
  subscriberCount?: number
}

type Item = { item: string; itemOp: string }
export type ItemContent = {
  profileText?: string
  profileImageUrl?: string
  titleImageUrl?: string
  titleImageText?: string
  titleImageCategory?: string
  /** Fewer than six. */
  items?:
    | readonly []
    | readonly [Item]
    | readonly [Item, Item]
    | readonly [Item, Item, Item]
    | readonly [Item, Item, Item, Item]
    | readonly [Item, Item, Item, Item, Item]
  sum?: string
  sumOp?: string
}

/** How any message is sent. */
export type ShareOptions = {
  /** Sends those without the messenger to their store. */
  installTalk?: boolean
  /** May use the app on a phone. */
  throughTalk?: boolean
  extras?: Record<string, unknown>
  /** Comes back to the app's server with the news that it was shared: an object, or its JSON. */
  serverCallbackArgs?: object | string
  /** Out of use at the provider; called when its window says "sent". */
  callback?: () => void
}

type Buttoned = { buttonTitle?: string; buttons?: Buttons }

export type DefaultMessage =
  | ({ objectType: 'feed'; content: Content; itemContent?: ItemContent; social?: Social } & Buttoned)
  | ({
      objectType: 'list'
      headerTitle: string
      headerLink: Link
      /** Two or three. */
      contents: readonly [Content, Content] | readonly [Content, Content, Content]
    } & Buttoned)
  | ({ objectType: 'commerce'; content: Content; commerce: Commerce } & Buttoned)
  | ({ objectType: 'location'; content: Content; address: string; addressTitle?: string; social?: Social } & Buttoned)
  | { objectType: 'calendar'; idType: 'event' | 'calendar'; id: string; content: Content; buttons?: Buttons }
  | ({ objectType: 'text'; text: string; link: Link } & Buttoned)

export type ScrapMessage = { requestUrl: string; templateId?: number; templateArgs?: Record<string, string> }
export type CustomMessage = { templateId: number; templateArgs?: Record<string, string> }
