import { Button } from '@sillage/admin-kit/button.tsx'
import { Dialog } from '@sillage/admin-kit/dialog.tsx'
import { Field } from '@sillage/admin-kit/field.tsx'
import { Empty } from '@sillage/admin-kit/part.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useShop } from '../../shop.ts'
import { dollarEndings, dollarRoundings, type ExchangeRule } from '../exchange.ts'
import { cells } from './cells.ts'
import type { DollarLine, Filling } from './dollars.ts'

type Props = {
  /** What would change by these rules. */
  linesOf: (filling: Filling) => DollarLine[]
  onFill: (filling: Filling) => void
  onClose: () => void
}

/** Dollars from won by a rate: looked at first, then filled in and not saved yet. The rate is remembered for the shop. */
export function FillDollars(props: Props) {
  const { queries } = useShop()
  const { data } = useQuery(queries.staffExchange.show())
  return data ? <Filler {...props} saved={data} /> : null
}

type Saved = { version: number; rule: ExchangeRule }

function Filler({ saved, linesOf, onFill, onClose }: Props & { saved: Saved }) {
  const t = usePhrases()
  const { api } = useShop()
  const [typed, setTyped] = useState(String(saved.rule.won_per_dollar))
  const [rule, setRule] = useState(saved.rule)
  const [isOnlyEmpty, setOnlyEmpty] = useState(false)
  const won_per_dollar = Number(typed.replace(/[,\s]/g, ''))
  const isRate = Number.isInteger(won_per_dollar) && won_per_dollar >= 100 && won_per_dollar <= 10_000
  const filling = { rule: { ...rule, won_per_dollar }, isOnlyEmpty }
  const lines = isRate ? linesOf(filling) : []
  const { run, pending } = useAction(
    async () => {
      const isSame = JSON.stringify(filling.rule) === JSON.stringify(saved.rule)
      if (!isSame) await api.staffExchange.save({ body: { based_on: saved.version, rule: filling.rule } })
    },
    { after: () => [onFill(filling), onClose()] },
  )
  return (
    <Dialog
      title={t('달러 가격을 환율로 채우기')}
      lead={t('원 가격에서 계산해 채워요. 저장하기 전에는 아무것도 바뀌지 않아요.')}
      width={720}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('닫기')}</Button>
          <Button look="main" disabled={pending || lines.length === 0} onClick={() => void run(undefined)}>
            {t('가격 {count}개 채우기', { count: lines.length })}
          </Button>
        </>
      }
    >
      <div className="stack stack-wide">
        <RuleFields typed={typed} isRate={isRate} rule={rule} onType={setTyped} onRule={setRule} />
        <label className="check">
          <input type="checkbox" checked={isOnlyEmpty} onChange={(event) => setOnlyEmpty(event.target.checked)} />
          {t('비어 있는 달러 가격만 채우기')}
        </label>
        {lines.length === 0 ? <Empty title={t('바뀌는 가격이 없어요')} /> : <Lines lines={lines} />}
      </div>
    </Dialog>
  )
}

const endingNames = {
  cent: '센트까지 (31.07)',
  half: '50센트 단위 (31.00, 31.50)',
  dollar: '1달러 단위 (31.00)',
  ninety_nine: '.99로 끝내기 (30.99)',
} as const
const roundingNames = { up: '올림', nearest: '반올림', down: '내림' } as const

type RuleProps = {
  typed: string
  isRate: boolean
  rule: ExchangeRule
  onType: (typed: string) => void
  onRule: (rule: ExchangeRule) => void
}

function RuleFields({ typed, isRate, rule, onType, onRule }: RuleProps) {
  const t = usePhrases()
  return (
    <div className="fields" style={{ '--n': 3 }}>
      <Field label={t('1달러에 몇 원')} error={isRate ? undefined : [t('환율을 확인해 주세요.')]}>
        {(control) => (
          <input
            {...control}
            className="input input-num"
            inputMode="numeric"
            value={typed}
            onChange={(event) => onType(event.target.value)}
          />
        )}
      </Field>
      <Field label={t('끝자리')}>
        {(control) => (
          <select
            {...control}
            value={rule.ending}
            onChange={(event) => onRule({ ...rule, ending: event.target.value as ExchangeRule['ending'] })}
          >
            {dollarEndings.map((ending) => (
              <option key={ending} value={ending}>
                {t(endingNames[ending])}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t('반올림 방법')}>
        {(control) => (
          <select
            {...control}
            value={rule.rounding}
            onChange={(event) => onRule({ ...rule, rounding: event.target.value as ExchangeRule['rounding'] })}
          >
            {dollarRoundings.map((rounding) => (
              <option key={rounding} value={rounding}>
                {t(roundingNames[rounding])}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  )
}

const shownLines = 200

function Lines({ lines }: { lines: readonly DollarLine[] }) {
  const t = usePhrases()
  return (
    <table className="data">
      <thead>
        <tr>
          <th scope="col">{t('상품 코드')}</th>
          <th scope="col">{t('항목')}</th>
          <th scope="col" className="end">
            {t('가격 (원)')}
          </th>
          <th scope="col" className="end">
            {t('가격 ($)')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.slice(0, shownLines).map(({ name, field, won, before, after }, at) => (
          <tr key={at}>
            <td className="mute">{name}</td>
            <td>{t(cells[field].label)}</td>
            <td className="end">{won}</td>
            <td className="end dirty">
              {before && <s>{before}</s>} {after}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
