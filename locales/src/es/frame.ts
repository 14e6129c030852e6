import type { frame as en } from "../en/frame";
import type { Texts } from "../messages";

/** Spanish words of every page: its frame, the account menu, notices. */
export const frame = {
  app: {
    name: "Glossa",
    home: "Inicio",
    breadcrumbs: "Ruta",
    homeLink: "Glossa, inicio",
    skipLinks: "Enlaces de salto",
    skipToMain: "Saltar al contenido",
    skipToRecord: "Saltar al registro",
    skipToQuestions: "Saltar a las preguntas",
    loading: "Cargando",
    close: "Cerrar",
    cancel: "Cancelar",
    retry: "Intentar de nuevo",
    copied: "Copiado",
    notices: "Avisos",
  },
  markdown: {
    copyCode: "Copiar código",
    badFormula: "Esta fórmula no se puede componer: se muestra como se escribió.",
  },
  account: {
    menu: "Menú de la cuenta de {{username}}",
    theme: "Tema",
    language: "Idioma",
    signOut: "Cerrar sesión",
    documentation: "Documentación",
    unsentTitle: "¿Cerrar sesión con respuestas sin enviar?",
    unsentBody_one:
      "{{count}} respuesta aún no está en el servidor. Queda en este equipo y se envía cuando vuelva a iniciar sesión aquí.",
    unsentBody_other:
      "{{count}} respuestas aún no están en el servidor. Quedan en este equipo y se envían cuando vuelva a iniciar sesión aquí.",
    stay: "Quedarse",
  },
  themes: {
    system: "Como el sistema",
    light: "Claro",
    dark: "Oscuro",
    highContrast: "Alto contraste",
  },
  network: {
    offline: "Está sin conexión",
    online: "Vuelve a estar en línea",
  },
} satisfies Texts<typeof en>;
