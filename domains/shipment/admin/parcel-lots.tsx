import { Button } from '@sillage/admin-kit/button.tsx'
import { Dialog } from '@sillage/admin-kit/dialog.tsx'
import { Loaded } from '@sillage/admin-kit/loaded.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { useShop } from '../../shop.ts'
import type { ParcelLots } from '../lot-contract.ts'

type Parcel = { id: number; tracking_no: string }

/** From which lots a parcel was packed. */
export function ParcelLotsButton({ shipment }: { shipment: Parcel }) {
  const t = usePhrases()
  const { queries } = useShop()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button
        small
        aria-label={t('{name} 로트', { name: shipment.tracking_no || String(shipment.id) })}
        onClick={() => setOpen(true)}
      >
        {t('로트')}
      </Button>
      {isOpen && (
        <Loaded query={queries.staffParcelLots.list({ params: { shipment_id: shipment.id } })}>
          {({ data }) => <LotsDialog shipment={shipment} data={data} onClose={close} />}
        </Loaded>
      )}
    </>
  )
}

type Pieces = Readonly<Record<number, number>>

function LotsDialog({ shipment, data, onClose }: { shipment: Parcel; data: ParcelLots[]; onClose: () => void }) {
  const t = usePhrases()
  const { api } = useShop()
  const [pieces, setPieces] = useState<Pieces>(() =>
    Object.fromEntries(data.flatMap(({ lots }) => lots.map(({ lot_id, quantity }) => [lot_id, quantity]))),
  )
  const { run, pending } = useAction(
    () => {
      const lots = Object.entries(pieces).map(([lot_id, quantity]) => ({ lot_id: Number(lot_id), quantity }))
      const params = { shipment_id: shipment.id }
      return api.staffParcelLots.change({ params, body: { lots: lots.filter(({ quantity }) => quantity > 0) } })
    },
    { done: () => t('저장했어요.'), after: onClose },
  )
  const isEmpty = data.every(({ lots }) => lots.length === 0)
  return (
    <Dialog
      title={t('보낸 로트')}
      lead={t('발송할 때 기한이 이른 로트부터 자동으로 적혀요. 다른 로트를 넣었다면 고쳐 주세요.')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('닫기')}</Button>
          <Button look="main" disabled={isEmpty || pending} onClick={() => run(undefined)}>
            {t('저장')}
          </Button>
        </>
      }
    >
      {isEmpty ? (
        <p className="mute">{t('이 상품은 로트 없이 들어왔어요.')}</p>
      ) : (
        data.map((each) => <OptionLots key={each.variant_id} each={each} pieces={pieces} onChange={setPieces} />)
      )}
    </Dialog>
  )
}

type Props = { each: ParcelLots; pieces: Pieces; onChange: (pieces: Pieces) => void }

function OptionLots({ each: { sku, option, quantity, lots, ...row }, pieces, onChange }: Props) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const sum = lots.reduce((all, { lot_id }) => all + (pieces[lot_id] ?? 0), 0)
  if (lots.length === 0) return null
  return (
    <fieldset className="stack">
      <legend>
        {pick(row, 'name')} <span className="mute">{option || sku}</span>
      </legend>
      {lots.map(({ lot_id, lot, best_before, on_hand }) => (
        <label key={lot_id} className="row">
          <span className="grow">
            {lot} <span className="mute">{best_before && t('{day}까지', { day: best_before })}</span>{' '}
            <span className="mute">{t('남은 수량 {count}', { count: on_hand })}</span>
          </span>
          <input
            className="input input-num count-input"
            inputMode="numeric"
            value={pieces[lot_id] ?? 0}
            onChange={(event) => {
              const digits = event.target.value.replace(/\D/g, '').slice(0, 6)
              onChange({ ...pieces, [lot_id]: Number(digits) })
            }}
          />
        </label>
      ))}
      <p className={sum > quantity ? 'bad' : 'mute'}>{t('보낸 수량 {quantity}개 가운데 {sum}개', { quantity, sum })}</p>
    </fieldset>
  )
}
