import type { GalleryEntries } from './gallery.ts'
import { TextArea } from './text-area.tsx'

export const entries: GalleryEntries = (say) => {
  const note = { label: say('카드 문구', 'Gift note'), name: 'note' }
  return [
    { name: 'empty', node: <TextArea {...note} placeholder={say('내용을 입력해 주세요.', 'Please enter content')} /> },
    {
      name: 'required, with a hint, cut at 500',
      node: (
        <TextArea
          label={say('내용', 'Content')}
          name="text"
          required
          max={500}
          placeholder={say('내용을 입력해 주세요.', 'Please enter content')}
          hint={say('500자 이내로 작성해 주세요.', 'must be written under 500 characters')}
        />
      ),
    },
    {
      name: 'full, at 20',
      node: (
        <TextArea
          {...note}
          max={20}
          hint={say('20자 이내로 작성해 주세요.', 'must be written under 20 characters')}
          defaultValue={say('젖은 잎의 냄새가 나는 밤마다 켜 주세', 'For nights of wet lea')}
        />
      ),
    },
    {
      name: 'wrong',
      node: (
        <TextArea
          label={say('문의', 'Question')}
          name="question"
          error={say('문의를 적어 주세요.', 'Please write your question.')}
        />
      ),
    },
    {
      name: 'closed',
      node: (
        <TextArea
          label={say('답변', 'Answer')}
          name="answer"
          disabled
          defaultValue={say('화요일에 다시 들어와요.', 'It is back on Tuesday.')}
        />
      ),
    },
    {
      name: 'long',
      node: (
        <TextArea
          {...note}
          defaultValue={say('비가 오면 창을 닫고 이 향을 켜 두어요.\n', 'When it rains I close the windows.\n').repeat(
            12,
          )}
        />
      ),
    },
  ]
}
