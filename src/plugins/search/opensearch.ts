/** What the OpenSearch description says. */
interface Description {
  readonly title: string;
  /** URL of the site, with a trailing slash. */
  readonly siteUrl: string;
  /** URL of the search page. */
  readonly searchUrl: string;
  /** URL of an icon, if any. */
  readonly iconUrl: string | undefined;
}

/** Name of the file in the root of the site. */
export const openSearchFile = 'opensearch.xml';

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** Renders an OpenSearch description, which lets browsers add the site as a search engine. */
export function renderOpenSearch({title, siteUrl, searchUrl, iconUrl}: Description): string {
  const icon = iconUrl ? `\n  <Image>${escape(iconUrl)}</Image>` : '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escape(title.slice(0, 16))}</ShortName>
  <Description>Search ${escape(title)}</Description>
  <InputEncoding>UTF-8</InputEncoding>${icon}
  <Url type="text/html" method="get" template="${escape(searchUrl)}?q={searchTerms}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${escape(siteUrl)}${openSearchFile}"/>
</OpenSearchDescription>
`;
}
