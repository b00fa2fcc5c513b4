import { useDialogs } from '@sillage/web-kit/dialogs.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { rise } from '@sillage/web-kit/scroll-to-top.ts'
import { useStoredDraft } from '@sillage/web-kit/use-stored-draft.ts'
import { useSubmit } from '@sillage/web-kit/use-submit.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from '../../session.ts'
import { useShop } from '../../shop.ts'
import type { MyReview, Unreviewed } from '../contract.ts'
import { useReviewsChanged } from './use-my-reviews.ts'

export type Subject = { line: Unreviewed; review?: undefined } | { line?: undefined; review: MyReview }
type Draft = { stars: string; body: string }

/** A review being written or changed: its draft, its pictures, and how it is sent. */
export function useReviewForm({ line, review }: Subject) {
  const t = usePhrases()
  const { api } = useShop()
  const { user } = useSession()
  const { toast } = useDialogs()
  const navigate = useNavigate()
  const changed = useReviewsChanged()
  const start: Draft = { stars: String(review?.stars ?? 0), body: review?.body ?? '' }
  // Several members may share a browser: each has drafts of their own.
  const subject = line ? `line ${line.order_line_id}` : `review ${review.id}`
  const { draft, change, clear } = useStoredDraft<Draft>(`review_draft ${user?.mb_id} ${subject}`, start)
  const [files, setFiles] = useState<File[]>([])
  const [kept, setKept] = useState(review?.photos ?? [])
  const [progress, setProgress] = useState<number | null>(null)

  function send() {
    const body = { stars: Number(draft.stars), body: draft.body, photos: files }
    const hear = files.length > 0 ? setProgress : undefined
    hear?.(0)
    if (line) return api.review.create({ body: { ...body, order_line_id: line.order_line_id }, progress: hear })
    const keep = kept.map(({ src }) => src)
    return api.review.change({ params: { id: review.id }, body: { ...body, keep }, progress: hear })
  }

  const form = useSubmit(() => send().finally(() => setProgress(null)), {
    async onDone() {
      clear()
      await rise()
      toast(t(line ? '리뷰를 올렸어요. 고맙습니다.' : '리뷰를 수정했어요.'))
      await navigate('/my-page/product-review?tab=written', { replace: true })
      await changed()
    },
  })

  return {
    draft,
    files,
    kept,
    progress,
    pending: form.pending,
    errors: form.errors,
    submit: () => form.submit(undefined),
    write(changes: Partial<Draft>) {
      for (const field of Object.keys(changes)) form.clear(field)
      change(changes)
    },
    setFiles(next: File[]) {
      form.clear('photos')
      setFiles(next)
    },
    takeOut: (src: string) => setKept((now) => now.filter((photo) => photo.src !== src)),
  }
}
