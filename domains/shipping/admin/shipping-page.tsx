import { Button } from '@sillage/admin-kit/button.tsx'
import type { FormField } from '@sillage/admin-kit/form/form-field.ts'
import { FormDialog } from '@sillage/admin-kit/form/form-panel.tsx'
import { RecordForm } from '@sillage/admin-kit/form/record-form.tsx'
import { RowsField } from '@sillage/admin-kit/form/rows-field.tsx'
import { SmallTable } from '@sillage/admin-kit/list/small-table.tsx'
import { Loaded } from '@sillage/admin-kit/loaded.tsx'
import { Part } from '@sillage/admin-kit/part.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useShop } from '../../shop.ts'
import type { StaffShipping } from '../contract.ts'
import { FeeTester } from './fee-tester.tsx'

type Rules = StaffShipping['rules']
type Region = Rules['far_regions'][number]
type Zone = Rules['ems_zones'][number]

/** What sending costs: the rules, what they would change, and why a parcel costs what it does. */
export function Component() {
  const { queries } = useShop()
  return (
    <Loaded query={queries.shipping.staff.show()}>
      {(settings) => <Sheet key={settings.versions[0]?.id ?? 'first'} settings={settings} />}
    </Loaded>
  )
}

function Sheet({ settings }: { settings: StaffShipping }) {
  const t = usePhrases()
  const [rules, setRules] = useState(settings.rules)
  const [saving, setSaving] = useState(false)
  const isChanged = rules !== settings.rules
  const fields = useFields()
  return (
    <>
      <Top
        title={t('배송비 규칙')}
        fact={isChanged && <span className="accent">{t('저장하지 않은 변경이 있어요')}</span>}
      >
        <Button disabled={!isChanged} onClick={() => setRules(settings.rules)}>
          {t('되돌리기')}
        </Button>
        <Button look="main" disabled={!isChanged} onClick={() => setSaving(true)}>
          {t('저장')}
        </Button>
      </Top>
      <div className="body">
        <div className="cols cols-wide">
          <Part title={t('규칙')}>
            <div className="padded">
              <RecordForm<Rules> fields={fields} values={rules} onChange={setRules} errors={{}} />
            </div>
          </Part>
          <div>
            <FeeTester saved={settings.rules} edited={rules} />
            <History settings={settings} />
          </div>
        </div>
      </div>
      {saving && <Save settings={settings} rules={rules} onClose={() => setSaving(false)} />}
    </>
  )
}

function useFields(): FormField<Rules>[] {
  const t = usePhrases()
  return [
    { name: 'fee_krw', label: t('기본 배송비 (원)'), kind: 'number' },
    { name: 'free_from_krw', label: t('무료 배송 기준 (원)'), kind: 'number' },
    { name: 'fee_usd', label: t('기본 배송비 (센트)'), kind: 'number' },
    { name: 'free_from_usd', label: t('무료 배송 기준 (센트)'), kind: 'number' },
    { name: 'cut_off', label: t('당일 출고 마감'), kind: 'text', wide: true },
    { name: 'holidays', label: t('휴무일 (한 줄에 하나, 2026-12-25)'), kind: 'words', wide: true, rows: 4 },
    useRegionsField(),
    useZonesField(),
  ]
}

function useRegionsField(): FormField<Rules> {
  const t = usePhrases()
  return {
    name: 'far_regions',
    label: t('먼 지역'),
    kind: 'custom',
    draw: (value, change, errors) => (
      <RowsField<Region>
        label={t('먼 지역')}
        rows={value as Region[]}
        fields={[
          { name: 'name', label: t('이름'), kind: 'text', both: true },
          { name: 'zip_from', label: t('시작 우편번호'), kind: 'text' },
          { name: 'zip_to', label: t('끝 우편번호'), kind: 'text' },
          { name: 'extra_krw', label: t('추가 금액 (원)'), kind: 'number' },
          { name: 'extra_usd', label: t('추가 금액 (센트)'), kind: 'number' },
          { name: 'include', label: t('추가할 우편번호'), kind: 'words', rows: 2 },
          { name: 'exclude', label: t('제외할 우편번호'), kind: 'words', rows: 2 },
        ]}
        blank={{
          name: '',
          name_en: '',
          zip_from: '',
          zip_to: '',
          extra_krw: 0,
          extra_usd: 0,
          include: [],
          exclude: [],
        }}
        onChange={change}
        errors={errors}
      />
    ),
  }
}

