/** Labels of tables of exit codes. */
export const exitCodeTexts = {command: 'Command', all: 'all', code: 'Code', when: 'When'} as const;
