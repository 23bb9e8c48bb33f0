/** What a browser is told about the site's search. */
interface Description {
  readonly title: string;
  /** Address of the site, with a slash at the end. */
  readonly siteUrl: string;
  /** Address of the search page. */
  readonly searchUrl: string;
  /** Address of an icon; undefined leaves it out. */
  readonly iconUrl: string | undefined;
}

/** Name of the file at the top of the site. */
export const openSearchFile = 'opensearch.xml';

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** An OpenSearch description, with which browsers offer the site among their search engines. */
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
