import { Anchor } from '@sillage/ui/anchor.tsx'
import { Disclosure } from '@sillage/ui/disclosure.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useLocation } from 'react-router'
import type { Policy } from '../../setting/contract.ts'

/** The articles of a long document, to go straight to one. */
export function PolicyContents({ policy: { kind, sections } }: { policy: Policy }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const { search } = useLocation()
  return (
    <Disclosure summary={t('차례')}>
      <ol className="policy-contents">
        {sections.map((section, index) => (
          <li key={section.title}>
            <Anchor href={`${search}#${kind}-${index + 1}`}>{pick(section, 'title')}</Anchor>
          </li>
        ))}
      </ol>
    </Disclosure>
  )
}
