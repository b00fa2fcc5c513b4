import { TextInput } from './text-input.tsx'

const ko = { show: '비밀번호 보이기', hide: '비밀번호 가리기' }
const en = { show: 'Show password', hide: 'Hide password' }

export const entries = [
  {
    name: 'empty, wrong, and with a hint',
    node: (
      <div className="field-row max-w-text">
        <TextInput label="이름" name="name" required placeholder="받는 분" autoComplete="name" />
        <TextInput
          label="휴대폰"
          name="phone"
          type="tel"
          required
          defaultValue="010-48"
          error="휴대폰 번호를 끝까지 적어 주세요."
        />
        <TextInput label="Email" name="email" type="email" hint="We send the receipt there." />
        <TextInput label="Member number" name="number" disabled defaultValue="20251115" />
      </div>
    ),
  },
  {
    name: 'password',
    node: (
      <div className="field-row max-w-text">
        <TextInput label="비밀번호" name="a" type="password" passwordLabels={ko} defaultValue="aaaaaaaaaa" />
        <TextInput
          label="Password"
          name="b"
          type="password"
          passwordLabels={en}
          defaultValue="short"
          error="Use ten characters or more."
        />
      </div>
    ),
  },
]
