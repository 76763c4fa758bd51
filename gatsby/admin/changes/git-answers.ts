/** What an editor can do about an answer of Git. The first match counts. */
const explanations: readonly [pattern: RegExp, words: string][] = [
  [
    /tell me who you are|empty ident|auto-detection is disabled|unable to auto-detect/i,
    'Git does not know your name yet. Type these two lines in a terminal, with your own name and address, and publish again: git config --global user.name "Your Name" and git config --global user.email you@example.com',
  ],
  [
    /\[rejected\]|fetch first|non-fast-forward/,
    'Somebody else has published since you started. Type "git pull --rebase --autostash" in a terminal, then publish again.',
  ],
  [
    /\[remote rejected\]|pre-receive hook|protected branch/i,
    'The host of the repository does not accept changes of this branch. Ask who looks after it.',
  ],
  [
    /Could not resolve host|unable to look up|Connection (?:refused|timed out|reset)|Network is unreachable|Failed to connect|timed out/i,
    'The host of the repository cannot be reached. Publish again when this computer is online.',
  ],
  [
    /Authentication failed|Permission denied|could not read (?:Username|Password)|terminal prompts disabled|HTTP (?:401|403)|error: 40[13]/i,
    'The host of the repository does not know you, or does not let you publish. Type "git push" in a terminal to sign in, then publish again.',
  ],
  [
    /does not appear to be a git repository|Repository not found|repository .* not found/i,
    'There is no repository at the address that Git has. Ask who looks after it.',
  ],
  [
    /during a (?:merge|rebase|cherry-pick)|unmerged|index\.lock/i,
    'Git has not finished something else in this folder. Finish it in a terminal ("git status" says what it is), then publish again.',
  ],
];

/** Says in plain words what an error of Git means. */
export function explainGit(message: string): string {
  const known = explanations.find(([pattern]) => pattern.test(message));
  // An address can have a password.
  const said = message.replaceAll(/\s*\n\s*/g, ' ').replaceAll(/\/\/[^/@\s]+@/g, '//');
  return known?.[1] ?? `Git says: ${said}`;
}
