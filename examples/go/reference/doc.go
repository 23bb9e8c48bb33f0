// Package reference has the samples of the pages about Pact Go that no other language shows.
package reference
