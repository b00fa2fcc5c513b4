import { Alert } from '@sillage/ui/alert.tsx'
import { Anchor } from '@sillage/ui/anchor.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { Policy, PolicyVersion } from '../../setting/contract.ts'
import { type PolicyKind, policyHref, policyNames } from '../../setting/policy-words.ts'
import { useShop } from '../../shop.ts'
import { PolicyArticle } from './policy-article.tsx'
import { PolicyContents } from './policy-contents.tsx'
import { PolicyVersions } from './policy-versions.tsx'

/** A document in the version the visitor asked for. */
export function ChosenPolicy(params: { kind: PolicyKind; version: number }) {
  const { queries } = useShop()
  const { data: policy } = useSuspenseQuery(queries.policies.show({ params }))
  return <PolicyText policy={policy} />
}

/** One document with its version, its day and its articles. */
export function PolicyText({ policy }: { policy: Policy }) {
  const t = usePhrases()
  // Keep-alive may hold the page twice, in two versions: its own id is the anchor, this one is no one else's.
  const heading = useId()
  const { kind, sections, versions } = policy
  return (
    <section className="policy" id={kind} aria-labelledby={heading}>
      <h2 className="section-title" id={heading}>
        {t(policyNames[kind])}
      </h2>
      <Holds policy={policy} />
      <NotToday policy={policy} />
      <div className="policy-ways">
        {versions.length > 1 && <PolicyVersions policy={policy} />}
        {sections.length > 5 && <PolicyContents policy={policy} />}
      </div>
      {sections.map((section, index) => (
        <PolicyArticle key={section.title} kind={kind} number={index + 1} section={section} />
      ))}
    </section>
  )
}

/** Since when, or from when. */
function Holds({ policy: { version, effective_from: date, state } }: { policy: PolicyVersion }) {
  const t = usePhrases()
  return (
    <p className="section-note num">
      {state === 'current' && t('버전 {version} · {date}부터 시행', { version, date })}
      {state === 'coming' && t('버전 {version} · {date} 시행 예정', { version, date })}
      {state === 'past' && t('이전 버전 {version} · {date} 시행', { version, date })}
    </p>
  )
}

/** Who reads what does not hold today must know it. */
function NotToday({ policy: { kind, state, versions } }: { policy: Policy }) {
  const t = usePhrases()
  if (state === 'current') return null
  const current = versions.some((version) => version.state === 'current')
  return (
    <Alert tone="accent">
      {state === 'past'
        ? t('이전 버전이에요. 지금은 다른 버전을 시행하고 있어요.')
        : t('아직 시행하지 않은 버전이에요.')}{' '}
      {current && (
        <Anchor className="link" href={policyHref({ kind })}>
          {t('현재 버전 보기')}
        </Anchor>
      )}
    </Alert>
  )
}
