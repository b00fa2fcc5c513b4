import { useSubmit } from '@sillage/web-kit/use-submit.ts'
import { useShop } from '../../shop.ts'

/** The way out: home, by a new page, which forgets everything the old one knew of the member. */
export function useLogout() {
  const { api } = useShop()
  const { submit, pending } = useSubmit(() => api.member.logout(), { onDone: () => location.assign('/') })
  return { logout: () => void submit(undefined), pending }
}
