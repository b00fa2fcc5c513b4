import { languageOf } from '@sillage/kit/text-language.ts'
import { Badge } from '@sillage/ui/badge.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { useDialogs } from '@sillage/web-kit/dialogs.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useDataCalls } from '@sillage/web-kit/use-data-calls.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAddressText } from '../../../shipping/shop/address-text.ts'
import { useShop } from '../../../shop.ts'
import type { Address } from '../../account-contract.ts'
import { accountRules } from '../../words.ts'
import { AccountSection } from './account-section.tsx'
import { AddressDialog } from './address-dialog.tsx'
import { Loaded } from './loaded.tsx'

/** Where parcels go: the usual place first. A new one is most likely in the member's own country. */
export function AddressBook({ country }: { country: string }) {
  const t = usePhrases()
  const { queries } = useShop()
  const { readAgain, makeUsual, remove } = useAddressActions()
  const query = useQuery(queries.account.addresses())
  // The dialog stays while it fades, with what it showed.
  const [dialog, setDialog] = useState<{ address: Address | null; open: boolean; turn: number } | null>(null)
  const open = (address: Address | null) => setDialog({ address, open: true, turn: (dialog?.turn ?? 0) + 1 })

  return (
    <AccountSection
      title={t('배송지')}
      note={t('{count}곳까지 저장할 수 있어요.', { count: accountRules.addresses_max })}
      action={
        <Button kind="line" size="sm" onClick={() => open(null)}>
          {t('배송지 추가')}
        </Button>
      }
    >
      <Loaded query={query} height="180px">
        {(addresses) =>
          addresses.length === 0 ? (
            <p className="soft">{t('저장한 배송지가 없어요. 추가해 두면 주문할 때 고르기만 하면 돼요.')}</p>
          ) : (
            <ul className="rows">
              {addresses.map((address) => (
                <AddressRow
                  key={address.id}
                  address={address}
                  onMakeUsual={() => void makeUsual(address)}
                  onEdit={() => open(address)}
                  onRemove={() => void remove(address)}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      {dialog && (
        <AddressDialog
          key={dialog.turn}
          open={dialog.open}
          address={dialog.address}
          country={country}
          onClose={() => setDialog({ ...dialog, open: false })}
          onSaved={readAgain}
        />
      )}
    </AccountSection>
  )
}

function useAddressActions() {
  const t = usePhrases()
  const { confirm, toast } = useDialogs()
  const { api, queries } = useShop()
  const cache = useQueryClient()
  const { call } = useDataCalls()
  const readAgain = () => cache.invalidateQueries({ queryKey: queries.account.addresses.key })

  async function makeUsual({ id, ...address }: Address) {
    await call(() => api.account.changeAddress({ params: { address_id: id }, body: { ...address, is_default: true } }))
    await readAgain()
  }
  async function remove({ id, label }: Address) {
    const sure = await confirm({
      message: t('{label} 배송지를 지울까요?', { label }),
      confirmLabel: t('지우기'),
      danger: true,
    })
    if (!sure) return
    const { message } = await call(() => api.account.removeAddress({ params: { address_id: id } }))
    toast(t(message))
    await readAgain()
  }

  return { readAgain, makeUsual, remove }
}

type RowProps = { address: Address; onMakeUsual: () => void; onEdit: () => void; onRemove: () => void }

function AddressRow({ address, onMakeUsual, onEdit, onRemove }: RowProps) {
  const t = usePhrases()
  return (
    <li className="account-row address-row">
      <AddressFacts address={address} />
      <div className="button-row">
        {!address.is_default && (
          <Button kind="quiet" size="sm" onClick={onMakeUsual}>
            {t('기본으로')}
          </Button>
        )}
        <Button kind="quiet" size="sm" onClick={onEdit}>
          {t('수정')}
        </Button>
        <Button kind="quiet" size="sm" onClick={onRemove}>
          {t('지우기')}
        </Button>
      </div>
    </li>
  )
}

function AddressFacts({ address }: { address: Address }) {
  const t = usePhrases()
  const place = useAddressText()(address)
  return (
    <div>
      <p className="address-name">
        <b lang={languageOf(address.label)}>{address.label}</b>
        {address.is_default && <Badge tone="accent">{t('기본 배송지')}</Badge>}
      </p>
      <p className="num">
        <span lang={languageOf(address.receiver)}>{address.receiver}</span> · {address.hp}
      </p>
      <p className="soft num" lang={languageOf(place)}>
        {place}
      </p>
    </div>
  )
}
