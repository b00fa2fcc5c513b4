import { Button } from '@sillage/admin-kit/button.tsx'
import { ConflictDialog } from '@sillage/admin-kit/conflict-dialog.tsx'
import { Part } from '@sillage/admin-kit/part.tsx'
import { WordsForm } from '@sillage/admin-kit/words-form.tsx'
import { Problem } from '@sillage/kit/problem.ts'
import { useAmountText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { useShop } from '../../shop.ts'
import type { StaffQuotation } from '../staff-contract.ts'
import { canBecome } from '../words.ts'
import { AddLines, type FoundLine } from './add-lines.tsx'
import { toBody, type WrittenLine, type WrittenLines } from './use-written-lines.ts'

type Props = { quotation: StaffQuotation; written: WrittenLines }

/** What is offered. Staff change pieces and prices with a reason; the buyer's version stays as it is until it is sent. */
export function QuotationLines({ quotation, written }: Props) {
  const t = usePhrases()
  const amountText = useAmountText(quotation)
  const { lines, change, remove, add } = written
  const editable = canBecome(quotation.state, 'sent')
  const sums = quotation.prepared ?? quotation
  const title = quotation.prepared ? t('다음에 보낼 내용') : t('견적 내용')
  return (
    <Part title={title} fact={t('상품 {goods} · 배송 {shipping} · 합계 {total}', sumsText(sums, amountText))}>
      <div className="scroll">
        <table className="data">
          <thead>
            <tr>
              <th scope="col">{t('상품')}</th>
              <th scope="col">SKU</th>
              <th scope="col" className="end">
                {t('정가')}
              </th>
              <th scope="col" className="end">
                {t('수량')}
              </th>
              <th scope="col" className="end">
                {t('단가')}
              </th>
              <th scope="col">
                <span className="sr">{t('관리')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Row
                key={line.variant_id}
                line={line}
                list={line.list_amount > 0 ? amountText(line.list_amount) : ''}
                editable={editable}
                change={change}
                remove={remove}
              />
            ))}
          </tbody>
        </table>
      </div>
      {lines.length === 0 && <p className="mute padded">{t('아직 추가한 상품이 없어요. 아래에서 추가해 주세요.')}</p>}
      {editable && (
        <div className="stack stack-wide padded">
          <AddLines onAdd={(found) => add(found.map(toWritten))} />
          <SaveLines quotation={quotation} written={written} />
        </div>
      )}
    </Part>
  )
}

/** Saves what is written. Where someone else was first, both are shown and the writer chooses. */
function SaveLines({ quotation, written }: Props) {
  const t = usePhrases()
  const { api } = useShop()
  const [conflict, setConflict] = useState(false)
  async function save(reason: string) {
    const body = { lines: toBody(written.lines, quotation.currency), reason, based_on: written.based_on }
    try {
      await api.staffQuotations.change({ params: { quotation_id: quotation.id }, body })
      written.clear()
    } catch (error) {
      if (error instanceof Problem && error.code === 'outdated') setConflict(true)
      throw error
    }
  }
  return (
    <>
      {written.isStale && <p className="soft">{t('그사이 다른 분이 견적을 고쳤어요. 저장할 때 비교할 수 있어요.')}</p>}
      <WordsForm
        draft={`quotation-change:${quotation.id}`}
        label={t('고치는 이유')}
        hint={t('직접 정한 가격은 이 이유와 함께 기록돼요. 단가를 비우면 이 손님의 가격으로 계산해요.')}
        rows={1}
        button={t('수정한 내용 저장')}
        done={() => t('저장했어요. 보내기 전까지 손님의 견적서는 그대로예요.')}
        send={save}
      />
      {conflict && (
        <ConflictDialog
          who=""
          conflicts={[{ name: 'lines', label: t('견적 내용'), ...written.texts }]}
          onChoose={(_, kept) => {
            if (kept('lines') === 'theirs') written.clear()
            else written.keepMine()
            setConflict(false)
          }}
          onClose={() => setConflict(false)}
        />
      )}
    </>
  )
}

const toWritten = ({ variant_id, name, quantity }: FoundLine): WrittenLine => ({
  variant_id,
  name,
  option_name: '',
  sku: '',
  list_amount: 0,
  quantity: String(quantity),
  unit: '',
  personal: [],
})

type Sums = Pick<StaffQuotation, 'goods_amount' | 'shipping_amount' | 'total_amount'>

const sumsText = ({ goods_amount, shipping_amount, total_amount }: Sums, text: (amount: number) => string) => ({
  goods: text(goods_amount),
  shipping: text(shipping_amount),
  total: text(total_amount),
})

type RowProps = {
  line: WrittenLine
  /** Its list price, as it is read. */
  list: string
  editable: boolean
  change: (variant_id: number, set: Partial<WrittenLine>) => void
  remove: (variant_id: number) => void
}

function Row({ line, list, editable, change, remove }: RowProps) {
  const t = usePhrases()
  return (
    <tr>
      <td className="fill">
        {line.name} <span className="mute">{line.option_name}</span>
      </td>
      <td className="soft">{line.sku}</td>
      <td className="end">{list}</td>
      <td className="end">
        <input
          className="input input-num"
          inputMode="numeric"
          aria-label={t('{name} 수량', { name: line.name })}
          disabled={!editable}
          value={line.quantity}
          onChange={(event) => change(line.variant_id, { quantity: event.target.value })}
        />
      </td>
      <td className="end">
        <input
          className="input input-num"
          inputMode="decimal"
          aria-label={t('{name} 단가', { name: line.name })}
          placeholder={t('자동')}
          disabled={!editable}
          value={line.unit}
          onChange={(event) => change(line.variant_id, { unit: event.target.value })}
        />
      </td>
      <td className="end">
        {editable && (
          <Button
            small
            look="quiet"
            icon="close"
            aria-label={t('{name} 빼기', { name: line.name })}
            onClick={() => remove(line.variant_id)}
          />
        )}
      </td>
    </tr>
  )
}
