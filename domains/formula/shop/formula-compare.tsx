import { Badge } from '@sillage/ui/badge.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { QueryBoundary } from '@sillage/web-kit/query-boundary.tsx'
import { useQuery } from '@tanstack/react-query'
import { useShop } from '../../shop.ts'
import { gramsText, percentText } from '../amounts.ts'
import type { Comparison } from '../formula-contract.ts'
import { Amount, MaterialName } from './formula-lines.tsx'
import { showPath } from './use-formula.ts'

type Props = { id: number; from: number; to: number }

/** Two versions side by side: what came, what went, and what there is more or less of. */
export function FormulaCompare({ id, from, to }: Props) {
  const t = usePhrases()
  const { queries } = useShop()
  const query = useQuery(queries.formula.compare({ params: { formula_id: id }, query: { from, to } }))
  return (
    <section className="formula-compare" aria-labelledby="formula-compare">
      <h2 className="section-title" id="formula-compare">
        {t('버전 {from} · 버전 {to} 비교', { from, to })}
      </h2>
      <QueryBoundary query={query} failed={t('두 버전을 비교하지 못했어요')}>
        {(comparison) => <Lines comparison={comparison} />}
      </QueryBoundary>
      <div className="button-row">
        <Button kind="line" size="sm" href={showPath(id)}>
          {t('포뮬러로 돌아가기')}
        </Button>
      </div>
    </section>
  )
}

const changes = {
  added: { tone: 'done', name: '추가됨' },
  removed: { tone: 'danger', name: '삭제됨' },
  changed: { tone: 'accent', name: '변경됨' },
  same: { tone: 'idle', name: '그대로' },
} as const

function Lines({ comparison: { from, to, lines } }: { comparison: Comparison }) {
  const t = usePhrases()
  const signed = (text: string, difference: number) => (difference > 0 ? `+${text}` : text)
  return (
    <>
      {from.batch_mg !== to.batch_mg && (
        <p className="num">
          {t('배치 {before} → {after}', { before: gramsText(from.batch_mg), after: gramsText(to.batch_mg) })}
        </p>
      )}
      <table className="formula-lines">
        <caption className="sr">{t('두 버전의 재료')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('재료')}</th>
            <th scope="col">{t('버전 {number}', { number: from.number })}</th>
            <th scope="col">{t('버전 {number}', { number: to.number })}</th>
            <th scope="col">{t('차이')}</th>
            <th scope="col">{t('달라진 점')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => (
            <tr key={`${line.name} ${at}`}>
              <th scope="row">
                <MaterialName line={line} />
              </th>
              <td className="num" data-label={t('버전 {number}', { number: from.number })}>
                {line.before ? <Amount line={line.before} /> : '–'}
              </td>
              <td className="num" data-label={t('버전 {number}', { number: to.number })}>
                {line.after ? <Amount line={line.after} /> : '–'}
              </td>
              <td className="num" data-label={t('차이')}>
                {signed(shareText(line.share_difference), line.share_difference)} ·{' '}
                {signed(gramsText(line.mg_difference), line.mg_difference)}
              </td>
              <td>
                <Badge tone={changes[line.change].tone}>{t(changes[line.change].name)}</Badge>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

const shareText = (share: number) => `${share < 0 ? '-' : ''}${percentText(Math.abs(share))}`
