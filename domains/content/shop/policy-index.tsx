import { Anchor } from '@sillage/ui/anchor.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useLocation } from 'react-router'
import { type PolicyKind, policyNames } from '../../setting/policy-words.ts'

/** Which documents there are; beside them where there is room, above them on a phone. */
export function PolicyIndex({ kinds }: { kinds: PolicyKind[] }) {
  const t = usePhrases()
  // A version that was chosen stays chosen while one looks at the others.
  const { search } = useLocation()
  return (
    <nav className="policies-index" aria-label={t('문서 목록')}>
      <ul>
        {kinds.map((kind) => (
          <li key={kind}>
            <Anchor href={`${search}#${kind}`}>{t(policyNames[kind])}</Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
