import { Alert } from './alert.tsx'

export const entries = [
  {
    name: 'tones',
    node: (
      <div className="grid max-w-text gap-3">
        <Alert>불을 켜거나 향을 맡기 위해 개봉한 제품은 단순 변심으로 되돌려 받기 어려워요.</Alert>
        <Alert tone="accent">
          <b>입금을 기다리고 있어요.</b> 11월 18일 23:59까지 보내 주세요.
        </Alert>
        <Alert tone="success">
          <b>비밀번호가 변경되었습니다.</b> 다른 기기에서는 다시 로그인해야 해요.
        </Alert>
        <Alert tone="danger">
          <b>We could not save the order.</b> Check your connection and try again. What you typed is still here.
        </Alert>
      </div>
    ),
  },
]
