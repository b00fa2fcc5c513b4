import { Button } from '@sillage/admin-kit/button.tsx'
import { RecordForm } from '@sillage/admin-kit/form/record-form.tsx'
import { Part } from '@sillage/admin-kit/part.tsx'
import { State } from '@sillage/admin-kit/state.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useShop } from '../../shop.ts'
import type { Broadcast } from '../contract.ts'
import { Audience } from './audience.tsx'
import { type BroadcastValues, blankBroadcast, toBody, toValues, useBroadcastFields } from './broadcast-fields.tsx'
import { broadcastLooks } from './broadcast-looks.ts'

/** The words and the segment on the left; the dry run, the test and the start on the right. */
export function BroadcastSheet({ saved }: { saved: Broadcast | null }) {
  const t = usePhrases()
  const first = saved ? toValues(saved) : blankBroadcast
  const [values, setValues] = useState<BroadcastValues>(first)
  const fields = useBroadcastFields()
  const { save, remove } = useDraftActions(saved, values)
  const isDraft = saved === null || saved.state === 'draft'
  const isChanged = JSON.stringify(values) !== JSON.stringify(first)
  return (
    <>
      <Top
        title={saved?.title ?? t('새 단체 메시지')}
        crumb={{ to: '/broadcasts', label: t('단체 메시지') }}
        fact={saved && <BroadcastState saved={saved} />}
      >
        {saved && isDraft && (
          <Button disabled={remove.pending} onClick={() => remove.run(saved.id)}>
            {t('지우기')}
          </Button>
        )}
        {isDraft && (
          <Button
            {...((isChanged || !saved) && { look: 'main' as const })}
            disabled={save.pending || !isChanged}
            onClick={() => save.run(undefined)}
          >
            {t('저장')}
          </Button>
        )}
      </Top>
      <div className="body">
        <div className="cols-wide cols">
          <fieldset className="stack stack-wide" disabled={!isDraft}>
            <Part title={t('내용')}>
              <div className="padded">
                <RecordForm fields={fields.words} values={values} onChange={setValues} errors={save.errors} />
              </div>
            </Part>
            <Part title={t('받는 분')} fact={t('조건을 비우면 모든 회원이에요.')}>
              <div className="padded">
                <RecordForm fields={fields.segment} values={values} onChange={setValues} errors={save.errors} />
              </div>
            </Part>
          </fieldset>
          {saved ? (
            <Audience saved={saved} isChanged={isChanged} />
          ) : (
            <p className="mute">{t('저장하면 몇 명이 받는지, 어떻게 보이는지 볼 수 있어요.')}</p>
          )}
        </div>
      </div>
    </>
  )
}

function BroadcastState({ saved }: { saved: Broadcast }) {
  const t = usePhrases()
  const { tone, at, label } = broadcastLooks[saved.state]
  return (
    <State tone={tone} at={at}>
      {t(label)}
    </State>
  )
}

/** Saving shows the saved broadcast; a removed one leads back to the list. */
function useDraftActions(saved: Broadcast | null, values: BroadcastValues) {
  const t = usePhrases()
  const { api } = useShop()
  const navigate = useNavigate()
  const save = useAction(
    () =>
      saved
        ? api.broadcast.change({ params: { id: saved.id }, body: { ...toBody(values), based_on: saved.version } })
        : api.broadcast.add({ body: toBody(values) }),
    { done: () => t('저장했어요.'), after: ({ id }) => navigate(`/broadcasts/${id}`, { replace: true }) },
  )
  const remove = useAction((id: number) => api.broadcast.remove({ params: { id } }), {
    done: ({ message }) => t(message),
    after: () => navigate('/broadcasts'),
  })
  return { save, remove }
}
