import { Anchor } from '@sillage/ui/anchor.tsx'
import { TextInput } from '@sillage/ui/text-input.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useLocation } from 'react-router'
import { FormPart, type PartProps } from './form-part.tsx'

type Props = PartProps & {
  /** A guest sets a password to find the order again; null for a member. */
  password: { value: string; onChange: (value: string) => void } | null
}

/** The buyer. A guest may sign in first, and finds everything typed here again. */
export function BuyerPart({ draft, change, errors, clear, password }: Props) {
  const t = usePhrases()
  const { pathname, search } = useLocation()
  const signIn = `/login?${new URLSearchParams({ redirect: pathname + search })}`
  const text = (name: keyof typeof draft.buyer) => ({
    name: `buyer_${name}`,
    required: true,
    value: draft.buyer[name],
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      clear(`buyer_${name}`)
      change({ buyer: { ...draft.buyer, [name]: event.currentTarget.value } })
    },
    error: errors[`buyer_${name}`]?.[0],
  })
  return (
    <FormPart title={t('주문하는 분')}>
      {password && (
        <p className="checkout-invite">
          {t('회원이신가요? 쿠폰과 적립금, 주소록을 쓸 수 있어요.')}{' '}
          <Anchor className="link" href={signIn}>
            {t('로그인하고 주문하기')}
          </Anchor>
        </p>
      )}
      <div className="checkout-fields">
        <div className="field-row">
          <TextInput {...text('name')} label={t('이름')} autoComplete="name" />
          <TextInput {...text('hp')} label={t('연락처')} type="tel" inputMode="tel" autoComplete="tel" />
        </div>
        <TextInput
          {...text('email')}
          label={t('메일')}
          type="email"
          inputMode="email"
          autoComplete="email"
          hint={t('주문과 배송 소식을 이 주소로 보내 드려요.')}
        />
        {password && (
          <TextInput
            label={t('주문 비밀번호')}
            name="guest_password"
            type="password"
            required
            autoComplete="new-password"
            passwordLabels={{ show: t('비밀번호 보이기'), hide: t('비밀번호 숨기기') }}
            value={password.value}
            onChange={(event) => {
              clear('guest_password')
              password.onChange(event.currentTarget.value)
            }}
            error={errors.guest_password?.[0]}
            hint={t('8자 이상으로 정해 주세요. 주문 번호와 함께 주문을 다시 찾을 때 써요.')}
          />
        )}
      </div>
    </FormPart>
  )
}
