import { ArrowRight, Brand, Button, Stack } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import * as styles from "./SignInScreen.css";
import { Slogan } from "./Slogan";

export interface WelcomeScreenProps {
  /** The title of the space. */
  space: string;
  /** Who has made the space; undefined if the hub does not name them. */
  author: string | undefined;
  /** The name of the hub, as its button shows it. */
  provider: string;
  /** Starts the sign-in with the hub. */
  onProvider: () => void;
  /** Opens the form for a username and a password. */
  onUsername: () => void;
}

/**
 * The first page of a space of the model hub: the owner of the space, and the two ways to sign in.
 *
 * @example
 * <WelcomeScreen
 *   space="Support tickets"
 *   author="ana"
 *   provider="Hugging Face"
 *   onProvider={() => window.location.assign("/oauth")}
 *   onUsername={() => console.info("the form")}
 * />
 */
export function WelcomeScreen({ space, author, provider, onProvider, onUsername }: WelcomeScreenProps) {
  const t = useT();
  return (
    <div className={styles.layout}>
      <section className={styles.page} aria-label={t("app.name")}>
        <Brand name={t("app.name")} isLarge />
        <Slogan />
        <p className={styles.about}>{t("login.about")}</p>
      </section>
      <main className={styles.margin}>
        <Stack gap={5}>
          <Stack gap={2}>
            <h1 className={styles.title}>{t("login.welcomeTitle", { space })}</h1>
            {author && <p className={styles.author}>{t("login.welcomeAuthor", { author })}</p>}
          </Stack>
          <Button tone="primary" size="lg" isBlock autoFocus iconEnd={ArrowRight} onClick={onProvider}>
            {t("login.welcomeProvider", { provider })}
          </Button>
          <Button size="lg" isBlock onClick={onUsername}>
            {t("login.welcomeUsername")}
          </Button>
        </Stack>
      </main>
    </div>
  );
}
