/** Given names of the region, folded: the commonest of Mexico, and some of English. */
export const GIVEN_NAMES: ReadonlySet<string> = new Set(
  `juan jose luis carlos jesus miguel francisco antonio manuel pedro alejandro jorge fernando ricardo
  roberto eduardo daniel javier rafael raul sergio arturo enrique oscar victor mario alberto alfredo
  armando ramon ruben hector martin salvador gerardo guillermo gustavo hugo ivan jaime joaquin julio
  leonardo marco marcos mauricio nicolas omar pablo rodrigo rogelio samuel santiago sebastian tomas
  vicente andres angel adrian agustin alan aldo alexis alvaro abel abraham arnulfo benito benjamin
  bernardo bruno cesar christian cristian damian dario david diego domingo edgar edwin efrain elias
  emiliano emilio emmanuel erick erik ernesto esteban fabian felipe felix fidel gabriel genaro gilberto
  gonzalo gregorio heriberto hernan horacio humberto ignacio isaac ismael israel jonathan joel josue
  julian kevin lorenzo lucas marcelo mateo matias maximiliano moises nestor noe octavio orlando osvaldo
  oswaldo patricio ramiro rene rigoberto rodolfo saul simon teodoro ulises uriel valentin wilfrido
  maria guadalupe juana margarita leticia gabriela patricia veronica elizabeth alejandra martha marta
  yolanda teresa ana claudia silvia adriana laura monica carmen alicia josefina norma araceli sandra
  gloria beatriz irma francisca elena blanca lorena maricela marisol mariana daniela fernanda andrea
  karla carla diana paola valeria sofia ximena jimena regina camila valentina isabella isabel isabela
  natalia renata lucia victoria paula julia julieta karina carolina susana cristina cecilia rocio
  esther ester olga graciela angelica antonia aurora bertha berta catalina concepcion consuelo dolores
  dulce elvira emma esperanza estela esmeralda eva fabiola fatima flor florencia georgina gisela griselda
  hilda ines ingrid irene itzel ivonne jacqueline janet jazmin jessica joana josefa judith karen lidia
  lilia liliana lizbeth lourdes lupe luz luisa magdalena manuela marcela maribel maricruz mercedes
  michelle mireya miriam nadia nancy noemi nora ofelia perla pilar raquel rebeca reyna rosa rosalba
  rosalia rosario roxana ruth sara sarahi selene sonia soledad tania trinidad vanessa viridiana wendy
  xochitl yadira yesenia yvette zaira zoila
  pepe paco pancho beto nacho memo chucho lalo quique toni tono lupita maru chela chayo conchita
  lety paty pati vero gaby gabi mari marielena anita rosita carmelita juanita tere nico rafa santi
  john james robert michael william richard joseph thomas charles mary jennifer linda susan sarah lisa
  emily ashley amy anna anne peter paul mark george kate joao ricardo thiago tiago rafaela leticia`
    .split(/\s+/)
    .filter(Boolean),
);

/** Given names that are things, brands or plants too: a name only beside another part of one. */
export const NAMES_OF_THINGS: ReadonlySet<string> = new Set(
  "margarita rosa flor luz esperanza consuelo dolores dulce perla esmeralda mercedes victoria pilar aurora jazmin domingo angel trinidad soledad concepcion gloria reyna jesus blanca rosita mari tono regina mark".split(
    " ",
  ),
);
