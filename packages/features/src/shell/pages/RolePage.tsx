import { ButtonLink, Stack, Text } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import type { AccountMenuProps } from "../account/AccountMenu";
import { usePageAddresses } from "./page-addresses";
import { ScrollPage, ScrollPageTitle } from "./ScrollPage";

export interface RolePageProps {
  /** The name of the page that was asked for. */
  title: string;
  /** Who may use that page: owners alone, or admins, too. */
  isFor: "owners" | "managers";
  /** The account menu of the user, who has another role. */
  account: AccountMenuProps;
}

/**
 * Replaces a page that the role of the user does not permit, and names the roles that may open it.
 *
 * @example
 * declare const account: AccountMenuProps;
 * const page = <RolePage title="Import files" isFor="managers" account={account} />;
 */
export function RolePage({ title, isFor, account }: RolePageProps) {
  const t = useT();
  const { home } = usePageAddresses();
  return (
    <ScrollPage trail={[{ label: title }]} account={account}>
      <Stack gap={4} align="start">
        <ScrollPageTitle>{title}</ScrollPageTitle>
        <Text tone="secondary" isMeasured>
          {t(`errors.pageFor.${isFor}`)}
        </Text>
        {home !== undefined && (
          <ButtonLink href={home} tone="primary">
            {t("errors.backHome")}
          </ButtonLink>
        )}
      </Stack>
    </ScrollPage>
  );
}
