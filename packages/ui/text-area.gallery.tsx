import { TextArea } from './text-area.tsx'

export const entries = [
  {
    name: 'Korean, cut at 500',
    node: (
      <TextArea
        label="내용"
        name="text"
        required
        max={500}
        placeholder="내용을 입력해 주세요."
        hint="500자 이내로 작성해 주세요."
      />
    ),
  },
  {
    name: 'English, full at 40',
    node: (
      <TextArea
        label="Gift note"
        name="note"
        max={40}
        placeholder="Please enter content"
        hint="must be written under 40 characters"
        defaultValue="For the nights that smell of wet leaves."
      />
    ),
  },
  { name: 'wrong', node: <TextArea label="Question" name="text" error="Please write your question." /> },
  { name: 'closed', node: <TextArea label="답변" name="answer" disabled defaultValue="화요일에 다시 들어와요." /> },
]
