import { Button } from '@sillage/ui/button.tsx'
import { DatePicker } from '@sillage/ui/date-picker.tsx'
import { Dialog } from '@sillage/ui/dialog.tsx'
import { ErrorNote } from '@sillage/ui/error-note.tsx'
import { TextInput } from '@sillage/ui/text-input.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrasebook, usePhrases } from '@sillage/web-kit/phrases.ts'
import { useRequestKey } from '@sillage/web-kit/request-key.ts'
import { useSubmit } from '@sillage/web-kit/use-submit.ts'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useShop } from '../../shop.ts'
import { amountText, readAmount } from '../amounts.ts'
import type { ShelfItem } from '../shelf-contract.ts'
import { type Chosen, MaterialPicker } from './material-picker.tsx'

type Fields = { left: string; lot: string; expires_on: string }
type Errors = { [field: string]: string[] | undefined }
type Props = { onClose: () => void; onDone: () => unknown }

/** Writes down what is at home: one of our materials, or anything by its name. */
export function AddItemDialog({ onClose, onDone }: Props) {
  const t = usePhrases()
  const { api } = useShop()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [fields, setFields] = useState<Fields>({ left: '', lot: '', expires_on: '' })
  const { keyOf } = useRequestKey()
  const form = useSubmit(
    () => {
      const { left, lot, expires_on } = fields
      const { variant_id = null, name = '' } = chosen ?? {}
      const item = { variant_id, name, left_mg: readAmount(left, 'grams') ?? 0, lot, expires_on: expires_on || null }
      return api.shelf.add({ body: { ...item, request_key: keyOf(item) } })
    },
    {
      onDone() {
        onClose()
        return onDone()
      },
    },
  )
  const send = () => void form.submit(undefined)
  return (
    <Dialog
      open
      isForm
      title={t('가지고 있는 재료 추가')}
      confirmLabel={t('선반에 추가')}
      cancelLabel={t('취소')}
      busy={form.pending}
      onClose={(reason) => (reason === 'confirm' ? send() : onClose())}
    >
      <ItemForm onSend={send}>
        {chosen ? (
          <p className="shelf-chosen">
            <b>{chosen.name}</b>
            <Button kind="quiet" size="sm" onClick={() => setChosen(null)}>
              {t('다른 재료 고르기')}
            </Button>
          </p>
        ) : (
          <div>
            <MaterialPicker full={false} onAdd={setChosen} />
            {form.errors.name && <ErrorNote>{form.errors.name[0]}</ErrorNote>}
          </div>
        )}
        <ItemFields fields={fields} onChange={setFields} errors={form.errors} />
      </ItemForm>
    </Dialog>
  )
}

/** What the scale says counts; what a batch has taken since the page was read is not overwritten. */
export function EditItemDialog({ item, onClose, onDone }: Props & { item: ShelfItem }) {
  const t = usePhrases()
  const name = useLocalizedField()(item, 'name')
  const { api } = useShop()
  const params = { item_id: item.id }
  const [fields, setFields] = useState<Fields>({
    left: amountText(item.left_mg, 'grams'),
    lot: item.lot,
    expires_on: item.expires_on ?? '',
  })
  const finish = {
    onDone() {
      onClose()
      return onDone()
    },
  }
  const form = useSubmit(() => {
    const { left, lot, expires_on } = fields
    const left_mg = /^0*(?:[.,]0*)?$/.test(left.trim()) && left.trim() ? 0 : (readAmount(left, 'grams') ?? -1)
    return api.shelf.change({
      params,
      body: { based_on: item.left_mg, left_mg, lot, expires_on: expires_on || null },
    })
  }, finish)
  const remove = useSubmit(() => api.shelf.remove({ params }), finish)
  const send = () => void form.submit(undefined)
  return (
    <Dialog
      open
      isForm
      title={name}
      confirmLabel={t('저장')}
      cancelLabel={t('취소')}
      busy={form.pending}
      onClose={(reason) => (reason === 'confirm' ? send() : onClose())}
    >
      <ItemForm onSend={send}>
        <ItemFields fields={fields} onChange={setFields} errors={form.errors} />
        <Button
          kind="quiet"
          size="sm"
          busy={remove.pending}
          aria-label={t('{name} 선반에서 빼기', { name })}
          onClick={() => void remove.submit(undefined)}
        >
          {t('선반에서 빼기')}
        </Button>
      </ItemForm>
    </Dialog>
  )
}

function ItemForm({ onSend, children }: { onSend: () => void; children: ReactNode }) {
  return (
    <form
      className="shelf-form"
      method="post"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        onSend()
      }}
    >
      {children}
    </form>
  )
}

type FieldsProps = { fields: Fields; onChange: (fields: Fields) => void; errors: Errors }

function ItemFields({ fields, onChange, errors }: FieldsProps) {
  const t = usePhrases()
  const { locale } = usePhrasebook()
  return (
    <>
      <TextInput
        name="left_mg"
        label={t('남은 양 (g)')}
        required
        inputMode="decimal"
        autoComplete="off"
        value={fields.left}
        error={errors.left_mg?.[0]}
        onChange={({ target }) => onChange({ ...fields, left: target.value })}
      />
      <TextInput
        name="lot"
        label={t('로트')}
        hint={t('병에 적힌 제조 번호예요. 모르면 비워 두세요.')}
        maxLength={40}
        autoComplete="off"
        value={fields.lot}
        error={errors.lot?.[0]}
        onChange={({ target }) => onChange({ ...fields, lot: target.value })}
      />
      <DatePicker
        name="expires_on"
        label={t('사용 기한')}
        language={locale}
        value={fields.expires_on}
        error={errors.expires_on?.[0]}
        onChange={(expires_on) => onChange({ ...fields, expires_on })}
        outOfRange={(first, last) => t('{first}년부터 {last}년까지 고를 수 있어요.', { first, last })}
      />
    </>
  )
}
