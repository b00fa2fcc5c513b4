import { Button } from '@sillage/ui/button.tsx'
import { TextInput } from '@sillage/ui/text-input.tsx'
import { useDialogs } from '@sillage/web-kit/dialogs.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSubmit } from '@sillage/web-kit/use-submit.ts'
import { type FormEvent, useState } from 'react'
import { useShop } from '../../../shop.ts'
import type { Account } from '../../account-contract.ts'
import { type OwnPlace, ownPlace, placeNames, placeOf } from '../joining/own-place.ts'
import { PersonFields } from '../joining/person-fields.tsx'
import { PlaceFields } from '../joining/place-fields.tsx'
import { isSameNumber, type PhoneProof } from '../joining/use-phone-code.ts'
import { useAccount } from './use-account.ts'

type Editable = Pick<Account, 'mb_name' | 'mb_hp' | 'mb_email' | 'country' | keyof OwnPlace>

/** A member's own particulars. Only what was changed is sent. */
export function ProfileForm({ account }: { account: Account }) {
  const t = usePhrases()
  const { form, edits, edit, proof, setProof, submit, pending, errors, clear } = useProfile(account)
  const sameNumber = form.mb_hp === account.mb_hp
  const proved = proof !== null && isSameNumber(proof, form)
  function send(event: FormEvent) {
    event.preventDefault()
    void submit(proved && !sameNumber ? { ...edits, proof_id: proof.proof_id } : edits)
  }

  return (
    <form method="post" noValidate className="form-fields account-form" onSubmit={send}>
      <TextInput label={t('아이디')} name="mb_id" value={account.mb_id} readOnly autoComplete="username" />
      <PersonFields
        value={{ ...form, proof }}
        onChange={({ proof: given, ...part }) => {
          if (given) setProof(given)
          edit(part)
        }}
        proof={sameNumber ? (account.hp_proved_at ? 'given' : 'not asked') : proved ? 'given' : 'wanted'}
        errors={errors}
        clear={clear}
      />
      <TextInput
        label={t('메일')}
        name="mb_email"
        type="email"
        required
        autoComplete="email"
        value={form.mb_email}
        onChange={(event) => edit({ mb_email: event.currentTarget.value })}
        error={errors.mb_email?.[0]}
        hint={t('바꾸면 새 주소로 링크를 보내 드려요. 링크를 열 때까지는 지금 주소를 써요.')}
      />
      <PlaceFields
        country={form.country}
        names={placeNames}
        value={placeOf(form)}
        onChange={(place) => edit(ownPlace(place))}
        errors={errors}
        clear={clear}
      />
      <div className="button-row">
        <Button type="submit" busy={pending}>
          {t('저장하기')}
        </Button>
      </div>
    </form>
  )
}

/** The particulars with what was changed, and how the changes are sent. */
function useProfile(account: Account) {
  const t = usePhrases()
  const { toast, alert } = useDialogs()
  const { api } = useShop()
  const { params, readAgain } = useAccount()
  const [edits, setEdits] = useState<Partial<Editable>>({})
  const [proof, setProof] = useState<PhoneProof | null>(null)
  const form: Editable = { ...account, ...edits }
  const { submit, pending, errors, clear } = useSubmit(
    (body: Partial<Editable> & { proof_id?: string }) => api.account.change({ params, body }),
    {
      onDone: async ({ message }) => {
        const movesMail = edits.mb_email !== undefined && edits.mb_email !== account.mb_email
        await readAgain()
        setEdits({})
        setProof(null)
        // A toast would be gone before it is understood that the address has not changed yet.
        if (movesMail) return alert({ kind: 'success', message: t(message) })
        toast(t(message))
      },
    },
  )
  function edit(part: Partial<Editable>) {
    for (const field of Object.keys(part)) clear(field)
    setEdits((before) => ({ ...before, ...part }))
  }
  return { form, edits, edit, proof, setProof, submit, pending, errors, clear }
}
