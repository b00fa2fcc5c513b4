import { Button } from '@sillage/admin-kit/button.tsx'
import { State } from '@sillage/admin-kit/state.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import type { ChangeSet } from '../contract.ts'
import { ImportProgress } from './import-progress.tsx'

/** While a job applies a file, and where it stopped half way or left rows out, the state opens what there is to know. */
export function SetState({ set }: { set: ChangeSet }) {
  const t = usePhrases()
  const [open, setOpen] = useState(false)
  const { id, state, done, total, left_out, undone_at, undone_by } = set
  if (undone_at) return <State tone="off">{t('{name} 님이 되돌림', { name: undone_by ?? '' })}</State>
  if (state === 'applied' && left_out.length === 0)
    return (
      <State tone="done" at={100}>
        {t('적용됨')}
      </State>
    )
  const labels = {
    applying: t('적용 중 {done}/{total}줄', { done, total }),
    applied: t('적용됨, {count}줄 제외', { count: left_out.length }),
    stopped: t('{total}줄 중 {done}줄에서 멈춤', { done, total }),
    failed: t('{total}줄 중 {done}줄에서 멈춤', { done, total }),
  }
  return (
    <>
      <Button small onClick={() => setOpen(true)}>
        {labels[state]}
      </Button>
      {open && <ImportProgress id={id} onClose={() => setOpen(false)} />}
    </>
  )
}