function useZonesField(): FormField<Rules> {
  const t = usePhrases()
  return {
    name: 'ems_zones',
    label: t('EMS 구역'),
    kind: 'custom',
    draw: (value, change, errors) => (
      <RowsField<Zone>
        label={t('EMS 구역')}
        rows={value as Zone[]}
        fields={[
          { name: 'name', label: t('이름'), kind: 'text', both: true },
          { name: 'countries', label: t('나라 (두 글자, 한 줄에 하나)'), kind: 'words', wide: true },
          { name: 'first_krw', label: t('처음 500g (원)'), kind: 'number' },
          { name: 'step_krw', label: t('500g마다 (원)'), kind: 'number' },
          { name: 'first_usd', label: t('처음 500g (센트)'), kind: 'number' },
          { name: 'step_usd', label: t('500g마다 (센트)'), kind: 'number' },
          { name: 'max_g', label: t('최대 무게 (g)'), kind: 'number', wide: true },
        ]}
        blank={{
          name: '',
          name_en: '',
          countries: [],
          first_krw: 0,
          step_krw: 0,
          first_usd: 0,
          step_usd: 0,
          max_g: 20_000,
        }}
        onChange={change}
        errors={errors}
      />
    ),
  }
}

const filled = (lines: readonly string[]) => lines.map((line) => line.trim()).filter(Boolean)

/** Lines that were left empty while typing are no entries. */
const cleaned = (rules: Rules): Rules => ({
  ...rules,
  holidays: filled(rules.holidays),
  far_regions: rules.far_regions.map((region) => ({
    ...region,
    include: filled(region.include),
    exclude: filled(region.exclude),
  })),
  ems_zones: rules.ems_zones.map((zone) => ({ ...zone, countries: filled(zone.countries) })),
})

function Save({ settings, rules, onClose }: { settings: StaffShipping; rules: Rules; onClose: () => void }) {
  const t = usePhrases()
  const { api } = useShop()
  const based_on = settings.versions[0]?.id ?? null
  return (
    <FormDialog
      title={t('배송비 규칙을 바꿀까요?')}
      lead={t('저장하면 바로 적용돼요. 이미 들어온 주문의 배송비는 그대로예요.')}
      fields={[{ name: 'note', label: t('바꾸는 이유'), kind: 'text', wide: true }]}
      initial={{ note: '' }}
      save={({ note }) => api.shipping.staff.save({ body: { rules: cleaned(rules), note, based_on } })}
      done={() => t('배송비 규칙을 바꿨어요.')}
      onClose={onClose}
      width={640}
    >
      <Preview rules={cleaned(rules)} />
    </FormDialog>
  )
}

/** What examples cost now and would cost. */
function Preview({ rules }: { rules: Rules }) {
  const t = usePhrases()
  const moneyText = useMoneyText()
  const { queries } = useShop()
  const { data } = useQuery(queries.shipping.staff.preview({ body: { rules } }))
  if (!data) return null
  return (
    <SmallTable
      label={t('바뀌는 배송비')}
      rows={data.rows}
      keyOf={({ name, currency }) => `${name} ${currency}`}
      empty=""
      columns={[
        { key: 'name', label: t('보기'), fill: true, cell: ({ name }) => t(name) },
        {
          key: 'now',
          label: t('지금'),
          align: 'end',
          cell: ({ amount, currency }) => (amount === null ? t('배송 불가') : moneyText({ amount, currency })),
        },
        {
          key: 'new',
          label: t('바꾼 뒤'),
          align: 'end',
          cell: ({ amount, new_amount, currency }) => (
            <span className={amount === new_amount ? 'mute' : 'accent'}>
              {new_amount === null ? t('배송 불가') : moneyText({ amount: new_amount, currency })}
            </span>
          ),
        },
      ]}
    />
  )
}

function History({ settings }: { settings: StaffShipping }) {
  const t = usePhrases()
  const dates = useDates()
  return (
    <Part title={t('규칙 기록')}>
      <ul className="log padded">
        {settings.versions.map(({ id, note, staff_id, created_at }) => (
          <li key={id ?? 'first'}>
            <div>
              {created_at && <time dateTime={created_at}>{dates.shortDateTime(created_at)}</time>}{' '}
              {note || t('최초 규칙')} <span className="mute">{staff_id}</span>
            </div>
          </li>
        ))}
      </ul>
    </Part>
  )
}
