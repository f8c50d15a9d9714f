/**
 * Words of small businesses, their customers and their staff, folded, a line each: `a = b c` for the same
 * thing, `general > example example`, `asked ~ answer answer`. Some Portuguese is at the end.
 *
 * Long because it is a dictionary.
 */
export const SPANISH = `
  restaurante = restoran
  restaurante = fonda
  mesero = camarero mozo garzon salonero
  menu = carta
  desayuno = desayunar desayunan
  almuerzo = almorzar almuerzan
  cena = cenar cenan
  merienda = merendar lonche
  refrigerio = colacion snack tentempie botana
  gaseosa = refresco soda
  jugo = zumo
  popote = pajita sorbete bombilla pitillo
  platano = banano guineo cambur
  palta = aguacate
  frijol = poroto caraota judia habichuela
  patata = papa
  maiz = choclo elote
  chile = aji
  picante = picoso enchiloso pica picar
  mani = cacahuate cacahuete
  durazno = melocoton
  frutilla = fresa
  pina = anana
  sandia = patilla
  toronja = pomelo
  betabel = remolacha betarraga
  chicharo = arveja guisante
  ejote = vainita chaucha
  camaron = gamba langostino
  cerdo = puerco chancho cochino
  pavo = guajolote
  pastel = torta tarta queque bizcocho ponque
  panaderia = panificadora
  sandwich = emparedado bocadillo sanguche
  palomitas = crispetas canguil pochoclo
  cerveza = chela birra
  propina = gratificacion tip
  vegano = plantbased
  celiaco = celiaquia
  alergia = alergico alergeno
  intolerancia = intolerante
  diabetico = diabetes
  reserva = reservar reservan reservacion reservado
  aforo = capacidad cupo
  porcion = racion
  buffet = bufet
  delivery = domicilio reparto
  parrilla = parrillada asado
  banquete = catering
  cumpleanos = cumple aniversario
  comida > desayuno almuerzo cena merienda refrigerio
  platillo > sopa ensalada entrada postre guarnicion guiso
  bebida > agua cafe jugo refresco gaseosa limonada cerveza vino coctel
  alcohol > cerveza vino licor ron tequila pisco whisky vodka coctel aguardiente beer wine rum
  licor > ron tequila pisco whisky vodka ginebra mezcal aguardiente
  coctel > margarita mojito caipirinha pina daiquiri michelada
  postre > flan helado pastel tarta gelatina brownie pudin
  fruta > manzana platano naranja uva fresa mango papaya sandia melon pina durazno limon
  verdura > lechuga tomate zanahoria cebolla brocoli espinaca pepino calabaza repollo
  legumbre > frijol lenteja garbanzo arveja haba
  cereal > avena maiz trigo arroz quinoa granola
  carne > res cerdo pollo cordero ternera bistec chorizo lomo costilla
  marisco > camaron pulpo calamar langosta ostra almeja mejillon cangrejo
  pescado > atun salmon tilapia corvina merluza trucha mojarra
  lacteo > leche queso yogur crema mantequilla
  alergeno > gluten lacteo mani nuez marisco huevo soya ajonjoli
  nuez > almendra avellana pistacho maranon pecana
  embutido > jamon salchicha chorizo mortadela salami
  salsa > mayonesa ketchup mostaza chimichurri guacamole
  queso > mozzarella parmesano cheddar panela
  condimento > pimienta oregano comino canela ajo
  pan > baguette croissant bolillo concha hallulla marraqueta integral brioche
  pastel > betun fondant relleno merengue bizcocho
  endulzante > azucar stevia miel splenda
  celiaco ~ gluten trigo harina
  alergico ~ alergeno ingrediente trazas contaminacion
  vegetariano ~ vegano verdura carne
  vegano ~ lacteo huevo vegetal
  intolerante ~ lactosa deslactosado gluten
  diabetico ~ azucar endulzante glucosa
  picante ~ chile aji salsa
  propina ~ servicio voluntaria sugerida
  botella ~ descorche
  descorche ~ botella vino
  sobras ~ empaque envase
  llevar ~ empaque envase recoger requisitos traer
  bebe ~ periquera trona cambiador infantil lactancia
  nino ~ infantil menor edad
  fumar ~ tabaco cigarro terraza humo
  borracho ~ ebrio embriaguez alcohol intoxicado
  frio ~ recalentar temperatura
  crudo ~ coccion termino
  pastel ~ anticipo pedido personalizado descorche
  cumpleanos ~ cortesia festejado pastel decoracion
  velas ~ decoracion pastel
  grupo ~ reservacion anticipo minimo
  espera ~ turno tolerancia reservacion
  vigilia ~ pescado cuaresma
  afuera ~ terraza exterior patio jardin
  fresco ~ caducidad refrigeracion horneado diario
  pan ~ horneado masa harina
  calorias ~ nutricional ingrediente
  cocinero ~ chef cocina
  cocinero = chef
  cocinar = cocina cocinan cocinado coccion
  hornear = hornea hornean horneado horno
  congelar = congela congelado congelador congelacion freezer
  refrigerar = refrigera refrigerado refrigeracion refrigerador nevera heladera frigorifico
  calentar = calienta calientan recalentar calentado
  caducidad = vencimiento expiracion vigencia
  caducar = caduca caducan caducado vencer vence vencen vencido expira expirar
  empaque = envase recipiente contenedor
  encargo = pedido orden
  encargar = encarga encargan
  pedir = pide piden pedido solicitar solicita solicitan solicitud
  ordenar = ordena ordenan pedido
  servir = sirve sirven
  probar = prueba prueban degustar degustacion
  fumar = fuma fuman fumador
  cigarro = cigarrillo tabaco pucho
  tienda = local negocio comercio establecimiento
  sucursal = filial sede
  almacen = bodega
  abarrotes = ultramarinos pulperia
  supermercado = super autoservicio
  comprar = compra compran comprado adquirir adquiere adquisicion
  vender = vende venden venta vendido
  mayoreo = mayorista
  menudeo = minorista
  existencia = inventario stock disponibilidad
  disponible = disponibilidad
  agotado = agotar agota agotarse
  producto = articulo mercancia mercaderia
  probador = vestidor
  cambiar = cambia cambian sustituir sustitucion reemplazar reemplazo reposicion
  devolver = devuelve devuelven devolucion devuelto
  devolucion = reembolso reintegro
  reembolso = reembolsar reembolsan reintegro reintegrar
  apartar = aparta apartan apartado
  ticket = recibo comprobante tique
  boleta = recibo comprobante
  factura = facturar facturan facturacion facturado cfdi
  etiqueta = rotulo
  bolsa = funda
  regalo = obsequio presente
  regalar = regala regalan obsequiar obsequio
  envolver = envuelve envoltura envuelto
  catalogo = muestrario
  vitrina = aparador escaparate vidriera
  liquidacion = remate
  oferta = promocion rebaja descuento
  descuento = rebaja bonificacion
  gratis = gratuito gratuitamente
  barato = economico
  caro = costoso
  precio = costo tarifa valor importe
  costar = cuesta cuestan costo
  valer = vale valen valor
  cobrar = cobra cobran cobrado
  presupuesto = cotizacion proforma
  cotizar = cotiza cotizan cotizacion
  cliente = comprador consumidor
  cupon = voucher
  ropa > camisa pantalon falda vestido blusa chaqueta sueter playera traje abrigo
  calzado > zapato tenis bota sandalia zapatilla tacon
  tenis = zapatilla
  playera = remera polera franela camiseta
  falda = pollera
  sueter = chompa buzo pulover jersey
  chaqueta = chamarra campera casaca
  pantaloneta = bermuda
  jean = vaquero mezclilla
  calceta = calcetin
  anteojos = lentes gafas
  lentillas = pupilentes
  cartera = billetera
  mochila = morral
  anillo = sortija
  aretes = aros zarcillos
  traje = terno
  ropa = prenda vestimenta indumentaria
  zapato = calzado
  accesorio > collar pulsera aretes cinturon bufanda gorra
  joya > anillo collar pulsera aretes cadena
  joyeria > oro plata anillo compostura
  interior > calzon brasier boxer tanga calcetin
  higiene > jabon shampoo desodorante cepillo
  quedar ~ talla cambio probador
  chico ~ talla cambio
  apretado ~ talla cambio
  encoger ~ garantia prenda lavado
  guardar ~ apartado resguardo
  fiado ~ credito deuda
  fiar ~ credito
  fallado ~ defecto garantia
  usado ~ etiqueta devolucion segunda
  abierto ~ horario empaque sellado
  caja ~ empaque original fuerte valores
  recibo ~ ticket comprobante factura
  arrepentirse ~ devolucion cancelacion retracto
  arrepenti ~ devolucion cancelacion retracto
  regalo ~ envoltura tarjeta cambio
  rebaja ~ promocion liquidacion
  volumen ~ mayoreo descuento
  docena ~ mayoreo unidades
  plata ~ efectivo dinero
  lana ~ efectivo dinero
  guita ~ efectivo dinero
  guarderia ~ infantil nino
  peluqueria = estetica barberia
  peluquero = estilista barbero
  peluquear = cortar
  pelo = cabello cabellera melena
  corte = cortar cortan cortado
  tinte = tintura coloracion tenir
  manicure = manicurista
  pedicure = podologia
  esmalte = pintaunas barniz
  depilar = depila depilan depilacion depilado
  maquillar = maquilla maquillaje maquillista maquillado
  masaje = masajista masajear
  pestana ~ extension lifting
  rizo = rulo ondulado crespo
  flequillo = fleco cerquillo capul
  alisado = alaciado alisar
  mechas = rayitos balayage highlights
  peinado = peinar peina
  exfoliacion = exfoliante
  champu = shampoo
  acondicionador = enjuague
  tatuaje = tatuar tatua tatuador tattoo
  perforacion = piercing
  belleza = estetica cosmetica
  cita = turno
  agendar = agenda agendan agendado programar programa programado
  salon > corte tinte peinado manicure pedicure depilacion maquillaje
  manicure > esmalte gel acrilico semipermanente
  tratamiento > keratina botox hidratacion facial mascarilla
  cosmetico > labial rimel rubor sombra crema
  masaje > relajante descontracturante sueco drenaje piedras
  tinte ~ alergia prueba amoniaco
  tenir ~ tinte prueba
  embarazada ~ embarazo contraindicacion prioridad
  embarazo ~ contraindicacion riesgo
  irritacion ~ alergia reaccion
  quemar ~ reaccion accidente
  feo ~ retoque garantia inconformidad
  retoque ~ garantia
  novia ~ prueba peinado maquillaje boda
  piojos ~ pediculosis liendres
  decoloracion ~ mechas diagnostico
  auto = automovil coche carro vehiculo
  moto = motocicleta
  camioneta = pickup troca
  llanta = neumatico caucho
  llantera = gomeria vulcanizadora vulcanizacion desponchadora
  ponchadura = pinchadura pinchazo ponchada pinchada
  freno = frenar frenado
  embrague = clutch
  cajuela = maletero baul
  cofre = capo capot
  volante = manubrio timon
  bateria = acumulador
  afinacion = afinamiento
  bujia = candela
  matricula = placa patente
  grua = remolque
  choque = colision siniestro
  chocar = choca chocado colision
  rayon = rayadura rasguno raspon
  hojalateria = chapisteria latoneria enderezado
  gasolina = nafta bencina combustible
  refaccion = repuesto
  revisar = revisa revisan revision inspeccionar inspeccion chequeo
  diagnostico = diagnosticar escaneo scanner
  reparar = repara reparan reparacion reparado arreglar arregla arreglan componer compostura
  instalar = instala instalan instalacion instalado instalador
  averia = falla desperfecto
  descompuesto = averiado danado
  romper = rompe rompen rompio roto rotura quebrar quebrado
  danar = dana danan danado deteriorar deteriorado deterioro
  defecto = falla defectuoso
  mantenimiento = mantencion
  garantizar = garantiza garantizan garantia
  presupuestar = presupuesto
  celular = movil smartphone
  computadora = ordenador laptop notebook portatil
  impresora = imprimir imprime imprimen impresion impreso
  fotocopia = copia fotocopiar
  lavadora = lavarropas
  secadora = secarropas
  estufa ~ cocina hornilla calefactor
  refrigerador = heladera nevera
  television = televisor tele tv
  calentador = boiler calefon terma
  calefaccion = calefactor
  plomero = gasfiter fontanero
  plomeria = gasfiteria fontaneria
  electricista = electricidad electrico
  cerrajero = cerrajeria
  carpintero = carpinteria ebanista
  soldador = soldadura soldar
  albanil = albanileria
  pintar = pinta pintan pintura pintor
  fuga = escape
  gotera = filtracion
  caneria = tuberia
  canilla = grifo
  desague = drenaje alcantarilla
  tapado = obstruido atascado
  destapar = destapan destape desatascar
  inodoro = excusado retrete wc
  lavabo = lavamanos lavatorio
  fregadero = lavaplatos pileta
  regadera = ducha
  tinaco = tanque cisterna
  corriente = electricidad energia
  apagon ~ corte electricidad energia
  foco = bombilla ampolleta
  enchufe = tomacorriente
  ferreteria = tlapaleria
  clavo = puntilla
  destornillador = desarmador
  tornillo = perno
  alquilar = alquila alquilan alquiler rentar renta rentan arrendar arrienda arrendamiento
  inquilino = arrendatario
  arrendador = propietario dueno casero
  dueno = propietario
  concreto = hormigon
  azulejo = loseta
  cano = tubo
  pegamento = adhesivo
  vehiculo > auto coche moto camioneta camion bicicleta
  repuesto > freno bujia filtro bateria llanta faro correa
  electrodomestico > licuadora lavadora secadora refrigerador microondas plancha estufa aspiradora
  herramienta > martillo taladro sierra destornillador pinza rotomartillo
  material > cemento arena ladrillo varilla pintura madera
  servicio > plomeria electricidad pintura carpinteria albanileria
  maquina > taladro podadora compresor soldadora generador caminadora eliptica bicicleta remo
  dispositivo > celular tableta laptop computadora
  cochera > estacionamiento garaje
  roto ~ garantia defecto reparacion dano embalaje reclamo indemnizacion
  ruido ~ diagnostico falla silencio horario multa convivencia
  prender ~ bateria diagnostico falla
  arrancar ~ bateria diagnostico
  varado ~ grua auxilio
  tirado ~ grua auxilio
  recoger ~ entrega resguardo almacenaje autorizado salida recoleccion
  olvidar ~ resguardo almacenaje abandono
  olvidado ~ resguardo extraviado
  abandonado ~ almacenaje resguardo
  original ~ refaccion generico autorizacion
  pirata ~ generico original
  mojado ~ humedad liquido garantia
  mojo ~ humedad liquido garantia
  contrasena ~ respaldo datos
  fotos ~ respaldo datos privacidad
  datos ~ respaldo privacidad confidencialidad
  visita ~ diagnostico domicilio registro acceso
  revisar ~ diagnostico
  arreglar ~ diagnostico presupuesto garantia
  lento ~ diagnostico mantenimiento
  prestado ~ sustituto deposito
  herramienta ~ alquiler deposito
  seguro ~ poliza cobertura deducible aseguradora reembolso copago convenio
  chocar ~ poliza siniestro deducible
  gotera ~ impermeabilizacion humedad
  tinta ~ impresion cartucho
  lavanderia = tintoreria
  lavar = lava lavan lavado
  planchar = plancha planchan planchado
  secar = seca secan secado
  doblar = dobla doblan doblado doblez
  mancha = manchado manchar
  blanqueador = cloro lejia lavandina
  cobija = cobertor frazada manta colcha
  alfombra = tapete moqueta
  costura = coser costurera modista sastre
  dobladillo = basta bastilla ruedo
  cremallera = cierre
  ajuste = entallar compostura
  desmanchar = desmanche desmanchado
  prenda > camisa pantalon vestido traje abrigo saco chaqueta
  delicado > seda lana encaje terciopelo lino piel
  blancos > sabana toalla mantel edredon
  manchado ~ desmanche decoloracion
  mancha ~ desmanche pretratamiento
  perdieron ~ extravio indemnizacion
  perder ~ extravio extraviado indemnizacion
  encogio ~ dano indemnizacion etiqueta
  destenir ~ decoloracion dano
  kilo ~ peso carga
  urgente ~ expres prioritario recargo
  urgencia ~ expres emergencia recargo
  vestido ~ tintoreria delicado
  bolsillo ~ objetos pertenencias
  boton ~ compostura
  limpiar = limpia limpian limpieza limpiado aseo asear
  limpieza = aseo higiene
  desinfectar = desinfecta desinfeccion sanitizar sanitizacion desinfectante
  fumigar = fumiga fumigan fumigacion
  insecto = bicho
  barrer = barre barrido
  trapear = trapea coletear fregar
  escoba = escobillon
  trapeador = trapero mopa lampazo
  basura = residuo desecho desperdicio
  reciclar = recicla reciclaje reciclable
  vidrio = cristal
  sillon = sofa
  tapiz = tapiceria tapizado
  plaga > cucaracha rata raton hormiga chinche termita mosquito pulga
  quimico > cloro amoniaco acido detergente desengrasante
  limpieza > trapear barrer sacudir aspirar
  bichos ~ plaga fumigacion
  cucaracha ~ plaga fumigacion
  raton ~ plaga roedor fumigacion
  rata ~ roedor plaga fumigacion
  hormiga ~ plaga fumigacion
  olor ~ desinfeccion ventilacion
  sucio ~ limpieza higiene
  robar ~ robo confianza antecedentes
  confianza ~ antecedentes referencias
  muebles ~ mudanza sofa
  productos ~ insumos materiales
  clinica = consultorio policlinico
  doctor = medico
  medico = facultativo
  consulta = cita
  consultar = consulta consultan
  enfermo = enfermedad padecimiento
  enfermera = enfermeria
  dentista = odontologo odontologia dental ortodoncista
  muela = molar
  empaste = obturacion tapadura
  extraccion = extraer
  radiografia = rayos
  ecografia = ultrasonido ecografo
  analisis = examen
  inyeccion = inyectar inyectable
  vacuna = vacunar vacunacion vacunado inmunizacion
  receta = prescripcion formula
  medicina = medicamento remedio farmaco
  pastilla = tableta comprimido pildora
  dosis = dosificacion
  dolor = doler duele
  fiebre = calentura
  gripe = resfriado resfrio catarro
  tos = toser
  vomito = vomitar
  diarrea = soltura
  embarazo = embarazada gestacion gestante
  parto = nacimiento
  bebe = lactante
  cirugia = operacion intervencion
  anestesia = sedacion anestesico
  venda = vendaje
  herida = lesion cortada
  lesion = lesionado lesionarse
  sangre = sanguineo sangrado hemorragia
  sangrar = sangra sangrado hemorragia
  hospitalizacion = internacion hospitalizar internar
  emergencia = urgencia
  seguro = aseguradora poliza
  historial = expediente
  psicologo = terapeuta psicoterapia
  terapia = terapeuta
  fisioterapia = kinesiologia rehabilitacion kinesiologo fisioterapeuta
  nutriologo = nutricionista nutricion dietista
  pediatra = pediatria
  ginecologo = ginecologia
  oculista = oftalmologo optometrista oftalmologia
  cubrebocas = mascarilla tapabocas barbijo
  farmacia = botica drogueria
  farmaceutico = boticario
  generico = bioequivalente
  presion = tension
  silla ~ ruedas accesibilidad rampa
  discapacidad = discapacitado
  discapacidad = minusvalia
  especialista > pediatra ginecologo cardiologo dermatologo ortopedista oftalmologo
  medicamento > antibiotico analgesico paracetamol ibuprofeno jarabe insulina antialergico
  antibiotico > amoxicilina azitromicina ciprofloxacino
  controlado > psicotropico clonazepam tramadol estupefaciente
  analisis > glucosa colesterol hemograma orina sangre
  estudio > radiografia ultrasonido tomografia mamografia resonancia
  dolencia > diabetes hipertension asma epilepsia alergia
  vacuna > influenza tetanos hepatitis rabia covid
  odontologia > limpieza empaste extraccion ortodoncia blanqueamiento endodoncia implante corona
  antibiotico ~ receta prescripcion
  pastillas ~ medicamento receta
  receta ~ vigencia controlado
  inyectar ~ receta aplicacion
  ayunas ~ analisis muestra horas
  resultados ~ entrega laboratorio correo
  doler ~ dolor emergencia analgesico
  duele ~ dolor emergencia analgesico
  muela ~ dolor extraccion endodoncia
  enfermo ~ sintoma fiebre contagio justificante
  enferma ~ sintoma fiebre contagio justificante
  gripe ~ sintoma contagio cubrebocas
  contagioso ~ aislamiento sintoma
  desmayo ~ emergencia auxilios
  infarto ~ emergencia ambulancia
  acompanante ~ visita familiar tutor
  acompanar ~ acompanante familiar
  hijo ~ menor tutor infantil
  menor ~ tutor consentimiento autorizacion edad responsiva
  secreto ~ confidencialidad privacidad
  expediente ~ confidencialidad copia
  devolver ~ devolucion cambio sellado
  vencido ~ caducidad lote
  refrigerado ~ temperatura cadena
  domicilio ~ visita envio zona
  veterinaria = vet
  perro = can canino perrito
  gato = felino gatito
  cachorro = cria
  mascota = animal
  correa = trailla
  esterilizar = esteriliza esterilizacion castrar castracion esterilizado
  grooming = peluqueria
  croqueta = pienso concentrado
  alimento = comida
  desparasitar = desparasitacion desparasitante antiparasitario
  transportadora = kennel jaula
  adoptar = adopta adopcion
  sacrificio = eutanasia
  morder = muerde mordida mordedura mordio
  mascota > perro gato conejo hamster ave pez tortuga cuyo loro
  animal > perro gato caballo vaca conejo ave
  ave > loro perico canario gallina
  exotico > reptil iguana tortuga huron
  raza > labrador poodle bulldog pastor chihuahua
  perro ~ mascota correa bozal animal
  gato ~ mascota transportadora animal
  conejo ~ mascota animal exotico
  perrito ~ mascota correa animal
  cachorro ~ vacuna esquema edad
  dormir ~ eutanasia sedacion
  bravo ~ agresivo bozal
  agresivo ~ bozal sedacion
  mordio ~ mordedura agresivo bozal
  viajar ~ certificado transportadora
  pulgas ~ desparasitacion
  vacunas ~ cartilla carnet esquema
  lazarillo ~ guia asistencia servicio
  gimnasio = gym
  entrenador = instructor coach
  entrenar = entrena entrenan entrenamiento ejercicio
  membresia = mensualidad afiliacion suscripcion
  socio = miembro afiliado
  inscripcion = matricula inscribir inscribirse inscribe inscrito
  inscribirse = registrarse anotarse apuntarse
  congelar = pausar suspender suspension pausa
  clase = sesion
  pesas = mancuernas
  caminadora = trotadora corredora
  locker = casillero taquilla gaveta
  toalla = toallon
  vestidor = camerino vestuario
  ducha = regadera ducharse
  alberca = pileta piscina
  nadar = natacion nadador
  bicicleta = bici cicla
  cancha = pista
  invitado = acompanante
  actividad > yoga pilates spinning zumba crossfit natacion boxeo
  deporte > futbol tenis basquetbol natacion voleibol boxeo
  congelar ~ suspension pausa viaje lesion
  pausar ~ congelacion suspension
  vacaciones ~ congelacion suspension pausa
  amigo ~ invitado referido pase
  amiga ~ invitado referido pase
  probar ~ prueba pase
  prueba ~ muestra gratuita
  cancelar ~ baja aviso cancelacion anticipacion reembolso penalizacion anticipo
  baja ~ cancelacion
  lesion ~ medico certificado suspension congelacion
  ninos ~ edad menor tutor infantil
  candado ~ casillero locker
  robo ~ casillero objetos pertenencias responsabilidad
  toalla ~ alquiler casillero
  huella ~ acceso biometrico
  hotel = hospedaje posada hosteria
  hostal = albergue hostel
  hospedar = hospeda hospedan hospedaje hospedarse alojar aloja alojan alojamiento
  habitacion = cuarto pieza recamara dormitorio
  estancia = estadia
  recepcion = recepcionista
  maleta = valija equipaje
  lobby = vestibulo
  checkin = llegada
  checkout = salida
  ascensor = elevador
  estacionamiento = parqueo parqueadero aparcamiento cochera estacionar
  estacionar = estaciona aparcar parquear
  wifi = internet
  clave = contrasena password
  minibar = frigobar
  jacuzzi = tina hidromasaje
  ruido = escandalo bulla
  habitacion > sencilla doble triple suite matrimonial familiar
  amenidad > alberca gimnasio spa estacionamiento wifi asador
  llegar ~ checkin entrada registro llegada
  temprano ~ anticipado early entrada
  salir ~ checkout salida
  tarde ~ tolerancia late recargo retraso vespertino
  maletas ~ equipaje resguardo
  equipaje ~ resguardo consigna
  joyas ~ caja valores resguardo
  visitas ~ huesped registro recepcion acceso estacionamiento
  fiesta ~ ruido silencio evento salon reservacion deposito
  musica ~ ruido volumen silencio sonido dj permiso
  cuna ~ bebe infantil
  bano ~ sanitario aseo
  carro ~ estacionamiento
  auto ~ estacionamiento
  internet ~ wifi contrasena web linea
  clave ~ contrasena wifi
  noche ~ hospedaje tarifa
  noshow ~ penalizacion
  escuela = colegio liceo instituto plantel
  jardin = kinder preescolar parvulario
  guarderia = maternal
  maestro = profesor docente educador
  alumno = estudiante educando
  curso = capacitacion
  colegiatura = mensualidad pension arancel
  matricula = inscripcion
  beca = becado becario
  examen = evaluacion prueba
  calificacion = nota
  boletin = calificaciones
  aprobar = aprueba aprobado acreditar
  reprobar = reprueba reprobado reprobacion
  faltar = falta inasistencia ausencia ausente
  justificante = justificar justificacion excusa
  certificado = certificar certificacion constancia
  cuaderno = libreta
  lapicera = boligrafo esfero
  lonchera = vianda
  apoderado = tutor acudiente
  acoso = bullying hostigamiento
  expulsar = expulsion expulsado
  autobus = bus colectivo camion omnibus micro guagua
  transporte = traslado movilidad
  pasaje = boleto tiquete
  pasajero = viajero
  chofer = conductor
  conducir = manejar conduce maneja
  licencia = carnet brevete
  viajar = viaja viajan
  equipaje = maleta
  embarque = abordaje abordar aborda
  terminal = estacion
  paquete = encomienda bulto
  flete = acarreo
  mudar = muda mudanza trasteo
  rastrear = rastrea seguimiento tracking
  enviar = envia envian despacho
  entregar = entrega entregan entregado
  despachar = despacha
  recoger = recoge recogen recoleccion recogida retirar retiro
  direccion = domicilio
  repartidor = mensajero motorizado
  peaje = caseta
  ruta = recorrido itinerario
  parada = paradero
  demora = retraso atraso
  retraso = retrasar retrasado atrasado
  excursion = paseo tour
  turista = viajero visitante
  playa = balneario
  lancha = bote panga
  chaleco ~ salvavidas
  senderismo = caminata trekking
  acampar = campamento camping
  boleto = entrada ticket
  inmobiliaria = inmueble propiedad
  departamento = apartamento depa
  casa ~ vivienda inmueble
  terreno = lote predio
  aval = fiador garante codeudor
  hipoteca = hipotecario
  corredor = agente asesor
  contrato = convenio
  contratar = contrata contratan contratacion
  renovar = renueva renovacion prorroga
  rescindir = rescision terminacion
  desalojar = desalojo desocupar
  deposito = fianza
  subarrendar = subarriendo subalquilar
  amueblado = amoblado
  escritura = escriturar escrituracion notario
  firmar = firma firman firmado
  condominio = edificio consorcio copropiedad
  administrador = administracion
  expensas ~ cuota mantenimiento
  vecino = residente condomino copropietario
  asamblea = junta reunion
  portero = conserje vigilante
  vigilante = guardia vigilancia guarda
  vigilancia = seguridad custodia
  porton ~ acceso control
  tarjeton = tag calcomania
  azotea = terraza
  trastero = baulera
  quincho = asador
  mudanza = mudarse
  videollamada = videoconferencia
  evento = fiesta celebracion
  fiesta = festejo celebracion
  boda = casamiento matrimonio nupcias
  quinceanera = quinces
  graduacion = grado egreso
  bautizo = bautismo
  velorio = funeral
  invitado = asistente
  decoracion = decorar decoran ambientacion
  sonido = audio
  mantel = manteleria
  fotografia = foto fotografo
  fotografo = camarografo
  video = filmacion grabacion
  grabar = graba grabacion filmar
  pirotecnia = cohete petardo
  carpa = toldo
  confirmar = confirma confirman confirmacion
  jardinero = jardineria
  pasto = cesped grama zacate
  podar = poda podado
  regar = riega
  maceta = macetero matera
  abono = fertilizante
  semilla = simiente
  hierba = maleza yuyo
  plaguicida = pesticida
  cosecha = cosechar cosechan
  sembrar = siembra siembran plantar
  granja = finca rancho hacienda chacra fundo
  ganado > vaca toro becerro oveja cabra
  huevo = blanquillo
  organico = ecologico
  florista = floreria floristeria
  ramo = bouquet
  pagina = sitio web
  aplicacion = app
  registrar = registra registrarse
  carrito = cesta
  comprobar = verifica verificar verificacion
  correo = email mail
  telefono = telefonico
  whatsapp = wasap whats
  llamar = llama llaman llamada
  contacto = contactar comunicarse
  abrir = abre abren abierto apertura
  cerrar = cierra cierran cerrado
  atender = atiende atienden atencion
  empezar = empieza comienza comenzar inicia
  terminar = termina terminan finaliza finalizar
  durar = dura duran duracion
  demorar = demora demoran tardar tarda tardan
  tardar = tardan demora tardanza
  llegar = llega llegan llegada
  avisar = avisa avisan notificar notificacion
  esperar = espera esperan
  plaguicida > insecticida herbicida fungicida raticida
  pariente > madre padre hijo hermano abuelo conyuge esposo esposa primo tio sobrino suegro
  familiar > madre padre hijo hermano abuelo conyuge esposo esposa
  idioma > ingles espanol frances portugues aleman italiano
  materia > matematicas ingles historia ciencias computacion
  utiles > cuaderno lapiz libro mochila tijeras colores
  transporte > autobus taxi camioneta avion metro tren uber
  documento > cedula pasaporte licencia identificacion acta dni rfc ine
  identificacion > cedula pasaporte licencia dni ine
  requisito > identificacion comprobante aval ingresos referencias
  tarjeta > visa mastercard credito debito amex
  billetera > yape plin nequi daviplata mercadopago
  pago > efectivo transferencia tarjeta deposito cheque
  transferencia > spei cbu clabe pix sinpe
  plataforma > paypal mercadopago rappi uber airbnb booking
  feriado > navidad semana independencia reyes carnaval pascua
  festivo > navidad carnaval pascua independencia
  semana > lunes martes miercoles jueves viernes sabado domingo
  finde > sabado domingo
  estacion > verano invierno otono primavera
  evento > boda quinceanera bautizo graduacion cumpleanos conferencia posada
  area > alberca gimnasio salon terraza elevador estacionamiento asador
  comun > alberca gimnasio asador elevador
  flor > rosa girasol tulipan lirio orquidea clavel
  planta > suculenta cactus helecho orquidea rosal
  cultivo > maiz frijol cafe tomate papa cana
  desastre > sismo terremoto incendio inundacion huracan
  clima > lluvia tormenta viento granizo calor
  valioso > joya dinero laptop celular reloj
  pertenencia > celular cartera llave mochila joya
  aparato > celular laptop tableta televisor
  musica > mariachi dj banda bocina
  instrumento > guitarra piano violin bateria flauta
  tour > caminata rafting canopy buceo kayak cabalgata
  paquete > caja bulto
  fragil > vidrio ceramica espejo electronico
  arma > pistola cuchillo navaja
  droga > marihuana cocaina
  menor > nino bebe adolescente hijo
  mobiliario > silla mantel tablon toldo
  mueble > sofa cama ropero escritorio librero colchon
  familia > madre padre hijo hermano abuelo
  mama ~ madre tutor familiar
  papa ~ padre tutor familiar
  abuela ~ familiar autorizado adulto mayor
  abuelo ~ familiar autorizado adulto mayor
  tia ~ familiar autorizado tercero
  novio ~ invitado acompanante
  hermano ~ familiar descuento
  hermanos ~ familia descuento beca
  pelea ~ disciplina agresion sancion
  pelear ~ disciplina agresion sancion
  pegar ~ agresion acoso sancion
  molestar ~ acoso convivencia
  celular ~ dispositivo electronico
  falto ~ inasistencia justificante
  faltar ~ inasistencia reposicion justificante cancelacion penalizacion
  reponer ~ reposicion recuperacion
  perderse ~ reposicion inasistencia
  reprobar ~ extraordinario recuperacion minima
  beca ~ promedio descuento
  lonchera ~ alimento refrigerio
  cambiarse ~ traslado transferencia
  empezar ~ inicio matricula inscripcion
  libros ~ utiles materiales
  maleta ~ equipaje sobrepeso kilos
  animales ~ mascota
  asiento ~ reservado lugar
  asegurado ~ poliza indemnizacion seguro
  llego ~ rastreo entrega demora
  paquete ~ rastreo encomienda
  perdio ~ extravio indemnizacion reposicion
  golpeado ~ dano embalaje reclamo
  aduana ~ impuesto arancel internacional
  extranjero ~ internacional pasaporte divisa
  dolares ~ divisa cambio moneda
  mareo ~ medicamento embarcacion
  lluvia ~ clima techado reprogramacion impermeable
  llover ~ clima techado reprogramacion
  llueve ~ clima techado reprogramacion
  llueva ~ clima techado reprogramacion
  tormenta ~ clima fuerza reprogramacion
  huracan ~ clima fuerza evacuacion
  calor ~ climatizacion ventilacion hidratacion
  nadar ~ salvavidas chaleco alberca
  alberca ~ traje gorra regadera ninos
  alquilar ~ contrato deposito aval requisitos
  rentar ~ contrato deposito aval requisitos
  renta ~ canon mensualidad
  aumentar ~ incremento ajuste inflacion
  subir ~ incremento ajuste
  subieron ~ incremento ajuste
  mudarme ~ mudanza desocupacion aviso preaviso
  mudarse ~ mudanza desocupacion aviso preaviso
  irme ~ rescision desocupacion preaviso penalizacion
  desocupar ~ preaviso rescision deposito
  pintar ~ autorizacion remodelacion modificacion
  obra ~ remodelacion autorizacion horario
  construir ~ remodelacion autorizacion
  remodelar ~ obra autorizacion
  taladro ~ obra ruido horario
  visitar ~ cita recorrido visita reservacion
  comprar ~ enganche escritura escrituracion
  vecino ~ convivencia ruido queja
  airbnb ~ alquiler temporal hospedaje
  asado ~ quincho parrilla
  agua ~ suministro fuga corte
  basura ~ residuo horario recoleccion reciclaje
  deuda ~ moroso morosidad adeudo recargo
  debo ~ adeudo saldo morosidad
  deber ~ adeudo saldo morosidad
  votar ~ asamblea quorum
  camara ~ videovigilancia grabacion
  camaras ~ videovigilancia grabacion
  robaron ~ robo denuncia responsabilidad seguridad
  juntas ~ sala reunion reserva
  imprimir ~ impresion copias
  reunion ~ sala reserva
  correspondencia ~ recepcion paqueteria domicilio
  invitados ~ confirmacion aforo asistentes
  anticipo ~ sena deposito
  apartar ~ anticipo sena deposito reserva
  separar ~ anticipo sena apartado reserva
  posponer ~ reprogramacion cambio
  aplazar ~ reprogramacion cambio
  mover ~ reprogramacion cambio
  cambiar ~ modificacion reprogramacion cambio
  decorar ~ montaje proveedor
  armar ~ montaje instalacion
  desarmar ~ desmontaje
  quedarse ~ extra adicional
  alargar ~ extra adicional extension
  extender ~ prorroga adicional extension
  comida ~ catering alimentos externo
  alimentos ~ externos comida
  humo ~ pirotecnia detector incendio
  seco ~ riego marchito garantia
  murio ~ garantia reposicion
  secar ~ marchito riego
  hongos ~ plaga fungicida
  organico ~ certificacion pesticida
  veneno ~ plaguicida pesticida toxico
  huevos ~ docena carton
  pagar = paga pagan pagado abonar abona
  deber = adeuda adeudar deuda
  deuda = adeudo
  deudor = moroso
  moroso = morosidad
  cuota = mensualidad
  cuotas = plazos mensualidades parcialidades
  anticipo = adelanto enganche
  anticipo = sena
  deposito = depositar depositan
  efectivo = contado
  transferencia = transferir transfieren
  financiar = financiamiento financiacion
  interes = intereses
  recargo = sobrecargo sobreprecio suplemento
  multa = penalizacion penalidad
  multar = multa multan penalizar penaliza
  impuesto = iva igv itbis
  moneda = divisa
  dolar = usd
  mensual = mensualmente mensualidad
  anual = anualmente anualidad
  semanal = semanalmente
  diario = diariamente
  navidad = navideno nochebuena
  vacaciones = vacacional
  feriado = festivo asueto
  sabado = sabatino
  matutino = matinal
  puntual = puntualidad
  tolerancia = gracia
  cancelar = cancela cancelan cancelacion cancelado anular anula anulacion
  reagendar = reprogramar reprograma reprogramacion
  posponer = pospone postergar aplazar diferir
  suspender = suspende suspension suspendido
  prorroga = extension ampliacion
  quejarse = queja reclamo reclamacion reclamar
  queja = reclamo reclamacion inconformidad
  satisfaccion = satisfecho conformidad
  insatisfecho = inconforme descontento
  compensar = compensa compensacion indemnizar indemnizacion
  encargado = gerente jefe
  empleado = trabajador colaborador
  perder = pierde pierden perdido extraviar extravia extraviado
  olvidar = olvida olvidado
  encontrar = encuentra encuentran encontrado hallado
  robo = hurto
  robar = roba roban robado hurtado
  copia = duplicado
  reponer = repone reposicion
  objeto = pertenencia
  custodiar = custodia resguardo resguardar
  guardar = guarda guardan almacenar almacenamiento almacenaje
  nino = infante infantil
  nino = chamaco chavo pibe
  adolescente = joven
  anciano = viejito
  jubilado = pensionado retirado
  carriola = cochecito carreola
  juguete = jugueteria
  permitir = permite permiten permitido autorizar autoriza autorizado autorizacion
  prohibir = prohibe prohiben prohibido prohibicion
  aceptar = acepta aceptan aceptado admitir admite admiten
  ingresar = ingresa ingresan acceso acceder accede
  acceso = ingreso
  traer = trae traen
  necesitar = necesita necesitan requerir requiere requieren requisito
  requisito = requerimiento
  obligatorio = obligado indispensable
  opcional = voluntario
  incluir = incluye incluyen incluido
  excluir = excluye excluyen excluido
  adicional = extra
  ubicacion = direccion domicilio
  ubicado = situado localizado
  barrio = colonia vecindario
  ciudad = localidad municipio
  zona = sector
  rapido = express expres
  urgente = prioritario inmediato
  ofrecer = ofrece ofrecen brindar brinda
  usar = usa usan utilizar utiliza utilizan
  funcionar = funciona funcionan funcionamiento
  prestar = presta prestan prestamo
  ganar = gana ganan ganador
  sortear = sorteo rifa
  acumular = acumula acumulan
  canjear = canjea canjean canje redimir
  combinar = combina combinable acumulable
  recomendar = recomienda recomiendan recomendacion
  referido = recomendado
  carnet = credencial
  cedula = dni identificacion
  tramite = gestion
  formulario = planilla
  privacidad = confidencialidad
  accidente = incidente percance
  caer = caerse caida
  quemar = quema quemadura quemado
  incendio = fuego
  extintor = extinguidor matafuego
  sismo = terremoto temblor
  evacuar = evacuacion
  botiquin = auxilios
  higiene = higienico
  bano = sanitario
  rampa = accesibilidad accesible
  idioma = lengua
  responder = responde responden respuesta contestar contesta
  preguntar = pregunta duda
  reglamento = reglas normas normativa
  regla = norma politica
  vigente = valido
  valido = validez vigencia
  embalaje = embalar empaquetado
  pagar ~ efectivo transferencia tarjeta abono
  pago ~ efectivo transferencia tarjeta
  cobran ~ costo tarifa cargo recargo
  cuesta ~ costo precio tarifa pesos
  cuestan ~ costo precio tarifa
  costar ~ precio tarifa
  vale ~ precio costo cupon
  caro ~ precio tarifa descuento
  barato ~ promocion descuento economico
  plazos ~ cuotas mensualidades interes credito
  cuotas ~ plazos tarjeta interes
  pagos ~ cuotas plazos mensualidades
  transferir ~ cuenta clabe comprobante
  factura ~ rfc fiscal ruc rut cuit nit
  facturar ~ rfc fiscal ruc rut cuit nit
  ruc ~ factura fiscal
  rfc ~ factura fiscal
  deducir ~ factura fiscal
  yape ~ transferencia billetera
  nequi ~ transferencia billetera
  mercadopago ~ transferencia tarjeta
  bitcoin ~ criptomoneda efectivo transferencia
  cheque ~ efectivo transferencia
  visa ~ tarjeta
  mastercard ~ tarjeta
  regatear ~ precio fijo descuento
  atrasado ~ tolerancia recargo retraso
  atrasada ~ tolerancia recargo retraso
  atrasarse ~ tolerancia recargo retraso
  atraso ~ tolerancia recargo
  retraso ~ tolerancia recargo penalizacion
  trafico ~ tolerancia retraso
  demorado ~ plazo retraso
  tardar ~ plazo demora entrega habiles
  tarda ~ plazo demora entrega habiles
  tardan ~ plazo demora entrega habiles
  demora ~ plazo habiles
  listo ~ entrega plazo terminado
  lista ~ entrega plazo
  habil ~ laboral
  plantar ~ inasistencia penalizacion
  cancelo ~ anticipacion reembolso penalizacion anticipo
  arrepiento ~ cancelacion devolucion reembolso
  reembolsan ~ reembolso devolucion
  devuelven ~ reembolso devolucion
  dinero ~ reembolso devolucion
  dejar ~ deposito resguardo
  deje ~ olvidado resguardo extraviado
  olvide ~ olvidado resguardo extraviado
  perdi ~ extravio reposicion duplicado
  perdida ~ extravio reposicion responsabilidad
  pierdo ~ extravio reposicion duplicado
  extravie ~ reposicion duplicado
  encontraron ~ olvidado extraviado hallado
  llave ~ reposicion duplicado extravio
  credencial ~ reposicion extravio
  queja ~ reclamacion libro inconformidad
  quejarme ~ queja reclamo gerente sugerencias
  quejarse ~ queja reclamo gerente sugerencias
  reclamar ~ reclamo garantia libro
  reclamo ~ garantia plazo
  molesto ~ queja inconformidad
  malo ~ defecto queja inconformidad
  equivocado ~ error cambio incorrecto
  equivocaron ~ error incorrecto
  grosero ~ respeto trato queja
  gerente ~ encargado administracion
  jefe ~ encargado gerente administrador
  dueno ~ propietario administrador
  hija ~ infantil menor tutor
  hijos ~ infantil menor edad
  amamantar ~ lactancia
  carriola ~ rampa acceso
  discapacidad ~ rampa accesibilidad elevador
  ciego ~ lazarillo discapacidad visual
  sordo ~ auditiva discapacidad
  anciano ~ adulto mayor jubilado
  viejito ~ adulto mayor jubilado
  jubilado ~ descuento adulto mayor
  jubilados ~ descuento adulto mayor
  estudiante ~ descuento credencial
  estudiantes ~ descuento credencial
  descuento ~ promocion cupon
  descuentos ~ promocion cupon
  promociones ~ descuento cupon
  puntos ~ lealtad fidelidad recompensa
  frecuente ~ lealtad puntos
  navidad ~ feriado diciembre festivo
  feriado ~ festivo cerrado horario
  feriados ~ festivo cerrado
  domingo ~ horario cerrado
  domingos ~ horario cerrado
  sabado ~ horario
  finde ~ sabado domingo
  abren ~ horario apertura
  cierran ~ horario cierre
  atienden ~ horario atencion
  trabajan ~ horario atencion
  papeles ~ documento requisitos identificacion
  documentos ~ requisitos identificacion comprobante
  cedula ~ identificacion documento
  dni ~ identificacion documento
  pasaporte ~ identificacion documento
  comprobar ~ comprobante constancia
  presentar ~ identificacion comprobante
  necesito ~ requisitos
  accidente ~ emergencia seguro auxilios
  caida ~ accidente emergencia auxilios
  lastimar ~ accidente lesion auxilios seguro
  lastimarse ~ accidente lesion auxilios seguro
  lastimo ~ accidente lesion auxilios seguro
  lastima ~ accidente lesion auxilios seguro
  golpear ~ accidente lesion golpe
  sangrar ~ herida auxilios
  fuego ~ incendio extintor evacuacion
  temblor ~ sismo evacuacion protocolo
  temblar ~ sismo evacuacion protocolo
  luz ~ electricidad energia corte
  wifi ~ internet red contrasena password
  banos ~ sanitario aseo
  prohibido ~ permitido
  permiten ~ permitido prohibido
  aceptan ~ permitido admite
  dejan ~ permitido prohibido
  llevan ~ envio entrega domicilio
  mandan ~ envio entrega domicilio
  mandar ~ envio domicilio
  envian ~ envio entrega cobertura
  traen ~ entrega domicilio
  enviar ~ envio paqueteria flete
  envio ~ cobertura zona costo
  pedido ~ rastreo entrega
  rastrear ~ guia seguimiento
  ausente ~ reintento entrega
  equivocada ~ direccion reintento
  estacionar ~ estacionamiento valet
  parqueo ~ estacionamiento valet
  whatsapp ~ telefono contacto
  llamar ~ telefono contacto
  correo ~ contacto
  hablan ~ idioma
  grabar ~ fotografia video autorizacion
  selfie ~ fotografia
  ropa ~ vestimenta codigo
  vestir ~ vestimenta codigo
  short ~ vestimenta codigo
  chanclas ~ vestimenta calzado sandalia
  descalzo ~ calzado
  zapatos ~ calzado
  armas ~ prohibido seguridad
  rompo ~ dano reposicion cargo
  rompi ~ dano reposicion cargo
  rompe ~ dano reposicion cargo
  rompio ~ dano garantia reposicion
  quebro ~ dano reposicion garantia
  danado ~ garantia defecto reposicion
  descompuso ~ garantia falla
  funciona ~ garantia falla
  fallo ~ garantia
  falla ~ garantia
  cambiarlo ~ cambio devolucion garantia
  devolverlo ~ devolucion cambio
  compra ~ ticket comprobante
  anticipacion = antelacion anticipado
  climatizacion = climatizado
  aire ~ climatizacion climatizado
  gratis ~ cortesia costo incluido
  asistir = asiste asisten asistencia
  peligro = peligroso
  impuntual ~ retraso tolerancia
  herbicida ~ maleza plaguicida
  ayudar = ayuda ayudan ayudante
  pay = pays paid payment
  price = cost fee rate charge
  refund = reimbursement refunded refunding
  return = returns returned returning
  exchange = swap replace replacement
  discount = rebate markdown
  sale = clearance
  coupon = voucher promo
  free = complimentary gratis
  deposit = downpayment
  installment = instalment
  tip = gratuity
  fine = penalty
  surcharge = supplement
  quote = estimate quotation
  guarantee = warranty
  book = booking reserve reservation reserved
  cancel = cancels cancellation cancelled canceled
  reschedule = rescheduling postpone postponed
  appointment = slot
  late = delay delayed tardy
  deliver = delivers delivery delivered
  shipping = ship shipment shipped dispatch
  parcel = package
  track = tracking
  pickup = collection collect
  lost = missing misplaced
  stolen = theft robbery
  lose = loses loss lost
  complaint = complain complaints
  broken = damaged faulty defective
  repair = fix fixing repaired mend
  child = kid children kids minor
  baby = infant toddler
  stroller = pram pushchair
  elderly = senior seniors
  pet = animal
  dog = puppy canine
  cat = kitten feline
  leash = lead
  vet = veterinary veterinarian
  doctor = physician
  dentist = dental
  prescription = prescribed
  medicine = medication drug
  ill = sick unwell illness
  pregnant = pregnancy
  allergy = allergic allergen
  wheelchair = accessibility accessible
  disabled = disability
  parking = garage
  car = vehicle automobile
  tire = tyre
  trunk = boot
  gas = gasoline petrol
  truck = lorry
  bus = coach
  luggage = baggage suitcase
  hotel = lodging inn
  guest = visitor
  room = bedroom
  gym = fitness
  trainer = coach instructor
  membership = subscription
  bathroom = restroom toilet
  elevator = lift
  apartment = flat
  rent = rental lease
  tenant = lessee renter
  landlord = owner lessor
  contract = agreement
  neighbor = neighbour
  noise = noisy
  trash = garbage rubbish waste
  cleaning = clean cleaner
  laundry = wash washing
  haircut = hairdressing hairdresser
  dye = coloring colour
  waxing = depilation
  nails = manicure
  lunch = luncheon
  vegetarian = veggie
  celiac = coeliac
  shrimp = prawn
  eggplant = aubergine
  zucchini = courgette
  cookie = biscuit
  soda = softdrink
  fries = chips
  takeaway = takeout
  waiter = waitress server
  school = college academy
  teacher = instructor tutor
  student = pupil
  tuition = fees
  enroll = enrol enrollment enrolment registration
  exam = test
  scholarship = bursary
  parent = guardian
  absence = absent
  holiday = vacation
  hours = schedule timetable
  opening = open opens
  closing = close closes closed
  allowed = permitted permit allow
  forbidden = prohibited banned
  required = mandatory compulsory
  password = passcode
  email = mail
  phone = telephone cellphone mobile
  photo = photograph photography picture
  emergency = urgent
  injury = injured wound
  accident = incident
  insurance = insured insurer
  wedding = marriage
  party = celebration
  garden = yard
  lawn = grass
  fertilizer = manure
  pest = vermin
  plumber = plumbing
  faucet = tap
  leak = leaking leakage
  electrician = electrical
  fruit > apple banana orange grape mango strawberry pineapple
  meat > beef pork chicken lamb steak
  seafood > shrimp crab lobster oyster squid clam
  nut > peanut almond walnut cashew hazelnut
  dairy > milk cheese butter cream yogurt
  drink > water coffee juice soda beer wine
  pet > dog cat rabbit hamster bird parrot
  card > visa mastercard credit debit
  holiday > christmas easter carnival
  weekend > saturday sunday
  relative > mother father brother sister grandmother spouse
  appliance > fridge washer dryer oven blender microwave
  vehicle > car motorcycle truck van bicycle
  document > passport license certificate
  tool > hammer drill saw screwdriver wrench
  clothes > shirt trousers dress jacket coat
  jewelry > ring necklace bracelet earrings
  insect > cockroach ant mosquito termite flea
  valuables > jewelry cash laptop phone passport
  sport > football tennis swimming boxing
  pay ~ cash card transfer
  late ~ grace tolerance surcharge
  sick ~ certificate symptoms contagious
  broken ~ warranty defect
  forgot ~ lost belongings storage
  forget ~ lost belongings storage
  lose ~ replacement lost
  kids ~ age minor family
  baby ~ highchair changing
  dog ~ pet leash muzzle
  rain ~ weather covered reschedule
  money ~ refund cash
  refund ~ days receipt original
  cheap ~ discount promotion
  expensive ~ price discount
  smoke ~ smoking terrace
  drunk ~ alcohol intoxicated
  hurt ~ injury accident aid
  steal ~ theft responsibility valuables
  stolen ~ theft responsibility valuables
  noise ~ quiet fine
  party ~ event noise deposit
  wear ~ dress code footwear
  leave ~ deposit storage luggage
  early ~ checkin
  quit ~ cancellation notice
  unhappy ~ complaint satisfaction
  angry ~ complaint manager
  boss ~ manager
  papers ~ documents requirements
  bring ~ requirements documents
  birthday ~ cake complimentary decoration
  freeze ~ pause suspension membership
  try ~ trial
  travel ~ passport insurance
  vuelto ~ cambio efectivo
  brackets ~ ortodoncia
  frenillos ~ ortodoncia
  botar = bota botan tirar tira tiran desechar desecha desechan desechado desecho descartar descarta descartan eliminar elimina eliminan eliminado eliminacion
  botar = bota botan tirar tira tiran disponer dispone disposicion depositar deposita depositan
  meter = mete meten introducir introduce introducen insertar inserta insertan colocar coloca colocan
  meter = mete meten ingresar ingresa ingresan introducir introduce introducen
  meter = mete meten guardar guarda guardan guardado almacenar almacena almacenan almacenado almacenamiento almacenaje
  ingresar = ingresa ingresan acceder accede acceden entrar entrada acceso ingreso
  sacar = saca sacan retirar retira retiran retirado retiro extraer extrae extraen extraccion
  sacar = saca sacan obtener obtiene obtienen tramitar tramita tramitan gestionar gestiona gestionan
  sacar = saca sacan tramitar tramita tramitan solicitar solicita solicitan
  quitar = quita quitan retirar retira retiran remover remueve remueven eliminar elimina eliminan
  subir = sube suben aumentar aumenta aumentan aumentado aumento incrementar incrementa incrementan incrementado incremento alza
  subir = sube suben cargar adjuntar adjunta adjuntan
  subir = sube suben ascender asciende ascienden ascenso promocion
  bajar = baja bajan disminuir disminuye disminuyen disminucion reducir reduce reducen reducido reduccion descenso
  bajar = baja bajan descargar descarga descargan descargado
  bajar = baja bajan descender desciende descienden
  poner = pone ponen colocar coloca colocan colocado colocacion
  ponerse = usar usa usan portar porta portan vestir visten
  llevar = lleva llevan portar porta portan traer trae traen
  llevar = lleva llevan trasladar traslada trasladan trasladado traslado transportar transporta transportan transportado transporte
  llevar = lleva llevan usar usa usan portar porta portan
  traer = trae traen presentar presenta presentan aportar aporta aportan
  dar = entregar entrega entregan entregado proporcionar proporciona proporcionan otorgar otorga otorgan otorgado otorgamiento
  dar = brindar brinda brindan ofrecer ofrece ofrecen
  dar = conceder concede conceden otorgar otorga otorgan concesion
  hacer = hace hacen realizar realiza realizan realizado realizacion efectuar efectua efectuan efectuado elaborar elabora elaboran elaborado elaboracion
  hacer = confeccionar confecciona confeccionan elaborar elabora elaboran fabricar fabrica fabrican fabricado fabricacion
  pedir = pide piden solicitar solicita solicitan solicitado solicitud
  pedir = pide piden exigir exige exigen requerir requiere requieren requisito
  pedir = pide piden encargar encarga encargan encargo ordenar ordena ordenan pedido
  preguntar = pregunta preguntan consultar consulta consultan
  decir = dice dicen indicar indica indican informar informa informan comunicar comunica comunican
  avisar = avisa avisan aviso notificar notifica notifican notificado notificacion informar informa informan comunicar comunica comunican comunicado comunicacion
  avisar = avisa avisan reportar reporta reportan reporte
  avisar = avisa avisan anticipar anticipa anticipan aviso preaviso
  hablar = habla hablan comunicarse contactar contacta contactan contacto
  llamar = llama llaman llamada telefonear telefono
  contestar = contesta contestan responder responde responden respuesta
  mandar = manda mandan enviar envia envian enviado envio remitir remite remiten
  recibir = recibe reciben recepcion recepcionar recepciona recepcionan
  recoger = recoge recogen recolectar recolecta recolectan recolectado recoleccion retirar retira retiran retiro
  recoger = recoge recogen buscar busca buscan retirar retira retiran
  juntar = reunir reunen acumular acumula acumulan
  juntarse = reunirse reunion junta
  devolver = devuelve devuelven devolucion reintegrar reintegra reintegran reintegro reembolsar reembolsa reembolsan reembolso
  devolver = devuelve devuelven regresar regresa regresan retornar retorna retornan retorno
  regresar = regresa regresan volver vuelve vuelven retornar retorna retornan retorno regreso reincorporarse
  irse = retirarse marcharse salir
  salir = salen salida egreso egresar
  salirse = renunciar renuncia renuncian dimitir dimision
  salirse = abandonar abandona abandonan retirarse
  llegar = llega llegan llegada arribar arriban
  llegar = llega llegan presentarse
  quedarse = permanecer permanece permanecen permanencia
  quedarse = conservar conserva conservan retener retiene retienen
  esperar = espera esperan aguardar aguarda aguardan
  empezar = empieza empiezan comenzar comienza comienzan iniciar inicia inician iniciado inicio comienzo
  terminar = termina terminan terminado finalizar finaliza finalizan finalizado finalizacion concluir concluye concluyen conclusion culminar culmina culminan acabar acaba acaban fin
  terminarse = acabarse agotarse agotado
  vencer = vence vencen vencimiento vencido caducar caduca caducan caducidad caducado expirar expira expiran expirado expiracion
  seguir = sigue siguen continuar continua continuan continuado continuacion
  seguir = sigue siguen cumplir cumple cumplen acatar acata acatan respetar respeta respetan
  parar = detener detiene detienen suspender suspende suspenden suspendido suspension
  parar = interrumpir interrumpe interrumpen interrupcion detener
  durar = dura duran duracion vigencia
  cambiar = cambia cambian cambiado cambio modificar modifica modifican modificado modificacion
  cambiar = cambia cambian cambiado cambio sustituir sustituye sustituyen sustitucion reemplazar reemplaza reemplazan reemplazado reemplazo
  cambiar = cambia cambian cambio intercambiar intercambia intercambian intercambio permutar permuta permutan
  cambiarse = mudarse mudanza
  mover = mueve mueven desplazar desplaza desplazan trasladar traslada trasladan reubicar reubica reubican
  mover = reprogramar reprograma reprograman reprogramado reprogramacion reagendar reagenda reagendan aplazar aplaza aplazan
  aplazar = aplaza aplazan aplazamiento posponer pospone posponen postergar posterga postergan postergacion diferir diferido
  adelantar = adelanta adelantan adelanto anticipar anticipa anticipan anticipo
  cancelar = cancela cancelan cancelado cancelacion anular anula anulan anulado anulacion
  suspender = suspende suspenden suspendido suspension cancelar cancela cancelan
  dejar = deja dejan permitir permite permiten permitido autorizar autoriza autorizan autorizado
  dejar = deja dejan depositar deposita depositan entregar entrega entregan
  dejar = deja dejan abandonar abandona abandonan
  permitir = permite permiten permitido permiso autorizar autoriza autorizan autorizado autorizacion
  prohibir = prohibe prohiben prohibido prohibicion vedado restringido impedido
  obligar = obliga obligan obligatorio obligacion obligado forzoso exigible
  necesitar = necesita necesitan necesario requerir requiere requieren precisar precisa precisan requerido
  ocupar = ocupa ocupan necesitar necesita necesitan requerir requiere
  usar = usa usan usado uso utilizar utiliza utilizan utilizado utilizacion emplear emplea emplean empleo
  usar = usa usan usado manipular manipula manipulan manejar maneja manejan operar opera operan
  agarrar = agarra agarran tomar toma toman coger coge cogen
  agarrar = agarra agarran sujetar sujeta sujetan sostener sostiene
  agarrar = agarra agarran robar roba roban hurtar hurta hurtan
  tocar = toca tocan manipular manipula manipulan manipulacion
  tocar = toca tocan corresponder corresponde corresponden correspondiente
  jalar = jala jalan halar hala halan tirar tira tiran
  empujar = empuja empujan presionar presiona presionan
  apretar = aprieta ajustar ajusta ajustan ajuste
  apretar = aprieta presionar presiona presionan oprimir oprime oprimen pulsar pulsa pulsan
  aflojar = afloja aflojan soltar suelta sueltan
  abrir = abre abren destapar destapa destapan descubrir descubre descubren
  cerrar = cierra cierran cerrado cierre clausura
  tapar = tapa tapan cubrir cubre cubren cubierto
  tapado = obstruido atascado obstruccion taponado bloqueado
  prender = prenden encender enciende encienden encendido activar activa activan
  apagar = apaga apagan apagado desconectar desconecta desconectan desconectado desactivar desactiva desactivan
  conectar = conecta conectan conectado enchufar enchufa enchufan conexion
  desenchufar = desenchufa desenchufan desconectar desconecta desconectan
  arrancar = arranca arrancan encender enciende iniciar inicia inician
  limpiar = limpia limpian limpieza asear asea asean aseo higienizar higieniza higienizan
  limpiar = limpia limpian desinfectar desinfecta desinfectan desinfectado desinfeccion sanitizar sanitiza sanitizan sanitizado sanitizacion
  lavar = lava lavan lavado enjuagar enjuaga enjuagan enjuague
  barrer = barre barren barrido escobar
  trapear = trapea trapean fregar trapeado repasar
  ensuciar = ensucia ensucian manchar mancha manchan
  ordenar = ordena ordenan acomodar acomoda acomodan organizar organiza organizan
  arreglar = arregla arreglan arreglo reparar repara reparan reparado reparacion componer compone componen
  arreglar = arregla arreglan resolver resuelve solucionar soluciona solucionan solucion
  arreglarse = acicalarse presentacion
  descomponer = descompone descompuesto averiar averia averian averiado malogrado estropear estropea estropean estropeado fallar falla fallan
  romper = rompe rompen roto quebrar quiebra quebrado rotura
  romper = rompe rompen roto danar dana danan danado dano
  gastar = gasta gastan gastado gasto desgastar desgasta desgastan desgaste
  gastar = gasta gastan gastado gasto consumir consume consumen consumo
  revisar = revisa revisan revisado revision inspeccionar inspecciona inspeccionan inspeccionado inspeccion verificar verifica verifican verificado verificacion chequear chequea chequean chequeo
  revisar = revisa revisan comprobar comprueba constatar constata constatan
  checar = checa checan revisar revisa revisan verificar verifica verifican chequear chequea chequean
  checar = checa checan marcar fichar ficha fichan registrar registra registran
  vigilar = vigila vigilan vigilancia supervisar supervisa supervisan supervisado supervision monitorear monitorea monitorean monitoreo
  cuidar = cuida cuidan cuidado proteger protege protegen proteccion resguardar resguarda resguardan resguardo
  cuidar = cuida cuidan cuidado atender atiende atienden atencion
  cuidar = cuida cuidan custodiar custodia custodian
  ayudar = ayuda ayudan asistir asiste asisten asistencia apoyar apoya apoyan apoyo auxiliar auxilia auxilian auxilio
  ensenar = ensena ensenan ensenanza instruir instruye instruyen instruccion capacitar capacita capacitan capacitado capacitacion
  ensenar = ensena ensenan mostrar exhibir exhibe exhiben
  ensenar = ensena ensenan presentar presenta presentan exhibir exhibe exhiben
  aprender = aprende aprenden aprendizaje estudiar estudia estudian
  entrenar = entrena entrenan entrenamiento capacitacion adiestramiento induccion
  explicar = explica explican explicacion aclarar aclara aclaran aclaracion
  entender = entiende comprender comprende comprenden comprension
  saber = conocer conoce conocen conocimiento
  enterarse = informarse conocer conoce conocen
  recordar = recuerda recordatorio
  olvidar = olvida olvidan olvidado olvido extraviar extravia extravian extraviado
  perder = pierde pierden perdido perdida extraviar extravia extravian extraviado extravio
  encontrar = encuentra encuentran hallar halla hallan hallado hallazgo localizar localiza localizan encontrado
  buscar = busca buscan busqueda localizar localiza localizan
  esconder = esconde esconden ocultar oculta ocultan
  elegir = elige eligen escoger escoge escogen seleccionar selecciona seleccionan seleccionado seleccion eleccion
  apartar = reservar reserva reservan reservado reservacion separar separa separan
  apuntarse = inscribirse inscripcion matricularse matricula registrarse registro
  anotar = anota anotan apuntar apunta apuntan registrar registra registran registrado registro asentar
  anotarse = inscribirse inscripcion
  inscribir = inscribe inscriben inscripcion matricular matricula matriculan registrar registra registran registro
  llenar = llena llenan diligenciar diligencia diligencian completar completa completan rellenar rellena rellenan
  llenar = llena llenan colmar colma colman lleno
  vaciar = vacia vacian vaciado vacio desocupar desocupa desocupan desocupado
  firmar = firma firman suscribir suscribe suscriben rubrica
  escribir = escribe escriben redactar redacta redactan anotar anota anotan
  copiar = copia copian fotocopia duplicado
  imprimir = imprime imprimen impreso impresion
  borrar = borra borran eliminar elimina eliminan suprimir suprime suprimen
  corregir = corrige correccion rectificar rectifica rectifican rectificacion
  equivocarse = equivocacion error errar
  equivocado = erroneo incorrecto
  probar = prueba prueban ensayar ensaya ensayan ensayo testear
  probarse = medirse
  pesar = pesaje
  medir = mide miden medicion medida
  sumar = suma suman agregar agrega agregan anadir anade anaden adicionar adiciona adicionan
  agregar = agrega agregan agregado anadir anade anaden incorporar incorpora incorporan incorporado incluir incluye incluyen
  restar = resta restan descontar descuenta descuentan deducir deduce deducen deduccion descuento
  dividir = divide dividen repartir reparte reparten distribuir distribuye distribuyen
  repartir = reparte reparten reparto distribuir distribuye distribuyen distribucion
  mezclar = mezcla mezclan combinar combina combinan combinacion
  separar = separa separan separado separacion dividir divide dividen clasificar clasifica clasifican
  cortar = corta cortan corte recortar recorta recortan
  cortar = corta cortan interrumpir interrumpe interrumpen suspender suspende suspenden
  pegar = pega pegan adherir adhesivo
  pegar = pega pegan golpear golpea golpean golpe agredir agrede agreden agresion
  pelear = pelean rina altercado
  discutir = discute discuten discusion altercado conflicto
  gritar = grita gritan grito vociferar
  insultar = insulta insultan insulto ofender ofende ofenden ofensa
  molestar = molesta molestan molestia incomodar incomoda incomodan perturbar perturba perturban
  molestar = molesta molestan acosar acosa acosan acoso hostigar hostiga hostigan hostigamiento
  burlarse = acoso bullying intimidacion
  robar = roba roban robo hurtar hurta hurtan hurto sustraer sustrae sustraen sustraccion
  enganar = engana enganan engano fraude estafa estafar estafan
  mentir = miente falsedad falsear
  resbalar = resbala resbalan resbalon deslizar desliza deslizan
  resbaloso = resbaladizo resbalosa antiderrapante antideslizante
  tropezar = tropieza tropiezo
  chocar = choca chocan choque colision colisionar colisiona colisionan impacto
  golpear = golpea golpean golpe contusion impactar impacta impactan
  lastimarse = lesionarse lesion herirse herida accidentarse
  lastimado = herido lesionado
  cortarse = cortada corte cortadura herida
  quemar = quema queman quemadura quemado
  quemarse = quemadura
  desmayarse = desmayo desvanecimiento sincope
  ahogarse = asfixia atragantamiento
  atragantarse = atragantamiento asfixia
  marearse = mareo vertigo
  vomitar = vomita vomitan vomito nauseas
  enfermarse = enfermar enfermo enfermedad padecimiento
  aliviarse = recuperarse recuperacion mejorarse
  curar = cura curan curacion sanar sana sanan
  doler = duele duelen dolor malestar
  descansar = descansa descansan descanso reposo reposar reposa reposan
  dormir = duerme duermen pernoctar pernocta pernoctan
  despertar = despierta
  comer = come comen ingerir ingiere consumir consume consumen alimentarse
  tomar = toma toman beber bebe beben ingerir ingiere
  tomar = toma toman consumir consume consumen
  fumar = fuma fuman tabaco cigarro cigarrillo vapear vapea vapean
  cocinar = cocina cocinan guisar guisa guisan preparar prepara preparan coccion
  calentar = calienta calentamiento
  enfriar = enfria enfrian refrigerar refrigera refrigeran refrigerado refrigeracion
  congelar = congela congelan congelado congelacion
  preparar = prepara preparan preparado preparacion alistar alista alistan elaborar elabora elaboran
  desarmar = desarma desarman desmontar desmonta desmontan desmontaje
  construir = construye construyen construccion edificar edifica edifican obra
  pintar = pinta pintan pintura
  agujerear = perforar perfora perforan perforacion taladrar taladra taladran agujero
  tumbar = tumba tumban derribar derriba derriban demoler demolicion
  mojar = moja mojan mojado humedo humedad
  derramar = derrama derraman derrame verter vierte
  gotear = gotea gotean goteo gotera fuga filtracion
  inundarse = inundacion anegar
  estacionar = estaciona estacionan aparcar aparca aparcan parquear parquea parquean
  estacionamiento = parqueo parqueadero aparcamiento cochera parking
  manejar = maneja manejan conducir conduce conducen
  andar = caminar camina caminan transitar transita transitan circular circula circulan
  despedir = despide despiden despido desvincular desvincula desvinculan desvinculacion cesar cese
  echar = echa echan expulsar expulsa expulsan expulsion
  echar = echa echan despedir despide despido
  contratar = contrata contratan contratado contratacion
  trabajar = trabaja trabajan trabajo laborar labora laboran laboral labores
  trabajar = trabaja trabajan operar opera operan funcionar funciona funcionan
  jalar = jala jalan funcionar funciona funcionan
  funcionar = funciona funcionan funcionamiento servir sirve operar opera operan
  faltar = falta faltan ausentarse ausencia inasistencia ausentismo
  faltar = falta faltan carecer carece carecen faltante
  asistir = asiste asisten asistencia acudir acude acuden concurrir concurre concurren
  ir = acudir acude acuden asistir asiste asisten
  tardar = tarda tardan demorar demora demoran demorado
  atrasar = atrasa atrasan atrasado atraso retrasar retrasa retrasan retrasado retraso
  apurar = apura apuran apuro prisa
  cumplir = cumple cumplen cumplimiento acatar acata acatan
  incumplir = incumple incumplen incumplimiento infringir infringe infringen infraccion
  castigar = castiga castigan castigo sancionar sanciona sancionan sancionado sancion
  regano = amonestacion reprimenda llamado
  reganar = regana reganan amonestar amonesta amonestan amonestacion
  multar = multa multan sancionar sanciona sancionan sancion
  premiar = premia premian premio recompensar recompensa recompensan incentivo reconocimiento
  felicitar = felicita felicitan felicitacion reconocimiento
  quejarse = queja reclamar reclama reclaman reclamo reclamacion inconformidad
  acusar = acusa acusan denunciar denuncia denuncian
  reportar = reporta reportan reporte informar informa informan informe
  sugerir = sugiere sugerencia proponer propone propuesta
  recomendar = recomienda recomiendan recomendacion aconsejar aconseja aconsejan consejo sugerir
  aceptar = acepta aceptan aceptado admitir admite admiten admitido recibir recibe reciben
  aceptar = acepta aceptan aceptado aprobar aprueba aprobado aprobacion
  rechazar = rechaza rechazan rechazado rechazo denegar deniega denegado negar niega
  querer = quiere desear desea desean deseo
  gustar = gusta gustan agradar agrada agradan gusto
  preferir = prefiere preferencia
  mantener = mantiene mantienen conservar conserva conservan conservado conservacion
  guardar = guarda guardan guardado conservar conserva conservan conservado
  guardar = guarda guardan archivar archiva archivan archivo
  acordar = acuerda acuerdo convenir convenio pactar pacta pactan pacto
  decidir = decide deciden decision resolver determinar determina determinan
  encargarse = responsabilizarse responsable
  ganar = gana ganan percibir percibe perciben devengar devenga devengan
  pagar = paga pagan pago abonar abona abonan abono
  pagar = paga pagan pago liquidar liquida liquidan liquidacion saldar salda saldan
  cobrar = cobra cobran cobro facturar factura facturan recaudar recauda recaudan
  costar = cuesta cuestan costo coste precio valor
  vender = vende venden venta comercializar comercializa comercializan
  comprar = compra compran adquirir adquiere adquieren adquisicion
  regalar = regala regalan regalo obsequiar obsequia obsequian obsequio
  prestar = presta prestan prestado prestamo
  rentar = renta rentan alquilar alquila alquilan alquiler arrendar arrienda arriendo arrendamiento
  subarrendar = subarriendo subalquilar subalquiler subarrendamiento
  ahorrar = ahorra ahorran ahorro
  invertir = invierte inversion
  calcular = calcula calculan calculo computar computa computan computo
  vivir = vive viven residir residen habitar habita habitan vivienda residencia
  visitar = visita visitan visitante
  invitar = invita invitan invitado invitacion
  acompanar = acompana acompanan acompanante
  celebrar = celebra celebran celebracion festejar festeja festejan festejo fiesta
  jugar = juega juegan juego
  bailar = baila bailan baile danza
  cantar = canta cantan canto
  viajar = viaja viajan viaje traslado
  nadar = natacion
  demostrar = demuestra comprobar comprueba acreditar acredita acreditan acreditacion justificar justifica justifican
  comprobar = comprueba comprobacion verificar verifica verifican
  justificar = justifica justifican justificante justificacion comprobante
  asegurar = asegura aseguran asegurado aseguramiento garantizar garantiza garantizan
  cargar = levantar levanta levantan alzar alza alzan izar
  levantar = levanta levantan recoger recoge recogen
  colgar = cuelga cuelgan colgado
  tender = tendedero tendido
  doblar = dobla doblan doblado plegar
  estrenar = estrena estrenan nuevo
  fallar = falla fallan fallo error
  renovar = renueva renuevan renovacion
  actualizar = actualiza actualizan actualizado actualizacion
  ampliar = amplia amplian ampliacion extender extiende extension
  alargar = alarga alargan prolongar prolonga prolongan prolongacion extender
  achicar = achica achican reducir reduce reducen encoger encoge encogen
  encoger = encoge encogen encogido encogimiento
  agrandar = agranda agrandan ampliar amplia amplian
  delegar = delega delegan encomendar asignar asigna asignan
  asignar = asigna asignan asignado asignacion designar designa designan designado designacion
  nombrar = nombra nombran nombramiento designar designa designan
  turnarse = rotar rotacion rolar rotativo
  cubrir = cubre cubren suplir suple suplen suplencia reemplazar reemplaza reemplazan
  tramitar = tramita tramitan tramite gestionar gestiona gestionan gestion diligencia
  evacuar = evacua evacuan evacuacion desalojar desaloja desalojan desalojo
  desalojar = desaloja desalojan desocupar desocupa desocupan abandonar
  apagar = apaga apagan extinguir extingue extinguen sofocar
  rescatar = rescata rescatan rescate salvar salva salvan salvamento
  aislar = aisla aislan aislado aislamiento
  vacunar = vacuna vacunan vacunado vacunacion inmunizacion
  inyectar = inyecta inyectan inyeccion aplicar aplica aplican
  recetar = receta recetan prescribir prescribe prescriben prescripcion
  medicarse = medicacion medicamento
  operar = opera operan operacion cirugia intervencion quirurgico
  sobar = soba soban masaje masajear masajea masajean
  rasurar = rasura rasuran afeitar afeita afeitan rasurado afeitado
  peinar = peina peinan peinado
  amarrar = amarra amarran atar ata atan sujetar sujeta sujetan
  soltar = suelta suelto liberar libera liberan
  bloquear = bloquea bloquean bloqueado bloqueo
  desbloquear = desbloquea desbloquean desbloqueado desbloqueo
  trancar = tranca trancan bloquear bloquea bloquean asegurar asegura aseguran
  enviciarse = adiccion
  estorbar = estorba estorban obstruir obstruye obstruyen obstaculizar obstaculiza obstaculizan obstaculo
  invadir = invade invaden invasion ocupar ocupa ocupan
  ensayar = ensaya ensayan ensayo practicar practica practican
  contar = conteo recuento arqueo
  armar = montar montaje ensamblar ensambla ensamblan ensamble
  adeudar = adeuda adeudan adeudo deuda
  bonito = lindo hermoso bello
  feo = desagradable
  caro = costoso oneroso elevado
  barato = economico accesible asequible
  gratis = gratuito gratuita gratuitamente bonificado
  rapido = veloz pronto agil
  urgente = urgencia inmediato apremiante
  lento = despacio
  grande = amplio extenso
  chico = pequeno chiquito reducido
  largo = extenso prolongado
  corto = breve
  ancho = amplitud anchura
  alto = elevado altura
  gordo = obeso sobrepeso
  flaco = delgado
  viejo = antiguo usado
  viejo = anciano mayor
  lleno = completo ocupado
  vacio = desocupado libre
  sucio = mugroso desaseado sucia
  sucio = contaminado
  suciedad = mugre
  limpio = aseado higienico
  apestoso = maloliente olor hedor
  hediondo = maloliente
  oler = huele olor aroma
  ruido = bulla escandalo sonido
  ruidoso = escandaloso
  bulla = ruido alboroto
  silencio = callado silencioso
  caliente = calido
  frio = helado
  tibio = templado
  duro = rigido
  blando = suave
  liviano = ligero
  fuerte = intenso
  fuerte = resistente
  flojo = holgado
  flojo = perezoso
  dificil = complicado complejo
  facil = sencillo simple
  peligroso = riesgoso peligro riesgo
  peligroso = nocivo toxico
  venenoso = toxico veneno
  malo = defectuoso deficiente
  podrido = descompuesto putrefacto
  raro = extrano inusual
  raro = sospechoso anormal
  igual = mismo identico equivalente
  distinto = diferente diverso
  solo = unico exclusivo exclusivamente unicamente solamente
  propio = personal
  ajeno = tercero externo
  particular = privado
  publico = general
  obligatorio = forzoso indispensable imprescindible
  opcional = voluntario facultativo
  extra = adicional suplementario
  normal = ordinario regular habitual
  completo = entero integro total
  parcial = incompleto
  listo = preparado terminado
  pendiente = inconcluso
  temporal = provisional transitorio eventual
  fijo = permanente indefinido
  maximo = tope limite
  exacto = preciso justo
  aproximado = estimado
  actual = vigente
  anterior = previo
  siguiente = proximo posterior
  ultimo = final
  apropiado = adecuado idoneo
  responsable = encargado
  educado = cortes amable respetuoso
  grosero = majadero irrespetuoso descortes
  grosero = altanero
  groseria = groserias insulto obsceno soez
  enojado = molesto disgustado
  enojo = molestia
  borracho = ebrio alcoholizado embriaguez ebriedad
  drogado = intoxicado estupefacientes
  droga = estupefaciente narcotico enervante
  ciego = invidente
  sordo = auditiva
  embarazada = embarazo gestante gestacion maternidad
  menor = nino infante
  certificado = acreditado avalado
  original = autentico legitimo
  falso = apocrifo adulterado falsificado
  transparente = traslucido
  accesible = rampa
  mama = madre mami progenitora
  padre = progenitor
  nino = pequeno menor infante infantil
  nino = chico chamaco
  nina = menor infantil
  chamaco = nino menor
  guagua = bebe
  bebe = lactante infante neonato
  peque = nino menor
  chavo = joven adolescente
  joven = adolescente juvenil
  muchacho = joven
  viejito = anciano mayor
  anciano = senior mayor
  esposo = conyuge marido
  esposa = conyuge
  novio = pareja
  pareja = conyuge concubino
  pariente = familiar allegado
  familia = familiar nucleo
  tutor = apoderado acudiente representante
  casarse = matrimonio nupcias
  divorcio = separacion
  muerte = fallecimiento defuncion deceso
  morir = muere fallecer fallece fallecen fallecimiento
  murio = fallecio
  velorio = funeral sepelio
  parto = alumbramiento
  jefe = patron supervisor superior
  patron = empleador
  dueno = propietario titular
  gerente = administrador
  encargado = responsable coordinador
  empleado = personal colaborador
  staff = personal equipo plantilla
  companero = colega
  vigilante = guardia vigilancia
  guachiman = guardia vigilante
  velador = vigilante guardia
  portero = conserje guardia
  conserje = portero encargado
  mesero = mozo camarero mesera
  chofer = conductor operador
  maestro = profesor docente
  profe = profesor docente maestro
  maestra = docente profesora
  doctor = medico facultativo galeno
  dentista = odontologo
  cliente = usuario consumidor comprador
  socio = asociado
  inquilino = arrendatario residente
  casero = arrendador propietario
  proveedor = suministrador
  abogado = licenciado
  contador = contadora contable
  aprendiz = practicante pasante
  novato = principiante ingreso
  candidato = postulante aspirante
  suplente = sustituto relevo
  gente = personas
  cuerpo = corporal
  rostro = facial cutis
  pelo = cabello capilar
  panza = estomago abdomen barriga vientre abdominal
  guata = estomago abdomen
  pompis = gluteo
  espalda = lumbar dorsal
  muela = diente dental molar
  boca = bucal oral
  ojo = ocular vista visual
  oido = auditivo oreja
  nariz = nasal
  garganta = faringe
  piel = cutaneo dermatologico
  hueso = oseo
  corazon = cardiaco
  sangre = sanguineo
  orina = pipi urinario
  pipi = orinar orina
  popo = heces excremento
  popo = caca heces
  caca = excremento heces
  diarrea = gastrointestinal
  calentura = fiebre temperatura
  gripe = gripa resfriado resfrio influenza
  gripa = catarro resfriado
  tos = respiratorio
  piojo = pediculosis
  piojo = liendre
  sarpullido = erupcion salpullido
  ronchas = erupcion urticaria
  comezon = picazon prurito
  hinchado = inflamado inflamacion hinchazon
  moreton = hematoma
  chichon = contusion
  presion = tension arterial hipertension
  ataque = convulsion
  infarto = cardiaco
  contagioso = infeccioso transmisible
  contagio = transmision
  pastilla = tableta comprimido
  vacuna = inmunizacion
  curita = aposito
  regla = norma
  norma = regla reglamento lineamiento normativa politica
  reglamento = normas lineamientos
  ley = legislacion normatividad
  obligacion = deber
  deberes = tarea
  excepcion = excepcional salvedad
  requisito = condicion
  tramite = gestion procedimiento
  procedimiento = proceso protocolo
  pasos = procedimiento instrucciones
  paso = etapa fase
  proceso = flujo
  manual = guia instructivo
  papel = documento documentacion
  papeles = documentos documentacion
  papeleo = tramite documentacion
  carnet = credencial identificacion
  credencial = carnet gafete
  gafete = credencial identificacion
  cedula = identificacion identidad
  identificacion = identidad documento
  dni = identidad documento identificacion
  rfc = fiscal
  ruc = tributario
  rut = tributario
  nit = tributario
  licencia = brevete
  licencia = permiso
  acta = partida
  contrato = convenio acuerdo
  comprobante = recibo constancia
  recibo = ticket
  boleta = calificaciones
  factura = fiscal cfdi
  constancia = certificado carta
  carta = escrito oficio
  formulario = formato planilla
  formato = plantilla
  planilla = nomina
  bitacora = registro
  libreta = bitacora cuaderno
  carpeta = expediente
  historia = historial
  reporte = informe
  lista = listado relacion
  inventario = existencias
  factura = comprobante
  sello = timbre
  firma = rubrica
  correo = electronico
  mensaje = whatsapp
  wsp = whatsapp
  wasap = whatsapp
  celular = movil telefono
  cel = celular telefono
  fono = telefono
  telefono = numero
  compu = computadora ordenador computador
  clave = codigo
  wifi = inalambrico
  camara = cctv videovigilancia
  foto = fotografia imagen
  video = grabacion
  grabar = graba graban grabacion
  plata = dinero
  dinero = efectivo
  billete = efectivo
  cash = efectivo
  cambio = vuelto sencillo
  vuelto = cambio
  sueldo = salario remuneracion
  sueldo = nomina
  quincena = nomina sueldo
  quincena = quincenal
  aguinaldo = gratificacion
  bono = bonificacion incentivo
  propina = gratificacion
  propina = servicio
  prestaciones = beneficios
  finiquito = liquidacion
  indemnizacion = compensacion
  anticipo = adelanto
  prestamo = credito
  descuento = rebaja
  descuento = deduccion
  viaticos = gastos
  reembolso = reintegro
  cuota = aportacion
  colegiatura = pension mensualidad
  colegiatura = arancel
  expensas = mantenimiento
  mora = morosidad recargo
  atrasado = moroso
  recargo = interes
  deuda = adeudo saldo
  saldo = remanente
  fianza = garantia
  enganche = inicial
  tarifa = precio
  impuesto = tributo
  iva = impuesto
  igv = impuesto
  faltante = descuadre diferencia
  sobrante = excedente
  corte = arqueo cierre
  presupuesto = cotizacion
  banco = bancaria bancario
  cuenta = bancaria
  beca = ayuda apoyo
  subsidio = apoyo
  multa = sancion penalizacion
  penalizacion = penalidad
  jornada = turno
  turno = horario
  horario = hora
  franco = descanso libre
  festivo = feriado
  puente = feriado
  vacaciones = receso
  recreo = receso
  receso = descanso pausa
  break = descanso pausa
  lonche = refrigerio
  colacion = almuerzo refrigerio
  colacion = refrigerio
  lonchera = refrigerio
  almuerzo = comida
  merienda = refrigerio
  madrugada = nocturno
  tarde = vespertino
  noche = nocturno nocturna
  diario = diariamente cotidiano
  semanal = semana semanalmente
  quincenal = quincena quincenalmente
  mensual = mes mensualmente meses
  bimestral = bimestre
  trimestral = trimestre
  semestral = semestre
  anual = ano anualmente
  antes = previo previamente
  despues = posteriormente posterior luego
  durante = mientras
  siempre = permanente permanentemente
  nunca = jamas
  plazo = termino
  plazo = limite
  anticipacion = antelacion
  prorroga = extension
  temporada = epoca
  epoca = periodo
  periodo = lapso
  cumpleanos = aniversario
  antiguedad = anos
  docena = doce
  doble = duplo
  kilo = kilogramo
  litro = litros
  cantidad = numero
  aforo = capacidad
  bastante = suficiente
  mucho = demasiado exceso
  exceso = excesivo excedente
  poco = escaso
  resto = remanente
  monto = importe cantidad
  porcentaje = porciento
  promedio = media
  tamano = dimension medida
  talla = tamano
  domicilio = casa hogar
  casa = vivienda
  cuarto = habitacion recamara
  bano = sanitario aseo
  bano = wc
  excusado = inodoro
  inodoro = sanitario
  escusado = inodoro
  lavamanos = lavabo
  lavaplatos = fregadero
  canilla = grifo llave
  grifo = llave
  escalera = escaleras
  roof = azotea terraza
  sotano = subsuelo
  patio = jardin
  parrilla = asador
  asado = parrillada
  bodega = trastero
  basurero = contenedor bote
  zafacon = basurero
  tacho = basurero
  caneca = basurero
  basura = residuos desechos desperdicio
  reciclaje = reciclar reciclables
  escombro = cascajo
  cascajo = escombros
  reja = porton
  porton = puerta
  puerta = acceso
  entrada = acceso
  caseta = porteria garita
  porteria = conserjeria
  recepcion = mostrador
  pasillo = corredor
  piso = suelo
  piso = nivel
  pared = muro
  ventana = vidrio
  foco = bombilla
  luz = electricidad electrico
  luz = iluminacion
  apagon = corte electricidad
  corriente = electricidad
  cable = cableado
  agua = hidrico potable
  cisterna = tinaco
  tubo = tuberia caneria
  desague = drenaje
  cloaca = drenaje alcantarilla
  moho = hongo
  aire = climatizacion
  ventilador = ventilacion
  refri = refrigerador nevera heladera
  nevera = refrigerador
  heladera = refrigerador
  freezer = congelador
  casillero = locker
  vestuario = vestidor
  oficina = despacho
  aula = salon
  clase = leccion sesion
  escuela = colegio plantel
  guarderia = estancia
  kinder = preescolar
  primaria = basica
  prepa = bachillerato preparatoria
  comedor = cafeteria
  cantina = cafeteria
  sala = salon
  sede = sucursal
  sucursal = tienda
  local = establecimiento
  negocio = establecimiento empresa
  empresa = compania
  colonia = fraccionamiento
  condominio = edificio
  edificio = inmueble
  esquina = interseccion
  centro = ubicacion
  ubicado = localizado ubicacion
  lugar = sitio
  area = zona
  cerca = proximo
  lejos = distante
  adentro = interior dentro
  afuera = exterior fuera
  arriba = superior
  abajo = inferior
  afuera = externo
  jornal = salario
  diente = dental muela
  cupo = vacante
  pariente > padre madre hijo hija hermano abuelo abuela tio primo sobrino conyuge esposo esposa suegro nieto cunado
  familiar > padre madre hijo hermano abuelo conyuge esposo pareja hijos
  padres > madre padre tutor apoderado
  documento > identificacion cedula pasaporte licencia acta comprobante constancia factura contrato credencial
  identificacion > ine cedula dni pasaporte licencia credencial carnet
  comprobante > recibo factura ticket boleta voucher constancia
  feriado > navidad carnaval pascua nochebuena independencia enero mayo diciembre
  fiesta > cumpleanos boda bautizo graduacion posada aniversario quinceanera
  dia > lunes martes miercoles jueves viernes sabado domingo
  mes > enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
  temporada > verano invierno navidad vacaciones
  vacaciones > verano invierno navidad
  mascota > perro gato conejo hamster ave pez pajaro tortuga loro
  animal > perro gato conejo ave caballo vaca gallina mascota
  mascota > canino felino
  plaga > raton rata cucaracha hormiga mosca mosquito termita chinche roedor insecto
  insecto > hormiga mosca mosquito cucaracha abeja avispa chinche pulga garrapata
  bicho > insecto cucaracha hormiga arana mosquito chinche plaga
  enfermedad > gripe influenza covid varicela sarampion conjuntivitis diarrea hepatitis dengue
  contagioso > gripe influenza covid varicela conjuntivitis sarna piojos impetigo
  sintoma > fiebre tos vomito diarrea dolor mareo dificultad escalofrio
  dolor > cabeza estomago espalda garganta muela pecho
  herida > corte cortada raspon quemadura golpe
  accidente > caida corte quemadura golpe choque fractura lesion atropello
  emergencia > incendio sismo temblor inundacion fuga accidente asalto
  botiquin > vendaje gasas alcohol curitas guantes aposito
  medicamento > pastilla jarabe antibiotico analgesico paracetamol ibuprofeno gotas inhalador insulina
  alergeno > mani cacahuate nuez leche huevo gluten mariscos soya
  alergia > mani cacahuate nuez leche huevo gluten mariscos polen penicilina
  vacuna > tetanos influenza hepatitis sarampion covid triple
  analisis > sangre orina hemograma glucosa
  estudio > radiografia ultrasonido ecografia electrocardiograma laboratorio
  especialista > cardiologo pediatra ginecologo dermatologo traumatologo psicologo nutriologo
  medico > pediatra ginecologo cardiologo dermatologo dentista
  salud > medico enfermeria vacuna enfermedad seguro
  discapacidad > silla ruedas rampa ciego sordo movilidad
  uniforme > camisa camiseta polo playera pantalon zapatos mandil delantal gorra filipina bata falda
  ropa > camisa pantalon falda playera camiseta short blusa vestido sueter chamarra jean
  calzado > zapatos tenis zapatillas botas sandalias tacones chanclas
  zapatos > tenis zapatillas botas sandalias chanclas tacones
  proteccion > casco guantes lentes botas chaleco mascarilla arnes
  epp > casco guantes lentes botas chaleco mascarilla arnes tapones
  joya > anillo arete pulsera collar reloj cadena
  joyeria > anillo arete pulsera collar reloj cadena aretes
  accesorio > arete pulsera collar anillo reloj piercing
  higiene > manos unas cabello barba bano uniforme
  limpieza > cloro detergente jabon desinfectante trapo escoba trapeador
  quimico > cloro solvente acido detergente thinner amoniaco
  desinfectante > cloro alcohol hipoclorito amonio
  extintor > polvo co2 abc
  herramienta > martillo taladro destornillador llave pinza sierra escalera
  maquina > taladro sierra cortadora horno batidora
  vehiculo > auto carro coche moto camioneta camion bicicleta
  transporte > autobus camion taxi metro bicicleta moto uber
  bicicleta > bici scooter patineta monopatin
  electrodomestico > licuadora microondas lavadora refrigerador plancha horno televisor secadora
  aparato > televisor celular tableta laptop computadora audifonos
  dispositivo > celular tableta laptop computadora reloj audifonos
  electronico > celular tableta laptop computadora audifonos videojuegos
  juguete > pelota muneca carrito rompecabezas
  pelota > balon futbol
  deporte > futbol basquetbol voleibol natacion tenis atletismo
  musica > bocina parlante banda fiesta volumen instrumento
  ruido > musica fiesta taladro obra ladrido volumen bocina
  instrumento > guitarra piano tambor flauta violin
  util > cuaderno lapiz libro regla tijeras mochila
  utiles > cuaderno lapiz libro colores tijeras mochila
  materia > matematicas ciencias espanol historia ingles geografia
  examen > parcial final recuperacion extraordinario diagnostico
  calificacion > promedio aprobado reprobado nota
  actividad > taller excursion paseo deporte musica
  taller > danza musica futbol ajedrez pintura
  arma > cuchillo navaja pistola
  droga > marihuana cocaina estupefacientes
  alcohol > cerveza vino ron licor tequila whisky
  bebida > agua refresco jugo cafe te cerveza
  comida > desayuno almuerzo cena refrigerio lonche
  chatarra > papas dulces refresco gaseosa galletas
  dulce > caramelo chocolate chicle golosina
  basura > organica inorganica reciclable carton vidrio plastico papel pilas
  reciclable > carton vidrio plastico papel lata aluminio
  residuo > organico inorganico biologico peligroso aceite punzocortante
  area > alberca piscina gimnasio jardin salon terraza asador lavanderia
  amenidad > alberca piscina gimnasio salon terraza asador roof cancha juegos
  comun > alberca piscina gimnasio salon jardin pasillo escalera elevador lobby
  espacio > salon sala cocina terraza oficina
  instalaciones > alberca piscina gimnasio cancha salon bano
  mueble > mesa silla cama sofa colchon ropero escritorio
  servicio > agua luz gas internet telefono
  obra > remodelacion pintura albanileria demolicion construccion
  remodelacion > pintar demoler azulejo piso muro
  transferencia > spei clabe pse sinpe yape plin nequi pix
  app > yape plin nequi mercadopago rappi uber
  dinero > efectivo billete moneda
  moneda > pesos dolares soles quetzales lempiras colones bolivianos
  impuesto > iva igv isr itbis renta predial
  prestacion > aguinaldo vacaciones seguro prima bono utilidades
  beneficio > aguinaldo vacaciones seguro bono descuento comedor vales
  descuento > faltante prestamo uniforme retardo
  permiso > maternidad paternidad luto matrimonio medico estudio examen
  licencia > maternidad paternidad luto matrimonio enfermedad
  ausencia > permiso vacaciones incapacidad falta licencia
  sancion > amonestacion suspension descuento despido multa
  falta > retardo inasistencia robo ebriedad
  turno > matutino vespertino nocturno manana tarde noche
  horario > lunes viernes sabado domingo apertura cierre
  red > facebook instagram whatsapp tiktok
  redes > facebook instagram whatsapp tiktok
  contacto > telefono correo whatsapp email
  plataforma > zoom meet teams classroom
  sistema > software programa aplicacion plataforma
  clima > lluvia calor frio tormenta viento nevada
  tormenta > rayo relampago lluvia granizo viento
  valor > joya dinero celular laptop
  pertenencia > celular mochila cartera llave bolsa abrigo
  bulto > maleta mochila bolsa caja paquete
  paquete > caja sobre bulto encomienda
  color > negro blanco azul rojo verde amarillo gris
  material > madera metal plastico vidrio tela papel
  combustible > gasolina diesel gas
  jefe > gerente supervisor encargado coordinador director
  personal > cajero mesero cocinero recepcionista vigilante intendencia
  autoridad > policia bomberos proteccion municipio
  emergencias > bomberos policia ambulancia cruz
  sentimiento > enojo tristeza miedo ansiedad estres
  maltrato > insulto golpe acoso grito discriminacion
  discriminacion > racismo genero religion discapacidad embarazo
  religion > misa iglesia bautizo comunion
  cuerpo > cabeza brazo pierna mano pie espalda
  extremidad > brazo pierna mano pie
  medida > metro centimetro pulgada
  medida > kilo gramo litro mililitro
  adulto > mayor dieciocho
  menor > nino nina bebe adolescente infante hijo
  enfermo ~ incapacidad reposo justificante medico constancia certificado
  enfermarse ~ incapacidad justificante certificado medico avisar
  enfermedad ~ incapacidad certificado licencia medico
  enferma ~ incapacidad reposo certificado
  malo ~ defectuoso garantia reclamo
  gripe ~ sintomas mascarilla incapacidad fiebre
  fiebre ~ sintomas medico temperatura asistir
  calentura ~ sintomas medico temperatura
  contagio ~ aislamiento sintomas mascarilla
  vomito ~ sintomas diarrea gastrointestinal
  diarrea ~ sintomas gastrointestinal manipular
  herida ~ botiquin guante vendaje azul
  cortada ~ botiquin auxilios guante
  cortarse ~ botiquin auxilios guante reportar
  sangre ~ botiquin guantes biologico
  quemarse ~ botiquin auxilios agua
  accidente ~ botiquin auxilios seguro reporte ambulancia
  lastimarse ~ botiquin auxilios accidente seguro
  caerse ~ accidente auxilios resbaladizo
  golpe ~ accidente auxilios enfermeria
  desmayo ~ emergencia ambulancia auxilios
  ambulancia ~ emergencia urgencia
  hospital ~ emergencia ambulancia clinica seguro
  doctor ~ consulta cita incapacidad
  pastilla ~ medicamento receta dosis
  medicina ~ receta dosis autorizacion
  medicamento ~ receta prescripcion autorizacion
  alergia ~ ingredientes alergenos reaccion
  azucar ~ glucosa diabetes
  ayuno ~ ayunas horas estudio
  ayunas ~ ayuno horas muestra
  embarazada ~ maternidad gestacion lactancia
  embarazo ~ maternidad prenatal
  parto ~ maternidad paternidad licencia
  bebe ~ maternidad paternidad lactancia
  lactancia ~ extraccion leche lactario
  piojos ~ liendres tratamiento reincorporar
  covid ~ aislamiento prueba mascarilla
  manos ~ lavado jabon higiene gel
  barba ~ afeitado rasurado recortada presentacion
  pelo ~ recogido cofia red cabello
  maquillaje ~ presentacion discreto cosmeticos
  tatuaje ~ visibles presentacion imagen
  piercing ~ joyeria accesorios perforaciones
  aretes ~ joyeria accesorios
  perfume ~ fragancia aroma
  zapatos ~ calzado antiderrapante cerrado
  tenis ~ calzado
  ropa ~ vestimenta uniforme codigo tender tendedero
  vestir ~ uniforme vestimenta codigo
  uniforme ~ vestimenta prendas reposicion
  casco ~ proteccion obligatorio epp
  guantes ~ proteccion epp nitrilo
  atrasado ~ tolerancia recargo retardo mora
  tarde ~ retardo tolerancia puntualidad retraso recargo impuntualidad vespertino
  atraso ~ retardo tolerancia recargo mora puntualidad
  retraso ~ retardo tolerancia puntualidad
  temprano ~ anticipacion antes adelantado
  trafico ~ retardo tolerancia
  dormido ~ retardo puntualidad
  faltar ~ inasistencia ausencia aviso justificante injustificada
  falta ~ inasistencia justificante ausencia
  ausencia ~ justificante aviso permiso
  permiso ~ autorizacion solicitud anticipacion licencia
  salir ~ permiso autorizacion salida
  medico ~ permiso constancia comprobante
  descanso ~ franco libre pausa minutos
  descansar ~ pausa descanso libre minutos
  comer ~ almuerzo comedor pausa alimentos refrigerio
  hambre ~ refrigerio comedor alimentos
  almuerzo ~ pausa minutos comedor
  lonche ~ comedor refrigerador alimentos
  cafe ~ cafetera cortesia
  agua ~ botella bebedero dispensador hidratacion fuga corte cisterna
  vacaciones ~ dias antiguedad anticipacion solicitud
  feriado ~ doble recargo festivo cerrado
  navidad ~ festivo feriado diciembre
  domingo ~ prima cerrado dominical
  extra ~ horas adicional doble recargo
  extras ~ horas recargo doble autorizacion
  turno ~ horario rol cambio
  doblar ~ turno extra
  rol ~ turnos horario programacion
  cambio ~ devolucion dias ticket
  reemplazo ~ suplente relevo cobertura
  sueldo ~ deposito quincena nomina pago
  pagan ~ deposito quincena nomina sueldo
  quincena ~ deposito nomina
  aumento ~ incremento evaluacion desempeno
  ganar ~ sueldo salario comision perder
  adelanto ~ anticipo prestamo quincena
  prestado ~ prestamo anticipo
  prestamo ~ anticipo descuento solicitud
  propina ~ reparto reparten porcentaje
  propinas ~ reparto reparten bote
  aguinaldo ~ diciembre proporcional
  descontar ~ descuento deduccion faltante
  faltante ~ arqueo reposicion responsable
  caja ~ arqueo corte efectivo fondo
  billete ~ falso detector denominacion
  falso ~ detector plumon marcador sospechoso
  vuelto ~ cambio sencillo fondo
  efectivo ~ caja deposito
  robo ~ hurto sustraccion denuncia policia
  robar ~ hurto sustraccion despido denuncia
  asalto ~ robo policia resistencia
  asaltar ~ robo policia resistencia
  ladron ~ robo policia sospechoso
  sospechoso ~ reportar vigilancia seguridad
  llave ~ copia resguardo reposicion duplicado
  llaves ~ copia resguardo reposicion duplicado custodia
  alarma ~ codigo activar monitoreo
  clave ~ confidencial compartir restablecer codigo
  contrasena ~ confidencial compartir restablecer
  celular ~ telefono uso prohibido silencio dispositivos
  telefono ~ dispositivos uso
  whatsapp ~ mensaje grupo canal
  redes ~ publicar sociales confidencialidad
  foto ~ autorizacion imagen consentimiento
  fotos ~ autorizacion imagen consentimiento
  grabar ~ autorizacion camaras consentimiento
  camaras ~ videovigilancia grabacion privacidad
  secreto ~ confidencialidad confidencial
  datos ~ privacidad confidencial proteccion
  chisme ~ confidencialidad respeto
  novio ~ relaciones conflicto pareja
  borracho ~ alcohol ebriedad efectos
  alcohol ~ bebidas ebriedad efectos
  drogas ~ sustancias estupefacientes efectos
  fumar ~ cigarro areas designadas humo
  vapear ~ cigarro electronico fumar
  pelear ~ agresion conflicto violencia
  groseria ~ respeto lenguaje trato
  insulto ~ respeto agresion trato
  acoso ~ denuncia confidencial hostigamiento
  bullying ~ acoso convivencia agresion
  pegar ~ agresion violencia
  gritar ~ respeto trato
  queja ~ reclamacion buzon sugerencia
  quejarse ~ reclamacion buzon queja libro
  enojado ~ queja calma escuchar disculpa
  molesto ~ queja calma disculpa escuchar
  despido ~ causal terminacion falta finiquito rescision
  correr ~ despido causal terminacion
  renunciar ~ preaviso finiquito renuncia
  renuncia ~ preaviso finiquito liquidacion
  contrato ~ prueba plazo vigencia
  prueba ~ periodo meses contrato
  curso ~ capacitacion inscripcion
  capacitacion ~ curso induccion
  sancion ~ amonestacion suspension multa
  castigo ~ sancion amonestacion suspension
  multa ~ sancion recargo infraccion
  regla ~ prohibido permitido obligatorio
  prohibido ~ permitido restringido
  permitido ~ prohibido restringido autorizado
  aceptar ~ permitido admite prohibido
  aceptan ~ permitido admiten reciben
  dejan ~ permitido prohibido admiten
  puedo ~ permitido prohibido autorizado
  debo ~ obligatorio requisito adeudo saldo
  obligatorio ~ opcional requisito
  necesito ~ requisito indispensable obligatorio
  opcional ~ obligatorio voluntario
  gratis ~ costo incluido cortesia cargo
  cobran ~ costo tarifa gratuito cargo precio
  cuesta ~ precio tarifa costo gratuito
  cuanto ~ precio costo tarifa monto cantidad importe
  cuando ~ fecha horario plazo dia
  donde ~ ubicacion lugar direccion ubicado
  quien ~ responsable encargado
  porque ~ motivo causa razon
  incluye ~ excluye adicional aparte
  incluido ~ aparte adicional extra
  caro ~ precio costo tarifa
  barato ~ descuento precio promocion
  pagar ~ efectivo transferencia tarjeta
  pago ~ efectivo transferencia tarjeta vencimiento
  deuda ~ adeudo mora saldo convenio
  deber ~ adeudo mora
  mora ~ recargo interes vencimiento
  recargo ~ vencimiento tardio mora
  cuotas ~ plazos meses intereses
  plazos ~ cuotas meses parcialidades
  mensualidad ~ vencimiento recargo cuota
  colegiatura ~ vencimiento recargo mensualidad
  descuento ~ promocion porcentaje rebaja
  hermanos ~ descuento hijo
  hermano ~ descuento segundo hijo
  beca ~ promedio descuento socioeconomico
  factura ~ fiscal rfc datos nit ruc
  recibo ~ comprobante pago
  deposito ~ garantia reembolsable devolucion
  reembolso ~ devolucion cancelacion
  devolucion ~ reembolso cambio garantia
  cancelar ~ anticipacion penalizacion reembolso
  cambiar ~ reprogramar devolucion modificar
  mover ~ reprogramar reagendar
  reservar ~ anticipo disponibilidad reserva apartado
  reserva ~ anticipo disponibilidad
  cita ~ agenda confirmacion reprogramar
  fila ~ turno espera ficha
  cola ~ turno espera fila
  esperar ~ minutos turno tiempo
  tardar ~ tiempo plazo dias horas minutos
  tarda ~ tiempo plazo dias horas minutos
  demora ~ tiempo plazo dias horas
  durar ~ vigencia horas minutos tiempo
  urgente ~ inmediato prioridad emergencia express
  rapido ~ express urgente inmediato
  abrir ~ cerrado cierre horario
  abren ~ cerrado cierra horario
  abierto ~ cerrado horario
  cerrar ~ abierto horario apertura
  cerrado ~ abierto horario
  cierran ~ abierto horario
  entrar ~ salida acceso ingreso
  salida ~ entrada evacuacion emergencia
  llegar ~ salida entrada llegada
  empezar ~ termina fin inicio
  terminar ~ inicio fin
  subir ~ bajar
  encender ~ apagar apagado
  prender ~ apagar apagado
  apagar ~ encender encendido apagado
  vender ~ comprar ventas prohibido comercio
  comprar ~ venta vendemos
  perder ~ encontrado olvidado extraviado reposicion
  perdido ~ olvidado extraviado encontrado reposicion objetos
  perdi ~ extraviado reposicion encontrados objetos
  olvidar ~ extraviado olvidados objetos
  olvide ~ extraviado olvidados objetos restablecer
  encontrar ~ extraviado olvidados objetos
  encontre ~ extraviado olvidados objetos
  dejado ~ olvidado extraviado abandonado
  abandonado ~ olvidado reclamado recogido
  recoger ~ entrega retiro autorizado
  roto ~ garantia defecto reposicion danado
  romper ~ reposicion danos responsable garantia
  descompuesto ~ mantenimiento reporte tecnico averia
  fallar ~ mantenimiento reporte tecnico soporte
  arreglar ~ mantenimiento reparacion tecnico
  dano ~ reposicion responsable cargo deposito
  manchar ~ limpieza cargo reposicion
  culpa ~ responsabilidad responsable
  responsable ~ responsabiliza responsabilidad
  seguro ~ cobertura poliza
  nino ~ menores edad adulto
  ninos ~ menores edad infantil adulto
  hijo ~ alumno menor nino
  hija ~ alumna menor
  hijos ~ alumnos menores
  papa ~ padre tutor
  papas ~ padres tutores
  mama ~ madre tutora tutor
  abuela ~ autorizada autorizado persona
  abuelo ~ autorizado persona
  tio ~ autorizado persona
  vecino ~ residente condomino
  amigo ~ invitado visita acompanante
  amigos ~ invitados visitas
  visita ~ invitado registro acceso
  visitas ~ invitados registro acceso horario
  invitado ~ visita registro acompanante
  acompanante ~ invitado familiar
  edad ~ anos menores mayores
  viejo ~ mayor adulto
  anciano ~ mayores adultos
  perro ~ mascotas correa animales
  gato ~ mascotas animales
  mascota ~ correa vacunas animales
  ladrar ~ ruido mascota molestia
  correa ~ mascota bozal
  popo ~ heces desechos mascota
  tarea ~ entrega plataforma calificacion
  examen ~ evaluacion recuperacion calificacion
  reprobar ~ recuperacion extraordinario minima
  reprobado ~ recuperacion extraordinario minima
  calificacion ~ boleta evaluacion promedio
  nota ~ boleta evaluacion calificacion
  boleta ~ calificaciones evaluacion
  maestra ~ docente cita atencion
  hablar ~ cita contacto comunicacion
  junta ~ reunion asamblea
  reunion ~ asamblea convocatoria
  votar ~ asamblea quorum voto
  voto ~ asamblea quorum mayoria
  asamblea ~ quorum convocatoria acta
  paseo ~ excursion autorizacion salida
  excursion ~ autorizacion salida
  cumpleanos ~ pastel celebracion fiesta
  pastel ~ cumpleanos celebracion
  lonchera ~ refrigerio alimentos saludable
  juguete ~ objetos personales prohibido
  utiles ~ lista materiales
  camion ~ ruta transporte parada
  bus ~ ruta transporte parada
  ruta ~ transporte parada
  siesta ~ descanso dormir
  panal ~ cambio higiene
  mudanza ~ elevador horario deposito aviso
  mudarse ~ mudanza aviso deposito
  fiesta ~ salon ruido evento musica
  musica ~ ruido volumen horario
  ruido ~ volumen silencio horario decibeles
  bulla ~ volumen ruido silencio
  silencio ~ ruido horario
  taladrar ~ obra ruido horario
  remodelar ~ obra autorizacion remodelacion
  obra ~ autorizacion horario permiso
  albanil ~ obra trabajadores proveedores
  pintar ~ fachada obra autorizacion
  fachada ~ autorizacion modificacion
  colgar ~ balcon fachada tendedero
  balcon ~ fachada terraza
  carro ~ estacionamiento cajon vehiculo
  auto ~ estacionamiento cajon vehiculo
  estacionar ~ cajon estacionamiento parqueo
  estacionamiento ~ cajon vehiculo
  moto ~ estacionamiento vehiculo
  bici ~ estacionamiento bicicletero
  airbnb ~ renta temporal corta
  rentar ~ contrato deposito arrendamiento
  nadar ~ alberca piscina traje
  alberca ~ gorro traje bano
  piscina ~ gorro traje bano
  gimnasio ~ toalla aparatos horario
  asador ~ reserva carbon limpieza
  asado ~ parrilla asador
  elevador ~ mudanza mantenimiento
  basura ~ contenedor recoleccion horario residuos
  botar ~ contenedor basura residuos
  tirar ~ contenedor basura residuos
  pilas ~ bateria reciclaje peligroso
  aceite ~ recolector residuo
  muebles ~ voluminosos mudanza
  paquete ~ entrega recepcion porteria conserjeria
  delivery ~ repartidor acceso entrega
  repartidor ~ acceso entrega
  luz ~ electricidad planta apagon falla
  apagon ~ planta generador emergencia
  goteo ~ fuga filtracion plomero
  fuga ~ cerrar valvula gas agua
  gas ~ fuga valvula olor
  olor ~ fuga ventilacion
  incendio ~ extintor evacuar bomberos
  fuego ~ extintor incendio evacuar bomberos
  quemar ~ extintor incendio fuego
  humo ~ incendio alarma extintor
  temblor ~ sismo evacuar reunion
  sismo ~ evacuar reunion simulacro
  terremoto ~ sismo evacuar
  simulacro ~ evacuacion sismo incendio
  emergencia ~ evacuar ambulancia numero reunion
  lluvia ~ clima techado suspende
  llover ~ lluvia clima techado suspende
  llueve ~ lluvia clima techado suspende reprograma
  calor ~ aire ventilador temperatura verano
  frio ~ abrigo calefaccion temperatura invierno
  clima ~ lluvia suspende reprograma
  tormenta ~ lluvia suspende clima
  huracan ~ tormenta suspende emergencia
  mojado ~ resbaladizo senal piso
  derrame ~ senal absorbente limpieza
  derramar ~ derrame absorbente senal limpieza
  resbaloso ~ antiderrapante senal mojado
  limpiar ~ cloro desinfectante detergente
  trapear ~ cloro desinfectante piso
  cloro ~ mezclar desinfectante dilucion
  mezclar ~ cloro amoniaco quimicos
  trapo ~ pano color microfibra
  cuchillo ~ afilado filo corte
  escalera ~ altura arnes
  cargar ~ peso kilos levantar faja
  pesado ~ peso kilos levantar
  altura ~ arnes escalera
  aguja ~ punzocortante contenedor
  jeringa ~ punzocortante contenedor
  rata ~ plaga fumigacion roedor
  bicho ~ plaga fumigacion
  fumigar ~ plaga control
  vencido ~ caducidad desechar merma
  caducado ~ desechar merma
  vencimiento ~ fecha caducidad rotacion
  sobras ~ merma desechar donar
  merma ~ desperdicio registro
  temperatura ~ grados refrigerador
  congelado ~ grados descongelar
  refrigerador ~ grados temperatura
  inventario ~ conteo existencias
  pedido ~ proveedor entrega
  proveedor ~ recepcion factura
  regalo ~ obsequio proveedor
  familia ~ descuento familiar
  casa ~ remoto domicilio teletrabajo
  remoto ~ casa teletrabajo
  computadora ~ equipo soporte
  internet ~ wifi red contrasena
  licencia ~ vigente conducir permiso
  manejar ~ licencia conducir velocidad
  velocidad ~ kilometros limite
  choque ~ accidente seguro aseguradora
  gasolina ~ combustible reembolso vale
  gasto ~ comprobante reembolso factura
  taxi ~ transporte reembolso
  viaje ~ viaticos transporte
  boda ~ matrimonio permiso dias
  casarse ~ matrimonio permiso dias
  murio ~ fallecimiento luto
  muerte ~ fallecimiento luto defuncion
  fallecimiento ~ luto permiso dias
  funeral ~ luto fallecimiento permiso
  tramite ~ permiso documentos requisitos
  papeles ~ requisitos documentos
  documentos ~ requisitos copia original
  copia ~ original certificada
  requisito ~ documento copia original
  inscribir ~ requisitos inscripcion documentos
  inscripcion ~ requisitos cuota
  baja ~ cancelacion aviso
  congelar ~ membresia suspension pausa
  membresia ~ vigencia renovacion cuota
  transferir ~ intransferible traspaso personal
  prestar ~ intransferible personal prestamo
  credencial ~ reposicion carnet
  carnet ~ reposicion credencial
  socio ~ membresia miembro
  acceso ~ credencial tarjeta registro
  huella ~ biometrico registro
  checar ~ asistencia registro entrada huella
  fichar ~ asistencia registro entrada
  firmar ~ firma autorizacion consentimiento
  consentimiento ~ firma autorizacion
  autorizacion ~ firma escrito
  avisar ~ anticipacion reportar notificar
  aviso ~ anticipacion escrito
  anticipacion ~ horas dias antes
  minimo ~ maximo
  maximo ~ minimo limite
  limite ~ maximo minimo
  cantidad ~ maximo minimo
  cuantos ~ maximo capacidad cantidad limite numero
  capacidad ~ maximo aforo personas
  lleno ~ cupo aforo completo capacidad
  cupo ~ espera lugares
  lejos ~ distancia kilometros cobertura
  cerca ~ distancia kilometros ubicacion
  ubicacion ~ direccion calle avenida
  direccion ~ calle avenida
  guardar ~ locker casillero resguardo
  mochila ~ locker casillero pertenencias revision
  maleta ~ equipaje resguardo
  bolsa ~ revision pertenencias
  revisar ~ revision inspeccion
  ruedas ~ rampa accesible discapacidad
  rampa ~ accesible discapacidad ruedas
  ciego ~ discapacidad guia
  triste ~ apoyo psicologico
  estres ~ apoyo psicologico
  ansiedad ~ apoyo psicologico
  deprimido ~ apoyo psicologico
  miedo ~ seguridad confianza
  perdon ~ disculpa
  disculpa ~ compensacion cortesia
  discriminar ~ igualdad inclusion trato
  religion ~ respeto inclusion
  extranjero ~ pasaporte dolares
  dolares ~ cambio moneda extranjera
  ingles ~ idioma bilingue
  idioma ~ ingles espanol bilingue
  publicidad ~ folletos anuncios
  rifa ~ ventas sorteo
  sentarse ~ asiento silla
  chicle ~ goma mascar
  comida ~ alimentos
  bebida ~ liquidos alimentos
  muestra ~ recipiente ayuno laboratorio
  resultado ~ entrega dias laboratorio
  resultados ~ entrega dias laboratorio
  receta ~ prescripcion vigente
  operacion ~ cirugia preoperatorio anestesia
  cirugia ~ ayuno preoperatorio anestesia
  anestesia ~ ayuno acompanante
  radiografia ~ placa embarazo imagen
  expediente ~ historial confidencial copia
  historial ~ expediente confidencial
  consulta ~ cita costo duracion
  vacuna ~ cartilla esquema refuerzo
  cartilla ~ vacunas esquema
  duele ~ dolor molestia sintoma
  dolor ~ sintoma molestia
  hinchado ~ inflamacion hielo
  pasado ~ vencido caducado
  feria ~ cambio
  lana ~ dinero
  pieza ~ habitacion
  manana ~ matutino matutina
  noche ~ nocturno
  mitad ~ medio cincuenta
  fianza ~ deposito garantia
  throw = discard dispose disposal trash
  trash = garbage rubbish waste refuse litter
  bin = dumpster container
  start = begin commence
  end = finish conclude terminate
  buy = purchase
  sell = sale sold
  tenant = renter lessee resident
  fix = repair mend
  sick = ill illness sickness unwell
  medicine = medication drug prescription
  fever = temperature
  flu = influenza
  hurt = injured injury wound
  fired = dismiss dismissal dismissed termination terminate
  quit = resign resignation
  hire = employ recruit
  boss = manager supervisor
  worker = employee staff
  coworker = colleague
  pay = salary wage wages payroll
  pay = payment paid
  paycheck = payroll salary
  raise = increase
  lower = reduce decrease
  late = tardy delayed
  late = overdue
  delay = late
  absent = absence missing
  leave = depart exit
  holiday = festive
  break = rest pause
  shift = schedule roster
  swap = exchange switch trade
  change = modify modification
  reschedule = postpone rebook
  cancel = cancellation cancelled
  refund = reimburse reimbursement
  return = returned
  fee = charge cost price
  cheap = inexpensive affordable
  discount = reduction
  fine = penalty sanction
  deposit = bond
  bill = invoice
  receipt = proof
  allowed = permitted authorized
  must = required mandatory compulsory
  rule = policy regulation guideline
  ask = request
  tell = inform notify notice
  complain = complaint grievance
  help = assist assistance support
  teach = train training
  teacher = instructor
  kid = child children
  baby = infant
  mom = mother
  dad = father
  husband = wife spouse
  relative = family
  member = membership
  die = died death bereavement
  funeral = bereavement
  pregnant = pregnancy maternity
  id = identification
  badge = credential
  phone = cell mobile telephone cellphone
  car = vehicle
  noise = loud noisy
  quiet = silence
  party = event celebration
  clean = wash sanitize
  clothes = clothing attire dress
  shoes = footwear
  jewelry = accessories
  drunk = intoxicated alcohol
  steal = theft stolen rob robbery
  harass = harassment bullying
  keep = retain
  sign = signature
  form = application
  enroll = enrollment register registration
  grade = score
  homework = assignment
  lunch = meal
  snack = refreshment
  open = opening
  close = closed closing
  apartment = unit flat
  exit = evacuation
  smoke = smoking cigarette vape
  earthquake = quake
  slip = slippery wet
  deadline = due
  maximum = limit
  expire = expired expiry expiration
  yearly = annual annually
  monthly = month
  weekly = week
  daily = day
  pet > dog cat rabbit bird hamster
  holiday > christmas thanksgiving easter
  relative > mother father son daughter brother sister grandparent spouse
  uniform > shirt pants apron shoes hat
  document > passport license id certificate
  emergency > fire earthquake flood accident leak
  payment > cash card transfer check
  vehicle > car truck motorcycle bike van
  allergen > peanut nut milk egg gluten shellfish soy
  pest > rat mouse cockroach ant
  jewelry > ring earring necklace watch bracelet
  device > phone tablet laptop
  sick ~ certificate symptoms leave
  late ~ grace minutes fee
  broken ~ warranty replacement repair
  lost ~ replacement found unclaimed
  open ~ closed hours
  close ~ open hours
  allowed ~ prohibited permitted
  tip ~ split pool
  key ~ replacement duplicate
  rain ~ weather covered
  accident ~ aid report insurance
  cut ~ bandage glove
  burn ~ water bandage aid
  fire ~ extinguisher evacuate alarm
  dog ~ pets leash
  noise ~ quiet hours volume
  trash ~ collection container
  party ~ reservation guests noise
  move ~ elevator notice
  cancel ~ notice fee refund
  quit ~ notice
  overtime ~ extra hours double
  phone ~ personal use devices
  photo ~ consent permission
  pickup ~ authorized person
  fever ~ symptoms hours
  steal ~ police report dismissal
  cash ~ drawer shortage safe
  shortage ~ drawer register
  bill ~ counterfeit change
  swim ~ pool cap shower
  package ~ delivery reception
  child ~ age minors
  wheelchair ~ ramp accessible
  abrir = abre abren abierto apertura horario
  cerrar = cierra cierran cierre cerrado
  precio = cuesta cuestan costo coste vale valen tarifa cobran cobra cobro sale importe
  pagar = pago pagos paga pagan abonar abono
  tarjeta = credito debito visa mastercard terminal
  efectivo = contado cash
  transferencia = transferir spei deposito depositar clabe
  plazos = mensualidades meses cuotas parcialidades
  anticipo = adelanto enganche sena apartado
  descuento = rebaja promocion oferta promo
  gratis = gratuito gratuita incluido incluida incluye incluyen regalo cortesia
  envio = envian enviar mandar mandan domicilio reparto repartir entrega entregan entregar delivery llevan
  paquete = paqueteria mensajeria
  recoger = recojo pasar recolectar retirar
  devolver = devolucion devuelvo devuelven regresar regreso reembolso reembolsan retorno
  cambiar = cambio cambios cambian canje
  cancelar = cancelacion cancelo anular anulacion
  reservar = reserva reservacion apartar aparto agendar agenda cita turno
  garantia = garantizan cobertura
  factura = facturan facturar facturacion cfdi comprobante recibo
  ticket = nota recibo comprobante
  direccion = ubicacion ubicados queda sucursal local domicilio
  telefono = celular numero llamar llamo whatsapp contacto comunicarme
  correo = mail email electronico
  estacionamiento = estacionar estaciono parqueo parking cochera aparcar coche auto carro
  coche = auto carro vehiculo camioneta
  moto = motocicleta
  wifi = internet conexion red
  bano = sanitario aseo wc
  ropa = prenda prendas vestimenta
  zapatos = calzado tenis
  celular = telefono movil smartphone
  computadora = laptop pc ordenador
  nino = nina ninos ninas menor menores hijo hija hijos bebe pequenos peques infantil chamaco
  adulto = mayor mayores
  anciano = abuelo abuela tercera mayor
  mujer = dama senora femenino
  hombre = caballero senor varon masculino
  mascota = mascotas perro perros gato gatos perrito gatito animal animales cachorro lomito
  bicicleta = bici bicis
  alberca = piscina pileta
  gimnasio = gym
  regadera = ducha duchas banarse
  toalla = toallas
  locker = casillero lockers
  elevador = ascensor
  habitacion = cuarto recamara dormitorio pieza
  cama = camas colchon
  desayuno = desayunar almuerzo
  comida = comer comidas alimento alimentos
  cena = cenar
  bebida = bebidas tomar refresco
  cerveza = alcohol vino licor
  vegetariano = vegano vegetal carne
  picante = picoso chile
  postre = pastel torta tarta dulce reposteria
  pan = bolillo pieza
  sin = gluten celiaco trigo
  alergia = alergico alergica alergeno
  menu = carta platillos platos
  mesa = mesas lugar
  grupo = grupos personas gente
  cumpleanos = fiesta evento celebrar festejo
  llegar = llego llegada entrada entrar ingreso ingresar checkin
  tarde = retraso retardo demora tolerancia atraso
  salir = salida checkout
  olvidar = olvido olvidado perder perdido perdi extravio extraviado
  dano = danado danada defecto defectuoso roto rota falla fallo descompuesto averia
  arreglar = reparar reparacion arreglo compostura componer
  revisar = revision diagnostico checar inspeccion
  cambiar = reemplazar sustituir
  aceite = lubricante
  llanta = llantas neumatico rueda
  freno = frenos
  bateria = pila acumulador
  refaccion = refacciones repuesto pieza piezas
  grua = remolque arrastre
  presupuesto = cotizacion cotizar cotizan
  contrato = convenio acuerdo
  requisito = requisitos necesito requieren documentos papeles llevar
  identificacion = ine credencial pasaporte
  inscribir = inscripcion inscribirse matricula registro registrar apuntar alta
  mensualidad = colegiatura cuota mantenimiento
  clase = clases curso cursos leccion
  maestro = profesor profesora maestra instructor entrenador coach
  alumno = estudiante
  examen = prueba evaluacion
  calificacion = nota boleta
  uniforme = ropa vestimenta
  faltar = falta faltas ausencia inasistencia
  justificar = justificante permiso
  vacaciones = descanso asueto festivo feriado puente
  empleado = empleados personal trabajador colaborador equipo
  jefe = gerente encargado responsable supervisor dueno administrador administracion
  sueldo = salario pago nomina quincena
  propina = propinas
  doctor = medico doctora especialista
  dentista = odontologo dental
  consulta = cita
  receta = prescripcion
  medicina = medicamento medicamentos pastilla remedio farmaco
  analisis = laboratorio estudio estudios sangre
  ayuno = ayunas
  urgencia = emergencia urgente
  seguro = aseguradora poliza
  vacuna = vacunas vacunar
  resultado = resultados
  cabello = pelo
  corte = cortar cortarse
  tinte = color tenir pintar decolorar mechas
  unas = manicure manicura pedicure
  barba = bigote
  maquillaje = maquillar
  lavar = lavado lavan lavo lava lavate lavanderia limpiar limpia limpieza
  oler = huele olor
  refrigerador = refri nevera heladera
  caer = fallar falla funciona sirve descompone
  enfermo = enferma enfermedad malo
  atrasar = retrasar retraso atraso tarde
  planchar = planchado planchan
  secar = secado
  mancha = manchas sucio
  kilo = kg kilos peso
  docena = doce
  tamano = medida talla
  llave = llaves
  ruido = musica volumen
  fumar = cigarro tabaco fumadores
  basura = desechos residuos
  agua = hidrico
  gas = combustible
  luz = electricidad energia
  visita = visitas visitante invitado invitados huesped
  vigilante = guardia vigilancia seguridad caseta
  salon = terraza areas asador
  asamblea = junta reunion
  multa = sancion penalizacion recargo cargo
  vencer = vence caducar caduca caducidad vencimiento expira vigencia
  minimo = menos
  maximo = limite tope
  existencia = existencias stock disponible disponibilidad inventario surtido
  pedir = pedido ordenar orden encargo encargar
  mayoreo = mayorista volumen medio
  proveedor = proveedores surtidor surte
  viaje = viajes traslado ruta
  boleto = boletos pasaje pasajes
  equipaje = maleta maletas
  flete = mudanza carga
  queja = quejas reclamo reclamar inconformidad
  puntos = lealtad recompensas
  regalar = obsequio
  donde = lugar
  semana = semanal
  mes = mensual
  ano = anual
  dia = diario diaria
  rapido = urgente express
  price = cost fee charge rate
  refund = return returns
  shipping = delivery deliver ship
  booking = reservation book reserve appointment
  parking = park car
  pet = pets dog dogs cat
  hours = schedule open opening
  preco = custa valor
  entrega = envio frete
  devolucao = troca reembolso
`;
