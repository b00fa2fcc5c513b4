import { Problem } from '@sillage/kit/problem.ts'
import { Button } from '@sillage/ui/button.tsx'
import type { PhrasePackage, Translate } from '@sillage/web-kit/phrases.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { useShop } from '../../shop.ts'
import type { Term } from '../contract.ts'
import { endEditing } from './editing-flag.ts'
import { createPhraseIndex, type FoundPhrase } from './phrase-index.ts'
import './edit-in-place.css'

type Options = { entries: PhrasePackage; staff: ReturnType<typeof useShop>['staff']; t: Translate }

/** Staff press a sentence of the English shop and rewrite it there. */
export function TranslationEditor({ entries, staff, t }: Options) {
  const [find] = useState(() => createPhraseIndex(entries))
  const [found, setFound] = useState<FoundPhrase[]>([])
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    function press(event: MouseEvent) {
      const { target, altKey } = event
      if (altKey || !(target instanceof Element) || bar.current?.contains(target)) return
      const phrases = phrasesAt(target, find)
      if (phrases.length === 0) return
      event.preventDefault()
      event.stopPropagation()
      setFound(phrases)
    }
    document.addEventListener('click', press, true)
    return () => document.removeEventListener('click', press, true)
  }, [find])
  return (
    <aside ref={bar} className="edit-in-place" aria-label={t('번역 고치기')}>
      {found.length === 0 && <p>{t('고칠 문장을 누르세요. Alt를 누른 채 누르면 평소처럼 열려요.')}</p>}
      {found.map(({ phrase }) => (
        <Form key={phrase} phrase={phrase} staff={staff} t={t} />
      ))}
      <div className="button-row">
        {found.length > 0 && (
          <Button size="sm" kind="line" onClick={() => setFound([])}>
            {t('닫기')}
          </Button>
        )}
        <Button size="sm" kind="quiet" onClick={finish}>
          {t('고치기 끝내기')}
        </Button>
      </div>
    </aside>
  )
}

function finish() {
  endEditing()
  const address = new URL(location.href)
  address.searchParams.delete('translate')
  location.replace(address)
}

const spoken = ['aria-label', 'placeholder', 'title', 'alt']
const levels = 4

/** From what was pressed outwards: its text, or what it says to those who hear it. */
function phrasesAt(target: Element, find: (text: string) => FoundPhrase[]): FoundPhrase[] {
  let element: Element | null = target
  for (let level = 0; element && level < levels; level += 1, element = element.parentElement) {
    const texts = [element.textContent ?? '', ...spoken.map((name) => element?.getAttribute(name) ?? '')]
    const phrases = texts.flatMap(find)
    if (phrases.length > 0) return phrases
  }
  return []
}

type FormProps = Pick<Options, 'staff' | 't'> & { phrase: string }

function Form({ phrase, staff, t }: FormProps) {
  const [term, setTerm] = useState<Term | null>(null)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  useEffect(() => {
    staff()
      .then((calls) => calls.translation.staff.show({ query: { phrase } }))
      .then((now) => {
        setTerm(now)
        setText(now.text)
      })
      .catch((error: unknown) => setProblem(messageOf(error)))
  }, [staff, phrase])
  async function save(event: FormEvent) {
    event.preventDefault()
    if (!term) return
    try {
      const locked = term.state === 'locked'
      await (await staff()).translation.staff.change({ body: { phrase, text, locked, was: term.text } })
      location.reload()
    } catch (error) {
      setProblem(messageOf(error))
    }
  }
  return (
    <form onSubmit={save}>
      <label>
        <span lang="ko">{phrase}</span>
        <textarea
          className="input"
          rows={3}
          value={text}
          disabled={!term}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      {problem && <p role="alert">{t(problem)}</p>}
      <Button size="sm" type="submit" disabled={!term || text.trim() === '' || text === term.text}>
        {t('저장하고 보기')}
      </Button>
    </form>
  )
}

/** Who may not edit is told so; the page itself stays as it is for everyone. */
function messageOf(error: unknown): string {
  if (!(error instanceof Problem)) return '저장하지 못했어요. 다시 시도해 주세요.'
  return error.status === 401 || error.status === 403 ? '번역 권한이 있는 직원으로 로그인해 주세요.' : error.message
}
