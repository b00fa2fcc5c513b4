import { useData } from '@sillage/web-kit/use-data.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { draftTexts, emptyPost, usePostForm } from '../../board/shop/use-post-form.ts'
import { useShop } from '../../shop.ts'
import type { Notice } from '../contract.ts'
import type { NoticeBoard, NoticeTopic } from '../words.ts'
import { boardPath } from './boards.ts'

const empty = { ...emptyPost, topic: '', pinned: 'false' }

const draftOf = ({ topic, pinned, ...texts }: Notice) => ({ ...draftTexts(texts), topic, pinned: String(pinned) })

/** A notice being written or changed: its draft, its files, and how both are sent. */
export function useNoticeForm(board: NoticeBoard, notice: Notice | undefined) {
  const { api, staff, queries, cache } = useShop()
  const navigate = useNavigate()
  const data = useData()
  const path = boardPath[board]
  const [files, setFiles] = useState<File[]>([])
  const [kept, setKept] = useState(notice?.files ?? [])
  const [progress, setProgress] = useState<number | null>(null)
  const showKey = (id: number) => queries.notice.show({ params: { id } }).queryKey

  async function save({ version, topic, pinned, ...texts }: typeof empty) {
    const calls = await staff()
    const hear = files.length > 0 ? setProgress : undefined
    // The server refuses a topic that is none, and says so under the field.
    const body = { ...texts, topic: topic as NoticeTopic, pinned: pinned === 'true', files }
    const sending = notice
      ? calls.notice.change({ params: { id: notice.id }, body: { ...body, version }, progress: hear })
      : calls.notice.create({ body: { ...body, board }, progress: hear })
    return sending.finally(() => setProgress(null))
  }

  const form = usePostForm({
    name: `notice ${board} ${notice?.id ?? 'new'}`,
    start: notice ? draftOf(notice) : empty,
    save,
    current: () => api.notice.show({ params: { id: notice?.id } }),
    async onSaved(saved: Notice) {
      setFiles([])
      cache.setQueryData(showKey(saved.id), saved)
      void cache.invalidateQueries({ queryKey: queries.notice.list.key })
      await navigate(`${path}/${saved.id}`, { replace: true })
    },
    remove: async () => (await staff()).notice.remove({ params: { id: notice?.id } }),
    listPath: path,
    async onRemoved() {
      // Asked for again when somebody goes back to it, and not before: pages kept behind this one still show it.
      if (notice) await cache.invalidateQueries({ queryKey: showKey(notice.id), refetchType: 'none' })
      await cache.invalidateQueries({ queryKey: queries.notice.list.key })
    },
  })

  return {
    ...{ form, files, kept, progress },
    setFiles(next: File[]) {
      form.clearError('files')
      setFiles(next)
    },
    /** At once, as the specification has it: the answer's words are shown. */
    async removeFile(file: string) {
      await data.remove(file, async (id) =>
        (await staff()).notice.removeFile({ params: { id: notice?.id, file }, body: { id } }),
      )
      setKept((now) => now.filter(({ id }) => id !== file))
      if (notice) void cache.invalidateQueries({ queryKey: showKey(notice.id) })
      void cache.invalidateQueries({ queryKey: queries.notice.list.key })
    },
  }
}
