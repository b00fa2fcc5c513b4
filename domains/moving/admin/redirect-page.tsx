import { Button } from '@sillage/admin-kit/button.tsx'
import { FormPanel } from '@sillage/admin-kit/form/form-panel.tsx'
import { DataList } from '@sillage/admin-kit/list/data-list.tsx'
import type { Column } from '@sillage/admin-kit/list/list-props.ts'
import { Tag } from '@sillage/admin-kit/state.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { useShop } from '../../shop.ts'
import type { Redirect, RedirectForm } from '../redirect-contract.ts'

/** Old addresses of the shop and where they have moved to. */
export function Component() {
  const t = usePhrases()
  const { queries } = useShop()
  const [edited, setEdited] = useState<Redirect | 'new' | null>(null)
  return (
    <>
      <Top title={t('옮긴 주소')}>
        <Button look="main" icon="plus" onClick={() => setEdited('new')}>
          {t('주소 추가')}
        </Button>
      </Top>
      <DataList<Redirect>
        name="redirects"
        label={t('옮긴 주소')}
        query={(query) => queries.redirects.staff.list({ query })}
        keyOf={({ id }) => id}
        nameOf={({ from }) => from}
        find={t('주소의 첫머리')}
        views={[
          { label: t('모두'), query: {} },
          { label: t('직원이 추가'), query: { origin: 'staff' } },
          { label: t('이전하면서 추가'), query: { origin: 'moved' } },
        ]}
        columns={useColumns(setEdited)}
        empty={{
          title: t('아직 옮긴 주소가 없어요'),
          text: t('이 쇼핑몰에 페이지가 없는 옛 주소를 새 주소로 연결해요.'),
        }}
      />
      {edited && <Form redirect={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </>
  )
}

function useColumns(onEdit: (row: Redirect) => void): Column<Redirect>[] {
  const t = usePhrases()
  const dates = useDates()
  const { api } = useShop()
  const { run: remove, pending } = useAction(({ id }: Redirect) => api.redirects.staff.remove({ params: { id } }), {
    done: ({ message }) => t(message),
  })
  return [
    { key: 'from', label: t('옛 주소'), fill: true, cell: ({ from }) => from },
    { key: 'to', label: t('새 주소'), cell: ({ to }) => <a href={to}>{to}</a> },
    {
      key: 'origin',
      label: t('누가'),
      cell: ({ origin }) => <Tag>{origin === 'staff' ? t('직원이 추가') : t('이전하면서 추가')}</Tag>,
    },
    {
      key: 'at',
      label: t('시각'),
      cell: ({ changed_at }) => <span className="mute">{dates.shortDateTime(changed_at)}</span>,
    },
    {
      key: 'actions',
      label: t('관리'),
      align: 'end',
      cell: (row) => (
        <span className="row">
          <Button small onClick={() => onEdit(row)}>
            {t('고치기')}
          </Button>
          <Button small disabled={pending} onClick={() => remove(row)}>
            {t('지우기')}
          </Button>
        </span>
      ),
    },
  ]
}

function Form({ redirect, onClose }: { redirect: Redirect | null; onClose: () => void }) {
  const t = usePhrases()
  const { api } = useShop()
  function save(body: RedirectForm, based_on: string | undefined) {
    if (!redirect) return api.redirects.staff.add({ body })
    return api.redirects.staff.change({ params: { id: redirect.id }, query: { based_on }, body })
  }
  async function latest() {
    // The newest comes first: the page after the next id begins with this one.
    const { data } = await api.redirects.staff.list({ query: { after: (redirect?.id ?? 0) + 1, limit: 1 } })
    const now = data.find(({ id }) => id === redirect?.id) ?? redirect
    return { values: pick(now), version: now?.version }
  }
  return (
    <FormPanel<RedirectForm, Redirect>
      title={redirect ? t('옮긴 주소 수정') : t('주소 추가')}
      fields={[
        {
          name: 'from',
          label: t('옛 주소'),
          kind: 'text',
          hint: t('/로 시작해요. 이 쇼핑몰에 있는 페이지는 연결할 수 없어요.'),
        },
        { name: 'to', label: t('새 주소'), kind: 'text', hint: t('/로 시작하는 이 쇼핑몰의 주소') },
      ]}
      initial={pick(redirect)}
      save={save}
      version={redirect?.version}
      latest={latest}
      done={() => t('저장했어요.')}
      onClose={onClose}
    />
  )
}

const pick = (redirect: Redirect | null): RedirectForm => ({ from: redirect?.from ?? '', to: redirect?.to ?? '' })
