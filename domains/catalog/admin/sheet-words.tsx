import { Field } from '@sillage/admin-kit/field.tsx'
import { Part } from '@sillage/admin-kit/part.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { Draft } from './draft.ts'
import { fieldNames } from './field-names.ts'
import type { Sheet } from './use-sheet.ts'

type TextName = { [Name in keyof Draft]: Draft[Name] extends string ? Name : never }[keyof Draft]
type Props = { sheet: Sheet; name: TextName; rows?: number; type?: string; number?: boolean; hint?: string }

/** One field of the sheet; changed ones are marked. */
export function SheetField({ sheet, name, rows, type = 'text', number = false, hint }: Props) {
  const t = usePhrases()
  const { draft, change, changed, errors } = sheet
  const look = ['input', number && 'input-num', changed.includes(name) && 'changed'].filter(Boolean).join(' ')
  const error = errors[name]?.map((text) => t(text))
  return (
    <Field label={t(fieldNames[name])} error={error} {...(hint && { hint })}>
      {(control) =>
        rows ? (
          <textarea
            {...control}
            className={look}
            rows={rows}
            value={draft[name]}
            onChange={(event) => change({ [name]: event.target.value })}
          />
        ) : (
          <input
            {...control}
            className={look}
            type={type}
            inputMode={number ? 'decimal' : undefined}
            value={draft[name]}
            onChange={(event) => change({ [name]: event.target.value })}
          />
        )
      }
    </Field>
  )
}

const pairs = [
  ['name', 'name_en', 0],
  ['summary', 'summary_en', 2],
  ['type_label', 'type_label_en', 0],
  ['story_title', 'story_title_en', 0],
  ['story', 'story_en', 6],
] as const

/** Korean left, English right. */
export function SheetWords({ sheet }: { sheet: Sheet }) {
  const t = usePhrases()
  return (
    <Part title={t('두 언어')}>
      <div className="both">
        <div className="both-head">{t('한국어')}</div>
        <div className="both-head">English</div>
        {pairs.flatMap(([korean, english, rows]) =>
          [korean, english].map((name) => (
            <div key={name}>
              <SheetField sheet={sheet} name={name} rows={rows} />
            </div>
          )),
        )}
      </div>
    </Part>
  )
}
