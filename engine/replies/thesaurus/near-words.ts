/**
 * Words of one narrow subject each line, folded: near in meaning, or often said of one thing.
 *
 * Long because it is a dictionary.
 */
export const NEAR_WORDS = `
  dinero plata lana varo feria marmaja billullo guita efectivo pisto money
  efectivo cash contado billete moneda sencillo morralla
  moneda peso dolar euro sol quetzal lempira colon guarani boliviano divisa
  varo baro luca mango palo morlaco
  cambio vuelto vuelta sencillo suelto morralla menudo
  fondo capital presupuesto recurso liquidez ahorro
  riqueza rico adinerado millonario pudiente acomodado solvente
  pobre quebrado pelado arrancado misio bruja
  pagar abonar liquidar saldar cubrir costear desembolsar
  pago abono liquidacion desembolso remuneracion
  pago pague pagas paga pagan pagamos pagaste pagaron pagado pagando
  cobrar cobro cobran cobras cobra cobraron cobraste cobrado facturar cargar
  cobranza cobrador recaudacion recaudar recaudo cobro
  apoquinar desembolsar soltar aflojar gastar invertir
  pendiente impago impagado adeudado insoluto vencido moroso
  adelantar anticipar prepago prepagado adelantado anticipado
  anticipo adelanto sena enganche apartado abono pie
  apartar reservar senar separar guardar
  apartado reservado separado guardado
  inicial enganche pie arranque
  resto restante diferencia faltante remanente
  reembolsable deducible recuperable devolutivo acreditable
  tarjeta plastico credito debito visa mastercard amex american prepagada
  terminal posnet pos datafono clip zettle lector
  transferencia transferir depositar spei giro consignacion consignar pse
  transfiero deposito consigno giro transferi deposite consigne mande
  yape plin nequi daviplata mercadopago paypal codi bizum sinpe zelle
  yapear plinear yapeo plineo yapeame plinea nequear
  oxxo efecty western remesa servipag rapipago pagofacil corresponsal
  cheque chequera pagare endosar
  qr codigo escanear link enlace liga pasarela
  bitcoin cripto criptomoneda wallet billetera monedero
  contraentrega contrarreembolso entrega domicilio recibir
  contactless nfc deslizar chip
  banco bancario bbva bancomer santander banorte banamex bancolombia davivienda bcp interbank
  cuenta clabe cbu cvu alias cci iban interbancaria
  cajero atm retirar retiro extraer sacar
  ventanilla sucursal cajero ejecutivo agencia
  titular beneficiario tarjetahabiente cuentahabiente dueno
  saldo estado movimiento balance disponible fondo
  comision recargo cargo interes mantenimiento
  rebotar rechazar declinar rechazada declinada rebotada denegada
  clave nip pin contrasena token cvv
  comprobante voucher recibo ticket constancia baucher captura pantallazo
  ticket tiquete boleta cuenta
  captura screenshot pantallazo foto imagen evidencia
  referencia folio concepto operacion
  reflejar acreditar caer entrar llegar aparecer
  reflejado acreditado reflejo acredito cayo entro aplicado
  verificar confirmar validar comprobar corroborar cotejar
  precio costo valor tarifa importe monto coste
  cuesta vale sale cobran costaria costara
  costar valer salir cotizarse
  cuestan valen salen costo valio costaba valia
  cotizacion presupuesto estimado cotizar presupuestar proforma
  tarifa tarifario lista catalogo menu arancel
  precio preciazo preciecito precito costito
  fijo unico firme definitivo
  aproximado estimado referencial tentativo orientativo
  unitario individual unidad pieza
  caro carisimo costoso elevado carito salado oneroso
  caro saladito carero salado prohibitivo excesivo abusivo
  carero ladron abusivo usurero ratero abusador
  lujoso exclusivo premium fino selecto gourmet
  encarecer subir aumentar incrementar reajustar
  encarecido subido aumentado inflado disparado
  inflacion alza aumento incremento carestia subida
  barato economico accesible asequible baratito comodo
  barato regalado ganga chollo baratisimo bicoca
  modico razonable bajo conveniente accesible
  abaratar bajar rebajar reducir disminuir
  ahorrar ahorro ahorras economizar economia
  corriente sencillo basico ordinario austero
  tacano codo codito agarrado amarrete pichirre amarrado
  gratis gratuito gratuidad regalado cortesia bonificado
  regalo obsequio cortesia detalle presente
  regalar obsequiar regalan regalaron regale obsequian
  incluido incluye incluida incluyen incluir comprendido abarca
  pilon napa yapa llapa vendaje encime adicion
  muestra prueba degustacion sample probadita muestrario
  bonificar exonerar condonar perdonar eximir
  descuento rebaja rebajita descuentito descuentico dcto
  oferta promocion promo ofertazo
  liquidacion remate barata outlet venta liquidar rematar
  rebajado descontado promocionado ofertado rematado
  rebajar descontar bajar bonificar
  cupon vale voucher bono gift
  combo paquete kit duo pack set
  porcentaje porciento mitad tercio
  aplica valido vigente acumulable combinable
  blackfriday hotsale buenfin cyber cyberday cybermonday
  regatear regateo rebaja negociar negociable pelear
  menos rebajita ultimito menitos
  ofrecer ofrezco propuesta contraoferta propongo
  ajustar arreglar acomodar mejorar cuadrar
  arreglo trato acuerdo convenio
  dejas dejarme dejaria dejamelo
  negociacion negociador conciliar transar pactar
  puntos sello acumular acumulado milla
  lealtad fidelidad cliente frecuente recompensa premio
  canjear canje redimir canjeable
  membresia socio miembro afiliado suscriptor club
  referido recomendado referir recomendar invitado
  sorteo rifa concurso premio ganador tombola
  ganar gane ganaste gano gana
  giftcard certificado bono voucher gift
  saldo carga recarga recargar
  regalo obsequio regalar sorpresa
  dedicatoria nota tarjeta mensaje tarjetita
  envolver envoltura envoltorio mono papel
  comprar adquirir encargar conseguir
  compra adquisicion mandado pedido
  compre compraste compro compran compras comprado comprando
  llevo llevas lleva llevamos lleve
  comprador cliente clienta consumidor usuario
  busco necesito ocupo deseo requiero
  conseguir encontrar hallar obtener consigo encuentro
  cliente clientela publico marchante casero caserita parroquiano
  antojar apetecer gustar provocar
  vender ofrecer comercializar expender distribuir despachar
  vendo vendes vende venden vendemos vendieron vendido
  venta expendio comercio comercializacion
  vendedor vendedora dependiente asesor asesora comerciante promotor
  maneja manejan venden manejamos
  revender revendedor reventa distribuidor intermediario mayorista
  consignacion consignar comision concesion
  catalogo muestrario vitrina mostrador exhibidor escaparate
  mayoreo mayorista mayor granel
  menudeo menudista minorista detal detalle
  minimo docena volumen cantidad
  distribuidor proveedor proveedora surtidor fabricante abastecedor
  surtir abastecer proveer suministrar resurtir
  escala corrida curva serie lote
  negocio local tienda establecimiento comercio changarro
  tienda tiendita abarrotes abarrote bodega pulperia almacen kiosco miscelanea
  sucursal sede filial punto
  mercado tianguis feria plaza bazar mercadillo
  puesto stand modulo isla carrito
  mall plaza centro comercial galeria shopping
  empresa compania firma sociedad corporativo pyme
  emprendimiento emprendedor emprender negocito emprendedora
  franquicia franquiciar franquiciado marca
  ganancia utilidad margen rendimiento provecho lucro
  perdida merma deficit quebranto
  ingreso entrada venta facturacion recaudacion
  gasto egreso costo erogacion desembolso
  rentable redituable lucrativo provechoso conviene
  quebrar quiebra bancarrota fundir cerrar insolvencia
  invertir inversion inversionista aportar aporte capital
  bajon flojo muerto quieto lento
  credito financiamiento financiacion prestamo fiado
  mensualidad mes abono parcialidad
  mensualidad letra cuota pagare
  financiar diferir fraccionar parcializar dividir
  diferido fraccionado financiado parcial dividido
  interes tasa recargo cat tea usura
  msi meses diferido plazo
  fiar fiado fian fio fias anotar
  aplazo kueski addi sistecredito klarna atrato
  deuda adeudo pendiente debito
  deber adeudar debo debe debes deben debia debiendo
  prestar prestamo prestado presto prestas prestan
  endeudado moroso deudor atrasado embrocado
  morosidad mora atraso incumplimiento impago
  buro veraz dicom datacredito infocorp historial
  aval fiador garante codeudor obligado solidario
  empenar empeno prenda pignorar garantia
  requisito nomina comprobante solvencia
  acreedor prestamista agiotista banco financiera
  factura facturacion facturar cfdi
  facturan facturas factura facturo facturado facturando
  boleta recibo nota ticket remision
  timbrar timbrado timbre sellar sat sunat dian afip sii
  xml pdf archivo formato
  refacturar corregir reexpedir sustituir cancelar
  rfc ruc nit cuit rut cuil
  constancia fiscal situacion csf cedula
  emitir expedir generar elaborar
  deducir deducible deduccion acreditar comprobar
  impuesto tributo gravamen contribucion tasa
  iva igv itbis isv itbms impuesto
  isr renta retencion retener retenido
  incluido desglosado neto bruto
  desglosar desglose detalle separar
  fiscal tributario impositivo hacendario
  hacienda sat sunat dian afip arca sii
  exento exonerado libre excluido exencion
  contador contadora contable contabilidad
  declaracion declarar presentar anual
  contribuyente monotributo monotributista resico persona regimen
  aduana arancel importacion desaduanar aduanal aduanero
  importar traer importado importamos
  exportar exportacion exportador extranjero
  importado extranjero americano chino gringo
  nacional local criollo mexicano casero
  retenido detenido decomisado incautado
  fayuca contrabando chueco ilegal pirata
  original autentico genuino legitimo verdadero real
  pirata falso clon replica imitacion trucho bamba chafa
  copia replica duplicado calca clon
  oficial licenciado certificado registrado
  generico compatible alterno similar
  falsificar falsificado falsificacion adulterado apocrifo
  nuevo nuevecito estrenar flamante
  usado usadito seminuevo segunda
  reacondicionado refurbished remanufacturado reparado
  viejo antiguo gastado desgastado deteriorado
  paca pulga americana bazar vintage thrift
  impecable intacto conservado cuidado
  estafa fraude engano timo transa robo
  estafar defraudar enganar timar transar robar
  estafador ratero ladron tranza defraudador
  confiable seguro serio formal honesto
  desconfiar desconfianza duda miedo temor sospecha
  confianza seguridad tranquilidad respaldo
  clonar hackear suplantar phishing clonaron hackearon
  referencia opinion resena testimonio comentario
  sospechoso raro dudoso extrano
  pedido orden encargo comanda solicitud
  pedir ordenar encargar solicitar
  pedi pido pediste pidio pide piden pidieron pedido
  encargo encargas encargue encargan
  preparan elaboran fabrican confeccionan
  agregar anadir incluir aumentar meter
  quitar eliminar sacar borrar suprimir
  modificar cambiar editar corregir ajustar
  carrito canasta cesta bolsa checkout
  confirmar confirmado confirmacion procesado registrado
  personalizado custom especial diseno
  listo terminado acabado finalizado
  proceso preparacion produccion elaboracion curso
  pendiente espera cola turno
  avance progreso estatus estado status
  avisar notificar informar aviso notificacion
  avisas avisan avisame aviso avisen avisaron
  entregado recibido recogido completado
  tarda demora dilata tardara
  entrega reparto despacho entregar repartir
  entregan entregas entrega entregamos entregaron entregado entregue
  domicilio delivery envio reparto
  repartidor mensajero motorizado domiciliario cadete rider
  uber rappi didi pedidosya cabify indriver
  llega llego llegan llegaron llegar llegue llegado
  trae traen traer traigan trajeron traiga
  llevar llevan lleven llevarme acercar
  recibir recibi recibo reciben recibio recibido
  propina tip propinita gratificacion
  recoger retirar buscar levantar
  recojo paso retiro busco recogerlo
  recoleccion recogida retiro pickup recojo
  tienda sucursal local mostrador
  takeaway llevarmelo llevar togo
  recogen levantan retiran recoge
  autorizado tercero familiar encargado
  punto encuentro estacion metro
  envio despacho flete remesa mandado
  enviar mandar despachar remitir embarcar
  envian mandan despachan envias mandas mando
  envie mande envio mando enviaron mandaron enviado mandado
  paqueteria courier mensajeria transportadora encomienda
  dhl fedex estafeta ups servientrega olva shalom
  correo postal sepomex coordinadora interrapidisimo chilexpress andreani
  guia rastreo tracking rastrear numero seguimiento
  express urgente expres mismodia
  foraneo provincia interior estado nacional republica
  internacional exterior mundial pais
  remitente destinatario destino origen
  flete acarreo mudanza transporte carga
  fletero camionero chofer transportista conductor
  camion camioneta troca furgon trailer torton
  cargar descargar subir estibar
  carga mercancia bulto cargamento embarque
  tarima pallet estiba huacal contenedor
  montacargas diablito carretilla patin
  cargador estibador diablero machetero
  paquete encomienda caja sobre
  empaque embalaje envoltura envase presentacion
  empacar embalar envolver empaquetar emplayar
  desempacar abrir desenvolver destapar
  carton cajita huacal estuche
  bolsa bolsita funda costal saco
  cinta diurex durex masking
  burbuja plastico playo emplaye protector
  fragil delicado quebradizo cuidado
  etiqueta rotulo etiquetar rotular sticker
  zona area sector cobertura alcance
  colonia barrio fraccionamiento urbanizacion vecindario
  direccion domicilio ubicacion ubi pin
  calle avenida cuadra esquina entre carretera
  referencia sena fachada porton color
  lejos retirado distante lejano
  cerca cercano proximo ladito cerquita
  codigo postal cp zip
  depa departamento piso torre interior edificio
  caseta vigilante porteria conserje recepcion
  extraviado perdido desaparecido extravio
  extraviar perder perdieron extravio desaparecer
  equivocado incorrecto erroneo cambiado
  incompleto faltante falto faltan
  retrasado atrasado demorado tardado
  abierto violado maltratado golpeado
  nadie ausente reintento intento reprogramar
  devuelto regresado rebotado rechazado
  stock existencia inventario disponibilidad
  hay quedan habra habia
  disponible existente disponibilidad disponibles
  agotado agoto acabo acabaron terminaron
  agotar acabar terminar escasear
  surtir resurtir reponer reabastecer llegar
  sobra sobran sobrante excedente resto
  escasez desabasto carencia faltante
  bodega almacen deposito cedis
  descontinuado discontinuado obsoleto viejo
  preventa sobrepedido encargo bajopedido
  inventario conteo contar recuento existencia
  contar cuento cuentan conto
  kardex registro control planilla
  entrada salida movimiento ingreso
  merma desperdicio perdida sobrante
  sku codigo barra clave
  caduco vencido expirado pasado
  rotacion peps fifo primero
  almacenista bodeguero almacenero inventariar
  anaquel estante repisa rack gondola
  surtido variedad gama linea coleccion
  modelo diseno estilo version
  marca fabricante firma casa
  tipo clase especie categoria variedad
  color tono colorido matiz
  distinto diferente alterno diverso
  nuevo novedad lanzamiento reciente estreno
  variado surtido mixto diverso combinado
  opcion alternativa eleccion posibilidad
  elegir escoger seleccionar optar
  elijo escojo elige escoge elegi escogi
  calidad durabilidad resistencia acabado
  bueno excelente buenisimo chido chevere bacan padre
  malo malisimo pesimo feo chafa
  corriente chafa balurdo charcha ordinario
  duradero resistente fuerte aguantador
  aguanta dura rinde resiste
  mejor superior optimo supremo
  peor inferior malo deficiente
  devolucion regreso retorno devolver
  devolver regresar retornar reintegrar
  devuelvo devuelven devuelve devolvi devolvio regreso regresan
  reembolso reintegro devolucion refund
  reembolsar reintegrar devolver regresar
  reembolsan reembolsaron reintegran devolvieron regresaron
  arrepentir arrepenti arrepiento retracto desistir
  vale nota credito saldo
  sellado etiqueta empaque original
  vuelve volver volvi vuelvo regresar
  cambio cambiar canje reemplazo sustitucion
  cambian cambias cambio cambie cambiaron cambiaste
  reemplazar reponer sustituir remplazar
  talla numero color modelo
  ajusta entra aprieta quedo
  apretado chico justo ajustado
  grande flojo holgado suelto
  defecto falla desperfecto averia
  defectuoso fallado danado descompuesto averiado
  fallar descomponer averiar danar estropear
  fallo descompuso dano echo malogro
  falla descompone traba apaga
  roto quebrado estrellado rajado partido
  rayado raspado abollado golpeado
  manchado sucio percudido amarillento
  descosido roto deshilachado rasgado
  malogrado jodido fregado chingado
  sirve funciona prende jala anda enciende
  queja reclamo reclamacion inconformidad
  quejar reclamar protestar inconformar
  quejo reclamo quejan reclame queje
  molesto enojado inconforme disgustado furioso encabronado
  decepcionado insatisfecho desilusionado defraudado
  reclamaciones libro buzon sugerencias
  profeco indecopi sernac procuraduria condusef
  demandar denunciar demanda denuncia
  supervisor gerente encargado jefe responsable
  grosero prepotente majadero maleducado altanero
  pesimo terrible horrible fatal
  disculpa perdon disculpe lamento siento
  disculpar perdonar dispensar excusar
  compensar resarcir indemnizar reponer
  compensacion indemnizacion resarcimiento reposicion
  error equivocacion falla confusion
  equivoque equivocaron equivoco confundi confundieron
  culpa culpable responsable responsabilidad
  solucionar resolver arreglar remediar
  solucion arreglo respuesta remedio
  inconveniente molestia contratiempo problema
  garantia respaldo cobertura warranty
  garantizar respaldar cubrir asegurar
  cubre ampara incluye respalda
  garantizado cubierto respaldado amparado
  vigencia duracion plazo termino
  extendida ampliada extender ampliar
  anula pierde invalida invalidar
  fabrica fabricante marca proveedor
  sello intacto roto abierto
  mojado humedad golpe caida
  reparar arreglar componer compostura
  reparacion arreglo compostura servicio
  arreglan reparan componen arreglas reparas
  diagnostico revision revisar checar chequeo
  refaccion repuesto pieza parte
  tecnico mecanico servicio taller
  mantenimiento preventivo correctivo limpieza
  compusieron arreglaron repararon compuso
  revisan checan revisa checa
  seguro poliza cobertura aseguradora
  asegurar asegurado cubrir amparar
  prima deducible copago suma
  siniestro accidente choque percance
  ajustador perito peritaje evaluador
  indemnizacion reembolso resarcimiento reclamacion
  soat rc terceros siniestro
  cita turno hora consulta appointment sesion citita
  agendar programar calendarizar reservar citar apartar
  agendo agendas agendan agende agendado agendada agendamos agenden
  agenda calendario libreta calendly agendita
  espacio hueco campo disponibilidad huequito espacito
  atender recibir atencion consultar
  atienden reciben atiende atiendes atendieron atendemos atiendan
  recordatorio recordar recuerdame aviso alarma recordarme
  asistir acudir presentarse venir asistencia
  asisto acudo vengo voy asistire ire
  reserva reservacion booking reservita
  reservar bloquear separar apartar guardar
  reservo reserve reservan reservas reservado reservaron reserven
  mesa lugar sitio silla terraza
  habitacion cuarto recamara suite
  cupo aforo capacidad lugar cabida
  lleno ocupado abarrotado repleto copado saturado
  libre desocupado vacio disponible
  persona comensal invitado pax asistente adulto
  huesped hospedado visitante inquilino hospedaje
  checkin checkout registro salida
  cancelar anular suspender descartar
  cancelo cancele cancelan cancelaron cancela cancelas cancelamos
  cancelado anulado suspendido abortado
  cancelacion anulacion suspension revocacion
  penalizacion penalidad multa castigo sancion
  baja desuscribir desafiliar desinscribir desactivar
  desistir retractar renunciar abandonar rendir
  revocar rescindir derogar invalidar
  reprogramar reagendar posponer aplazar postergar diferir
  mover recorrer correr pasar
  reprogramado pospuesto aplazado postergado reagendado
  reprogramacion aplazamiento postergacion reagenda
  adelantar anticipar adelanto anticipo
  muevo recorro muevan recorren reagendo reprogramo
  imprevisto emergencia contratiempo percance incidente
  faltar ausentarse fallar incumplir
  falte falto faltaron faltaste ausento
  falta inasistencia ausencia noshow
  plantar planton plantado plantaron embarcaron
  justificar justificante excusa pretexto justificacion
  tarde tardecito retrasado atrasado demorado impuntual
  temprano tempranito pronto antes anticipado
  madrugar madrugador madrugon amanecer
  puntual puntualidad exacto puntualito
  retraso demora tardanza atraso dilacion
  tardar demorar dilatar retrasar atrasar
  tardo demoro dilato tarde atraso retraso
  tardan demoran dilatan tardas demoras dilatas tarden
  tolerancia margen gracia prorroga
  esperar aguardar aguantar esperame aguantame
  espero espera esperen esperando esperas aguanta aguarde
  fila cola formado formar formarse
  momentito ratito tantito segundito minutito momento rato
  paciencia paciente calma tranquilidad
  impaciente desesperado urgido ansioso
  sala recepcion asiento antesala
  lento lentisimo pausado despacio lentito
  tardado demorado tedioso largo dilatado
  lentitud demora tardanza parsimonia
  eterno interminable larguisimo infinito
  trabado atorado estancado parado detenido
  rapido veloz agil rapidito express volando
  urgente apremiante prioritario inmediato emergencia
  urge urgen apremia corre
  urgencia emergencia apuro prisa premura
  ahorita ahora inmediato enseguida ahoritita
  apurar apresurar acelerar agilizar
  apura apurate apurense apure apresurate
  rapidez velocidad agilidad prontitud
  horario jornada turno hora schedule
  abren abre abierto abrimos abres abriran
  cierran cierra cerrado cerramos cierras cerraran
  abrir apertura aperturar inaugurar
  cerrar cierre clausura clausurar
  atienden trabajan laboran abren operan
  corrido continuo seguido ininterrumpido
  nocturno noche vespertino velada
  diurno matutino manana mananero
  comida almuerzo descanso receso
  manana mananita matutino am temprano
  mediodia doce almuerzo medio
  tarde tardecita vespertino pm atardecer
  noche nochecita anochecer nocturno
  madrugada amanecer alba medianoche
  hoy hoydia actual presente
  ayer anteayer antier antes anoche
  manana mananita pasadomanana siguiente
  minuto minutito segundo instante
  duracion tiempo lapso periodo extension
  dura tarda lleva toma
  durar tardar llevar demorar
  corto breve cortito rapido
  largo extenso prolongado larguito
  reloj cronometro alarma temporizador
  temporada epoca periodo etapa ciclo
  horita hora rato ratito
  antes previo anterior anteriormente previamente
  despues luego posterior posteriormente
  ahora ahorita actualmente presente
  pronto prontito proximamente luego
  reciente recien recientemente nuevo
  proximo siguiente entrante venidero
  pasado anterior previo antiguo
  todavia aun sigue continua
  lunes martes miercoles jueves viernes
  sabado domingo finde weekend
  entresemana habil laborable laboral
  inhabil feriado festivo asueto
  dia diario fecha jornada
  enero febrero marzo abril
  mayo junio julio agosto
  septiembre setiembre octubre noviembre diciembre
  diciembre navidad decembrino navideno
  verano invierno primavera otono estacion
  lluvia aguacero sequia lluvioso
  mes mensual mensualmente mesecito
  ano anual anualmente anualidad
  semana semanal semanalmente semanita
  quincena quincenal catorcena catorcenal
  bimestre bimestral trimestre trimestral
  semestre semestral cuatrimestre cuatrimestral
  diario diariamente cotidiano jornal
  decada siglo lustro milenio
  fecha dia calendario fechita
  vencimiento limite plazo deadline
  calendario almanaque agenda planificador
  aniversario cumpleanos cumple bodas
  vispera antevispera anterior previo
  festejo celebracion fiesta evento
  feriado festivo asueto inhabil puente
  navidad nochebuena posada navideno aguinaldo
  nochevieja finano brindis uvas
  pascua santo cuaresma vigilia resurreccion
  muertos halloween todosantos difuntos catrina ofrenda
  madre mama mamita mayo
  padre papa papito junio
  valentin amor amistad enamorado
  reyes rosca epifania candelaria
  patrio independencia grito bandera
  carnaval feria fiesta patronal verbena
  vacaciones vacacionar vacacional asueto
  descansar reposar relajar libranza
  descansan descansa libran descansamos vacacionan
  descanso receso pausa break
  paseo viaje salida escapada
  siesta reposo sueno dormida
  siempre constantemente continuamente eternamente
  nunca jamas nunquita ninguna
  frecuente seguido habitual usual recurrente
  frecuentemente seguido habitualmente usualmente
  raro ocasional esporadico eventual
  diario semanal quincenal mensual
  repetir reiterar repetido reiterado
  normalmente regularmente generalmente usualmente
  comienzo inicio principio arranque
  final fin termino cierre conclusion
  empezar comenzar iniciar arrancar
  empieza comienza inicia arranca
  terminar acabar finalizar concluir
  termina acaba finaliza concluye
  empezo comenzo inicio arranco
  termino acabo finalizo concluyo
  seguir continuar proseguir reanudar
  primero inicial primer primerito
  ultimo final postrero ultimito
  vencer caducar expirar prescribir
  vence caduca expira vencen
  vencido caducado expirado caduco
  caducidad vencimiento expiracion vigencia
  vigente valido activo vigencia
  prorroga extension ampliacion prolongacion
  prorrogar extender ampliar alargar
  renovar refrendar actualizar reactivar
  renovacion refrendo actualizacion reactivacion
  renuevo renuevan renueva renovo
  suscripcion membresia plan afiliacion
  suscribir afiliar inscribir asociar
  suscrito afiliado socio miembro
  mensualidad anualidad cuota mensual
  basico premium plus pro
  prueba trial demo gratuita
  activar habilitar activo activado activacion
  desactivar deshabilitar suspender baja
  inscripcion matricula enrolamiento empadronamiento
  inscribir matricular registrar apuntar anotar
  inscrito matriculado registrado anotado
  inscribo apunto anoto inscribirme apuntarme
  cupo vacante plaza lugar
  colegiatura pension cuota escolaridad
  curso taller clase capacitacion diplomado
  ine ife credencial cedula dni identificacion carnet
  pasaporte visa extranjeria migratorio
  licencia brevete pase carne
  curp cuil cui rfc
  acta partida nacimiento matrimonio
  huella biometrico rostro dactilar
  extranjero migrante turista residente foraneo
  edad mayoria adulto adolescente
  documento papel escrito documentito
  papeleo papeles documentacion tramite burocracia
  expediente carpeta legajo folder archivo
  formulario formato solicitud ficha
  solicitud peticion requerimiento instancia petitorio
  constancia certificado comprobante acreditacion
  carta oficio memorandum escrito
  hoja folio pagina cuartilla
  informe reporte dictamen memoria
  llenar completar rellenar diligenciar
  copia fotocopia duplicado xerox
  fotocopiar copiar copian copias
  imprimir impresion imprimen imprime impreso
  impresora imprenta tinta toner cartucho
  escanear escaneo digitalizar scaner escaner
  enmicar plastificar laminar mica
  engargolar anillar empastar encuadernar anillado
  pdf archivo adjunto word usb
  cartulina papel bond opalina couche
  firma rubrica autografo firmita
  firmar rubricar suscribir signar
  firmado rubricado suscrito firmada
  firmo firmas firme firmen
  sello timbre estampilla cuno
  sellar timbrar sellado timbrado
  notario notaria escribano notarial escribania
  legalizar apostillar autenticar certificar
  apostilla legalizacion autenticacion certificacion
  testigo fedatario presencial declarante
  nombre apellido apelativo homonimo
  telefono celular cel movil whatsapp fono
  correo email mail gmail electronico
  datos informacion personal dato
  privacidad confidencial confidencialidad secreto
  corregir actualizar modificar rectificar
  soltero casado divorciado viudo
  oficina despacho bufete dependencia
  ventanilla taquilla mostrador modulo
  recepcion recepcionista secretaria informes
  municipio alcaldia ayuntamiento municipalidad intendencia
  gobierno estatal publico federal gubernamental
  juzgado tribunal corte fiscalia
  area departamento seccion division
  escritorio archivero silla librero
  secretaria asistente auxiliar secretario
  gerente administrador director gerenta
  jefe patron encargado dueno supervisor
  licenciado lic abogado jurista
  ingeniero inge arquitecto arqui
  empleado trabajador colaborador obrero
  personal equipo staff plantilla
  cajera cajero caja tesorero
  funcionario burocrata servidor autoridad
  tramite gestion diligencia vuelta papeleo
  tramitar gestionar diligenciar procesar
  tramito gestiono tramitan gestionan
  procedimiento proceso protocolo paso
  gestor coyote tramitador gestoria
  presentar entregar ingresar someter
  resolucion dictamen fallo veredicto
  aprobado autorizado aceptado procedente
  rechazado denegado negado improcedente
  cofepris invima digemid anmat sanidad salubridad
  habilitacion funcionamiento licencia apertura
  zonificacion suelo catastro urbanismo
  inspeccion inspector verificacion fiscalizador
  multa sancion infraccion clausura
  norma reglamento ordenanza nom estandar
  patente impi indecopi inpi
  contrato convenio acuerdo pacto contratito
  contratar contratacion contrate contratan contratado
  clausula inciso apartado estipulacion
  rescindir cancelar disolver anular
  incumplir violar quebrantar romper
  incumplimiento violacion ruptura falta
  cumplir cumple cumplio cumplimiento cumplen
  acordar pactar convenir quedar
  acordado pactado convenido quedamos
  contratante contratista firmante otorgante
  permanencia forzoso amarre fidelidad
  renta alquiler arriendo arrendamiento
  rentar alquilar arrendar subarrendar
  rento alquilo rentas alquilas arriendas
  rentan alquilan arriendan rentamos alquilamos
  inquilino arrendatario locatario rentero
  casero arrendador propietario dueno locador
  deposito fianza aval garantia
  desocupar desalojar desahuciar desalojo
  amueblado equipado amoblado mobiliario
  escritura titulo predial propiedad
  sueldo salario paga remuneracion jornal
  nomina quincena planilla raya
  aguinaldo gratificacion prima bono
  finiquito liquidacion indemnizacion cesantia
  imss issste essalud eps isapre infonavit
  contratar emplear reclutar ocupar
  despedir correr echar cesar
  despido cese destitucion corrida
  renunciar renuncia dimitir dimision
  vacante puesto empleo chamba trabajo
  honorario igualada minuta facturado
  ley norma reglamento decreto legislacion
  legal licito juridico legitimo
  ilegal ilicito clandestino indebido
  abogado jurista litigante defensor
  demanda juicio pleito litigio
  denuncia querella acusacion delito
  derecho facultad prerrogativa privilegio
  testamento herencia sucesion heredero
  divorcio custodia pension separacion
  permitir dejar autorizar consentir
  permiten dejan autorizan aceptan admiten
  permitido autorizado admitido consentido
  permiso autorizacion anuencia consentimiento
  aceptar admitir acoger aprobar
  entrar ingresar pasar acceder
  acceso entrada ingreso paso
  prohibir vedar impedir vetar
  prohibido vedado vetado impedido
  prohiben impiden niegan vetan
  prohibicion veto restriccion impedimento
  negar rechazar rehusar denegar
  niego rechazo rehuso niega
  restringido limitado reservado exclusivo
  bloquear bloqueado banear vetado
  fumar cigarro humo vapear fumador
  mascota perro perrito gato petfriendly
  alcohol bebida cerveza trago descorche
  nino menor infante bebe
  obligatorio forzoso mandatorio indispensable
  necesario imprescindible requerido esencial
  opcional voluntario facultativo optativo
  requiere necesita exige pide piden
  requerir exigir necesitar ameritar
  obligar forzar exigir imponer
  obligado forzado comprometido sometido
  compromiso obligacion deber responsabilidad
  condicion requisito estipulacion requerimiento
  politica regla norma reglamento lineamiento
  aplica aplican aplicaria aplicable
  depende dependiendo dependera dependen
  variar variable cambiar fluctuar
  varia cambia fluctua oscila
  condicionado sujeto supeditado dependiente
  supuesto situacion caso eventualidad
  excepcion salvedad exclusion dispensa
  excepto salvo exceptuando quitando menos
  excluir exceptuar omitir descartar
  excluido exceptuado omitido descartado
  excepcional extraordinario especial unico
  particular especifico especial concreto
  solo solamente unicamente exclusivamente
  favor chance paro favorcito chancecito
  limite tope maximo techo
  minimo menor piso base
  limitar restringir acotar topar
  limitado restringido acotado topado
  ilimitado infinito irrestricto libre
  exceder pasar rebasar superar sobrepasar
  excede rebasa supera sobrepasa
  restriccion limitacion limitante traba
  capacidad cupo aforo cabida
  caben cabe cabemos alcanzan entran
  suficiente bastante adecuado suficientemente
  alcanza basta rinde ajusta sobra
  alcanzar bastar rendir ajustar
  insuficiente escaso corto poco
  faltan falta faltaria faltando
  demasiado exceso excesivo exagerado
  mucho bastante harto muchisimo chingo
  monton bola titipuchal pila bonche ruma
  abundante numeroso copioso cuantioso
  mayoria mayoritario mayormente predominante
  abundar sobrar rebosar proliferar
  cantidad volumen cuantia monto
  poco poquito tantito poquitito
  pizca pellizco chispa gota
  cachito trocito pedacito tantito
  minoria minoritario escaso contado
  apenas casi justo raspando
  gota chorrito gotita chorro
  puno punado punito manojo
  todo entero completo todito
  total totalidad conjunto global
  mitad medio media medios
  parte porcion fraccion proporcion
  pedazo trozo cacho fragmento
  porcion racion rebanada tajada
  resto restante sobrante demas
  ninguno nada cero ningun
  parcial incompleto inconcluso mediano
  numero cifra digito guarismo
  uno unico unidad solo
  dos par ambos dupla
  tres trio triple tercia
  cuatro cinco seis siete ocho nueve diez
  once doce trece catorce quince
  veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa
  cien ciento centenar centena
  mil millar milesimo luca
  millon melon palo millonario
  cero nada nulo ninguno
  segundo tercero cuarto quinto
  pieza unidad pza individual
  par juego pareja parejita
  docena doce docenita decena
  ciento centena millar gruesa
  caja paquete cajon bulto
  costal saco bulto arpilla
  rollo bobina carrete rollito
  manojo atado ramo mazo
  charola bandeja reja plancha
  sobre sachet bolsita barra
  kilo kilogramo kg kilito
  gramo gramito gr miligramo
  libra onza lb arroba
  tonelada ton quintal tn
  pesar pesa pesan peso
  bascula balanza romana pesa
  pesado pesadisimo macizo plomo
  ligero liviano livianito leve
  litro lt litrito lts
  mililitro ml cc cm3
  galon bidon garrafon porron
  botella frasco envase pomo
  tambo barril tonel tambor
  cubeta balde tina cubo
  taza vaso tacita vasito
  cucharada cucharadita cuchara cda
  pipa cisterna tinaco tanque
  lleno repleto colmado rebosante
  vacio desocupado hueco vaciado
  metro mt metrito mts
  centimetro cm milimetro mm
  pulgada pie yarda palmo
  kilometro km milla legua
  cuadra manzana bloque esquina
  hectarea lote terreno solar
  superficie area m2 metraje
  medir mide miden midieron midio
  medida medicion dimension mensura
  cinta flexometro regla escuadra nivel
  largo largura longitud extension
  ancho anchura amplitud amplio
  alto altura elevado altito
  profundo profundidad fondo hondo
  grosor espesor calibre grueso
  grueso gordo gordito ancho
  delgado fino angosto delgadito
  diametro radio circunferencia redondo
  estrecho angosto reducido angostito
  talla numeracion medida talle
  tamano dimension medida porte
  chico pequeno chiquito pequenito
  grande grandote grandecito amplio
  mediano regular estandar intermedio
  xl xxl extragrande plus
  infantil nino juvenil bebe
  enorme gigante inmenso gigantesco
  diminuto minusculo mini miniatura
  holgado flojo suelto aguado
  apretado ajustado entallado cenido
  probador vestidor probar medirme
  igual mismo identico igualito
  parecido similar semejante equivalente
  diferente distinto diverso desigual
  diferencia distincion discrepancia variacion
  comparar cotejar contrastar confrontar
  comparacion comparativa cotejo contraste
  preferir prefiero prefiere preferencia
  conviene recomienda recomiendas aconseja sugiere
  recomendacion sugerencia consejo recomendar
  competencia competidor rival contrincante
  ventaja beneficio pro bondad
  desventaja inconveniente pega limitante
  aumentar incrementar subir elevar
  aumento incremento alza subida
  subieron aumentaron subio aumento incremento
  agregar anadir sumar adicionar
  adicional extra aparte complementario
  sobreprecio recargo sobrecosto plus
  mayor superior maximo mejor
  ampliar expandir agrandar extender
  crecer crece crecio crecimiento
  duplicar doblar triplicar multiplicar
  doble triple cuadruple duplo
  disminuir reducir bajar mermar
  reduccion disminucion bajada descenso
  bajaron redujeron bajo redujo disminuyo
  restar quitar descontar sustraer
  menor inferior minimo bajo
  recortar recorte podar reducir
  achicar encoger contraer comprimir
  calculo operacion computo cuenta
  calcular estimar computar sacar
  suma total sumatoria monto
  sumar adicionar agregar juntar
  multiplicar dividir sumar restar
  promedio media promediar mediana
  redondear redondo redondeo cerrado
  exacto preciso justo cabal
  aproximado estimado aproximadamente redondo
  calculadora excel planilla hoja
  conciliar cuadrar cotejar corte
  carne res vacuno bovino vaca ternera novillo becerro
  bistec bistek bife filete churrasco milanesa chuleton escalopa
  arrachera sirloin ribeye picana vacio entrana cabreria tomahawk lomo
  diezmillo aguja espaldilla pulpa osobuco chambarete
  parrillada barbacoa brisket costillar carneasada
  molida picada albondiga hamburguesa deshebrada mechada
  carniceria carnicero frigorifico matadero rastro tablajero obrador
  crudo sangrante termino jugoso cocido tierno correoso magro grasoso
  angus wagyu marmoleo madurada prime choice
  cecina machaca charqui tasajo
  cerdo puerco chancho cochino marrano porcino lechon cochinillo
  carnita chicharron cuerito buche maciza trompa
  chuleta costilla pernil pierna codillo espinazo lomito
  jamon mortadela salchicha chorizo longaniza salami pepperoni
  tocino panceta bacon tocineta jamoneta
  embutido fiambre charcuteria salchichoneria chacinado
  jocho pancho hotdog choripan salchipapa shuco
  cochinita pibil achiote adobada pastor
  pollo gallina ave polleria pollito pechuga
  muslo ala alita pierna rabadilla huacal menudencia
  rostizado rosticeria asado brasa broaster empanizado apanado crocante
  nugget tender boneless alita
  pavo guajolote pato codorniz chompipe pavita
  huevo blanquillo yema clara cascaron
  omelette revuelto estrellado frito ranchero tibio pochado
  desmenuzado deshuesado fileteado troceado despresado
  borrego cordero oveja carnero cabrito chivo conejo
  higado rinon corazon molleja seso mondongo tripa
  menudo pancita librillo guatita cuajo
  lengua cabeza cachete labio ojo suadero
  venado jabali avestruz iguana cuy armadillo
  anticucho chinchulin achura morcilla moronga rellena
  pescado pez filete trucha tilapia mojarra huachinango
  salmon atun bacalao sardina anchoa bonito
  robalo mero corvina lenguado reineta merluza dorado pargo basa
  marisco camaron langostino langosta gamba jaiba cangrejo
  pulpo calamar sepia chipiron
  almeja mejillon ostion ostra callo concha choro
  ceviche aguachile coctel tiradito escabeche chilcano jalea
  pescaderia pescadero pescador pesca pescar marisqueria
  escama espina desescamar filetear aleta
  zarandeado ahumado diabla ajillo mojo ajo
  fruta fruteria frutero verduleria recauderia fruver
  manzana pera durazno melocoton ciruela chabacano damasco membrillo nectarina
  naranja mandarina toronja pomelo lima limon citrico
  platano banana banano guineo cambur dominico
  mango papaya lechosa pina anana guayaba maracuya parchita
  sandia patilla melon sandilla
  fresa frutilla mora zarzamora arandano frambuesa cereza guinda
  uva higo granada datil tuna
  guanabana chirimoya mamey zapote lulo tamarindo guama uchuva aguaymanto
  coco aguacate palta avocado hass
  madura verde podrida magullada jugosa
  verdura vegetal hortaliza legumbre verdurita
  jitomate tomate tomatillo miltomate saladet jitomatito
  cebolla cebollin ajo poro puerro cebollita chalota
  lechuga espinaca acelga arugula rucula kale berro col repollo
  zanahoria betabel remolacha rabano jicama nabo betarraga
  papa patata camote yuca mandioca malanga name arracacha
  calabaza calabacita zapallo ahuyama auyama chayote calabacin zucchini
  brocoli coliflor alcachofa esparrago champinon hongo seta
  pepino apio pimiento pimenton morron berenjena ejote chaucha
  frijol poroto frejol habichuela caraota alubia judia
  lenteja garbanzo haba arveja chicharo guisante soya
  nopal quelite verdolaga huitlacoche huauzontle quintonil
  chile aji rocoto locoto chili picante
  jalapeno serrano habanero poblano chipotle guajillo pasilla piquin
  enchiloso picoso pica enchilarse enchila pique ardor
  salsa guacamole chimichurri pebre llajua macha hogao
  valentina tabasco tajin chamoy buffalo cholula
  molcajeteada martajada tatemada taquera
  maiz elote choclo mazorca esquite jojoto
  tortilla tortilleria masa nixtamal maseca molino tostada totopo nacho
  taco taqueria taquero trompo gringa taquito
  quesadilla gordita sope tlacoyo huarache memela tlayuda garnacha
  enchilada chilaquil enfrijolada entomatada enmolada flauta tostada
  tamal hallaca humita nacatamal zacahuil tamalero tamale
  arepa pupusa baleada cachapa almojabana
  burrito fajita chimichanga nacho texmex
  torta lonche cemita pambazo guajolota bolillo
  pan panaderia panadero tahona hornear horneado
  bolillo telera birote marraqueta frances baguette
  concha cuernito croissant medialuna dona
  integral centeno semilla multigrano artesanal
  bimbo molde rebanado lactal tostado
  levadura harina masa amasar fermentar leudar masamadre
  miga corteza costra migaja borona
  pandulce polvoron garibaldi rosca cochito bisquet
  pita chapata focaccia ciabatta brioche naan
  pastel torta tarta bizcocho ponque queque keke cake pastelito
  reposteria pasteleria repostero pastelero chocolateria confiteria
  cupcake muffin panque magdalena mantecada brownie
  galleta cookie galletita macaron alfajor oblea barquillo
  betun glaseado fondant merengue chantilly ganache buttercream cobertura
  tresleches envinado chocoflan redvelvet selvanegra
  flan gelatina budin natilla mousse cheesecake tiramisu pay
  hotcake panqueque waffle wafle crepa panqueca
  postre dulce golosina sobremesa
  churro bunuelo dona picaron sopaipilla calafate donut
  decorado tematico topper personalizado
  dulce caramelo golosina chuche confite bombon paleta chupetin
  chicle gomita malvavisco marshmallow masmelo
  chocolate cacao cocoa trufa chocolatin praline
  cajeta manjar arequipe dulcedeleche manjarblanco
  mazapan palanqueta cocada jamoncillo oblea pepitoria
  helado nieve paleta gelato raspado sorbete mantecado bolis
  heladeria paleteria michoacana neveria barquilla cono
  azucar miel piloncillo panela papelon endulzante melaza azucarado
  dulceria pinata bolo colacion dulcero
  botana snack pasapalo picada piqueo entremes
  papita sabritas dorito cheeto takis fritura churrumais
  cacahuate mani nuez almendra pistache avellana pepita
  palomita crispeta cabrita canchita pochoclo pororo
  abarrote abasto tiendita bodega despensa pulperia miscelanea almacen
  lata enlatado conserva atun frasco
  arroz avena quinoa cereal granola trigo amaranto
  pasta espagueti fideo macarron tallarin lasana ravioli
  aceite manteca margarina mantequilla vinagre oliva
  leche lacteo deslactosada descremada entera lechero lactosa
  queso oaxaca panela manchego cotija asadero quesillo mozzarella parmesano
  crema nata mediacrema lechera condensada evaporada
  yogur yogurt yoghurt kefir bulgaro jocoque
  queseria cremeria lecheria quesero lechero
  cuajada requeson ricota cuajo suero
  mantequilla manteca margarina untar
  pasteurizada caducada agria cortada
  sopa caldo consome crema pure
  pozole menudo birria mondongo pancita
  sancocho ajiaco cazuela sancochado locro puchero
  fideo ramen maruchan wonton
  tlalpeno xochitl azteca minestrone
  caldillo chupe chilpachole parihuela fumet
  guiso guisado estofado cocido carbonada tinga
  tazon bowl hondo plato
  mole pipian adobo almendrado encacahuatado
  enchilada chilaquil enfrijolada chile poblano nogada
  birria barbacoa mixiote carnita consome
  antojito garnacha fonda comidacorrida
  suadero pastor campechano tripa canasta guisado
  capeado relleno tatemado sudado
  cochinita panucho salbut papadzul
  michelada clamato chelada gomichela azulito
  milanesa empanada provoleta choripan locro fugazzeta
  bandeja paisa ajiaco lechona patacon arepa chicharron
  ceviche saltado anticucho chaufa rocoto tacutacu
  cazuela curanto humita chorrillana completo sopaipilla
  gallopinto casado pupusa baleada vigoron nacatamal
  pabellon tequeno hallaca cachapa pelua
  saltena silpancho majadito pique chairo
  encebollado guatita bolon hornado fritada llapingacho
  mofongo ropavieja congri sancocho toston
  chipa sopaparaguaya mbeju terere
  pizza pizzeria pizzero hawaiana pepperoni margarita calzone
  sushi maki nigiri sashimi roll temaki wasabi onigiri
  chino chifa chaufa wonton chopsuey dimsum rollito
  hamburguesa burger cheeseburger whopper smash
  italiano pasta lasana ravioli gnocchi noqui risotto carbonara
  arabe shawarma kebab falafel hummus tabule kipe
  espanol paella tortilla tapa fabada gazpacho croqueta
  japones teriyaki tempura ramen yakisoba udon teppanyaki
  hindu curry tailandes coreano kimchi vietnamita
  sandwich baguette panini emparedado bocadillo sanguche sanduche
  guarnicion acompanamiento complemento contorno
  papa frita francesa gajo pure
  ensalada cesar coleslaw rusa
  arroz frijol refrito charro moro
  ranch vinagreta dip balsamico
  pan tortilla totopo tostada
  extra adicional agregado aparte
  agua garrafon botellon embotellada bidon purificada ciel bonafont
  refresco soda gaseosa bebida chesco
  coca pepsi sprite fanta sidral jarrito inca postobon
  jugo zumo exprimido naranjada limonada extracto
  licuado smoothie malteada batido milkshake chocomilk
  horchata jamaica tamarindo chia aguafresca tepache
  hielo cubito rolito frappe escarcha
  popote pajilla sorbete pitillo canita
  energizante redbull monster gatorade powerade electrolit
  purificadora rellenar osmosis filtro purificador
  cafe cafecito tinto cafeteria barista coffee
  espresso americano capuchino cappuccino latte moca cortado macchiato expreso
  grano molido tostado descafeinado soluble nescafe instantaneo
  cafetera prensa greca filtro moka percoladora
  infusion tisana manzanilla matcha chai aromatica tecito
  mate yerba terere bombilla cebar
  atole champurrado chocolate ponche avena
  starbucks frappuccino frappe juanvaldez
  cerveza chela cheve birra pola biela caguama chelita
  tecate heineken victoria quilmes corona
  artesanal ipa stout lager ale porter barril
  vino tinto rosado malbec cabernet merlot vinoteca
  tequila mezcal raicilla sotol bacanora agave
  ron whisky whiskey vodka ginebra gin brandy conac
  aguardiente guaro pisco singani cachaca
  champana champagne espumante prosecco sidra cava
  coctel margarita mojito daiquiri cubata trago
  pulque curado tepache chicha tejuino
  licoreria vinateria botilleria estanco expendio
  botella descorche corcho copa caballito shot
  bar cantina pub taberna antro discoteca boliche
  borracho ebrio tomado pedo curda beodo embriagado
  cruda resaca guayabo chuchaqui
  tomar beber chupar pistear emborrachar
  bartender cantinero barman mixologo mixologia
  brindis brindar copa trago ronda
  cover cadenero vip barralibre happyhour
  alcohol alcoholico abstemio sobrio
  cocinar guisar preparar cocinero cocinera cuece cocer
  hervir hierve herver sancochar escaldar hirviendo hervido
  freir frie sofreir dorar fritura frito fritanga
  asar asado rostizar parrilla brasa tatemar carbon
  hornear horno horneado gratinar gratinado
  vapor vaporera banomaria alvapor tamalera
  picar cortar rebanar trocear pelar rallar filetear
  batir mezclar revolver licuar amasar integrar
  marinar adobar sazonar condimentar salpimentar macerar
  descongelar congelar enfriar refrigerar recalentar calentar
  quemado crudo salado insipido desabrido soso
  receta ingrediente preparacion procedimiento
  traste vajilla loza plato taza vaso copa
  cuchara tenedor cuchillo cubierto cucharita palillo
  olla cacerola sarten comal cazuela paila budare
  exprimidor rallador colador abrelatas pelapapas espatula
  tabla rodillo batidor cucharon pinza
  molcajete metate tejolote mortero batan
  tupper recipiente toper toperware envase
  mantel servilleta individual portavasos servilletero
  charola bandeja fuente refractario molde
  termo jarra cantimplora pachon vitrolero
  estufa cocina fogon hornilla parrilla quemador anafre
  horno microondas tostador hornito freidora airfryer
  refri refrigerador nevera heladera refrigeradora frigider congelador
  licuadora batidora procesador extractor mixer
  lavatrastes lavaplatos lavavajillas fregadero tarja pileta
  campana extractor cochambre grasa
  gas cilindro tanque fuga garrafa
  alacena gabinete isla despensa
  restaurante restaurant restaurantero comedor fonda cenaduria
  taqueria marisqueria pizzeria cafeteria loncheria rosticeria
  bufet buffet autoservicio tenedorlibre
  cevicheria parrilla asadero churrasqueria picanteria pollada
  puesto carrito foodtruck ambulante changarro
  mcdonalds kfc burgerking carlsjr subway
  chef cocinero cocinera souschef parrillero
  mesero mozo camarero garzon salonero mesonero
  gastronomia culinario gourmet michelin degustacion
  mesa lugar asiento cupo espacio
  reservar reservacion reserva apartar apartado reservado agendar
  terraza patio exterior azotea balcon
  interior salon privado adentro techado
  comensal persona grupo acompanante somos seremos
  fila espera turno lleno disponible anotado
  barra gabinete booth periquera ventana
  tolerancia retraso puntual tarde
  periquera sillita bebe nino carriola
  mascota perro petfriendly perrito
  carta menu carte qr platillo plato
  ordenar pedir orden pedido comanda pido
  entrada fuerte postre aperitivo
  cuenta total factura ticket consumo dividir
  propina servicio sugerida voluntaria
  combo paquete promocion promo
  cortesia gratis refill regalado
  chico mediano grande familiar jumbo
  llevar empacar domicilio comer
  equivocado incompleto falto faltante equivocaron
  desayuno desayunar desayunamos desayunador
  almuerzo almorzar comida comer almorzamos
  cena cenar cenamos merendar merienda
  refrigerio tentempie colacion lonche lunch
  comidacorrida menudia ejecutivo corrientazo vianda
  hambre antojo antoja hambriento lleno satisfecho
  sobra recalentado itacate guardadito
  domicilio delivery envio reparto adomicilio
  repartidor domiciliario motorizado delivery cadete
  ubereats rappi didi pedidosya dominos
  empaque unicel desechable contenedor charola
  frio derramado aplastado revuelto batido
  minimo cobertura zona radio
  llego tarda tardo demora camino
  servilleta cubierto salsita sobrecito
  dieta regimen nutriologo nutricionista nutricion
  adelgazar bajar enflacar rebajar adelgace
  engordar subir engorda gordo embarnecer sobrepeso
  caloria carbohidrato proteina grasa fibra azucar
  vegano vegetariano plantbased vegetal vegana
  keto cetogenica paleo ayuno intermitente lowcarb
  light sinazucar dietetico stevia splenda zero
  suplemento vitamina colageno proteina omega
  saludable sano nutritivo organico fit
  detox desintoxicar depurar depurativo
  kosher halal cuaresma vigilia
  alergia alergico alergeno reaccion alergica
  gluten celiaco tacc singluten celiaca
  lactosa intolerante deslactosada intolerancia
  cacahuate nuez mani almendra
  marisco camaron huevo soya
  roncha comezon hinchazon urticaria salpullido
  contiene traza ingrediente contener
  diabetico diabetes glucosa hipertenso
  anafilaxia epinefrina antihistaminico loratadina
  intoxicacion diarrea vomito salmonela empacho
  caducidad vencimiento caduca vence caducado vencido
  fresco fresquito recien frescura
  podrido descompuesto pasado rancio agrio
  moho lama mohoso enmohecido
  refrigerado congelado ambiente temperatura
  dura aguanta conservar conserva
  vacio sellado empacado hermetico
  etiqueta lote elaboracion consumo
  casa vivienda hogar domicilio morada canton
  departamento depa apartamento apto flat
  condominio edificio torre fraccionamiento privada
  cuarto habitacion recamara pieza alcoba dormitorio
  terreno lote predio parcela baldio
  vecindad conventillo inquilinato quinta cabana
  mudanza mudarse cambiarse fletero flete
  nivel planta piso penthouse duplex
  sala estancia living recibidor vestibulo hall
  comedor antecomedor desayunador cocineta kitchenette
  bano sanitario wc regadera retrete
  recamara habitacion dormitorio vestidor
  patio traspatio zotehuela lavadero azotehuela
  jardin terraza balcon azotea roofgarden
  cochera garage garaje estacionamiento parqueadero
  escalera pasillo corredor barandal descanso
  techo losa plafon azotea cielorraso tejado teja
  sotano bodega atico desvan cuartito
  puerta porton zaguan reja entrada
  ventana ventanal cancel vidrio cristal
  chapa cerradura cerrojo candado picaporte cerrajero
  llave duplicado copia llavero
  cortina persiana visillo cortinero toldo
  marco bisagra manija jaladera perilla
  mosquitero malla canceleria aluminio
  timbre interfon portero citofono
  piso loseta azulejo ceramica porcelanato mosaico
  duela laminado parquet tarima vinil
  muro pared barda tapia tabique tablaroca
  pintura pintar pintor brocha rodillo vinilica
  tapiz empapelar mural tapizado
  humedad gotera filtracion salitre impermeabilizar
  alfombra tapete moqueta alfombrar
  zoclo moldura acabado yeso aplanado
  excusado inodoro taza escusado wc water poceta
  lavabo lavamanos tocador ovalin
  regadera ducha banera tina duchar
  plomero fontanero gasfiter gasfitero plomeria sanitario
  fuga gotea gotera tira chorrea
  tapado destapar cano drenaje coladera
  tinaco cisterna bomba aljibe hidroneumatico
  boiler calentador calefon calentadora termotanque
  llave grifo canilla monomando chorro
  toalla jabonera toallero higienico
  mueble mueblero muebleria mobiliario
  sala sofa sillon loveseat sofacama futon poltrona
  silla banco banca taburete butaca mecedora
  mesa mesita comedor centro escritorio
  librero estante repisa anaquel estanteria
  tapizar tapiceria tapizado forrar tapicero
  carpintero madera pino cedro mdf melamina
  armar ensamblar desarmar montar
  esquinero modular reclinable reposet
  cama base cabecera litera catre
  colchon sobrecolchon memory resorte colchoneta
  matrimonial individual king queen kingsize
  buro velador cajonera comoda nochero
  closet ropero armario guardarropa escaparate
  cajon entrepano gancho perchero percha
  sabana funda almohada cojin
  cobija cobertor edredon colcha frazada manta
  cuna moises corral cambiador
  decoracion decorar adornar interiorismo decorador
  lampara foco bombillo bombilla ampolleta led
  cuadro marco poster lienzo enmarcar
  espejo luna biselado marco
  florero jarron adorno figura maceta
  vela aromatizante difusor esencia incienso
  cojin tapete manta cortina
  estilo moderno minimalista rustico vintage clasico
  limpiar limpieza asear aseo limpio limpie
  barrer barre escoba recogedor barrido
  trapear trapeador mopa jerga coleto fregona
  sacudir polvo plumero sacudidor desempolvar
  lavar tallar fregar enjuagar restregar
  sirvienta empleada domestica mucama
  desinfeccion sanitizar desinfectar sanitizacion
  sucio mugroso cochino mugre mancha cochambroso
  aspiradora aspirar hidrolavadora pulidora
  tapiceria alfombra colchon lavado sala
  cloro lejia blanqueador lavandina clorox
  detergente jabon suavizante ariel suavitel zote
  pinol fabuloso desinfectante multiusos lysol
  fibra esponja estropajo zacate
  jerga trapo franela microfibra pano
  desengrasante sarricida acido quitasarro
  guante cubeta balde tobo
  aromatizante insecticida raid glade
  lavanderia lavado lavar carga autolavado
  tintoreria seco tintorero planchaduria
  planchar plancha planchado arrugado almidon
  secadora secar tender tendedero secado
  lavadora centrifugar exprimir secadora
  mancha desmanchar percudido quitamanchas manchado
  encoger encogio despintar destenir deslavado
  cobertor edredon cobija tapete
  recoger entrega recoleccion express
  doblar doblado acomodar gancho
  basura desecho desperdicio residuo basurero
  bote caneca tacho zafacon cesto
  reciclar reciclaje reutilizar composta
  carton pet lata aluminio vidrio
  camion recolector recoleccion pepenador
  cascajo escombro tiradero fierro viejo
  organica inorganica separar sanitaria
  chatarra fierro cobre chatarrero
  plaga fumigar fumigacion fumigador
  cucaracha raton rata hormiga alacran arana
  chinche pulga garrapata piojo
  mosquito zancudo mosca moscon jejen
  termita polilla comejen carcoma
  veneno insecticida trampa cebo
  avispa abeja panal enjambre
  murcielago paloma tlacuache culebra
  ropa vestimenta prenda atuendo vestuario indumentaria
  playera camiseta polera polo remera franela camisola
  camisa blusa top bluson guayabera
  pantalon jean mezclilla vaquero
  short bermuda pantaloneta calzoneta
  falda pollera minifalda vestido
  sueter chompa buzo sudadera hoodie canguro
  chamarra chaqueta campera casaca cazadora abrigo
  traje saco blazer terno smoking
  pants deportivo legging licra mallon
  talla numero medida tamano
  chico mediana grande extra xl unitalla
  ajusta queda quedo apreta aprieta holgado
  apretado entallado ajustado flojo ancho
  largo corto manga bastilla
  probador probar medir midio
  cambio devolucion cambiar devolver
  calzon pantaleta tanga bikini panty bombacha
  brasier bra sosten corpino ajustador
  boxer trusa calzoncillo interior
  calceta calcetin media soquete tin
  pijama bata camison mameluco
  faja corset modelador reductora
  pantimedia media malla medibacha
  trikini calzoneta banador bikini
  bebe nene nacido guagua criatura
  panal pampers huggies toallita
  mameluco panalero body enterito
  biberon mamila tetero mamadera chupon
  carriola carreola portabebe autoasiento andadera
  jumper escolar uniforme bata
  ropon bautizo comunion bautismal
  uniforme uniformar filipina uniformado
  overol pantalon industrial camisola
  bordado estampado logo serigrafia
  bota botin seguridad casquillo
  mandil delantal gorro cofia
  zapato calzado zapateria zapatero calzar calza
  tenis zapatilla sneaker championes jordan
  bota botin bototo botita borcego
  sandalia huarache chancla ojota chinela chala chancleta pantufla
  tacon stiletto plataforma zapatilla
  mocasin flat balerina zueco alpargata crocs
  suela plantilla agujeta cordon tapa
  nike adidas puma converse vans reebok skechers flexi
  bolear boleada lustrar lustrabotas bolero embetunar
  despegado pegar remendar resolar suela zurcir
  horma ancho angosto aprieta ampolla
  piel gamuza charol sintetico cuero
  bolsa bolso cartera bolsita bandolera cangurera rinonera
  mochila morral backpack bulto
  billetera monedero tarjetero portamonedas chauchera
  cinturon cinto correa hebilla tirante
  lente gafa anteojo armazon graduado
  maleta valija equipaje petaca veliz
  paraguas sombrilla impermeable gabardina
  sombrero gorra cachucha jockey boina gorro visera
  bufanda chalina mascada pashmina guante rebozo ruana poncho
  corbata corbatin mancuernilla tirante
  joya joyeria alhaja joyero orfebre bisuteria fantasia
  anillo argolla sortija churumbela alianza compromiso
  collar cadena gargantilla dije medalla colgante
  arete aro arracada pendiente zarcillo broquel caravana
  pulsera brazalete esclava semanario tobillera
  oro plata quilate chapeado enchapado laminado platino acero
  diamante esmeralda rubi zafiro perla circonia brillante
  reloj relojero relojeria extensible caratula manecilla
  grabar grabado inicial nombre dedicatoria
  empenar empeno montepio prendario desempenar
  piercing perforacion perforar expansion
  ensanchar ajustar medida pulir soldar
  tela tejido genero textil pano
  algodon poliester lino seda lana licra nailon
  encaje gasa tul chifon organza saten tafeta terciopelo
  mezclilla gabardina dril casimir pana loneta franela
  hilo aguja alfiler dedal carrete estambre
  boton cierre zipper velcro broche cremallera resorte elastico
  metro yarda rollo retazo corte
  merceria boneteria sederia pasamaneria
  tejer crochet ganchillo bordar macrame tricot
  estampado liso floreado rayado brocado
  costurera modista sastre sastreria costura confeccion
  bastilla dobladillo ruedo basta valenciana
  entallar ajustar achicar cenir ensanchar
  compostura arreglo remiendo zurcir parche remendar
  coser descoser cosido hilvanar pespunte
  molde patron hechura corte diseno
  roto rasgado descosido agujero deshilachado
  singer overlock maquina pedal
  salon estetica peluqueria belleza estilista peluquero peluquera
  corte cortar despunte despuntar capa fleco cerquillo chasquilla flequillo
  tinte tinturar colorimetria decolorar pintar matizar tenir
  mecha rayito balayage babylight highlight ombre
  alaciado keratina botox nanoplastia cisteina alisado planchado
  permanente chino rizado bucle
  peinado chongo trenza colita recogido semirecogido
  secadora plancha tenaza rizadora cepillado blower brushing
  lavado shampoo acondicionador enjuague mascarilla ampolleta
  retoque raiz crecimiento cana cubrir
  barberia barbero barber peluquero
  barba bigote candado patilla perfilar delinear
  degradado fade desvanecido taper rapado
  rasurar afeitar navaja razor rastrillo rasurado afeitada
  gel pomada cera fijador spray
  clipper tijera maquinita patillera
  mullet mohicano militar casquete
  cabello pelo cabellera melena grena
  caspa seborrea picazon comezon descamacion
  calvo calvicie alopecia pelon caida
  injerto trasplante minoxidil capilar
  maltratado reseco quebradizo orzuela quemado frizz
  chino crespo rizado colocho ondulado enrulado
  lacio liso alaciado planchado
  cana canoso gris encanecer
  peluca extension postizo peluquin cortina
  rubio guero castano pelirrojo moreno
  piojo liendre despiojar pediculosis
  manicure pedicure manicurista manicura pedicura gelish
  gel gelish semipermanente esmalte esmaltado barniz kapping
  acrilico acrilica tip polygel rubber softgel
  retiro quitar retirar remover limar
  mantenimiento relleno retoque levantada
  cuticula limado pulido pulir
  cuadrada almendra coffin bailarina almendrada
  frances encapsulado diseno pedreria
  enterrada enconada encarnada onicomicosis podologo callo
  depilar depilacion depilado rasurar
  cera laser ipl sugaring
  ceja microblading henna laminado perfilado sombreado
  pestana extension lifting rizado mascara volumen
  axila bikini pierna bozo brasileno
  vello velludo lampino pelito
  maquillaje maquillar maquillista makeup
  base corrector polvo primer contorno
  labial lipstick bilet gloss brillo pintalabios
  rimel delineador sombra mascara ojo
  rubor iluminador bronzer colorete
  brocha esponja beautyblender paleta
  desmaquillar desmaquillante micelar desmaquillarse
  maybelline mac nyx avon natura jafra yanbal
  caracterizacion catrina fantasia facepaint
  piel cutis rostro cara facial
  acne barro espinilla grano comedon
  arruga antiedad flacidez papada rejuvenecer antiarrugas
  hidratante humectante crema serum locion
  bloqueador bronceador protector fps antisolar
  mancha melasma pano despigmentante aclarar
  exfoliar peeling extraccion hidrafacial dermapen
  botox hialuronico relleno toxina bichectomia
  dermatologo cosmetologa cosmiatra esteticista
  mixto sensible graso grasoso
  masaje masajista masajear sobada sobador sobar
  relajante sueco aromaterapia antiestres
  descontracturante muscular profundo contractura nudo
  reductivo moldeante maderoterapia cavitacion radiofrecuencia drenaje
  sauna temazcal jacuzzi vapor hidromasaje
  spa circuito ritual cabina
  reflexologia reiki acupuntura ventosa shiatsu quiropractico
  relajar relajarse descansar consentirse desestresar apapachar
  bata toalla pantufla camilla
  tatuaje tatuar tatuador tattoo tatu
  tinta linea sombra realismo minimalista
  borrar quitar laser tapar cover
  piercing perforar perforacion argolla
  diseno boceto plantilla dibujo
  cicatrizar sanar cuidado pomada
  perfume fragancia colonia locion aroma
  olor oler huele aroma apesta
  desodorante antitranspirante axila rexona sudor
  jabon shampoo enjuague champu
  pasta cepillo dentifrico colgate
  tampon kotex saba compresa
  rastrillo rasuradora afeitadora gillette prestobarba
  condon preservativo lubricante anticonceptivo
  regalo obsequio presente detalle detallito recuerdo souvenir
  regalar obsequiar sorprender obsequio
  envolver envoltura mono liston envuelto
  canasta ancheta arcon cesta
  peluche oso osito muneco
  tarjeta giftcard certificado cupon vale
  personalizado grabado sublimado estampado
  aniversario cumpleanos navidad valentin
  intercambio amigosecreto posada navideno
  flor floreria florista floral floristeria
  rosa girasol tulipan lirio clavel gerbera margarita lilis alcatraz
  ramo buque bouquet ramillete centro arreglo
  corona condolencia funebre velorio
  cempasuchil nochebuena crisantemo aster
  tallo petalo espina follaje docena
  marchito marchitarse marchita seco
  orquidea anturio bonsai suculenta
  fiesta pachanga reventon rumba parranda carrete festejo farra
  cumpleanos cumple onomastico cumpleanero festejado
  festejar celebrar celebracion festejo agasajo
  quinceanera quinceanos xv chambelan vals padrino
  pinata bolo dulcero sorpresa
  globo decoracion arco banderin guirnalda serpentina confeti
  payaso mago animador botarga show cuentacuentos
  inflable brincolin trampolin castillo saltarin
  invitado invitacion invitar convidar asistente
  bautizo comunion confirmacion bautismo presentacion
  babyshower revelacion despedida soltera
  graduacion egresado toga birrete generacion
  boda matrimonio casamiento nupcias enlace
  casarse casar casado comprometido casamos casada
  novio novia prometido esposo esposa conyuge
  vestido velo ramo tocado
  civil iglesia misa ceremonia altar juez parroquia
  padrino madrina dama paje lazo arras
  recepcion brindis vals banquete
  planner organizador coordinador wedding
  esmoquin smoking frac traje
  evento acto reunion convivio congreso gala
  salon quinta hacienda jardin terraza palapa finca
  banquete catering bufete taquiza canape bocadillo coffeebreak
  mesero capitan anfitrion edecan hostess
  renta alquiler rentar alquilar arrendar
  carpa toldo lona tarima templete
  manteleria mantel silla tiffany tablon periquera loza
  aforo capacidad cupo caben
  anticipo apartado separar apartar
  montaje desmontaje montar instalar
  conferencia convencion taller expo feria
  foto fotografia fotografo retrato imagen
  video filmar grabar videografo filmacion
  sesion estudio locacion preboda
  album impresion imprimir ampliacion enmarcar
  camara lente flash tripie dron
  editar retoque photoshop filtro
  cabina selfie fotocabina plataforma
  credencial infantil pasaporte ovalo
  musica musical cancion rola tema melodia
  musico cantante cantar vocalista interprete
  grupo banda conjunto orquesta agrupacion
  mariachi norteno trio marimba sierreno tamborazo
  cumbia salsa bachata merengue vallenato reggaeton
  ranchera bolero corrido balada huapango
  guitarra bajo requinto ukulele bajosexto charango
  piano teclado organo acordeon
  bateria tambor bongo conga percusion timbal tarola
  violin trompeta saxofon flauta clarinete
  afinar afinacion cuerda pua traste
  serenata gallo mananitas tocada
  sonido audio bocina parlante altavoz corneta amplificador
  dj deejay sonidero discomovil tornamesa
  microfono karaoke diadema inalambrico
  iluminacion luz laser estrobo humo cabezal
  pista baile tarima entablado
  bailar baila danza zumba ballet bailarin
  pantalla proyector led video
  volumen ruido fuerte bajito escandalo
  cine pelicula funcion cartelera estreno cinepolis
  teatro obra comedia actor escenario
  concierto recital gira tocada show
  boleto entrada ticket taquilla pase
  palco butaca fila grada platea
  circo feria parque atraccion
  museo exposicion galeria exhibicion
  netflix serie streaming disney hbo prime
  doblada subtitulada subtitulo doblaje
  juego jugar videojuego gamer consola
  xbox playstation nintendo switch arcade
  boliche billar domino baraja ajedrez
  maquinita futbolito rocola tragamonedas
  diversion divertirse entretenimiento pasatiempo ocio
  juguete juguetero jugueteria muneca carrito lego
  alberca piscina tobogan balneario pileta
  ludoteca guarderia ninera nana
  disfraz disfrazar botarga antifaz peluca
  halloween calavera catrina bruja calabaza
  muerto ofrenda altar papelpicado cempasuchil
  navidad arbol esfera nacimiento pesebre villancico
  posada ponche pinata peregrino
  reyes rosca melchor tamal
  patria septiembre grito bandera
  carnaval comparsa desfile feria
  desechable cuchara servilleta vaso
  globo helio metalico latex inflar
  cohete cuete pirotecnia petardo bengala polvora
  mantel liston cinta celofan
  recuerdito bolsita caja etiqueta
  planta mata matita vegetacion follaje
  vivero invernadero semillero plantula almacigo
  maceta macetero matera macetita porron
  suculenta cactus cactacea sabila biznaga
  arbol palmera arbusto arbolito pino cipres ficus
  semilla bulbo esqueje plantula brote retono
  hoja tallo raiz rama tronco
  marchito amarillento mustio secarse seco
  trasplantar sembrar plantar germinar siembra
  bugambilia jazmin lavanda hortensia geranio gardenia
  helecho monstera potos sansevieria bambu
  jardin jardinero jardineria paisajismo paisajista
  pasto cesped zacate grama gramilla
  podar poda desmalezar chapear deshierbar talar
  podadora desbrozadora motosierra bordeadora desmalezadora
  tierra sustrato composta abono humus lombricomposta
  fertilizante abonar urea nutriente
  pala azadon carretilla machete rastrillo tijera
  regar riego aspersor goteo manguera regadera
  maleza hierba yuyo monte hierbajo
  pulgon hongo gusano cochinilla
  campo agro agricultura agropecuario rural
  agricultor campesino ejidatario jornalero labriego productor
  cultivo cultivar sembradio milpa siembra parcela chacra
  cosecha cosechar pizca recolectar zafra
  tractor arado sembradora trilladora cosechadora rastra
  herbicida plaguicida glifosato fungicida agroquimico
  hectarea surco lote potrero ejido
  sequia helada granizo temporal lluvia
  costal quintal tonelada arpilla bulto
  hidroponia invernadero organico agroecologico
  granja rancho finca hacienda estancia fundo
  ganado ganaderia ganadero hato res
  vaca toro becerro novillo ternero vaquilla
  caballo yegua potro burro mula
  borrego chivo cabra oveja cordero
  gallina gallo pollito granja ponedora corral gallinero
  puerco marrana lechon chiquero porqueriza cochinito
  forraje alfalfa pastura rastrojo silo pienso heno
  establo lechero corral pesebrera
  vacuna desparasitar veterinario brucelosis
  abeja apicultor colmena miel apiario
  vaquero arriero caballerango capataz
  salsa aderezo dip vinagreta salsita
  catsup ketchup mayonesa mostaza bbq
  soya inglesa maggi teriyaki ponzu
  sal pimienta condimento especia sazonador
  comino oregano canela clavo laurel curcuma anis
  cilantro perejil epazote albahaca romero tomillo
  ajo cebolla consome knorr
  hierbabuena menta manzanilla hojasanta
  vinagre limon aceite oliva
  sabor gusto sazon paladar
  empalagoso azucarado dulzon dulce
  salado saladito salada sal
  acido agrio acidulado limonoso
  amargo amargoso amargor cargado
  rico sabroso delicioso exquisito riquisimo
  feo asqueroso guacala asco horrible
  crujiente crocante tostadito dorado
  suave blando tierno esponjoso
  duro tieso chicloso correoso
  insipido desabrido soso simple
  espeso aguado cremoso liquido
  porcion racion rebanada pedazo trozo
  kilo kilogramo gramo libra onza
  litro mililitro galon botella
  docena pieza unidad par
  cucharada cucharadita taza pizca
  rinde alcanza rendir alcanzar
  charola bandeja caja paquete bolsa
  mayoreo menudeo bulto costal
  cabeza craneo mollera nuca coronilla sien cabezota
  cara rostro semblante faz mejilla cachete pomulo menton barbilla
  ojo vista pupila parpado iris retina cornea
  ceja pestana entrecejo lagrimal
  nariz fosa tabique narina olfato
  oreja oido timpano lobulo audicion
  boca labio lengua paladar encia bemba jeta trompa
  cuello garganta pescuezo papada cogote
  pelo cabello cabellera melena grena mecha mechon
  brazo hombro codo antebrazo muneca
  axila sobaco desodorante sudor
  mano dedo palma pulgar nudillo menique puno
  pierna muslo rodilla pantorrilla chamorro canilla espinilla corva gemelo
  pie tobillo talon planta empeine juanete pata
  espalda lomo columna cintura lumbar vertebra cervical ciatica
  pecho torax busto seno teta chichi costilla esternon
  panza barriga abdomen vientre estomago guata tripa ombligo timba
  nalga gluteo trasero pompi cola pompas cadera culo sentadera
  corazon arteria vena circulacion latido pulso palpitacion
  pulmon bronquio traquea respiracion aliento respirar respira
  higado vesicula pancreas bazo bilis hepatico
  rinon vejiga orina pipi uretra renal orinar
  intestino colon tripa recto apendice
  digestion digerir digestivo estomago
  hueso esqueleto articulacion cartilago coyuntura ligamento tendon oseo
  musculo nervio fibra muscular nervioso
  piel cutis dermis epidermis poro lunar peca tez
  sangre plasma plaqueta globulo hemoglobina sanguineo
  cerebro mente neurona seso medula cerebral
  gordo gordito obeso rellenito robusto panzon llenito corpulento
  flaco delgado esbelto flaquito delgadito escualido huesudo
  alto espigado chaparro bajito petiso petizo enano estatura
  guapo bonito lindo hermoso bello apuesto churro pinton
  feo horrible espantoso horroroso feisimo
  moreno trigueno guero rubio canoso pelirrojo castano catire mono
  calvo pelon pelado calvicie alopecia
  complexion talla estatura mide peso pesa
  ver mirar observar mira veo vio viste fijarse divisar
  oir escuchar oigo oye oyo escucho escucha oyes
  oler huele olor aroma oliendo apestar tufo hedor olfatear
  tocar palpar tacto sobar agarrar acariciar
  saborear probar sabor paladear sabe
  caminar andar camina caminata pasear caminando
  correr corre trotar carrera apurarse corriendo
  sentarse sentado asiento sienta sientese sentar
  pararse levantarse levanta parese
  acostarse tumbarse recostarse echarse acostado acuesta
  dormir duerme duermo dormido siesta descansar durmio durmiendo jetear
  sueno modorra somnoliento adormilado bostezo
  cansado agotado exhausto fatigado rendido molido muerto fundido mamado
  cansancio fatiga agotamiento debilidad desgaste decaimiento
  insomnio desvelo desvelado trasnochar desvelada trasnochado
  despertar despierto despierta madrugar amanecer desperto
  descanso reposo relajacion relax respiro
  roncar ronquido apnea ronca
  enfermo malito indispuesto malo achacoso convaleciente pachucho
  enfermedad padecimiento dolencia afeccion trastorno sindrome achaque
  enfermarse enfermo enferma enfermar padecer sufrir padece
  sano saludable fuerte sanito vigoroso salud
  sanar curar aliviarse recuperarse mejorar reponerse mejoro alivio curarse
  grave delicado critico gravedad terminal
  contagio contagioso infeccioso pegar contagiar transmitir contagia
  virus bacteria germen microbio infeccion hongo bicho
  epidemia pandemia brote covid coronavirus cuarentena
  cronico hereditario genetico congenito permanente
  dolor duele doler molestia dolencia adolorido dolia dolio duela
  fiebre calentura temperatura febril escalofrio destemplado termometro
  mareo vertigo mareado nausea asco desvanecimiento
  vomito vomitar devolver guacara arcada vomita trasbocar
  desmayo desmayarse desmayado inconsciente sincope patatus soponcio
  hinchazon hinchado inflamado inflamacion edema hinchar hincho
  comezon picazon picor rasquina ardor arde escozor picar
  sangrado hemorragia sangrar sangra sangrando
  sintoma senal malestar signo manifestacion
  temblor tembloroso calambre hormigueo entumido espasmo adormecido
  punzada pinchazo puntada retorcijon colico pulsada
  gripe gripa resfriado resfrio catarro constipado influenza catarrito
  tos toser flema tosiendo carraspera gargajo tose
  moco mocoso nariz congestion constipacion escurrimiento rinitis
  garganta anginas amigdala faringitis laringitis
  ronco afonico ronquera disfonia
  asma asmatico ahogo inhalador bronquitis nebulizador nebulizar
  estornudo estornudar alergia alergico polen sinusitis
  neumonia pulmonia tuberculosis tosferina
  cubreboca tapabocas mascarilla barbijo
  oxigeno oximetro saturacion respirador
  diarrea chorrillo soltura churrias seguidilla cursera corredera
  estrenimiento estrenido tapado laxante estitico
  gastritis acidez agrura reflujo ulcera ardor
  indigestion empacho empachado agruras pesadez llenura
  intoxicacion intoxicado envenenado intoxicar salmonella
  estomago panza barriga tripa vientre
  gas flatulencia pedo eructo flato inflado
  colitis gastroenteritis infeccion amiba parasito lombriz
  suero hidratar deshidratacion electrolito deshidratado
  defecar caca popo evacuar heces excremento
  roncha sarpullido salpullido urticaria erupcion alergia
  acne grano espinilla barro comedon barrito pustula
  mancha cicatriz melasma estria pigmentacion peca
  verruga lunar mezquino callo quiste ampolla
  caspa seborrea dermatitis eccema psoriasis resequedad
  sarna pediculosis piojo liendre acaro
  hongo micosis onicomicosis candida pie
  reaccion alergico intolerancia sensible hipersensibilidad anafilaxia
  bloqueador protector bronceador solar
  insolacion insolado quemadura asoleado
  diabetes diabetico azucar glucosa insulina glucometro prediabetes
  presion hipertension hipertenso hipotension baumanometro tensiometro
  infarto cardiaco preinfarto derrame embolia marcapaso arritmia
  cancer tumor quimioterapia radioterapia oncologo metastasis maligno benigno
  colesterol trigliceridos lipidos grasa
  artritis reuma reumatismo gota artrosis osteoporosis
  epilepsia convulsion ataque epileptico convulsionar
  tiroides hipotiroidismo hormona hipertiroidismo endocrino
  anemia anemico hierro hemoglobina
  alzheimer demencia parkinson desmemoriado
  migrana jaqueca cefalea neuralgia
  varice varicosa flebitis trombosis
  medico doctor doctora facultativo galeno medica matasanos
  enfermera enfermero auxiliar paramedico
  especialista internista cirujano cardiologo neurologo urologo gastroenterologo
  ginecologo ginecologa obstetra partera comadrona matrona
  pediatra pediatria pediatrico neonatologo
  dermatologo dermatologa dermatologia dermatologico
  traumatologo ortopedista ortopedia traumatologia
  oculista oftalmologo optometrista oftalmologa
  otorrino otorrinolaringologo audiologo audiometria
  podologo podologa podologia quiropodista
  nutriologo nutricionista nutriologa dietista nutricion
  consulta revision chequeo valoracion reconocimiento evaluacion
  consultorio clinica sanatorio dispensario policlinico posta
  hospital nosocomio urgencias hospitalizado internado hospitalizar
  paciente enfermo interno derechohabiente convaleciente
  cita turno hora agendar reservar agenda consulta
  atender atiende atencion recibir atendio revisar atienden
  diagnostico diagnosticar detectar dictamen pronostico
  expediente historial historia ficha antecedente
  urgencia emergencia urgente guardia inmediato
  camilla ruedas muleta andadera baston bordon
  analisis examen estudio laboratorio muestra
  sangre hemograma biometria quimica
  orina urocultivo coprologico coproparasitoscopico
  radiografia placa radiologia radiologo
  ultrasonido ecografia eco sonograma sonografia
  tomografia resonancia mastografia mamografia densitometria
  electrocardiograma electro holter encefalograma
  ayuno ayunas ayunar desayunar
  resultado interpretacion positivo negativo
  biopsia papanicolau citologia colposcopia endoscopia colonoscopia
  operacion cirugia intervencion quirofano operar operado opero
  anestesia sedacion anestesico sedar epidural
  punto sutura coser grapa suturar puntada
  cesarea apendicectomia vasectomia hernia laparoscopia
  cirugia estetica liposuccion botox implante plastica lifting
  trasplante donar donador donante transfusion
  protesis implante ortesis plantilla
  inyeccion aguja jeringa inyectar pinchazo canalizar
  curacion gasa venda aposito vendaje vendar
  postoperatorio recuperacion alta reposo rehabilitacion
  dentista odontologo odontologa estomatologo sacamuelas dental odontologia
  diente muela colmillo incisivo molar premolar canino dentadura
  caries picado picada cariado careado podrida
  sarro placa calculo manchado amarillento
  encia gingivitis periodontitis periodoncia periodontal
  ortodoncia bracket frenillo frenos retenedor alineador ortodoncista
  cordal juicio muela molar
  cepillo pasta dentifrico hilo enjuague colgate cepillarse cepillado
  aliento halitosis bucal oral
  odontopediatra odontopediatria infantil nino
  limpieza profilaxis detartraje destartraje fluor
  resina empaste amalgama calza tapadura obturacion
  endodoncia nervio conducto raiz endodoncista
  extraccion sacar extraer saca sacaron sacarse
  corona puente incrustacion funda perno
  implante protesis dentadura postiza removible placa
  blanqueamiento blanquear carilla blanqueo
  guarda ferula bruxismo rechinar
  anestesia dormir adormecer anestesiar dormida
  lentes gafas anteojos espejuelos lente antiparras
  armazon montura marco aro varilla
  mica cristal luna antirreflejante
  graduacion aumento dioptria graduado graduar formula
  miopia miope astigmatismo hipermetropia presbicia astigmata
  contacto pupilente blando lentilla
  catarata glaucoma pterigion carnosidad
  ciego ceguera tuerto invidente
  orzuelo perrilla conjuntivitis lagana
  optica optometria optometrista oculista oftalmologo
  borroso nublado nitido enfocar
  bifocal progresivo monofocal transition
  medicina medicamento remedio farmaco droga medicacion
  pastilla tableta capsula gragea comprimido pildora
  jarabe suspension gotas solucion gotero
  pomada unguento crema gel balsamo locion
  inyeccion ampolleta inyectable ampolla
  supositorio ovulo enema vaginal lavativa
  dosis toma cucharada miligramo mililitro posologia
  receta prescripcion recetar prescribir receto recetaron recetado
  generico similar equivalente bioequivalente
  caducado vencido caduco vence caducidad vencimiento expirado
  efecto secundario contraindicacion adverso
  analgesico paracetamol aspirina ibuprofeno acetaminofen naproxeno calmante tempra tylenol
  antibiotico amoxicilina penicilina ampicilina azitromicina ciprofloxacino
  antihistaminico loratadina antialergico clorfenamina cetirizina
  antiacido omeprazol melox bismuto ranitidina alka
  antigripal descongestionante vick tabcin desenfriol
  vitamina suplemento complejo calcio magnesio multivitaminico
  sedante tranquilizante ansiolitico clonazepam somnifero antidepresivo
  antiseptico alcohol merthiolate yodo isodine desinfectante
  antiinflamatorio diclofenaco voltaren desinflamatorio cortisona desinflamar
  homeopatia naturista herbolaria homeopatico medicinal
  manzanilla hierbabuena infusion tizana aguita
  farmacia botica drogueria farmaceutico boticario
  botiquin curita algodon gasa venda bandita
  termometro baumanometro oximetro glucometro
  jeringa aguja cateter sonda
  surtir despachar surtido surte dispensar
  controlado psicotropico regulado antibiotico
  vacuna refuerzo vacunar vacunacion inmunizar vacunado biologico
  tetanos sarampion varicela rubeola polio hepatitis
  fisioterapia rehabilitacion fisioterapeuta terapista kinesiologia kinesiologo
  masaje sobada masajista sobar masajear
  contractura torticolis nudo espasmo contracturado
  quiropractico sobador huesero osteopata
  acupuntura ventosa reflexologia reiki
  estiramiento elongacion movilidad estirar estirarse
  esguince desgarre tendinitis torcedura lumbalgia
  faja rodillera tobillera collarin ferula munequera
  postura escoliosis joroba encorvado chueco
  paralisis paralitico hemiplejia inmovil
  psicologo psicologa terapeuta psicoterapeuta psicologia
  psiquiatra psiquiatria psiquiatrico manicomio
  terapia sesion psicoterapia consejeria acompanamiento
  depresion deprimido depre bajoneado desanimado deprimida
  ansiedad angustia panico crisis ansioso
  estres estresado tension agobio agobiado burnout
  trauma duelo perdida luto
  autismo autista asperger hiperactivo tdah
  suicidio suicidarse autolesion matarse
  autoestima confianza seguridad aceptacion
  anorexia bulimia atracon anorexica
  borracho ebrio pedo tomado alcoholizado jalado jumo tomadito
  borrachera peda parranda embriaguez
  cruda resaca guayabo raton goma crudo
  tomar beber chupar pistear empinar
  cigarro cigarrillo tabaco pucho faso colilla
  fumar fuma fumador fumando vapear vapeador
  droga marihuana mota cocaina estupefaciente porro
  drogado pacheco volado drogarse
  drogadicto marihuano adicto vicioso alcoholico
  adiccion vicio dependencia alcoholismo tabaquismo
  sobrio abstemio rehabilitado abstinencia
  dieta regimen alimentacion nutricion
  adelgazar enflacar rebajar adelgazo adelgace
  engordar engorde engordo engorda
  caloria proteina carbohidrato fibra nutriente
  vegano vegetariano vegana vegetariana
  gluten celiaco trigo celiaca
  lactosa deslactosado lacteo intolerante
  hambre apetito hambriento hambreado
  sed sediento deshidratado reseco
  obesidad sobrepeso gordura obeso
  embarazada encinta prenada gestante panzona
  embarazo gestacion gravidez prenez
  embarazarse embarazar concebir embarazo fecundar
  parto nacimiento alumbramiento parir pario
  cesarea aliviarse dilatacion contraccion
  feto embrion placenta ombligo cordon
  aborto abortar malparto legrado
  prenatal perinatal folico antenatal
  infertil fertilidad esteril inseminacion fecundacion
  lactancia amamantar pecho lactante mamar
  puerperio cuarentena posparto puerpera
  matrona partera comadrona doula obstetra
  regla menstruacion periodo menstrual menstruar
  toalla tampon copa pantiprotector
  ovulacion ovario retraso ovular
  menopausia bochorno climaterio sofoco
  vagina vulva matriz utero vaginal
  pene testiculo prostata escroto
  sexo sexual relacion intimidad coito
  sida vih venereo sifilis gonorrea herpes
  candidiasis flujo vaginitis infeccion
  condon preservativo anticonceptivo diu anticoncepcion
  accidente percance siniestro incidente contratiempo
  golpe porrazo trancazo madrazo golpazo cocotazo
  chichon moreton cardenal hematoma morado
  herida cortada raspon rasguno llaga lesion
  cortarse cortada rebanarse tajo
  quemadura quemada quemarse quemado quemo escaldado
  fractura roto quebrado fracturado rompio quebrarse
  caida caerse cayo caer resbalon tropezon tropezarse
  resbaloso resbaladizo mojado resbalar resbalo patinoso
  torcedura esguince luxacion torcido zafado dislocado
  choque chocar atropello atropellar colision estrellarse choco
  herido lesionado lastimado accidentado golpeado lastimo
  auxilio socorro ayuda rescate
  ambulancia paramedico cruz camillero
  emergencia urgencia urgente gravedad
  asfixia ahogarse ahogado atragantarse atragantado atorado
  reanimacion respiracion rcp desfibrilador masaje
  desinfectar limpiar lavar curar antiseptico
  botiquin venda gasa curita vendaje
  incendio fuego quemazon lumbre
  extintor extinguidor manguera hidrante
  bombero bomberos rescatista proteccion
  temblor sismo terremoto temblo replica
  evacuar evacuacion desalojar simulacro salida
  morir fallecer murio fallecio morirse muere
  muerto difunto fallecido finado cadaver
  muerte fallecimiento deceso defuncion
  funeral velorio velacion sepelio entierro
  funeraria panteon cementerio camposanto tumba
  ataud feretro urna cajon
  luto pesame condolencia duelo
  ceniza cremacion cremar incinerar
  viudo viuda huerfano viudez
  herencia testamento heredar heredero
  mama madre mamita jefa vieja mami progenitora
  papa padre papito jefe viejo papi taita tata
  hijo hija retono vastago chamaco mijo mija
  hermano hermana carnal mellizo gemelo cuate
  esposo marido conyuge viejo senor
  esposa mujer senora conyuge
  abuelo abuela abuelito abuelita nono nana tata
  nieto nieta bisnieto bisabuelo
  familia familiar pariente parentela
  tio tia primo prima sobrino sobrina
  suegro suegra yerno nuera
  cunado cunada concuno concuna
  padrastro madrastra hijastro hermanastro entenado
  padrino madrina ahijado compadre comadre
  tutor encargado apoderado responsable acudiente
  adoptar adoptivo adopcion adoptado
  ninera nana cuidadora nodriza babysitter empleada
  novio novia pololo polola enamorado enamorada
  pareja companero prometido concubino conviviente
  casarse casar desposar casaron casan
  casado casada desposado matrimonio
  soltero soltera solterito solteria
  divorcio separacion divorciarse divorciado separado
  amante querida infiel concubina
  enganar cuernos infidelidad traicionar
  ligar coquetear conquistar cortejar
  beso abrazo caricia besar abrazar
  senor don caballero sr patron jefe
  senora dona dama sra senito
  senorita srta chica muchacha
  hombre varon tipo fulano vato bato
  mujer hembra dama femenina
  amigo cuate compa parcero pana pata amiga
  compadre hermano carnal parce mano
  gente persona publico individuo
  conocido vecino allegado vecina
  extranjero gringo foraneo forastero turista
  cliente comprador usuario consumidor clientela marchante
  grupo banda bola gentio
  bebe nene guagua criatura crio lactante bebito
  nino nina chamaco escuincle pibe chiquillo patojo chavito peque
  menor infante infantil pequeno minoria
  joven chavo muchacho chico chavalo lolo muchachito
  adolescente puberto pubertad quinceanera
  adulto mayor grande maduro mayoria
  anciano viejito ancianito longevo abuelito
  jubilado pensionado inapam jubilarse jubilacion
  edad anos anito cumplir
  cumpleanos aniversario onomastico cumpleanero cumple
  infancia ninez juventud vejez adolescencia
  crecer crecio creciendo desarrollarse crece
  panal mameluco babero huggies panalito
  biberon mamila tetero mamadera
  chupon chupete chupo tete
  carriola cochecito carreola portabebe
  cuna moises corral bambineto
  formula leche nan enfamil
  papilla compota colado gerber
  guarderia estancia cendi maternal
  ninera nana cuidadora nodriza babysitter
  cambiador panalera bacinica toallita
  gatear gatea gateo andadera
  criar crianza educar cuidar
  identificacion ine cedula dni credencial carnet
  pasaporte visa migracion residencia
  nombre apellido apodo sobrenombre
  firma firmar rubrica firmado firme
  acta nacimiento partida nacido
  curp rfc cuit nit rut
  brevete pase conducir conduccion
  nacionalidad origen ciudadania ciudadano
  copia fotocopia original escaneado
  domicilio direccion residencia domiciliado
  perro perra perrito can chucho lomito firulais
  gato gata michi minino gatito felino
  cachorro cria cachorrito camada
  mascota animal animalito peludo
  perico loro canario ave pajaro cotorro
  pez pecera acuario pescadito
  hamster conejo tortuga huron cobayo cuy
  correa collar pechera arnes bozal cadena
  croqueta concentrado pienso balanceado purina
  arenero arena piedrita gatera
  jaula transportadora guacal kennel
  carnaza premio hueso galleta
  veterinario veterinaria vet albeitar
  esterilizar castrar capar castracion esterilizacion
  desparasitar desparasitante desparasitacion lombriz parasito
  pulga garrapata antipulgas frontline
  sarna rabia moquillo parvovirus antirrabica
  grooming corte peluqueria cortan banarlo banado
  pension hospedaje guarderia hospedar
  adiestramiento adiestrar obediencia adiestrador entrenador
  eutanasia dormirlo sacrificar sacrificio
  cirugia internar hospitalizar internado
  ladrar ladra ladrido aullar aullido ladrando
  morder mordida muerde mordio mordedura mordelon
  aranar rasguno aranazo rasgunar
  bravo agresivo fiero reactivo
  manso docil noble jugueton
  celo brama apareamiento cruza cruzar monta
  pelaje muda plumaje pelusa
  raza criollo mestizo pedigree
  adoptar adopcion rescatado callejero abandonado rescatar
  extraviado perdido escapo perderse extravio
  vaca toro res ternero becerro novillo ganado
  caballo yegua potro potrillo burro mula
  puerco cerdo chancho marrano cochino lechon
  gallina gallo pollo pollito guajolote pavo
  cucaracha chinche hormiga bicho insecto
  raton rata roedor laucha
  mosca mosquito zancudo moscon
  abeja avispa aguijon piquete
  arana alacran escorpion ciempies
  vibora culebra serpiente reptil
  plaga fumigar fumigacion fumigador veneno insecticida
  escuela colegio cole plantel instituto liceo academia
  kinder preescolar jardin preprimaria parvulario
  primaria basica elemental primario
  secundaria secu preparatoria prepa bachillerato
  universidad facultad campus tecnologico
  salon aula clase grupo
  alumno estudiante alumna colegial discipulo aprendiz
  maestro profesor profe docente maestra miss profesora
  director directora coordinador prefecto rector subdirector
  recreo receso intermedio descanso
  companero condiscipulo generacion companera
  curso taller diplomado seminario cursillo capacitacion
  clase leccion asignatura materia
  modulo unidad nivel bloque
  presencial semipresencial escolarizado hibrido
  virtual linea remoto zoom online distancia
  temario programa contenido silabo
  principiante basico inicial novato
  avanzado experto intermedio superior
  maestria posgrado especialidad doctorado
  carrera profesion licenciatura ingenieria
  idioma ingles frances lengua
  regularizacion asesoria tutoria particular
  inscripcion matricula inscribirse inscribir matricularse ingreso
  inscribo inscrito inscribi apuntado anotado apunto matriculado
  colegiatura mensualidad cuota pension arancel
  beca becado apoyo becario
  cupo lugar vacante espacio plaza
  requisito documento certificado requerimiento
  baja desertar desercion abandonar
  admision aspirante postulante seleccion
  ciclo semestre cuatrimestre bimestre trimestre
  reinscripcion renovacion reingreso reinscribir
  matutino vespertino nocturno sabatino dominical
  tarea deber trabajo actividad ejercicio
  estudiar repasar prepararse estudio estudia repaso
  aprender asimilar aprende aprendo aprendi aprendizaje
  ensenar explicar impartir ensena ensenanza instruir
  entender comprender captar entiendo entiende comprendo
  memorizar recordar aprenderse memoria
  leer lectura leyendo leo leyo lee
  escribir redactar anotar apuntar escribe escrito
  investigar investigacion consultar indagar
  exponer exposicion presentacion expone
  proyecto tesis monografia ensayo
  libreta cuaderno bloc block
  lapiz lapicero portaminas crayon
  pluma boligrafo birome bic lapicera
  goma borrador corrector sacapuntas
  mochila morral bolson bulto
  libro texto manual guia
  pizarron pizarra marcador plumon gis tiza
  regla compas escuadra transportador
  tijeras tijera pegamento resistol
  cartulina papel hoja folio
  carpeta folder engargolado archivador
  examen prueba parcial evaluacion test certamen control quiz
  calificacion nota puntaje promedio puntuacion
  boleta reporte notas calificacion
  aprobar pasar aprobado apruebo acreditar exentar
  reprobar tronar reprobado jalar desaprobar reprobo
  extraordinario recuperacion remedial supletorio
  calificar evaluar corregir revisar
  pregunta cuestionario reactivo opcion
  acordeon chuleta machete copiar copia
  diploma constancia certificado titulo reconocimiento
  graduacion egreso graduarse titulacion clausura
  egresado graduado titulado recibido
  falta inasistencia ausencia faltar falto falte
  asistencia presente asistir asiste
  retardo atraso tardanza impuntualidad
  justificante justificar excusa justificacion
  expulsar suspender expulsion expulsado suspension
  castigo sancion castigar castigado
  bullying acoso burla hostigamiento
  aplicado estudioso dedicado machetero matado nerd
  flojo desaplicado huevon perezoso
  inteligente genio brillante capaz
  travieso latoso inquieto relajiento tremendo
  junta reunion citatorio asamblea
  gimnasio gym crossfit fitness
  entrenar ejercitarse rutina entrenamiento workout
  entrenador coach instructor preparador
  pesa mancuerna barra disco
  caminadora trotadora banda cinta
  eliptica escaladora bicicleta spinning
  abdominal sentadilla lagartija flexion plancha
  calentamiento estiramiento calentar estirar
  zumba aerobics baile cardio
  yoga pilates meditacion relajacion
  membresia suscripcion afiliacion socio
  casillero locker taquilla vestidor vestuario
  musculo masa volumen muscular
  marcado mamado musculoso fornido ponchado atletico
  proteina creatina suplemento whey
  sudar sudor sudado transpirar transpiracion
  fuerza potencia resistencia vigor
  condicion aguante rendimiento forma
  tonificar definir quemar rebajar
  medicion imc antropometria medida
  serie repeticion set circuito
  futbol fut soccer cascarita futbolito futsal
  basquet baloncesto basquetbol canasta aro
  volibol voleibol voley red
  beisbol pelota bateo jonron bate
  tenis padel raqueta squash badminton
  box boxeo karate taekwondo judo lucha
  ciclismo bici ciclista rodada bicicleta
  cancha campo estadio pista duela
  balon pelota bola esferico
  uniforme playera camiseta short jersey
  tenis zapatilla taquete tachon calzado
  deporte deportivo deportista atleta deportiva
  partido juego encuentro cotejo
  torneo liga campeonato copa competencia certamen
  equipo club seleccion plantilla escuadra
  jugador delantero portero defensa arquero
  ganar gana gano vencer triunfo triunfar
  perder perdio derrota pierde derrotado
  empate empatar empatado igualar
  gol anotacion punto marcador
  arbitro silbante juez arbitraje
  campeon ganador medalla trofeo premio
  jugar juego juega jugando
  reta cascarita amistoso picado
  alberca piscina pileta pila chapoteadero
  nadar nado nadando nadador nadadora
  natacion acuatico matronatacion aquaerobics
  chapuzon clavado zambullirse clavarse
  bikini banador calzoneta traje malla
  gorra goggle visor googles
  toalla chancla sandalia chancleta
  carril linea andarivel flotante
  salvavidas flotador chaleco guardavidas flotis
  cloro alguicida clorar clarificador
  climatizada templada tibia caliente caldera
  hondo profundo profundidad hondura pando
  feliz contento alegre dichoso gozoso
  alegria felicidad gusto gozo jubilo dicha
  reir risa carcajada reirse rie sonrisa sonreir
  divertido chistoso gracioso comico
  diversion desmadre relajo vacilon cotorreo
  emocionado entusiasmado ilusionado ilusion
  encanta fascina gusta agrada encanto gusto
  satisfecho complacido conforme satisfaccion
  chido padre chevere bacano genial copado chilero
  tranquilo calmado sereno relajado calma
  orgulloso orgullo ufano satisfecho
  triste afligido apachurrado aguitado decaido desconsolado
  tristeza pena afliccion melancolia pesar
  llorar chillar llanto lagrima llora lloro llorando
  soledad abandonado aislado solitario solita
  extranar echar nostalgia extrano
  decepcionado desilusionado defraudado decepcion
  desesperado desesperacion desesperar desespera
  sufrir padecer sufrimiento sufre
  lastima compasion pobre pobrecito
  arrepentido arrepentirse remordimiento arrepiento
  enojado molesto furioso encabronado emputado bravo arrecho
  enojo coraje rabia ira furia bronca muina
  enojarse molestarse encabronarse enfurecerse enojo enoje
  molesta fastidia incomoda harta irrita
  harto fastidiado hastiado cansado podrido
  gritar grito vociferar gritando
  grosero majadero patan maleducado malcriado
  odiar detestar aborrecer odio
  rencor resentimiento resentido revancha
  impaciente desesperado inquieto apurado
  miedo temor terror pavor panico
  asustado espantado aterrado temeroso
  asustar espantar susto sustazo espanto
  preocupar inquietar preocupado preocupa preocupacion
  nervioso inquieto ansioso alterado
  riesgo peligro peligroso riesgoso arriesgado
  cobarde miedoso rajon collon gallina
  valiente valor atreverse animo animarse
  duda dudar indeciso inseguro titubear
  desconfiar desconfianza sospechar sospecha sospechoso recelo
  pena verguenza bochorno oso papelon
  avergonzado apenado abochornado chiveado
  timido penoso vergonzoso reservado
  sorpresa asombro sorprendido asombrado admirado
  sorprender impresionar asombrar increible asombroso impresionante
  raro extrano curioso insolito
  aburrido tedioso aburrimiento flojera
  celoso celos envidia envidioso
  amor amar adorar amado
  carino afecto ternura aprecio
  carinoso tierno amoroso afectuoso dulce
  enamorado clavado flechado prendado
  consentir apapachar mimar chiquear apapacho
  admirar respetar apreciar estimar
  extranar recordar nostalgia anorar
  gustar atraer gusta atrae
  corazon carino tesoro cielo reina
  amable atento cordial gentil cortes servicial
  bondadoso noble buenazo compasivo
  paciente tolerante comprensivo comprension
  honesto honrado sincero integro
  responsable cumplido formal puntual confiable
  trabajador chambeador esforzado empenoso laborioso
  educado respetuoso decente correcto
  generoso dadivoso desprendido esplendido
  humilde sencillo modesto sencillez
  habil vivo abusado despierto
  discreto prudente reservado discrecion
  flojo huevon perezoso haragan holgazan
  mentiroso embustero hablador falso tramposo
  tonto menso pendejo bobo baboso wey
  terco necio testarudo obstinado cabezon
  presumido creido fanfarron mamon
  chismoso metiche entrometido mitotero sapo
  egoista tacano codo agarrado avaro
  irresponsable incumplido informal impuntual
  loco chiflado zafado deschavetado orate
  cochino sucio asqueroso mugroso
  grosero prepotente majadero altanero
  abusivo aprovechado gandalla ventajoso
  hola holi buenas buenos saludo saludar saluda
  bienvenido bienvenida pase adelante
  adios chao bye despedirse despedida
  presentar presentarse encantado presentacion
  placer honor encantado gustazo
  abrazo beso mano apreton
  cuidese cuidate bendicion suerte
  gracias agradecer agradecimiento agradezco agradecido
  favor porfa porfavor porfis
  perdon disculpa disculpe sorry lamento
  perdonar disculpar disculparse perdone
  compermiso pase adelante propio
  provecho salud brindis brindar
  invitar convidar ofrecer invita
  respeto cortesia educacion modales
  felicitar felicidades felicitacion enhorabuena
  obsequio regalo detalle cortesia
  pelea pleito rina bronca trifulca gresca
  discusion disputa altercado alegato polemica
  pelear discutir renir pelearse peleo agarrarse
  golpear pegar madrear cachetear golpeo pego putazo
  empujar aventar jalonear empujon jalon
  insultar ofender groseria insulto mentada ofensa
  amenazar amenaza intimidar amago amenazo
  humillar ofender denigrar sobajar
  molestar fastidiar fregar joder chingar hostigar
  acosar acoso hostigamiento manosear piropo abuso
  discriminar discriminacion racismo racista clasista
  burlarse burla mofa mofarse carrilla
  reconciliarse contentarse amistarse reconciliacion
  acuerdo convenio pacto trato arreglo
  conciliar mediar mediacion mediador negociar conciliacion
  calmar tranquilizar serenar apaciguar calmese
  paz tranquilidad armonia calma
  ceder aceptar consentir acceder transigir
  apoyo respaldo ayuda auxilio
  ayudar apoyar auxiliar colaborar ayuda apoya ayudo
  comprension empatia tolerancia paciencia
  cooperar colaboracion cooperacion colaborador
  queja reclamo inconformidad reclamacion protesta
  quejarse reclamar inconformarse quejo reclamo protestar
  buzon sugerencia comentario opinion
  profeco condusef indecopi sernac denuncia
  pesimo fatal terrible malisimo horrible
  excelente buenisimo magnifico estupendo maravilloso
  solucion arreglo respuesta resolver solucionar
  compensar compensacion resarcir indemnizar reparar
  inconforme insatisfecho descontento disgustado
  hablar platicar charlar conversar hablo habla
  decir comentar mencionar expresar dice dijo digo dijeron
  platica charla conversacion dialogo conversa
  contar relatar narrar cuenta conto
  gritar vociferar grito alzar
  callar silencio callarse callado mudo silenciar
  voz tono volumen entonacion
  susurrar murmurar secretear cuchichear bajito
  chisme rumor chismear chismorreo runrun
  idioma lengua traducir traductor interprete
  tartamudo ceceo sordo sordomudo
  groseria leperada palabrota maldicion
  preguntar consultar interrogar pregunto pregunta averiguar
  responder contestar contesta responde respuesta contesto
  duda pregunta inquietud consulta interrogante
  explicar aclarar detallar explica aclaracion explicacion
  informar avisar notificar comunicar aviso informa
  informacion informe dato detalle info
  enterarse saber enterado supo entere
  afirmar confirmar ratificar confirma confirmo confirmado
  negar negarse desmentir negativa niega
  mentir engano mentira falsedad miente mintio
  verdad cierto verdadero certeza real
  creer pensar opinar suponer creo pienso opino
  pedir solicitar requerir pido pide pidio pidieron
  ordenar mandar exigir manda ordeno orden
  permiso autorizacion licencia consentimiento venia
  permitir autorizar dejar permite autoriza permitido
  prohibir impedir vedar prohibido prohibe
  aconsejar recomendar sugerir recomienda sugiere
  consejo recomendacion sugerencia tip
  prometer jurar comprometerse promesa promete
  advertir prevenir advertencia alertar
  insistir rogar suplicar ruego
  rechazar rehusar rechazo rechazaron rehuso
  obedecer acatar cumplir obedece
  llamar marcar telefonear hablar llama llamo marque
  llamada telefonema timbrazo llamado
  telefono celular linea whatsapp
  numero extension lada clave indicativo prefijo
  contestar atender descolgar contesta
  colgar cortar colgo cortarse corto
  timbrar sonar suena repicar timbra
  ocupado comunicado disponible ocupada
  conmutador recepcion telefonista operadora
  videollamada zoom meet skype teams
  contestadora buzon perdida marcado
  fijo convencional inalambrico residencial
  mensaje whatsapp wasap texto sms whats
  mandar enviar remitir mando envio manda envia
  recibir llegar recibo llego recibi recibido
  correo email mail gmail hotmail electronico
  audio nota grabacion voz
  escribir textear chatear escribo escribe chat mensajear
  visto leido palomita doble
  responder contestar respondio respuesta
  bloquear bloqueado reportar spam
  reenviar adjuntar adjunto archivo
  recado razon aviso encargo
  contacto agenda directorio agendar
  internet wifi red conexion
  contrasena password pin wifi
  modem router fibra antena repetidor
  lento lenta trabado tarda velocidad
  megas datos saldo gigas
  senal cobertura barra recepcion
  facebook instagram tiktok red twitter youtube
  pagina sitio web portal link enlace liga
  publicar subir postear publicacion post
  seguir seguidor suscribirse suscriptor like
  navegar navegador google buscador chrome
  descargar bajar descarga instalar actualizar
  usuario cuenta perfil login
  contrasena clave password nip
  olvidar recuperar restablecer olvide resetear
  entrar acceder ingresar sesion loguearse
  hackear hackeado hacker jaquear jaqueado
  codigo verificacion token qr
  app aplicacion programa plataforma
  bloqueado bloquear desbloquear suspendida
  registrarse crear registro registrar
  foto perfil portada avatar
  computadora compu ordenador pc computador
  laptop portatil notebook macbook
  teclado raton mouse tecla
  pantalla monitor display led
  memoria usb pendrive disco ram ssd
  impresora multifuncional escaner toner cartucho
  programa software windows office sistema
  virus antivirus malware formatear formateo
  archivo documento pdf word carpeta excel
  guardar respaldar respaldo guardado grabar
  borrar eliminar suprimir borro borrado
  apagar reiniciar encender prender
  celular cel movil telefono smartphone
  iphone samsung motorola xiaomi huawei android
  chip sim simcard esim liberar
  recarga saldo tiempo recargar prepago
  plan pospago renta datos
  cargador cable cubo tipoc
  bateria pila carga cargar
  funda carcasa forro estuche protector case
  mica vidrio templado hidrogel
  audifono auricular diadema airpods
  bocina parlante altavoz corneta
  telcel movistar claro att entel tigo
  reparar arreglar componer reparo arregla compone reparan arreglan
  reparacion arreglo compostura servicio mantenimiento
  descompuesto malogrado averiado estropeado danado fallando
  falla desperfecto averia problema defecto
  estrellado quebrado roto astillado estrellada
  mojado humedad inundado humedo
  prende enciende prendio arranca enciendo
  cargar conector carga puerto
  calienta recalienta sobrecalienta caliente
  refaccion pieza repuesto componente
  garantia cubre cobertura cubierto
  tecnico reparador ingeniero taller
  television tele televisor pantalla smart
  remoto mando joystick controlador
  bocina amplificador estereo sonido
  consola videojuego xbox playstation nintendo
  tablet ipad kindle tableta
  reloj smartwatch pulsera correa
  camara lente tripode flash
  radio grabadora estereo modular
  enchufe contacto toma tomacorriente clavija
  cable cordon alambre extension
  pila bateria recargable alcalina
  encender prender prende conectar
  foto fotografia retrato imagen fotito
  fotografo camarografo retratista paparazzi
  camara lente objetivo tripode
  estudio shooting produccion sesion
  posar pose sonreir retratarse
  retocar editar retoque photoshop filtro
  marco portarretrato cuadro enmarcar
  album fotolibro coleccion anuario
  video grabar filmar grabacion filmacion
  dron drone aerea panoramica
  revelar imprimir impresion revelado
  imprimir impresion impreso imprime
  copia fotocopia xerox copiar
  engargolado encuadernar empastar anillado
  enmicar plastificar laminar enmicado
  escanear escaneo digitalizar escaneado
  tamano carta oficio tabloide
  lona vinil manta banner pendon
  tarjeta volante folleto diptico triptico
  sello tinta cojin almohadilla tampon
  etiqueta sticker calcomania adhesivo autoadhesivo
  sublimar serigrafia bordado estampado estampar
  publicidad propaganda anuncio comercial marketing
  anunciar promocionar publicitar difundir
  promocion oferta descuento rebaja ganga remate
  volante folleto flyer afiche
  cartel letrero rotulo poster espectacular
  marca logo slogan imagen patrocinador
  campana lanzamiento estrategia difusion
  cupon vale bono cuponera
  sorteo rifa concurso premio
  muestra prueba degustacion sample
  perifoneo radio altavoz spot
  publico clientela audiencia mercado
  trabajo empleo chamba pega laburo jale camello
  puesto cargo plaza posicion vacante
  trabajar laborar chambear laburar trabaja trabajan
  empleado trabajador colaborador obrero dependiente
  dueno propietario socio duena
  jefe patron gerente encargado supervisor
  cajero cajera caja cobrador
  mesero mozo camarero garzon salonero
  cocinero chef ayudante lavaplatos
  vigilante guardia velador seguridad portero
  limpieza intendencia afanador conserje aseo
  chofer repartidor conductor motociclista
  recepcionista secretaria asistente auxiliar
  vendedor asesor promotor agente
  contratar emplear reclutar contrataron contratacion
  solicitud curriculum cv hoja
  entrevista entrevistar candidato entrevistador
  vacante convocatoria bolsa oportunidad
  experiencia recomendacion referencia antecedente
  contrato convenio acuerdo firmar
  requisito aptitud escolaridad perfil
  eventual temporal provisional interino
  planta fijo base indefinido
  desempleado cesante desocupado desempleo
  postular aplicar postularse solicitante
  freelance independiente honorarios autonomo
  turno jornada rol nocturno madrugada
  horario entrada salida checar
  descanso libre franco descansar
  extra doblete sobretiempo doblar
  entrar entro entra llegar llegada
  salir salgo sale irse salida
  tarde retardo retraso atrasado impuntual
  puntual puntualidad temprano tempranito
  cubrir suplir reemplazar cubre relevo cambio
  checar marcar registrar reloj checador
  comida lonche break colacion
  sueldo salario paga pago honorario jornal
  nomina quincena raya mensualidad deposito
  aumento alza incremento ajuste
  descuento deduccion retencion rebajo
  cobrar percibir ganar cobro gana
  propina comision incentivo porcentaje
  adelanto anticipo prestamo avance
  prestacion beneficio infonavit afore fonacot
  seguro imss eps essalud isapre
  utilidad ptu reparto aguinaldo
  viatico pasaje gasolina transporte
  vacacion vacaciones asueto vacacionar
  permiso licencia ausentarse autorizacion
  incapacidad baja medica reposo
  maternidad paternidad lactancia embarazo
  feriado festivo puente asueto
  justificar avisar comprobante justificante
  reponer recuperar compensar devengar
  enfermedad enfermarse malestar incapacidad
  falta inasistencia ausencia faltar
  luto duelo fallecimiento defuncion
  despedir correr echar botar liquidar despidieron corrieron
  despido cese baja recorte
  despedido corrido cesado botado
  renuncia renunciar dimitir dimision renuncio
  liquidacion finiquito indemnizacion liquidar
  carta recomendacion referencia constancia
  demanda demandar conciliacion junta
  abandono abandonar ausencia inasistencia
  acta administrativa amonestacion regano
  suspension castigo sancion suspendido
  jubilacion retiro pension jubilarse
  sustituto reemplazo suplente relevo
  capacitacion adiestramiento entrenamiento induccion
  capacitar entrenar instruir capacita
  practica practicante becario pasante
  aprendiz novato nuevo principiante
  reunion junta asamblea consejo
  equipo grupo personal plantilla
  meta objetivo cuota logro
  evaluacion desempeno rendimiento productividad
  ascenso promocion subir ascender
  responsabilidad funcion tarea actividad labor
  instruccion indicacion orden lineamiento
  delegar asignar encargar encomendar
  reglamento norma regla politica estatuto
  obligatorio forzoso obligado requerido
  permitido autorizado admitido aceptado
  uniforme mandil filipina delantal
  gorra cofia cubrepelo turbante
  gafete credencial identificacion carnet
  calzado zapato bota antiderrapante
  barba bigote afeitado rasurado
  maquillaje arete joya anillo
  presentacion aseado presentable pulcro
  obedecer acatar cumplir respetar
  limpio aseado pulcro impecable
  limpiar asear lavar trapear limpia limpie
  bano sanitario wc excusado retrete
  jabon gel detergente shampoo
  desinfectar sanitizar esterilizar desinfeccion
  cloro desinfectante lejia blanqueador lysol
  guante cofia mascarilla cubrebocas
  ducharse banarse ducha regadera duchar
  sucio mugroso cochino asqueroso mugriento
  mugre suciedad polvo cochambre grasa
  peste hedor olor tufo
  basura desecho desperdicio bote residuo
  shampoo champu acondicionador enjuague
  jabon zote jaboncillo jabonera
  desodorante antitranspirante talco rexona
  perfume colonia fragancia locion
  rasurar afeitar rastrillo navaja rasuradora
  cepillo peine peinar peinilla
  higienico rollo confort papel
  panuelo kleenex toallita servilleta
  crema hidratante humectante nivea
  esponja estropajo zacate lufa
  cortaunas lima manicure pedicure
  depilar cera depilacion depilado
  seguridad vigilancia proteccion resguardo
  guardia vigilante velador sereno custodio guachiman
  camara videovigilancia cctv grabacion
  alarma sensor sirena detector
  vigilar cuidar custodiar vigila
  policia patrulla gendarme oficial paco
  caseta porteria vigilancia garita
  reja barrote malla alambrado
  barda muro tapia cerco
  inseguro peligroso inseguridad peligro
  resguardar guardar proteger resguardo
  consigna paqueteria guardarropa casillero
  robar hurtar asaltar robaron robo choriar
  robo hurto asalto atraco
  ladron ratero asaltante choro caco malandro carterista
  secuestro levanton plagio raptar
  estafa fraude timo engano
  estafar defraudar tranzar estafo timar
  estafador defraudador tranza timador
  falso pirata falsificado apocrifo
  extorsion chantaje extorsionar chantajear
  perder extraviar perdi perdido extravio
  encontrar hallar encontre encontrado
  olvidar dejar olvide deje
  llave llavin duplicado llavero
  cerradura chapa cerrojo candado cerrajero cerrajeria
  abrir abro abre abrio abierto
  cerrar cierra cerro cerrado
  fuerte boveda caja combinacion
  entrar acceder ingresar pasar entra
  salir sale egreso salgo
  puerta porton reja zaguan
  tarjeta chip tag huella
  codigo contrasena pin clave
  ley norma reglamento estatuto
  legal licito permitido autorizado vigente
  derecho garantia facultad prerrogativa
  tramite gestion diligencia papeleo gestoria
  autorizacion habilitacion permiso licencia concesion
  municipio ayuntamiento alcaldia delegacion municipalidad
  inspector inspeccion verificacion fiscalizacion auditoria
  impuesto contribucion tributo iva sat sunat afip dian
  notario notaria escribano protocolo notarial
  apoderado representante representar poder
  multa infraccion sancion penalidad boleta comparendo
  multar infraccionar sancionar multaron
  grua corralon deposito remolcar
  transito agente vialidad oficial
  mordida soborno coima corrupcion cohecho
  matricula tenencia patente refrendo
  verificacion smog engomado holograma
  clausura clausurar sellar clausurado sello
  recargo mora moroso interes penalizacion
  retencion decomiso incautar confiscar decomisar
  alcoholimetro reten operativo alcoholemia
  abogado licenciado defensor litigante jurista
  juez magistrado juzgado tribunal corte
  demanda denuncia querella acusacion
  demandar denunciar querellarse acusar
  juicio proceso pleito litigio
  testigo testimonio declarar declaracion
  evidencia comprobante indicio prueba
  sentencia fallo condena resolucion veredicto
  fianza caucion amparo libertad
  inocente culpable acusado sospechoso
  carcel prision penal reclusorio tambo cana
  preso detenido arrestado reo recluso
  detener arrestar apresar aprehender agarrar
  delito crimen falta ilicito
  ministerio fiscalia procuraduria comisaria
  contrato convenio acuerdo clausula
  clausula condicion termino estipulacion
  firmar suscribir firma signar
  cumplimiento respetar acatar cumplido
  incumplir incumplimiento romper violar
  rescindir cancelar anular terminar rescision
  vigencia vencimiento plazo termino caducidad
  aval fiador garante codeudor
  pagare letra compromiso adeudo
  poliza seguro aseguradora cobertura deducible
  dano perjuicio desperfecto deterioro
  responsabilidad responder responsabilizar responsabiliza
  carro auto coche automovil vehiculo nave ranfla carrito unidad
  camioneta pickup troca suv furgoneta van combi vagoneta
  camion trailer tractocamion torton mula gandola rabon volteo volqueta
  sedan hatchback compacto convertible deportivo coupe
  seminuevo usado agencia concesionaria lote kilometraje odometro
  nissan toyota chevrolet ford volkswagen mazda honda kia hyundai renault
  tsuru vocho jetta versa aveo sentra spark corolla civic
  hibrido electrico gasolina diesel automatico estandar
  grua remolque arrastre plataforma jalar remolcar corralon
  estacionamiento parqueadero cochera garaje playa parking cajon pension
  estacionar aparcar parquear estaciono parqueo aparco
  manejar conducir guiar conduzco conduce piloto
  chofer conductor automovilista operador motorista
  placa patente matricula chapa emplacar reemplacar
  licencia brevete pase registro carnet
  tenencia refrendo verificacion tecnomecanica vtv soat circulacion tarjeton holograma
  multa infraccion foto fotomulta comparendo boleta transito
  factura traspaso endoso tarjeta titulo cesion
  choque accidente colision choco golpe impacto volcadura siniestro
  frenar acelerar rebasar adelantar rebaso freno acelero
  autoescuela manejo academia instructor practica
  motor maquina monoblock cabeza culata piston biela ciguenal
  bujia cable bobina distribuidor ignicion encendido chispa
  aceite lubricante grasa sintetico multigrado viscosidad quaker castrol mobil
  filtro depurador purificador cartucho prefiltro
  radiador anticongelante refrigerante termostato calienta sobrecalienta recalienta
  transmision caja clutch embrague velocidad palanca croche
  banda correa distribucion polea tensor alternador
  inyector inyeccion carburador gasolina combustible obturador acelerador
  afinacion tuneo sincronizacion servicio mantenimiento entonacion
  escape mofle silenciador catalizador tubo
  mecanico taller tecnico mecanica
  escaner computadora diagnostico check testigo sensor codigo
  freno balata pastilla disco tambor zapata caliper mordaza abs
  suspension amortiguador resorte muelle rotula horquilla buje barra
  llanta neumatico goma caucho cubierta michelin pirelli firestone
  rin aro tapon birlo tuerca rueda
  ponchar pinchar ponchada pinchada desinflada ponchadura pinchazo ponche
  vulcanizadora llantera gomeria vulcanizacion montallantas llantero gomero talachera
  alineacion balanceo alinear balancear rotacion
  direccion volante timon manubrio hidraulica cremallera
  refaccion repuesto autoparte pieza parte recambio refaccionaria deshuesadero yonke desarmadero
  original generico alterno oem usado
  compatible universal equivalente queda adaptable
  carroceria chasis lamina latoneria hojalateria enderezado enderezar chapista
  defensa parachoques facia paragolpes bumper parrilla
  cofre capo cajuela baul maletero batea toldo
  puerta portezuela salpicadera guardafango aleta estribo
  parabrisas medallon vidrio cristal quemacocos ventanilla
  limpiaparabrisas limpiador plumilla escobilla wiper
  faro foco calavera direccional intermitente stop luz niebla
  espejo retrovisor lateral luna
  asiento butaca tapiceria vestidura funda cubreasiento cinturon
  tablero estereo bocina pantalla claxon tacometro velocimetro
  abolladura golpe rayon sumido rozon raspon rasguno topon
  lavado autolavado carwash encerado pulido detallado aspirado lavadero
  polarizado entintado pelicula laminado tintado
  bateria acumulador pila lth arrancador
  moto motocicleta motoneta scooter motito pasola italika
  mototaxi tuktuk motocarro trimoto cuatrimoto cuatriciclo
  yamaha suzuki bajaj pulsar akt kawasaki vento dinamo
  cilindrada cilindraje potencia caballaje
  casco guante chamarra rodillera impermeable codera
  catarina pinon corona cadena arrastre
  manubrio manillar puno clutch acelerador maneta
  motociclista motorizado motero biker motoquero repartidor
  bicicleta bici cicla baica rodado chiva burra
  ciclismo ciclista ciclovia rodar pedalear rodada pedaleo
  pedal biela plato multiplicacion cadena desviador pinon cassette
  camara parche valvula inflar inflador
  asiento sillin manubrio cuadro tijera horquilla
  ruta montana urbana plegable bmx mtb estatica
  patineta patin monopatin scooter triciclo
  rayo rin aro masa eje rodamiento balero
  gasolina nafta bencina combustible magna premium extra
  gasolinera grifo bomba surtidor gasolineria bencinera
  diesel petroleo gasoil queroseno keroseno
  litro galon tanque medio
  cargar tanquear abastecer cargo tanqueo echar
  rendimiento consumo gasta kilometraje rinde
  carbon lena pellet briqueta ocote
  descomponer averiar fallar descompuso averio fallo malograr estropear
  descompuesto averiado malogrado danado estropeado inservible fregado jodido chafeado
  falla averia desperfecto descompostura problema dano defecto
  prende enciende arranca jala funciona trabaja sirve anda camina
  truena suena rechina zumba vibra chilla ruido golpetea cascabelea
  atorado trabado atascado pegado atorar trabar atascar atoro
  gotea fuga escurre tira chorrea filtra
  calienta quema olor humo chispea
  flojo suelto zafado desajustado aflojar zafar aflojo zafo
  gastado desgastado desgaste vencido liso
  reparar arreglar componer refaccionar mendar arreglan reparan componen
  reparacion arreglo compostura restauracion
  revisar checar chequear inspeccionar diagnosticar revisan checan
  revision diagnostico chequeo inspeccion valoracion
  tecnico reparador especialista componedor
  instalar montar colocar instalan montaje instalacion colocacion
  desmontar desarmar desinstalar desmontaje
  mantenimiento preventivo correctivo servicio mantencion mantener
  garantia cobertura respaldo reclamo
  ajustar calibrar ajuste calibracion nivelar apretar
  reemplazar sustituir cambiar reemplazo repuesto
  domicilio acudir taller local
  herramienta instrumento utensilio equipo ferramenta chunche
  martillo mazo marro maceta combo almadana
  desarmador destornillador atornillador desatornillador
  pinza alicate tenaza corte punta presion perico
  inglesa matraca dado allen espanola stilson mixta ratchet
  serrucho segueta sierra arco caladora
  lima escofina lija cepillo garlopa formon cincel gubia
  flexometro cinta regla escuadra nivel plomada
  pala pico zapapico barreta talache azadon rastrillo carretilla
  escalera andamio banco caballete
  navaja cutter exacto cuchilla bisturi
  gato hidraulico torre prensa
  taladro rotomartillo percutor broca atornillador inalambrico
  esmeriladora pulidora amoladora radial disco minipulidora
  sierra circular caladora ingletadora cortadora
  lijadora pulidora orbital banda router rebajadora
  compresor pistola neumatica aire manguera
  soldadora inversor microalambre tig mig
  hidrolavadora karcher presion lavadora
  generador planta electrogeno luz motogenerador
  truper dewalt bosch makita stanley milwaukee pretul urrea
  podadora desbrozadora motosierra orilladora guadana
  revolvedora mezcladora trompo vibrador apisonadora bailarina
  ferreteria tlapaleria ferretero truper
  tornillo pija perno autorroscante chilillo
  tuerca rondana arandela birlo esparrago
  clavo puntilla alcayata tachuela grapa armella
  taquete tarugo chazo ancla taco expansor
  bisagra jaladera manija picaporte pasador cerrojo aldaba tirador
  chapa cerradura candado llave cerrajeria phillips yale
  cerrajero cerrajeria duplicado copia llave
  cadena cuerda soga mecate lazo reata piola
  alambre recocido malla pua galvanizado
  cinta masking aislante teflon canela duct
  pegamento adhesivo resistol kola cola epoxico silicon gotita pegaloca
  pegar adherir encolar pego fijar sujetar
  cemento concreto hormigon mortero premezclado mezcla argamasa
  cal yeso calidra pegazulejo boquilla pastina estuco
  arena grava gravilla tezontle ripio balasto piedrin tepetate
  ladrillo tabique block bloque tabicon adobe bloqueta
  varilla fierro acero armex castillo alambron estribo
  cemex cruzazul holcim tolteca apasco argos
  bulto saco bolsa costal tonelada cubeta
  teja lamina zinc calamina techumbre policarbonato
  tablaroca drywall durlock panel plafon yeso
  madera triplay tablon polin mdf tabla
  impermeabilizante sellador membrana asfalto manto
  materialera corralon bloquera cantera
  construir edificar fincar levantar construyo construyen edifico
  obra construccion edificacion colado
  albanil maestro peon chalan obrero oficial
  arquitecto ingeniero constructor contratista residente
  plano proyecto croquis diseno render
  cimiento zapata cimentacion losa firme platea
  columna castillo viga trabe pilar dala
  muro pared barda tapia tabique divisorio
  techo losa azotea cubierta terraza placa
  excavar zanja escarbar cavar excavacion relleno
  demoler derribar tumbar demolicion
  cascajo escombro retiro desmonte
  remodelar renovar refaccionar ampliar reformar remodelacion
  piso loseta azulejo ceramica porcelanato baldosa mosaico vitropiso
  duela laminado parquet vinilico tarima
  zoclo cenefa moldura guardaescoba rodapie zocalo
  marmol granito cantera cuarzo cubierta meson
  enjarrar repellar aplanar revocar revoque tarrajeo aplanado panete
  acabado terminado detalle fino rustico
  cielorraso plafon falso cielo tablaroca
  ampliacion anexo cuarto segundo recamara
  tapiz papel mural revestimiento recubrimiento
  cocina integral closet ropero alacena gabinete
  humedad salitre gotera filtracion moho mancha
  plomero fontanero gasfiter gasfitero plomeria fontaneria
  tuberia tubo caneria cano pvc cobre cpvc tuboplus
  llave grifo canilla cano mezcladora monomando pluma
  fuga goteo escape fugando gotea filtracion
  tapado obstruido atascado taponado destapar desatascar desazolvar tapo
  drenaje desague coladera caneria alcantarilla cloaca cespol sifon
  inodoro excusado retrete wc taza sanitario water poceta
  lavabo lavamanos fregadero tarja lavaplatos pileta lavadero
  regadera ducha cebolleta manguera tina banera jacuzzi
  calentador boiler calefon terma bano
  tinaco cisterna aljibe tanque rotoplas pileta
  bomba hidroneumatico presurizador presion motobomba
  agua liquido potable purificada filtrada hidrica
  garrafon botellon bidon galon rellenado purificadora aguadero
  pipa cisterna aguatero carrotanque
  recibo medidor toma servicio consumo sacmex sedapal
  purificador filtro osmosis uv ablandador
  hielo escarcha cubo rolito bolsa
  mojar empapar remojar mojado empapado mojo
  seco secar escurrir seca exprimir secado
  humedo humedad sudado vapor
  alberca piscina pileta cloro chapoteadero
  pozo noria manantial perforacion
  limpia turbia sucia potable salada
  electricista electrico electricidad electromecanico
  luz corriente energia electricidad voltaje fluido
  apagon corte interrupcion bajon
  cable alambre conductor cableado cablear calibre
  contacto enchufe tomacorriente toma clavija socket
  interruptor apagador switch perilla suich
  breaker pastilla termico fusible centro carga tablero termomagnetico tapon
  corto chispazo circuito cortocircuito toque calambre
  tierra fase neutro polo varilla
  cfe enel edenor medidor recibo kilowatt acometida
  volt watt amper voltio vatio trifasica monofasica
  foco bombillo ampolleta lampara bombilla led ahorrador
  lampara luminaria candil reflector farol arbotante
  extension multicontacto alargador zapatilla regleta regulador nobreak
  solar panel fotovoltaico inversor fotocelda
  gas butano propano natural lp gasero
  cilindro tanque bombona garrafa balon pipeta estacionario
  estufa cocina parrilla hornilla anafe quemador
  regulador manguera valvula pictel medidor
  fuga olor huele escape detector
  recargar rellenar surtir recarga
  piloto encendedor chispa prende flama
  naturgy vanti metrogas zeta
  minisplit caldera calefactor calentador boiler
  pintura esmalte vinilica acrilica latex laca barniz
  pintar repintar barnizar pinto pintan retocar pintada
  pintor rotulista brocha decorador
  brocha rodillo pincel felpa espatula
  thinner aguarras solvente diluyente estopa tiner
  comex sherwin berel prisa pintuco osel
  cubeta galon litro lata
  primer sellador fondo base resanador pasta
  resanar lijar plaste masillar resane masilla
  mate satinado brillante semimate
  aerosol spray lata grafiti
  rotulo letrero anuncio lona
  herrero soldador herreria cerrajero balconero metalmecanica
  soldar soldadura electrodo estano argon soldan
  hierro fierro acero aluminio bronce cobre laton
  inoxidable galvanizado cromado niquelado
  lamina placa solera angulo ptr perfil canal
  porton reja zaguan barandal cancela
  proteccion reja barrote enrejado
  oxido oxidado herrumbre corrosion sarro oxidar moho
  chatarra fierro desperdicio reciclaje kilo
  canceleria aluminio ventana vidrio domo cancel
  torno tornero fresadora maquinado rectificar rectificadora
  fundicion fundir molde forjar forja
  carpintero ebanista carpinteria ebanisteria maderero
  madera pino cedro caoba encino roble parota
  triplay mdf aglomerado melamina contrachapado macocel
  tabla tablon liston polin viga barrote
  mueble closet ropero armario cajonera
  barniz laca tinte sellador
  aserradero madereria maderera barraca
  tallar lijar cepillar cortar labrar
  polilla termita comejen plaga
  astilla viruta aserrin corteza
  maquina maquinaria aparato equipo dispositivo mecanismo
  retroexcavadora excavadora grua montacargas tractor bulldozer
  motor bomba reductor turbina compresor
  engrane polea banda balero rodamiento chumacera flecha
  maquila fabrica planta industria
  palanca manivela pedal boton perilla
  manual automatico semiautomatico programable
  molino licuadora batidora amasadora trituradora
  bascula balanza pesa gramera romana
  cosedora overlock singer recta costura
  empacadora selladora etiquetadora envasadora
  operador maquinista operario obrero
  rentar alquilar arrendar rento alquilo rentan alquilan
  andamio revolvedora puntal cimbra
  deposito fianza garantia prenda
  devolver entregar regresar retorno
  dia semana quincena mes
  silla mesa carpa lona brincolin inflable
  hotel posada hostal motel hosteria pension meson
  cabana bungalow airbnb depa villa ecohotel
  hospedaje alojamiento estadia estancia pernocta hospedar alojar hospedo
  habitacion cuarto pieza recamara suite aposento
  sencilla doble matrimonial king queen triple individual
  reservar reservacion reserva aparto booking
  checkin entrada ingreso llegada registro
  checkout salida retiro desocupar
  noche pernoctar dormir quedar
  huesped cliente visitante viajero
  recepcion lobby recepcionista conserje front
  disponibilidad disponible vacante libre cupo
  desayuno buffet continental incluido restaurante
  alberca piscina jacuzzi spa temazcal sauna
  wifi internet cable television
  toalla sabana almohada cobija frazada blanco
  amenidad jabon shampoo secadora
  limpieza camarista recamarera mucama aseo
  ventilador clima aire minisplit abanico acondicionado
  estacionamiento cochera parking valet
  tarifa precio costo noche temporada
  adulto menor nino infante bebe
  cuna catre colchoneta sofacama extra
  lavanderia tintoreria planchado roomservice
  edificio torre inmueble construccion bloque
  departamento depa apartamento piso apto condominio
  casa vivienda hogar residencia canton domicilio
  piso nivel sotano mezzanine
  escalera escalon peldano grada rampa
  elevador ascensor montacargas lift
  puerta porton acceso zaguan
  ventana ventanal tragaluz domo balcon
  pasillo corredor vestibulo hall lobby
  azotea terraza roofgarden techo patio tendedero
  sala comedor cocina estancia living
  condominio conjunto privada fraccionamiento residencial cerrada coto
  cuota expensa mantenimiento administracion alicuota
  administrador administracion consorcio comite mesa
  asamblea junta reunion sesion votacion
  vecino condomino propietario inquilino residente copropietario
  vigilante portero guardia caseta velador conserje celador
  moroso adeudo atraso deudor debe
  reglamento norma regla convenio
  amenidad gimnasio alberca salon asador
  ruido escandalo molestia queja fiesta
  visita invitado acceso pluma tarjeta tag
  mudanza flete trasteo acarreo mudar
  inmueble propiedad predio terreno lote finca
  alquilar rentar arrendar alquilo rento
  inquilino arrendatario arrendador casero dueno
  deposito garantia aval fiador fianza
  contrato escritura titulo notario predial
  inmobiliaria corredor asesor agente broker
  venta traspaso remate preventa
  hipoteca credito infonavit enganche
  amueblado equipado semiamueblado mobiliario
  metro superficie terreno hectarea
  desalojar desocupar lanzamiento desalojo
  tienda negocio comercio establecimiento changarro
  abarrotes miscelanea bodega pulperia abasto kiosco tiendita
  super supermercado autoservicio walmart soriana chedraui
  oxxo seven conveniencia minimarket
  comercial plaza mall shopping galeria
  puesto local negocio stand tenderete isla
  sucursal filial tienda local
  mostrador vitrina aparador estante exhibidor anaquel
  dueno encargado vendedor dependiente cajero
  abierto abren cierran horario atienden
  mayoreo menudeo mayorista minorista
  restaurante fonda comedor cenaduria
  taqueria loncheria torteria antojeria
  panaderia pasteleria reposteria bizcocheria dulceria
  cafe cafeteria cafetin starbucks
  carniceria polleria pescaderia tocineria
  fruteria verduleria recauderia verduria
  farmacia botica drogueria boticario
  papeleria libreria fotocopia ciber impresion
  estetica peluqueria barberia salon
  lavanderia tintoreria planchaduria lavadero
  bar cantina antro discoteca boliche
  cine teatro museo auditorio galeria
  calle avenida calzada bulevar jiron carrera via
  callejon privada andador pasaje cerrada
  esquina cruce crucero interseccion
  manzana cuadra bloque supermanzana
  semaforo tope glorieta rotonda ovalo
  banqueta acera vereda anden
  puente paso desnivel peatonal tunel
  carretera autopista panamericana cuota
  camino brecha terraceria sendero trocha
  poste alumbrado luminaria farola
  bache hoyo socavon hundimiento
  colonia barrio fraccionamiento urbanizacion comuna vecindario
  ciudad pueblo municipio localidad poblado villa
  centro zocalo plaza parque alameda
  zona area sector rumbo region
  estado provincia departamento region
  direccion domicilio ubicacion ubicado localizacion senas
  ubicar ubican encuentran quedan localizar
  mapa maps waze croquis gps pin coordenada
  calle numero exterior interior
  referencia frente lado enfrente contraesquina atras
  derecha izquierda derecho recto
  norte sur oriente poniente este oeste
  arriba abajo subiendo bajando
  doblar girar voltear dobla gira vuelta
  seguir continuar derecho sigue avanzar
  llegar arribar llego llega llegan
  perderse perdido desubicado extraviado
  cerca cercano proximo cerquita junto aledano
  lejos retirado lejano apartado lejitos remoto
  distancia kilometro cuadra metro trecho tramo
  minuto caminando pie rato
  junto pegado contiguo colindante vecino
  enfrente frente delante cara
  detras atras trasero espalda
  dentro adentro interior interno
  fuera afuera exterior externo
  encima arriba superior alto
  debajo abajo inferior abajito
  aqui aca alli alla ahi
  viaje travesia recorrido trayecto traslado jornada
  viajar trasladar viajo recorrer
  vacacion descanso feriado puente asueto
  turista viajero excursionista mochilero vacacionista
  turismo excursion paseo tour
  destino rumbo paradero meta
  avion vuelo aerolinea aeropuerto aeromexico volaris latam
  pasaporte visa migracion aduana frontera
  ida redondo regreso vuelta retorno
  itinerario ruta agenda programa plan
  salir zarpar salida partida salgo sale
  barco lancha ferry crucero panga yate bote
  autobus camion bus colectivo micro guagua omnibus pesero
  combi van buseta microbus pesera
  metro subte metrobus tren trolebus transmilenio tranvia
  taxi uber didi cabify indriver remis
  terminal central estacion tapo
  parada paradero anden estacion
  pasajero usuario viajero tripulante
  pasaje tarifa boleto precio
  transbordo conexion escala directo
  subir abordar aborda sube
  bajar descender bajo apear
  ruta recorrido ramal corrida
  boleto ticket pasaje entrada tiquete billete
  taquilla boleteria ventanilla caja
  asiento lugar butaca puesto ventana pasillo
  reservar comprar adquirir conseguir
  cancelar reembolsar reprogramar cambiar
  corrida horario hora frecuencia
  ejecutivo primera lujo economico
  estudiante inapam descuento maestro
  retrasado demorado atrasado puntual
  perdi extravie olvide reponer
  grupal ida redondo sencillo
  maleta valija petaca veliz
  equipaje bulto carga mochila
  documentar registrar despachar facturar
  cabina mano bordo documentado
  peso sobrepeso exceso kilo
  mochila bolsa backpack bolso morral
  paquete caja encomienda bulto
  perdido extraviado olvidado reclamo
  etiqueta identificador candado cierre
  tour excursion paseo recorrido gira
  guia turistico anfitrion interprete
  grupo privado compartido persona
  ruina piramide zona arqueologica
  playa cenote isla cascada laguna
  snorkel buceo kayak surf rafting
  caminata senderismo trekking hiking
  tirolesa rappel canopy escalada parapente
  cuatrimoto razor jeep safari
  punto encuentro cita reunion
  incluye incluido incluyen comprende
  chaleco salvavidas equipo aleta visor
  clima tiempo temperatura pronostico meteorologico
  calor caluroso bochorno caloron sofocante caliente
  frio helado fresco gelido friolento
  templado tibio agradable calido
  nublado nuboso nube cubierto
  sol soleado despejado asoleado
  viento aire brisa ventarron rafaga
  neblina niebla bruma calina
  lluvia llovizna aguacero chubasco tormenta chaparron lloviendo
  llueve llovio llover lloviznar chispear
  nieve granizo helada granizada
  rayo relampago trueno descarga
  huracan ciclon tornado torbellino
  inundacion anegado encharcado encharcar
  paraguas sombrilla impermeable piloto rompevientos
  temporada epoca ciclo periodo
  lluvia seca aguas sequia estiaje
  navidad diciembre posada fiesta
  semana santa pascua cuaresma
  alta baja media temporada
  enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
  amanecer madrugada alba aurora
  anochecer atardecer ocaso noche
  naturaleza paisaje ecologico ambiente
  campo rural rancho monte ejido
  montana cerro volcan sierra nevado
  valle llano meseta pampa
  bosque selva monte jungla manglar
  arbol arbusto palma mata
  pasto cesped zacate grama hierba
  flor planta mata rosa
  tierra suelo lodo barro
  roca piedra penasco pedrusco
  desierto arenal duna arido
  cielo luna estrella sol
  rio arroyo quebrada riachuelo
  mar oceano costa litoral
  lago laguna presa represa
  playa arena costa orilla ribera
  fuego lumbre flama llama fogata
  incendio quemazon siniestro conato
  quemar arder incendiar quemo
  prender encender prendo enciendo
  apagar extinguir sofocar apago
  humo ceniza brasa tizne
  extintor extinguidor matafuegos hidrante
  bombero auxilio emergencia rescate
  encendedor cerillo fosforo mechero
  inflamable combustible explosivo flamable
  explosion explotar reventar estallar
  detector alarma rociador aspersor
  peligro riesgo amenaza peligroso riesgoso
  accidente percance caida siniestro
  emergencia urgencia auxilio socorro
  sismo temblor terremoto temblo tiembla sacudida
  evacuar desalojar simulacro salir
  toxico venenoso veneno nocivo
  resbaloso resbaladizo mojado derrapar
  precaucion cuidado aguas atencion
  casco chaleco bota lente
  ladron ratero delincuente caco
  robaron asaltaron robar asaltar
  alarma camara sensor cctv
  cerca electrificada concertina pua
  forma figura contorno silueta
  redondo circular circulo esferico
  cuadrado cuadro rectangular rectangulo
  triangulo triangular piramide piramidal cono
  ovalado oval eliptico ovalo
  recto derecho alineado derechito plano
  curvo doblado torcido chueco
  plano liso parejo aplanado
  puntiagudo afilado picudo puntudo
  hueco agujero hoyo orificio perforacion
  esquina punta filo borde orilla canto
  anillo aro argolla circulo
  color tono matiz tonalidad
  rojo colorado carmin guinda vino
  azul marino celeste turquesa
  verde olivo esmeralda militar
  amarillo mostaza canario ambar
  naranja anaranjado mandarina salmon coral
  rosa rosado fucsia magenta
  morado lila violeta purpura lavanda
  cafe marron chocolate castano
  negro azabache prieto negra
  blanco hueso marfil blanca perla
  gris plomo grafito oxford
  beige crema arena nude camel
  dorado plateado cobrizo metalico
  transparente traslucido cristalino esmerilado
  colorido multicolor estampado llamativo fosforescente
  claro clarito palido pastel
  material materia sustancia insumo
  gas vapor humo gaseoso
  polvo polvillo molido granulado
  plastico pvc acrilico nylon polietileno
  vidrio cristal espejo ceramica
  metal metalico acero lata
  madera palo bambu mimbre
  tela lona pano genero manta
  papel carton cartulina cartoncillo
  piel cuero vinipiel gamuza curpiel
  goma hule caucho latex jebe
  espuma unicel esponja tecnopor icopor
  grande enorme gigante amplio grandote inmenso
  chico pequeno diminuto chiquito mini reducido peque
  largo extenso alargado prolongado
  corto breve cortito rabon
  ancho amplio anchura holgado
  angosto estrecho justo apretado ajustado
  alto elevado altura altisimo
  bajo bajito chaparro petiso
  grueso gordo espeso grosor calibre espesor
  delgado fino flaco esbelto
  medida tamano dimension talla medir mide
  nuevo flamante estrenar sellado reciente
  usado seminuevo segunda medio paca
  viejo antiguo gastado anejo
  moderno actual contemporaneo vigente
  original genuino autentico legitimo
  reacondicionado remanufacturado refurbished restaurado
  exhibicion muestra demo outlet
  roto quebrado partido fracturado
  romper quebrar rompio quebro rompi
  rasgado roto descosido deshilachado agujerado desgarrado
  danado estropeado maltratado golpeado
  defectuoso fallado malo falla
  descompuesto averiado malogrado inservible
  rayado raspado tallado rayon
  estrellado cuarteado agrietado grieta fisura cuarteadura rajadura
  incompleto faltante falto falta
  abollado aplastado sumido doblado
  intacto integro entero completo
  sucio mugroso cochino manchado asqueroso percudido
  mugre suciedad cochambre polvo rona
  limpio aseado impecable pulcro reluciente
  limpiar asear lavar limpio limpian fregar
  mancha manchar marca chorreado
  barrer trapear sacudir aspirar desempolvar
  lavar enjuagar tallar lavan desmugrar
  basura desperdicio residuo desecho
  jabon detergente cloro desinfectante limpiador
  olor apesta huele hediondo peste
  desinfectar sanitizar esterilizar fumigar
  lleno repleto atascado atestado colmado retacado
  llenar rellenar colmar lleno atiborrar retacar
  vaciar desocupar verter vacio desaguar
  libre disponible desocupado cupo
  ocupado apartado reservado tomado
  agotado acabaron terminaron agoto
  queda sobra resta sobrante
  cabe entra caben acomoda
  cupo capacidad aforo espacio lugar
  abierto abre abren atienden laboran
  cerrado cierra cierran clausurado
  abrir abro abri desabrochar
  cerrar clausurar cierro cerre tapar
  horario hora jornada turno
  candado seguro cerrojo tranca
  atender laborar trabajar laboran
  bueno excelente optimo magnifico
  malo pesimo horrible terrible feo
  chido padre bacano chevere bakan copado genial
  chafa corriente malito trucho
  mejor superior preferible optimo
  peor inferior pesimo deficiente
  perfecto impecable ideal excelente
  regular pasable aceptable mediocre
  durable duradero resistente aguantador
  fragil delicado quebradizo rompible
  util practico servible funcional
  duro firme rigido tieso macizo
  blando suave tierno aguado
  liso terso pulido lisito
  aspero rugoso rasposo poroso
  pegajoso chicloso pegado viscoso
  seco reseco tostado deshidratado
  resistente fuerte durable aguantador aguanta
  flexible elastico maleable estira
  filoso afilado cortante filo
  pesado pesa peso robusto
  ligero liviano livianito ligerito
  rapido veloz agil pronto
  lento despacio tardado pausado
  urgente urge apremia prisa
  tardar demorar tarda demora
  enseguida inmediato rapidito ahorita
  facil sencillo simple facilito
  dificil complicado complejo laborioso
  posible factible viable realizable
  imposible inviable imposibilidad inalcanzable
  problema bronca lio inconveniente dificultad
  traer traigo traje trajo traen trajeron
  llevar llevo lleve llevan transportar trasladar conducir
  cargar levantar alzar acarrear cargo
  enviar mandar remitir despachar envio mando mandan expedir
  entregar repartir surtir entregan entrega reparto
  recoger pasar retirar recojo recogen recoleccion buscar
  mover desplazar correr mueve recorrer empujar
  jalar halar arrastrar estirar
  empujar aventar arrempujar presionar
  flete acarreo mudanza traslado transporte
  poner colocar situar pongo puso puse ponen pon
  meter introducir insertar ingresar meto metio
  dejar depositar abandonar deje dejo dejan
  olvidar dejar deje olvido
  guardar almacenar resguardar guardo guardan
  acomodar ordenar arreglar organizar acomodo
  colgar suspender pender cuelgo colgado
  recargar apoyar recostar sostener
  encimar apilar amontonar apilado
  aplicar untar poner echar
  quitar remover retirar quito quite eliminar
  sacar extraer retirar saco saque sacan
  tomar agarrar coger sujetar agarro tome
  arrebatar quitar despojar robar
  desprender arrancar despegar zafar
  recibir obtener recibo recibi recibieron
  aceptar recibir admitir aceptan reciben
  robar hurtar bolsear transar estafar
  dar otorgar brindar doy dan dieron proporcionar
  regalar obsequiar donar regalo obsequio presente
  entregar ceder entrego entregaron
  prestar facilitar presto prestan prestado
  devolver regresar reintegrar devuelvo devuelven devolvi retornar
  ofrecer brindar ofrezco ofrecen proponer
  repartir distribuir reparten dividir
  compartir convidar comparto invitar
  pilon yapa napa alipego encime
  empezar comenzar iniciar arrancar empieza comienza inicia
  inicio comienzo principio arranque apertura
  abrir inaugurar estrenar inauguracion
  primero inicial inaugural primer
  reanudar retomar continuar reiniciar
  ahora ahorita enseguida inmediatamente
  terminar acabar finalizar concluir acabo termino
  listo terminado hecho concluido preparado
  cancelar anular suspender cancelo cancelacion
  vence caduca expira vencimiento caducidad
  completar cumplir consumar completo
  agotar acabar terminar agoto acabaron
  ultimo final postrero ultima
  parar detener frenar paro detuvo
  seguir continuar proseguir sigo sigue continuo
  pausa descanso receso intermedio
  suspender interrumpir pausar suspendido
  quedar permanecer quedo quedarse
  quieto parado inmovil detenido
  repetir reiterar otra nuevamente
  insistir reiterar porfiar necear
  avanzar progresar avance adelantar
  esperar aguardar espero espera esperame aguantar
  fila cola formados formarse
  tardar demorar dilatar tarda tardan demora
  retraso demora atraso tardanza retardo
  pendiente proceso tramite espera
  aguanta espera permiteme momentito segundito ratito
  apurar apresurar urge prisa
  turno ficha numero lugar
  paciencia calma tranquilo tolerancia
  mirar ver observar veo miro vi vio
  revisar checar chequear verificar reviso checo
  vigilar cuidar monitorear supervisar
  leer hojear leo consulta
  notar percatar advertir fijar
  foto imagen captura video
  comparar cotejar contrastar comparacion
  inspeccionar examinar evaluar valorar
  distinguir reconocer identificar diferenciar
  buscar busco buscando indagar rastrear
  encontrar hallar localizar encuentro encontre hallo
  conseguir obtener consigo consigues hallar
  ubicar localizar rastrear ubico
  aparecer surgir aparece aparecio salio
  descubrir hallar detectar descubri
  hay existe manejan tienen venden
  investigar averiguar indagar consultar
  rastreo seguimiento tracking guia
  perder extraviar perdi perdio extravie
  perdido extraviado olvidado traspapelado
  olvidar olvide olvido olvidado
  perdida merma extravio quebranto
  desaparecer esfumar desaparecio desaparecido
  faltar falta faltan ausente
  caer caerse cayo caido
  recuperar rescatar recobrar recupero
  objeto prenda pertenencia encontrado
  romper quebrar partir rompi rompio quebro
  danar estropear maltratar arruinar
  descomponer malograr averiar fregar chingar descompuso
  rasgar desgarrar descoser descosio
  doblar torcer enchuecar chueco
  rayar raspar rozar rayo
  tronar reventar explotar trono
  golpear azotar impactar golpeo
  destruir destrozar deshacer despedazar
  arruinar podrir pudrir podrido
  arreglar componer reparar arreglo arreglan compone
  reparacion arreglo compostura remiendo parche
  remendar coser zurcir parchar remiendo
  corregir enmendar rectificar corrijo subsanar
  solucionar resolver remediar soluciono resuelve
  restaurar rehabilitar renovar reconstruir
  ajustar afinar adecuar regular
  mejorar perfeccionar optimizar mejora
  cambiar modificar variar alterar cambio cambian
  canjear intercambiar trueque permutar canje
  reemplazar sustituir suplir relevo
  mover reprogramar reagendar recorrer posponer
  actualizar renovar modernizar actualizacion
  convertir transformar adaptar volver
  devolver cambio devolucion cambian
  cambio vuelto sencillo feria morralla suelto
  distinto diferente diverso otro
  igual mismo identico similar parecido
  guardar conservar almacenar archivar guardo
  apartar reservar separar aparto apartado
  cuidar proteger resguardar custodiar
  almacenaje bodega deposito custodia guarda
  mantener conservar preservar sostener
  respaldar copiar respaldo copia
  ahorrar guardar juntar ahorro
  retener quedar conservar quedo
  congelar refrigerar enfriar refri
  tirar botar desechar arrojar tiro tiran
  basura desecho desperdicio residuo cascajo
  reciclar reutilizar reciclaje reusar
  deshacerse eliminar descartar desechar
  aventar lanzar arrojar tirar
  borrar eliminar suprimir borro
  basurero bote cesto zafacon caneca tacho
  desperdiciar malgastar derrochar desaprovechar
  vertedero tiradero botadero relleno
  subir ascender trepar subo subio escalar
  bajar descender bajo bajaron
  aumentar incrementar subir aumento alza
  disminuir reducir rebajar baja bajar
  caer desplomar caida tropezar
  levantar elevar alzar izar
  escalera escalon elevador ascensor rampa
  trepar montar encaramar escalar
  hundir sumergir hundio sumir
  entrar ingresar pasar entro pasa pase
  entrada acceso ingreso puerta
  inscribir apuntar registrar matricular
  invitar convidar invitacion pasen
  pase credencial gafete tarjeta
  unir incorporar integrar afiliar
  permiten dejan aceptan admiten
  salir marchar largar salgo salio sale
  salida egreso evacuacion retirada
  ir asistir voy vamos fui
  irse largarse marcharse retirarse pelarse
  partir zarpar despegar partida
  abandonar desertar renunciar abandono
  volver regresar retornar vuelvo regreso vuelve
  venir llegar vengo vienen
  huir escapar fugar escabullir
  llegar arribar llego llegue llegamos llega
  acudir asistir presentarse ir
  cita turno visita consulta
  tarde retrasado demorado atrasado
  temprano anticipado antes tempranito
  puntual puntualidad exacto cumplido
  faltar ausentar falte inasistencia
  visitar pasar acudir visita
  atrasar demorar retrasar retraso
  ayudar auxiliar apoyar asistir ayuda apoyo ayudan
  atender servir atiende atienden
  auxilio socorro emergencia sos
  asesorar orientar aconsejar asesoria
  favor porfa porfavor gracias
  paro favor gauchada pala
  acompanar escoltar acompano acompanante
  recomendar sugerir aconsejar recomiendas
  rescatar salvar librar rescate
  colaborar cooperar participar contribuir
  preguntar consultar cuestionar pregunto consulto
  responder contestar respondo contestan responden
  respuesta contestacion replica responde
  informar avisar notificar aviso
  informe informacion dato info
  aclarar explicar precisar explico
  pedir solicitar requerir pido solicito
  peticion solicitud requerimiento pedido
  decir comentar mencionar digo dijo dijeron
  llamar marcar telefonear hablar llamo
  permitir dejar autorizar permiten permite dejan
  permiso autorizacion licencia consentimiento
  aceptar admitir consentir acepto aceptan
  aprobar autorizar validar aprobado
  puedo puede podria podemos
  permitido autorizado valido licito
  tolerar aguantar soportar tolerancia
  negar rehusar rechazar niegan niego
  prohibir vetar impedir prohibido
  rechazo negativa negacion rechazado
  cancelar desistir declinar anular
  evitar impedir prevenir evito
  impedimento obstaculo traba restriccion
  oponer protestar quejar reclamar
  ignorar omitir desatender descuidar
  restringir limitar restringido limitado
  juntar unir reunir agrupar
  pegar adherir soldar ensamblar
  conectar enlazar vincular acoplar conecto
  amarrar atar anudar ligar
  mezclar revolver combinar batir
  incluir agregar anadir sumar incluye
  armar ensamblar montar armado
  acumular juntar recolectar acumulado
  reunion junta encuentro convivio
  combo paquete kit juego set
  separar apartar dividir separado
  partir cortar trozar rebanar
  despegar desprender despego desunir
  desatar soltar desamarrar aflojar
  desconectar desenchufar desacoplar desconecto
  distribuir fraccionar dividir mitad
  aislar apartar alejar distanciar
  desarmar desmontar desensamblar desarmado
  sobra resto sobrante restante
  llenar colmar rellenar abastecer lleno
  vaciar verter derramar vacio
  verter echar volcar escanciar
  surtir reabastecer resurtir reponer surtido
  cargar recargar llenar recarga
  desaguar drenar achicar desague
  derramar regar derrame derramo
  empacar envolver embalar empaquetar
  desempacar desenvolver destapar desembalar
  caber cabe caben acomodar
  completar formulario ficha solicitud
  prender encender activar prendo enciende conectar
  apagar desactivar desconectar apago apaga
  funcionar jalar servir funciona jala sirve andar
  reiniciar resetear reinicio restablecer
  enchufar conectar enchufo enchufado
  arrancar encender arranca marcha
  boton switch apagador interruptor
  programar configurar ajustar parametrizar
  bloquear bloqueado trabar desbloquear
  descargado muerto agotado apagado
  probar testear ensayar pruebo prueban
  prueba muestra degustacion demostracion
  intentar tratar procurar intento
  medir probar ponerse probador
  degustar catar saborear paladear
  ensayo simulacro practica experimento
  examen evaluacion test cuestionario
  comprobar verificar constatar corroborar
  arriesgar apostar aventurar arriesgo
  usar utilizar emplear ocupar uso ocupo
  uso empleo utilidad manejo
  servir valer sirve funciona
  aprovechar disfrutar aprovecha gozar
  gastar consumir gasto agotar
  manejar operar manipular manejo
  estrenar lucir vestir portar
  instruccion instructivo indicacion manual
  inutil inservible obsoleto desuso
  saber conocer sabe sabes saben
  conocer tratar ubicar conozco
  entender comprender entiendo captar
  creer pensar opinar creo
  recordar acordar recuerdo acuerdo
  olvidar olvide olvido despistar
  ignorar desconocer desconozco ignoro
  dominar experto especialista perito
  adivinar suponer imaginar supongo
  enterar enterado entere avisar
  cierto seguro confirmado verdad
  aprender estudiar aprendo aprendi
  ensenar instruir capacitar ensenan
  clase curso taller leccion
  maestro profesor instructor docente teacher
  alumno estudiante aprendiz practicante
  practicar ensayar ejercitar practico
  explicar aclarar detallar explica
  tutorial video guia manual
  capacitacion entrenamiento adiestramiento formacion
  entrenar entreno entrenador coach
  memorizar recordar repasar repaso
  mostrar ensenar exhibir muestro muestran
  muestra ejemplo muestrario catalogo
  fotografia imagen video foto
  presentar exponer exhibir exhibicion
  senalar indicar marcar apuntar
  esconder ocultar tapar escondido
  tapar cubrir envolver tapado
  destapar descubrir revelar desvelar
  publicar anunciar difundir promocionar
  visible claro evidente notorio
  secreto privado confidencial reservado
  ganar vencer triunfar gane gano
  premio recompensa galardon trofeo
  sorteo rifa concurso dinamica loteria
  ganador campeon vencedor ganaron
  perder fracasar perdi perdio
  ganancia utilidad lucro margen
  boleto numero folio participante
  competir concursar participar participo
  suerte fortuna azar chiripa
  logro exito triunfo victoria
  lograr conseguir alcanzar logre
  cortar recortar tijeretear corto
  picar rebanar trozar tajar
  doblar plegar doblez pliegue
  enrollar enredar enroscar envolver
  golpear pegar chocar golpe
  aplastar apachurrar machacar prensar
  apretar presionar exprimir estrujar
  aflojar soltar zafar suelto
  perforar agujerar taladrar agujerear
  raspar lijar tallar rallar
  afilar afilador filo amolar
`;
