import { Button } from '@sillage/ui/button.tsx'
import { TextInput } from '@sillage/ui/text-input.tsx'
import { useDialogs } from '@sillage/web-kit/dialogs.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSubmit } from '@sillage/web-kit/use-submit.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from '../../session.ts'
import { useShop } from '../../shop.ts'
import type { MemberCoupon } from '../contract.ts'
import { couponRules } from '../words.ts'
import { shownHref } from './coupon-address.ts'
import './register-form.css'

/** A code is typed in and becomes a ticket in the list below. */
export function RegisterForm() {
  const t = usePhrases()
  const { api } = useShop()
  const form = useRef<HTMLFormElement>(null)
  const take = useTaken()
  const { submit, pending, errors, clear } = useSubmit((code: string) => api.coupon.register({ body: { code } }), {
    async onDone(registered) {
      form.current?.reset()
      await take(registered)
    },
  })

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    return submit(String(new FormData(event.currentTarget).get('code')))
  }

  return (
    <form ref={form} className="register-code" method="post" noValidate onSubmit={send}>
      <TextInput
        label={t('쿠폰 코드')}
        name="code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={couponRules.code_max}
        error={errors.code?.[0]}
        hint={t('받은 코드를 입력하면 바로 쓸 수 있어요.')}
        onChange={() => clear('code')}
      />
      <Button type="submit" kind="line" busy={pending}>
        {t('등록하기')}
      </Button>
    </form>
  )
}

/** Says so, shows it, and lets the header count again. */
function useTaken() {
  const t = usePhrases()
  const pick = useLocalizedField()
  const cache = useQueryClient()
  const { queries } = useShop()
  const { toast } = useDialogs()
  const { refresh } = useSession()
  const navigate = useNavigate()
  return async (registered: MemberCoupon) => {
    toast({ message: t('{name} 쿠폰을 받았어요.', { name: pick(registered, 'name') }), icon: 'check' })
    await navigate(shownHref({}))
    await Promise.all([cache.invalidateQueries({ queryKey: queries.coupon.list.key }), refresh()])
  }
}
