/** Spanish texts for why a file, a row or a plan cannot be used. */
export const fileProblems = {
  file_empty: "El archivo está vacío.",
  file_too_large: "El archivo supera los {{megabytes, number}} MB. Divídalo.",
  inflated_too_large:
    "Descomprimida, una parte del archivo supera los {{megabytes, number}} MB. Divida el archivo.",
  format_unknown: "Este tipo de archivo no se puede leer. Guárdelo como CSV, Excel, JSON o Parquet.",
  file_damaged: "No es un archivo {{format}} válido.",
  text_not_decodable: "El texto no es {{encoding}} válido. Guarde el archivo como UTF-8.",
  dataset_file_newer:
    "El archivo se creó con una versión más reciente de Glossa (versión {{version}} del formato). Actualice primero este servidor.",
  settings_unfit: "Los ajustes del conjunto de datos no se permiten aquí ({{detail}}).",
  dataset_file_incomplete:
    "El archivo se interrumpe a la mitad. Registros completos: {{records, number}}. Descárguelo de nuevo.",
  json_object: "El archivo es un único objeto JSON. Se espera una lista de objetos o un objeto por línea.",
  no_rows: "El archivo no tiene filas.",
  column_repeated: "El nombre de esta columna aparece dos veces.",
  too_many_columns: "El archivo tiene más de {{limit, number}} columnas.",
  quote_not_closed: "Hay unas comillas sin cerrar.",
  quoted_too_large:
    "Una celda entre comillas tiene más de {{limit, number}} caracteres, o sus comillas no se cierran.",
  content_too_large: "Un elemento tiene más de {{limit, number}} caracteres.",
  password_required: "El archivo está cifrado. Guárdelo sin contraseña.",
  archive_unknown:
    "Es un archivo ZIP, no de Excel. Descomprímalo y elija los archivos que contiene. Guarde una tabla de OpenDocument como Excel o CSV.",
  sheet_unknown: "El libro no tiene ninguna hoja «{{sheet}}». Contiene: {{sheets}}.",
  document_without_text: "Falta el texto de {{file}}. Elija también su archivo .txt.",
  row_too_long:
    "La primera fila no tiene columna para «{{cell}}». Una celda que contiene el separador debe ir entre comillas.",
  row_too_short: "La fila termina antes de esta columna.",
  cell_too_large: "Una celda tiene más de {{limit, number}} caracteres.",
  quote_misplaced: "Aquí no se admiten comillas.",
  json_invalid: "No es JSON válido.",
  json_too_deep: "Hay valores anidados más de {{limit, number}} veces.",
  row_not_an_object: "Cada fila debe ser un objeto JSON.",
  fields_empty: "Todos los campos están vacíos.",
  field_required: "El campo obligatorio {{field}} está vacío.",
  field_invalid: "El valor no se admite en el campo {{field}}.",
  id_missing: "Falta el ID.",
  id_repeated: "«{{id}}» ya es el ID de {{earlierPlace}}.",
  id_too_long: "El ID tiene más de {{limit, number}} caracteres.",
  value_invalid: "«{{value}}» no es una respuesta válida a la pregunta {{question}}.",
  score_invalid:
    "«{{score}}» no es una puntuación válida de la sugerencia para {{question}}: un solo valor necesita un número de 0 a 1; varios valores, una lista con un número para cada uno.",
  offsets_invalid: "El fragmento de {{start, number}} a {{end, number}} {{misfit}}.",
  metadata_invalid: "«{{value}}» no es un número válido para {{property}}.",
  text_has_nul: "El texto contiene un carácter NUL, que las bases de datos no pueden guardar.",
  annotation_invalid: "Esta anotación no se puede leer: {{annotation}}",
  no_field: "No queda ninguna columna para un campo.",
  no_question: "El conjunto de datos no tiene preguntas.",
  no_required_question: "El conjunto de datos no tiene ninguna pregunta obligatoria.",
  no_required_field: "El conjunto de datos no tiene ningún campo obligatorio.",
  column_unknown: "El archivo no tiene la columna «{{column}}».",
  column_empty: "La columna «{{column}}» está vacía.",
  name_missing: "La columna «{{column}}» necesita otro nombre.",
  name_repeated: "El nombre «{{name}}» aparece dos veces.",
  name_too_long: "El nombre «{{name}}» tiene más de {{limit, number}} caracteres.",
  labels_too_few: "La columna «{{column}}» tiene muy pocos valores distintos para ser etiquetas.",
  labels_too_many:
    "La columna «{{column}}» tiene más de {{limit, number}} valores distintos, demasiados para ser etiquetas.",
  label_too_long:
    "La columna «{{column}}» tiene un valor demasiado largo para una etiqueta: más de {{limit, number}} caracteres.",
  rating_out_of_range: "La columna «{{column}}» no puede ser una valoración: sus valores deben ir de 0 a 10.",
  span_field_unknown: "Los fragmentos de {{question}} necesitan un campo «{{field}}».",
  span_field_taken: "Dos preguntas de fragmentos usan el campo «{{field}}».",
  use_unfit: "La columna «{{column}}» no sirve para ese uso.",
  field_of_dataset_missing: "Ninguna columna corresponde al campo «{{field}}» del conjunto de datos.",
  dataset_differs:
    "Ya existe un conjunto de datos «{{dataset}}» con otros ajustes ({{difference}}). Elija otro nombre.",
  answered_records:
    "La importación cambiaría los campos de registros que ya tienen respuestas: {{records, number}}. No se ha importado nada.",
  record_refused: "El servidor rechaza este registro: {{reason}}",
  records_refused:
    "La importación se ha detenido porque el servidor rechaza más de {{limit, number}} registros. Este: {{reason}}",
};
