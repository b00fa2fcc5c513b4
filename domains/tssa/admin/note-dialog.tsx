import { FormDialog } from '@sillage/admin-kit/form/form-panel.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useShop } from '../../shop.ts'
import type { Roster } from '../staff-contract.ts'

type Props = { person: Roster['participants'][number]; onClose: () => void }

/** What staff should know of a participant: an allergy, a language. */
export function NoteDialog({ person: { id, name, note }, onClose }: Props) {
  const t = usePhrases()
  const { api } = useShop()
  return (
    <FormDialog<{ note: string }, unknown>
      title={t('{name} 님 메모', { name })}
      lead={t('직원만 볼 수 있어요.')}
      fields={[{ name: 'note', label: t('메모'), kind: 'area', rows: 3, wide: true }]}
      initial={{ note }}
      save={(body) => api.staffClasses.note({ params: { id }, body })}
      onClose={onClose}
    />
  )
}
