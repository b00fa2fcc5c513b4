import { Button } from '@sillage/admin-kit/button.tsx'
import { SmallTable } from '@sillage/admin-kit/list/small-table.tsx'
import { Loaded } from '@sillage/admin-kit/loaded.tsx'
import { State } from '@sillage/admin-kit/state.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { useShop } from '../../shop.ts'
import type { StaffStore } from '../contract.ts'
import { StoreForm } from './store-form.tsx'

/** The shop's stores, hidden ones too. */
export function Component() {
  const t = usePhrases()
  const { queries } = useShop()
  const [edited, setEdited] = useState<number | 'new' | null>(null)
  return (
    <>
      <Top title={t('매장')}>
        <a className="link" href="/contents/store" target="_blank" rel="noreferrer">
          {t('쇼핑몰에서 보기')}
        </a>
        <Button look="main" icon="plus" onClick={() => setEdited('new')}>
          {t('매장 추가')}
        </Button>
      </Top>
      <div className="body">
        <Loaded query={queries.store.staff.list()}>
          {(stores) => (
            <>
              <Stores stores={stores} onEdit={setEdited} />
              {edited && (
                <StoreForm store={stores.find(({ id }) => id === edited) ?? null} onClose={() => setEdited(null)} />
              )}
            </>
          )}
        </Loaded>
      </div>
    </>
  )
}

function Stores({ stores, onEdit }: { stores: readonly StaffStore[]; onEdit: (id: number) => void }) {
  const t = usePhrases()
  const { api } = useShop()
  const { run: toggle, pending } = useAction(({ id, hidden }: StaffStore) =>
    api.store.staff.hide({ params: { id }, body: { hidden: !hidden } }),
  )
  return (
    <SmallTable
      label={t('매장 목록')}
      rows={stores}
      keyOf={({ id }) => id}
      empty={t('아직 매장이 없어요.')}
      columns={[
        { key: 'name', label: t('이름'), cell: ({ name }) => <span className="medium">{name}</span> },
        { key: 'address', label: t('주소'), fill: true, cell: ({ address }) => address },
        { key: 'hours', label: t('여는 시간'), cell: ({ hours }) => hours },
        { key: 'tel', label: t('전화'), cell: ({ tel }) => tel },
        { key: 'pickup', label: t('매장 수령'), cell: ({ pickup }) => (pickup ? t('됨') : '') },
        { key: 'pictures', label: t('사진'), align: 'end', cell: ({ pictures }) => pictures.length },
        {
          key: 'hidden',
          label: t('상태'),
          cell: ({ hidden }) =>
            hidden ? <State tone="off">{t('숨김')}</State> : <State tone="done">{t('보임')}</State>,
        },
        {
          key: 'actions',
          label: t('관리'),
          align: 'end',
          cell: (store) => (
            <span className="row">
              <span className="push" />
              <Button small disabled={pending} onClick={() => toggle(store)}>
                {store.hidden ? t('보이기') : t('숨기기')}
              </Button>
              <Button small onClick={() => onEdit(store.id)}>
                {t('고치기')}
              </Button>
            </span>
          ),
        },
      ]}
    />
  )
}
