import { quietly } from '@sillage/web-kit/problems.tsx'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../session.ts'
import { useShop } from '../../shop.ts'
import type { Application } from '../contract.ts'

export type MyCompany = Pick<
  Application,
  'company' | 'representative' | 'business_number' | 'business_type' | 'name' | 'hp' | 'email' | 'addr1' | 'addr2'
>

/** The company a member buys for, as the shop approved it: no one types it twice. Undefined where there is none. */
export function useMyCompany(): MyCompany | undefined {
  const { user } = useSession()
  const { queries } = useShop()
  const trades = user !== null && user.grade !== 'general'
  const { data: approved } = useQuery({
    ...quietly(queries.application.list({ query: {} })),
    enabled: trades,
    // The newest come first.
    select: (rows) => rows.find(({ state }) => state === 'approved')?.id,
  })
  const { data } = useQuery({
    ...quietly(queries.application.show({ params: { id: approved ?? 0 } })),
    enabled: trades && approved !== undefined,
  })
  return trades && approved !== undefined ? data : undefined
}
