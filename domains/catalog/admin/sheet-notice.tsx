import { Button } from '@sillage/admin-kit/button.tsx'
import { Part } from '@sillage/admin-kit/part.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { groupOf, type NoticeGroup, noticeGroups, noticeRows } from '../notice-groups.ts'
import type { Fact } from './draft.ts'
import type { Sheet } from './use-sheet.ts'

/** What the law wants said of this group of goods, as a form with the group's own fields; empty ones are not shown. */
export function SheetNotice({ sheet: { draft, change } }: { sheet: Sheet }) {
  const t = usePhrases()
  const [chosen, choose] = useState<NoticeGroup | null>(null)
  const group = chosen ?? groupOf(draft.statutory)
  const rows = noticeRows(group, draft.statutory)
  const isEmpty = ({ value, value_en }: Fact) => value.trim() === '' || value_en.trim() === ''
  const empty = rows.filter(isEmpty).length
  const put = (at: number, changes: Partial<Fact>) =>
    change({ statutory: rows.map((row, index) => (index === at ? { ...row, ...changes } : row)) })
  return (
    <Part
      title={t('법정 고시')}
      fact={group && (empty > 0 ? t('빈칸이 있는 항목 {count}', { count: empty }) : t('모두 채웠어요'))}
      actions={<GroupSelect group={group} onChoose={choose} />}
    >
      {rows.length === 0 ? (
        <p className="mute padded">{t('상품군을 고르면 법에서 정한 항목이 나와요.')}</p>
      ) : (
        <ul className="notice-form">
          {rows.map((row, at) => (
            <NoticeRow
              key={at}
              row={row}
              isOwn={!group?.fields.some(([label]) => label === row.label)}
              onChange={(changes) => put(at, changes)}
              onRemove={() => change({ statutory: rows.toSpliced(at, 1) })}
            />
          ))}
        </ul>
      )}
      <Button
        small
        look="quiet"
        icon="plus"
        onClick={() => change({ statutory: [...rows, { label: '', label_en: '', value: '', value_en: '' }] })}
      >
        {t('다른 항목 추가')}
      </Button>
    </Part>
  )
}

type SelectProps = { group: NoticeGroup | null; onChoose: (group: NoticeGroup | null) => void }

function GroupSelect({ group, onChoose }: SelectProps) {
  const t = usePhrases()
  return (
    <select
      className="input"
      aria-label={t('상품군')}
      value={group?.key ?? ''}
      onChange={(event) => onChoose(noticeGroups.find(({ key }) => key === event.target.value) ?? null)}
    >
      {!group && <option value="">{t('상품군 고르기')}</option>}
      {noticeGroups.map(({ key, name }) => (
        <option key={key} value={key}>
          {t(name)}
        </option>
      ))}
    </select>
  )
}

type RowProps = {
  row: Fact
  /** Not one of the group's fields: it is named and removed by staff. */
  isOwn: boolean
  onChange: (changes: Partial<Fact>) => void
  onRemove: () => void
}

function NoticeRow({ row, isOwn, onChange, onRemove }: RowProps) {
  const t = usePhrases()
  const field = (name: keyof Fact, label: string) => (
    <input
      className="input"
      aria-label={label}
      placeholder={label}
      value={row[name]}
      onChange={(event) => onChange({ [name]: event.target.value })}
    />
  )
  return (
    <li>
      {isOwn ? (
        <span className="notice-own">
          {field('label', t('항목'))}
          {field('label_en', t('항목 (영문)'))}
          <Button
            small
            look="quiet"
            icon="close"
            aria-label={t('{name} 빼기', { name: row.label || t('항목') })}
            onClick={onRemove}
          />
        </span>
      ) : (
        <span className="soft">
          {row.label} <span className="sub mute">{row.label_en}</span>
        </span>
      )}
      {field('value', `${row.label} ${t('한국어')}`)}
      {field('value_en', `${row.label_en} English`)}
    </li>
  )
}
