import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { ConflictDialog } from '../conflict-dialog.tsx'
import type { FormField } from './form-field.ts'
import { mergeValues } from './merge-values.ts'

type Props<Values> = {
  fields: readonly FormField<Values>[]
  base: Values
  theirs: Values
  mine: Values
  onChoose: (values: Values) => void
  onClose: () => void
}

/** What two people changed otherwise in one record, to choose from field by field. */
export function FormConflict<Values extends object>({ fields, base, theirs, mine, onChoose, onClose }: Props<Values>) {
  const t = usePhrases()
  const { merged, clashes } = mergeValues({ base, theirs, mine })
  const labelOf = (name: string) => {
    const field = fields.find((each) => each.name === name)
    if (field) return field.label
    const korean = fields.find((each) => `${each.name}_en` === name)
    return korean ? t('{name} (영어)', { name: korean.label }) : name
  }
  return (
    <ConflictDialog
      who=""
      conflicts={clashes.map((name) => ({
        name,
        label: labelOf(name),
        base: textOf(base[name]),
        theirs: textOf(theirs[name]),
        mine: textOf(mine[name]),
      }))}
      onChoose={(_, kept) => {
        const chosen = { ...merged }
        for (const name of clashes) if (kept(name) === 'theirs') chosen[name] = theirs[name]
        onChoose(chosen)
      }}
      onClose={onClose}
    />
  )
}

/** A value as it is compared by eye: a picture by its file, rows one beneath the other. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(textOf).join('\n')
  if (typeof value !== 'object') return String(value)
  if ('src' in value) return String(value.src)
  return Object.values(value).filter(Boolean).join(' · ')
}
