import { TextArea } from './text-area.tsx'

export const entries = [
  {
    name: 'Korean, with a hint',
    node: <TextArea label="내용" name="text" placeholder="내용을 입력해 주세요." hint="500자 이내로 작성해 주세요." />,
  },
  { name: 'English, wrong', node: <TextArea label="Question" name="text" error="Please write your question." /> },
]
