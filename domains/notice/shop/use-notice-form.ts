import { useNavigate } from 'react-router'
import { isSeen } from '../../board/shop/post-publishing.ts'
import { usePostFiles } from '../../board/shop/use-post-files.ts'
import { draftTexts, emptyPost, usePostForm } from '../../board/shop/use-post-form.ts'
import { useShop } from '../../shop.ts'
import type { Notice } from '../contract.ts'
import type { NoticeBoard, NoticeTopic } from '../words.ts'
import { boardPath } from './boards.ts'

/** What the form of a notice was read from. */
export const noticeFormKey = ['notice form']

const empty = { ...emptyPost, topic: '', pinned: 'false' }

const draftOf = ({ topic, pinned, ...texts }: Notice) => ({ ...draftTexts(texts), topic, pinned: String(pinned) })

/** A notice being written or changed: its draft, its files, and how both are sent. */
export function useNoticeForm(board: NoticeBoard, notice: Notice | undefined) {
  const { staff, queries, cache } = useShop()
  const navigate = useNavigate()
  const path = boardPath[board]
  const files = usePostFiles(notice?.files)
  const showKey = (id: number) => queries.notice.show({ params: { id } }).queryKey

  async function save({ version, topic, pinned, draft, ...texts }: typeof empty) {
    const calls = await staff()
    // The server refuses a topic that is none, and says so under the field.
    const body = {
      ...texts,
      topic: topic as NoticeTopic,
      pinned: pinned === 'true',
      draft: draft === 'true',
      files: files.files,
    }
    return files.send((progress) =>
      notice
        ? calls.notice.change({ params: { id: notice.id }, body: { ...body, version }, progress })
        : calls.notice.create({ body: { ...body, board }, progress }),
    )
  }

  const form = usePostForm({
    name: `notice ${board} ${notice?.id ?? 'new'}`,
    start: notice ? draftOf(notice) : empty,
    save,
    current: async () => (await staff()).notice.staffShow({ params: { id: notice?.id } }),
    async onSaved(saved: Notice) {
      files.setFiles([])
      void cache.invalidateQueries({ queryKey: queries.notice.list.key })
      void cache.invalidateQueries({ queryKey: noticeFormKey })
      if (isSeen(saved)) cache.setQueryData(showKey(saved.id), saved)
      else cache.removeQueries({ queryKey: showKey(saved.id) })
      await navigate(isSeen(saved) ? `${path}/${saved.id}` : `${path}/${saved.id}/edit`, { replace: true })
    },
    remove: async () => (await staff()).notice.remove({ params: { id: notice?.id } }),
    listPath: path,
    async onRemoved() {
      // Asked for again when someone goes back to it, and not before: pages kept behind this one still show it.
      if (notice) await cache.invalidateQueries({ queryKey: showKey(notice.id), refetchType: 'none' })
      await cache.invalidateQueries({ queryKey: queries.notice.list.key })
    },
  })

  return {
    form,
    files,
    async removeFile(file: string) {
      await files.remove(file, async (id) =>
        (await staff()).notice.removeFile({ params: { id: notice?.id, file }, body: { id } }),
      )
      if (notice) void cache.invalidateQueries({ queryKey: showKey(notice.id) })
      void cache.invalidateQueries({ queryKey: queries.notice.list.key })
    },
  }
}
