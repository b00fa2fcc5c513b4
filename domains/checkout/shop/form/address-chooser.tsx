import { Button } from '@sillage/ui/button.tsx'
import { Chip } from '@sillage/ui/chip.tsx'
import { ErrorNote } from '@sillage/ui/error-note.tsx'
import { homeCountry } from '@sillage/web-kit/countries.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Address } from '../../../member/account-contract.ts'
import { AddressDialog } from '../../../member/shop/account/address-dialog.tsx'
import { useAddressText } from '../../../shipping/shop/address-text.ts'
import { useShop } from '../../../shop.ts'
import { deliveryOf } from './draft.ts'
import type { PartProps } from './form-part.tsx'
import { addressed } from './use-draft.ts'
import '../../../member/shop/joining/joining.css'

type Props = PartProps & { book: readonly Address[] }

const fields = [
  'zip',
  'country',
  'receiver_name',
  'receiver_hp',
  'receiver_addr1',
  'receiver_addr2',
  'receiver_city',
  'receiver_state',
]

/** One of the addresses the member has written down, a new one for the book, or one for this time only. */
export function AddressChooser({ draft, change, book, errors, clear, quote }: Props) {
  const t = usePhrases()
  const { api, queries } = useShop()
  const cache = useQueryClient()
  const [dialog, setDialog] = useState({ open: false, turn: 0 })
  const abroad = deliveryOf(draft, quote.deliveries) === 'ems'
  const fitting = book.filter(({ country }) => (country !== homeCountry) === abroad)

  function choose(address: Address) {
    for (const field of fields) clear(field)
    change(addressed(address))
  }
  async function readAgain() {
    await cache.invalidateQueries({ queryKey: queries.account.addresses.key })
    const addresses = await api.account.addresses()
    const added = addresses.find(({ id }) => !book.some((known) => known.id === id))
    if (added) choose(added)
  }
  return (
    <div className="address-chooser">
      <fieldset className="chips">
        <legend className="sr">{t('주소록')}</legend>
        {fitting.map((address) => (
          <Chip key={address.id} pressed={draft.address_id === address.id} onPress={() => choose(address)}>
            {address.label}
          </Chip>
        ))}
        <Chip pressed={draft.address_id === 0} onPress={() => change({ address_id: 0 })}>
          {t('직접 입력')}
        </Chip>
        <Button kind="quiet" size="sm" onClick={() => setDialog({ open: true, turn: dialog.turn + 1 })}>
          {t('주소록에 추가')}
        </Button>
      </fieldset>
      {draft.address_id !== 0 && (
        <Chosen draft={draft} country={abroad ? draft.country : homeCountry} errors={errors} />
      )}
      {dialog.turn > 0 && (
        <AddressDialog
          key={dialog.turn}
          open={dialog.open}
          address={null}
          country={abroad ? draft.country : homeCountry}
          onClose={() => setDialog({ ...dialog, open: false })}
          onSaved={readAgain}
        />
      )}
    </div>
  )
}

/** The saved address, and what is wrong with it: it is corrected in the address book. */
function Chosen({
  draft: { receiver, place },
  country,
  errors,
}: Pick<Props, 'draft' | 'errors'> & { country: string }) {
  const addressText = useAddressText()
  const problem = fields.flatMap((field) => errors[field] ?? [])[0]
  return (
    <div className="address-chosen" data-field={fields.find((field) => errors[field]) ?? 'zip'}>
      <p className="num">
        {receiver.name} · {receiver.hp}
      </p>
      <p className="soft num">{addressText({ ...place, country })}</p>
      <ErrorNote>{problem}</ErrorNote>
    </div>
  )
}
