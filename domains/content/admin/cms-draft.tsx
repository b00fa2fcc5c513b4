import { Button } from '@sillage/admin-kit/button.tsx'
import { Field } from '@sillage/admin-kit/field.tsx'
import { errorsOf } from '@sillage/admin-kit/form/record-form.tsx'
import { Part } from '@sillage/admin-kit/part.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { invalid } from '@sillage/kit/problem.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { useShop } from '../../shop.ts'
import type { CmsSheet } from '../cms-contract.ts'
import { type CmsText, textsOf, withTexts } from './cms-texts.ts'

/** The draft: its words in both languages side by side, and its build as text for those who change more. */
export function CmsDraft({ page }: { page: CmsSheet }) {
  const t = usePhrases()
  const { api } = useShop()
  const { template } = page.draft
  const [texts, setTexts] = useState<CmsText[]>(() => (template ? textsOf(template) : []))
  const [link, setLink] = useState(page.draft.link)
  const [build, setBuild] = useState<string | null>(null)
  const { run, pending, errors } = useAction(() => api.content.cms.save(saved()), {
    done: () => t('초안을 저장했어요.'),
  })

  function saved() {
    const tree =
      build === null ? template && withTexts(template, new Map(texts.map((text) => [text.id, text]))) : read(build)
    return { params: { name: page.name }, body: { template: tree, link, based_on: page.draft_version } }
  }
  const change = (id: string, to: Partial<CmsText>) =>
    setTexts((now) => now.map((text) => (text.id === id ? { ...text, ...to } : text)))
  const problem = errorsOf(errors, 'template')
  return (
    <Part
      title={t('초안')}
      actions={
        <>
          <Button small onClick={() => setBuild((now) => (now === null ? JSON.stringify(template, null, 2) : null))}>
            {build === null ? t('구조 수정') : t('문구 수정')}
          </Button>
          <Button small disabled={pending} onClick={() => run(undefined)}>
            {t('초안 저장')}
          </Button>
        </>
      }
    >
      <div className="stack stack-wide padded">
        <Field label={t('페이지 전체 링크')} error={errorsOf(errors, 'link')}>
          {(control) => <input {...control} value={link} onChange={(event) => setLink(event.target.value)} />}
        </Field>
        {problem && <p className="error">{problem.join(' ')}</p>}
        {build === null ? (
          <Texts texts={texts} onChange={change} />
        ) : (
          <Field label={t('구조 (JSON)')} hint={t('허용된 태그와 스타일만 저장돼요.')}>
            {(control) => (
              <textarea
                {...control}
                rows={28}
                spellCheck={false}
                value={build}
                onChange={(event) => setBuild(event.target.value)}
              />
            )}
          </Field>
        )}
      </div>
    </Part>
  )
}

function Texts({ texts, onChange }: { texts: CmsText[]; onChange: (id: string, to: Partial<CmsText>) => void }) {
  const t = usePhrases()
  return (
    <div className="both">
      <div className="both-head">{t('한국어')}</div>
      <div className="both-head">{t('영어')}</div>
      {texts.map(({ id, tag, innerText, innerText_en }) => (
        <div key={id} className="contents">
          <div>
            <textarea
              className="input"
              rows={rowsFor(innerText)}
              aria-label={t('{tag} 한국어', { tag })}
              value={innerText}
              onChange={(event) => onChange(id, { innerText: event.target.value })}
            />
          </div>
          <div>
            <textarea
              className="input"
              rows={rowsFor(innerText)}
              aria-label={t('{tag} 영어', { tag })}
              value={innerText_en}
              onChange={(event) => onChange(id, { innerText_en: event.target.value })}
            />
          </div>
        </div>
      ))}
    </div>
  )
}

const rowsFor = (text: string) => Math.min(8, Math.max(1, Math.ceil(text.length / 40)))

function read(build: string): unknown {
  try {
    return JSON.parse(build)
  } catch {
    throw invalid('template', '구조를 읽을 수 없어요. 괄호와 따옴표를 확인해 주세요.')
  }
}
