import type { Guides } from "./index";

/** Spanish guides for people who use Glossa. */
export const guides: Guides = {
  guidelines: `
De la guía depende cuánto coinciden las respuestas de varias personas. Quienes anotan la ven junto a cada registro.

## Qué contiene

- **El objetivo**, en una frase: para qué se usarán las respuestas.
- **Cada opción**, con una definición y un ejemplo en el que es la correcta.
- **Los casos dudosos**: dos registros que se parecen y se responden de forma distinta, y el motivo.
- **Cuándo descartar** un registro, por ejemplo si su texto está en otro idioma.

## Cómo escribirla

- Escriba qué hay que hacer: «Elija *Queja* si el cliente pide una solución».
- Use listas y frases cortas. Nadie lee una página entera en mitad del trabajo.
- Haga que dos personas respondan los mismos veinte registros y compare sus respuestas. Añada cada discrepancia como ejemplo.

La guía se edita en los ajustes del conjunto de datos; la vista previa muestra lo que verán quienes anotan.`,
  questionTypes: `
Un registro puede tener varias preguntas. Cada una es de uno de seis tipos.

| Tipo | Elíjalo si |
|---|---|
| Etiqueta | exactamente una de unas pocas opciones es correcta |
| Multietiqueta | pueden ser correctas varias opciones, o ninguna |
| Valoración | la respuesta es un número de una escala |
| Ordenación | hay que ordenar opciones o textos; puede haber empates |
| Texto | hay que escribir la respuesta o corregir una sugerencia |
| Fragmento | se marcan y etiquetan palabras de un texto |

## Consejos

- Pregunte una sola cosa en cada pregunta. Dos preguntas cortas se responden antes que una con opciones combinadas.
- Ponga primero las opciones más frecuentes: cada una tiene un número, y esa tecla la elige.
- Haga obligatoria una pregunta solo si se puede responder para todos los registros.
- Añada sugerencias de un modelo: confirmar una cuesta una sola tecla.

Los campos y las preguntas quedan fijados al publicar el conjunto de datos. Sus títulos y textos se pueden cambiar después.`,
  distribution: `
Los ajustes de un conjunto de datos indican cuántas **respuestas enviadas** completan un registro.

- **1** – cada registro lo responde una persona. Es la forma más rápida de terminar un conjunto.
- **2 o más** – cada registro lo responden varias personas, para poder medir cuánto coinciden.

Un registro completado desaparece de las colas de quienes no lo han respondido. El número se puede cambiar en cualquier momento: los registros con menos respuestas enviadas vuelven a estar pendientes y los que tienen suficientes se completan.

## Quién trabaja en qué

- Los miembros de un espacio de trabajo ven sus conjuntos de datos. Un propietario añade a las personas.
- Cada persona recibe los registros pendientes en un orden distinto, de modo que rara vez dos trabajan en el mismo.
- La lista de conjuntos de datos muestra cuántos registros están completados y quién ha respondido. Dentro de un conjunto, el progreso del equipo lo muestra por persona y *Concordancia*, para propietarios y administradores, con qué frecuencia todos han dado la misma respuesta.
- Los filtros seleccionan una parte de los registros, por ejemplo un idioma. Envíe el enlace: la dirección contiene los filtros.`,
  answering: `
Puede hacerlo todo con el teclado.

| Tecla | Qué hace |
|---|---|
| 1–9 | Elige la opción con ese número |
| Tab | Pasa a la pregunta siguiente |
| Intro | Envía las respuestas y muestra el registro siguiente |
| Retroceso | Descarta el registro |
| ← → | Pasa al registro anterior o siguiente |
| Ctrl+S | Guarda las respuestas como borrador |
| Ctrl+Z | Deshace el último paso, aunque ya se haya enviado |
| ? | Muestra todos los atajos |

En un Mac, pulse ⌘ en lugar de Ctrl.

## Sugerencias

Los valores con borde discontinuo los ha sugerido un modelo. Compruébelos y pulse Intro; los que deje pasan a ser su respuesta. Lo que elige usted tiene un borde continuo.

## Nada se pierde

Las respuestas se guardan en este navegador hasta que el servidor las confirma, también sin conexión. Si cierra la página antes de enviar, sus cambios siguen ahí cuando vuelve.`,
  finding: `
## Conjuntos de datos

Escriba una parte del nombre en la búsqueda de la página de inicio o seleccione espacios de trabajo. La dirección contiene la búsqueda y los filtros, así que puede guardarla como marcador.

## Registros

- **Búsqueda** – el campo de búsqueda encuentra palabras en todos los campos o en uno. Pulse / para ir allí.
- **Estado** – los registros pendientes no tienen respuesta suya. Los borradores, los enviados y los descartados son listas propias en las que puede cambiar sus respuestas.
- **Filtros** – por metadatos, por sus respuestas y por las sugerencias y sus puntuaciones.
- **Ordenar** – por varios valores, uno tras otro.
- **Buscar similares** – muestra los registros más parecidos al actual, si el conjunto tiene vectores.

## Muchos registros a la vez

El modo en bloque muestra una lista. Seleccione registros con la barra espaciadora, elija la respuesta una vez y envíela para todos. Ctrl+Z lo deshace como un solo paso.`,
};
