import { Button } from '@sillage/ui/button.tsx'
import { ProgressBar } from '@sillage/ui/progress-bar.tsx'
import { FilesField } from '@sillage/web-kit/files-field.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { StoredFiles } from '@sillage/web-kit/sent-files.tsx'
import type { FormEvent } from 'react'
import type { Application } from '../contract.ts'
import { type ApplicationKind, applicationFiles } from '../words.ts'
import { CompanyFields } from './company-fields.tsx'
import { PlanFields } from './plan-fields.tsx'
import { useApplicationForm } from './use-application-form.ts'
import './application.css'

type Props = {
  kind: ApplicationKind
  application?: Application
  /** Where the answer is shown. */
  onDone: (sent: Application) => unknown
}

/** Everything the shop wants to know; it can be saved unfinished, and is sent once. */
export function ApplicationForm({ kind, application, onDone }: Props) {
  const t = usePhrases()
  const form = useApplicationForm({ kind, application, onDone })
  const { pending, step } = form

  function send(event: FormEvent) {
    event.preventDefault()
    return form.submit('send')
  }

  return (
    <form className="application-form" method="post" noValidate onSubmit={send}>
      <CompanyFields form={form} />
      <PlanFields kind={kind} form={form} />
      <fieldset className="application-part">
        <legend>{t('서류')}</legend>
        <FilesField
          label={t('사업자등록증과 매장 사진')}
          required
          files={form.files}
          onChange={form.setFiles}
          max={applicationFiles.max - form.kept.length}
          error={form.errors.files?.[0]}
          disabled={pending}
        />
        <StoredFiles files={form.kept} onRemove={form.takeOut} disabled={pending} />
      </fieldset>
      {form.progress !== null && <ProgressBar label={t('보내는 중')} value={form.progress * 100} shown />}
      <p className="tiny mute">
        {t('적어 주신 내용은 거래 검토에만 쓰고, 탈퇴하면 지워요. 작성하던 내용은 이 브라우저에 남아 있어요.')}
      </p>
      <div className="button-row">
        <Button type="submit" busy={pending && step === 'send'} disabled={pending}>
          {application?.state === 'needs_info' ? t('보완해서 다시 보내기') : t('신청 보내기')}
        </Button>
        <Button
          kind="line"
          busy={pending && step === 'draft'}
          disabled={pending}
          onClick={() => void form.submit('draft')}
        >
          {t('임시 저장')}
        </Button>
      </div>
    </form>
  )
}
