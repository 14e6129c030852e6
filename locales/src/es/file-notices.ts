/** Spanish texts for what is worth knowing about a file that can be imported. */
export const fileNotices = {
  encoding: "El texto está codificado en {{encoding}}.",
  delimiter: "Las celdas están separadas por «{{delimiter}}».",
  other_sheets: "Solo se lee la hoja «{{sheet}}», no {{others}}.",
  columns_unnamed: "Columnas sin nombre: {{columns}}.",
  columns_repeated: "Los nombres de columnas que se repiten llevan un número: {{columns}}.",
  decimal_commas: "Números leídos con coma decimal (1.234,5): {{columns}}.",
  decimals_open:
    "En «1,234», la coma puede separar aquí decimales o millares: {{columns}}. Si no elige más abajo, los valores quedan como texto.",
  vectors_unmapped: "Listas largas de números, para las que no se propone ningún uso: {{columns}}.",
  relations_ignored: "Relaciones omitidas: {{count, number}}.",
  discontinuous_spans: "Los fragmentos de varias partes se han dividido en uno por parte: {{count, number}}.",
  nested_annotations_ignored: "Se omite: {{kinds}}.",
  answers_of_users_one: "{{count, number}} respuesta se importa como respuesta de {{people}}.",
  answers_of_users_other: "{{count, number}} respuestas se importan como respuestas de {{people}}.",
  answers_suggested_one: "{{count, number}} respuesta pasa a ser sugerencia. Es de {{people}}.",
  answers_suggested_other: "{{count, number}} respuestas pasan a ser sugerencias. Son de {{people}}.",
  answers_beside_suggestions_one:
    "{{count, number}} respuesta se omite porque el archivo tiene sugerencias para las mismas preguntas. Es de {{people}}.",
  answers_beside_suggestions_other:
    "{{count, number}} respuestas se omiten porque el archivo tiene sugerencias para las mismas preguntas. Son de {{people}}.",
  several_annotators:
    "Si un registro tiene varias anotaciones, la primera pasa a ser la sugerencia. Registros: {{records, number}}.",
  answers_ignored: "Anotaciones rechazadas que se omiten: {{count, number}}.",
  answers_without_question:
    "De las respuestas a estas preguntas no se crea ninguna pregunta: {{questions}}. Un conjunto de datos que ya las tenga recibe las respuestas.",
  settings_not_in_file:
    "Este archivo no contiene los ajustes del conjunto de datos exportado, como títulos, preguntas obligatorias, textos de las opciones y el mínimo de respuestas enviadas. Los archivos en formato Glossa los contienen.",
  controls_ignored: "Ninguna pregunta puede contener: {{controls}}.",
  layers_ignored: "Se omite: {{layers}}.",
  files_ignored: "No se lee: {{files}}.",
} as const;
