import type { shell as en } from "../en/shell";
import type { Texts } from "../messages";

/** Spanish texts for every page: its frame, the account menu, notices. */
export const shell = {
  app: {
    name: "Glossa",
    home: "Inicio",
    breadcrumbs: "Ruta de navegación",
    homeLink: "Glossa, inicio",
    skipLinks: "Enlaces de salto",
    skipToMain: "Saltar al contenido",
    skipToRecord: "Saltar al registro",
    skipToQuestions: "Saltar a las preguntas",
    loading: "Cargando",
    close: "Cerrar",
    cancel: "Cancelar",
    discardTitle: "¿Descartar lo que ha introducido?",
    discardBody: "El cuadro de diálogo se cierra y se pierde lo que ha introducido en él.",
    discardInput: "Descartar",
    keepEditing: "Seguir editando",
    retry: "Reintentar",
    actionOf: "{{action}}: {{name}}",
    nothingChanged: "No ha cambiado nada",
    correctFirst: "Complete o corrija primero los campos",
    fillInFirst: "Rellene primero lo que falta",
    panels: {
      smaller: "Reducir el primer panel",
      larger: "Ampliar el primer panel",
      reset: "Restablecer los tamaños",
      lower: "Reducir la altura del panel",
      higher: "Aumentar la altura del panel",
      resetHeight: "Restablecer la altura",
    },
    copied: "Copiado",
    notices: "Avisos (F8)",
  },
  markdown: {
    copyCode: "Copiar código",
    badFormula: "No se pudo mostrar esta fórmula. En su lugar se muestra el código fuente.",
  },
  account: {
    menu: "Menú de la cuenta de {{username}} ({{initials}})",
    settings: "Ajustes de usuario",
    people: "Personas y espacios de trabajo",
    workspaces: "Espacios de trabajo",
    audit: "Registro de auditoría",
    webhooks: "Webhooks",
    roles: { owner: "Propietario", admin: "Administrador", annotator: "Anotador" },
    theme: "Tema",
    language: "Idioma",
    signOut: "Cerrar sesión",
    documentation: "Documentación de la API",
    unsentTitle: "¿Cerrar sesión con respuestas sin enviar?",
    unsentBody_one:
      "{{count}} respuesta aún no se ha enviado al servidor. Está guardada en este navegador y se enviará la próxima vez que inicie sesión aquí.",
    unsentBody_other:
      "{{count}} respuestas aún no se han enviado al servidor. Están guardadas en este navegador y se enviarán la próxima vez que inicie sesión aquí.",
    stay: "Mantener la sesión",
  },
  themes: {
    system: "Sistema",
    light: "Claro",
    dark: "Oscuro",
    highContrast: "Alto contraste",
  },
  network: {
    offline: "No tiene conexión",
    online: "Vuelve a tener conexión",
  },
} satisfies Texts<typeof en>;
