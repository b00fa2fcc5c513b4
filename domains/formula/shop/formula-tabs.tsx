import { Chip } from '@sillage/ui/chip.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSearchParams } from 'react-router'
import { Batches } from './batches.tsx'
import { FormulaList } from './formula-list.tsx'
import { Shelf } from './shelf.tsx'
import { listPath } from './use-formula.ts'

const tabs = { formulas: '내 포뮬러', shelf: '내 선반', batches: '만든 배치' } as const
type Tab = keyof typeof tabs
const isTab = (text: string | null): text is Tab => text !== null && text in tabs

/** A maker's three lists: what is blended, what is at home, what was made. */
export function FormulaTabs() {
  const t = usePhrases()
  const asked = useSearchParams()[0].get('tab')
  const tab = isTab(asked) ? asked : 'formulas'
  return (
    <>
      <nav className="chips formula-tabs" aria-label={t('나의 포뮬러')}>
        {(Object.keys(tabs) as Tab[]).map((each) => (
          <Chip key={each} href={each === 'formulas' ? listPath : `${listPath}?tab=${each}`} current={each === tab}>
            {t(tabs[each])}
          </Chip>
        ))}
      </nav>
      {tab === 'formulas' && <FormulaList />}
      {tab === 'shelf' && <Shelf />}
      {tab === 'batches' && <Batches />}
    </>
  )
}
