// Package problems provokes the error messages that the page about troubleshooting explains.
package problems
