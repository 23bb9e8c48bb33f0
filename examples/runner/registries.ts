/** A package registry from which projects install their libraries. */
export interface Registry {
  readonly name: string;
  /** Command that succeeds if the registry answers. It reads the settings of the tool, such as those for a proxy. */
  readonly probe: readonly string[];
}

/** Command that fails if the repositories at hand don't have a Maven artifact. */
export const withArtifact = (coordinates: string): readonly string[] => [
  ...['mvn', '--batch-mode', '--quiet', 'dependency:get', '-Dtransitive=false'],
  `-Dartifact=${coordinates}`,
];

/** The registries of the example projects. */
export const registries = {
  npm: {name: 'the npm registry', probe: ['npm', 'view', '@pact-foundation/pact', 'version']},
  maven: {name: 'Maven Central', probe: withArtifact('junit:junit:4.13.2')},
  go: {name: 'the Go module proxy', probe: ['go', 'list', '-m', '-versions', 'github.com/pact-foundation/pact-go/v2']},
  pypi: {name: 'PyPI', probe: ['python3', '-m', 'pip', 'index', 'versions', 'pact-python']},
  crates: {name: 'crates.io', probe: ['cargo', 'info', 'pact_consumer']},
  // What `dotnet restore` asks first.
  nuget: {
    name: 'NuGet',
    probe: ['curl', '--fail', '--silent', '--show-error', 'https://api.nuget.org/v3/index.json'],
  },
  // `gem list --remote` succeeds even if RubyGems doesn't answer.
  rubygems: {name: 'RubyGems', probe: ['gem', 'specification', '--remote', 'pact', 'version']},
  packagist: {name: 'Packagist', probe: ['composer', 'show', '--available', 'pact-foundation/pact-php']},
} as const satisfies Readonly<Record<string, Registry>>;
