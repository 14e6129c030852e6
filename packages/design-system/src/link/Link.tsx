import { type ComponentPropsWithRef, type ComponentType, createContext, use } from "react";

/** What a link passes on: an address and the attributes of an anchor. */
export type LinkProps = ComponentPropsWithRef<"a"> & { href: string };

const LinkComponent = createContext<ComponentType<LinkProps> | "a">("a");

/** Gives all links below it the application's router; without it they are plain anchors. */
export const LinkProvider = LinkComponent.Provider;

/**
 * A link inside the product.
 *
 * @example
 * <Link href="/datasets">Datasets</Link>
 */
export function Link(props: LinkProps) {
  const Component = use(LinkComponent);
  return <Component {...props} />;
}
