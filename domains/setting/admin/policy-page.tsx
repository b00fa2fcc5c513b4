import { Button } from '@sillage/admin-kit/button.tsx'
import { FormPanel } from '@sillage/admin-kit/form/form-panel.tsx'
import { RowsField } from '@sillage/admin-kit/form/rows-field.tsx'
import { SmallTable } from '@sillage/admin-kit/list/small-table.tsx'
import { Loaded } from '@sillage/admin-kit/loaded.tsx'
import { Part } from '@sillage/admin-kit/part.tsx'
import { State, type Tone } from '@sillage/admin-kit/state.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { useShop } from '../../shop.ts'
import type { Policy, PolicySection, PolicyVersion } from '../contract.ts'
import { type PolicyKind, policyHref, policyKinds, policyNames } from '../policy-words.ts'

const looks = {
  coming: { label: '시행 전', tone: 'wait' },
  current: { label: '시행 중', tone: 'done' },
  past: { label: '이전 버전', tone: 'past' },
} as const satisfies Record<PolicyVersion['state'], { label: string; tone: Tone }>

/** The terms and policies with their versions. A published version is never changed: the next one is. */
export function Component() {
  const t = usePhrases()
  const { queries } = useShop()
  const [edited, setEdited] = useState<{ kind: PolicyKind; policy: Policy | null } | null>(null)
  return (
    <>
      <Top title={t('약관과 정책')} />
      <div className="body">
        <Loaded query={queries.policies.list()}>
          {({ data }) =>
            policyKinds.map((kind) => {
              const policy = data.find((each) => each.kind === kind) ?? null
              return <Kind key={kind} kind={kind} policy={policy} onEdit={() => setEdited({ kind, policy })} />
            })
          }
        </Loaded>
      </div>
      {edited && <Publish kind={edited.kind} policy={edited.policy} onClose={() => setEdited(null)} />}
    </>
  )
}

function Kind({ kind, policy, onEdit }: { kind: PolicyKind; policy: Policy | null; onEdit: () => void }) {
  const t = usePhrases()
  const dates = useDates()
  return (
    <Part
      title={t(policyNames[kind])}
      actions={
        <Button small onClick={onEdit}>
          {t('새 버전 만들기')}
        </Button>
      }
    >
      <SmallTable
        label={t(policyNames[kind])}
        rows={policy?.versions ?? []}
        keyOf={({ version }) => version}
        empty={t('아직 게시한 버전이 없어요.')}
        columns={[
          {
            key: 'version',
            label: t('버전'),
            cell: ({ version }) => (
              <a className="link" href={policyHref({ kind, version })} target="_blank" rel="noreferrer">
                {version}
              </a>
            ),
          },
          {
            key: 'state',
            label: t('상태'),
            cell: ({ state }) => <State tone={looks[state].tone}>{t(looks[state].label)}</State>,
          },
          { key: 'effective_from', label: t('시행일'), cell: ({ effective_from }) => dates.date(effective_from) },
          { key: 'changes', label: t('바뀐 점'), fill: true, cell: ({ changes }) => changes },
          {
            key: 'published_at',
            label: t('게시일'),
            cell: ({ published_at }) => <span className="mute">{dates.shortDateTime(published_at)}</span>,
          },
        ]}
      />
    </Part>
  )
}

type Values = {
  effective_from: string | null
  changes: string
  changes_en: string
  sections: PolicySection[]
}
const blank: PolicySection = {
  title: '',
  title_en: '',
  text: [],
  text_en: [],
  points: [],
  points_en: [],
  table: null,
}

/** The next version begins with the text of the one in force. Tables stay as they are. */
function Publish({ kind, policy, onClose }: { kind: PolicyKind; policy: Policy | null; onClose: () => void }) {
  const t = usePhrases()
  const { api } = useShop()
  const lines = (texts: readonly string[]) => texts.map((line) => line.trim()).filter(Boolean)
  return (
    <FormPanel<Values, Policy>
      title={t('{name} 새 버전', { name: t(policyNames[kind]) })}
      lead={t(
        '문단은 한 줄에 하나씩 적어요. 영어를 적으면 문단 수가 같아야 해요. 표는 이전 버전의 내용이 그대로 유지돼요.',
      )}
      fields={[
        { name: 'effective_from', label: t('시행일'), kind: 'day', wide: true },
        { name: 'changes', label: t('바뀐 점'), kind: 'area', both: true },
        {
          name: 'sections',
          label: t('조'),
          kind: 'custom',
          draw: (value, change, errors) => (
            <RowsField<PolicySection>
              label={t('조')}
              rows={value as PolicySection[]}
              fields={[
                { name: 'title', label: t('제목'), kind: 'text', both: true },
                { name: 'text', label: t('문단'), kind: 'words', rows: 5 },
                { name: 'text_en', label: t('문단 (영어)'), kind: 'words', rows: 5 },
                { name: 'points', label: t('번호 목록'), kind: 'words', rows: 5 },
                { name: 'points_en', label: t('번호 목록 (영어)'), kind: 'words', rows: 5 },
              ]}
              blank={blank}
              onChange={change}
              errors={errors}
            />
          ),
        },
      ]}
      initial={{ effective_from: null, changes: '', changes_en: '', sections: policy?.sections ?? [blank] }}
      save={({ effective_from, sections, ...rest }) =>
        api.policies.publish({
          body: {
            ...rest,
            kind,
            effective_from: effective_from ?? '',
            sections: sections.map((section) => ({
              ...section,
              text: lines(section.text),
              text_en: lines(section.text_en),
              points: lines(section.points),
              points_en: lines(section.points_en),
            })),
          },
        })
      }
      done={({ version }) => t('버전 {version}을 게시했어요.', { version })}
      button={t('새 버전 게시')}
      onClose={onClose}
      width={980}
    />
  )
}
