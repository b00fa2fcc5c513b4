import { Button, ButtonLink } from '@sillage/admin-kit/button.tsx'
import { FormPanel } from '@sillage/admin-kit/form/form-panel.tsx'
import { DataList } from '@sillage/admin-kit/list/data-list.tsx'
import type { Column } from '@sillage/admin-kit/list/list-props.ts'
import { State, type Tone } from '@sillage/admin-kit/state.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useShop } from '../../shop.ts'
import type { Term } from '../contract.ts'
import { type TermState, termStates } from '../words.ts'

const looks = {
  queued: { label: '번역 없음', tone: 'stop' },
  machine: { label: '기계 번역', tone: 'act' },
  reviewed: { label: '확인함', tone: 'done' },
  locked: { label: '잠금', tone: 'past' },
  shipped: { label: '기본 제공', tone: 'past' },
} as const satisfies Record<TermState, { label: string; tone: Tone }>

/** Korean phrases and their English, by state. */
export function Component() {
  const t = usePhrases()
  const { queries } = useShop()
  const [edited, setEdited] = useState<Term | null>(null)
  const { data } = useQuery(queries.translation.staff.list({ query: { limit: 1 } }))
  return (
    <>
      <Top title={t('번역')}>
        <ButtonLink to="/translations/glossary">{t('용어집과 번역률')}</ButtonLink>
        <a className="btn" href="/?translate=1" target="_blank" rel="noreferrer">
          {t('가게 화면에서 고치기')}
        </a>
      </Top>
      <DataList<Term>
        name="translations"
        label={t('번역 목록')}
        query={(query) => queries.translation.staff.list({ query })}
        keyOf={({ phrase }) => phrase}
        nameOf={({ phrase }) => phrase}
        views={[
          { label: t('모두'), query: {} },
          ...termStates.map((state) => ({
            label: t(looks[state].label),
            query: { state },
            count: data?.counts[state] ?? 0,
          })),
          { label: t('쓰지 않는 문구'), query: { stale: 'true' }, count: data?.stale ?? 0 },
          { label: t('용어집과 다름'), query: { misses: 'true' }, count: data?.misses ?? 0 },
        ]}
        find={t('한국어나 영어')}
        columns={useColumns(setEdited)}
        empty={{ title: t('번역할 것이 없어요'), text: t('영어가 없는 문구가 생기면 여기에 보여요.') }}
      />
      {edited && <Form term={edited} onClose={() => setEdited(null)} />}
    </>
  )
}

function useColumns(onEdit: (term: Term) => void): Column<Term>[] {
  const t = usePhrases()
  const dates = useDates()
  return [
    { key: 'phrase', label: t('한국어'), fill: true, cell: ({ phrase }) => phrase },
    { key: 'text', label: t('영어'), fill: true, cell: ({ text }) => text },
    {
      key: 'state',
      label: t('상태'),
      cell: ({ state, stale }) =>
        stale ? (
          <State tone="off">{t('쓰지 않는 문구')}</State>
        ) : (
          <State tone={looks[state].tone}>{t(looks[state].label)}</State>
        ),
    },
    {
      key: 'updated_at',
      label: t('수정 일시'),
      cell: ({ updated_at }) => <span className="mute">{dates.shortDateTime(updated_at)}</span>,
    },
    {
      key: 'edit',
      label: t('관리'),
      align: 'end',
      cell: (term) => (
        <Button small onClick={() => onEdit(term)}>
          {t('고치기')}
        </Button>
      ),
    },
  ]
}

function Form({ term, onClose }: { term: Term; onClose: () => void }) {
  const t = usePhrases()
  const { api } = useShop()
  return (
    <FormPanel
      title={t('번역 수정')}
      lead={[
        term.phrase,
        ...term.misses.map(({ korean, english }) => t('용어집: {korean} → {english}', { korean, english })),
      ].join('\n')}
      fields={[
        { name: 'text', label: t('영어'), kind: 'area', wide: true, rows: 4 },
        { name: 'locked', label: t('잠금: 업데이트해도 바꾸지 않아요'), kind: 'check', wide: true },
      ]}
      initial={pick(term)}
      save={({ text, locked }, _, was) =>
        api.translation.staff.change({ body: { phrase: term.phrase, text, locked, was: was.text } })
      }
      latest={async () => {
        const now = await api.translation.staff.show({ query: { phrase: term.phrase } })
        return { values: pick(now), version: undefined }
      }}
      done={() => t('저장했어요. 가게에 바로 보여요.')}
      onClose={onClose}
      width={520}
    />
  )
}

const pick = ({ text, state }: Term) => ({ text, locked: state === 'locked' })
