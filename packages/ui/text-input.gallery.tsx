import type { GalleryEntries } from './gallery.ts'
import { TextInput } from './text-input.tsx'

export const entries: GalleryEntries = (say) => {
  const password = {
    label: say('비밀번호', 'Password'),
    type: 'password' as const,
    passwordLabels: { show: say('비밀번호 보이기', 'Show password'), hide: say('비밀번호 가리기', 'Hide password') },
  }
  return [
    { name: 'empty', node: <TextInput label={say('배송 메모', 'Note')} name="note" /> },
    {
      name: 'required, with a placeholder',
      node: (
        <TextInput
          label={say('이름', 'Name')}
          name="name"
          required
          placeholder={say('받는 분', 'Who receives it')}
          autoComplete="name"
        />
      ),
    },
    {
      name: 'with a hint',
      node: (
        <TextInput
          label={say('이메일', 'Email')}
          name="email"
          type="email"
          hint={say('영수증을 보내 드려요.', 'We send the receipt there.')}
        />
      ),
    },
    {
      name: 'wrong',
      node: (
        <TextInput
          label={say('휴대폰', 'Phone')}
          name="phone"
          type="tel"
          required
          defaultValue="010-48"
          error={say('휴대폰 번호를 끝까지 적어 주세요.', 'Please write the whole number.')}
        />
      ),
    },
    {
      name: 'closed',
      node: <TextInput label={say('회원 번호', 'Member number')} name="number" disabled defaultValue="20251115" />,
    },
    {
      name: 'a password',
      node: <TextInput {...password} name="a" required defaultValue="aaaaaaaaaa" />,
    },
    {
      name: 'a password, wrong',
      node: (
        <TextInput
          {...password}
          name="b"
          required
          defaultValue="short"
          error={say('열 자 이상으로 적어 주세요.', 'Use ten characters or more.')}
        />
      ),
    },
    { name: 'a password, closed', node: <TextInput {...password} name="c" disabled defaultValue="aaaaaaaaaa" /> },
    {
      name: 'long',
      node: (
        <div className="max-w-40">
          <TextInput
            label={say('상자 위에 적을 받는 분의 이름', 'The name to be written on the box')}
            name="long"
            required
            defaultValue={say(
              '서울특별시 성동구 연무장길 12, 향을 만드는 방 3층',
              'The Scent Room, 12 Yeonmujang-gil, Seoul',
            )}
            error={say(
              '스무 자를 넘으면 상자에 다 적을 수 없어요. 조금만 줄여 주세요.',
              'More than twenty letters do not fit on the box. Please make it a little shorter.',
            )}
          />
        </div>
      ),
    },
  ]
}
