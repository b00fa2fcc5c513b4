import type { FormField } from '@sillage/admin-kit/form/form-field.ts'
import { FormDialog } from '@sillage/admin-kit/form/form-panel.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { receiptKinds } from '../../order/words.ts'
import { useShop } from '../../shop.ts'
import type { StaffReceipt } from '../staff-contract.ts'
import { receiptKindLabels } from './receipt-looks.ts'

const company = { name: '', ceo: '', address: '', type: '', item: '', email: '' }
type Values = { kind: StaffReceipt['kind']; number: string } & typeof company
const initial: Values = { kind: 'cash_income', number: '', ...company }

/** For a buyer who calls after the order. A company's facts are asked for only where it is a tax invoice. */
export function RequestReceipt({ order_id, onClose }: { order_id: number; onClose: () => void }) {
  const t = usePhrases()
  const { api } = useShop()
  return (
    <FormDialog<Values, unknown>
      title={t('증빙 대신 신청하기')}
      lead={t(
        '현금영수증은 곧 자동으로 발급하고, 세금계산서는 증빙 화면에서 발급해요. 회사 정보는 세금계산서에만 적어 주세요.',
      )}
      width={640}
      fields={useFields()}
      initial={initial}
      save={({ kind, number, ...company }) =>
        api.staffReceipts.request({
          params: { order_id },
          body: { kind, number, company: kind === 'tax_invoice' ? company : null },
        })
      }
      done={() => t('증빙을 신청했어요.')}
      button={t('증빙 신청')}
      onClose={onClose}
    />
  )
}

function useFields(): FormField<Values>[] {
  const t = usePhrases()
  return [
    {
      name: 'kind',
      label: t('종류'),
      kind: 'choice',
      options: receiptKinds.map((value) => ({ value, label: t(receiptKindLabels[value]) })),
    },
    {
      name: 'number',
      label: t('번호'),
      hint: t('휴대전화, 현금영수증 카드나 사업자등록번호예요.'),
      kind: 'text',
    },
    { name: 'name', label: t('회사 이름'), kind: 'text' },
    { name: 'ceo', label: t('대표자'), kind: 'text' },
    { name: 'address', label: t('사업장 주소'), kind: 'text', wide: true },
    { name: 'type', label: t('업태'), kind: 'text' },
    { name: 'item', label: t('종목'), kind: 'text' },
    { name: 'email', label: t('받는 메일'), kind: 'text', wide: true },
  ]
}
