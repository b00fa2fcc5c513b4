import { useDialogs } from '@sillage/web-kit/dialogs.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useRequestKey } from '@sillage/web-kit/request-key.ts'
import { useSubmit } from '@sillage/web-kit/use-submit.ts'
import { useState } from 'react'
import { useShop } from '../../shop.ts'
import type { WickAdvice } from '../contract.ts'
import type { Flame } from '../words.ts'
import type { Asked } from './use-setup.ts'

type Draft = { variant_id: string; pool_mm: string; flame: Flame; soot: 'no' | 'yes'; note: string }
const empty: Draft = { variant_id: '', pool_mm: '', flame: 'steady', soot: 'no', note: '' }

/** A burn being written down, and how it is sent. */
export function useBurnForm({ kind: _, ...setup }: Asked, advice: WickAdvice | undefined) {
  const t = usePhrases()
  const { api, queries, cache } = useShop()
  const { toast } = useDialogs()
  const [draft, setDraft] = useState(empty)
  const [files, setFiles] = useState<File[]>([])
  const { keyOf, renew } = useRequestKey()
  // A wick that is not among the answers any more is not the one that was meant.
  const isThere = advice?.wicks.some((wick) => String(wick.variant_id) === draft.variant_id) ?? false
  const variant_id = isThere ? draft.variant_id : ''
  const form = useSubmit(
    () => {
      const { pool_mm, flame, soot, note } = draft
      const burn = { ...setup, variant_id: Number(variant_id), pool_mm: Number(pool_mm), flame, note }
      const body = { ...burn, has_soot: soot === 'yes', photo: files }
      return api.wick.report({ body: { ...body, request_key: keyOf(body) } })
    },
    {
      async onDone() {
        renew()
        setDraft(empty)
        setFiles([])
        toast({ message: t('결과를 저장했어요. 고마워요. 신뢰도에 바로 반영했어요.') })
        await cache.invalidateQueries({ queryKey: queries.wick.advice.key })
        await cache.invalidateQueries({ queryKey: queries.wick.mine.key })
      },
    },
  )
  return {
    draft: { ...draft, variant_id },
    files,
    pending: form.pending,
    errors: form.errors,
    submit: () => form.submit(undefined),
    write(part: Partial<Draft>) {
      for (const field of Object.keys(part)) form.clear(field)
      setDraft({ ...draft, ...part })
    },
    setFiles(next: File[]) {
      form.clear('photo')
      setFiles(next)
    },
  }
}
