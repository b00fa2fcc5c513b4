import { useOwnDraft } from '@sillage/admin-kit/draft-key.ts'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import type { FoundLine } from '@sillage/domains/quotation/admin/add-lines.tsx'
import { useShop } from '@sillage/domains/shop.ts'
import type { FieldErrors } from '@sillage/kit/problem.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'

/** Only texts: what is typed survives a closed tab. */
const empty = {
  mb_id: '',
  buyer_name: '',
  buyer_hp: '',
  email: '',
  name: '',
  hp: '',
  zip: '',
  addr1: '',
  addr2: '',
  memo: '',
  note: '',
}
export type NewOrderTexts = typeof empty

/** The order while staff write it; what it costs is always the server's word. */
export function useNewOrder() {
  const t = usePhrases()
  const { api } = useShop()
  const { draft, change: write, clear } = useOwnDraft('new-order', empty)
  const [lines, setLines] = useState<FoundLine[]>([])
  const [consent, setConsent] = useState(false)
  const [quote, setQuote] = useState<Quote | null>(null)
  const [placed, setPlaced] = useState<PlacedOrder | null>(null)
  const [request_key, setRequestKey] = useState(() => crypto.randomUUID())
  const body = () => ({ ...bodyOf(draft), request_key, lines: lines.map(toLine), consent })
  const { run: price, pending: pricing } = useAction(() => api.staffCheckout.place({ body: body() }), {
    after: (reply) => setQuote(reply.quote),
  })
  const {
    run: place,
    pending,
    errors,
  } = useAction(
    () => api.staffCheckout.place({ body: { ...body(), total_amount: quote?.total_amount ?? 0, dry_run: false } }),
    {
      done: ({ order }) => t('{number} 주문을 등록했어요.', { number: order?.order_no ?? '' }),
      after: ({ order }) => {
        setPlaced(order)
        clear()
        setLines([])
        setQuote(null)
        setConsent(false)
        setRequestKey(crypto.randomUUID())
      },
    },
  )
  return {
    draft,
    lines,
    consent,
    setConsent,
    quote,
    placed,
    price,
    place,
    isBusy: pricing || pending,
    errors: errors as FieldErrors,
    /** Another person or another place: the price has to be asked for again. */
    change: (changes: Partial<NewOrderTexts>) => {
      write(changes)
      if ('mb_id' in changes || 'zip' in changes) setQuote(null)
    },
    ...lineChanges((update) => {
      setLines(update)
      setQuote(null)
    }),
  }
}
/** Other goods: the price has to be asked for again. */
const lineChanges = (change: (update: (now: FoundLine[]) => FoundLine[]) => void) => ({
  add: (found: FoundLine[]) =>
    change((now) => [...now, ...found.filter(({ variant_id }) => !now.some((line) => line.variant_id === variant_id))]),
  setQuantity: (variant_id: number, quantity: number) =>
    change((now) => now.map((line) => (line.variant_id === variant_id ? { ...line, quantity } : line))),
  remove: (variant_id: number) => change((now) => now.filter((line) => line.variant_id !== variant_id)),
})

export type NewOrder = ReturnType<typeof useNewOrder>

type Reply = Awaited<ReturnType<ReturnType<typeof useShop>['api']['staffCheckout']['place']>>
type Quote = NonNullable<Reply['quote']>
type PlacedOrder = Reply['order']

const toLine = ({ variant_id, quantity }: FoundLine) => ({ variant_id, quantity })

function bodyOf(draft: NewOrderTexts) {
  const { mb_id, buyer_name, buyer_hp, email, name, hp, zip, addr1, addr2, memo, note } = draft
  const isTyped = (...texts: string[]) => texts.some((text) => text.trim() !== '')
  return {
    mb_id: mb_id.trim() || null,
    zip,
    note,
    buyer: isTyped(buyer_name, buyer_hp, email) ? { name: buyer_name, hp: buyer_hp, email } : null,
    receiver: isTyped(name, hp, addr1) ? { name, hp, addr1, addr2, memo } : null,
  }
}
