import { Alert } from '@sillage/ui/alert.tsx'
import { Anchor } from '@sillage/ui/anchor.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { Icon } from '@sillage/ui/icon.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useDebouncedValue } from '@sillage/web-kit/use-debounced-value.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useShop } from '../../shop.ts'
import type { Formula } from '../formula-contract.ts'
import type { PackAim } from '../packs.ts'
import { kindNames } from '../words.ts'
import { BatchScale, useBatchScale } from './batch-scale.tsx'
import { FormulaCosting } from './costing.tsx'
import { ForkFormula } from './fork-formula.tsx'
import { FormulaCost } from './formula-cost.tsx'
import { FormulaLines } from './formula-lines.tsx'
import { FormulaName } from './formula-name.tsx'
import { FormulaShare } from './formula-share.tsx'
import { FormulaVersions } from './formula-versions.tsx'
import { MakeBatch } from './make-batch.tsx'
import { bindingOf, Safety } from './safety.tsx'
import { labelPath, listPath, showPath, useRemoveFormula } from './use-formula.ts'
import { useScaleFormula } from './use-scale-formula.ts'
import './formula.css'

/** A formula as its owner keeps it. */
export function FormulaShow({ formula }: { formula: Formula }) {
  const t = usePhrases()
  const { shown, version, id, note } = formula
  const scale = useBatchScale(shown.batch_mg)
  return (
    <article className="formula-sheet">
      <header className="formula-head">
        <FormulaName formula={formula} />
        <p className="small mute">
          {t(kindNames[formula.kind])} · {t('버전 {number}', { number: shown.number })}
        </p>
        {note && <p className="formula-note">{note}</p>}
      </header>
      {shown.number !== version && (
        <Alert>
          {t('지난 버전을 보고 있어요.')}{' '}
          <Anchor className="link" href={showPath(id)}>
            {t('지금 버전 보기')}
          </Anchor>
        </Alert>
      )}
      <FormulaActions formula={formula} />
      <BatchScale scale={scale} />
      <FormulaLines shown={shown} wanted={scale.wanted} />
      <ShownSafety formula={formula} />
      <Cost formula={formula} wanted={scale.wanted} />
      <FormulaCosting formula={formula} />
      <MakeBatch formula={formula} wanted={scale.wanted} />
      <FormulaShare formula={formula} />
      <FormulaVersions formula={formula} />
    </article>
  )
}

/** One press makes the next version, within the limits; the one before stays. */
function ShownSafety({ formula }: { formula: Formula }) {
  const t = usePhrases()
  const { shown } = formula
  const scale = useScaleFormula(formula)
  return (
    <Safety
      shown={shown}
      binding={bindingOf(shown.lines[shown.binding ?? -1])}
      scale={scale && { ...scale, label: t('한도에 맞춰 새 버전 만들기') }}
    />
  )
}

function FormulaActions({ formula: { id, name, kind, note, shown } }: { formula: Formula }) {
  const t = usePhrases()
  const navigate = useNavigate()
  const remove = useRemoveFormula()
  return (
    <div className="button-row formula-actions">
      <Button size="sm" href={`${showPath(id)}?edit=yes`}>
        {t('고치기')}
      </Button>
      <ForkFormula content={{ name, kind, note, batch_mg: shown.batch_mg, lines: shown.lines }} />
      <Button kind="line" size="sm" href={labelPath(id)}>
        {t('표시 라벨')}
      </Button>
      {kind === 'candle' && (
        <Button kind="line" size="sm" href={`/contents/wick?load=${Math.round(shown.load / 100)}`}>
          {t('심지 찾기')}
        </Button>
      )}
      <Button kind="line" size="sm" onClick={() => window.print()}>
        <Icon name="print" size="sm" />
        {t('인쇄')}
      </Button>
      <Button
        kind="quiet"
        size="sm"
        onClick={async () => {
          if (await remove(id)) await navigate(listPath)
        }}
      >
        {t('지우기')}
      </Button>
    </div>
  )
}

const pauseMs = 300

function Cost({ formula: { id, shown }, wanted }: { formula: Formula; wanted: number }) {
  const { api, queries } = useShop()
  const batch_mg = useDebouncedValue(wanted, pauseMs)
  const params = { formula_id: id }
  const [aim, setAim] = useState<PackAim>('cost')
  const asked = { version: shown.number, batch_mg, aim }
  const query = useQuery({
    ...queries.formula.cost({ params, query: asked }),
    // Prices and stock change while no one looks.
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  return <FormulaCost query={query} aim={aim} onAim={setAim} buy={() => api.formula.buy({ params, body: asked })} />
}
