// Keeps these files out of the tests of the folder above; the page's reader makes a module of their own.
module example.org/shop

go 1.25.0
