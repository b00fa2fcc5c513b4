import { Button } from '@sillage/admin-kit/button.tsx'
import { SmallTable } from '@sillage/admin-kit/list/small-table.tsx'
import { Loaded } from '@sillage/admin-kit/loaded.tsx'
import { Part } from '@sillage/admin-kit/part.tsx'
import { State } from '@sillage/admin-kit/state.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { useShop } from '../../shop.ts'
import type { LeftOut, MoveDetail } from '../contract.ts'
import type { MoveKind } from '../words.ts'
import { kindNames } from './move-words.ts'

/** What is not taken over, or not all of it, with the reason; a page at a time. */
export function LeftOutList({ move }: { move: MoveDetail }) {
  const t = usePhrases()
  const { queries } = useShop()
  const [kind, setKind] = useState<MoveKind | null>(null)
  const [after, setAfter] = useState<number | null>(null)
  const choose = (next: MoveKind | null) => [setKind(next), setAfter(null)]
  const query = { ...(kind && { kind }), ...(after && { after }) }
  return (
    <Part title={t('제외한 항목과 확인할 항목')} fact={t('모두 보고서에 있어요')}>
      <fieldset className="seg" aria-label={t('종류')}>
        <button type="button" aria-pressed={kind === null} onClick={() => choose(null)}>
          {t('모두')}
        </button>
        {move.kinds
          .filter(({ notes }) => notes > 0)
          .map(({ kind: each, notes }) => (
            <button key={each} type="button" aria-pressed={each === kind} onClick={() => choose(each)}>
              {t(kindNames[each])} {notes}
            </button>
          ))}
      </fieldset>
      <Loaded query={queries.staffMoves.leftOut({ params: { move_id: move.id }, query })}>
        {({ data, next_after }) => (
          <>
            <Rows rows={data} />
            {(after || next_after) && (
              <div className="pager">
                <span className="push" />
                {after && (
                  <Button look="quiet" small onClick={() => setAfter(null)}>
                    {t('처음으로')}
                  </Button>
                )}
                {next_after && (
                  <Button small onClick={() => setAfter(next_after)}>
                    {t('다음 페이지')}
                  </Button>
                )}
              </div>
            )}
          </>
        )}
      </Loaded>
    </Part>
  )
}

function Rows({ rows }: { rows: readonly LeftOut[] }) {
  const t = usePhrases()
  return (
    <SmallTable
      label={t('제외한 항목과 확인할 항목')}
      rows={rows}
      keyOf={({ id }) => id}
      empty={t('모두 옮길 수 있어요.')}
      columns={[
        { key: 'kind', label: t('종류'), cell: ({ kind }) => t(kindNames[kind]) },
        { key: 'old_id', label: t('이전 번호'), cell: ({ old_id }) => <span className="mute">{old_id}</span> },
        { key: 'label', label: t('이름'), cell: ({ label }) => label },
        {
          key: 'outcome',
          label: t('결과'),
          cell: ({ outcome }) =>
            outcome === 'left_out' ? (
              <State tone="stop">{t('옮기지 않음')}</State>
            ) : (
              <State tone="act">{t('일부만')}</State>
            ),
        },
        { key: 'notes', label: t('이유'), fill: true, cell: ({ notes }) => <Notes notes={notes} /> },
      ]}
    />
  )
}

const shownNotes = 3

function Notes({ notes }: Pick<LeftOut, 'notes'>) {
  const t = usePhrases()
  return (
    <>
      {notes.slice(0, shownNotes).map(({ text, detail }) => (
        <div key={`${text} ${detail}`}>
          {t(text)} <span className="mute">{detail}</span>
        </div>
      ))}
      {notes.length > shownNotes && (
        <span className="mute">{t('그 밖에 {count}가지', { count: notes.length - shownNotes })}</span>
      )}
    </>
  )
}
