import { Checkbox } from './checkbox.tsx'
import type { GalleryEntries } from './gallery.ts'

export const entries: GalleryEntries = (say) => [
  { name: 'empty', node: <Checkbox>{say('로그인 상태 유지', 'Keep me signed in')}</Checkbox> },
  { name: 'ticked', node: <Checkbox defaultChecked>{say('품절 빼고 보기', 'Hide sold-out items')}</Checkbox> },
  {
    name: 'with a count',
    node: (
      <div className="max-w-form">
        <Checkbox defaultChecked count={14}>
          {say('서울', 'Seoul')}
        </Checkbox>
        <Checkbox count={0}>{say('제주와 가까운 섬', 'Jeju and islands nearby')}</Checkbox>
      </div>
    ),
  },
  {
    name: 'closed, empty and ticked',
    node: (
      <div>
        <Checkbox disabled>{say('선물 포장을 할 수 없는 상품이에요', 'Gift wrap is not available')}</Checkbox>
        <Checkbox disabled defaultChecked>
          {say('주문 알림 받기 (필수)', 'Messages about orders (always on)')}
        </Checkbox>
      </div>
    ),
  },
  {
    name: 'wrong',
    node: (
      <Checkbox aria-invalid required>
        {say('이용약관에 동의해요', 'I agree to the terms of use')}
      </Checkbox>
    ),
  },
  {
    name: 'long',
    node: (
      <div className="max-w-form">
        <Checkbox>
          {say(
            '새로 나온 향과 수업 소식을 메일과 문자로 받아 볼게요. 언제든 마이페이지에서 그만둘 수 있어요.',
            'Send me news of scents and classes by email and text message. I can stop it at any time on my page.',
          )}
        </Checkbox>
      </div>
    ),
  },
]
