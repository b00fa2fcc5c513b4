import { Button } from '@sillage/admin-kit/button.tsx'
import { Field } from '@sillage/admin-kit/field.tsx'
import { Part } from '@sillage/admin-kit/part.tsx'
import { State } from '@sillage/admin-kit/state.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { type NoReturn, noReturnReasons } from '../words.ts'
import { fillDraft } from './dollars.ts'
import type { Draft } from './draft.ts'
import { FillDollars } from './fill-dollars.tsx'
import { noReturnNames } from './no-return-names.ts'
import { SheetField } from './sheet-words.tsx'
import type { Sheet } from './use-sheet.ts'

/** Prices, the sale and how it is sold. */
export function SheetOffer({ sheet }: { sheet: Sheet }) {
  const t = usePhrases()
  const { draft, change, changed } = sheet
  const [isFilling, setFilling] = useState(false)
  return (
    <Part
      title={t('가격과 판매')}
      fact={<SaleState draft={draft} />}
      actions={
        <Button small look="quiet" onClick={() => setFilling(true)}>
          {t('달러 가격을 환율로 채우기')}
        </Button>
      }
    >
      <div className="fields padded" style={{ '--n': 4 }}>
        <SheetField sheet={sheet} name="price_krw" number />
        <SheetField sheet={sheet} name="price_usd" number />
        <SheetField sheet={sheet} name="sale_price_krw" number />
        <SheetField sheet={sheet} name="sale_price_usd" number />
        <SheetField sheet={sheet} name="sale_from" type="datetime-local" />
        <SheetField sheet={sheet} name="sale_to" type="datetime-local" />
        <SheetField sheet={sheet} name="min_quantity" number />
        <SheetField sheet={sheet} name="max_quantity" number />
        <SheetField sheet={sheet} name="made_in_days" number />
        <NoReturnField value={draft.no_return} isChanged={changed.includes('no_return')} onChange={change} />
      </div>
      <label className="switch">
        <input
          type="checkbox"
          checked={draft.visible}
          onChange={(event) => change({ visible: event.target.checked })}
        />
        {t('쇼핑몰에 보이기')}
      </label>
      {isFilling && (
        <FillDollars
          linesOf={(filling) => fillDraft(draft, filling).lines}
          onFill={(filling) => change(fillDraft(draft, filling).draft)}
          onClose={() => setFilling(false)}
        />
      )}
    </Part>
  )
}

type NoReturnProps = { value: Draft['no_return']; isChanged: boolean; onChange: (change: Partial<Draft>) => void }

function NoReturnField({ value, isChanged, onChange }: NoReturnProps) {
  const t = usePhrases()
  return (
    <Field label={t('반품 제한')}>
      {(control) => (
        <select
          {...control}
          className={isChanged ? 'input changed' : 'input'}
          value={value}
          onChange={(event) => onChange({ no_return: event.target.value as NoReturn | '' })}
        >
          <option value="">{t('없음')}</option>
          {noReturnReasons.map((reason) => (
            <option key={reason} value={reason}>
              {t(noReturnNames[reason])}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** Whether the sale price holds now, will hold, or is over. */
function SaleState({ draft: { sale_price_krw, sale_from, sale_to } }: { draft: Draft }) {
  const t = usePhrases()
  const dates = useDates()
  if (sale_price_krw.trim() === '') return null
  const [from, to] = [sale_from, sale_to].map((typed) => (typed ? new Date(`${typed}:00+09:00`) : null))
  const now = new Date()
  if (to && to <= now) return <State tone="past">{t('세일 끝남')}</State>
  if (from && from > now)
    return <State tone="wait">{t('{time}에 세일 시작', { time: dates.shortDateTime(from.toISOString()) })}</State>
  return (
    <State tone="go" at={60}>
      {to ? t('{time}까지 세일', { time: dates.shortDateTime(to.toISOString()) }) : t('세일 중')}
    </State>
  )
}
