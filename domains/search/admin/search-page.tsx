import { Button } from '@sillage/admin-kit/button.tsx'
import { FormPanel } from '@sillage/admin-kit/form/form-panel.tsx'
import { SmallTable } from '@sillage/admin-kit/list/small-table.tsx'
import { Loaded } from '@sillage/admin-kit/loaded.tsx'
import { Part } from '@sillage/admin-kit/part.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { useShop } from '../../shop.ts'
import type { Synonym } from '../contract.ts'

type Edited = { id: number | null; word: string; meanings: string[] }

/** What visitors looked for and did not find, what they opened, and what words mean here. */
export function Component() {
  const t = usePhrases()
  const [edited, setEdited] = useState<Edited | null>(null)
  return (
    <>
      <Top title={t('검색')}>
        <Button look="main" icon="plus" onClick={() => setEdited({ id: null, word: '', meanings: [] })}>
          {t('동의어 추가')}
        </Button>
      </Top>
      <div className="body">
        <div className="cols cols-even">
          <Missed onTeach={(word) => setEdited({ id: null, word, meanings: [] })} />
          <Clicked />
        </div>
        <Synonyms onEdit={setEdited} />
      </div>
      {edited && <Form edited={edited} onClose={() => setEdited(null)} />}
    </>
  )
}

function Missed({ onTeach }: { onTeach: (word: string) => void }) {
  const t = usePhrases()
  const dates = useDates()
  const { queries } = useShop()
  return (
    <Part title={t('결과가 없는 검색어')} fact={t('지난 30일')}>
      <Loaded query={queries.search.missed({ query: { days: 30 } })}>
        {(rows) => (
          <SmallTable
            label={t('결과가 없는 검색어')}
            rows={rows}
            keyOf={({ keyword }) => keyword}
            empty={t('결과가 없는 검색어가 없어요.')}
            columns={[
              { key: 'keyword', label: t('단어'), fill: true, cell: ({ keyword }) => keyword },
              { key: 'times', label: t('번'), align: 'end', cell: ({ times }) => times.toLocaleString() },
              {
                key: 'last_day',
                label: t('마지막'),
                cell: ({ last_day }) => <span className="mute">{dates.date(last_day)}</span>,
              },
              {
                key: 'teach',
                label: t('관리'),
                align: 'end',
                cell: ({ keyword }) => (
                  <Button small onClick={() => onTeach(keyword)}>
                    {t('동의어 추가')}
                  </Button>
                ),
              },
            ]}
          />
        )}
      </Loaded>
    </Part>
  )
}

function Clicked() {
  const t = usePhrases()
  const { queries } = useShop()
  return (
    <Part title={t('검색에서 열린 상품')} fact={t('지난 30일')}>
      <Loaded query={queries.search.clicked({ query: { days: 30 } })}>
        {(rows) => (
          <SmallTable
            label={t('검색에서 열린 상품')}
            rows={rows}
            keyOf={({ keyword, product_id }) => `${keyword} ${product_id}`}
            empty={t('아직 열린 상품이 없어요.')}
            columns={[
              { key: 'keyword', label: t('단어'), cell: ({ keyword }) => keyword },
              {
                key: 'name',
                label: t('상품'),
                fill: true,
                cell: ({ name, product_id }) => (
                  <a className="link" href={`/shop/product/${product_id}`} target="_blank" rel="noreferrer">
                    {name}
                  </a>
                ),
              },
              { key: 'times', label: t('번'), align: 'end', cell: ({ times }) => times.toLocaleString() },
            ]}
          />
        )}
      </Loaded>
    </Part>
  )
}

function Synonyms({ onEdit }: { onEdit: (edited: Edited) => void }) {
  const t = usePhrases()
  const { api, queries } = useShop()
  const { run: remove, pending } = useAction((id: number) => api.search.removeSynonym({ params: { id } }), {
    done: () => t('동의어를 지웠어요.'),
  })
  return (
    <Part title={t('동의어')} fact={t('왼쪽 단어를 검색하면 오른쪽 단어도 함께 찾아요')}>
      <Loaded query={queries.search.synonyms()}>
        {({ data }) => (
          <SmallTable<Synonym>
            label={t('동의어')}
            rows={data}
            keyOf={({ id }) => id}
            empty={t('아직 동의어가 없어요.')}
            columns={[
              { key: 'word', label: t('단어'), cell: ({ word }) => <span className="medium">{word}</span> },
              { key: 'meanings', label: t('같은 뜻의 단어'), fill: true, cell: ({ meanings }) => meanings.join(', ') },
              {
                key: 'actions',
                label: t('관리'),
                align: 'end',
                cell: (synonym) => (
                  <span className="row">
                    <span className="push" />
                    <Button small onClick={() => onEdit(synonym)}>
                      {t('고치기')}
                    </Button>
                    <Button small disabled={pending} onClick={() => remove(synonym.id)}>
                      {t('지우기')}
                    </Button>
                  </span>
                ),
              },
            ]}
          />
        )}
      </Loaded>
    </Part>
  )
}

function Form({ edited, onClose }: { edited: Edited; onClose: () => void }) {
  const t = usePhrases()
  const { api } = useShop()
  const { id } = edited
  return (
    <FormPanel
      title={id === null ? t('동의어 추가') : t('동의어 수정')}
      fields={[
        { name: 'word', label: t('손님이 쓰는 단어'), kind: 'text', wide: true },
        { name: 'meanings', label: t('가게에서 쓰는 단어 (한 줄에 하나)'), kind: 'words', wide: true, rows: 5 },
      ]}
      initial={{ word: edited.word, meanings: edited.meanings }}
      save={(values) => {
        const body = { word: values.word, meanings: values.meanings.map((each) => each.trim()).filter(Boolean) }
        return id === null ? api.search.addSynonym({ body }) : api.search.changeSynonym({ params: { id }, body })
      }}
      done={() => t('저장했어요. 검색에 바로 반영돼요.')}
      onClose={onClose}
      width={480}
    />
  )
}
