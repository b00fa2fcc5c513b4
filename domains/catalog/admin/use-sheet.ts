import { useDraftKey } from '@sillage/admin-kit/draft-key.ts'
import { useToast } from '@sillage/admin-kit/toasts.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { useStored } from '@sillage/admin-kit/use-stored.ts'
import { Problem } from '@sillage/kit/problem.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useShop } from '../../shop.ts'
import type { ProductSheet } from '../editing-contract.ts'
import { changedFields, type Draft, draftOf, emptyDraft } from './draft.ts'
import { changesOf, type DraftErrors, fullProduct } from './draft-changes.ts'

type Stored = { draft: Draft; base: Draft; version: number } | null

/** What someone else saved first, and who it was. */
type Theirs = { saved: ProductSheet; who: string }

/** A product that is being written: a reload or an ended session loses nothing of it. */
export function useSheet(sheet: ProductSheet | null) {
  const t = usePhrases()
  const say = useToast()
  const { api } = useShop()
  const create = useCreate()
  const readTheirs = useTheirs()
  const read = sheet ? draftOf(sheet) : emptyDraft
  const [stored, store] = useStored<Stored>(useDraftKey(`product-sheet:${sheet?.id ?? 'new'}`), null)
  const [errors, setErrors] = useState<DraftErrors>({})
  const [theirs, setTheirs] = useState<Theirs | null>(null)
  const { draft, base, version } = stored ?? { draft: read, base: read, version: sheet?.version ?? 0 }
  const changed = changedFields(draft, base)

  const change = (changes: Partial<Draft>) => {
    const next = { ...draft, ...changes }
    store(changedFields(next, base).length > 0 ? { draft: next, base, version } : null)
  }

  async function send() {
    const { body, errors } = changesOf(draft, base)
    setErrors(errors)
    if (Object.keys(errors).length > 0) throw new Problem(422, '수정할 항목이 있어요.')
    if (!sheet) return create(draft, body, () => store(null))
    try {
      const saved = await api.staffProducts.save({
        params: { product_id: sheet.id },
        body: { ...body, based_on: version },
      })
      store(null)
      return saved
    } catch (error) {
      if (!(error instanceof Problem && error.code === 'changed')) throw error
      setTheirs(await readTheirs(sheet.id))
      return null
    }
  }

  const sent = useAction(send, { after: (saved) => saved && say({ text: t('저장했어요.') }) })
  return {
    draft,
    base,
    changed,
    change,
    errors: { ...errors, ...sent.errors },
    pending: sent.pending,
    save: () => void sent.run(undefined),
    discard: () => store(null),
    conflict: theirs && { theirs: theirs.saved, who: theirs.who, base, mine: draft },
    resolve(merged: Draft) {
      if (theirs) store({ draft: merged, base: draftOf(theirs.saved), version: theirs.saved.version })
      setTheirs(null)
    },
    dismiss: () => setTheirs(null),
  }
}

/** Reads what was saved meanwhile, and by whom. */
function useTheirs() {
  const { api } = useShop()
  return async (product_id: number): Promise<Theirs> => {
    const params = { product_id }
    const [saved, history] = await Promise.all([
      api.catalog.staff.show({ params }),
      api.staffProducts.history({ params }),
    ])
    return { saved, who: history[0]?.mb_id ?? '' }
  }
}

/** The product first, then its options: what is refused then waits on its own page. */
function useCreate() {
  const { api } = useShop()
  const navigate = useNavigate()
  return async (draft: Draft, { product: _, ...rest }: ReturnType<typeof changesOf>['body'], onMade: () => void) => {
    const { kind, slug } = draft
    const made = await api.catalog.staff.create({ body: { ...fullProduct(draft, {}), kind, slug } })
    onMade()
    try {
      return await api.staffProducts.save({
        params: { product_id: made.id },
        body: { ...rest, product: {}, based_on: made.version },
      })
    } finally {
      await navigate(`/products/${made.id}`, { replace: true })
    }
  }
}

export type Sheet = ReturnType<typeof useSheet>
