import { useAction } from '@sillage/admin-kit/use-action.ts'
import { Problem } from '@sillage/kit/problem.ts'
import type { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { useShop } from '../../shop.ts'

// The server makes the options with the same library; the contract knows only that they are an object.
type Asked = Parameters<typeof startAuthentication>[0]['optionsJSON']
type Offered = Parameters<typeof startRegistration>[0]['optionsJSON']

/** Closing the browser's window is an answer too. */
const stopped = () => new Problem(422, '패스키를 확인하지 못했어요. 다시 시도해 주세요.')

/** Proves with a passkey who sits at the keyboard. */
export function usePasskeyProof(onDone: (() => void) | undefined) {
  const { api } = useShop()
  return useAction(
    async () => {
      const [{ startAuthentication: sign }, { options }] = await Promise.all([
        import('@simplewebauthn/browser'),
        api.staffSecurity.passkeyChallenge({ body: {} }),
      ])
      const response = await sign({ optionsJSON: options as unknown as Asked }).catch(() => {
        throw stopped()
      })
      return api.staffSecurity.provePasskey({ body: { response: { ...response } } })
    },
    { after: () => onDone?.() },
  )
}

/** Makes a new passkey on this device. */
export function useNewPasskey(name: string, onDone: (codes: string[]) => void) {
  const { api } = useShop()
  return useAction(
    async () => {
      const [{ startRegistration: register }, { options }] = await Promise.all([
        import('@simplewebauthn/browser'),
        api.staffSecurity.startPasskey({ body: {} }),
      ])
      const response = await register({ optionsJSON: options as unknown as Offered }).catch(() => {
        throw stopped()
      })
      return api.staffSecurity.addPasskey({ body: { name, response: { ...response } } })
    },
    { after: ({ recovery_codes }) => onDone(recovery_codes) },
  )
}
