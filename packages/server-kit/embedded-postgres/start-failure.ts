type Details = { hint?: string; cause?: unknown }

/** A reason not to start, in one sentence for the person who started the server. */
export class StartFailure extends Error {
  readonly hint?: string

  constructor(sentence: string, { hint, cause }: Details = {}) {
    super(sentence, { cause })
    this.name = 'StartFailure'
    this.hint = hint
  }
}

/** The error code of a failed system call ("ENOENT"), or of a refused query ("42P04"). */
export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

/** Turns what the file system said about a folder into a sentence; anything unexpected passes unchanged. */
export function explainFileError(error: unknown, folder: string): unknown {
  const code = codeOf(error)
  if (code === 'ENOSPC' || code === 'EDQUOT') return diskFull(folder, error)
  if (code === 'EACCES' || code === 'EPERM') return noPermission(folder, error)
  if (code === 'EROFS') return new StartFailure(`The folder ${folder} is on a read-only disk.`, { cause: error })
  if (code === 'EEXIST' || code === 'ENOTDIR') {
    return new StartFailure(`The database folder ${folder} cannot be made: there is a file of that name.`, {
      hint: 'Choose another DATA_DIR.',
      cause: error,
    })
  }
  return error
}

export function diskFull(folder: string, cause: unknown) {
  return new StartFailure(`The disk that holds ${folder} is full.`, {
    hint: 'Free some space and start again; nothing was lost.',
    cause,
  })
}

export function noPermission(folder: string, cause: unknown) {
  return new StartFailure(`This user may not read and write the database folder ${folder}.`, {
    hint: 'Start as the user who started the server before, or choose another DATA_DIR.',
    cause,
  })
}

export function brokenFolder(folder: string, what: string, cause?: unknown) {
  return new StartFailure(`The database folder ${folder} is damaged: ${what}.`, {
    hint: 'Nothing in it was changed; restore it from a backup, or choose another DATA_DIR to start again.',
    cause,
  })
}

export function noHangul(cause?: unknown) {
  return new StartFailure('PostgreSQL cannot search in Korean on this system: the locale C.UTF-8 is missing.', {
    hint: 'Install that locale, or set DATABASE_URL to a PostgreSQL that has it.',
    cause,
  })
}
