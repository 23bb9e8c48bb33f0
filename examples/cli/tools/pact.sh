# #region tool-pact-versions
pact broker --version
pact verifier --version
pact mock --version
pact stub --version
pact plugin --version
# #endregion tool-pact-versions

# #region tool-pact-completions-bash
mkdir -p ~/.local/share/bash-completion/completions
pact completions bash --dir ~/.local/share/bash-completion/completions
mv ~/.local/share/bash-completion/completions/pact.bash ~/.local/share/bash-completion/completions/pact
# #endregion tool-pact-completions-bash

# #region tool-pact-completions-zsh
mkdir -p ~/.zfunc
pact completions zsh --dir ~/.zfunc
# #endregion tool-pact-completions-zsh

# #region tool-pact-completions-fish
mkdir -p ~/.config/fish/completions
pact completions fish --dir ~/.config/fish/completions
# #endregion tool-pact-completions-fish

# #region tool-pact-own
pact shop-report --since yesterday
# #endregion tool-pact-own

# #region tool-pact-otel
export OTEL_TRACES_EXPORTER=otlp
export OTEL_EXPORTER_OTLP_ENDPOINT=http://localhost:4318

pact broker list-pacticipants \
  --enable-otel-traces \
  --log-level info
# #endregion tool-pact-otel
