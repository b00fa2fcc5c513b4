import { Checkbox } from '@sillage/ui/checkbox.tsx'
import { Field } from '@sillage/ui/field.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { storedMoment, typedMoment } from './post-publishing.ts'
import type { PostDraft } from './use-post-form.ts'

type Props = {
  draft: PostDraft
  errors: Record<string, string[] | undefined>
  disabled: boolean
  write: (changes: Partial<PostDraft>) => void
}

/** When visitors see the post: not yet, from a moment on, until a moment. */
export function PublishFields({ draft, errors, disabled, write }: Props) {
  const t = usePhrases()
  const isDraft = draft.draft === 'true'
  return (
    <>
      <Checkbox
        name="draft"
        checked={isDraft}
        disabled={disabled}
        onChange={(event) => write({ draft: String(event.target.checked) })}
      >
        {t('초안으로 두기. 직원만 볼 수 있어요.')}
      </Checkbox>
      <div className="post-form-row">
        <Moment
          name="shown_from"
          label={t('게시 시작')}
          hint={t('비우면 바로 보여요.')}
          value={draft.shown_from}
          error={errors.shown_from?.[0]}
          disabled={disabled}
          onChange={(shown_from) => write({ shown_from })}
        />
        <Moment
          name="shown_until"
          label={t('게시 끝')}
          hint={t('비우면 계속 보여요.')}
          value={draft.shown_until}
          error={errors.shown_until?.[0]}
          disabled={disabled}
          onChange={(shown_until) => write({ shown_until })}
        />
      </div>
    </>
  )
}

type MomentProps = {
  name: string
  label: string
  hint: string
  value: string
  error: string | undefined
  disabled: boolean
  onChange: (moment: string) => void
}

function Moment({ name, label, hint, value, error, disabled, onChange }: MomentProps) {
  return (
    <Field label={label} name={name} hint={hint} error={error}>
      {(control) => (
        <input
          {...control}
          className="input"
          type="datetime-local"
          value={typedMoment(value)}
          disabled={disabled}
          onChange={(event) => onChange(storedMoment(event.target.value))}
        />
      )}
    </Field>
  )
}
