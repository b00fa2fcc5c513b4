import { Anchor } from '@sillage/ui/anchor.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { TextInput } from '@sillage/ui/text-input.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSubmit } from '@sillage/web-kit/use-submit.ts'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useShop } from '../../shop.ts'
import { keepViewKey } from './view-keys.ts'
import './order.css'

type Asked = { order_no: string; password: string }

/** An order number and the password that was set with it; every failure sounds the same. */
export function GuestOrderForm({ order_no = '' }: { order_no?: string }) {
  const t = usePhrases()
  const navigate = useNavigate()
  const { api } = useShop()
  const [form, setForm] = useState<Asked>({ order_no, password: '' })
  const { submit, pending, errors, clear } = useSubmit((body: Asked) => api.checkout.find({ body }), {
    onDone: ({ order_id, view_key }) => {
      keepViewKey(order_id, view_key)
      return navigate(`/shop/my_order_view?od_id=${order_id}`)
    },
  })
  function send(event: FormEvent) {
    event.preventDefault()
    void submit(form)
  }
  const text = (name: keyof Asked) => ({
    name,
    required: true,
    value: form[name],
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      clear(name)
      setForm({ ...form, [name]: event.currentTarget.value })
    },
    error: errors[name]?.[0],
  })
  return (
    <form method="post" noValidate className="guest-order" onSubmit={send}>
      <TextInput {...text('order_no')} label={t('주문 번호')} placeholder="261115-ABC2345" autoComplete="off" />
      <TextInput
        {...text('password')}
        label={t('주문 비밀번호')}
        type="password"
        autoComplete="off"
        passwordLabels={{ show: t('비밀번호 보이기'), hide: t('비밀번호 숨기기') }}
      />
      <Button type="submit" busy={pending}>
        {t('주문 찾기')}
      </Button>
      <p className="small soft">
        {t('회원으로 주문하셨나요?')}{' '}
        <Anchor className="link" href="/my-page/order">
          {t('주문 내역 보기')}
        </Anchor>
      </p>
    </form>
  )
}
