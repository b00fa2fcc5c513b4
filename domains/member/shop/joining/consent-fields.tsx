import { Checkbox } from '@sillage/ui/checkbox.tsx'
import { ErrorNote } from '@sillage/ui/error-note.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useId } from 'react'
import { type ConsentDocument, consentDocuments, consentRules } from '../../words.ts'
import './joining.css'

export type Consents = Partial<Record<ConsentDocument, boolean>>
type Props = { value: Consents; onChange: (value: Consents) => void; error?: string | undefined }

/** Every document apart, required or not, with its text one press away. The box for all hides none of them. */
export function ConsentFields({ value, onChange, error }: Props) {
  const t = usePhrases()
  const id = useId()
  const all = consentDocuments.every((document) => value[document])
  return (
    <div className="consents" data-field="consents">
      <div className="consent-all">
        <Checkbox
          checked={all}
          onChange={({ currentTarget: { checked } }) =>
            onChange(Object.fromEntries(consentDocuments.map((document) => [document, checked])))
          }
        >
          <span>
            <b>{t('모두 동의해요')}</b>
            <small className="consent-note">
              {t('선택 항목까지 아래의 모든 항목에 동의해요. 하나씩 고르셔도 돼요.')}
            </small>
          </span>
        </Checkbox>
      </div>
      <ul className="rows" aria-label={t('동의 항목')}>
        {consentDocuments.map((document) => (
          <li key={document} className="consent">
            <ConsentRow
              document={document}
              checked={value[document] ?? false}
              describedBy={error && consentRules[document].required && !value[document] ? id : undefined}
              onChange={(checked) => onChange({ ...value, [document]: checked })}
            />
          </li>
        ))}
      </ul>
      <ErrorNote id={id}>{error}</ErrorNote>
    </div>
  )
}

type RowProps = {
  document: ConsentDocument
  checked: boolean
  /** What is wrong with it. */
  describedBy: string | undefined
  onChange: (checked: boolean) => void
}

function ConsentRow({ document, checked, describedBy, onChange }: RowProps) {
  const t = usePhrases()
  const { required, href } = consentRules[document]
  const name = t(consentRules[document].name)
  return (
    <>
      <Checkbox
        checked={checked}
        aria-invalid={describedBy ? true : undefined}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.currentTarget.checked)}
      >
        <span>
          {name} <small>{required ? t('(필수)') : t('(선택)')}</small>
        </span>
      </Checkbox>
      {href && (
        // A plain link: what has been typed here must not be left for it.
        <a
          className="link small"
          href={href}
          target="_blank"
          rel="noreferrer"
          aria-label={t('{name} 전문 보기, 새 창', { name })}
        >
          {t('전문 보기')}
        </a>
      )}
    </>
  )
}
