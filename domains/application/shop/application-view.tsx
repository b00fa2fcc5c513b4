import { Button } from '@sillage/ui/button.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { Application } from '../contract.ts'
import { stateAfter } from '../words.ts'
import { ApplicationHead } from './application-head.tsx'
import { ApplicationSheet } from './application-sheet.tsx'
import { useWithdraw } from './use-applications.ts'
import './application.css'

type Props = {
  application: Application
  /** Where it is changed; nothing where that is on this page. */
  editHref?: string
  onGone?: () => unknown
}

/** An application with everything about it, and what its member may do now. */
export function ApplicationView({ application, editHref, onGone }: Props) {
  const t = usePhrases()
  const withdraw = useWithdraw(application.id)
  const { state } = application
  const removable = stateAfter('remove', state) !== undefined
  return (
    <div className="application-view">
      <div className="grid gap-5">
        <ApplicationHead application={application} />
        {(editHref || removable) && (
          <div className="button-row">
            {editHref && stateAfter('save', state) && <Button href={editHref}>{t('신청 수정')}</Button>}
            {removable && (
              <Button kind="quiet" onClick={() => void withdraw().then((gone) => gone && onGone?.())}>
                {t('신청 취소하기')}
              </Button>
            )}
          </div>
        )}
      </div>
      <ApplicationSheet application={application} />
    </div>
  )
}
