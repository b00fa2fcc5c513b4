import { Button } from '@sillage/admin-kit/button.tsx'
import { FormDialog } from '@sillage/admin-kit/form/form-panel.tsx'
import { DataList } from '@sillage/admin-kit/list/data-list.tsx'
import { State } from '@sillage/admin-kit/state.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { useShop } from '../../shop.ts'
import type { StaffBurn } from '../staff-contract.ts'
import { flameNames, waxNames } from '../words.ts'

/** What makers saw when they burned a wick: to look at, and to leave out where it cannot be. */
export function Component() {
  const t = usePhrases()
  const { queries } = useShop()
  const [hiding, setHiding] = useState<StaffBurn | null>(null)
  return (
    <>
      <Top title={t('테스트 결과')} />
      <DataList<StaffBurn>
        name="burn-results"
        label={t('테스트 결과 목록')}
        query={({ after, state }) =>
          queries.staffWicks.burns({
            query: {
              ...(after && { after: Number(after) }),
              ...((state === 'new' || state === 'checked' || state === 'hidden') && { state }),
            },
          })
        }
        keyOf={({ id }) => id}
        nameOf={({ name, option_name }) => `${name} ${option_name}`}
        views={[
          { label: t('모두'), query: {} },
          { label: t('확인할 것'), query: { state: 'new' } },
          { label: t('확인함'), query: { state: 'checked' } },
          { label: t('제외한 결과'), query: { state: 'hidden' } },
        ]}
        columns={useColumns(setHiding)}
        empty={{ title: t('테스트 결과가 없어요'), text: t('심지 찾기에서 남긴 결과가 여기에 보여요.') }}
      />
      {hiding && <Hide burn={hiding} onClose={() => setHiding(null)} />}
    </>
  )
}

function useColumns(hide: (burn: StaffBurn) => void) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const dates = useDates()
  return [
    {
      key: 'created_at',
      label: t('언제'),
      cell: ({ created_at }: StaffBurn) => <span className="mute">{dates.shortDateTime(created_at)}</span>,
    },
    {
      key: 'wick',
      label: t('심지'),
      cell: (burn: StaffBurn) => `${pick(burn, 'name')} ${pick(burn, 'option_name')}`,
    },
    {
      key: 'setup',
      label: t('용기와 왁스'),
      cell: ({ wax, diameter_mm, load }: StaffBurn) => `${t(waxNames[wax])}, ${diameter_mm} mm, ${load}%`,
    },
    { key: 'pool', label: t('녹은 지름'), align: 'end' as const, cell: ({ pool_mm }: StaffBurn) => `${pool_mm} mm` },
    { key: 'flame', label: t('불꽃'), cell: ({ flame }: StaffBurn) => t(flameNames[flame]) },
    { key: 'soot', label: t('그을음'), cell: ({ has_soot }: StaffBurn) => has_soot && t('있어요') },
    { key: 'note', label: t('메모'), fill: true, cell: ({ note }: StaffBurn) => note },
    { key: 'photo', label: t('사진'), cell: ({ photo }: StaffBurn) => photo && <Photo id={photo} /> },
    { key: 'mb_id', label: t('작성자'), cell: ({ mb_id }: StaffBurn) => mb_id ?? t('탈퇴한 회원') },
    { key: 'state', label: t('상태'), cell: (burn: StaffBurn) => <BurnState burn={burn} /> },
    {
      key: 'act',
      label: t('관리'),
      align: 'end' as const,
      cell: (burn: StaffBurn) => <Acts burn={burn} onHide={() => hide(burn)} />,
    },
  ]
}

function Photo({ id }: { id: string }) {
  const t = usePhrases()
  const src = `/api/v1/burn-photos/${id}`
  return (
    <a href={src} target="_blank" rel="noreferrer">
      <img className="thumb" src={src} alt={t('태운 사진')} />
    </a>
  )
}

function BurnState({ burn: { hidden_reason, is_checked } }: { burn: StaffBurn }) {
  const t = usePhrases()
  if (hidden_reason !== null) return <State tone="off">{t('제외함')}</State>
  return is_checked ? <State tone="done">{t('확인함')}</State> : <State tone="wait">{t('확인할 것')}</State>
}

function Acts({ burn, onHide }: { burn: StaffBurn; onHide: () => void }) {
  const t = usePhrases()
  const { api } = useShop()
  const { run, pending } = useAction(() => api.staffWicks.check({ params: { id: burn.id } }), {
    done: () => t('확인했어요. 사진을 공개하고 기록을 반영해요.'),
  })
  const isDone = burn.is_checked && burn.hidden_reason === null
  return (
    <div className="row">
      {!isDone && (
        <Button small disabled={pending} onClick={() => run(undefined)}>
          {t('확인')}
        </Button>
      )}
      {burn.hidden_reason === null && (
        <Button small onClick={onHide}>
          {t('빼기')}
        </Button>
      )}
    </div>
  )
}

function Hide({ burn, onClose }: { burn: StaffBurn; onClose: () => void }) {
  const t = usePhrases()
  const { api } = useShop()
  return (
    <FormDialog
      title={t('이 결과를 제외할까요?')}
      lead={t('신뢰도에 반영하지 않고 사진도 공개하지 않아요. 작성한 분이 이유를 볼 수 있어요.')}
      fields={[{ name: 'reason', label: t('제외하는 이유'), kind: 'text', wide: true }]}
      initial={{ reason: '' }}
      save={(body) => api.staffWicks.hide({ params: { id: burn.id }, body })}
      done={() => t('제외했어요.')}
      after={onClose}
      button={t('빼기')}
      danger
      onClose={onClose}
    />
  )
}
