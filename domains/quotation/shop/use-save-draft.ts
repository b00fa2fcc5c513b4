import { Problem } from '@sillage/kit/problem.ts'
import { useSubmit } from '@sillage/web-kit/use-submit.ts'
import { useNavigate } from 'react-router'
import { toInputs as inputsOf } from '../../custom/stored-personal.ts'
import { quotationKeys } from '../../order/shop/view-keys.ts'
import { useShop } from '../../shop.ts'
import { type Draft, emptyDraft } from './draft.ts'
import { isOffered, type Priced } from './priced-lines.ts'

type Options = { draft: Draft; priced: Priced; change: (update: (draft: Draft) => Draft) => void }
type Wish = { deliver: boolean; consent: boolean }

/** Saves the draft at the shop, and where wished has it sent: from then on its prices are fixed. */
export function useSaveDraft({ draft, priced, change }: Options) {
  const { api, queries, cache } = useShop()
  const navigate = useNavigate()

  async function write(request_key: string, consent: boolean): Promise<number> {
    change((now) => ({ ...now, request_key }))
    const lines = priced.lines
      .filter(isOffered)
      .flatMap(({ variant, quantity, personal }) =>
        variant ? [{ variant_id: variant.id, quantity, personal: inputsOf(personal) }] : [],
      )
    try {
      const { id, view_key } = await api.quotation.save({ body: { request_key, lines, consent, ...draft.buyer } })
      quotationKeys.keep(id, view_key)
      return id
    } catch (error) {
      // It was sent from another tab or another day: this is a new quotation.
      if (error instanceof Problem && error.code === 'sent') return write(crypto.randomUUID(), consent)
      throw error
    }
  }

  async function save({ deliver, consent }: Wish) {
    const id = await write(draft.request_key || crypto.randomUUID(), consent)
    const view_key = quotationKeys.find(id)
    if (deliver) await api.quotation.send({ params: { quotation_id: id }, query: view_key ? { view_key } : {} })
    return { id, deliver }
  }

  return useSubmit(save, {
    async onDone({ id, deliver }) {
      if (deliver) change(() => emptyDraft)
      void cache.invalidateQueries({ queryKey: queries.quotation.list.key })
      await navigate(`/shop/quotation?id=${id}`)
    },
  })
}
export type Saving = ReturnType<typeof useSaveDraft>
