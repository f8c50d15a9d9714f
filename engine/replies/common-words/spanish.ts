/**
 * The most common words of Spanish, folded, the most common first. From FrequencyWords 2016 by Hermit
 * Dave (https://github.com/hermitdave/FrequencyWords, CC BY-SA 4.0), cut to 3,000 and to three letters and more.
 */
export const SPANISH = `
  que por una los con para esta bien pero eso las aqui del como mas esto todo vamos muy hay ahora
  algo estoy tengo nos nada cuando este estas asi puedo quiero solo soy tiene gracias bueno fue
  ser hacer son todos era eres vez tienes creo ella ese voy puede sabes hola sus porque dios quien
  nunca donde quieres casa favor esa dos tan senor tiempo verdad estaba mejor estan hombre usted
  mucho hace entonces siento tenemos puedes ahi vida ver alguien hasta sin anos sobre decir uno
  siempre cosas tambien antes has mis dia estar estamos noche nadie otra quiere parece nosotros
  poco padre trabajo gente mira vas sea les mismo hecho ellos dijo pasa dinero hijo tal otro
  hablar seguro claro lugar mundo amigo espera mierda han tus sabe despues momento desde fuera
  cosa tipo manana podemos dije gran necesito estado podria acuerdo papa tener dice mio crees
  buena gusta nuestro nuevo sera haciendo dias nombre buen habia ven tres menos debe tenia mal
  conmigo madre hoy sido mama tienen luego todas alli toda hora mujer visto haces importa contigo
  tarde oye parte haber hombres problema saber queria aun veces nuestra hacerlo cada hizo veo
  tanto razon ustedes idea esos van quiza debo alguna cierto muerto unos estos salir policia
  realmente demasiado familia pueden cabeza hemos amigos chica carino lado alla entre minutos digo
  algun serio cuidado paso buenas somos amor puerta ves vaya suerte rapido cuenta quizas esas pues
  pasado pense todavia hermano debes casi forma chico dicho nueva sabia muchas dentro hice contra
  auto camino ayuda primera hacia miedo adios primero deberia poder ninos seria historia hey
  mientras ciudad dijiste espero cuanto esposa pronto chicos cualquier viejo debemos deja ano
  muerte hablando manos loco problemas mano guerra semana pasar vale cual viene volver toma caso
  agua hare vete entiendo horas personas capitan adelante nino listo noches buenos iba juntos dame
  unico dejame cerca otros sigue grande arriba jefe habla supongo manera quieren feliz significa
  sangre fin bajo llama venir morir importante hiciste ojos escucha entrar ningun corazon diablos
  necesitamos atras durante dices nuestros persona abajo hija dejar necesita llegar hago senora
  haya suficiente doctor gustaria tierra cara siquiera genial cree supuesto tomar equipo justo
  juego ninguna matar cinco dicen amo pequeno algunos conozco clase maldito unas muchos hubiera
  segundo aunque pueda dime igual comida cuerpo encontrar fuerte vuelta venga creer realidad saben
  puta deberias pregunta fui cuatro sra primer trabajar hagas alto maldita comer numero dar
  necesitas john oportunidad punto misma ultima afuera mujeres pensar fueron dificil vivir malo
  estabas vivo haga queda hijos mayor fiesta hacen medio algunas basta arma vino meses cuarto
  escuela dolares tio posible tuve facil preocupes jack luz eran carajo final lista trata armas
  hermana exactamente chicas podia bastante seguridad pasando esperando aca telefono perro fuego
  murio tampoco sola estuvo verte ire tenido culpa veras adonde buscando padres paz demonios
  estara perdon jugar pensando esperar sabemos recuerdo par joven seguir pueblo tenga caballeros
  idiota dio minuto bebe unica lejos nuestras plan pienso sentido dormir digas palabra correcto
  control vemos entiendes pais seis ultimo diga podrias pequena callate trato rey sucede sam
  muchachos jamas cama srta ayudar acerca cambio falta hospital lleva presidente mil gusto conoces
  diciendo ido general extrano semanas coche peor mucha disculpe dire anoche perder vamonos nave
  cielo habra orden segura querida nina michael increible ademas deben libro calle cafe piensas
  hacemos especial queremos clark irme perfecto buscar odio piensa oficina hablas libre agente
  york llamar mala detras viste dile grandes recuerdas real estaban mia frente perdido llamo
  muertos millones asesino sueno quisiera habria hara viaje probablemente peter resto estare
  maldicion lamento muchacho avion ropa fuerza llamado oido frank dado encima negro usar
  informacion uds preguntas tuvo secreto vuelve miren quieras haria acaba otras incluso sientes
  deberiamos haz decirte boca dolor bano adentro profesor habitacion dano tuyo seas noticias demas
  querido duro poner prueba mire tonto campo siendo diez tranquilo asunto acabo quedate derecho
  placer recuerda estuve tratando ejercito futuro llevar compania venido listos haremos sitio
  verlo puesto atencion sino cambiar error blanco raro palabras llego sal pase mente sistema
  pelicula anda ello negocio novia permiso crei suena ocurre oficial espere aire george mato harry
  regresar vio hazlo trasero grupo entendido senorita musica perra conoce empezar siente estupido
  diferente traje modo james encontre mensaje llamada navidad eras pena largo entra piso foto
  dijeron medico accidente fuiste imposible podriamos linea propia barco ganar normal segundos
  vive mitad quiera tras decirle lindo funciona programa vine abre sean pagar fotos centro supone
  basura situacion mejores vienen encanta marido personal maestro hambre ataque culo dale pie
  conseguir trabajando gracioso dejo pudo derecha izquierda proxima pobre respuesta tipos sentir
  tenias pude darle voz amiga gustan vista salvo loca hotel hicieron ten temo senal pelo llevo
  ayer das nena servicio tren tom bonito mes tendra tendras edad ellas hermosa ben honor
  simplemente llamas tengas corre baja sol sientate dan humano divertido sexo vuelto peligro mesa
  jimmy siguiente hablo disculpa decirme joe caja negocios mision silencio sale llegado estaria
  regreso media propio charlie oro enseguida linda prometo esposo norte hubo juro muerta
  interesante pensaba busca terminar tendre completamente cita siete cumpleanos abogado alrededor
  cerebro llave santo hermoso necesario edificio irnos tendremos vayas doy trae salio ley
  verdadero pelea banco terrible calma cena dare gobierno comprar creen sargento destino bob
  existe novio sala traves regalo iglesia decia cualquiera excelente esperen deseo alma diablo
  deje cuantos espada estabamos carne maravilloso vidas sucedio peligroso direccion libertad jesus
  ocurrio vere suenos pudiera detective sorpresa tuya pies club terminado infierno creia luna
  salvar carta estes cielos teniente encuentra david veamos quise escuchame necesitan ambos
  decision roma enemigo hicimos dulce pruebas querias abuelo totalmente mirando vayan carrera
  vuelo ante bienvenido haras encontramos encontrado contacto posicion saberlo planeta humanos
  coronel junto diria base oir suelo pelear ayudarte pistola frio comandante partes llega sur
  iremos rato mar espacio asesinato ventana prisa tienda camara puedas segun broma reunion
  despierta sacar segunda papel locura departamento horrible enfermo pregunto carcel ordenes
  intento isla salida volvere usa gato paul hagan dejes duele vengan crimen esperaba causa bar
  sere ocho temprano rio relacion drogas luces bromeando ojala hablamos trabaja irse libros radio
  mary ray bill vienes quedan excepto brazo tome rojo conocido universidad investigacion batalla
  reglas cargo hogar ninguno dieron vuelva sabias respeto estacion corte paciente encuentro
  energia dejado baile fbi abuela caliente vieja viendo veremos rayos simple bailar triste zona
  seras guardia cancion salud escuchar parar mike estaras cenar max soldados caballo seran
  estaremos interesa volar principio nivel calmate conocer finalmente alegro debajo podrian bosque
  bonita bolsa pone taxi ocupado amable ryan acaso detente imbecil san equivocado viva puso obra
  consejo publico ayudame animales azul apuesto prision mirar inteligente metros fantastico
  proximo jugando ojo salga vea llaman entrada duda cerveza unidos matado princesa perdi entender
  santa quedar miles llamare companero pensado espalda bomba alex cartas apenas leer hermanos
  darme papi mantener suyo rico verla lee bobby sigues toca olvidalo accion hayas dioses mando
  dejare llegue formas henry cierra damas puente memoria regresa muevanse parecia vestido llaves
  camion acabar robot monton estuviste maquina puertas podamos muere trago mayoria reina lleno
  ingles don soldado estrella escuche valor pido delante codigo heroe capaz verme beber velocidad
  darte llevas partido estuviera tony lex opinion irte cocina abrir perros sepa pareces escribir
  golpe alta estados tocar vuelvo habian ganas hacerte volvio ejemplo robert contar tenian
  proposito entiende empieza anillo londres tendria pedir estilo ayudarme pista cambiado escapar
  eeuu encontro espiritu viejos molesta nota diferencia tratar precio caballero sirve alegra doble
  agradable embargo tengan tuvimos sube esten mami emergencia cuello boda aprender pete informe
  blanca experiencia debia podido mentira director mata exacto eddie dejalo defensa tuviste
  confiar color bond hacerle aquel conoci probar principe ira soio despacio tiro vacaciones perdio
  fondo chris verde parecen bienvenida opcion operacion jim hablado traer principal demonio
  zapatos leo anna respecto nuevos especie pidio exito cabron mirame piernas unidad hielo llegamos
  dejeme ios debi vendra matrimonio habias podra piel preocupa quedarme tuviera tiempos richard
  quienes oiga ultimos oigan fuimos arte necesitaba comun intentando llevare levantate correr
  brillante calor planes dra visita presion pared esperanza completo subir cansado llame recordar
  trampa monstruo bajar pierna senores tomo pasara mataste grandioso socio herido cayo fuerzas
  nick cine escena tia danny dando puntos teniamos dejaste muevete larga solia tema preparado
  depende policias solos matarme mark pon hubiese tanta oeste paris viento jovenes hacerme asiento
  carter washington estupendo caminar juicio creerlo carga tranquila banda estaran animal escuchen
  bush encontraron dejas tarjeta ibas podras nueve seguramente volvera majestad llena caer
  aeropuerto vayamos tommy acabado sigo enorme area muevas haberlo dejen ridiculo reloj hagamos
  flores mapa culpable cuentas pareja tomando laboratorio beso empezo pedi nariz cuestion termino
  vengo the perdona acuerdas verano prefiero peso billy oscuridad diferentes cliente charles
  cuantas television suya prensa johnny vistazo inmediatamente solamente gordo quedarse
  posibilidad medicina malditos pantalones mataron ayude podremos locos nombres superman parecer
  america definitivamente cinta desea brazos asuntos riesgo lugares cuento noticia digame decirlo
  tonterias sentimientos objetivo pasada arreglar casado bote roja leyes millon arbol hable
  proyecto nervioso lana salido pedazo malas joder humana absolutamente evitar corriendo bala
  vosotros debido confianza especialmente intenta pequenos paga ganado ama limpio comenzar angeles
  robots lleve ruido preocupe jason belleza salgan come vera deberian lider preguntar inocente
  andy lastima red enfermedad desgraciado haran dientes mate central ponte felices supe haberte
  marcha poderes hubieras justicia bella proteger cabello pedido oscuro sarah embarazada costa
  dama alguno orgulloso vos tomado digamos debio gana cura lengua arana podre voluntad total dedo
  pago agradezco partir lucha leche luke diste copa quedarte seguros destruir bienvenidos llevan
  jerry ponga lados acceso parker intentar trajo desastre deber herida debil naturaleza luchar
  extrana encontraste vieron llamame imagen pan refieres clientes varios show auxilio oyes siguen
  sentado saliendo responsable olvidado quedo permite aquella puse sonido quiso escrito carro
  preciosa muestra bastardo restaurante huevos fantasma mismos profesional amas entero peliculas
  cerrado dedos sigan dueno cuchillo turno tormenta caray abierto quede verdadera doc playa
  victoria primo oiste lisa interior hechos piedra jodido militar computadora encantaria siga
  silla movimiento momentos familiar apartamento disparar tesoro perfecta refiero motivo dara
  nuevas querer matarlo valiente victima tendran estupida envio steve encantado diario abran senti
  autobus traido casas apurate encuentras descanso sheriff mulder mueve inglaterra quieto carl
  matarte calles tamano colegio usando cabo video toques pelota yendo directo termine vivos
  sombrero estudio grave proteccion secretos perdiendo pecho sepas enferma cuesta negros estrellas
  lago clases obviamente inmediato modos iras robo matare laura apoyo cerrar imagino amenaza toque
  larry saca viernes hayan roto lucy piloto marca combate manejar seccion profundo tantos conocia
  serie contrato americano paseo aviones balas repente cambia tropas llevara uso pudiste detener
  susan negra decidido comienza distancia eramos murieron averiguar actuar pulso aguanta oficiales
  llamaba enemigos saldra preocupado eleccion sobrevivir bordo sujeto pacientes disculpen epoca
  entro pesar walter vender piensan gratis desaparecio empleo conocen cerdo puedan comprendo
  termina alejate busco contento date tumba matt huellas cuerpos absoluto pide kent dura descansar
  respuestas propiedad llamando dormido castillo china datos torre robar americanos malos botella
  aquellos ultimamente testigo presento periodico kate juez historias gustaba creeme necesitar
  esquina millas llamadas fuente conocemos techo genio alerta ideas tomas olvidar menor droga
  explicar abierta privado miembros joey nacional ross discutir evidencia detalles tardes tomare
  presente scott criminal premio vuelvas sientese viniste recibir mires teniendo huele hables
  guardias enamorado cuidar pocos perdone natural caballos escucho enfermera angel sospechoso
  local mentiras camisa confia aceptar venganza perdimos parque juegos chloe vives varias harias
  menudo dejenme barrio virus talento ministro hiciera conocerte viviendo responsabilidad respira
  numeros pertenece desayuno dave campeon controlar maria nieve mexico howard verguenza doctora
  blancos fumar llevamos europa dudo athena pastel quedas cae vimos recibido andando agentes
  fueras asustado perdoname reino clave papeles matando jake efecto plata olvide iban universo
  politica almuerzo magia lluvia humor autos veia tantas respirar cantar trabajas julie disparo
  conversacion olor asesinos muchacha modelo jane curso canal rock llorar borracho regresen
  vayanse sentia resultado william parado olvides mirada inutil california acabas ciencia perdiste
  sociedad regrese camioneta cono revista parecio montana maravillosa dejarlo maximo echar
  corriente escuchando disculpas cadaver seguimos ron espectaculo frodo mundial francia decirles
  aspecto presencia famoso corto relajate poderoso recuerdos carretera oigo esperamos escuchado
  cable rosa bola oferta helen intentarlo habido continuar rachel ladron humanidad estomago entera
  conto poniendo mercado granja idiotas hablemos estudiante siglo roger relaciones ias hablan adam
  nosotras miembro fortuna libres acciones esperas suficientemente llevaron ocurrido andar
  perfectamente pasan jardin cola resultados frances troya tercera martin entrenamiento doug
  azucar metido ayudarlo diles coger lunes new intencion volviendo efectivo chicago dei salgamos
  preguntaba olvida helicoptero fuertes encantador original cadena tarea dispara corta companeros
  cirugia quitate querian precioso lord sara comenzo truco inspector enojado felicidades
  desaparecido acto pollo elizabeth chocolate resulta merece gas examen vean tonta importantes
  apuesta jean directamente recuperar pongo llegaron cobarde cantidad sucio emperador mono
  encontraremos disparen gloria contrario socorro sir escaleras seth pasos nuevamente derechos
  obtener guste busqueda helado futbol sexual polvo aseguro rostro robado empresa escuchas pones
  largate interes disculpeme dejaron tengamos firma llevaba llegas cristo tercer senador continua
  gracia cien texas jones des tratado razones caminando urgencias raymond esperan muneca firme
  duerme ambulancia limpia habeis flota leyenda encuentre arturo romper muriendo encontrarlo
  rescate quedado enfrente comienzo arboles queso favorito haberme frontera creemos colega jueves
  alemanes shrek sabado limpiar puto poquito cientos muero irak inteligencia funcionar
  felicitaciones escapo criatura milagro deprisa especiales campamento responde escuchaste debiste
  viven recoger preguntarte compras cansada will elegir cancer servir pata huir util grados atacar
  sonny recien querria guapo alcance smith quedamos llegara seremos desierto licencia fiona
  proceso llevado durmiendo tension martes kilometros cartera trafico guarda impresionante
  victimas ricos primeros dejamos tomen iguales domingo crear quedara perdida extra fuese confio
  sabido analisis llegaste fria violencia lobo discurso actor sexy orgullo odia libras agencia
  vuelvan rose necesidad naves descubrir tira resolver pondre volando pensamos mios errores
  celular vincent claire verlos ayudarle meter hablare daniel buscas equivocada dejan vacio
  trabajaba salon motor conducir compre den cerrada cortar ted crea mueva hazme bravo alan
  pregunte promesa espejo digale sienta medicos cero escribio volveremos unidades cheque consigue
  antiguo regla pesadilla enviar podias llevarte entrenador cuida paciencia dilo levanta
  complicado superior sugiero familias dira pienses temporada suelta jackie corran propios feo
  dispuesto ayudenme teoria salvaje negativo ibamos hubieran tripulacion taza vinieron ponen
  pasamos parecido brian acepto gay cooper senoras quedare parada ninas consegui acabamos
  normalmente muchisimo bruja vegas tuvieron traigo matara kevin funeral conseguiste teatro
  medianoche biblioteca estemos tunel encargo aparece testigos penso fueran fantasmas correo
  vuestro piscina paquete copia alice suicidio molly credito consigo carol vuestra rara legal
  hablaremos solas salimos ganador estudiantes despierto pare invitado guia oso lei explosion
  dejarme chino stan lois sorprende sistemas nacion entienden arena mentiroso hablaba veas pura
  asesinado mintiendo casos vehiculo rata importancia distinto pintura intente conciencia miras
  maquinas traere revisar veinte seres hablarle disco viktor transporte mina labios senoria
  llamamos doce cuidate pasillo tele completa rapida precisamente llamaste cumplir servicios
  senales acaban sueltame hablarte trate pescado huesos daria compra trajiste templo placa
  posibilidades vengas siguiendo podran llamarme cierta permitir condiciones atrapar temperatura
  explicacion enviado contado asistente imperio pidiendo notas curioso operaciones manten tierras
  creas pez morira vision montanas jeff comido construir comunidad veran pierde piense felicidad
  diversion thomas quita museo desearia misterio buscamos aviso almirante solucion pequenas faltan
  existen combustible leido tirar responder esfuerzo vuelves pajaro hermanas guerrero esposas coma
  abra traes sientas rocky joseph bolsillo heridas saco gasolina conexion correcta pedazos lineas
  estarias convierte ayudara rumbo rompio muera material diamantes rapidamente mirate fecha
  escritorio digan registro maten incendio deme sois pensamientos dimelo comiendo aparte
  asesinatos roy leccion abrigo tratamiento julio pene conejo suceder ruta ciego asqueroso super
  prisionero odie ocupada llevarlo jenny empezamos emily ethan estuvimos decirselo oscar honesto
  entrevista antigua amante humo gustas condado conseguido viajar sombra sabra refiere lio estais
  entrega dracula compartir volvamos sonrisa sencillo atrapado aburrido pocas pensaste dragon anne
  volvi planta clima adoro suave ruso rodillas marina bolso betty alarma vivia quedese recompensa
  juega hollywood cigarrillo autoridad amigas agujero acabe sacaste orgullosa jackson entendi
  dijera sotano paredes guapa iria imaginar fiebre dejala boton preguntarle leyendo darles
  uniforme dulces vaso documentos ruego maneras king invitados comodo ayudarnos visitar vigilancia
  nadar altura preparados gary cuales mover jugador izquierdo alejandro tecnologia raza conocerlo
  conde social gobernador coge pedro cubierta chiste celda agarra secreta personalmente miller
  amistad amaba nacio interesado intentado educacion curiosidad buscan repito pecado mortal manda
  claramente via juntas identificacion dirige declaracion aleman tontos mantiene bestia veneno
  vecinos supiera quieran salgo propias privada jurado golpes usan metas lenny garganta invierno
  fila ricky miel traigan sucedido tranquilos madera burro artista sophie pobres louis impresion
  gano cruzar cigarrillos scully llevarme grial chaqueta alcalde vueltas usado reputacion pongas
  oxigeno cajas preocupada matan liz empezando cabezas ponerme experto oceano maestra cia pieza
  cargos bombas alcohol trataba salen pizza patrick recibi junta criaturas aparecio actitud gira
  cristal bourne amy encuentran dejarte caido sensacion seguido puro whisky vernos pantalla bebida
  estudiar ducha despedido consiguio venia pagan disculpame articulo aparentemente ambas trauma
  pusieron fiestas contesta contenta ambiente prometi llegando mostrare deba berlin nerviosa
  hallar dudas llegan instrucciones baje vinimos ritmo quedense suponia marcus pistas palacio
  gordon encontrare venta urgente tomamos sali cuerda vendria pasaba instante`;
