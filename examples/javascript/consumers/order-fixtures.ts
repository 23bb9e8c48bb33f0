// #region ui-fixture
/** As OrderApi sends it. Plain data, so that tests in a browser can import it, too. */
export const paidOrder = {
  id: 42,
  status: 'PAID',
  total: 31.5,
  placedAt: '2026-03-14T09:26:53Z',
  items: [{sku: 'TEA-01', quantity: 2}],
};
// #endregion ui-fixture
