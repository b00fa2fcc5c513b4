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
          <input
            className="input"
            aria-label={t('옵션 {number} 이름', { number: at + 1 })}
            placeholder={t('용량')}
            value={group.name}
            onChange={(event) => put(at, { ...group, name: event.target.value })}
          />
          <input
            className="input"
            aria-label={t('옵션 {number} 영문 이름', { number: at + 1 })}
            placeholder="Size"
            value={group.name_en}
            onChange={(event) => put(at, { ...group, name_en: event.target.value })}
          />
          <span className="sep" />
          {group.values.map((value, index) => (
            <span key={index} className="row">
              <input
                className="input"
                aria-label={t('값 {number}', { number: index + 1 })}
                value={value.name}
                onChange={(event) => rename(at, index, event.target.value)}
              />
              <input
                className="input"
                aria-label={t('값 {number} 영문', { number: index + 1 })}
                value={value.name_en}
                onChange={(event) =>
                  put(at, { ...group, values: group.values.with(index, { ...value, name_en: event.target.value }) })
                }
              />
              <Button
                small
                look="quiet"
                icon="close"
                aria-label={t('값 {number} 빼기', { number: index + 1 })}
                onClick={() => put(at, { ...group, values: group.values.toSpliced(index, 1) })}
              />
            </span>
          ))}
          <Button
            small
            look="quiet"
            icon="plus"
            onClick={() => put(at, { ...group, values: [...group.values, { name: '', name_en: '' }] })}
          >
            {t('값 더하기')}
          </Button>
          <Button small look="quiet" onClick={() => remove(at)}>
            {t('옵션 없애기')}
          </Button>
        </fieldset>
      ))}
    </>
  )
}
