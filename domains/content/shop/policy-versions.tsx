import { Anchor } from '@sillage/ui/anchor.tsx'
import { Disclosure } from '@sillage/ui/disclosure.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { Policy, PolicyVersion } from '../../setting/contract.ts'
import { policyHref } from '../../setting/policy-words.ts'

/** Every version there is, what changed in each, and a link to it. */
export function PolicyVersions({ policy }: { policy: Policy }) {
  const t = usePhrases()
  return (
    <Disclosure
      summary={t('버전 선택 · {count}개', { count: policy.versions.length })}
      open={policy.state !== 'current'}
    >
      <ul className="policy-versions">
        {policy.versions.map((version) => (
          <li key={version.version}>
            <VersionRow version={version} shown={version.version === policy.version} />
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

const standing = { coming: '시행 예정', current: '시행 중', past: '이전 버전' } as const

function VersionRow({ version, shown }: { version: PolicyVersion; shown: boolean }) {
  const t = usePhrases()
  const dates = useDates()
  const pick = useLocalizedField()
  const { kind, effective_from, published_at, state } = version
  // What holds today is read at the address that everyone knows.
  const href = policyHref(state === 'current' ? { kind } : { kind, version: version.version })
  return (
    <>
      <Anchor className="link" href={href} aria-current={shown ? 'true' : undefined}>
        {t('버전 {version}', { version: version.version })}
      </Anchor>
      <span className="num tiny mute">
        {t(standing[state])} ·{' '}
        {t('{published} 게시, {effective} 시행', {
          published: dates.date(published_at),
          effective: dates.date(effective_from),
        })}
      </span>
      <p>{version.changes ? pick(version, 'changes') : t('최초 버전이에요.')}</p>
    </>
  )
}
