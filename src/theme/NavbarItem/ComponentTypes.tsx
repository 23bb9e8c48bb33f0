import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';

import SdkChooser from '@site/src/components/Sdk/Chooser';

/** Adds this site's own kinds of navbar items. */
export default {...ComponentTypes, 'custom-sdk-chooser': SdkChooser};
