import { Button } from '@sillage/ui/button.tsx'
import { TextInput } from '@sillage/ui/text-input.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSubmit } from '@sillage/web-kit/use-submit.ts'
import { type FormEvent, useState } from 'react'
import { useShop } from '../../../shop.ts'
import './joining.css'

/** Sends the proving link once more: at once where the id is known, else it is asked for. */
export function SendMailAgain({ mb_id: known }: { mb_id?: string }) {
  const t = usePhrases()
  const { api } = useShop()
  const [mb_id, setId] = useState(known ?? '')
  const [said, setSaid] = useState('')
  const { submit, pending, errors, clear } = useSubmit(() => api.joining.sendMailAgain({ body: { mb_id } }), {
    onDone: ({ message }) => setSaid(message),
  })
  function send(event: FormEvent) {
    event.preventDefault()
    setSaid('')
    void submit(undefined)
  }
  return (
    <form method="post" noValidate className="form-fields" onSubmit={send}>
      {known === undefined && (
        <TextInput
          label={t('아이디')}
          name="mb_id"
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={mb_id}
          onChange={(event) => {
            clear('mb_id')
            setId(event.currentTarget.value)
          }}
          error={errors.mb_id?.[0]}
        />
      )}
      <Button type="submit" kind="line" wide busy={pending}>
        {t('인증 메일 다시 받기')}
      </Button>
      <p className="small soft" role="status">
        {said && t(said)}
      </p>
    </form>
  )
}
