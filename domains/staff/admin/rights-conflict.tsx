import { ConflictDialog } from '@sillage/admin-kit/conflict-dialog.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { permissions } from '../../audit/permissions.ts'
import type { StaffMember } from '../contract.ts'

type Rights = Pick<StaffMember, 'owner' | 'permissions'>
type RightsConflictProps = {
  base: Rights
  theirs: Rights
  mine: Rights
  onChoose: (kept: 'theirs' | 'mine' | 'both') => void
  onClose: () => void
}

/** Two changed what one person may do. Permissions are chosen as a whole: half of each is what no one decided. */
export function RightsConflict({ base, theirs, mine, onChoose, onClose }: RightsConflictProps) {
  const t = usePhrases()
  const textOf = ({ owner, permissions: names }: Rights) =>
    owner ? t('모든 권한') : names.map((name) => t(permissions[name])).join(', ')
  return (
    <ConflictDialog
      who=""
      conflicts={[
        { name: 'permissions', label: t('권한'), base: textOf(base), theirs: textOf(theirs), mine: textOf(mine) },
      ]}
      onChoose={(_, kept) => onChoose(kept('permissions'))}
      onClose={onClose}
    />
  )
}
