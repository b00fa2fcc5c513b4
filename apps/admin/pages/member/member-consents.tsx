import { SmallTable } from '@sillage/admin-kit/list/small-table.tsx'
import { Part } from '@sillage/admin-kit/part.tsx'
import { State } from '@sillage/admin-kit/state.tsx'
import type { MemberSheet } from '@sillage/domains/member/staff-contract.ts'
import { consentDocuments, consentRules } from '@sillage/domains/member/words.ts'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'

/** What holds of each document now. The member changes it, never staff. */
export function MemberConsents({ member }: { member: MemberSheet }) {
  const t = usePhrases()
  const dates = useDates()
  const last = consentDocuments.flatMap((name) => member.consents.findLast(({ document }) => document === name) ?? [])
  return (
    <Part title={t('동의')} fact={t('회원만 바꿀 수 있어요')}>
      <SmallTable
        label={t('동의 기록')}
        rows={last}
        keyOf={({ document }) => document}
        empty={t('동의 기록이 없어요.')}
        columns={[
          { key: 'document', label: t('무엇'), fill: true, cell: ({ document }) => t(consentRules[document].name) },
          {
            key: 'given',
            label: t('지금'),
            cell: ({ given }) =>
              given ? <State tone="done">{t('동의함')}</State> : <State tone="off">{t('동의 안 함')}</State>,
          },
          { key: 'version', label: t('버전'), cell: ({ version }) => <span className="mute">{version}</span> },
          {
            key: 'created_at',
            label: t('언제'),
            cell: ({ created_at }) => <span className="mute">{dates.shortDateTime(created_at)}</span>,
          },
        ]}
      />
    </Part>
  )
}
