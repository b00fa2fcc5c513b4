import { Button } from '@sillage/admin-kit/button.tsx'
import { Dialog } from '@sillage/admin-kit/dialog.tsx'
import { useOwnDraft } from '@sillage/admin-kit/draft-key.ts'
import { Field } from '@sillage/admin-kit/field.tsx'
import { State, type Tone } from '@sillage/admin-kit/state.tsx'
import { TableField } from '@sillage/admin-kit/table/table-field.tsx'
import { WrongRows } from '@sillage/admin-kit/table/wrong-rows.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import type { Reply } from '@sillage/kit/endpoint.ts'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { useUndo } from '../../change-set/admin/use-undo.ts'
import { useShop } from '../../shop.ts'
import type { staffStoreOrders } from '../contract.ts'
import { storeOrderLimits } from '../words.ts'
import { readStoreOrders } from './read-store-orders.ts'

type Outcome = Reply<typeof staffStoreOrders.import>['rows'][number]
const looks: Record<Outcome['outcome'], { label: string; tone: Tone }> = {
  written: { label: '추가', tone: 'done' },
  tied: { label: '회원 확인', tone: 'done' },
  known: { label: '이미 있음', tone: 'past' },
  refused: { label: '불가', tone: 'stop' },
}
const columnNames = {
  receipt_no: '영수증 번호',
  bought_at: '판매 일시',
  name: '상품 이름',
  quantity: '수량',
  amount: '금액',
  payment: '결제',
  mb_hp: '회원 전화',
} as const

type Store = { id: number; name: string; name_en: string }
type Props = { stores: readonly Store[]; onClose: () => void }

/** A till's file, looked at first, then written. The same receipt is stored once, however often it is imported. */
export function ImportSlips({ stores, onClose }: Props) {
  const t = usePhrases()
  const form = useImport({ stores, onClose })
  const { text, unread, good, preview } = form
  return (
    <Dialog
      title={t('매장 영수증 가져오기')}
      lead={t(
        '영수증 번호, 판매 일시, 상품, 수량, 금액, 결제, 회원 전화 열을 읽어요. 번호가 같은 줄은 한 영수증이에요. 가져온 뒤 30일 동안 통째로 되돌릴 수 있어요. 그사이 회원이 확인된 영수증은 그대로 남아요.',
      )}
      onClose={onClose}
      width={760}
      actions={
        <>
          <Button onClick={onClose}>{t('닫기')}</Button>
          <Button disabled={unread || form.looking} onClick={form.look}>
            {t('미리 보기')}
          </Button>
          <Button look="main" disabled={unread || good === 0 || form.applying} onClick={form.apply}>
            {t('{count}장 가져오기', { count: good })}
          </Button>
        </>
      }
    >
      <div className="stack stack-wide">
        <StoreField stores={stores} value={form.store_id} onChange={form.chooseStore} />
        <TableField label={t('표')} value={text} onChange={form.write} />
        {text !== '' && <Faults {...form.faults} />}
        {preview && <Preview rows={preview} />}
      </div>
    </Dialog>
  )
}

/** What is read from the table, and what would become of each receipt. */
function useImport({ stores, onClose }: Props) {
  const t = usePhrases()
  const { api } = useShop()
  const [store_id, setStore] = useState(stores[0]?.id ?? 0)
  const { draft, change, clear } = useOwnDraft('store-orders', { text: '', request_key: '' })
  const [preview, setPreview] = useState<Outcome[] | null>(null)
  const { slips, wrong, missing } = readStoreOrders(draft.text, store_id)
  const send = (dry_run: boolean) =>
    api.staffStoreOrders.import({ body: { slips, dry_run, request_key: draft.request_key || undefined } })
  const { offer } = useUndo()
  const look = useAction(() => send(true), { after: ({ rows }) => setPreview(rows) })
  const good = preview?.filter(({ outcome }) => outcome === 'written' || outcome === 'tied').length ?? 0
  const apply = useAction(() => send(false), {
    after({ change_set_id }) {
      offer(change_set_id, t('영수증 {count}장을 가져왔어요.', { count: good }))
      clear()
      onClose()
    },
  })
  function write(text: string) {
    change({ text, request_key: crypto.randomUUID() })
    setPreview(null)
  }
  function chooseStore(id: number) {
    setStore(id)
    write(draft.text)
  }
  const isTooMany = slips.length > storeOrderLimits.rows
  const unread = slips.length === 0 || isTooMany || wrong.length > 0 || missing.length > 0
  return {
    text: draft.text,
    write,
    store_id,
    chooseStore,
    faults: { missing, wrong, isTooMany },
    unread,
    preview,
    good,
    look: () => void look.run(undefined),
    looking: look.pending,
    apply: () => void apply.run(undefined),
    applying: apply.pending,
  }
}

type StoreProps = { stores: readonly Store[]; value: number; onChange: (id: number) => void }

function StoreField({ stores, value, onChange }: StoreProps) {
  const t = usePhrases()
  const pick = useLocalizedField()
  return (
    <Field label={t('매장')}>
      {(control) => (
        <select {...control} value={value} onChange={(event) => onChange(Number(event.target.value))}>
          {stores.map((store) => (
            <option key={store.id} value={store.id}>
              {pick(store, 'name')}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

type Faulty = Pick<ReturnType<typeof readStoreOrders>, 'missing' | 'wrong'> & { isTooMany: boolean }

function Faults({ missing, wrong, isTooMany }: Faulty) {
  const t = usePhrases()
  return (
    <>
      {missing.length > 0 && (
        <p className="error">
          {t('찾지 못한 열이 있어요: {columns}', { columns: missing.map((key) => t(columnNames[key])).join(', ') })}
        </p>
      )}
      {missing.length === 0 && (
        <WrongRows rows={wrong.map((row) => ({ ...row, column: t(columnNames[row.column]) }))} />
      )}
      {isTooMany && (
        <p className="error">{t('한 번에 {count}장까지 가져올 수 있어요.', { count: storeOrderLimits.rows })}</p>
      )}
    </>
  )
}

function Preview({ rows }: { rows: Outcome[] }) {
  const t = usePhrases()
  return (
    <table className="data">
      <tbody>
        {rows.slice(0, 200).map(({ receipt_no, outcome, mb_id, reason }) => (
          <tr key={receipt_no}>
            <td>{receipt_no}</td>
            <td>
              <State tone={looks[outcome].tone}>{t(looks[outcome].label)}</State>
            </td>
            <td className="fill mute">{reason ? t(reason) : mb_id}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
