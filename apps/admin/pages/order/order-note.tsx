import { Button } from '@sillage/admin-kit/button.tsx'
import { ConflictDialog } from '@sillage/admin-kit/conflict-dialog.tsx'
import { useOwnDraft } from '@sillage/admin-kit/draft-key.ts'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import type { StaffOrder } from '@sillage/domains/shipment/staff-order-contract.ts'
import { useShop } from '@sillage/domains/shop.ts'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { type FormEvent, useState } from 'react'

/** Nothing is being written while there is no version that it would change. */
const nothing = { note: '', base: '', version: '' }

/** What everyone who opens the order should know. Two people may write it at once: the second chooses. */
export function OrderNote({ order }: { order: StaffOrder }) {
  const t = usePhrases()
  const dates = useDates()
  const { note: stored } = order
  const { draft, write, save, pending, conflict, setConflict } = useNote(order)
  const isWritten = draft.version !== '' && draft.note !== stored.note
  const isStale = isWritten && Number(draft.version) !== stored.version
  function submit(event: FormEvent) {
    event.preventDefault()
    void save(draft)
  }
  return (
    <form className="stack memo" onSubmit={submit}>
      <label className="medium" htmlFor="order-note">
        {t('주문 메모')}
      </label>
      <textarea
        id="order-note"
        className="input"
        rows={2}
        placeholder={t('모든 직원이 보고 수정할 수 있어요')}
        value={draft.version === '' ? stored.note : draft.note}
        onChange={(event) => write(event.target.value)}
      />
      <div className="row">
        <span className="mute grow">
          {isStale
            ? t('{who} 님이 그사이 수정했어요. 저장할 때 비교할 수 있어요.', { who: stored.staff_id })
            : stored.changed_at &&
              t('{who} 님, {when}', { who: stored.staff_id, when: dates.shortDateTime(stored.changed_at) })}
        </span>
        <Button type="submit" small disabled={pending || !isWritten}>
          {t('주문 메모 저장')}
        </Button>
      </div>
      {conflict && (
        <ConflictDialog
          who={stored.staff_id}
          canJoin
          conflicts={[
            {
              name: 'note',
              label: t('주문 메모'),
              base: draft.base,
              theirs: stored.note,
              mine: draft.note,
            },
          ]}
          onChoose={({ note = '' }) => {
            setConflict(false)
            void save({ note, base: stored.note, version: String(stored.version) })
          }}
          onClose={() => setConflict(false)}
        />
      )}
    </form>
  )
}

function useNote({ id: order_id, note: stored }: StaffOrder) {
  const t = usePhrases()
  const { api } = useShop()
  const { draft, change, clear } = useOwnDraft(`order-note:${order_id}`, nothing)
  const [conflict, setConflict] = useState(false)
  const { run: save, pending } = useAction(
    (written: typeof nothing) => {
      change(written)
      return api.staffOrders.saveNote({
        params: { order_id },
        body: { note: written.note, version: Number(written.version) },
      })
    },
    {
      done: () => t('저장했어요.'),
      after: () => clear(),
      refused(problem) {
        const isOutdated = problem.code === 'outdated'
        if (isOutdated) setConflict(true)
        return isOutdated
      },
    },
  )
  /** The version is the one that was read when the writing began. */
  const write = (note: string) =>
    change(draft.version === '' ? { note, base: stored.note, version: String(stored.version) } : { note })
  return { draft, write, save, pending, conflict, setConflict }
}
