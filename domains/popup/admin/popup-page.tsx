import { Button } from '@sillage/admin-kit/button.tsx'
import type { FormField } from '@sillage/admin-kit/form/form-field.ts'
import { FormPanel } from '@sillage/admin-kit/form/form-panel.tsx'
import { moved } from '@sillage/admin-kit/form/rows-field.tsx'
import { SmallTable } from '@sillage/admin-kit/list/small-table.tsx'
import { Loaded } from '@sillage/admin-kit/loaded.tsx'
import { State } from '@sillage/admin-kit/state.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import type { Picture } from '@sillage/kit/schemas.ts'
import { seoulDay } from '@sillage/kit/time.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { postTones } from '../../board/admin/post-tones.ts'
import { postStateNames } from '../../board/words.ts'
import { PictureField } from '../../file/admin/picture-field.tsx'
import { smallest } from '../../file/admin/picture-size.ts'
import { useShop } from '../../shop.ts'
import type { PopupRow } from '../contract.ts'
import { popupDevices, popupStateOn, popupTypes } from '../words.ts'

type Values = Omit<PopupRow, 'id' | 'position' | 'version' | 'thumbnail_ko'> & {
  thumbnail_ko: Picture | null
}

const typeNames = { daily: '다음 날 다시 보임', once: '한 번만 보임' } as const
const deviceNames = { all: '모든 화면', desktop: '컴퓨터', phone: '휴대전화' } as const

