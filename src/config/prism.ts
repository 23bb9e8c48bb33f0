/**
 * Languages that pages are highlighted in, beyond those that prism-react-renderer brings (bash is
 * needed by every guide, the others by the language sections).
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
