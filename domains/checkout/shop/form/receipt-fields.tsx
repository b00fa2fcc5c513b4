import { isBusinessNumber } from '@sillage/kit/business-number.ts'
import { RadioGroup } from '@sillage/ui/radio-group.tsx'
import { TextInput } from '@sillage/ui/text-input.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { type MyCompany, useMyCompany } from '../../../application/shop/use-my-company.ts'
import { isCash, type PaymentMethod } from '../../../order/payment-words.ts'
import type { Draft, OrderBody } from './draft.ts'
import type { PartProps } from './form-part.tsx'
import './receipt-fields.css'

/** Money that leaves no slip of its own: a card has one already. */

const kinds = [
  { value: 'none', label: '신청하지 않아요' },
  { value: 'cash_income', label: '현금영수증 (소득 공제)' },
  { value: 'cash_expense', label: '현금영수증 (지출 증빙)' },
  { value: 'tax_invoice', label: '세금계산서' },
] as const

/** The receipt requested with the order; nothing if the payment method issues its own. */
export function receiptOf(
  { receipt }: Pick<Draft, 'receipt'>,
  method: PaymentMethod | undefined,
): NonNullable<OrderBody['receipt']> | null {
  const kind = kinds.find(({ value }) => value === receipt.kind)?.value ?? 'none'
  if (kind === 'none' || !method || !isCash(method)) return null
  return { kind, number: receipt.number, company: kind === 'tax_invoice' ? receipt.company : null }
}

type Receipt = Draft['receipt']
type Props = Pick<PartProps, 'errors' | 'clear'> & { receipt: Receipt; onChange: (receipt: Receipt) => void }

/** A cash receipt or a tax invoice. */
export function ReceiptFields({
  method,
  none,
  ...props
}: Props & {
  method: PaymentMethod | undefined
  /** What it means to ask for nothing here, in words. */
  none?: string
}) {
  const t = usePhrases()
  const { receipt, onChange, errors, clear } = props
  const known = useMyCompany()
  if (!method || !isCash(method)) return null
  const kind = receipt.kind || 'none'
  return (
    <div className="receipt-fields" data-field="receipt">
      <RadioGroup
        legend={t('현금영수증과 세금계산서')}
        options={kinds.map(({ value, label }) => ({ value, label: value === 'none' && none ? none : t(label) }))}
        value={kinds.find(({ value }) => value === kind)?.value}
        onChange={(next) => {
          for (const field of ['receipt', 'receipt_number', 'receipt_company']) clear(field)
          onChange(withKnown({ ...receipt, kind: next, number: '' }, known))
        }}
        error={errors.receipt?.[0]}
      />
      {kind !== 'none' && <NumberField {...props} />}
      {kind === 'tax_invoice' && <CompanyFields {...props} />}
    </div>
  )
}

const ofCompany = ['cash_expense', 'tax_invoice']

/** What the shop knows of a company that buys at its own prices; whatever was typed stays. */
export function withKnown(receipt: Receipt, known: MyCompany | undefined): Receipt {
  if (!known || !ofCompany.includes(receipt.kind)) return receipt
  const number = receipt.number || known.business_number
  if (Object.values(receipt.company).some((text) => text !== '')) return { ...receipt, number }
  const [type = '', ...items] = known.business_type.split(',').map((part) => part.trim())
  const address = [known.addr1, known.addr2].filter(Boolean).join(' ')
  const { company: name, representative: ceo, email } = known
  return { ...receipt, number, company: { name, ceo, address, type, item: items.join(', '), email } }
}

/** A phone's or a card's number, or a business number whose last figure proves the others. */
function NumberField({ receipt, onChange, errors, clear }: Props) {
  const t = usePhrases()
  const [left, setLeft] = useState(false)
  const ofPerson = receipt.kind === 'cash_income'
  const isWrong = left && !ofPerson && receipt.number !== '' && !isBusinessNumber(receipt.number)
  return (
    <TextInput
      label={ofPerson ? t('휴대전화 번호나 현금영수증 카드 번호') : t('사업자등록번호')}
      name="receipt_number"
      required
      inputMode={ofPerson ? 'tel' : 'numeric'}
      autoComplete={ofPerson ? 'tel' : 'off'}
      placeholder={ofPerson ? '010-0000-0000' : '000-00-00000'}
      value={receipt.number}
      onFocus={() => setLeft(false)}
      onBlur={() => setLeft(true)}
      onChange={(event) => {
        clear('receipt_number')
        onChange({ ...receipt, number: event.currentTarget.value })
      }}
      error={errors.receipt_number?.[0] ?? (isWrong ? t('사업자등록번호를 확인해 주세요.') : undefined)}
    />
  )
}

const company = {
  name: '회사 이름',
  ceo: '대표자 이름',
  address: '사업장 주소',
  type: '업태',
  item: '종목',
  email: '계산서 받을 메일',
} as const

function CompanyFields({ receipt, onChange, errors, clear }: Props) {
  const t = usePhrases()
  const text = (name: keyof typeof company) => ({
    label: t(company[name]),
    name: `receipt_company_${name}`,
    required: true,
    value: receipt.company[name],
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      clear(`receipt_company_${name}`)
      onChange({ ...receipt, company: { ...receipt.company, [name]: event.currentTarget.value } })
    },
    error: errors[`receipt_company_${name}`]?.[0],
  })
  return (
    <>
      <div className="field-row">
        <TextInput {...text('name')} autoComplete="organization" />
        <TextInput {...text('ceo')} />
      </div>
      <TextInput {...text('address')} />
      <div className="field-row">
        <TextInput {...text('type')} />
        <TextInput {...text('item')} />
      </div>
      <TextInput {...text('email')} type="email" inputMode="email" />
    </>
  )
}
