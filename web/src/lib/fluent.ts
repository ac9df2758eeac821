/**
 * Parse Fluent in the browser. The build parses our own catalogues, so this is only loaded for games of other
 * packages.
 */
import { FluentResource } from "@fluent/bundle";

export function parse(source: string): FluentResource {
  return new FluentResource(source);
}
