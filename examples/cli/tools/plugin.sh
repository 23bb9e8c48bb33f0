# #region tool-plugin-env
pact plugin env
# #endregion tool-plugin-env

# #region tool-plugin-list
pact plugin list installed
pact plugin list known
# #endregion tool-plugin-list

# #region tool-plugin-install
pact plugin install protobuf \
  --version 0.8.0 \
  --skip-if-installed \
  --yes \
  --log-level error
# #endregion tool-plugin-install

# #region tool-plugin-disable
pact plugin disable csv 0.0.5
pact plugin enable csv 0.0.5
# #endregion tool-plugin-disable

# #region tool-plugin-remove
pact plugin remove csv 0.0.5 --yes
# #endregion tool-plugin-remove

# #region tool-plugin-index
pact plugin repository new shop.index
pact plugin repository add-plugin-version file shop.index csv-0.0.6/pact-plugin.json
pact plugin repository validate shop.index
pact plugin repository list shop.index
pact plugin repository list-versions shop.index csv
# #endregion tool-plugin-index
