export {default} from '@site/src/components/Homepage';
