import { Alert } from '@sillage/ui/alert.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { TextInput } from '@sillage/ui/text-input.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSubmit } from '@sillage/web-kit/use-submit.ts'
import { type FormEvent, useState } from 'react'
import './joining.css'

type Asked = { mb_id: string; mb_email: string }
type Props = {
  note: string
  /** A password is found by id and mail, an id by mail alone. */
  asksId?: boolean
  submitLabel: string
  send: (asked: Asked) => Promise<{ message: string }>
}

/**
 * Sends a request for a forgotten id or password. The answer is one sentence for everyone: it does not reveal who is a
 * member.
 */
export function FindByMail({ note, asksId, submitLabel, send }: Props) {
  const t = usePhrases()
  const [said, setSaid] = useState('')
  const { submit, pending, errors, clear } = useSubmit(send, { onDone: ({ message }) => setSaid(message) })
  function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    void submit({ mb_id: String(form.get('mb_id') ?? ''), mb_email: String(form.get('mb_email')) })
  }
  return (
    <form method="post" noValidate className="form-fields find-form" onSubmit={ask}>
      <p className="soft">{note}</p>
      {asksId && (
        <TextInput
          label={t('아이디')}
          name="mb_id"
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.mb_id?.[0]}
          onChange={() => clear('mb_id')}
        />
      )}
      <TextInput
        label={t('가입한 메일')}
        name="mb_email"
        required
        type="email"
        autoComplete="email"
        placeholder="name@example.com"
        error={errors.mb_email?.[0]}
        onChange={() => clear('mb_email')}
      />
      <div role="status">{said && <Alert tone="success">{t(said)}</Alert>}</div>
      <Button type="submit" wide busy={pending}>
        {submitLabel}
      </Button>
    </form>
  )
}