/** Popups in the order they are shown. */
export function Component() {
  const t = usePhrases()
  const { queries } = useShop()
  const [edited, setEdited] = useState<PopupRow | 'new' | null>(null)
  return (
    <>
      <Top title={t('팝업')}>
        <Button look="main" icon="plus" onClick={() => setEdited('new')}>
          {t('팝업 만들기')}
        </Button>
      </Top>
      <div className="body">
        <Loaded query={queries.popup.staff.list()}>{({ data }) => <Popups rows={data} onEdit={setEdited} />}</Loaded>
      </div>
      {edited && <Form popup={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </>
  )
}

function Popups({ rows, onEdit }: { rows: readonly PopupRow[]; onEdit: (row: PopupRow) => void }) {
  const t = usePhrases()
  const { api } = useShop()
  const { run: toggle, pending } = useAction(({ id, active }: PopupRow) =>
    api.popup.staff.switch({ params: { id }, body: { active: !active } }),
  )
  const { run: order, pending: ordering } = useAction((ids: number[]) => api.popup.staff.order({ body: { ids } }))
  const ids = rows.map(({ id }) => id)
  return (
    <SmallTable
      label={t('팝업 목록')}
      rows={rows}
      keyOf={({ id }) => id}
      empty={t('아직 팝업이 없어요.')}
      columns={[
        {
          key: 'picture',
          label: t('사진'),
          cell: ({ thumbnail_ko }) => <img className="thumb" src={smallest(thumbnail_ko)} alt="" />,
        },
        { key: 'title', label: t('제목'), fill: true, cell: ({ title }) => title },
        { key: 'type', label: t('종류'), cell: ({ type }) => t(typeNames[type]) },
        { key: 'device', label: t('보이는 화면'), cell: ({ device }) => t(deviceNames[device]) },
        {
          key: 'period',
          label: t('기간'),
          cell: ({ starts_on, ends_on }) => (
            <span className="mute">{starts_on || ends_on ? `${starts_on ?? ''} – ${ends_on ?? ''}` : t('항상')}</span>
          ),
        },
        {
          key: 'active',
          label: t('상태'),
          cell: (row) => <Standing popup={row} />,
        },
        {
          key: 'actions',
          label: t('관리'),
          align: 'end',
          cell: (row) => (
            <Actions
              row={row}
              at={ids.indexOf(row.id)}
              last={ids.length - 1}
              disabled={{ order: ordering, toggle: pending }}
              onMove={(from, to) => order(moved(ids, from, to))}
              onToggle={() => toggle(row)}
              onEdit={() => onEdit(row)}
            />
          ),
        },
      ]}
    />
  )
}

function Standing({ popup }: { popup: PopupRow }) {
  const t = usePhrases()
  const state = popupStateOn(seoulDay(new Date()), popup)
  return <State tone={postTones[state]}>{t(postStateNames[state])}</State>
}

type ActionsProps = {
  row: PopupRow
  at: number
  last: number
  disabled: { order: boolean; toggle: boolean }
  onMove: (from: number, to: number) => void
  onToggle: () => void
  onEdit: () => void
}

function Actions({ row, at, last, disabled, onMove, onToggle, onEdit }: ActionsProps) {
  const t = usePhrases()
  return (
    <span className="row">
      <span className="push" />
      <Button small disabled={disabled.order || at === 0} onClick={() => onMove(at, at - 1)}>
        {t('위로')}
      </Button>
      <Button small disabled={disabled.order || at === last} onClick={() => onMove(at, at + 1)}>
        {t('아래로')}
      </Button>
      <Button small disabled={disabled.toggle} onClick={onToggle}>
        {row.active ? t('초안으로') : t('게시')}
      </Button>
      <Button small onClick={onEdit}>
        {t('고치기')}
      </Button>
    </span>
  )
}

const blank: Values = {
  type: 'daily',
  title: '',
  title_en: '',
  thumbnail_ko: null,
  thumbnail_en: null,
  link: '',
  link_en: '',
  device: 'all',
  active: true,
  starts_on: null,
  ends_on: null,
}

function Form({ popup, onClose }: { popup: PopupRow | null; onClose: () => void }) {
  const t = usePhrases()
  const { api } = useShop()
  function save(values: Values, based_on: string | undefined) {
    // A missing picture is refused by the endpoint, at its field.
    const body = values as Values & { thumbnail_ko: Picture }
    if (!popup) return api.popup.staff.add({ body })
    return api.popup.staff.change({ params: { id: popup.id }, query: { based_on }, body })
  }
  async function latest() {
    const { data } = await api.popup.staff.list()
    const now = data.find(({ id }) => id === popup?.id) ?? popup
    return { values: now ? pick(now) : blank, version: now?.version }
  }
  return (
    <FormPanel<Values, PopupRow>
      title={popup ? t('팝업 수정') : t('팝업 만들기')}
      fields={useFields()}
      initial={popup ? pick(popup) : blank}
      save={save}
      version={popup?.version}
      latest={latest}
      done={() => t('저장했어요.')}
      onClose={onClose}
    />
  )
}

function useFields(): FormField<Values>[] {
  const t = usePhrases()
  return [
    { name: 'title', label: t('제목'), kind: 'text', both: true },
    {
      name: 'link',
      label: t('연결할 주소'),
      kind: 'text',
      both: true,
      hint: t('/로 시작하는 주소나 https 주소'),
    },
    {
      name: 'type',
      label: t('종류'),
      kind: 'choice',
      options: popupTypes.map((value) => ({ value, label: t(typeNames[value]) })),
    },
    {
      name: 'device',
      label: t('보이는 화면'),
      kind: 'choice',
      options: popupDevices.map((value) => ({ value, label: t(deviceNames[value]) })),
    },
    { name: 'active', label: t('바로 게시하기. 끄면 초안으로 남아 직원만 볼 수 있어요.'), kind: 'check', wide: true },
    { name: 'starts_on', label: t('시작하는 날'), kind: 'day' },
    { name: 'ends_on', label: t('끝나는 날'), kind: 'day' },
    {
      name: 'thumbnail_ko',
      label: t('사진'),
      kind: 'custom',
      draw: (value, change, errors) => (
        <PictureField label={t('사진')} value={value as Picture | null} onChange={change} errors={errors} />
      ),
    },
    {
      name: 'thumbnail_en',
      label: t('영어 사진'),
      kind: 'custom',
      draw: (value, change, errors) => (
        <PictureField
          label={t('영어 사진 (없으면 같은 사진)')}
          value={value as Picture | null}
          onChange={change}
          errors={errors}
          optional
        />
      ),
    },
  ]
}

function pick({ id: _, position: __, version: ___, ...form }: PopupRow): Values {
  return form
}
