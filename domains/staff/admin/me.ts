import { createContext, use } from 'react'
import type { Permission } from '../../audit/permissions.ts'
import type { StaffMember } from '../contract.ts'

const MeContext = createContext<StaffMember | null>(null)
export const MeProvider = MeContext.Provider

/** Who works here now. */
export function useMe() {
  const me = use(MeContext)
  if (!me) throw new Error('useMe needs a signed-in member of staff')
  return me
}

/** Whether I may do something. The endpoint refuses it all the same. */
export function useCan() {
  const me = useMe()
  return (permission: Permission | undefined) =>
    permission === undefined || me.owner || me.permissions.includes(permission)
}
