/**
 * Languages to highlight in addition to those of prism-react-renderer. Every guide needs `bash`; the docs of the
 * libraries need the others.
 */
export const highlightedLanguages: readonly string[] = [
  'ruby',
  'rust',
  'csharp',
  'java',
  'powershell',
  'docker',
  'groovy',
  'scala',
  'erlang',
  'php',
  'go',
  'kotlin',
  'bash',
  'diff',
  'http',
  'toml',
  'protobuf',
  'lua',
  'clojure',
  'cmake',
  'ini',
  'properties',
];
