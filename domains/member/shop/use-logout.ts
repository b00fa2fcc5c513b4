import { useSubmit } from '@sillage/web-kit/use-submit.ts'
import { useShop } from '../../shop.ts'

/** Signs out and loads the home page again, so that nothing about the member stays in memory. */
export function useLogout() {
  const { api } = useShop()
  const { submit, pending } = useSubmit(() => api.member.logout(), { onDone: () => location.assign('/') })
  return { logout: () => void submit(undefined), pending }
}
