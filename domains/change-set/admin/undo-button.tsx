import { Button } from '@sillage/admin-kit/button.tsx'
import { Dialog } from '@sillage/admin-kit/dialog.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import type { Reply } from '@sillage/kit/endpoint.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { useShop } from '../../shop.ts'
import type { changeSets } from '../contract.ts'

type Touched = Reply<typeof changeSets.touched>

/** Undoes a set as one. Rows that something else has changed since are named first, and the rest is offered. */
export function UndoButton({ id }: { id: number }) {
  const t = usePhrases()
  const { api } = useShop()
  const [found, setFound] = useState<Touched | null>(null)
  const undo = useAction(() => api.changeSets.undo({ params: { id }, query: {} }), {
    done: ({ message }) => t(message),
    async refused({ code }) {
      if (code !== 'changed') return false
      setFound(await api.changeSets.touched({ params: { id } }))
      return true
    },
  })
  return (
    <>
      <Button small icon="undo" disabled={undo.pending} onClick={() => void undo.run(undefined)}>
        {t('되돌리기')}
      </Button>
      {found && <RestDialog id={id} found={found} onClose={() => setFound(null)} />}
    </>
  )
}

type Props = { id: number; found: Touched; onClose: () => void }

function RestDialog({ id, found: { rows, touched, stuck }, onClose }: Props) {
  const t = usePhrases()
  const { api } = useShop()
  const rest = rows - touched
  const { run, pending } = useAction(() => api.changeSets.undo({ params: { id }, query: { rest: 'true' } }), {
    done: ({ message }) => t(message),
    after: onClose,
  })
  return (
    <Dialog
      title={t('되돌릴 수 없는 줄이 있어요')}
      lead={t('아래 {touched}줄은 그대로 두고 나머지 {rest}줄을 되돌릴 수 있어요.', { touched, rest })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('닫기')}</Button>
          <Button look="main" disabled={pending || rest === 0} onClick={() => run(undefined)}>
            {t('나머지 {rest}줄 되돌리기', { rest })}
          </Button>
        </>
      }
    >
      <ul className="lines">
        {stuck.map(({ name, reason }) => (
          <li key={`${name} ${reason}`}>
            {name} <span className="mute">{t(reason)}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
