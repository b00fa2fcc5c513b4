import { Button } from '@sillage/admin-kit/button.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { ProductSheet } from '../editing-contract.ts'
import type { Sheet } from './use-sheet.ts'

type Group = ProductSheet['option_groups'][number]

/** What an option can be chosen by, such as a size, in both languages. Renaming a value renames it in its options. */
export function SheetGroups({ sheet: { draft, change } }: { sheet: Sheet }) {
  const t = usePhrases()
  const { option_groups, variants } = draft
  const put = (at: number, group: Group) => change({ option_groups: option_groups.with(at, group) })
  const remove = (at: number) =>
    change({
      option_groups: option_groups.toSpliced(at, 1),
      variants: variants.map((variant) => ({ ...variant, values: variant.values.toSpliced(at, 1) })),
    })
  function rename(at: number, index: number, name: string) {
    const group = option_groups[at]
    const old = group?.values[index]
    if (!group || !old) return
    change({
      option_groups: option_groups.with(at, { ...group, values: group.values.with(index, { ...old, name }) }),
      variants: variants.map((variant) =>
        variant.values[at] === old.name && old.name !== ''
          ? { ...variant, values: variant.values.with(at, name) }
          : variant,
      ),
    })
  }
  return (
    <>
      {option_groups.map((group, at) => (
        <fieldset key={at} className="row padded option-group">
          <legend className="sr">{t('옵션 {number}', { number: at + 1 })}</legend>
          <NameFields group={group} number={at + 1} onChange={(names) => put(at, { ...group, ...names })} />
          <span className="sep" />
          {group.values.map((value, index) => (
            <ValueFields
              key={index}
              value={value}
              number={index + 1}
              onRename={(name) => rename(at, index, name)}
              onRenameEnglish={(name_en) =>
                put(at, { ...group, values: group.values.with(index, { ...value, name_en }) })
              }
              onRemove={() => put(at, { ...group, values: group.values.toSpliced(index, 1) })}
            />
          ))}
          <Button
            small
            look="quiet"
            icon="plus"
            onClick={() => put(at, { ...group, values: [...group.values, { name: '', name_en: '' }] })}
          >
            {t('값 추가')}
          </Button>
          <Button small look="quiet" onClick={() => remove(at)}>
            {t('옵션 삭제')}
          </Button>
        </fieldset>
      ))}
    </>
  )
}

type NameProps = { group: Group; number: number; onChange: (names: Partial<Group>) => void }

function NameFields({ group, number, onChange }: NameProps) {
  const t = usePhrases()
  return (
    <>
      <input
        className="input"
        aria-label={t('옵션 {number} 이름', { number: number })}
        placeholder={t('용량')}
        value={group.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <input
        className="input"
        aria-label={t('옵션 {number} 영문 이름', { number: number })}
        placeholder="Size"
        value={group.name_en}
        onChange={(event) => onChange({ name_en: event.target.value })}
      />
    </>
  )
}

type ValueProps = {
  value: Group['values'][number]
  number: number
  onRename: (name: string) => void
  onRenameEnglish: (name_en: string) => void
  onRemove: () => void
}

function ValueFields({ value, number, onRename, onRenameEnglish, onRemove }: ValueProps) {
  const t = usePhrases()
  return (
    <span className="row">
      <input
        className="input"
        aria-label={t('값 {number}', { number })}
        value={value.name}
        onChange={(event) => onRename(event.target.value)}
      />
      <input
        className="input"
        aria-label={t('값 {number} 영문', { number })}
        value={value.name_en}
        onChange={(event) => onRenameEnglish(event.target.value)}
      />
      <Button small look="quiet" icon="close" aria-label={t('값 {number} 빼기', { number })} onClick={onRemove} />
    </span>
  )
}
