import { useQuery } from '@tanstack/react-query'
import { useShop } from '../../shop.ts'
import { type Company, demoCompany } from '../company.ts'

/** Who runs the shop. The shell of every page has it ready. */
export function useCompany(): Company {
  const { queries } = useShop()
  return useQuery(queries.company.show()).data ?? demoCompany
}
