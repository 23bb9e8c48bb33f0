# The commands that docs/pact_broker/network_graph.mdx shows; network.test.ts runs them.

# #region network-draw
node draw.mjs > pacts.dot
node draw.mjs catalogue > catalogue.dot
# #endregion network-draw
