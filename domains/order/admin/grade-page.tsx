import { Button } from '@sillage/admin-kit/button.tsx'
import { Field } from '@sillage/admin-kit/field.tsx'
import { SmallTable } from '@sillage/admin-kit/list/small-table.tsx'
import { Loaded } from '@sillage/admin-kit/loaded.tsx'
import { Part } from '@sillage/admin-kit/part.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { GradeTag } from '../../member/admin/grade-tag.tsx'
import { useShop } from '../../shop.ts'
import type { GradeRules } from '../grade-contract.ts'

type Amounts = Pick<GradeRules, 'silver_krw' | 'gold_krw'>

/** What makes silver and gold, who would move by it, and what applied before. */
export function Component() {
  const t = usePhrases()
  const { api, queries } = useShop()
  const run = useAction(() => api.gradeRules.run({ body: {} }), { done: ({ message }) => t(message) })
  return (
    <>
      <Top title={t('등급 기준')}>
        <Link className="btn" to="/grades/import">
          {t('엑셀로 등급 바꾸기')}
        </Link>
        <Button disabled={run.pending} onClick={() => run.run(undefined)}>
          {t('지금 다시 계산')}
        </Button>
      </Top>
      <div className="body body-narrow">
        <Loaded query={queries.gradeRules.show()}>{(rules) => <Rules key={rules.version} rules={rules} />}</Loaded>
      </div>
    </>
  )
}

function Rules({ rules }: { rules: GradeRules }) {
  const t = usePhrases()
  const { api } = useShop()
  const [typed, setTyped] = useState<Amounts>({ silver_krw: rules.silver_krw, gold_krw: rules.gold_krw })
  const save = useAction(
    (amounts: Amounts) => api.gradeRules.save({ body: { based_on: rules.version, rules: amounts } }),
    { done: () => t('등급 기준을 바꿨어요. 오늘 밤부터 이 기준으로 정해요.') },
  )
  const isChanged = typed.silver_krw !== rules.silver_krw || typed.gold_krw !== rules.gold_krw
  const amount = (name: keyof Amounts, label: string) => (
    <Field label={label} error={save.errors[`rules.${name}`] ?? save.errors[name]}>
      {(control) => (
        <input
          {...control}
          className="input input-num"
          type="number"
          min={1}
          step={10_000}
          value={typed[name] || ''}
          onChange={(event) => setTyped({ ...typed, [name]: Number(event.target.value) })}
        />
      )}
    </Field>
  )
  return (
    <div className="stack stack-wide">
      <Part title={t('12개월 구매 금액')} fact={t('도매와 대리점, 직원이 준 등급은 그대로예요.')}>
        <div className="padded stack">
          <div className="fields">
            {amount('silver_krw', t('실버 (원부터)'))}
            {amount('gold_krw', t('골드 (원부터)'))}
          </div>
          <div className="row">
            <span className="push" />
            <Button look="main" disabled={!isChanged || save.pending} onClick={() => save.run(typed)}>
              {t('기준 바꾸기')}
            </Button>
          </div>
        </div>
      </Part>
      {typed.gold_krw > typed.silver_krw && typed.silver_krw > 0 && <Moves amounts={typed} />}
      <Versions rules={rules} onRestore={(version) => save.run(version)} pending={save.pending} />
    </div>
  )
}

const won = (amount: number) => amount.toLocaleString()

function Moves({ amounts: { silver_krw, gold_krw } }: { amounts: Amounts }) {
  const t = usePhrases()
  const { queries } = useShop()
  return (
    <Loaded query={queries.gradeRules.preview({ query: { silver_krw, gold_krw } })}>
      {({ raised, lowered, data }) => (
        <Part
          title={t('오늘 밤 바뀌는 회원')}
          fact={t('오르는 회원 {raised}명, 내려가는 회원 {lowered}명', { raised, lowered })}
        >
          <SmallTable
            label={t('오늘 밤 바뀌는 회원')}
            rows={data}
            keyOf={({ mb_id }) => mb_id}
            empty={t('이 기준으로 등급이 바뀌는 회원이 없어요.')}
            columns={[
              {
                key: 'name',
                label: t('회원'),
                fill: true,
                cell: ({ mb_id, mb_name }) => (
                  <Link className="link" to={`/members/${mb_id}`}>
                    {mb_name}
                  </Link>
                ),
              },
              { key: 'spent', label: t('12개월 구매'), align: 'end', cell: ({ spent_krw }) => won(spent_krw) },
              {
                key: 'grade',
                label: t('등급'),
                cell: ({ before, grade }) => (
                  <>
                    <GradeTag grade={before} /> → <GradeTag grade={grade} />
                  </>
                ),
              },
            ]}
          />
        </Part>
      )}
    </Loaded>
  )
}

type VersionsProps = { rules: GradeRules; onRestore: (amounts: Amounts) => void; pending: boolean }

function Versions({ rules: { version: now, versions }, onRestore, pending }: VersionsProps) {
  const t = usePhrases()
  const dates = useDates()
  return (
    <Part title={t('기준이 바뀐 기록')}>
      <SmallTable
        label={t('기준이 바뀐 기록')}
        rows={versions}
        keyOf={({ version }) => version}
        empty={t('아직 바뀐 적이 없어요.')}
        columns={[
          {
            key: 'when',
            label: t('언제'),
            cell: ({ created_at }) => (created_at ? dates.shortDateTime(created_at) : t('최초 기준')),
          },
          { key: 'who', label: t('누가'), fill: true, cell: ({ changed_by }) => changed_by },
          { key: 'silver', label: t('실버'), align: 'end', cell: ({ silver_krw }) => won(silver_krw) },
          { key: 'gold', label: t('골드'), align: 'end', cell: ({ gold_krw }) => won(gold_krw) },
          {
            key: 'restore',
            label: t('되돌리기'),
            align: 'end',
            cell: ({ version, silver_krw, gold_krw }) =>
              version === now ? (
                t('지금')
              ) : (
                <Button small disabled={pending} onClick={() => onRestore({ silver_krw, gold_krw })}>
                  {t('이 기준으로 되돌리기')}
                </Button>
              ),
          },
        ]}
      />
    </Part>
  )
}
