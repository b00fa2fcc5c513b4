import { DatePicker } from '@sillage/ui/date-picker.tsx'
import { FileInput } from '@sillage/ui/file-input.tsx'
import { TextInput } from '@sillage/ui/text-input.tsx'
import { useDialogs } from '@sillage/web-kit/dialogs.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrasebook } from '@sillage/web-kit/phrases.ts'
import { useDataCalls } from '@sillage/web-kit/use-data-calls.ts'
import { useState } from 'react'
import { useShop } from '../../shop.ts'
import type { PersonalField } from '../personal-contract.ts'
import { lengthOf } from '../words.ts'
import type { Filled } from './filled.ts'

type Props = {
  fields: readonly PersonalField[]
  filled: Filled
  /** What is wrong with a field, by its key. */
  errors: Readonly<Record<string, string>>
  /** "+5,000원", or nothing where it is free. */
  extraText: (field: PersonalField) => string
  onChange: (key: string, value: string) => void
}

/** What the buyer fills in for a product: texts, days and files. A design has its own page. */
export function PersonalFields({ fields, ...props }: Props) {
  return fields
    .filter(({ kind }) => kind !== 'design')
    .map((field) => (
      <div key={field.key} className="part">
        <One field={field} {...props} />
      </div>
    ))
}

type OneProps = Omit<Props, 'fields'> & { field: PersonalField }

function One({ field, filled, errors, extraText, onChange }: OneProps) {
  const { t, locale } = usePhrasebook()
  const pick = useLocalizedField()
  const { key, kind, required } = field
  const value = filled[key] ?? ''
  const extra = extraText(field)
  const label = extra ? `${pick(field, 'name')} (${extra})` : pick(field, 'name')
  const hint = pick(field, 'hint')
  const shared = { label, name: `personal.${key}`, required, error: errors[key] }
  if (kind === 'file') return <PersonalFile {...shared} hint={hint} onChange={(id) => onChange(key, id)} />
  if (kind === 'date')
    return (
      <DatePicker
        {...shared}
        hint={hint}
        language={locale}
        value={value}
        onChange={(day) => onChange(key, day)}
        outOfRange={(first, last) => t('{first}년부터 {last}년까지 고를 수 있어요.', { first, last })}
      />
    )
  const count = t('{count} / {max}자', { count: lengthOf(value), max: field.max_length })
  return (
    <TextInput
      {...shared}
      hint={hint ? `${hint} ${count}` : count}
      value={value}
      onChange={(event) => onChange(key, [...event.target.value].slice(0, field.max_length * 2).join(''))}
    />
  )
}

type FileProps = {
  label: string
  name: string
  required: boolean
  error: string | undefined
  hint: string
  onChange: (id: string) => void
}

/** The file is sent when it is chosen: the cart then only knows its id. */
function PersonalFile({ onChange, ...props }: FileProps) {
  const { t } = usePhrasebook()
  const { api } = useShop()
  const { call } = useDataCalls()
  const { alert } = useDialogs()
  const [files, setFiles] = useState<File[]>([])
  const [busy, setBusy] = useState(false)
  async function send(next: File[]) {
    setFiles(next)
    const [file] = next
    if (!file) return onChange('')
    setBusy(true)
    try {
      onChange((await call(() => api.custom.addFile({ body: { file: [file] } }))).id)
    } catch {
      setFiles([]) // useDataCalls has shown why
    } finally {
      setBusy(false)
    }
  }
  return (
    <FileInput
      {...props}
      files={files}
      onChange={(next) => void send(next)}
      max={1}
      onExceed={(max) => void alert({ message: t('파일은 최대 {max}개까지 올릴 수 있어요.', { max, count: max }) })}
      accept="image/jpeg,image/png,image/webp,application/pdf"
      onRefuse={() => void alert({ message: t('사진이나 PDF만 올릴 수 있어요.') })}
      labels={{
        choose: t('파일을 골라 주세요'),
        busy: t('파일을 올리고 있어요'),
        remove: (name) => t('{name} 빼기', { name }),
      }}
      disabled={busy}
    />
  )
}
