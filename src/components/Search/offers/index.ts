import {finderAddress} from '@site/src/components/ErrorFinder/address';
import {toQuery} from '@site/src/components/UpgradeAdvisor/plan';
import {searchTexts as texts} from '@site/src/texts/search';
import type {SearchHit} from '../engine/types';
import {makeOffer} from '../hits';
import {isErrorMessage} from './error';
import {readUpgrade} from './upgrade';

/**
 * What answers a query better than a page that was found: the error finder for an error message, the upgrade plan for a
 * jump between versions.
 */
export function offerFor(query: string): SearchHit | undefined {
  const upgrade = readUpgrade(query);
  if (upgrade) {
    const {library, from = '', to = ''} = upgrade;
    const title = texts.offers.upgrade.title(library?.name, from, to);
    return makeOffer({
      ...texts.offers.upgrade,
      title,
      url: `/help/upgrade${toQuery('', {library: library?.id ?? '', from, to})}`,
    });
  }
  if (isErrorMessage(query)) {
    return makeOffer({...texts.offers.error, url: finderAddress(query.trim())});
  }
  return undefined;
}
