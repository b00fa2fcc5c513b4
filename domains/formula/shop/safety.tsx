import { Alert } from '@sillage/ui/alert.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { percentText, ppmText } from '../amounts.ts'
import type { FormulaVersion } from '../formula-contract.ts'
import { useVerdictText, verdictTones } from './verdict.tsx'
import './safety.css'

type Judged = Pick<FormulaVersion, 'verdict' | 'substances' | 'load' | 'highest_load'>
/** What allows least: a substance, or a material as a whole. */
type Binding = { name: string; name_en: string } | null
type Props = {
  shown: Judged
  binding: Binding
  /** Makes it fit; left out where it does, or cannot be done. */
  scale?: { label: string; busy: boolean; onPress: () => void } | null
}

/** Whether all of it is allowed, how strong it is and may be, and what each restricted substance sums up to. */
export function Safety({ shown, binding, scale }: Props) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const verdictText = useVerdictText()
  const { verdict, substances, load, highest_load } = shown
  return (
    <section className="formula-safety" aria-label={t('안전 한도')}>
      <Alert tone={verdictTones[verdict]}>{verdictText(verdict)}</Alert>
      {highest_load !== null && load > 0 && (
        <>
          <dl className="formula-load">
            <div>
              <dt>{t('향의 양')}</dt>
              <dd className="num">{percentText(load)}</dd>
            </div>
            <div>
              <dt>{t('최대 사용량')}</dt>
              <dd className="num">{percentText(highest_load)}</dd>
            </div>
            {binding && (
              <div>
                <dt>{t('한도를 정하는 성분')}</dt>
                <dd>{pick(binding, 'name')}</dd>
              </div>
            )}
          </dl>
          <Meter load={load} highest={highest_load} verdict={verdict} />
        </>
      )}
      {verdict === 'red' && scale && (
        <Button size="sm" busy={scale.busy} onClick={scale.onPress}>
          {scale.label}
        </Button>
      )}
      {substances.length > 0 && <Substances substances={substances} />}
      <p className="tiny mute">
        {t('공급사의 자료로 계산한 참고용 수치예요. 제품을 판매하려면 시험과 신고가 따로 필요해요.')}
      </p>
    </section>
  )
}

type BoundLine = { substance: Binding; material: Binding }

export const bindingOf = (line: BoundLine | undefined): Binding => line?.substance ?? line?.material ?? null

/** The trail grows to what is used; the line across it is what is allowed. */
function Meter({ load, highest, verdict }: { load: number; highest: number; verdict: string }) {
  const most = Math.max(load, highest, 1)
  return (
    <div className="formula-meter" data-verdict={verdict} aria-hidden="true">
      <i style={{ '--share': load / most }} />
      <b style={{ '--share': highest / most }} />
    </div>
  )
}

function Substances({ substances }: Pick<Judged, 'substances'>) {
  const t = usePhrases()
  const pick = useLocalizedField()
  return (
    <details className="formula-substances">
      <summary>{t('성분 {count}가지 보기', { count: substances.length })}</summary>
      <table className="formula-substance-table">
        <thead>
          <tr>
            <th scope="col">{t('성분')}</th>
            <th scope="col">{t('함량')}</th>
            <th scope="col">{t('한도')}</th>
          </tr>
        </thead>
        <tbody>
          {substances.map(({ cas, ppm, limit_ppm, source, ...names }) => (
            <tr key={cas} data-over={(limit_ppm !== null && ppm > limit_ppm) || undefined}>
              <th scope="row">
                {pick(names, 'name')} <small className="mute num">CAS {cas}</small>
              </th>
              <td className="num">{ppmText(ppm)}</td>
              <td className="num">
                {limit_ppm === null ? t('정보 없음') : limit_ppm >= 1_000_000 ? t('제한 없음') : ppmText(limit_ppm)}
                {source !== '' && <small className="mute"> {t(source)}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
