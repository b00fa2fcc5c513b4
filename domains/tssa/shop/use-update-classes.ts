import { useShop } from '../../shop.ts'
import type { MyClass } from '../my-contract.ts'

/** Shows the answer of a change at once, and asks again for what else it touches. */
export function useUpdateClasses() {
  const { cache, queries } = useShop()
  return (classes: MyClass[]) => {
    cache.setQueryData(queries.myClasses.list().queryKey, classes)
    void cache.invalidateQueries({ queryKey: queries.tssa.upcoming.key })
    void cache.invalidateQueries({ queryKey: queries.tssa.course.key })
  }
}
