import { Button } from '@sillage/admin-kit/button.tsx'
import type { FormField } from '@sillage/admin-kit/form/form-field.ts'
import { RecordForm } from '@sillage/admin-kit/form/record-form.tsx'
import { SmallTable } from '@sillage/admin-kit/list/small-table.tsx'
import { Part } from '@sillage/admin-kit/part.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { useShop } from '../../shop.ts'
import { Liability } from './liability.tsx'

const blank = { mb_ids: [] as string[], amount: null as number | null, memo: '' }
type Answer = { granted: { mb_id: string; mb_name: string }[]; refused: string[]; total: number }

/** The same points for a list of members: looked at first, then given in one go. */
export function Component() {
  const t = usePhrases()
  const { api } = useShop()
  const [values, setValues] = useState(blank)
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [seen, setSeen] = useState<Answer | null>(null)
  const mb_ids = values.mb_ids.flatMap((line) => line.split(/[\s,]+/)).filter(Boolean)
  const body = { mb_ids, amount: values.amount ?? 0, memo: values.memo, key }
  const look = useAction(() => api.point.staff.grantMany({ body: { ...body, dry_run: true } }), { after: setSeen })
  const grant = useAction(() => api.point.staff.grantMany({ body }), {
    done: ({ granted, total }) =>
      t('{count}명에게 모두 {total}을 지급했어요.', { count: granted.length, total: total.toLocaleString() }),
    after: () => {
      setSeen(null)
      setKey(crypto.randomUUID())
    },
  })
  return (
    <>
      <Top title={t('적립금')} />
      <div className="body body-narrow">
        <Liability />
        <Part title={t('적립금 일괄 지급')}>
          <div className="stack stack-wide padded">
            <RecordForm
              fields={useFields()}
              values={values}
              onChange={(next) => {
                setValues(next)
                setSeen(null)
              }}
              errors={{ ...look.errors, ...grant.errors }}
            />
            <div className="row">
              <span className="push" />
              <Button disabled={look.pending} onClick={() => look.run(undefined)}>
                {t('미리 보기')}
              </Button>
            </div>
          </div>
        </Part>
        {seen && <Preview seen={seen} pending={grant.pending} onGrant={() => void grant.run(undefined)} />}
      </div>
    </>
  )
}

function useFields(): FormField<typeof blank>[] {
  const t = usePhrases()
  return [
    {
      name: 'mb_ids',
      label: t('회원 아이디 (한 줄에 하나)'),
      kind: 'words',
      wide: true,
      rows: 8,
      hint: t('엑셀의 한 열을 그대로 붙여 넣어도 돼요. 1,000명까지.'),
    },
    { name: 'amount', label: t('1인당 금액'), kind: 'number' },
    { name: 'memo', label: t('사유'), kind: 'text', hint: t('회원에게도 보여요.') },
  ]
}

/** Who would receive how much, before anything is given. */
function Preview({ seen, pending, onGrant }: { seen: Answer; pending: boolean; onGrant: () => void }) {
  const t = usePhrases()
  return (
    <Part
      title={t('{count}명이 받아요', { count: seen.granted.length })}
      fact={t('모두 {total}', { total: seen.total.toLocaleString() })}
      actions={
        <Button look="main" disabled={pending || seen.granted.length === 0} onClick={onGrant}>
          {t('{count}명에게 지급', { count: seen.granted.length })}
        </Button>
      }
    >
      {seen.refused.length > 0 && (
        <div className="note note-act">
          <div>{t('찾지 못했거나 이용 중이 아닌 아이디: {ids}', { ids: seen.refused.join(', ') })}</div>
        </div>
      )}
      <GrantedTable granted={seen.granted} />
    </Part>
  )
}

function GrantedTable({ granted }: Pick<Answer, 'granted'>) {
  const t = usePhrases()
  return (
    <SmallTable
      label={t('받는 회원')}
      rows={granted}
      keyOf={({ mb_id }) => mb_id}
      empty={t('받는 회원이 없어요.')}
      columns={[
        {
          key: 'mb_id',
          label: t('아이디'),
          cell: ({ mb_id }) => (
            <Link className="link" to={`/members/${mb_id}`}>
              {mb_id}
            </Link>
          ),
        },
        { key: 'mb_name', label: t('이름'), fill: true, cell: ({ mb_name }) => mb_name },
      ]}
    />
  )
}
