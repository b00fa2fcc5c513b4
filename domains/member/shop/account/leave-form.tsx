import { Button } from '@sillage/ui/button.tsx'
import { TextInput } from '@sillage/ui/text-input.tsx'
import { useDialogs } from '@sillage/web-kit/dialogs.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { TextArea } from '@sillage/web-kit/text-area.tsx'
import { useSubmit } from '@sillage/web-kit/use-submit.ts'
import { type ComponentProps, type FormEvent, useState } from 'react'
import { useShop } from '../../../shop.ts'
import type { Account } from '../../account-contract.ts'
import { AccountSection } from './account-section.tsx'

const reasonMax = 500

/** Closes the account: what is deleted, what the law requires to keep, and a last question. */
export function LeaveForm({ account }: { account: Account }) {
  const t = usePhrases()
  const { alert, confirm } = useDialogs()
  const { api } = useShop()
  const [mb_password, setPassword] = useState('')
  const [reason, setReason] = useState('')
  const { submit, pending, errors, clear } = useSubmit(() => api.account.leave({ body: { mb_password, reason } }), {
    onDone: async ({ message }) => {
      await alert({ title: t('회원 탈퇴'), message: t(message) })
      // A new page, which knows nothing of who was here.
      location.assign('/')
    },
  })
  async function send(event: FormEvent) {
    event.preventDefault()
    const sure = await confirm({
      title: t('정말 탈퇴하시겠어요?'),
      message: t('되돌릴 수 없어요. 쿠폰과 적립금도 함께 사라져요.'),
      confirmLabel: t('탈퇴하기'),
      danger: true,
    })
    if (sure) void submit(undefined)
  }
  const proof = {
    value: mb_password,
    error: errors.mb_password?.[0],
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      clear('mb_password')
      setPassword(event.currentTarget.value)
    },
  }
  return (
    <AccountSection title={t('회원 탈퇴')}>
      <Consequences />
      <form method="post" noValidate className="form-fields account-form" onSubmit={(event) => void send(event)}>
        <TextArea
          label={t('탈퇴하는 이유 (선택)')}
          name="reason"
          max={reasonMax}
          value={reason}
          onChange={(event) => {
            clear('reason')
            setReason(event.currentTarget.value)
          }}
          error={errors.reason?.[0]}
        />
        <Proof has_password={account.has_password} {...proof} />
        <div className="button-row">
          <Button type="submit" kind="danger" busy={pending}>
            {t('탈퇴하기')}
          </Button>
        </div>
      </form>
    </AccountSection>
  )
}

type ProofProps = Pick<Account, 'has_password'> &
  Pick<ComponentProps<typeof TextInput>, 'error' | 'onChange'> & { value: string }

/** Who came with Kakao has no password, and types their name instead. */
function Proof({ has_password, ...given }: ProofProps) {
  const t = usePhrases()
  const field = { ...given, name: 'mb_password', required: true }
  if (!has_password)
    return (
      <TextInput {...field} label={t('확인을 위해 아이디를 입력해 주세요')} autoComplete="off" autoCapitalize="none" />
    )
  return (
    <TextInput
      {...field}
      label={t('비밀번호')}
      type="password"
      autoComplete="current-password"
      passwordLabels={{ show: t('비밀번호 보이기'), hide: t('비밀번호 숨기기') }}
    />
  )
}

function Consequences() {
  const t = usePhrases()
  return (
    <dl className="consequences">
      <dt>{t('바로 지우는 것')}</dt>
      <dd>{t('이름, 연락처, 주소, 찜 목록, 알림, 쿠폰과 적립금, 로그인한 기기')}</dd>
      <dt>{t('법에 따라 따로 보관하는 것')}</dt>
      <dd>{t('주문과 결제 기록 5년, 문의와 분쟁 기록 3년, 접속 기록 3개월, 동의한 기록. 다른 일에는 쓰지 않아요.')}</dd>
      <dt>{t('알아 두세요')}</dt>
      <dd>
        {t(
          '진행 중인 주문이나 교환·반품이 있으면 마친 뒤에 탈퇴할 수 있어요. 같은 아이디는 30일 동안 다시 쓸 수 없어요.',
        )}
      </dd>
    </dl>
  )
}
