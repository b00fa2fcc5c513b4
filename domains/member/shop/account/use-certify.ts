import { useDialogs } from '@sillage/web-kit/dialogs.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { preloadOnIntent } from '@sillage/web-kit/preload-on-intent.ts'
import { useSubmit } from '@sillage/web-kit/use-submit.ts'
import { useState } from 'react'
import { useShop } from '../../../shop.ts'
import type { Hindrance } from '../kakao/prove-who.ts'
import { useMessenger } from '../kakao/use-messenger.ts'
import { useAccount } from './use-account.ts'
import { useTakingBack } from './use-taking-back.ts'

export const certificationKit = preloadOnIntent(() => import('../kakao/prove-who.ts'))

/** The member proves who they are in the provider's window, and the server asks the provider who it was. */
export function useCertify() {
  const t = usePhrases()
  const { toast } = useDialogs()
  const { api } = useShop()
  const messenger = useMessenger()
  const { readAgain } = useAccount()
  const [hindrance, setHindrance] = useState<Hindrance>()
  const [asking, setAsking] = useState(false)
  const { submit, pending } = useSubmit((tx_id: string) => api.kakao.certify({ body: { tx_id } }), {
    async onDone({ message }) {
      toast(t(message))
      await readAgain()
    },
  })

  async function prepare() {
    const { tx_id, token } = await api.kakao.prepareCertification()
    return { txId: tx_id, token }
  }

  async function certify() {
    if (!messenger) return
    setHindrance(undefined)
    setAsking(true)
    const outcome = await certificationKit
      .use(({ proveWho }) => proveWho(messenger, prepare))
      .catch(() => ({ hindrance: 'failed' as const }))
    setAsking(false)
    if ('hindrance' in outcome) setHindrance(outcome.hindrance)
    else await submit(outcome.tx_id)
  }
  return { certify, pending: asking || pending, hindrance }
}

export function useForgetCertification() {
  const t = usePhrases()
  const { api } = useShop()
  const takeBack = useTakingBack()
  const question = t('본인 확인을 지울까요? 다시 하려면 카카오톡 인증을 한 번 더 거쳐야 해요.')
  return () => takeBack({ question, label: t('지우기'), action: () => api.kakao.forgetCertification() })
}
