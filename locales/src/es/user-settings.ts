/** Spanish texts for the settings of the signed-in user. */
export const userSettings = {
  userSettings: {
    title: "Ajustes de usuario",
    username: "Nombre de usuario",
    firstName: "Nombre",
    lastName: "Apellidos",
    workspaces: "Espacios de trabajo",
    none: "No hay",
    apiKey: "Clave de API",
    hiddenKey: "Clave de API oculta",
    copyKey: "Copiar",
    replaceKey: "Reemplazar",
    replaceKeyTitle: "¿Reemplazar su clave de API?",
    replaceKeyBody: "Los programas que usan la clave actual dejarán de funcionar de inmediato.",
    keyReplaced: "La clave de API se ha reemplazado. Copie la nueva en sus programas.",
    password: "Contraseña",
    changePassword: "Cambiar contraseña",
    changingPassword: "Cambiando",
    currentPassword: "Contraseña actual",
    newPassword: "Contraseña nueva",
    passwordLength: "De {{min}} a {{max}} caracteres",
    passwordChanged: "La contraseña se ha cambiado",
    first: {
      title: "Elija su propia contraseña",
      body: "Otra persona estableció su contraseña actual y, por tanto, la conoce. Elija una que solo usted conozca; también se reemplazará su clave de API.",
      submit: "Guardar contraseña",
    },
    signIns: "Sesiones",
    signOutEverywhere: "Cerrar todas las sesiones",
    signOutEverywhereTitle: "¿Cerrar la sesión en todos los dispositivos?",
    signOutEverywhereBody:
      "Se cerrarán todas sus sesiones, incluida esta. Su clave de API seguirá siendo válida.",
    about: {
      names: "Los nombres los define su administrador.",
      workspaces: "Abre la lista de conjuntos de datos filtrada por ese espacio de trabajo.",
      theme: "«Sistema» sigue la configuración de su dispositivo al cargar la página.",
      apiKey: "Permite que el cliente de Python actúe en su nombre. Trátela como una contraseña.",
      password:
        "Una contraseña nueva cierra sus sesiones en los demás dispositivos y reemplaza su clave de API.",
    },
  },
} as const;
