import { Button } from '@sillage/ui/button.tsx'
import { useSession } from '../../session.ts'

type Props = { href: string; label: string }

/** The link to a board's form, for staff who may write there. */
export function StaffLink({ href, label }: Props) {
  const { user } = useSession()
  if (!user?.is_admin) return null
  return (
    <Button kind="line" size="sm" href={href}>
      {label}
    </Button>
  )
}
