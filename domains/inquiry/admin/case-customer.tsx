import { Icon } from '@sillage/admin-kit/icon.tsx'
import { Facts } from '@sillage/admin-kit/part.tsx'
import { useShortcuts } from '@sillage/admin-kit/shortcuts.tsx'
import { State } from '@sillage/admin-kit/state.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import { claimLooks } from '../../claim/admin/claim-looks.ts'
import { claimKindNames } from '../../claim/words.ts'
import { GradeTag } from '../../member/admin/grade-tag.tsx'
import { grades } from '../../member/words.ts'
import { LineState } from '../../order/admin/line-state.tsx'
import { useShop } from '../../shop.ts'
import { useCan } from '../../staff/admin/me.ts'
import { fillTemplate } from '../answer-template.ts'
import type { AnswerTemplate, InboxCase } from '../inbox-contract.ts'

type Props = {
  shown: InboxCase
  onTemplate: (body: string) => void
  /** Listens for its key; drawn twice, one of them does. */
  hasKeys?: boolean
}

/** The right pane: who asks, what they bought, and the templates filled for them. */
export function CaseCustomer({ shown, onTemplate, hasKeys = false }: Props) {
  const t = usePhrases()
  const can = useCan()
  const { customer, mb_id, mb_name, lang } = shown
  const grade = grades.find((each) => each === customer.grade)
  return (
    <>
      <div className="pane-head">
        <h2 className="cut">{mb_name || t('탈퇴한 회원')}</h2>
        {grade && <GradeTag grade={grade} />}
        {mb_id && can('members') && (
          <Link className="link push" to={`/members/${mb_id}`}>
            {t('회원 카드')}
          </Link>
        )}
      </div>
      {/* A region that scrolls takes the focus, so that the keyboard can scroll it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <section className="pane-body stack stack-wide" tabIndex={0} aria-label={t('손님 정보')}>
        <Facts
          rows={[
            [t('전화'), customer.hp],
            [t('메일'), customer.email],
            [t('주문'), mb_id ? t('{count}회', { count: customer.orders }) : t('비회원')],
            [t('지난 문의'), t('{count}회', { count: customer.asked })],
            [t('언어'), lang === 'en' ? t('영어') : t('한국어')],
          ]}
        />
        <Orders shown={shown} />
        <Templates shown={shown} onTemplate={onTemplate} hasKeys={hasKeys} />
      </section>
    </>
  )
}

function Orders({ shown: { orders } }: { shown: InboxCase }) {
  const t = usePhrases()
  const dates = useDates()
  if (orders.length === 0) return null
  return (
    <section className="stack">
      <h3>{t('최근 주문')}</h3>
      <ul className="lines">
        {orders.map(({ id, order_no, state, created_at, claim }) => (
          <li key={id}>
            <span className="grow">
              <Link className="link" to={`/orders/${id}`}>
                {order_no}
              </Link>
              <br />
              <span className="mute">{dates.shortDateTime(created_at)}</span>
              {claim && (
                <>
                  {' '}
                  <Link className="link" to={`/claims/${claim.id}`}>
                    <State tone={claimLooks[claim.state].tone} at={claimLooks[claim.state].at}>
                      {t(claimKindNames[claim.kind])}
                    </State>
                  </Link>
                </>
              )}
            </span>
            <LineState state={state} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const inLanguage = ({ body, body_en }: AnswerTemplate, lang: 'kr' | 'en') => (lang === 'en' && body_en) || body

function Templates({ shown, onTemplate, hasKeys }: Required<Props>) {
  const t = usePhrases()
  const { queries } = useShop()
  const all = useQuery(queries.answerTemplates.list()).data?.data ?? []
  const [typed, setTyped] = useState('')
  const find = useRef<HTMLInputElement>(null)
  useShortcuts([hasKeys && { keys: ';', label: t('답변 템플릿 찾기'), run: () => find.current?.focus() }])
  const found = all.filter(({ title, body }) => `${title} ${body}`.includes(typed.trim()))
  const use = (template: AnswerTemplate | undefined) => {
    if (!template) return
    onTemplate(fillTemplate(inLanguage(template, shown.lang), shown.values))
    setTyped('')
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') event.currentTarget.blur()
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    use(found[0])
  }
  return (
    <section className="stack">
      <h3>{t('답변 템플릿')}</h3>
      <label className="find">
        <Icon name="search" />
        <span className="sr">{t('답변 템플릿 찾기')}</span>
        <input
          ref={find}
          className="input"
          placeholder={t('답변 템플릿 찾기')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={press}
        />
        {hasKeys && (
          <span aria-hidden="true">
            <kbd>;</kbd>
          </span>
        )}
      </label>
      <ul className="lines">
        {found.map((template) => (
          <li key={template.id}>
            <button type="button" className="template-pick" onClick={() => use(template)}>
              <span className="medium">{template.title}</span>
              <span className="mute cut">{inLanguage(template, shown.lang)}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className="mute">{t('맞는 답변 템플릿이 없어요.')}</p>}
    </section>
  )
}
