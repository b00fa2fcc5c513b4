import { Button } from '@sillage/admin-kit/button.tsx'
import { RecordForm } from '@sillage/admin-kit/form/record-form.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { NewOrder } from './use-new-order.ts'

/** Where the parcel goes, in Korea. */
export function Receiver({ order }: { order: NewOrder }) {
  const t = usePhrases()
  const { draft, change, errors } = order
  const own = Object.entries(errors).map(([name, messages]) => [name.replace(/^receiver\./, ''), messages] as const)
  return (
    <div className="stack stack-wide">
      <div className="row">
        <Button small onClick={() => change({ name: draft.buyer_name, hp: draft.buyer_hp })}>
          {t('주문하는 분과 같아요')}
        </Button>
      </div>
      <RecordForm
        values={draft}
        onChange={change}
        errors={Object.fromEntries(own)}
        fields={[
          { name: 'name', label: t('받는 분'), kind: 'text' },
          { name: 'hp', label: t('전화'), kind: 'text' },
          { name: 'zip', label: t('우편번호'), kind: 'text' },
          { name: 'addr1', label: t('주소'), kind: 'text' },
          { name: 'addr2', label: t('나머지 주소'), kind: 'text', wide: true },
          { name: 'memo', label: t('배송 메모'), kind: 'text', wide: true },
        ]}
      />
    </div>
  )
}
