/** Reads Fluent in the browser. The build reads our own catalogues, so this is loaded for games of other packages only. */
import { FluentResource } from "@fluent/bundle";

export function parse(source: string): FluentResource {
  return new FluentResource(source);
}
