import { Button } from '@sillage/ui/button.tsx'
import { Icon } from '@sillage/ui/icon.tsx'
import { TextInput } from '@sillage/ui/text-input.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { useAmountText } from '@sillage/web-kit/money-text.ts'
import { usePhrasebook } from '@sillage/web-kit/phrases.ts'
import type { FormEvent } from 'react'
import { gramsText } from '../amounts.ts'
import type { CostingSheet } from '../costing.ts'
import type { FormulaCosting } from '../costing-contract.ts'
import { CostingSums } from './costing-sums.tsx'
import { moneyFields, numberFields, useCosting } from './use-costing.ts'

const names = {
  vessel_amount: '용기 하나',
  label_amount: '라벨 하나',
  other_amount: '심지와 상자 등',
  hour_amount: '시간당 인건비',
  labour_minutes: '배치 작업 시간 (분)',
  wholesale_margin: '도매 마진 (%)',
  retail_margin: '소매 마진 (%)',
} as const

/** Prices of the maker's own, vessel, label and labour; what it comes to stands beside them. */
export function CostingForm({ costing }: { costing: FormulaCosting }) {
  const { t, locale } = usePhrasebook()
  const { draft, form, sums, write, leaveOut, ...prices } = useCosting(costing)
  const send = (event: FormEvent) => {
    event.preventDefault()
    void form.submit(undefined)
  }
  const field = (name: keyof CostingSheet) => ({
    name,
    value: draft[name],
    error: form.errors[name]?.[0],
    autoComplete: 'off',
    inputMode: 'decimal' as const,
    onChange: ({ target }: { target: { value: string } }) => write(name, target.value),
  })
  const money = costing.currency === 'krw' ? t('원') : '$'
  return (
    <form className="costing" method="post" noValidate onSubmit={send}>
      <div className="costing-fields">
        <Materials costing={costing} money={money} {...prices} />
        <TextInput {...field('piece_mg')} label={t('한 개의 용량 (g)')} required />
        <div className="costing-grid">
          {moneyFields.map((name) => (
            <TextInput key={name} {...field(name)} label={`${t(names[name])} (${money})`} />
          ))}
          {numberFields.map((name) => (
            <TextInput key={name} {...field(name)} label={t(names[name])} />
          ))}
        </div>
      </div>
      <div className="costing-side">
        <CostingSums sums={sums} currency={costing.currency} />
        <div className="button-row">
          <Button type="submit" busy={form.pending}>
            {t('원가 저장')}
          </Button>
          {costing.is_saved && (
            <>
              <Button kind="line" href={`/api/v1/price-list?language=${locale}`}>
                <Icon name="download" size="sm" />
                {t('도매 가격표 PDF')}
              </Button>
              <Button kind="quiet" onClick={() => void leaveOut()}>
                {t('가격표에서 빼기')}
              </Button>
            </>
          )}
        </div>
        <p className="tiny mute">
          {t('가격표에는 원가를 저장한 포뮬러가 모두 들어가요. 원가와 마진은 표시되지 않아요.')}
        </p>
      </div>
    </form>
  )
}

type MaterialsProps = {
  costing: FormulaCosting
  money: string
  own: Record<string, string>
  writeOwn: (key: string, text: string) => void
}

/** At the shop's price for the one who looks, until another is written. */
function Materials({ costing, money, own, writeOwn }: MaterialsProps) {
  const { t } = usePhrasebook()
  const pick = useLocalizedField()
  const amountText = useAmountText(costing)
  return (
    <fieldset className="costing-materials">
      <legend className="small soft">
        {t('재료비 (100 g당 {money}). 비워 두면 내 실라주 가격으로 계산해요.', { money })}
      </legend>
      {costing.materials.map((material) => {
        const { key, mg, shop_per_100g } = material
        const name = pick(material, 'name')
        return (
          <label key={key} className="costing-material">
            <span>
              {name}
              <small className="mute num">{gramsText(mg)}</small>
            </span>
            <input
              className="input num"
              inputMode="decimal"
              autoComplete="off"
              aria-label={t('{name} 100 g당 내 가격', { name })}
              placeholder={shop_per_100g === null ? t('모름') : amountText(shop_per_100g)}
              value={own[key] ?? ''}
              onChange={(event) => writeOwn(key, event.target.value)}
            />
          </label>
        )
      })}
    </fieldset>
  )
}
