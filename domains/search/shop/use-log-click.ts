import { useShop } from '../../shop.ts'

/** Reports which word led to which product; no one waits for it, and nothing is lost where it fails. */
export function useLogClick() {
  const { api } = useShop()
  return (keyword: string, product_id: number) => {
    api.search.click({ body: { keyword, product_id } }).catch(() => undefined)
  }
}
