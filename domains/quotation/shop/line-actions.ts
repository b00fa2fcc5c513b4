import { useDialogs } from '@sillage/web-kit/dialogs.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { quietly } from '@sillage/web-kit/problems.tsx'
import { useDataCalls } from '@sillage/web-kit/use-data-calls.ts'
import type { ProductCard } from '../../catalog/contract.ts'
import { firstVariant } from '../../catalog/shop/variant-choice.ts'
import { useShop } from '../../shop.ts'
import { quotationLimits } from '../words.ts'
import {
  type Draft,
  emptyDraft,
  isFull,
  type Line,
  lineKey,
  wantedOf,
  withLine,
  withLineAt,
  withoutLine,
  withQuantity,
  withVariant,
} from './draft.ts'

type Change = (update: (draft: Draft) => Draft) => void
export type LineActions = ReturnType<typeof useLineActions>

/** What can be done to the lines. `onRemoved` hears of it when the pressed button has gone with it. */
export function useLineActions(draft: Draft, change: Change, onRemoved: () => void) {
  const t = usePhrases()
  const { queries, cache } = useShop()
  const { alert, confirm, toast } = useDialogs()
  const { call } = useDataCalls()

  return {
    async add({ id }: ProductCard) {
      const asked = quietly(queries.catalog.show({ params: { product_id: id } }))
      // A failure has been shown by then, and there is nothing to add.
      const product = await call(() => cache.fetchQuery(asked)).catch(() => null)
      if (!product) return
      const wanted = { product_id: id, variant_id: firstVariant(product)?.id ?? null }
      const isNew = !draft.lines.some((line) => lineKey(line) === lineKey(wanted))
      if (isNew && isFull(draft)) {
        const count = quotationLimits.lines
        return alert({ message: t('한 장에는 {count}가지까지 적을 수 있어요.', { count }) })
      }
      change((now) => withLine(now, wanted))
    },
    /** Several at once, as from a pasted list; what no longer fits is left. */
    addAll: (lines: readonly Line[]) =>
      change((now) => lines.reduce((draft, line) => withLine(draft, line, line.quantity), now)),
    setQuantity: (line: Line, quantity: number) => change((now) => withQuantity(now, lineKey(line), quantity)),
    chooseVariant: (line: Line, variant_id: number) => change((now) => withVariant(now, lineKey(line), variant_id)),
    remove(removed: Line, name: string) {
      const line = { ...wantedOf(removed), quantity: removed.quantity }
      const index = draft.lines.findIndex((each) => lineKey(each) === lineKey(line))
      change((now) => withoutLine(now, lineKey(line)))
      onRemoved()
      const undo = { label: t('되돌리기'), onPress: () => change((now) => withLineAt(now, index, line)) }
      toast({ message: t('{name}, 뺐어요', { name }), action: undo })
    },
    async clear() {
      const sure = await confirm({
        title: t('모두 지울까요?'),
        message: t('담은 상품과 입력한 내용이 모두 삭제돼요. 되돌릴 수 없어요.'),
        confirmLabel: t('모두 지우기'),
        danger: true,
      })
      if (!sure) return
      change(() => emptyDraft)
      onRemoved()
    },
  }
}
