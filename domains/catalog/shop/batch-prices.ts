import type { Client } from '@sillage/kit/client.ts'
import type { catalog } from '../contract.ts'
import { myPricesMax } from '../words.ts'
import type { Priced } from './price-text.ts'

type Api = Pick<Client<typeof catalog>, 'myPrices'>
type Round = { api: Api; ids: Set<number>; prices: Promise<Map<number, Priced>> }

let open: Round | undefined

/** The price of one card; cards drawn together are requested in one call. Null if it is no longer sold. */
export async function batchMyPrice(api: Api, id: number) {
  if (open?.api !== api || open.ids.size >= myPricesMax) open = openRound(api)
  open.ids.add(id)
  return (await open.prices).get(id) ?? null
}

function openRound(api: Api): Round {
  const round: Round = { api, ids: new Set(), prices: later().then(ask) }
  async function ask() {
    if (open === round) open = undefined
    const mine = await api.myPrices({ query: { ids: [...round.ids].join() } })
    return new Map(mine.map(({ id, ...priced }) => [id, priced]))
  }
  return round
}

/** Once every card of this drawing has asked: their questions come one by one, but without a pause. */
const later = () => new Promise<void>((resolve) => setTimeout(resolve))
