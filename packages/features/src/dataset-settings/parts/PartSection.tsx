import {
  Badge,
  ChevronRight,
  Heading,
  Icon,
  type IconPicture,
  majorityDirection,
} from "@glossa/design-system";
import { useT } from "@glossa/locales";
import type { ReactNode } from "react";
import * as styles from "./Parts.css";

interface PartSectionProps {
  title: string;
  /** The name by which programs know the part. */
  name: string;
  icon?: IconPicture | undefined;
  /** What kind of part it is: "Rating". */
  kind?: string | undefined;
  isRequired?: boolean;
  isModified: boolean;
  /** Whether it is open at first. */
  isOpenFirst: boolean;
  children: ReactNode;
}

/** A part of a dataset: its title, and its form when it is open. */
export function PartSection(props: PartSectionProps) {
  const { title, name, icon, kind, isRequired = false, isModified, isOpenFirst, children } = props;
  const t = useT();
  return (
    <details className={styles.part} open={isOpenFirst}>
      <summary className={styles.head}>
        <Icon picture={ChevronRight} size={14} isDirectional className={styles.chevron} />
        {icon && <Icon picture={icon} size={16} className={styles.icon} />}
        <Heading level={2} size="part" className={styles.title}>
          <bdi dir={majorityDirection(title)}>{title}</bdi>
          {isRequired && (
            <span className={styles.required} role="img" aria-label={t("datasetSettings.required")}>
              {STAR}
            </span>
          )}
        </Heading>
        <span className={styles.name}>{name}</span>
        <span className={styles.badges}>
          {isModified && <Badge look="warning">{t("datasetSettings.modified")}</Badge>}
          {kind && <Badge>{kind}</Badge>}
        </span>
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}

const STAR = "*";
