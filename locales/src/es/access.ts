import type { access as en } from "../en/access";
import type { Texts } from "../messages";

/** Spanish words of the sign-in. */
export const access = {
  login: {
    title: "Iniciar sesión",
    claimBefore: "Lee",
    claimManner: "con atención",
    claimAnswer: "Responde",
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
    automatic: "Iniciando su sesión",
    replaceTitle: "¿Iniciar sesión como otra persona?",
    replaceBy: "Esta dirección inicia sesión como {{username}} y cierra la sesión abierta en este navegador.",
    replaceByLink: "Este enlace inicia una sesión y cierra la que está abierta en este navegador.",
    replace: "Cerrarla e iniciar sesión",
    stay: "Mantener la sesión",
    error: "Usuario o contraseña incorrectos. Inténtelo de nuevo",
    linkExpired:
      "Este enlace ya se usó o tiene más de diez minutos. Inicie sesión con su contraseña o reinicie el servidor para obtener otro enlace.",
    unreachable: "El servidor no responde. Compruebe que está en marcha e inténtelo de nuevo.",
    or: "o",
    provider: "Continuar con {{provider}}",
  },
} satisfies Texts<typeof en>;
