import { Checkbox } from './checkbox.tsx'
import { Swatch } from './swatch.tsx'

export const entries = [
  {
    name: 'states',
    node: (
      <div className="max-w-form">
        <Checkbox>로그인 상태 유지</Checkbox>
        <Checkbox defaultChecked>품절 빼고 보기</Checkbox>
        <Checkbox defaultChecked count={14}>
          <Swatch family="wood" />
          <span>나무</span>
        </Checkbox>
        <Checkbox count={5}>
          <Swatch family="smoke" />
          <span>Smoke and resin</span>
        </Checkbox>
        <Checkbox disabled>Gift wrap is not available</Checkbox>
      </div>
    ),
  },
]
