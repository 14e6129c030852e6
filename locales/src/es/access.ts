import type { access as en } from "../en/access";
import type { Texts } from "../messages";

/** Spanish texts for the sign-in. */
export const access = {
  login: {
    title: "Iniciar sesión",
    claimBefore: "Lea",
    claimManner: "con atención",
    claimAnswer: "Responda",
    claimPlace: "al margen",
    tagManner: "modo",
    tagPlace: "lugar",
    tagInstruction: "instrucción 0,9",
    about:
      "En Glossa los equipos etiquetan y revisan los registros que hay detrás de sus modelos: un texto, muchos lectores, cada respuesta firmada.",
    username: "Usuario",
    password: "Contraseña",
    usernameRequired: "Escriba su usuario.",
    passwordRequired: "Escriba su contraseña.",
    showPassword: "Mostrar contraseña",
    hidePassword: "Ocultar contraseña",
    submit: "Iniciar sesión",
    submitting: "Iniciando sesión",
    automatic: "Iniciando sesión automáticamente",
    replaceTitle: "¿Iniciar sesión como otro usuario?",
    replaceBy: "Este enlace inicia sesión como {{username}} y cierra la sesión actual en este navegador.",
    replaceByLink: "Este enlace inicia una sesión nueva y cierra la actual en este navegador.",
    replace: "Cerrar la sesión actual e iniciar otra",
    stay: "Mantener la sesión",
    error: "Usuario o contraseña incorrectos. Inténtelo de nuevo",
    linkExpired:
      "Este enlace de inicio de sesión ya se ha usado o tiene más de diez minutos. Inicie sesión con su contraseña o reinicie el servidor para obtener otro enlace.",
    unreachable: "El servidor no responde. Compruebe que está en ejecución e inténtelo de nuevo.",
    or: "o",
    provider: "Continuar con {{provider}}",
    providerRefused: "No está autorizado para iniciar sesión de esta manera.",
    providerArrival: "Iniciando sesión con {{provider}}",
    welcomeTitle: "Le damos la bienvenida a {{space}}",
    welcomeAuthor: "Un Space de {{author}}",
    welcomeProvider: "Iniciar sesión con {{provider}}",
    welcomeUsername: "Iniciar sesión con un nombre de usuario",
  },
} satisfies Texts<typeof en>;
