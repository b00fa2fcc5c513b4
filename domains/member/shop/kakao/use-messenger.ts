import { quietly } from '@sillage/web-kit/problems.tsx'
import { useQuery } from '@tanstack/react-query'
import { useShop } from '../../../shop.ts'

/** The shop's app in the messenger. Where it has none, nothing speaks of one. */
export function useMessenger() {
  const { queries } = useShop()
  return useQuery(quietly(queries.kakao.show())).data?.messenger ?? undefined
}
