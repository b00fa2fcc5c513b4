import { Button } from '@sillage/admin-kit/button.tsx'
import { Dialog } from '@sillage/admin-kit/dialog.tsx'
import { ProofForm } from '@sillage/domains/staff/admin/proof-form.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useEffect, useState } from 'react'
import { onProofAsked } from './proof-door.ts'

type Answer = (isProved: boolean) => void

/** Asks who sits at the keyboard; every call that waits for it goes on, or is given up. */
export function ProofDialog() {
  const t = usePhrases()
  const [waiting, setWaiting] = useState<readonly Answer[]>([])
  useEffect(() => onProofAsked((answer) => setWaiting((now) => [...now, answer])), [])
  if (waiting.length === 0) return null
  const end = (isProved: boolean) => {
    for (const answer of waiting) answer(isProved)
    setWaiting([])
  }
  return (
    <Dialog
      title={t('본인 확인')}
      lead={t('중요한 작업이라 본인 확인이 한 번 더 필요해요. 작성하던 내용은 그대로 있어요.')}
      onClose={() => end(false)}
      actions={<Button onClick={() => end(false)}>{t('닫기')}</Button>}
    >
      <ProofForm withPassword onDone={() => end(true)} />
    </Dialog>
  )
}
