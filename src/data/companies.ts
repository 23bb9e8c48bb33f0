/** An organisation that uses Pact, as the logo grid shows it. */
export interface Company {
  /** Name, as the organisation writes it. */
  readonly caption: string;
  /** Path of its mark below `static`. */
  readonly image: string;
  /** Shown first, and on the homepage. */
  readonly pinned?: boolean;
}

/** Organisations that say in public that they use Pact, in the order in which they were added. */
export const companies: readonly Company[] = [
  {caption: 'SoundCloud', image: '/img/companies/soundcloud.svg', pinned: true},
  {caption: 'Accenture', image: '/img/companies/accenture.svg'},
  {caption: 'The Iconic', image: '/img/companies/the-iconic.svg'},
  {caption: 'Sainsbury’s', image: '/img/companies/sainsburys.svg', pinned: true},
  {caption: 'Dun & Bradstreet', image: '/img/companies/dun-and-bradstreet.svg'},
  {caption: 'IBM', image: '/img/companies/ibm.svg', pinned: true},
  {caption: 'Shutterstock', image: '/img/companies/shutterstock.svg'},
  {caption: 'MessageMedia', image: '/img/companies/messagemedia.svg'},
  {caption: 'NTT Data', image: '/img/companies/ntt-data.svg'},
  {caption: 'Pivotal Labs', image: '/img/companies/pivotal-labs.svg'},
  {caption: 'Portbase', image: '/img/companies/portbase.svg'},
  {caption: 'Red Hat', image: '/img/companies/red-hat.svg', pinned: true},
  {caption: 'RateSetter', image: '/img/companies/ratesetter.svg'},
  {caption: 'Aqovia', image: '/img/companies/aqovia.svg'},
  {caption: 'Carsales', image: '/img/companies/carsales.svg'},
  {caption: 'SEEK', image: '/img/companies/seek.svg'},
  {caption: 'DiUS', image: '/img/companies/dius.svg'},
  {caption: 'Arquillian', image: '/img/companies/arquillian.svg'},
  {caption: 'lastminute.com', image: '/img/companies/lastminute-com.svg'},
  {caption: 'CloudHealth Tech', image: '/img/companies/cloudhealth-tech.svg'},
  {caption: 'Repairly', image: '/img/companies/repairly.svg'},
  {caption: 'Rapid7', image: '/img/companies/rapid7.svg'},
  {caption: 'ASOS', image: '/img/companies/asos.svg', pinned: true},
  {caption: 'Simple', image: '/img/companies/simple.svg'},
  {caption: 'ITHAKA', image: '/img/companies/ithaka.svg'},
  {caption: 'Rightmove', image: '/img/companies/rightmove.svg'},
  {caption: 'Treatwell', image: '/img/companies/treatwell.svg', pinned: true},
  {caption: 'Novatec Consulting', image: '/img/companies/novatec-consulting.svg'},
  {caption: 'Jablotron Cloud Services', image: '/img/companies/jablotron-cloud-services.svg'},
];
