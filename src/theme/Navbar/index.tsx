import {memo} from 'react';
import Navbar from '@theme-original/Navbar';

/** The bar is the same on all pages; its links know by themselves where the reader is. */
export default memo(Navbar);
