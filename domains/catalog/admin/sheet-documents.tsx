import { Button } from '@sillage/admin-kit/button.tsx'
import { Field } from '@sillage/admin-kit/field.tsx'
import { Part } from '@sillage/admin-kit/part.tsx'
import { Tag } from '@sillage/admin-kit/state.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { useShop } from '../../shop.ts'
import type { ProductSheet } from '../editing-contract.ts'
import { type DocumentKind, documentKinds } from '../words.ts'

const empty = { name: '', name_en: '', version: '', lot: '' }
const texts = ['name', 'name_en', 'version', 'lot'] as const

/** Safety and quality documents; each is added and removed at once, apart from the sheet's save. */
export function SheetDocuments({ product }: { product: ProductSheet }) {
  const t = usePhrases()
  const { api } = useShop()
  const [adding, setAdding] = useState(false)
  const params = { product_id: product.id }
  const { run: remove, pending } = useAction(
    (document_id: number) => api.catalog.staff.removeDocument({ params: { ...params, document_id } }),
    { done: ({ message }) => t(message) },
  )
  return (
    <Part
      title={t('문서')}
      actions={
        <Button small look="quiet" icon="plus" onClick={() => setAdding(true)}>
          {t('문서 추가')}
        </Button>
      }
    >
      <ul className="lines">
        {product.documents.map((document) => (
          <li key={document.id}>
            <Tag>{document.kind.toUpperCase()}</Tag>
            <Tag>{document.lang === 'kr' ? 'KO' : 'EN'}</Tag>
            <span className="grow">
              {document.name}{' '}
              <span className="mute">{[document.version, document.lot].filter(Boolean).join(' · ')}</span>
            </span>
            {!document.has_file && <span className="mute">{t('파일 없음')}</span>}
            <Button
              small
              look="quiet"
              icon="close"
              disabled={pending}
              aria-label={t('{name} 지우기', { name: document.name })}
              onClick={() => void remove(document.id)}
            />
          </li>
        ))}
      </ul>
      {adding && <AddDocument product_id={product.id} onDone={() => setAdding(false)} />}
    </Part>
  )
}

function AddDocument({ product_id, onDone }: { product_id: number; onDone: () => void }) {
  const t = usePhrases()
  const { api } = useShop()
  const [form, setForm] = useState(empty)
  const [kind, setKind] = useState<DocumentKind>('msds')
  const [lang, setLang] = useState<'kr' | 'en'>('kr')
  const [file, setFile] = useState<File[]>([])
  const labels = { name: t('문서 이름'), name_en: t('문서 영문 이름'), version: t('버전'), lot: t('로트 번호') }
  const { run, pending, errors } = useAction(
    () => api.catalog.staff.addDocument({ params: { product_id }, body: { ...form, kind, lang, file } }),
    { after: onDone },
  )
  return (
    <form
      className="fields padded"
      onSubmit={(event) => {
        event.preventDefault()
        void run(undefined)
      }}
    >
      <KindField value={kind} onChange={setKind} />
      <LanguageField value={lang} onChange={setLang} />
      {texts.map((name) => (
        <Field key={name} label={labels[name]} error={errors[name]?.map((text) => t(text))}>
          {(control) => (
            <input
              {...control}
              value={form[name]}
              onChange={(event) => setForm({ ...form, [name]: event.target.value })}
            />
          )}
        </Field>
      ))}
      <Field label={t('PDF 파일')} error={errors.file?.map((text) => t(text))}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept="application/pdf"
            onChange={(event) => setFile([...(event.target.files ?? [])])}
          />
        )}
      </Field>
      <div className="row span">
        <span className="push" />
        <Button onClick={onDone}>{t('닫기')}</Button>
        <Button type="submit" look="main" disabled={pending}>
          {t('올리기')}
        </Button>
      </div>
    </form>
  )
}

type LanguageProps = { value: 'kr' | 'en'; onChange: (lang: 'kr' | 'en') => void }

/** In which language the document itself is written. */
function LanguageField({ value, onChange }: LanguageProps) {
  const t = usePhrases()
  return (
    <Field label={t('문서 언어')}>
      {(control) => (
        <select {...control} value={value} onChange={(event) => onChange(event.target.value === 'en' ? 'en' : 'kr')}>
          <option value="kr">{t('한국어')}</option>
          <option value="en">English</option>
        </select>
      )}
    </Field>
  )
}

type KindProps = { value: DocumentKind; onChange: (kind: DocumentKind) => void }

function KindField({ value, onChange }: KindProps) {
  const t = usePhrases()
  return (
    <Field label={t('종류')}>
      {(control) => (
        <select {...control} value={value} onChange={(event) => onChange(event.target.value as DocumentKind)}>
          {documentKinds.map((each) => (
            <option key={each} value={each}>
              {each.toUpperCase()}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
