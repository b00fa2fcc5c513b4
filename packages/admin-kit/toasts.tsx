import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react'
import { Button } from './button.tsx'

type Message = { text: string; failed?: boolean; action?: { label: string; run: () => void } }
type Shown = Message & { id: number }
type Say = (message: Message) => void

const SayContext = createContext<Say>(() => {})
const lastsMs = 10_000

/** What has just happened, at the corner. A failure stays until it is read. */
export function ToastsProvider({ children }: { children: ReactNode }) {
  const t = usePhrases()
  const [shown, setShown] = useState<Shown[]>([])
  const close = useCallback((id: number) => setShown((all) => all.filter((each) => each.id !== id)), [])
  const say = useMemo<Say>(() => {
    let last = 0
    return (message) => {
      last += 1
      const id = last
      setShown((all) => [...all.slice(-3), { ...message, id }])
      if (!message.failed) setTimeout(() => close(id), lastsMs)
    }
  }, [close])
  return (
    <SayContext value={say}>
      {children}
      {/* Named as live, or an open dialog would hide what is said here; each message says itself how urgent it is. */}
      <section className="toasts" aria-label={t('알림')} aria-live="off">
        {shown.map(({ id, text, failed, action }) => (
          <div key={id} className="toast" role={failed ? 'alert' : 'status'}>
            <span className="grow">{text}</span>
            {action && (
              <Button look="quiet" small onClick={() => [action.run(), close(id)]}>
                {action.label}
              </Button>
            )}
            <Button look="quiet" small icon="close" aria-label={t('알림 닫기')} onClick={() => close(id)} />
          </div>
        ))}
      </section>
    </SayContext>
  )
}

export const useToast = () => use(SayContext)

/** A press on a message lies outside of an open dialog, and does not close it. */
export const isOnToast = ({ target }: Event) => target instanceof Element && target.closest('.toasts') !== null
