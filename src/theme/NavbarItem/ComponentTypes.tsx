import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';

import SdkChooser from '@site/src/components/Sdk/Chooser';

/** Adds the navbar item types of this site. */
export default {...ComponentTypes, 'custom-sdk-chooser': SdkChooser};
