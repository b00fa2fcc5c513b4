import { Button } from '@sillage/admin-kit/button.tsx'
import { Dialog } from '@sillage/admin-kit/dialog.tsx'
import { WordsForm } from '@sillage/admin-kit/words-form.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { useLastChange } from '../../audit/admin/use-last-change.ts'

type Props = {
  deposit_id: number
  /** What the button says that opens it. */
  open: string
  title: string
  lead: string
  label: string
  button: string
  draft: string
  send: (reason: string) => Promise<unknown>
}

/** A button that asks for a reason before it does anything. */
export function DepositReason({ deposit_id, open, title, lead, label, button, draft, send }: Props) {
  const t = usePhrases()
  const [isOpen, setOpen] = useState(false)
  const explain = useLastChange(`deposit:${deposit_id}`)
  const close = () => setOpen(false)
  return (
    <>
      <Button small onClick={() => setOpen(true)}>
        {open}
      </Button>
      {isOpen && (
        <Dialog title={title} lead={lead} onClose={close} actions={<Button onClick={close}>{t('닫기')}</Button>}>
          <WordsForm
            draft={draft}
            label={label}
            rows={2}
            button={button}
            explain={explain}
            send={async (reason) => [await send(reason), close()]}
          />
        </Dialog>
      )}
    </>
  )
}
