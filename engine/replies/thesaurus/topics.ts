/**
 * Topics of questions to small businesses, a topic a line, folded: words that people ask with `~`
 * words that the answering line of a document has.
 *
 * Long because it is a dictionary.
 */
export const TOPIC_LINES = `
  cuesta vale sale precio cobran costo valor cuestan cobra saldria ~ precio tarifa costo lista unitario pesos vigente unidad valor
  caro carisimo rebaja regatear rebajan descuentito menos ultimo remate bajame dejas arreglamos ~ negociable fijo regateo final etiqueta precio modifica rebaja
  tarjeta debito credito visa mastercard plastico pasar posnet datafono terminal aceptan reciben ~ tarjeta debito credito visa mastercard terminal aceptamos american express
  efectivo cash billete sencillo plata contado lana reciben aceptan ~ efectivo contado billete moneda medio pago aceptamos
  transferencia transferir deposito cuenta clabe cbu alias banco transfiero consigno consignacion spei ~ transferencia bancaria cuenta clabe cbu titular spei alias deposito interbancaria
  yape plin nequi daviplata mercadopago bizum modo billetera celular qr escaneo ~ billetera digital qr codigo escanear yape nequi mercadopago aplicacion electronica
  dolar usd euro gringo moneda extranjera verde cambio reciben ~ dolar moneda extranjera tipo cambio cotizacion conversion divisa local
  cheque chequera posfechado banco endosar cruzado reciben diferido ~ cheque certificado posfechado diferido nominativo endoso caja rechazado
  cripto bitcoin usdt binance criptomoneda btc ethereum wallet ~ criptomoneda bitcoin usdt activo virtual wallet conversion
  cambio vuelto vuelta billete sencillo feria suelto grande quinientos mil romper ~ cambio vuelto billete denominacion fraccionario exacto sencillo repartidor
  recargo comision cobran extra tarjeta interes porcentaje aumentan posnet ~ recargo comision porcentaje adicional tarjeta terminal cargo bancario
  cuotas mensualidad plazo pagos abonos meses quincenal diferir partes poquito cuotita ~ cuotas mensualidad plazo financiacion meses pagos diferido parcialidad financiamiento
  interes msi cuota meses tarjeta promocion banco participante ahora ~ msi interes meses cuotas banco participante promocion minimo tarjeta
  fiado fian fiar confianza anotar libreta quincena apuntame cuenta despues raya ~ fiado credito fiamos autorizado libreta cuenta corriente conocido
  credito requisito sacar papeles ine dui comprobante buro aprueban solicitar tramite ~ credito requisito identificacion comprobante domicilio ingresos solicitud aprobacion evaluacion referencia
  buro datacredito veraz dicom infocorp reportado boletinado manchado historial embargado ~ buro historial crediticio central riesgo consulta dicom veraz reporte morosidad
  aval fiador garante respalda firma codeudor responsable consigo ~ aval fiador garante codeudor solidario firma respaldo obligado
  enganche pie entrada inicial cuota empezar adelantar prima llevarmelo ~ enganche inicial pie prima porcentaje entrada financiado saldo
  atraso atrasado mora retraso cuota vencio multa debo pagar falle colgue atrase pague ~ mora atraso recargo interes moratorio vencida cuota penalizacion vencimiento gracia
  adelantar liquidar antes terminar saldar credito anticipado deuda cancelar finiquitar cuota ~ anticipado liquidacion prepago saldo condonacion interes capital penalizacion cancelacion
  debo deuda saldo falta resta pendiente abonado estado ~ saldo pendiente adeudo estado cuenta consulta abono deudor
  embargan recogen quitan retiran deje pagar cuota producto mueble articulo atraso ~ recuperacion retiro incumplimiento cuotas consecutivas reserva dominio embargo impago
  rechazo rechazada paso declino tarjeta fallo error denegada negada cobro fondos ~ rechazada declinada fondos banco emisor intentar autorizacion error
  doble dos cobraron duplicado cobro repetido debitaron cargo tarjeta descontaron ~ duplicado cobro doble reverso cargo reembolso banco conciliacion devuelve
  voucher captura comprobante foto mando envio pago deposite transferi pantallazo whatsapp ~ comprobante captura whatsapp enviar pago validar confirmacion deposito referencia
  refleja acreditado cayo llego pago transferi aparece demora validan confirman deposite ~ acreditacion confirmacion pago habiles verificacion reflejado validacion tarda
  contraentrega contrareembolso recibir pagar llegue puerta casa entrega repartidor mano ~ contraentrega contrareembolso recibir pago entrega efectivo repartidor disponible zona
  dividir mitad combinar parte tarjeta efectivo mixto dos juntar pagar ~ combinar mixto dividir dos medios parte pago efectivo tarjeta
  oxxo rapipago pagofacil efecty baloto servipag rapibac deposito tienda codigo ventanilla ~ oxxo pagofacil rapipago efecty referencia convenio barras corresponsal punto
  link enlace pagar distancia linea internet mandan boton online remoto ~ link enlace pago seguro vence generado linea online
  vales despensa sodexo edenred bono ticket alimentacion cesta tarjeta reciben ~ vales despensa bono alimentacion sodexo edenred electronico aceptamos
  descuento promo promocion oferta rebaja dto ofertita barata vigente semana ~ descuento promocion oferta vigencia porcentaje aplica valida limitada existencias
  descuento efectivo contado pagando cash plata transferencia menos rebaja junto ~ descuento efectivo contado transferencia porcentaje pago precio lista
  jubilado pensionado abuelo viejito inapam tercera edad anciano mayor senior descuento ~ jubilado pensionado adulto mayor inapam descuento credencial presentando carnet edad
  estudiante alumno universidad credencial carnet maestro docente descuento prepa profe ~ estudiante credencial vigente docente descuento carnet universitario presentando
  cumpleanos cumple anos cumpleanero festejada regalan regalo descuento cumplo ~ cumpleanos mes obsequio descuento cumpleanero identificacion cortesia
  cupon codigo clave promocional descuento meto escribo funciona jala valido aplica ~ cupon codigo promocional ingresar casilla vigencia uso valido unico checkout
  juntar acumular combinar promocion dos descuentos cupon sumar encima oferta ~ acumulable combinable promociones descuento excluyente aplica simultaneo mayor
  vencio termino acabo promo promocion ayer alcance respetan caduco oferta ~ vigencia promocion finalizada vencida vence existencias agotar respeta extiende
  hot sale black friday buen fin cyber liquidacion temporada remate barata viernes negro ~ hot sale black cyber temporada liquidacion evento campana rebajas outlet
  2x1 dos uno tres 3x2 segundo segunda mitad gratis promo regalado ~ 2x1 3x2 segunda unidad mitad menor gratis promocion
  empleado empresa convenio sindicato trabajador policia enfermera militar descuento gafete ~ convenio empresa descuento corporativo gafete empleado sindicato afiliado institucional
  amigo recomendar referido recomiendo traigo invitado comision premio regalan conocido ~ referido recomendar recomendacion bonificacion programa ambos primera compra premio
  primera nuevo nueva compra bienvenida descuento registro suscribo estreno ~ bienvenida primera compra descuento registro nuevo suscripcion codigo
  encontre barato competencia igualan lado vecino mejoran enfrente menor precio ~ igualamos competencia mejor precio articulo comprobable publicado garantizado igualacion
  iva impuesto incluye incluido itbis igv neto aparte cobran final ~ iva impuesto incluido igv itbis neto precio gravado tasa
  etiqueta marcaba decia anaquel caja distinto cobraron precio diferente estante gondola ~ etiqueta exhibido precio error respeta caja diferencia marcado menor
  subio aumento subieron alza inflacion cambiaron precio aumentaron subir encarecio actualizan ~ aumento actualizacion ajuste precio aviso previo proveedor modificacion lista incremento
  respetan mantienen congelan precio sena apartado aumento pague aparte suben congelado ~ congelado mantiene precio pactado sena apartado garantizado respeta anticipo aumento
  cotizacion presupuesto cotizar proforma cotizan presupuestar cotice pasame estimado ~ cotizacion presupuesto solicitar proforma formal enviar detalle medidas cantidad
  vence vigente cotizacion presupuesto sirve dura valido proforma mantienen ~ vigencia cotizacion presupuesto validez vence proforma habiles sujeto caduca
  cobran presupuesto revision cotizar visita gratis diagnostico costo compromiso evaluar ~ presupuesto cargo visita diagnostico compromiso bonifica gratuito descuenta cotizacion costo
  pedido pedir encargar encargo ordenar comprar tomo paso whatsapp llamo encargarles ~ pedido realizar whatsapp formulario indicar confirmar canal recepcion nombre
  anticipacion antes encargar tiempo avisar ultimo apurado manana pedido encargo urge ~ anticipacion minima previo pedido encargo habiles antelacion agenda
  corte tope limite pedido hasta despachan alcanzo noche temprano sale ~ corte pedidos recibidos despues procesan siguiente habil limite
  minimo minima compra monto pedir vender uno cantidad suelto unidad poquito ~ minimo compra monto pedido cantidad piezas unidad minima
  limite maximo tope llevar cantidad acaparar promo varias racionan ~ limite maximo unidades piezas compra tope familia promocion cantidad
  cambiar modificar agregar quitar pedido sumar editar equivoque anadir olvide aumentar ~ modificacion cambios pedido antes produccion confirmado agregar preparacion
  cancelar anular arrepenti cancelo pedido encargo suspender echarme atras ~ cancelacion pedido anular antes despachado plazo reembolso cargo preparacion
  confirmado confirmacion tomaron registro llego pedido recibieron numero folio anotado ~ confirmacion pedido correo numero folio registrado mensaje pago
  listo lista avisan terminaron pedido encargo aviso preparado faltara ~ aviso listo mensaje notificacion terminado pedido llamamos retiro preparado
  domicilio llevan casa reparten delivery envian mandado traen reparto entregan mandan acercan ~ domicilio delivery reparto entrega servicio envio pedido casa
  envio cuesta flete cobran mandar domicilio delivery costo despacho vale mandarlo ~ envio costo tarifa zona flete kilometro despacho distancia calcula
  gratis envio bonificado gratuito regalan flete free comprar sale llevarlo ~ gratis envio gratuito compras superiores partir monto bonificado minimo
  zona barrio colonia llegan cubren cobertura comuna vereda sector municipio entregan rumbo ~ zona cobertura reparto colonia barrio radio kilometro municipio alcance
  provincia interior estado departamento ciudad mandan envian region pais encomienda ~ nacional interior provincia paqueteria encomienda pais transportadora estado envio
  extranjero exterior internacional eeuu usa pais exportan mandan aduana fuera ~ internacional exterior extranjero exportacion aduana arancel destino impuestos
  tarda demora llega tardan envio pedido llegara entregan tiempo ~ plazo entrega habiles estimado tiempo despacho demora envio
  hoy express urgente rapido ahorita ahora apurado entregan inmediato volando ~ express urgente entrega inmediata prioritario recargo antes
  horario franja reparten manana tarde noche rango pasan entregan repartidor ~ horario entrega franja reparto rango turno matutino vespertino ventana
  programar elegir agendar fecha entrega sabado escoger cumple preciso ~ programar fecha entrega agendar elegir calendario seleccionar franja coordinar
  domingo feriado festivo fin semana sabado entregan reparten puente asueto ~ domingo feriado festivo reparto sabado entregas suspenden habil siguiente
  rastrear guia seguimiento tracking rastreo anda paquete codigo numero ~ guia rastreo seguimiento tracking codigo numero paqueteria enlace estado
  llego retraso demorado atrasado esperando envio paquete retrasado pedido aparece ~ retraso demora envio reclamo paqueteria transportista reportar habiles localizar investigacion
  perdio perdieron extravio extraviado robaron paquete desaparecio envio camino robado ~ extravio perdida robo siniestro transportista reposicion reembolso reclamo seguro guia
  estaba nadie ausente salgo timbre trabajando encontraron vinieron tocaron repartidor abrio ~ ausencia ausente segundo intento visita reprograma reentrega devuelve destinatario sucursal
  vecino portero recibir recibe mama conserje vigilante porteria encargado dejarlo familiar ~ tercero recibir autorizado porteria recepcion mayor edad identificacion entrega firma
  direccion equivoque mal domicilio cambiar puse mude calle erronea corregir ~ direccion cambio correccion incorrecta domicilio erronea despachado reenvio cargo verificar
  piso escalera suben subir departamento ascensor elevador edificio cargar cuarto volado ~ piso escalera subida planta baja maniobra ascensor puerta pie cargo
  courier paqueteria dhl fedex estafeta correo servientrega andreani oca chilexpress empresa mandan ~ paqueteria courier transportadora dhl estafeta servientrega andreani despacho empresa
  uber rappi cabify didi mandadito moto motomandado propio cadete busco pedidosya ~ aplicacion uber rappi mensajero propio plataforma retiro cuenta conductor mensajeria
  terminal omnibus bus autobus encomienda camion flota central despachan mandan paquetito ~ terminal encomienda bus autobus transporte omnibus flete destino cobrar guia
  asegurado seguro envio cubre paquete fragil proteger mercaderia responden camino ~ seguro envio asegurado valor declarado cobertura prima transito opcional
  empaque embalaje empacan envuelven fragil caja plumavit burbuja protegido quiebre romper ~ embalaje empaque proteccion fragil burbuja caja carton reforzado
  discreto discreta sobre sorpresa verguenza disimulado enteren incognito remitente secreto ~ discreto discreta empaque neutro logotipo anonimo remitente opaco
  regalo sorpresa dedicatoria envolver tarjetita mono papel envuelven nota mensaje envoltorio ~ envoltura regalo dedicatoria papel mensaje tarjeta envoltorio cargo
  propina repartidor motorizado cadete moto motito obligatoria domiciliario incluida ~ propina repartidor voluntaria incluida obligatoria domiciliario
  retirar recoger buscar paso local sucursal pickup pasar retiro tienda personalmente ~ retiro recoger sucursal tienda local pickup mostrador domicilio gratuito
  retirar identificacion llevar cedula dni recoger mostrar documento piden numero presento ~ identificacion cedula dni documento presentar retiro numero pedido comprobante titular
  esposo hermano hijo retire recoja mandar busque tercero nombre amigo ~ tercero autorizado autorizacion retiro copia identificacion titular carta nombre
  guardan guardado recoger plazo retirar tarde pedido semana viaje almacenan pasar ~ plazo retiro guarda resguardo vencido habiles almacenaje bodegaje pedido disponible
  tirar olvide nunca recogi abandonado retire pase meses venden rematan dejado ~ abandono abandonado reclamado dispone remate donacion retirado vencido responsabilidad
  stock tienen disponible existencia quedan manejan venden consigo disponibilidad ~ stock existencia disponible disponibilidad inventario sujeto consultar catalogo
  agotado acabo llega reponen surten volver reposicion llegara reingresa resurten vuelve ~ reposicion agotado reingreso proxima llegada resurtido fecha estimada stock
  avisen avisar anotarme lista espera llegue aviso reingrese apuntarme agotado ~ lista espera aviso notificacion reingreso anotar disponible correo
  apartar reservar guardar guardenme separar reservenme apartado aparten separan ~ reserva apartar separar anticipo plazo articulo sena guarda
  reemplazan sustituyen parecido marca faltante sustituto cambian similar mandan ~ sustitucion reemplazo similar faltante equivalente autorizacion agotado diferencia consulta
  pague compre agotado cancelaron vendieron stock falso despues publicado ~ agotado compra reembolso alternativa quiebre stock error disculpa equivalente
  original copia trucho pirata chafa clon generico imitacion autentico replica falso ~ original autentico oficial certificado genuino distribuidor autorizado generico autenticidad
  usado segunda mano seminuevo nuevo reacondicionado paca feria refurbished sellado estrenar ~ usado nuevo seminuevo reacondicionado estado seccion grado sellado
  color tono rojo azul negro surtido variedad pinta gama ~ color tono disponible surtido variedad muestrario existencia
  caduca vence vencido vencimiento caducidad dura caducado pasado fresco aguanta consumir ~ caducidad vencimiento lote fecha conservacion consumo preferente vida util
  devolver devolucion regresar devuelvo plata arrepenti gusto reintegro dinero retracto ~ devolucion plazo comprobante reembolso empaque original uso retracto
  cambiar cambio chico grande talla talle gusto distinto apretado cambian ~ cambio talla plazo etiqueta comprobante uso diferencia articulo disponibilidad
  ticket boleta perdi factura tirar recibo cambio devolver papelito bote comprobante boto ~ comprobante ticket indispensable original cambio presentar boleta factura sistema localizar
  abierto abri caja sello empaque destape uso use etiqueta quite bolsa lave ~ empaque original sello etiqueta usado abierto devolucion accesorios intacto condiciones
  oferta rebaja cambiar devolver liquidacion promocion saldo descuento aceptan barata ~ oferta liquidacion rebaja devolucion admite cambio final saldo excluido
  calzon ropa interior bombacha aros aretes maquillaje traje bano brasier medias higiene cambian ~ higiene interior cosmetico aretes devolucion admiten cambio excluidos salud
  plata dinero devuelven vale nota credito efectivo reembolsan prefiero saldo regresan ~ reembolso dinero efectivo nota credito vale favor devolucion saldo
  reembolso tarda devuelven demora reintegro acreditan plata regresan refleja devolucion ~ reembolso plazo habiles acreditacion medio pago banco reintegro
  regreso devolucion envio paga flete mandar devolver costo correo guia vuelta ~ devolucion envio costo cargo flete comprador asume etiqueta prepagada logistica
  diferencia cambiar caro barato pagar sobra devuelven valor mayor completar ~ diferencia precio mayor menor valor cambio favor pagar abona
  regalaron regalo cambiar obsequio dieron novio cumple gusto ticket ~ regalo cambio ticket etiqueta plazo obsequio comprobante precio
  navidad reyes fiestas diciembre regalo cambiar despues enero aguinaldo devolver ~ navidad enero extendido plazo cambio fiestas reyes diciembre devolucion
  sucursal comprar cambiar devolver local distinta tienda online fisica compre ~ sucursal cambio compra origen local tienda online comprobante
  roto quebrado danado golpeado llego rajado abollado estrellado aplastado hecho pedazos maltratado ~ danado roto reportar fotografia reposicion transporte embalaje recepcion golpe
  equivocado mandaron error incorrecto pedi distinto color llego equivocaron diferente ~ incorrecto equivocado error articulo cambio recoleccion cargo distinto pedido costo
  falto faltan incompleto faltante llego menos pieza completo pedido cajas vino conte ~ faltante incompleto reportar reclamo recepcion revisar pedido verificar
  defectuoso falla prende funciona anda sirve salio malo nuevo fallado defecto fabrica ~ defecto fabrica falla cambio inmediato revision plazo nuevo fabricacion diagnostico
  foto distinto parece imagen pagina ilusion expectativa publicado tono diferente ~ referencial ilustrativa imagen foto variar tono pantalla fotografia descripcion
  podrido malo feo agrio echado pasado descompuesto olor fresco moho hongo vino ~ mal estado reposicion perecedero reclamo foto fresco reembolso frescura
  revisar checar abrir firmar recibir antes paquete probar repartidor delante mirar ~ revisar recepcion firmar conformidad remito observacion antes inspeccionar contenido
  garantia tiempo dura cubre meses ano garantizado respaldo ~ garantia meses ano vigencia cobertura fabricante defecto compra plazo
  garantia cubre golpe mojo agua cayo caida solte pierdo reviente anulada abri ~ garantia excluye mal uso golpe humedad caida manipulacion desgaste voltaje anula
  garantia hacer valer reclamar tramite mando aplicar papel poliza servicio ~ garantia poliza tramite presentar factura sellada centro servicio autorizado reclamar
  extendida extender ampliar garantia adicional anos alargar comprar protegido ~ extendida garantia ampliacion adicional contratar costo plan anos
  reparacion arreglan tardan garantia taller arreglo devuelven tiempo demora reparado ~ reparacion garantia plazo habiles diagnostico taller servicio laboratorio
  prestan prestado mientras reparan sustituto provisorio reemplazo arreglan ~ prestamo sustituto temporal equipo reparacion provisorio cortesia reemplazo
  arreglo volvio fallar garantia reparado reincide dano descompuso ~ garantia reparacion trabajo mano obra falla reingreso
  factura facturan facturar fiscal cfdi rfc nit ruc cuit empresa emiten deducible ~ factura fiscal electronica datos rfc ruc nit emitir solicitar cfdi
  factura despues olvide pedir mes pasado ayer sacar plazo facturar atrasada ~ factura plazo mes compra solicitar emite posterior ticket autofactura
  factura mal corregir error nombre rfc equivocado cambiar refacturar dato cancelar rut ~ factura correccion cancelacion refacturacion nota credito datos erroneo reexpedir solicitud
  recibo boleta ticket comprobante dan papel entregan tiquete nota compra ~ recibo ticket boleta comprobante compra entrega emite nota impreso
  copia duplicado perdi factura recibo reimprimir reenviar correo borre reimpresion boleta ~ copia duplicado reimpresion reenvio factura comprobante correo solicitar portal
  correo llego factura mail email electronica digital mandan spam bandeja pdf ~ factura electronica correo pdf xml enviada spam bandeja digital
  retencion exento exoneracion monotributo retener agente impuesto constancia zona franca ~ retencion exento exoneracion constancia agente impuesto certificado tributario
  compra orden empresa gobierno licitacion municipalidad proveedor alta registrar treinta credito ~ orden compra institucion credito empresa proveedor corporativo treinta licitacion alta
  medida hacen especial hecho personalizado mandar pedido fabrican encargo diseno ~ medida fabricacion personalizado pedido especial diseno plano encargo confeccion
  tarda hacer fabricar fabrican hecho medida listo confeccion semanas elaborar demora ~ fabricacion produccion plazo semanas elaboracion confeccion anticipo habiles aprobado
  personalizado cambiar devolver medida bordado grabado nombre encargue gusto devuelven hecho ~ personalizado medida devolucion cambio admite excepto grabado especial defecto
  boceto diseno aprobar render prueba antes mockup maqueta muestran arte ~ boceto diseno aprobacion arte digital prueba visto bueno produccion ajustes
  retoque correccion cambios diseno logo modificar ajuste vuelta revisiones ~ correcciones revisiones ajustes incluidas diseno adicional rondas cargo
  nombre grabar bordar estampar logo personalizar iniciales grabado imprimir letra frase ~ grabado bordado personalizacion estampado logotipo letra costo caracteres vector
  foto modelo muestra pinterest imagen copian igualito parecido replicar internet ~ referencia foto modelo replica similar imagen enviar aproximado diseno
  material tela propia traigo mio comprar pongo llevarles aporto ~ material propio aportado traer responsabilidad tela proporcionado merma
  medir miden medidas vienen toman casa visita tomar medicion ventana espacio ~ medicion toma medidas visita domicilio tecnico rectificacion costo
  mayoreo mayor mayorista docena revender bulto volumen lote surtir ~ mayoreo mayorista precio volumen docena piezas partir escala minimo
  surtido surtir mezclar variado combinado modelos docena colores talles mayoreo curva ~ surtido mayoreo variado modelos combinar curva docena talles mezclar
  revender revendedora catalogo vender comision emprender distribuidora ganancia ganar puntito dropshipping ~ revendedor distribuidor catalogo ganancia requisito registro margen inscripcion
  giftcard regalo tarjeta vale bono regalar certificado monto gift obsequiar venden ~ tarjeta regalo gift card certificado monto canjeable bono valor
  vence giftcard vale bono gift tarjeta regalo caduca vencida guardada cajon ~ tarjeta regalo vigencia vence meses emision bono caduca expira
  giftcard saldo sobra resto usar vale gastar canje regalo ~ tarjeta regalo saldo remanente canje parcial uso restante acumula
  giftcard perdi robaron vale reponer bono extravie regalo tarjeta reposicion ~ tarjeta regalo extravio perdida reposicion portador responsable robo codigo
  giftcard cambiar efectivo dinero plata bono regalo vale canjear devolver ~ tarjeta regalo canjeable efectivo reembolsable dinero bono transferible
  puntos acumular puntaje millas junto gano compras sumo programa estrellas ~ puntos acumulacion programa lealtad fidelidad compra equivale suma pesos
  canjear puntos canje usar premio redimir gastar cambiar valen cobrar ~ canje puntos redimir premio equivalencia minimo recompensa valor
  puntos vencen perdi borraron caducan desaparecieron vencidos expiran ~ puntos vencimiento caducidad vigencia expiran inactividad meses
  sello sellito tarjetita decimo gratis cartilla estampa sellan decima cafe ~ sello tarjeta decima gratis frecuente completar cartilla
  puntos olvide numero compra sumar despues cargar ticket aparecen tarjeta registrar ~ puntos acreditacion posterior retroactivo ticket compra registrar reclamo
  membresia socio socia club inscribir afiliar hacerme anotarme vip beneficio ~ membresia socio inscripcion club registro beneficio gratuito anual
  pagina web internet online tienda virtual instagram comprar sitio facebook vendes catalogo ~ tienda online sitio web instagram virtual compra catalogo enlace
  registrar cuenta usuario comprar registrarme invitado crear obligatorio pagina correo ~ registro cuenta invitado crear usuario correo compra obligatorio
  contrasena clave olvide entrar cuenta usuario recuperar password acceder bloqueada ~ contrasena recuperar restablecer enlace correo cuenta acceso olvido
  carrito pagina error cargar cae trabada finalizar traba compra deja sitio ~ carrito navegador error cache sitio finalizar pantalla intentar soporte
  estafa confiable seguro confianza trucha robar miedo clonan fraude segura pagina legal ~ seguro certificado ssl oficial cifrado protegida fraude pasarela datos verificada
  web local precio tienda fisica diferente internet barato pagina distinto ~ precio online exclusivo tienda fisica web diferir internet canal sucursal
  catalogo lista fotos precios mandan pdf pasame modelos folleto envian ~ catalogo pdf lista precios descargar enlace whatsapp actualizado folleto
  live vivo transmision aparte comente gane remate facebook subasta puja mio ~ vivo transmision comentario apartado live plazo pago reserva gana
  marketplace mercadolibre amazon linio shopee plataforma publicado vendedor comprar ~ mercadolibre amazon marketplace plataforma publicacion oficial vendedor reclamo
  sena senar anticipo adelanto abono dejar deposito reservar piden mitad ~ anticipo sena porcentaje confirmar deposito cincuenta saldo entrega
  sena anticipo devuelven pierdo cancelo arrepiento adelanto deposito recupero regresan echo ~ anticipo sena reembolsable devolucion cancelacion pierde retiene porcentaje gastos
  saldo resto restante liquidar pagar falta entrega terminar completar recibir ~ saldo restante entrega liquidar contra antes anticipo retiro total
  apartado apartar separado layaway plan abonos separe sistema guardan pagando ~ apartado plan separe abonos plazo porcentaje liquidar inicial
  apartado vencio pagar prorroga plazo tiempo pierdo abonado alcanzo extender acabar ~ apartado vencido prorroga cancelado abonado plazo penalizacion extension vale
  deposito garantia envase casco botella cilindro bombona garrafon retornable importe devolver ~ envase retornable deposito casco importe devolucion garrafon cilindro canje
  instalan instalar colocan ponen instalacion incluye armado colocacion armar conectar ~ instalacion incluida colocacion tecnico armado costo servicio basica
  armar armado ensamblar desarmado mueble caja tornillos ensamblan armarlo instructivo ~ armado ensamble desarmado instructivo herramienta mueble armador servicio costo
  instalar necesito preparar enchufe toma pared cano antes dejar requisito ~ instalacion requisito previo toma electrica preparacion espacio despejado conexion nivelado
  instalo instalador propio plomero electricista cuenta pierdo garantia cunado ~ instalacion terceros autorizado garantia invalida personal certificado propio
  instalaron mal chueco gotea flojo torcido suelta colocaron vuelvan despego ~ instalacion garantia revision reclamo ajuste mano obra tecnico visita
  viejo llevan retiran vieja colchon heladera refri desechar refrigeradora sacan anterior ~ retiro usado viejo disposicion reciclaje anterior entrega recoleccion nuevo
  parte entrego cambio viejo usado toman celular permuta canje cuenta reciben mio ~ parte pago permuta toma usado avaluo canje valuacion equipo
  muestra probar muestrita tester prueba gratis sample degustar probadita regalan ~ muestra gratuita prueba tester degustacion costo solicitar
  muestrario tela color piso azulejo casa llevar prestan carta comparar ~ muestrario prestamo deposito carta color retazo devolver muestra
  probar probador medir ponerme vestidor medirme prenda antes probarmela ~ probador prendas maximo medirse probar permitido vestidor higiene
  probar enchufar prender funciona antes llevar comprobar mostrador tienda testear ~ prueba funcionamiento mostrador verificar encendido tienda antes entrega
  exhibicion vitrina vidriera muestra fisico showroom tocar sala exponer conocer ~ exhibicion showroom sala visita fisico cita piso mostrar
  talla talle numero medida mido quedara calza elegir ~ talla guia medidas tabla centimetros talle contorno busto cadera
  grande gordita xl xxl especial extra curvy rellenita plus gordito talles ~ talla extra plus xl xxl especial grande hasta curvy
  calzado zapato numero horma pie ancho angosto calza plantilla tenis zapatilla ~ calzado numeracion horma plantilla centimetros equivalencia pie medio
  entra cabe mide ancho alto largo puerta espacio medida dimension cupo ~ dimensiones medidas alto ancho profundidad centimetros peso ficha
  ajustar basta dobladillo arreglar achicar entallar bastilla acortar prenda largo ~ ajuste dobladillo costura arreglo basta entallado prenda costo
  repuesto refaccion pieza parte recambio consigo suelto venden tornillo autoparte consiguen ~ repuesto refaccion pieza original disponible codigo modelo recambio
  traer encargar repuesto pedir importar pieza tarda conseguir refaccion fabrica llega ~ repuesto pedido importacion anticipo semanas refaccion fabrica plazo
  modelo compatible sirve marca ano pieza serie repuesto calza vin ~ compatible compatibilidad modelo serie numero ano verificar placa chasis
  repuesto electrico devolver cambiar equivoque pieza electronica quemo compre puse refaccion ~ electrico electronico pieza devolucion instalada admite repuesto cambio
  consumible filtro cartucho toner bolsa pila bateria cambiar recarga recambio ~ consumible filtro cartucho reemplazo periodico compatible recarga meses bateria
  ayuda soporte tecnico prende configurar problema entiendo llamar aparato asistencia anda ~ soporte tecnico asistencia linea remoto telefono mesa configuracion
  manual instrucciones instructivo uso usar perdi folleto guia video idioma ~ manual instructivo descargar usuario video guia tutorial pdf
  ensenan capacitacion explicar usar manejar aprender demostracion cursillo usarlo muestran ~ capacitacion demostracion uso incluida induccion puesta marcha entrega
  mantenimiento service lavado revision cuidar limpieza preventivo toca revisarlo ~ mantenimiento preventivo periodico revision recomendado meses servicio anual
  tecnico casa visita mandan vienen revisar domicilio cobra revise aparato ~ visita tecnica domicilio costo diagnostico tecnico agenda tarifa
  voltaje corriente 110 220 luz enchufe transformador adaptador quema clavija ~ voltaje 110 220 voltios regulador enchufe adaptador bivoltaje
  asesoria recomiendan elegir conviene aconsejan mejor orientan sirve duda ~ asesoria asesor orientacion recomendacion gratuita calculo eleccion especialista
  calcular metros alcanza rinde litros cajas pared necesito cubre bolsa ~ rendimiento metro cuadrado calculo litro cubre merma caja rinde
  cortar corte metro pedazo cortan medida tramo fraccionar retazo cortadito ~ corte metro fraccion medida minimo servicio costo tramo
  sobro sobraron caja devolver cemento ceramica material restante cerradas usar ~ sobrante material cerrado devolucion cajas completas excedente plazo recargo
  pesa kilo gramo suelto granel cuarto libra medio onza pesan ~ granel kilo gramo peso bascula fraccion minimo libra
  bolsa bolsita cobran traer reusable plastica talego funda llevar propia ~ bolsa reutilizable plastico cobra costo biodegradable propia tela
  suscripcion mensual automatico recurrente debito cancelar baja cobrando descontando ~ suscripcion renovacion automatica baja cancelacion mensual cargo recurrente
  pausar saltar suspender suscripcion mes caja vacaciones viaje congelar ~ pausa suspension suscripcion omitir mes reanudar envio
  preventa reservar lanzamiento sale salir estreno anticipada nuevo preorden antes ~ preventa lanzamiento reserva anticipada fecha estimada preorden arribo
  pilas cable cargador incluye trae accesorio caja control adentro ~ incluye accesorios contenido caja cargador cable separado venden
  mesa reservo aparto guardan apartar reservar lugarcito cena separar llamar whatsapp anticipacion ~ reservacion reserva anticipacion previa telefono confirmacion disponibilidad mesa agenda solicita
  llego reserva fila espero caigo improviso demora formarse cola mesa libre lleno ~ orden llegada lista espera disponibilidad sujeto aforo anotarse hostess turno
  tarde atrasado trafico trancon tranque retrasado mesa guardan esperan pierdo taco demorados llego camino demorada minutos ~ tolerancia minutos reserva libera puntualidad retraso mesa cedida asigna espera
  cancelo cancelar mesa reserva surgio desisto avisar plantar fuimos imprevisto anular ~ cancelacion anticipacion aviso penalidad noshow inasistencia cargo anula reserva cancelada
  sena anticipo deposito apartar reservar adelantar abono adelanto guarden mesa piden ~ anticipo porcentaje deposito garantia abono reserva confirma descuenta consumo total
  terraza afuera ventana aire libre balcon jardin vereda vista sentarnos patio adentro ~ ubicacion terraza exterior interior preferencia asignacion zona sujeta disponibilidad salon
  mesa quedarnos sobremesa apuran echan corren rato levantan sentados permanecer ~ permanencia maxima duracion mesa estadia turno minutos limite rotacion desocupar liberar
  juntar mesas grupo grande veinte amigos compadres somos bola banda juntos barra ~ grupos comensales minimo reservacion menu fijo mesas unidas capacidad anticipacion
  cuenta separada dividir dividen mitad vaquita partir separado pagamos coperacha americana ~ division cuenta separadas fraccionar comensal partes iguales tarjetas maximo mesa
  propina incluida obligatoria dejo mesero mozo cobraron servicio diez quitar voluntaria garzon ~ propina sugerida voluntaria servicio porcentaje cubierto incluye ley agregada personal
  cubierto cobraron pan mesa servicio extra cuenta poner panera cargo aparecio ~ cubierto servicio mesa cargo comensal incluye panera obligatorio exento menores
  torta pastel propio llevo cumple bizcocho queque llevar cortar ponque festejo keke traer ~ descorche pastel ajeno cargo rebanada servicio corte externo tortas platos vajilla
  vino botella propia llevo descorche corkage traer trago cobran abrir whisky guaro ron ~ descorche botella cargo bebidas externas alcoholicas ingreso copa tarifa permitido
  comida propia llevar lonche sandwich lonchera taper vianda fiambre entrar afuera metemos cine cotufas canchita palomitas pochoclo golosinas ~ ingreso alimentos externos bebidas ajenos prohibido excepto papillas permite establecimiento dulceria confiteria
  mamila biberon papilla teta calentar tetero mamadera bebe microondas compota pacho leche ~ biberon calentamiento alimentos infantiles lactantes papillas cocina microondas solicitud
  sillita bebe periquera guagua silla alta comer trona chiquito elevador bebito sentarlo ~ periquera silla alta infantil disponible bebes solicitar cantidad elevadores trona
  nino chamaco cabros pelaos entran llevo hijos admiten chiquillos bar noche gurises ~ menores edad ingreso permitido acompanados adulto horario familiar restriccion
  menu infantil nuggets porcion chica nino chiquito platito plato kids pequena guagua ~ menu infantil menores anos porcion incluye precio edad bebida postre
  juegos jueguitos area resbaladilla brincolin inflable pelotero ludoteca jugar corretean nana cuidan ~ area juegos infantil supervision padres responsabilidad edad maxima estatura calcetines
  cambiador panal bebe mudador cambiar bano mudar pompis cambiarlo sucio ~ cambiador bebes sanitarios panales familiar bano mudador ubicado disponible
  mani cacahuate alergia nuez alergica mariscos camaron hincho ronchas reaccion frutos anafilaxia ~ alergenos contaminacion cruzada trazas alergia informar cocina frutos secos contiene elaborado
  celiaco gluten tacc trigo harina celiaca intolerante pan celiaquia contaminar ~ gluten celiacos certificado contaminacion cruzada trazas libre apto harinas cocina separada
  lactosa leche intolerante deslactosada almendra soya vegetal lacteo queso mal ~ lactosa deslactosada lacteos leche vegetal bebida almendra avena recargo alternativa sustituye
  vegano vegetariano carne vegetariana vegana animal tofu soya plantas huevo verduras ~ vegano vegetariano opciones menu vegetal proteina identificados icono origen animal platillos
  diabetico azucar endulzante stevia light dulce diabetes diabetica keto edulcorada ~ azucar endulzante stevia sustituto diabeticos apto edulcorante reducido carbohidratos
  kosher halal cerdo musulman judio religion puerco chancho cochino puerca ~ kosher halal certificacion religiosas dietas cerdo elaboracion restricciones alimentarias
  picante pica enchila chile aji picoso salsa picor suave rocoto enchilada picantito ~ picante nivel aji aparte salsa intensidad suave medio fuerte indicado
  cebolla quitar quitan cambiar ingrediente tomate cambio arroz ensalada guarnicion papas modificar ~ sustitucion ingredientes guarnicion modificacion cambios cargo adicional platillo omitir
  ejecutivo almuerzo corrida menu lonche barato corriente comida entrada sopa segundo ~ menu ejecutivo almuerzo incluye entrada fondo postre bebida horario lunes viernes
  cocina cierra ultimo pedido comer tardecito noche cerrada alcanzo sirven cenar ultima ~ cocina cierre ultimo pedido comandas previos minutos reciben orden cierra
  buffet repetir libre tenedor comer llenar platos repito parrilla ilimitado veces ~ buffet libre ilimitado consumo desperdicio tarifa ninos bebidas aparte horario
  sobro sobras llevar empacan domicilio cajita envolver taper itacate resto bolsita sobrante ~ envase llevar sobrantes empaque cargo buffet excluido desechable alimentos recipiente
  frio crudo pelo mosca plato devolver quemado salado gusto feo asco horrible ~ devolucion platillo reemplazo reposicion inconformidad cambio avisar mesero cocina consumido
  rompi copa plato vaso cayo quebre quebro vidrio pagar jarra taza romper ~ rotura vajilla cristaleria reposicion cargo dano costo cobra accidental
  perro mascota perrito gato lomito firulais mesa terraza entra admiten peludo cachorro ~ mascotas friendly terraza correa bozal permitidas perros exterior guia razas
  lazarillo guia ciego perro asistencia invidente emocional apoyo entra soporte ~ perros asistencia guia ingreso permitido lazarillo documento acreditacion certificado discapacidad
  silla ruedas rampa escalera abuela andador muletas discapacitado subir elevador abuelito ~ accesibilidad rampa movilidad reducida ascensor sanitario adaptado acceso discapacidad silla ruedas
  musica vivo banda mariachi grupo toca cantan dj cantante show trova serenata ~ musica vivo presentacion viernes sabado cover horario artista escenario grupo
  cover entrada cobran pagar entrar bar consumo minimo manilla puerta boliche antro ~ cover consumible entrada consumo minimo incluye mujeres gratis acceso porcentaje
  futbol partido pantalla tele final seleccion transmiten mundial clasico pasan pelea mirar ~ partidos transmision pantallas eventos deportivos reserva consumo minimo transmiten proyeccion
  ruido bulla volumen alto fuerte bajar gritos aturde musica platicar bajenle ensordece ~ volumen musica decibeles nivel zona tranquila ajuste ambiental moderado
  vestimenta chanclas bermuda short ojotas elegante ropa gorra sandalias tenis jean cholas ~ codigo vestimenta formal casual acceso restringido sandalias deportiva calzado gorras
  cedula dni credencial entrar bar trago mayor edad identificacion mostrar ine ~ identificacion mayoria edad documento vigente menores alcohol venta prohibida acreditar
  happy tragos promo cervezas 2x1 chelas feliz birras cocteles ~ happy hour 2x1 cocteles cerveza horario promocion aplica seleccionados lunes jueves
  borracho tomado ebrio curado peda cuete rascado mamado sirven chupado pasado copas ~ ebriedad embriaguez derecho admision negar servicio estado alcohol retiro suspender
  fumar cigarro pucho vape vapear faso fumo cigarrillo prendo tabaco vapeador terraza habitacion balcon cuarto ~ fumar prohibido area fumadores vapeadores libre humo ley exterior multa desodorizacion habitaciones
  wifi clave internet contrasena senal red conectar megas computadora ~ wifi gratuito red contrasena clave conexion ticket velocidad acceso
  laptop trabajar compu enchufe cargar tarde cafe horas cargador notebook tomacorriente estudiar ~ laptop consumo minimo enchufes tomacorrientes coworking permanencia mesas trabajo limite
  cumpleanero cumple gratis festejado regalan postre cantan mananitas cortesia velita sorpresa ~ cumpleanos cortesia postre presentando identificacion festejado obsequio mes vela consumo
  decorar globos adornar decoracion mesa cumple guirnalda flores confeti carteles bombas pared ~ decoracion globos confeti permitido adornos montaje cinta paredes retiro previa
  torta encargo mando encargar pastel anticipacion pedir ponque pido personalizada ~ encargo pasteles pedido anticipacion horas personalizado minimo anticipo tamano porciones
  alcanza pastel torta porciones tamano rinde kilo invitados rebanadas chica mediana ~ porciones rinde tamano kilogramos rebanadas diametro capas invitados pastel rendimiento
  letrero nombre torta escribir dibujo foto mensaje letras pastel muneco tematica topper ~ dedicatoria mensaje impresion comestible topper decoracion fondant caracteres diseno referencia
  dura torta refri guardar aguanta conservo nevera heladera congelar comer pastel echa ~ conservacion refrigeracion consumir caducidad refrigerado conservar temperatura vida util
  pan recien caliente salen horneada medialunas facturas bolillo marraqueta saca fresquito horno ~ horneado horneada pan fresco horario salida lote tandas hornadas matutina
  domicilio envian delivery llega barrio colonia zona traen casa mandan llegan reparten ~ cobertura entrega radio kilometros zona domicilio reparto envio perimetro
  minimo pedido poquito delivery envian compra monto alcanza chico pedir envio gratis ~ pedido minimo monto envio gratis compra superior reparto domicilio
  envio cuesta cobran domicilio reparto motorizado delivery mandado cadete cargo viaje ~ tarifa envio costo reparto distancia kilometro domicilio zona recargo
  demora tarda pedido llega hambre delivery minutos repartidor moto rato todavia espero ~ entrega estimado minutos demanda demora lluvia pico preparacion reparto
  falto equivocado pedido faltaron llego mal incompleto gaseosa confundieron bolsa faltante ~ faltante pedido incompleto error reporte reposicion reembolso foto minutos incorrecto
  derramado aplastada frio llego regado volcado pizza revuelto sopa repartidor chorreado ~ mal estado reclamo fotografia reposicion reembolso transporte entrega evidencia danado
  timbre repartidor contesto salio nadie direccion encontro abri devolvio portero pedido ~ ausencia destinatario domicilio espera repartidor minutos reembolso intento direccion incorrecta
  cancelar pedido arrepenti cambie anular delivery equivoque comida preparando borrar orden ~ cancelacion pedido preparacion iniciada reembolso minutos posteriores orden anulacion
  recoger paso busco retirar recojo llevar pickup pedido mostrador local takeaway ~ recoleccion retiro local llevar mostrador pedido listo sucursal takeout minutos
  programar pedido temprano entreguen fija agendar delivery noche horario adelantado agendado entregar ~ pedidos programados anticipados franja horaria entrega agendada programacion
  cambio vuelto sencillo billete repartidor efectivo quinientos grande feria menudo suelto ~ efectivo cambio denominacion billete repartidor monto exacto contraentrega maximo vuelto
  servilletas cubiertos salsas mandan tenedor plastico sobrecitos palillos pedido ponen desechables ~ cubiertos desechables servilletas aderezos solicitud incluye biodegradables adicional
  salon caben invitados entran fiesta capacidad boda quinceanera gente aforo metemos ~ capacidad aforo maximo salon invitados montaje sentados banquete coctel
  salon renta alquilar incluye sillas mesas manteles arriendo local mobiliario traen fiesta ~ alquiler salon incluye mobiliario manteleria vajilla horas limpieza paquete
  extra alargar fiesta quedarnos termina rumba tarde seguir after terminar pachanga prolongar ~ extra adicional tarifa evento finalizacion extension tolerancia contratada desalojo
  banquete propio catering afuera llevar cocinero tia comida salon ajeno proveedor traer ~ catering externo proveedores autorizados ajenos derecho plaza cargo exclusividad banquete
  prueba degustacion probar platillos boda menu degustar novios sabores contratar ~ degustacion prueba menu previa contrato cita bonifica banquete
  invitados confirmo numero faltan vinieron final lista cambiar cantidad fallaron ~ numero definitivo invitados garantizado confirmacion ajuste previos minimo facturado
  montar decorar temprano salon entrar proveedor armar acomodar flores globos desmontar ~ montaje desmontaje horario acceso proveedores previas retiro decoracion horas evento
  dj propio sonido llevar banda bocina parlante equipo luces grupo corneta conectar ~ sonido externo dj proveedor decibeles limite electrica planta permitido horario
  pirotecnia bengalas fuegos humo chispas velas cohetes volcanes arroz tirar petalos papelitos ~ pirotecnia prohibida bengalas fuegos artificiales confeti maquinas humo restriccion limpieza
  posponer boda mover fecha evento cambiar aplazar postergar luto enfermo fiesta correr ~ reprogramacion fecha evento cambio disponibilidad anticipo traslada penalizacion meses
  rompieron salon danos mesa invitados garantia deposito devuelven manchado pared destrozo vidrio ~ deposito garantia danos reembolsable inspeccion devolucion evento deduccion cubrir
  llueve jardin boda lluvia carpa mojar plan aguacero toldo afuera fiesta ~ carpa toldo lluvia plan alterno techado contingencia montaje exterior
  habitacion temprano entrar check llegar madrugada cuarto dejan vuelo early pieza ~ checkin check ingreso anticipado early sujeto disponibilidad cargo habitacion partir
  salida cuarto entregar tarde dejar late checkout check desocupar pieza mediodia vuelo quedarme ~ checkout check salida tardia late cargo prorroga desocupar habitacion media tarifa
  madrugada llego recepcion noche abierta vuelo tardisimo abren portero dormido medianoche autobus ~ recepcion nocturna llegada tardia avisar codigo acceso timbre autocheckin
  documento pasaporte cedula registrarme hotel dni identificacion piden llegar registro check foto ~ registro identificacion pasaporte huesped vigente presentar documento ingreso ficha original
  menor hotel dieciocho edad reservar registrarse adolescente novia hospedar ~ edad minima hospedaje mayor menores autorizacion notarial acompanados padres registro
  sobrino hijo papeles menor padres permiso viajar abuela partida nacimiento autorizacion notaria ~ menores autorizacion notarial acta nacimiento parentesco tutor acreditar viaje
  cama extra adicional colchon catre plegable meter sofa tercero colchoneta hamaca ~ cama adicional supletoria plegable cargo noche habitacion maximo rollaway solicitud
  cuna bebe corralito hotel cuarto dormir guagua cunita moises practicuna recien ~ cuna bebes gratuita solicitud disponibilidad habitacion previa menores barandilla
  nino paga hotel gratis edad cuarto hijos cobran duerme compartiendo chico anos ~ ninos gratis compartiendo cama padres menores tarifa edad habitacion exento
  visita cuarto subir amigo novia pieza invitado pasar entrar hospedado acompanante conocida ~ visitas habitacion huespedes registrados cargo acompanante registro permitidas prohibido horario
  desayuno incluido sirven cafe huevos buffet temprano hotel continental desayunar mananero ~ desayuno incluido tarifa horario buffet continental restaurante adicional
  desayuno madrugada temprano vuelo llevar box lonchera salimos tour bolsita cajita ~ box breakfast desayuno empacado anticipado solicitar vispera salida llevar
  incluido pulsera tragos brazalete all inclusive bebidas manilla comidas hotel ~ incluido brazalete plan bebidas nacionales restaurantes comprende excluye
  alberca piscina pileta horario nadar cierra noche abierta chapuzon banarse hotel ~ piscina alberca horario uso huespedes cierre mantenimiento nocturno salvavidas
  gorro traje bano piscina banador camiseta malla licra alberca pileta panal bermuda ~ gorro obligatorio traje bano piscina ducha previa calzado panal acuatico
  piscina hijos solos cuidan salvavidas nino hondo alberca vigilar ahogar flotadores ~ salvavidas menores acompanados supervision adulto profundidad piscina responsable vigilancia
  fria climatizada templada caliente agua alberca temperada jacuzzi piscina calentita helada ~ climatizada temperatura grados piscina jacuzzi calefaccion temperada invierno
  pasadia piscina hospedarme usar alberca visitante pase hotel pasar pileta ~ day pass pasadia visitantes instalaciones incluye externos consumible acceso piscina
  toalla prestan piscina playa alberca tarjeta devolver pano secar llevar limpia ~ toallas tarjeta deposito canje reposicion piscina playa prestamo devolucion
  limpieza cuarto sabanas cambian tender cama asean recamarera mucama ropa barren pieza ~ limpieza habitacion diaria cambio sabanas blancos housekeeping noches solicitud
  maletas guardar dejar valijas equipaje mochila salida custodia check bultos petacas encargar ~ equipaje custodia guardaequipaje consigna gratuito resguardo salida luggage horas maletero
  caja fuerte plata joyas seguro guardar pasaporte cuarto valores robar dinero cofre ~ caja fuerte seguridad valores habitacion responsabilidad objetos pertenencias resguardo
  olvide deje cargador cuarto hotel habitacion olvidado enviar taxi bus celular bolso paraguas mochila ~ objetos olvidados perdidos extraviados resguardo envio costo huesped unidad recuperacion custodia reclamo
  llave perdi tarjeta cuarto cobran extravie habitacion copia adentro trabada quedo ~ llave tarjeta magnetica extravio reposicion costo habitacion duplicado
  manche quemadura sabana colchon televisor rompi cuarto hotel cobraron dano pieza control ~ danos habitacion cargo reparacion blancos mobiliario huesped reposicion inventario
  vecino bulla fiesta cuarto ruido dormir gritan madrugada pared escandalo joda silencio ~ silencio horario descanso ruido huespedes fiestas prohibidas desalojo convivencia
  mascota hotel perro cuarto gato dormir cobran pieza llevo chiquito hospedar ~ mascotas cargo noche kilos peso habitacion cartilla vacunacion friendly desatendidas
  lavar ropa lavanderia lavan planchar sucia plancha secadora calzones lavado percudida ~ lavanderia prendas servicio planchado entrega pieza bolsa autoservicio lavadora secadora
  estacionar carro auto cochera parqueo garaje parqueadero estaciono coche camioneta hotel ~ estacionamiento parqueo cochera tarifa gratuito huespedes valet cajones noche vehiculo
  valet rayon choque auto carro abollado robaron estacionamiento parqueadero espejo raspado ~ valet responsabilidad danos vehiculo robo estacionamiento seguro boleto deducible
  boleto estacionamiento perdi ticket sellar sellan parqueo validar carro papelito cuno ~ boleto extraviado estacionamiento sello validacion tarifa consumo horas gratis
  aeropuerto buscan recogen transfer hotel traslado llevar pasan vuelo shuttle remis ~ traslado aeropuerto transfer shuttle reserva vuelo costo recojo terminal
  deposito hotel tarjeta bloquearon garantia congelaron retenido llegar incidentales devuelven credito ~ garantia preautorizacion deposito tarjeta incidentales reembolso salida bloqueo retencion
  irme noches devolver adelantar salida quedar hotel acortar reembolsan ~ salida anticipada noches utilizadas reembolso estadia penalidad reduccion
  quedarme noche extender hotel alargar seguir estadia cuarto ~ extension estadia noche adicional tarifa vigente disponibilidad prolongar aviso
  cancelar hotel reserva devuelven plata viaje reembolso anular enferme habitacion perdida ~ cancelacion gratuita horas previas primera noche tarifa reembolsable cargo reserva
  llegar reserva perdi hotel show presente noche vuelo avise guardan cuarto cobraron ~ noshow inasistencia primera noche cargo reserva cancelada total penalizacion
  impuesto extranjero iva turista residente turismo exento hotel tasa pasaporte nacional ~ impuesto hospedaje iva exento extranjeros residentes tasa exoneracion porcentaje
  locker candado casillero hostal guardar mochila robar seguridad cosas compartido llave ~ lockers casilleros candado propio venta alquiler individual pertenencias dormitorio
  cocina usar cocinar hostal refri ollas heladera estufa preparar nevera guardar platos ~ cocina compartida utensilios refrigerador etiquetar limpiar uso horario huespedes
  tour incluye almuerzo entrada guia transporte paquete excursion adentro comida paseo cubre ~ incluye excluye transporte guia entradas almuerzo tour excursion paquete
  llevo mochila caminata excursion ropa zapatos bloqueador repelente gorra tour traer agua ~ llevar recomendado bloqueador repelente calzado impermeable agua gorra equipo recomendaciones
  dificil caminata cansado subida aguanto cerro abuela fisico condicion trekking principiante pesado ~ dificultad nivel moderada condicion fisica desnivel kilometros caminata exigencia altitud
  llueve tour lluvia suspenden clima tormenta salen excursion nublado viento ~ condiciones climaticas lluvia suspension reprogramacion reembolso salida seguridad
  minimo gente tour salen pareja grupo completan juntan pocos excursion cupo ~ minimo pasajeros salida garantizada grupo operar participantes reprogramacion excursion
  edad nino tour chiquito tirolesa canopy rafting anos permiten hijo bebe excursion ~ edad minima estatura menores actividad participar acompanados anos restriccion aventura
  embarazada tour corazon presion operada embarazo rafting lancha columna meses caballo asma ~ embarazadas contraindicado cardiacos restricciones medicas cirugia hipertension participar recomienda
  gorda peso kilos flaco tirolesa caballo limite aguanta parapente pesa sobrepeso arnes ~ peso maximo kilogramos limite arnes seguridad actividad jinete minimo
  seguro accidente tour lastimo cubre caigo quiebro medico hospital excursion golpe viaje ~ seguro accidentes cobertura gastos medicos poliza participantes asistencia incluido
  recogen hotel pasan buscar tour encuentro salimos punto levantan excursion airbnb ~ punto encuentro recojo hoteles zona salida pickup puntualidad minutos lobby
  regresamos dura tour vuelta tardamos horas llegamos excursion termina paseo retornamos ~ duracion retorno aproximado itinerario regreso horas salida excursion llegada
  guia ingles idioma habla espanol frances portugues gringo traductor tour explican aleman ~ idioma guia bilingue ingles espanol tour portugues audioguia traduccion
  tarde tour dormi dejo bus salio esperaron perdi excursion dejaron alcanzo combi micro flota bondi terminal transito ~ puntualidad tolerancia espera salida excursion pierde reembolso impuntualidad minutos inasistencia abordaje embarque
  altura soroche mal mareo apunamiento falta respirar montana aclimatar coca puna oxigeno ~ altitud aclimatacion mal altura msnm oxigeno soroche recomendaciones hidratacion
  chaleco lancha bote nadar salvavidas rio kayak ahogo agua obligatorio snorkel ~ chaleco salvavidas obligatorio embarcacion nadar flotacion uso instructor seguridad
  fotos video dron gopro tour sacan mandan drone camara filmar volar ~ fotografias drones permitido tomas incluidas autorizacion entrega digital uso comercial
  visa pasaporte vencido viajar migracion vacuna requisitos frontera amarilla internacional papeles ~ visa pasaporte vigencia meses requisitos migratorios responsabilidad pasajero vacunacion frontera
  nombre mal escrito pasaje boleto apellido corregir equivoque ticket letra traspasar vuelo ~ correccion nombre boleto cambio titular cargo emision transferible pasajero
  cancelar viaje paquete agencia devuelven enferme operadora vuelo plata crucero desistir ~ cancelacion penalidad paquete previos reembolso gastos administrativos proveedores porcentaje
  pasaje boleto cambiar fecha bus viajar micro flota corrida omnibus posponer ~ cambio fecha boleto pasaje horas previas salida penalidad reprogramacion diferencia
  devolver pasaje boleto reembolso bus devuelven viajo anular plata camion terminal ~ devolucion pasaje boleto reembolso anulacion retencion porcentaje salida horas
  asiento elegir ventanilla pasillo sentarme juntos adelante numero cambiar bus butaca ~ asiento seleccion numerado asignacion preferencia ventanilla pasillo plano compra
  maletas kilos bus equipaje llevar valija exceso bultos cajas permiten pesa mochilas ~ equipaje permitido kilogramos franquicia exceso bodega mano piezas adicional pasajero
  maleta perdida bus bodega perdieron valija robaron equipaje llego contrasena talon ~ extravio equipaje indemnizacion talon reclamo contrasena bodega tope responsabilidad
  bici bicicleta tabla surf televisor instrumento bus llevar guitarra cicla voluminoso ~ bicicleta voluminoso equipaje especial bodega desarmada embalada cargo espacio
  perro bus viajar gato jaula mascota guacal pasaje jaulita kennel transportadora camion ~ mascotas transportadora guacal bodega certificado veterinario vacunas pasajero kilos
  nino paga pasaje asiento brazos upa falda bus bebe piernas boleto chineado ~ menores anos tarifa asiento brazos boleto infantil exento pasaje regazo
  jubilado tercera edad estudiante descuento pasaje inapam abuelo carnet medio boleto pensionado ~ descuento adulto mayor estudiante credencial porcentaje vigente boleto tarifa preferencial
  parada bajar bajo camino subo trayecto carretera bus dejar pueblo intermedia ~ parada intermedia ascenso descenso autorizadas terminal ruta escalas trayecto
  bano bus orinar mear camion parar pipi viaje necesidades urgencia ~ bano sanitario bordo unidad parada uso liquidos descanso servicio
  taxi cobra carrera tarifa viaje taximetro nocturno dejada banderazo remis kilometro madrugada ~ tarifa taximetro banderazo kilometro nocturno recargo fija minima recorrido
  taxi esperar espere chofer bajo minutos cobra espera afuera parada vuelta mandado ~ espera minutos gratuitos cargo adicional conductor tarifa fraccion
  taxi sillita bebe auto nino asiento carro guagua silla butaca huevito retencion ~ silla infantil retencion solicitud vehiculo menores anticipacion asiento elevador
  mudanza cuesta flete trasteo cotizar camion muebles precio acarreo mudarme depa ~ cotizacion mudanza volumen metros cubicos distancia inventario visita presupuesto piso
  empacan cajas mudanza embalan envolver carton trasteo plastico burbuja platos ponen ~ embalaje empaque cajas materiales burbuja incluye adicional mudanza fragil
  escaleras piso ascensor mudanza sofa cargar subir quinto refrigerador volado trasteo soga ~ maniobras pisos escaleras ascensor recargo volado nivel izaje mudanza
  rompieron mueble mudanza rayaron tele ropero espejo trasteo danado quebraron refri ~ danos mercancia seguro indemnizacion reclamo declarado inventario mudanza plazo reporte
  desarmar cama ropero desarman armar mueble tornillos closet mudanza desmontan lavadora ~ desarmado armado muebles desmontaje incluye herramientas desinstalacion electrodomesticos servicio
  mandar encomienda paquete caja enviar bus tarda llega pueblo provincia cargo ~ encomienda paqueteria envio entrega plazo destino habiles transito guia
  recoger encomienda paquete retirar cedula agencia guia clave autorizar almacenaje ~ retiro encomienda destinatario identificacion clave guia almacenaje autorizacion agencia bodegaje
  prohibido enviar plata liquido licor gas bateria comida pistola encomienda animal pintura ~ mercancia prohibida peligrosos inflamables envio articulos restringidos dinero perecederos transportar
  rastrear paquete anda guia seguimiento encomienda numero ubicar camion carga ~ rastreo guia numero seguimiento envio consulta estatus tracking plataforma
  declarar valor paquete seguro perdio encomienda perder vale caro carga asegurar ~ valor declarado prima seguro porcentaje indemnizacion extravio envio cobertura carga
  cine cambiar funcion entrada boleto pelicula horario devolver compre equivoque ~ cambio devolucion boletos funcion minutos previos taquilla cine reembolso
  pelicula nino edad clasificacion entra cine terror c15 anos hijo ~ clasificacion pelicula edad menores acompanados acreditar sala identificacion restringida
  cine empezada tarde pelicula entrar funcion trailers empezo comerciales sala avances ~ ingreso sala inicio funcion minutos avances acceso iniciada puntualidad
  entrada parque cuesta nino adulto boleto precio pasaporte taquilla ticket cobran brazalete ~ entrada general adultos ninos taquilla tarifa pasaporte acceso precio brazalete
  salir volver entrar reingreso sello regresar parque almorzar carro manilla mano ~ reingreso sello pulsera salida acceso permitido conservar boleto
  estatura nino juego montana mide chaparro subir altura atraccion alto chico medir ~ estatura minima centimetros atraccion juegos mecanicos acompanante restriccion metros
  llovio parque lluvia boleto devuelven volver tormenta mojados cierran feria juegos ~ lluvia cierre parque reembolso revalidar boleto visita tormenta electrica reposicion
  perdi entrada boleto ticket imprimir celular codigo qr borre extravie papel pantalla ~ boleto electronico qr reimpresion extravio reposicion presentar digital impreso correo
  regalar entrada amigo boleto transferir pasar prima vender ceder nombre ~ transferible nominativo boleto cesion titular transferencia reventa prohibida acceso
  asado parrilla carbon quincho parque asador picnic carne asar fogata lena barbacoa ~ asadores parrillas carbon zona picnic fogatas permitido lena uso apagar
  carpa acampar camping dormir tienda casa parque fogata noche sleeping quedar ~ camping acampar carpa tarifa noche zona alquiler bolsa dormir
  escuela excursion colegio alumnos paseo maestra profe salon kinder curso visitar ~ escolares grupos colegios tarifa docentes gratuidad visita guiada minimo alumnos
  nino perdido extravio hijo encuentro parque perdio feria mama vocear altavoz busco ~ menor extraviado modulo protocolo personal seguridad atencion pulsera punto reunion
  lastime golpe herida enfermeria caida curita doctor parque primeros desmayo botiquin ~ primeros auxilios enfermeria botiquin emergencia paramedico ambulancia atencion personal
  factura empresa rfc ruc nit hotel comida consumo ticket fiscal facturan cuit ~ factura fiscal datos emision ticket mes solicitar portal consumo razon
  puntos tarjeta sellos gratis cafe decimo acumulo canjear vence socio frecuente ~ puntos acumulacion canje fidelidad programa vigencia sellos cortesia frecuente
  bono regalo tarjeta vence giftcard cena vale regalar canjear usar certificado ~ tarjeta regalo vigencia canje meses emision bono saldo canjeable reembolsable
  bus dano varado carretera retraso paro bloqueo descompuso pinchazo derrumbe llanta ~ falla mecanica demora transbordo reembolso fuerza mayor bloqueo unidad reemplazo
  llego llegue tarde tardo demoro demorado atorada atorado trafico trancon taco embotellamiento bondi retrasada esperan atienden ~ tolerancia puntualidad retardo retraso impuntual minuto margen reprograma reagenda gracia cortesia
  cancelo cancelar anulo desmarco imprevisto avisar avisando surgio enfermo enferme penalizan multan ~ cancelacion anticipacion antelacion previo aviso cargo penalidad anulacion notificar
  falte faltar falto olvide olvido plante plantado dormi aparecer fui avise cobran perdi ~ inasistencia ausencia ausente presentarse injustificada penalidad inasistente bloqueo reincidente noshow
  mover cambiar cambio correr pasar aplazar posponer turno cita adelantar atrasar jueves manana ~ reprogramacion reprogramar reagendar reagendamiento modificacion reasignacion disponibilidad fecha anticipacion traslado
  turno cita sacar pedir agendo agendar apartar reservo separar aparto hueco espacio guasap wasap ~ agendamiento reserva solicitud previa agenda linea formulario whatsapp programacion telefonica
  cita turno llego caigo paso nomas directo fila cola formo previo atienden ~ espontanea orden llegada sobreturno previa disponibilidad demanda presencial fila
  confirmo confirmar recordatorio mensaje avisan llego wasap mensajito contesto conteste olvido recuerdan ~ confirmacion recordatorio automatico respuesta sms notificacion liberara libera responder
  sena anticipo adelanto apartar depositar abono prepago separar reservar giro piden dejar transfiero ~ anticipo sena deposito porcentaje reserva descontable abono prepago confirmar garantia
  devuelven sena anticipo adelanto perdi recupero pierdo arrepenti regresan apartado deposite ~ anticipo sena reembolsable reintegro reembolso devolucion perdida retencion credito saldo desistimiento
  demoran atrasado esperando espero llevo rato sentada sala doctor siglo hambre pasan ~ espera demora retraso atencion promedio estimado minuto turno prioridad urgencia
  emergencia urgencia grave accidente sangrando madrugada finde noche desmayo guardia corro auxilio feriado ~ urgencia guardia emergencia ambulancia triage inmediata derivacion hospital linea riesgo
  ayuno ayunas comer desayuno desayunar desayune comi cafe tinto mate sangre hambre cenar mascar ~ ayuno ayunas alimento ingerir agua muestra laboratorio hematologia glucosa ingesta
  orina pis pipi meado frasco tarrito potecito juntar guardar manana caquita popo heces ~ orina muestra recipiente esteril recolectar chorro primera refrigerada materia fecal coprocultivo
  resultado salen listo analisis examen entregan tardan demora sangre llegan ~ resultado entrega procesamiento disponible habil estudio informe validacion emision
  resultado bajar descargar celular correo mail imprimir entrar pagina link mandan analisis ~ portal descarga usuario codigo pdf digital consulta informe electronico web
  recoger retirar resultado analisis mama esposo hijo tercero familiar manda carta ~ autorizacion tercero documento identidad carta poder retiro titular firmada confidencial
  orden receta medica papel doctor analisis examen particular pedido saco llevo exigen ~ orden prescripcion medica obligatoria vigente solicitud particular fecha firma sello
  sangre casa pinchar vienen domicilio extraer abuela cama enfermera sacan sacar ~ domicilio toma muestra domiciliaria flebotomista extraccion cobertura recargo zona programar
  receta vencida vieja perdi vencio mes sirve remedio medicamento farmacia caduco doctor ~ vigencia receta prescripcion vencimiento dispensacion emision validez medica
  antibiotico remedio pastilla vender venden receta amoxicilina clonazepam rivotril dormir ~ prescripcion receta retenida archivada controlado psicotropico venta obligatoria dispensacion antimicrobiano
  generico marca barato barata similar remedio pastilla caro laboratorio ~ generico bioequivalente intercambiable principio activo sustitucion alternativa denominacion equivalente
  devolver cambiar remedio medicamento pastilla abierto compre equivoque regresar caja farmacia ~ medicamento devolucion cadena frio conservacion sanitaria aceptan empaque sellado normativa farmaceutica
  remedio traen casa domicilio envian moto mandan farmacia delivery pedido motito ~ envio domicilio medicamento reparto despacho cobertura farmacia pedido minimo entrega receta
  insulina heladera nevera refri frio refrigerar guardar calor viaje vacuna conservo ~ refrigeracion cadena frio temperatura grado conservar conservador termico almacenar congelar
  reaccion alergia salio roncha sarpullido pico hincho picazon hinchado ardor colorado brote ~ reaccion adversa suspender alergica enrojecimiento irritacion hinchazon acudir medico hipersensibilidad
  alergico alergica alergia penicilina latex anestesia tinte avisar polvo nuez ~ alergia antecedente informar declarar ficha historia sensibilidad previamente prueba
  obra social prepaga seguro eps isapre fonasa imss aceptan cubre carnet convenio trabajan mutual ~ convenio cobertura aseguradora obra social prepaga afiliado reconocimiento credencial autorizacion
  reembolso seguro aseguradora boleta medico devuelvan reintegro papel isapre prepaga gasto tramitar ~ reembolso reintegro honorario comprobante informe aseguradora tramite formulario diagnostico factura
  copago bono diferencia cobran carnet coaseguro pagar extra obra social prepaga ~ copago coseguro coaseguro arancel deducible afiliado diferencial monto bono valor
  control revision volver regreso consulta gratis cobran doctor resultado llevo ~ control seguimiento revision subsecuente reconsulta plazo incluido costo
  videollamada zoom virtual online distancia internet lejos videoconsulta camara consulta psicologa ~ teleconsulta telemedicina videollamada enlace modalidad virtual plataforma remota conexion online
  hijo nene chamaco guagua chavo menor solo acompanado sola pibe adolescente abuela lleva ~ menor edad acompanante tutor padre responsable adulto autorizacion representante legal
  acompanar entrar esposo mama pasar conmigo novio acompanante consulta adentro senor amiga ~ acompanante ingreso permitido maximo aforo sala consultorio box limitado
  nino bebe llevar hijo peque chiquito carreola coche cuidan juegan crio esperar guagua ~ infantil ludoteca guarderia supervision area cambiador juego cuidado vigilancia
  constancia licencia reposo incapacidad jefe faltar trabajo justificante escuela certificado baja patron ~ certificado justificante reposo incapacidad licencia constancia emision laboral asistencia medico
  historia expediente ficha copia clinica pedir sacar llevarme doctor archivo ~ historia expediente clinico copia solicitud titular entrega resumen ley epicrisis
  secreto cuentan contar confidencial papa chisme privado psicologa terapia mama sepan ~ confidencialidad secreto profesional excepcion riesgo divulgar reserva terapeuta tercero consentimiento
  doctora mujer prefiero hombre ginecologo pena verguenza senora dama sexo incomoda ~ preferencia profesional femenino genero solicitar elegir femenina asignacion especialista masculino
  suicidio matarme morir crisis desesperada angustia panico psicologa llamar ansiedad madrugada ~ crisis emergencia linea prevencion suicidio salud mental inmediata hospital guardia contencion
  muela duele dolor diente hinchado cachete aguanto sacar urgente dentista noche ~ urgencia dental odontologica guardia dolor extraccion prioridad infeccion sobreturno
  corona tapadura resina calza empaste cayo despego salio volvio diente arreglo ~ garantia restauracion obturacion corona recementado defecto mes control resina desprendimiento
  sesion paquete bono fisio masaje faltan vence termino usar quedan sobraron comprada ~ paquete vigencia vencimiento sesion caducidad mes transferible consumo plazo expira
  lente anteojo gafa graduacion mareo veo mal borroso equivocada acostumbro receta mareada bifocal ~ adaptacion graduacion formula revision prescripcion rectificacion periodo cristal garantia progresivo
  lente anteojo gafa rompi pise rayo partio pata tornillo patilla quebro sente ~ garantia armazon montura defecto fabrica golpe rayadura reparacion ajuste reposicion
  perro gato vacuna vacunado carnet libreta rabia cachorro cartilla mascota papel ~ vacunacion carnet antirrabica cartilla vigente desparasitacion refuerzo calendario obligatoria quintuple
  perro bravo muerde agresivo bozal morder grunon nervioso gato arana ladra ataca ~ bozal correa transportadora agresivo sujecion manejo sedacion informar contencion temperamento
  castrar esterilizar operar capar perra gata celo ayuno comer cirugia comio ~ esterilizacion castracion ayuno prequirurgico anestesia solido collar quirurgica postoperatorio
  nudo enredado rapar perro pelo motoso apelmazado rasta peludo raparon pelaron caniche ~ nudo desenredado recargo apelmazado manto rasurado pelaje rapado estado
  dejar perro gato vacacion viaje cuidan hotel guarderia pension hospedar noche ~ hospedaje pension guarderia canina alojamiento vacunacion noche alimento check canil
  recoger tarde perro mascota olvide busco cierran alcanzo gato peluqueria cobran ~ retiro cierre recargo estancia mascota custodia guarderia excedente
  murio dormir sacrificar eutanasia cremar ceniza perrito enterrar sufriendo despedirme ~ eutanasia cremacion ceniza consentimiento individual colectiva despedida urna cuerpo humanitaria
  color tinte tintura pelo cabello quede gusto naranja manchado parejo feo verde ~ retoque correccion color garantia inconformidad tono plazo ajuste
  tinte decolorar mecha balayage prueba alergia mechon antes quema cabello luz ~ prueba sensibilidad mechon colorimetria diagnostico previo capilar decoloracion parche
  pelo lavado sucio limpio lavar champu lavarme llego grasoso tinte alisado antes ~ cabello limpio seco lavado antes acudir producto previo acondicionador
  quebro rompio partio cayo salto levanto gel acrilica semipermanente esmalte despego manicura manicure unita ~ garantia reposicion reparacion gratuita esmaltado arreglo levantamiento desprendimiento manicura
  pestana extension mojar lavar rimel caen maquillar dormir vapor llorar despegan ~ pestana extension humedad aceite rimel mantenimiento vapor relleno desmaquillante
  laser depilacion sol bronceada playa rasurar asoleada tomar quemada pasar maquinita ~ laser exposicion solar bronceado evitar fotosensible rasurado previo bloqueador
  regla periodo menstruacion andres mes depilar sauna masaje venga menstruando copa ~ menstruacion periodo menstrual reprogramar sensibilidad tampon copa higiene recomendado ciclo
  embarazada prenada panza esperando encinta masaje tinte tatuaje sauna faja semana ~ embarazo gestante semana contraindicado autorizacion medica prenatal trimestre lactancia restriccion
  masaje calzon desnuda ropa quitar brasier verguenza spa interior desvestir bata toalla ~ ropa interior bata desechable prenda privacidad cobertura toalla spa vestir
  masaje final feliz rico extra servicio erotico sexual tocar masajista insinuar ~ estrictamente terapeutico sexual conducta inapropiada suspendera conotacion respeto masaje retirada
  sauna vapor jacuzzi presion alta corazon hipertenso aguantar entrar desmayo ~ sauna hipertension contraindicado cardiaco minuto permanencia hidromasaje maxima vapor cardiopatia
  propina tip dejar manicurista peluquera incluida masajista costumbre efectivo acostumbra ~ propina voluntaria gratificacion incluida sugerida porcentaje opcional discrecional obligatoria
  regalo regalar giftcard vale tarjeta mama cumpleanos sorpresa bono novia gift ~ tarjeta regalo vigencia certificado canjeable vale transferible obsequio canje beneficiario
  tatuaje tatuar edad menor permiso mama papa chibolo firma dieciocho ~ mayor edad identificacion menor autorizacion notarial tutor tatuaje presencia consentimiento
  tatuaje curar cuidar crema lavar plastico film sol piscina rasca costra pica ~ cicatrizacion cuidado crema jabon neutro sol costra sumergir film semana
  borracho tomado copa chela cerveza cruda resaca guayabo cana tatuar tatuaje alcohol ~ alcohol sustancia efecto ebrio anticoagulante sangrado previo negara tatuaje
  aguja limpia nueva esteril desechable sida hepatitis contagio tatuaje higiene usada ~ desechable esterilizacion autoclave esteril aguja bioseguridad apertura sanitario descartable
  congelar pausar suspender gym gimnasio viaje vacacion lesion mensualidad membresia parar freezar ~ congelamiento suspension membresia pausa maximo justificacion prorroga plan solicitud
  darme baja gym gimnasio salir cancelar dejar mensualidad contrato debito siguen cobrando ~ baja rescision membresia permanencia aviso debito automatico formulario terminacion plan
  clase prueba probar gratis gym baile natacion primera muestra conocer antes inscribirme ~ clase muestra prueba gratuita cortesia primera inscripcion pase invitado demostrativa
  amigo invitar llevar gym gimnasio invitado novia entrar primo pase acompane conmigo ~ invitado pase cortesia registro ingreso acompanante socio membresia identificacion
  prestar membresia cunada hermano usar pase carnet gimnasio traspasar vender pasarle ~ personal intransferible membresia transferencia titular cesion suplantacion cambio traspaso cuota
  toalla gym sudor llevar maquina limpiar trapo sudado obligatorio banca mojada ~ toalla obligatoria higiene equipo desinfectar uso personal sanitizar aparato secar
  locker casillero candado dejar guardar mochila bolso gym noche llave casilla taquilla ~ casillero locker candado propio uso diario retirado pertenencia vaciar nocturno
  tenis zapatilla zapato chancla ojota sandalia gym entrenar descalzo jean champion ~ calzado deportivo cerrado vestimenta obligatorio suela adecuada sandalia indumentaria prenda
  certificado medico apto fisico gym pileta natacion corazon examen llevar carta entrenar ~ apto fisico certificado medico aptitud vigencia obligatorio cardiologico presentacion inscripcion
  edad chico hijo adolescente pesa gym entrenar pibe menor permiten chamo ~ edad minima menor autorizacion padre tutor supervision responsiva sala
  gorra gorro piscina pileta alberca nadar bikini short banador traje obligatorio goggles ~ gorro natacion traje bano lycra obligatorio alberca piscina vestuario chancla
  falte reponer recuperar clase baile natacion perdi enfermo feriado yoga atraso compensan ~ reposicion recuperacion clase inasistencia mes horario alterno cupo maxima justificada
  mirar quedarme clase mama hija baile ballet salon papa observar padre ~ padre observacion clase permanencia sala espera exterior abierta acceso visita
  filmar grabar foto celular tiktok video vestidor gym selfie sacar clase ~ grabacion fotografia video prohibido vestidor autorizacion privacidad imagen tercero filmacion
  diagnostico revisar checar cobran falla revision mirar celular compu lavadora gratis ~ diagnostico revision costo tecnico abonable descuenta reparacion presupuesto evaluacion tarifa
  presupuesto cotizar sale costaria cobra cobran estimado aproximado arreglo precio antes ~ presupuesto cotizacion estimacion validez vigencia gratuito escrito compromiso detalle mano
  arreglo salio caro cobraron diferente precio aumento subio extra avisaron sorpresa ~ adicional imprevisto autorizacion presupuesto aprobacion previa consulta ajuste excedente ampliacion
  arreglaron volvio fallar falla dano descompuso jodio malogro reclamo ~ garantia reparacion mes mano obra defecto reincidencia cubre falla revision
  sello abrieron abri tecnico destape manosearon metio mano garantia pierdo desarme ~ anula garantia sello invalida manipulacion tercero alterado intervencion ajena perdida
  foto contacto borrar celular archivo perder respaldo computadora dato pierdo informacion formatear ~ respaldo informacion copia seguridad dato perdida responsabilidad previo formateo backup
  clave contrasena patron pin celular dejar desbloquear reparar revisan foto privada ~ contrasena patron desbloqueo prueba confidencialidad acceso funcionamiento tecnico privacidad equipo
  mojo cayo agua celular inodoro piscina cafe derrame mojado humedo arroz ~ humedad liquido sulfatacion limpieza corrosion oxidacion garantia excluye secado placa
  pantalla rota quebro vidrio rompio estrello display celular original cambiar modulo ~ pantalla reemplazo modulo display original generico minuto tactil repuesto compatible
  original generico pieza repuesto refaccion pirata chino copia alternativo ponen calidad autentico ~ repuesto refaccion original generico compatible calidad proveedor certificado alternativo pieza
  repuesto refaccion pieza llega demora pedir encargar importar esperar consiguen falta ~ repuesto importacion pedido disponibilidad proveedor habil anticipo arribo demora stock
  pieza vieja devuelven quedar regresan quitaron sacaron repuesto cambiada muestran ~ pieza reemplazada devolucion retirada sustituida entrega solicitud desecho descarte entregan usada
  traer repuesto propio pieza compre llevo refaccion poner instalar aceite comprada ~ suministrado aportado repuesto propio garantia instalacion mano responsabilidad cubre proporcionado
  olvide recoger celular abandonado mes taller venden dejado equipo vender botan ~ abandono bodegaje almacenaje equipo retiro disposicion almacenamiento vencido plazo cargo
  perdi boleta ticket papelito comprobante vale contrasena recoger retirar entregan nota talon ~ extravio comprobante identificacion titular boleta talon retiro verificacion orden ticket
  recoger retirar tercero hermano esposa mando equipo ropa carro buscar ~ tercero autorizado retiro identificacion comprobante poder mensaje autorizacion titular entrega
  desbloquear liberar robado encontre imei icloud cuenta bloqueado celular reportado compre ~ procedencia imei propiedad factura reportado robo desbloqueo titularidad legal rechaza
  prestan carro auto taller sustituto reemplazo moverme prestado celular ~ sustitucion cortesia vehiculo prestamo equipo reemplazo disponibilidad temporal reparacion deducible
  rayaron rayon golpe abolladura raspon chocaron carro taller lavadero auto responden devolvieron ~ inventario dano inspeccion previo responsabilidad recepcion rayon seguro fotografico reclamo
  dejo adentro carro auto robaron guantera valor lente faltan moneda desaparecio ~ objeto valor interior responsabilidad retirar pertenencia vehiculo guantera declarado extravio
  lavado carro auto lavar encerar aspirar dura minuto espero tardan lavadero carwash ~ lavado duracion minuto encerado aspirado interior completo basico turno detallado
  llovio lluvia lavado lavaron ensucio auto carro gratis mojo relavar ~ garantia lluvia relavado lavado repeticion gratuito ticket cortesia
  barro camioneta pelo perro vomito sucio asiento arena cobran extra lavado mugre ~ recargo suciedad extrema adicional tamano vehiculo tapiceria pelo barro tarifa
  ticket boleto perdi estacionamiento parqueadero parking cochera papelito salir cobran extravie playa ~ boleto extraviado extravio tarifa maxima tarjeta circulacion propiedad estacionamiento penalidad
  estacionamiento parqueo fraccion minuto pase completa cobran parqueadero cochera paso ~ fraccion tarifa minuto tolerancia estacionamiento excedente cobro bloque
  sellar ticket validar estacionamiento gratis parqueo compra consumo sello parqueadero descuento ~ validacion sello consumo minimo estacionamiento bonificado gratuidad cortesia convenio boleto
  noche dejar carro pernoctar estacionamiento cochera madrugada parqueadero dormir cierra amanecer sacar ~ pernocta nocturna tarifa cierre estacionamiento vehiculo horario estadia permanencia
  robaron robo carro moto espejo estacionamiento parqueadero responden vidrio rompieron chocaron cochera ~ responsabilidad seguro robo vehiculo estacionamiento parcial total dano reclamo poliza
  estacionar parquear dejo carro auto clinica local cerca moto lugar parqueo ~ estacionamiento parqueadero aparcamiento gratuito propio subsuelo convenio capacidad visitante plaza
  llave perdi afuera encerrado puerta cerrajero abrir casa cerro quede trabo ~ apertura cerradura cerrajeria identificacion domicilio propiedad emergencia acreditar residencia cilindro
  noche domingo feriado finde recargo cobran extra madrugada tecnico plomero cerrajero caro ~ recargo nocturno festivo porcentaje dominical tarifa horario urgencia
  material cemento pintura comprar incluye pongo albanil maestro compro ladrillo mano ~ material mano obra incluido suministro compra insumo provision cotizacion
  adelanto albanil obra pagar avance mitad contratista maestro cuota final casa ~ anticipo avance obra hito porcentaje certificacion saldo entrega estimacion finiquito
  obra demora atraso atrasada terminan albanil termina semana prometieron casa lluvia ~ plazo obra retraso prorroga penalidad cronograma fuerza mayor clima entrega
  muchacha limpieza casa producto cloro escoba traen pongo trapeador aspiradora empleada mucama ~ limpieza insumo producto provee suministra equipo utensilio incluye personal ecologico
  limpieza casa rompieron florero plato quebro rompio dano muchacha paga jarron ~ dano rotura seguro limpieza reporte indemnizacion responsabilidad reposicion fotografia
  estar casa presente trabajo limpian llave dejo portero ausente entran solo conserje ~ presencia domicilio adulto acceso llave custodia autorizacion ingreso porteria
  encogio encogieron achico destino tino mancho arruinaron quemaron vestido blusa tintoreria ropa ~ dano prenda indemnizacion encogimiento decoloracion etiqueta responsabilidad valor compensacion lavado
  mancha vino grasa sangre sale quitar salio tinta sacan camisa aceite lavanderia ~ mancha desmanchado remocion garantizar resultado tratamiento tejido antigua pretratamiento dificil
  express urgente apuro rapido boda traje necesito ropa arreglo ~ express urgente recargo servicio prioridad suplemento inmediata
  bolsillo plata dinero dolar olvide moneda arete pantalon lavanderia encontraron papel dejado ~ bolsillo vaciar revisar objeto olvidado prenda hallado devuelve responsabilidad valor
  limpia ropa sucia lavada llevar arreglo costurera zapato zapatero usada olor entregar ~ prenda limpia lavada recepcion rechazo higiene arreglo calzado condicion recibe
  archivo mandar imprimir usb pdf correo formato wasap word memoria foto impresion ~ archivo formato pdf resolucion envio correo impresion curva sangrado dpi
  imprimieron color salio distinto oscuro palido pantalla diferente tono tarjeta impresion lona ~ variacion color monitor impresion cmyk tolerancia tono prueba pantone calibracion
  error letra falta ortografia tarjeta imprimieron mal nombre equivocado volante invitacion corregir ~ aprobacion muestra reimpresion ortografia arte error revision responsabilidad visto
  foto entregan sesion boda fotografo lista demora esperando mandan album quince ~ entrega edicion galeria habil semana fotografia seleccion digital enlace
  publicar red instagram foto bebe subir permiso fotografo portafolio facebook usaron ~ uso imagen portafolio autorizacion red consentimiento derecho publicacion cesion promocional
  lluvia llueve boda sesion exterior foto afuera playa nublado parque suspende clima ~ clima reprogramacion sesion exterior lluvia fecha alternativa locacion costo condicion
  atrase devolver tarde regresar alquile renta arriendo vestido carro herramienta extra ~ devolucion retraso atraso recargo diario alquiler multa adicional renta mora
  deposito garantia fianza alquiler renta devuelven dejo tarjeta arriendo retienen traje ~ deposito garantia fianza devolucion reintegro inspeccion retencion bloqueo
  vestido traje alquilado rompi mancho mancha quemo manche vino cierre rasgue esmoquin ~ dano mancha irreversible prenda alquiler reparacion reposicion valor deposito cobro
  lavar vestido traje alquilado devolver sucio limpio tintoreria smoking lavado regreso alquiler ~ lavado tintoreria incluido prenda alquiler devolucion abstenerse limpieza arrendada
  gasolina nafta bencina tanque lleno devolver carro alquilado renta auto cargar litro ~ combustible nivel tanque lleno devolucion cargo repostaje vehiculo litro entrega
  edad alquilar rentar carro licencia brevete registro conducir joven extranjero pase ~ licencia conducir vigente edad minima arrendatario antiguedad internacional conductor
  choque choco accidente carro alquilado rentado deducible raye golpe seguro llamo ~ siniestro deducible cobertura denuncia arrendatario franquicia colision vehiculo reporte aseguradora
  bodega baulera guardar prohibido comida gasolina gas animal moto arma quimico trastero ~ prohibido almacenar inflamable perecedero explosivo peligroso ilegal bodega unidad sustancia
  visita traer coworking invitado recibir amigo oficina entra conmigo recepcion ~ visitante registro invitado recepcion coworking area maximo pase anfitrion
  alquilar depa departamento requisito piden garantia aval fiador sueldo boleta arriendo renta ~ requisito arrendamiento aval fiador ingreso comprobante garantia codeudor solvencia poliza
  mascota perro gato depa departamento alquilar aceptan dueno edificio arriendo gatito ~ mascota arrendador inmueble autorizacion reglamento propietario clausula contrato copropiedad
  salir antes romper contrato alquiler arriendo dejar depa mudar multa irme entregar ~ rescision anticipada arrendamiento penalidad preaviso mes inquilino contrato terminacion desocupacion
  arreglar gotera calefon inquilino dueno paga caldera depa alquilo rompio caneria ~ reparacion propietario arrendador arrendatario inquilino desgaste estructural mantenimiento inmueble cargo
  sube aumento alquiler renta arriendo subir aumentan inflacion indice ~ ajuste incremento canon indice inflacion anual arrendamiento actualizacion ipc renovacion
  abogado primera consulta cobra gratis preguntar asesoria duda licenciado caso hablar ~ consulta inicial asesoria juridica honorario descontable costo legal minuto abogado
  contador contadora factura mandar entregar fecha limite declarar mes papel impuesto boleta ~ documentacion contable entrega limite declaracion mensual contribuyente comprobante tributaria corte
  factura boleta rfc ruc rut cuit nit empresa sacar facturan necesito fiscal ~ factura fiscal emision dato razon social electronica comprobante tributario mes
  choque choco seguro llamar ajustador chocaron siniestro poliza accidente perito carro ~ siniestro reporte denuncia ajustador perito poliza plazo aviso aseguradora
  tarjeta robaron perdi bloquear banco clonaron plastico trago cajero extravie billetera ~ bloqueo tarjeta robo extravio linea reposicion plastico inmediato titular reporte
  cargo desconozco banco compra tarjeta rara cobraron fraude consumo reconozco estafa ~ desconocimiento cargo aclaracion consumo controversia reclamo fraude titular dictamen contracargo
  clave olvide banco app bloqueo contrasena pin entrar token usuario equivoque intento ~ restablecer contrasena desbloqueo intento clave token autenticacion cajero recuperacion acceso
  transferi equivoque cuenta deposito error plata mande numero recupero banco devuelvan ~ transferencia erronea reversion beneficiario autorizacion solicitud banco irrevocable destinatario reclamo
  prestamo adelantar pagar antes liquidar credito deuda castigo terminar cancelar abonar capital ~ prepago anticipado liquidacion penalidad interes capital credito abono amortizacion saldo
  cuota prestamo atrase debo mora interes pagar alcanza banco credito refinanciar venci ~ mora interes moratorio reestructura refinanciamiento vencida credito atraso cobranza reporte
  banco llamaron clave codigo mensaje estafa pidieron link sospechoso dato verdad phishing ~ phishing jamas solicita contrasena codigo enlace fraude oficial reportar suplantacion
  empenar empeno oro joya celular prestan anillo cadena tele prenda prestamista ~ avaluo empeno prestamo porcentaje prenda quilate gramo valuacion pignoraticio tasacion
  empeno vencio perdi rematan refrendo plazo prenda joya venden desempenar atrase recupero ~ refrendo vencimiento desempeno remate prenda comercializacion gracia boleta interes prorroga
  internet cayo caido anda funciona lento senal wifi fibra modem luz roja ~ soporte tecnico reiniciar modem corte averia reporte conexion luz router falla
  internet descuento caido servicio cortado compensan devuelven senal reclamo cobran ~ compensacion interrupcion bonificacion proporcional servicio credito factura descuento indisponibilidad
  internet cortaron pague reconexion vuelve atrase factura debo activan reconectan suspendieron ~ reconexion suspension pago cargo impago activacion restablecimiento servicio mora
  internet modem router decodificador devolver baja quedar aparato quemo cobran rayo equipo ~ comodato equipo devolucion modem baja cargo reposicion propiedad router decodificador
  internet permanencia amarrado contrato salir cancelar penalidad mes plazo forzoso multa darme ~ permanencia minima plazo forzoso penalidad cancelacion anticipada mes contrato internet
  tarjeta plastico visa credito debito pasan aceptan terminal datafono posnet pos amex ~ tarjeta credito debito terminal visa mastercard recargo acepta datafono american
  cuota mes interes pagar parte financiar fiado plazo poquito parcialidad quincena ~ cuota financiamiento interes mes mensualidad plan participante banco parcialidad diferido
  transferencia yape nequi bizum pix mercadopago sinpe plin qr deposito zelle alias ~ transferencia comprobante cuenta clabe cbu acreditacion qr billetera digital titular
  efectivo sencillo vuelto cambio billete grande dolar suelto peso cash feria ~ efectivo cambio denominacion billete moneda exacto dolar cotizacion recibe
  descuento abuelo jubilado tercera edad inapam estudiante carnet viejito rebaja senor universitario ~ descuento jubilado adulto mayor estudiante credencial porcentaje acumulable presentacion pensionado
  cumpleanos cumplo regalo gratis descuento promo festejo mes cumpleanera ~ cumpleanos beneficio descuento identificacion mes cortesia vigencia presentacion promocion
  punto acumulo tarjetita sellito premio gratis decima frecuente canjear vencen juntar ~ punto canje programa lealtad acumulacion fidelidad vencimiento sello frecuente recompensa
  recomendar amiga referido traer comision gratis descuento recomiendo prima lleve gano ~ referido recomendacion beneficio descuento bonificacion credito programa invitado
  promocion cupon junto combinar descuento sumar groupon vencido oferta usar ~ acumulable promocion cupon combinable vigencia descuento canje restriccion oferta
  abierto feriado festivo navidad domingo abren cierran semana santa puente ~ feriado festivo horario especial cerrado domingo reducido apertura asueto guardia
  abren cierran horario abierto sabado almuerzo mediodia temprano atienden siesta ~ horario atencion lunes viernes sabado jornada corrido continuado apertura cierre
  silla rueda rampa escalera ascensor elevador discapacitado muleta subir piso baston abuelo ~ accesibilidad rampa elevador discapacidad movilidad reducida silla accesible acceso planta
  queja reclamo reclamar enojada pesimo maltrato groseria libro denunciar responsable jefe atendieron ~ reclamo queja libro reclamacion respuesta gerencia plazo formulario consumidor correo
  olvide deje chamarra bolso paraguas campera lente encontraron perdido sombrilla cartera ~ objeto olvidado perdido custodia recepcion resguardo reclamar encontrado hallazgo
  gripe tos resfriado fiebre covid enfermo contagio moco cubrebocas barbijo tapaboca ~ sintoma respiratorio reprogramar mascarilla cubreboca fiebre contagioso abstenerse tapaboca
  lluvia lejos zona vienen barrio comuna cubren llegan pueblo domicilio colonia ~ cobertura zona radio kilometro traslado desplazamiento recargo distancia viatico domicilio
  llega tecnico espero viene aparece quedo venir manana rango plantado casa ~ franja ventana horaria llegada tecnico aviso rango previo visita
  tarde llego llegue atrasado demorado trafico bondi camion micro trancon atorada descuentan retraso reloj ~ tolerancia puntualidad retardo impuntualidad tardanza minutos ingreso atraso marcacion acumulado
  retardos tardanzas llevo atrasos acumule multan quitan suspenden falta ~ acumulacion retardos equivalen falta injustificada mes amonestacion tardanza reincidencia descuento
  falto faltar falte avisar aviso ausento vengo llamo presentarme imprevisto pegarme faltazo laburo ~ inasistencia ausencia notificar anticipacion jefe inmediato supervisor comunicar turno justificar
  falte descuentan injustificada pinte aparecio plantado clavo ausente sancionan lunes resaca faltaron ~ inasistencia injustificada falta descuento jornal amonestacion abandono consecutivas sancion ausencia
  enfermo enferma gripe fiebre vomito diarrea cama malito doctor resfriado reposo descompuesto ~ incapacidad licencia enfermedad certificado medico reposo constancia imss eps justificativo
  certificado papel receta doctor constancia traigo entrego mando foto reposo incapacidad licencia plazo ~ presentar certificado medico original copia horas recursos humanos justificante comprobante plazo entrega
  enfermo pagan pagaron reposo incapacidad subsidio licencia porcentaje sueldo cobro descuentan ~ subsidio incapacidad porcentaje salario seguro social empleador cubre prestacion economica licencia enfermedad
  dentista medico cita turno consulta salgo salir permiso examenes sangre control analisis escaparme ~ permiso consulta medica cita constancia atencion horas recuperar ausencia parcial autorizacion
  permiso salir temprano irme escaparme tramite banco mandado diligencia rato vuelta ~ permiso salida anticipada autorizacion encargado reponer horas tramite personal solicitud pase
  vacaciones tocan corresponden dan cuantos antiguedad cumplo ano descanso feriado playa gozar ~ vacaciones anuales antiguedad habiles corridos periodo vacacional corresponden servicio goce remuneradas
  vacaciones pido pedir solicitar avisar agarrar tomar aprueban formulario viaje pasaje anticipacion reservar ~ solicitud vacaciones anticipacion semanas formulario aprobacion calendario supervisor programacion autorizadas
  vacaciones sobraron pierdo guardar acumular vencen gaste quedaron pendientes sigue vender plata ~ acumulables vencimiento periodo caducan saldo vacaciones prescriben fraccionar compensar gozar prorroga
  vacaciones diciembre navidad temporada bloqueadas permiten verano semana santa pico nadie salir ~ temporada alta restringidas vacaciones bloqueo fechas diciembre demanda excepcion autorizan
  feriado festivo asueto trabajamos laburo pagan doble puente navidad primero mayo patrio ~ feriado festivo recargo doble descanso obligatorio compensatorio legal remunerado laborado porcentaje
  domingo dominical pagan prima extra recargo descanso semanal libra fin semana ~ prima dominical recargo domingo descanso compensatorio veinticinco porcentaje semanal laborado
  franco descanso libre libro toca semana seguidos rotativo cambiar domingo ~ franco descanso semanal rotativo asignado planilla consecutivos jornada compensatorio rotacion
  cumpleanos cumple cumplo libre festejo torta pastel santo regalan anos descanso ~ cumpleanos asueto onomastico beneficio goce natalicio mes trasladable remunerado colaborador
  embarazada embarazo panza parto bebe nace semanas maternidad cuantas pre post nacimiento aliviarme ~ maternidad licencia semanas prenatal postnatal parto incapacidad descanso seguridad social gestante
  embarazada pesado cargar levantar parada cuidado turno sentarme panza nauseas encinta quimicos controles ~ gestante embarazo reubicacion cargas peso esfuerzo exento prohibido tareas livianas proteccion
  papa padre nacio bebe esposa parto hijo paternidad mujer pario acompanar hospital ~ paternidad licencia nacimiento hijo acta habiles remunerada progenitor adopcion acreditar
  pecho teta amamantar leche sacarme extractor lactancia mamar bebe guagua nodriza ~ lactancia reposo extraordinario media descansos lactario meses reduccion jornada diarios
  murio fallecio abuela mama papa velorio entierro funeral luto muerte familiar sepelio panteon ~ duelo fallecimiento luto licencia familiar directo acta defuncion conyuge parentesco habiles
  caso casarme boda matrimonio casamiento novia novio luna miel civil iglesia casorio ~ matrimonio licencia nupcias acta corridos remunerado permiso contrayente enlace
  hijo enfermo nene guagua chavito cuidar hospital internado fiebre escuela llamaron guarderia madre ~ cuidado familiar hijo menor hospitalizacion licencia permiso constancia pediatra dependiente calamidad
  hijo escuela colegio reunion graduacion acto firma boleta junta profesora kinder permiso ~ permiso escolar reunion padres acto constancia colegio apoderado horas hijos
  estudio examen parcial facultad universidad clases tesis rindo materia carrera permiso finales ~ licencia estudio examen estudiante constancia academica permiso horario flexible universidad
  votar elecciones voto jurado mesa casilla juzgado citacion testigo urna sufragar domingo ~ sufragio elecciones jurado votacion citacion judicial permiso certificado electoral obligacion
  mudo mudanza mude trasteo casa cambio departamento flete permiso camion cajas ~ mudanza licencia domicilio traslado permiso anual comprobante residencia actualizar
  permiso meses sabatico ausentarme viajar licencia irme guardan puesto pausa excedencia largo ~ licencia goce sueldo excedencia reserva puesto suspension antiguedad solicitud escrita prorroga
  turno cambio cambiar companera cubre cubrir cambiamos permuta reemplazo intercambiar doblar cubra suplir ~ intercambio permuta turno autorizacion encargado acuerdo ambos registrar anticipacion reemplazo cobertura
  horario semana publican rol planilla grilla turnos mandan grupo pegan ~ publicacion horarios rol turnos cartelera semanal anticipacion cronograma planilla difunde
  turno noche nocturno velada trasnoche madrugada plus pagan recargo amanecida velar nochero ~ recargo nocturno jornada nocturna porcentaje adicional mixta bonificacion horas
  relevo llega companero irme espero reemplazo dejo puesto aparece entregar turno abandono ~ relevo permanecer puesto entrega turno abandono supervisor esperar llegada saliente entrante
  entrega turno cuaderno bitacora pendientes paso novedades contar anoto saliente recibo ~ bitacora novedades entrega turno registro pendientes entrante saliente firma libro
  marcar marque olvide huella reloj checar fichar tarjeta checador ponchar registro olvido dedo ~ fichaje marcacion biometrico omision registro asistencia checador correccion entrada salida huella
  ficha companero marque marcar tarjeta prestada amigo cheque favor ponche firma ~ suplantacion fichar tercero falta grave registro asistencia sancion fraude personal intransferible
  extra horas quede quedarme pagan doble tiempo sobretiempo laburo alargo ~ extraordinarias horas extras recargo porcentaje cincuenta cien exceden jornada suplementarias pago
  extra quedarme autoriza avisar permiso horas firmar aprobadas pidio solito reconocen ~ extraordinarias autorizacion previa supervisor escrito reconocen aprobadas horas formato tope
  extra banco horas cambio libre devuelven tiempo compensan debo franco guardar canjear ~ compensacion banco horas compensatorio saldo canje descanso acumuladas equivalente
  obligan quedarme extra negarme obligatorio horas rechazar quedar jefe cierre doblete ~ voluntarias extraordinarias obligatorio maximo semanales fuerza mayor limite negativa jornada
  pagan cobro cobramos quincena sueldo depositan deposito cae raya nomina mes plata fecha ~ pago salario quincena nomina acreditacion transferencia habil quincenal mensual deposito
  cobro pago cae sabado domingo feriado depositan adelanta quincena banco cerrado plata ~ inhabil pago adelanta habil anterior feriado quincena acreditacion salarial
  depositaron llego sueldo cayo atraso falta plata cuenta quincena cobrado ~ demora acreditacion nomina reportar administracion banco verificar deposito reclamo cuenta
  sueldo mal menos faltan error pagaron equivocaron recibo descontaron cuadra incompleto liquidacion quincena ~ error nomina reclamo diferencia ajuste recursos humanos correccion reintegro liquidacion revision plazo
  sueldo depositaron sobra pagaron doble error devolver devuelvo plata gaste descuentan ~ exceso pago indebido reintegro devolucion descuento cuotas nomina error excedente
  recibo boleta colilla talon sueldo comprobante imprimir bajar descargar correo desprendible ~ recibo nomina comprobante boleta pago portal descarga digital firma desprendible liquidacion
  cuenta banco cambie tarjeta cbu clabe depositen cambiar nueva sueldo datos alias ~ cuenta bancaria titular actualizar formulario nomina corte cambio datos acreditacion
  adelanto anticipo plata vale apurado quincena sueldo prestado adelantan urgencia alcanza pidan ~ anticipo adelanto porcentaje maximo salario solicitud nomina descuenta mensual vale
  prestamo presta lana guita cuotas debo pagar emergencia prestan credito fondo ~ prestamo empleado cuotas antiguedad descuento nomina interes tope saldo pagare
  aguinaldo trece decimotercer navidad diciembre pagan cobro gratificacion prima mitad proporcional ~ aguinaldo sueldo anual complementario gratificacion prima decimo tercer proporcional diciembre junio
  utilidades ptu reparto ganancias tocan mayo participacion reparten gano ~ utilidades participacion trabajadores reparto ptu porcentaje ejercicio fiscal anual
  aumento suben sueldo subida gano alza poco revision ajustan salarial inflacion ~ incremento salarial revision anual ajuste desempeno paritaria inflacion escala vigencia
  propina reparten reparto bote tronco cocina meseros dividen tarro tocan ~ reparto propinas fondo comun partes iguales puntos porcentaje meseros cocina distribucion tronco
  propina tarjeta terminal cobro entregan efectivo vale dan posnet datafono liquidan ~ propina tarjeta liquidacion semanal comision bancaria entrega electronica registro efectivo
  propina quedarme dio acepto bolsillo regalo billete guardo declarar aceptar pidio ~ propina voluntaria aceptar solicitar exigir prohibido declarar individual personal
  regalo regalaron proveedor canasta botella aceptar obsequio detalle invito navidad vino ~ obsequio regalos valor maximo declarar soborno proveedor conflicto interes rechazar
  comision vendi venta porcentaje gano tocan pagan vender cierre comisiono ~ comision porcentaje venta neta escala vendedor liquidacion cobrada meta mensual
  comision devolvieron cancelo devolucion quitan vendi descuentan anulo perdi arrepintio ~ reversion comision devolucion cancelacion descuenta venta anulada contracargo reintegro
  comision vendedor robo atendi peleamos comparto venta mitad ~ asignacion comision compartida vendedor primer contacto registro crm venta mitad disputa
  bono meta premio llegue objetivo cumpli incentivo cuota plus alcanzo bonus ventas ~ bono incentivo meta cumplimiento objetivo trimestral porcentaje desempeno indicador bonificacion
  presentismo bono puntualidad asistencia premio pierdo falte perfecto plus faltar cobro ~ presentismo premio asistencia puntualidad perfecta bonificacion inasistencia pierde mensual incentivo
  recomendar amigo traigo conocido referido vacante bono premio meto curriculum primo recomiendo ~ referido bono contratacion candidato vacante recomendacion permanencia meses empleado
  familiar novio pareja primo hermano contratar juntos trabajar esposa noviazgo companero enamorados ~ parentesco relacion sentimental declarar subordinacion conflicto interes familiares contratacion nepotismo
  uniforme dan playera camisa remera polera mandil delantal cobran talla prenda polo cuantas ~ uniforme dotacion entrega juegos prendas anual talla gratuito reposicion firma
  uniforme rompio perdi mancho repuesto rompi viejo cobran nuevo gastado cambian camisa ~ reposicion uniforme deterioro desgaste costo extravio descuento cambio prenda sustitucion
  uniforme lavar lavo plancho sucio casa planchado manchado limpio llevar calle salir puesto ~ lavado uniforme limpio planchado cargo trabajador diario presentacion fuera establecimiento
  zapatos tenis zapatillas sandalias crocs taco championes calzado suela tacones botas resbalo ~ calzado cerrado antideslizante negro suela seguridad obligatorio punta abierto prohibido
  ropa vestir jean mezclilla short bermuda escote viernes casual pantalon camiseta blusa oficina ~ vestimenta codigo formal casual permitido prohibido viernes presentacion pantalon imagen
  pelo cabello suelto recogido cofia trenza rodete chongo largo redecilla atado gorro mono ~ cabello recogido cofia malla red cubierto sujeto higiene cola gorro
  tinte pelo azul tenido colores rosa verde fantasia rapado mechas peinado tenirme corte ~ tinte cabello colores naturales apariencia presentacion peinado permitido discreto imagen
  barba bigote afeitar rasurar candado barbudo vello crecer chivo rasurado afeitado patillas ~ barba afeitado recortada cubrebarba bigote rasurado presentacion cubierta
  aretes anillo pulsera reloj collar joyas caravanas aros pendientes cadena alianza sortija ~ joyeria accesorios prohibido anillos pulseras retirar aretes alhajas alianza manipulacion
  piercing nariz arete ceja septum perforacion lengua quitarme bolita tapar labio expansion ~ piercing perforacion visible retirar cubrir permitido facial imagen presentacion
  tatuaje tatuado tinta brazo cuello visible taparlo tapar tattoo manga mostrar ~ tatuajes visibles cubrir permitido ofensivo manga cubiertos imagen apariencia
  unas pintadas esmalte gel acrilicas postizas largas manicure pintura cortas semipermanente pintarme ~ unas cortas limpias esmalte postizas prohibido manipulacion alimentos recortadas barniz
  maquillaje perfume pestanas labial rimel colonia pintada base pintarme maquillada locion rubor ~ maquillaje discreto perfume fragancia moderado pestanas postizas prohibido presentacion
  gafete credencial carnet identificacion perdi olvide tarjeta nombre cobran reponer placa acceso ~ gafete credencial portar visible reposicion extravio identificacion costo solapa
  celular celu telefono whatsapp usar bolsillo mensaje mostrador chatear piso tiktok movil guardado ~ celular prohibido uso personal guardar casillero descanso silencio dispositivos jornada movil
  emergencia llamen familia casa llamada hijo telefono fijo avisarme celular guardado ubicarme recado ~ emergencia familiar numero contacto recepcion comunicar interno linea trabajador localizar
  audifonos musica escuchar auriculares parlante bocina bluetooth radio canciones volumen cascos ~ auriculares audifonos prohibido permitido volumen musica bodega puesto seguridad distraccion
  descanso break pausa rato receso minutos media sentarme recreo corte parar ~ descanso pausa receso minutos jornada continua turno remunerado quince intermedio
  almuerzo comer almorzar colacion comida lonche tiempo comedor refrigerio viandas lunch salgo ~ almuerzo refrigerio colacion minutos comedor escalonado horario alimentacion computa turnos
  comida gratis dan plato personal cena restaurante comer cocina cobran menu familia casa ~ alimentacion personal menu empleado incluida turno plato bebida beneficio porcion comida
  sobras sobro comida llevarme llevar taper cierre tiran pan bandeja comerme restos ~ sobrantes llevar prohibido retirar alimentos excedente autorizacion merma donacion descarte consumo
  picar probar comer cocina mostrador masticar chicle puesto galletas mate cafe tomar linea ~ prohibido comer beber masticar chicle area produccion puesto consumo alimentos manipulacion
  heladera nevera refri vianda taper nombre microondas comedor robaron tupper lonchera frigo calentar ~ refrigerador personal rotular recipiente nombre comedor microondas limpieza viernes descarta etiquetar
  fumar pucho cigarro vapear cigarrillo fumo vaper tabaco patio faso humo prender ~ tabaco fumar prohibido area designada vapeador exterior descanso humo cigarrillos
  bano orinar pis hacer pipi wc salir permiso sanitario necesidades urgente puesto ~ sanitario bano personal aviso relevo exclusivo empleados servicios higienicos libre acceso
  borracho tomado alcohol chela cerveza tragos mamado marihuana drogado prueba antidoping alcoholimetro crudo ~ alcohol drogas estupefacientes influencia prueba alcoholemia prohibido toxicologico tolerancia cero ebriedad
  locker casillero guardar mochila cosas candado bolso cartera taquilla pertenencias robaron ~ casillero asignado candado pertenencias objetos valor responsabilidad custodia bolsos revision
  revisan mochila bolso salida cartera requisa revisar bolsa guardia cachear registren obligados ~ revision bolsos salida aleatoria personal vigilancia pertenencias control consentimiento procedimiento
  pasaje transporte colectivo bondi pagan movilidad boleto micro camion viatico subte ~ auxilio transporte subsidio movilidad viatico pasaje mensual asignacion traslado
  salgo tarde noche taxi uber volver casa cierre remis peligroso transporte madrugada llevan ~ transporte nocturno taxi cierre traslado domicilio recorrido turno
  estacionar estacionamiento moto auto carro bici parquear parqueo cochera carrito empleados dejar ~ estacionamiento personal cajones empleados reservado clientes bicicletero motocicletas asignado
  bloqueo paro transporte huelga manifestacion lluvia inundacion micros trabados llegar inundo nevada corte ~ fuerza mayor paro transporte contingencia justificada alternativo teletrabajo climatica alerta inundacion
  remoto casa teletrabajo home office oficina internet conectado presencial compu hibrido ~ teletrabajo remoto modalidad hibrida semanales presencial autorizacion conexion domicilio acuerdo
  curso capacitacion capacitan pagan ensenan taller entrenamiento aprender obligatorio clase asistir inscribirme ~ capacitacion obligatoria formacion horario laboral remunerada asistencia anual constancia costo
  primer nuevo empiezo llevo entro induccion presento ingreso arranque traigo lunes bienvenida ~ induccion ingreso primer orientacion acompanante tutor manual recorrido bienvenida presentarse
  papeles documentos contratar entrar antecedentes piden curp cuil dni cedula ingreso fotos ~ documentacion ingreso identificacion antecedentes comprobante domicilio contrato copia expediente requisitos
  carnet sanitario manipulador libreta salud examen vence sacar renovar alimentos cartilla curso ~ libreta sanitaria manipulador alimentos vigente renovacion anual examen obligatorio
  prueba periodo meses nuevo echan fijo pasar dura planta contrato temporal ~ periodo prueba meses evaluacion duracion indemnizacion indeterminado planta contrato confirmacion
  evaluan evaluacion nota desempeno jefe feedback califican revision puntaje rendimiento midan ~ evaluacion desempeno semestral criterios retroalimentacion objetivos calificacion anual indicador rendimiento
  ascenso ascender subir puesto encargado ascienden promueven crecer categoria supervisora vacante postularme ~ promocion ascenso antiguedad evaluacion vacante interna requisitos postulacion convocatoria desempeno
  traslado sucursal cambiarme tienda local sede pedir transferir casa mandan ~ traslado sucursal transferencia solicitud vacante sede aprobacion gerencia cambio voluntario
  carta constancia laboral certificado visa prestamo alquiler sueldo pedir sacan emiten ~ constancia laboral certificado antiguedad emision recursos humanos solicitar habiles carta membrete
  changa segundo doble pega aparte competencia pluriempleo chamba freelance negocio ~ exclusividad competencia desleal segundo empleo actividades paralelas autorizacion conflicto interes simultaneo
  regano amonestan acta sancion suspension llamado atencion apercibimiento escrito firmo memo castigo ~ amonestacion verbal escrita suspension disciplinaria gradual reincidencia faltas sancion expediente descargo
  echan echaron despiden botaron corrieron despido causa motivos corren rajan grave echar ~ despido causa justificada falta grave rescision terminacion robo violencia abandono causales
  echaron finiquito liquidacion indemnizacion pagan despido cobro meses corresponde corrieron anos ~ indemnizacion finiquito liquidacion antiguedad proporcional terminacion meses despido plazo pago
  renuncio renunciar irme dejar aviso preaviso anticipacion carta telegrama semanas salir avisar ~ renuncia preaviso carta escrita anticipacion quince voluntaria dimision firma fecha
  renuncio devuelvo uniforme llaves compu laptop entregar celular salida credencial devolver ~ devolucion equipos uniforme llaves credencial acta entrega salida desvinculacion inventario
  acoso acosa toca jefe manosea insinua mirada incomoda sexual comentarios denuncio piropos morbo ~ acoso sexual denuncia protocolo comite confidencial investigacion hostigamiento represalia tolerancia cero
  maltrato grita insulta humilla bullying jefa burlan mobbing trato hostiga molestan apodos ~ hostigamiento acoso laboral maltrato comite convivencia denuncia conducta respeto mobbing investigacion
  discriminan gay negro embarazo religion extranjera lesbiana discapacidad edad trato raza burla indigena ~ discriminacion igualdad genero orientacion religion origen discapacidad prohibida equidad inclusion
  anonimo denunciar chisme buzon identidad reportar secreto sapo buchon nombre enteran represalias ~ anonima denuncia canal etico buzon confidencialidad identidad represalia linea reporte
  represalia venganza denuncie castigan tomen miedo echan hablar reclame bajaron turnos queje ~ represalia prohibida denunciante proteccion buena fe garantia sancion testigo
  pelea pelearon golpes pinas trompadas companero agredio discusion gritos punetazo empujo puteada ~ agresion fisica violencia rina falta grave despido companeros altercado separacion
  clave contrasena olvide password bloqueada entrar usuario resetear recuperar sistema bloqueo equivoque ~ restablecer contrasena desbloqueo intentos mesa soporte usuario enlace recuperacion credenciales
  clave contrasena cambiar caducada vence letras numeros largo caracteres pide segura repetir ~ contrasena caracteres minimo mayuscula vigencia renovar expira complejidad anteriores cambio
  clave prestar compartir usuario companera pasar prestada contrasena sesion entro entrar ~ contrasena intransferible compartir prohibido usuario personal credenciales sesion
  verificacion codigo celular autenticador sms token pasos perdi doble llega entrar ~ autenticacion factores verificacion token codigo dispositivo multifactor habilitar respaldo
  correo raro sospechoso link phishing estafa abri virus click hackearon adjunto enlace trucho ~ phishing sospechoso reportar enlace adjunto seguridad informatica malware desconectar remitente
  computadora compu anda prende lenta pantalla tilda colgo laptop impresora falla sistemas ~ soporte tecnico mesa ticket incidencia equipo falla reporte extension reparacion
  programa instalar bajar software descargar juego permiso aplicacion pirata compu administrador licencia ~ instalacion software autorizado licencia administrador sistemas prohibido descarga equipo aprobacion
  usb pendrive memoria copiar archivos llevar disco externo sacar guardar conectar casa ~ usb dispositivo externo prohibido cifrado extraible copia informacion memoria escaneo
  internet facebook youtube navegar paginas compu bloqueadas netflix oficina personal chat mirar ~ navegacion uso aceptable monitoreo equipo laboral paginas restringidas internet personal
  bloquear pantalla levanto abierta sesion compu escritorio dejo sola papeles monitor vista ~ bloqueo pantalla sesion ausentarse escritorio limpio equipo desatendido automatico cerrar
  laptop robaron notebook perdi celular extravie equipo compu robada tablet deje ~ robo extravio equipo denuncia reportar inmediato bloqueo remoto sistemas asignado
  respaldo backup copia guardo archivos borre perdi carpeta nube recuperar drive borrado ~ respaldo copia seguridad carpeta servidor nube restauracion diario archivos recuperacion
  camaras graban filman vigilan espian audio monitorean cctv video grabacion vestidor mirando ~ camaras videovigilancia grabaciones conservan seguridad acceso avisos circuito cerrado privacidad
  contestar telefono atender saludo llamada suena contesto guion hola frase presentarme ~ saludo guion llamada timbre identificarse nombre contestar script apertura bienvenida
  llamada espera dejar transferir pasar hold linea musica aguarde minutos cortar area ~ espera retener transferencia segundos maximo anunciar retomar llamada derivar agente
  llamada muda contesta cuelgo cortar insulta grita colgar grosero telefono obsceno puteo ~ finalizar llamada advertencia agresivo terminar ofensivo registrar corte agente
  graban llamada escuchan grabacion calidad monitoreo auditan nota avisar grabada califican ~ grabacion llamadas calidad monitoreo aviso consentimiento auditoria puntaje conservacion muestra
  llamar prospectos cobrar horario domingo temprano molestar insistir intentos contactar marcar ~ contacto horario permitido intentos maximo diarios telefonico prospecto gestion cobranza
  enojado grita bravo furioso caliente molesto reclama calmar bronca histerico arrecho ~ escuchar calma disculpa empatia molesto escalar supervisor tono interrumpir discutir
  pega amenaza violento borracho agresivo sacar echar policia insulto golpeo loco ~ agresion amenaza retirar seguridad policia enfrentar violento integridad alejarse
  gerente encargado hablar pide jefe quiero supervisor escala llamar queja autorizar paso ~ escalar supervisor escalamiento nivel gerente derivar queja autorizacion respuesta caso
  resena mala google estrellas opinion contestar comentario negativo responder calificacion facebook critica ~ resena negativa respuesta publica horas comentario disculpa redes plataforma
  descuento empleado compro personal rebaja familia comprar producto porcentaje llevo staff trabajadores ~ descuento empleado porcentaje compra personal beneficio intransferible familiares tope mensual
  descuento dar rebaja autorizo bajar precio regateo pide amigo autoriza maximo ~ descuento autorizado maximo porcentaje gerente facultad vendedor aprobacion lista margen
  cortesia regalar invitar gratis casa amigo cafe postre convidar novio autoriza obsequiar ~ cortesia autorizacion gerente registro invitacion vale limite motivo consumo
  compro turno cobrarme cajero comprar trabajando ticket companera apartar guardarme ~ compra personal cobrarse prohibido cajero comprobante empleado jornada
  rompi quebre rompio plato vaso copa descuentan pago cayo vajilla trizo estrello quebro ~ rotura vajilla quebranto descuento accidental negligencia reposicion reporte merma cristaleria
  rompio tiro cobro quebro producto tienda nino florero vitrina paga adorno piso ~ dano rotura mercancia cobro accidental costo seguro exhibicion
  danado fallado abollado producto caja defectuoso aparto encontre estante roto vender golpeado ~ mercancia danada apartar merma registro baja averiado devolucion etiqueta proveedor
  falta plata caja faltante descuentan cuadra pongo bolsillo menos pesos cuadro repongo ~ faltante caja diferencia cajero descuento acta tolerancia reposicion arqueo
  sobra plata caja sobrante cuadra pesos demas guardo billete pasa ~ sobrante caja registrar diferencia deposito acta reportar ingreso arqueo
  corte caja cierre cuadrar arqueo contar cuento turno plata cerrar ~ arqueo corte conteo efectivo cierre reporte firma testigo turno comprobantes vouchers
  fondo caja fija abrir cambio sencillo base inicio monto empiezo apertura morralla ~ fondo fijo apertura conteo base inicial efectivo monto cajero firma
  cambio monedas sencillo vuelto feria falta menudo suelto pedir billetes chicos ~ cambio monedas solicitar banco denominacion dotacion encargado reserva vuelto efectivo
  billete falso trucho chueco recibi detectar dolar agarre luz plumon probar ~ billete falso verificacion detector marca agua rechazar retener cajero autenticidad denominacion
  mucha plata caja saco retiro sacar bolsa llena efectivo boveda guardar buzon ~ retiro parcial sangria limite efectivo caja fuerte sobre comprobante monto excedente
  deposito banco llevar plata ventas efectivo valores camion llevo sobre ~ deposito bancario traslado valores efectivo blindado ventas horario acompanado ruta ficha
  vuelto mal equivoque reclama billete diera menos cambio pago ~ vuelto reclamo arqueo camara verificacion supervisor billete diferencia cajero cambio
  anular cancele ticket equivoque cobre mal error venta borrar marcar doble factura deshacer ~ anulacion cancelacion ticket autorizacion supervisor clave motivo comprobante venta reverso
  caja dejo sola abierta bano salgo cajon gaveta llave companera presto cobra ~ gaveta cerrada cajero cajon llave abandonar caja desatendida relevo unico
  sistema cayo luz internet cobrar mano corte pos apagon caido factura lento ~ contingencia sistema manual talonario caida registro posterior respaldo comprobante factura restablecer
  terminal posnet datafono tarjeta falla pasa lee anda conecta senal cobrar punto ~ terminal falla reiniciar conexion alternativa efectivo transferencia proveedor soporte lector respaldo
  tarjeta rechazada pasa rechazo intento fondos denegada cobrar ~ rechazada declinada reintentar medio alterno emisor banco intentos comprobante transaccion
  tarjeta doble cobre duplicado cobro repetido posnet devolver reverso pasaron ~ duplicado reverso cargo cancelacion adquirente comprobante devolucion transaccion lote habiles
  cierre lote terminal posnet hacer olvide vouchers final cupones datafono noche imprimir ~ cierre lote terminal diario conciliacion vouchers impresion transacciones adquirente
  transferencia comprobante captura truco foto entro yape mercadopago falso verificar pix nequi ~ transferencia verificar acreditacion cuenta captura comprobante entregar confirmada saldo pantalla
  abrir apertura temprano llego luces local manana prender persiana cortina primero ~ apertura checklist encendido luces equipos publico recorrido persiana lista
  cerrar cierre local noche apagar bajar cortina luces barrer revisar irme ~ cierre checklist apagar equipos gas puertas recorrido alarma basura verificar
  llave perdi copia duplicado tengo abre prestar perdio cerradura olvide ~ llaves custodia extravio copia duplicar prohibido cerradura reposicion registro
  alarma suena salto codigo desactivar sono madrugada activar clave falsa apagar pitando ~ alarma codigo activacion desactivar monitoreo central segundos falsa contrasena
  cerrado ultimo tarde llega cierre ultima atiendo minutos entrar faltan puerta cocina dejar ~ cierre admision cocina comanda minutos atencion recepcion
  visita amigo novio hijo llevar traer local entrar familiares cocina ~ visitas personal ajeno acceso restringido autorizado familiares area operativa prohibido
  proveedor llega entrega recibir mercaderia camion horario descarga reciben repartidor bajar mercancia ~ recepcion mercancia proveedor horario anden descarga cita remision pedido compra
  recibo mercaderia contar faltan cajas factura falto bultos remito firmar menos llego ~ verificar cantidad remision faltante nota firma pedido discrepancia factura recepcion orden
  proveedor trajo malo podrido roto devolver caliente rechazo vencido descongelado feo carne ~ rechazo devolucion proveedor temperatura empaque caducidad recepcion nota credito calidad
  proveedor pagar paga factura cobro cheque cobrar visita recibo viernes ~ pago proveedores credito factura contrarecibo plazo programacion revision transferencia tesoreria
  pedir comprar insumos falta acabo termino pedido hago lista surtir reponer ~ requisicion pedido minimo reorden punto compra existencia insumos solicitud encargado reposicion
  inventario contar conteo stock toca cuento mes existencias hacemos bodega almacen ~ inventario conteo fisico mensual ciclico existencias sistema diferencia ajuste kardex
  inventario falta producto desaparecio robo hormiga cuadra perdio faltan stock descuentan merma ~ faltante inventario merma diferencia investigacion ajuste porcentaje tolerado
  vence vencido caducado fecha pasado expiro yogur vencimiento caduca tirar retirar venderlo ~ caducidad vencimiento retirar baja merma fecha expirado desechar venta anaquel
  acomodar primero viejo nuevo adelante estante gondola rotar fechas orden peps ~ peps rotacion primeras entradas salidas anaquel proximo vencer fecha frente
  abrir abierto etiqueta frasco anoto rotular dura preparado salsa envase fecha tarrito ~ etiquetado rotulado fecha apertura elaboracion producto vida util recipiente contenido
  bodega sacar material retiro vale firmar almacen deposito llevo pedir panol ~ salida almacen vale bodeguero requisicion firma autorizada registro entrega material
  lavar manos lavarme jabon guantes bano plata tocar cocina enjuagar ~ lavado manos segundos jabon secado manipular desinfectante frecuencia codo
  guantes barbijo cubreboca tapaboca usar mascarilla cambiar cocina mesero cofia obligado ~ guantes desechables cubrebocas cambio tarea manipulacion uso obligatorio alimentos listos
  tos estornudo enfermo cocinar diarrea herida cocina gripe manipular cortada vomite llaga ~ sintomas manipulador separado apartar gastrointestinal alta herida cubierta alimentos retirar
  tabla cuchillo pollo crudo verduras color carne roja verde mezclar picar ~ contaminacion cruzada tablas colores crudo cocido separar utensilios exclusivas
  verdura lechuga lavar desinfectar gotas fruta cloro yodo remojar lavandina ensalada hojas ~ desinfeccion verduras hojas hipoclorito minutos enjuagar inmersion solucion ppm gotas
  descongelar congelado carne pollo pileta agua mesada sacar hielo microondas recongelar ~ descongelacion refrigeracion chorro agua fria ambiente prohibido recongelar microondas inmediata
  piso comida cayo cae levanto sirve suelo tirar lavo pan tenedor recoger ~ caido desechar alimento suelo reutilizar utensilio lavar sanitizar merma
  alergia alergico mani gluten celiaco nueces camarones avisar cocina mariscos lactosa ~ alergenos comanda cocina informar contaminacion trazas utensilios separados ingredientes chef
  probar cuchara salsa dedo sazon cocinero catar chupar paladar limpia degustar ~ degustar cuchara limpia desechable utensilio probar reutilizar preparacion lavada
  heladera nevera temperatura grados fria freezer refri congelador anotar marcar planilla ~ refrigeracion temperatura grados registro congelacion bitacora camara maximo celsius termometro
  heladera rompio enfria corte luz descongelo comida refri apago freezer perdio mercaderia nevera ~ falla refrigeracion cadena frio horas desechar trasladar temperatura mantenimiento corte energia
  cocinar pollo crudo grados punto termometro jugoso hamburguesa interna cocido rosado ~ coccion temperatura interna minima grados termometro centro ave molida
  comida bano maria caliente rato mantener sopa horas ambiente vitrina recalentar ~ zona peligro mantenimiento caliente grados horas maximo recalentar ambiente desechar
  enfriar guardar caliente olla sopa heladera tibia rapido caldo arroz guardarlo hirviendo ~ enfriamiento rapido horas grados recipientes bajos hielo refrigerar etapas
  lavandina cloro mezclar acido amoniaco vinagre juntar quimicos gases detergente muriatico lejia ~ mezclar prohibido cloro amoniaco acido toxicos vapores productos quimicos incompatibles
  cloro litro agua medida tapita diluir lavandina preparar dosis balde cubeta ~ dilucion mililitros litro hipoclorito concentracion dosificacion solucion ppm desinfectante
  quimico botella envase etiqueta trasvasar refresco guardar limpieza gaseosa pasar detergente lejos ~ envase original rotulado almacenar separado alimentos productos quimicos trasvasar hoja seguridad
  ojo salpico cloro quimico cayo piel arde trague intoxico lavandina tomo inhalo ~ enjuagar abundante agua minutos ojos hoja seguridad toxicologico vomito contacto salpicadura
  limpiar toca trapear barrer banos lampazo turno coleto rotacion limpieza trapo ~ limpieza rol frecuencia checklist banos sanitizacion turno programa profunda
  trapo rejilla esponja franela cambiar bano cocina mopa trapeador color lavar mugre ~ panos colores area exclusivos desinfectar cambio fibra microfibra codigo trapeador
  mojado derrame piso resbalo aceite charco trapear agua cono cayo tiro mancha ~ derrame senalizar piso mojado cono limpiar inmediato absorbente cartel resbaloso
  basura sacar pasa recolector bolsas tachos zafacon caneca contenedor horario camion basurero ~ residuos basura retiro recoleccion contenedor bolsas tapa horario diario
  reciclar carton plastico vidrio separar organico tacho color latas caneca botellas verde ~ separacion residuos reciclables organicos inorganicos contenedores color clasificacion carton
  aceite usado freir viejo tirar pileta freidora cambiar quemado desague fritura negro ~ aceite usado bidon recolector autorizado drenaje verter filtrar cambio freidora
  agujas jeringa gasas sangre descartar guantes patologicos punzante bolsa roja cortopunzantes tirar ~ residuos peligrosos biologicos punzocortantes contenedor rigido bolsa roja rpbi patogenos recoleccion
  cucaracha rata raton hormigas mosca aparecio bicho fumigar chiripa laucha cagarruta ~ plagas avistamiento reportar fumigacion control certificado roedores insectos bitacora trampas
  fumigan fumigacion tapar guardar cierran entrar veneno ventilar fumigador vajilla ~ fumigacion desinsectacion mensual cubrir utensilios ventilar reingreso horas certificado
  accidente golpe cai lastime pierna avisar art imss esguince caida escalera ~ accidente laboral reporte inmediato art mutual aseguradora arl formulario lesion atencion
  camino accidente choque casa atropello moto venia trayecto colectivo caida seguro ~ trayecto itinere accidente cobertura seguro aseguradora denuncia domicilio recorrido
  botiquin curita venda alcohol auxilios gasa bandita pastilla guardan falta ~ botiquin ubicacion auxilios reposicion contenido revision mensual medicamentos suministrar
  desmayo convulsiona infarto ambulancia llamar desmayado numero mareo tirado ataque ahoga ~ emergencia medica ambulancia llamar auxilios brigadista mover atragantamiento rcp
  queme quemadura quemo aceite horno plancha hielo pomada ampolla agua ardor vapor ~ quemadura agua corriente minutos ampollas gasa esteril hielo cremas pasta
  corte corto cuchillo sangre dedo tajo puntos sangra herida rebane filo sangrando ~ cortadura herida presion lavar gasa venda azul curita guante suturar hemorragia
  incendio fuego humo prendio extintor quema sarten llamas bomberos matafuego extinguidor prende ~ incendio extintor evacuar bomberos alarma fuego brigada corriente elevador punto
  extintor usar matafuego vencido recarga extinguidor seguro manometro apuntar tipo cargado ~ extintor recarga anual ubicacion presion seguro base manguera polvo abc
  gas olor huele fuga escape garrafa cilindro tanque perdida valvula pipeta bombona ~ fuga gas cerrar valvula ventilar chispa interruptor evacuar encender bomberos
  temblor sismo terremoto tiembla evacuar simulacro salir columna alerta sismica sacude ~ sismo replegarse zona segura evacuacion ventanas punto reunion brigada elevador simulacro
  salida emergencia evacuar punto encuentro reunion escaleras ruta juntarnos simulacro bloqueada ~ evacuacion ruta punto reunion brigada salida despejada simulacro senalizacion conteo
  asalto asaltan robo ladron pistola arma chorro atraco choro encanonan entregar plata ~ asalto resistencia entregar calma policia boton panico vida rasgos tocar denuncia
  ladron robando mechera metio bolso escondio agarrar pillo perseguir ratero tienda ~ hurto sospecha detener acusar seguridad aviso perseguir discrecion mercancia camaras
  maquina rompio falla anda descompuso ruido arreglar tecnico trabada malograda reparar averiada ~ falla equipo reportar mantenimiento fuera servicio etiqueta tecnico autorizado reparar
  maquina usar enseno sierra cortadora rebanadora nuevo permiso manejar autorizado operar peligrosa ~ operar maquinaria capacitado autorizado guarda proteccion entrenamiento habilitado dispositivo
  maquina limpiar desenchufar atascada mano trabo apagar cuchilla meter destrabar enchufada molino ~ desconectar bloqueo etiquetado desenergizar limpieza cuchillas candado atasco
  herramienta prestar llevar casa taladro perdi taller perdio devolver prestada firmar martillo ~ herramientas prestamo registro devolucion extravio resguardo vale cargo
  casco lentes guantes arnes botas epp chaleco usar obligatorio tapones calor incomodo ~ epp equipo proteccion personal obligatorio casco lentes arnes reposicion dotacion
  escalera altura techo subir andamio arnes trepar alto foco poste caerme subirme ~ altura metros arnes linea vida permiso andamio escalera anclaje
  cargar pesado espalda kilos levantar bolsa cajas bulto diablito lomo carretilla cargo ~ carga manual kilogramos maximo levantamiento faja rodillas mecanica ergonomia
  camioneta carro manejar usar licencia fin semana personal prestan conducir vehiculo ~ vehiculo oficial conductor autorizado licencia vigente uso particular bitacora resguardo
  choque choco raye camioneta paga seguro golpe abolle accidente reparto carro ~ siniestro colision aseguradora deducible vehiculo reporte mover fotografias ajustador
  multa transito foto infraccion paga velocidad comparendo boleta camioneta fotomulta grua estacionado ~ multas infracciones conductor cargo transito pago velocidad vehiculo
  nafta gasolina bencina combustible cargar tanque vale tarjeta ticket kilometraje litros bomba ~ combustible vale tarjeta kilometraje bitacora odometro factura litros carga autorizada
  moto propia auto kilometros pagan uso reparto reintegran desgaste gasolina personal ~ kilometro reembolso vehiculo tarifa recorrido kilometraje compensacion desgaste
  llanta aceite camioneta revisar service frenos luces revision mantenimiento vehiculo salir ~ inspeccion vehicular preoperacional niveles llantas servicio kilometros mantenimiento frenos checklist
  gaste reembolso ticket factura devuelven compre bolsillo puse reintegran plata rendir boletas ~ reembolso gastos comprobante factura fiscal rendicion plazo formato autorizado viaticos
  viaje viaticos hotel comidas gasto tope avion cena pasajes ~ viaticos tope diario hospedaje alimentacion anticipo comprobacion tarifa alojamiento
  perdi ticket factura comprobante gasto boleta taxi recibo reembolsan dieron olvide borro ~ extravio comprobante reembolso declaracion jurada deducible vale autorizacion gasto
  caja chica comprar monto vale menor gasto urgente plata taxi autoriza sacar ~ caja chica menor gasto maximo vale comprobante reposicion arqueo custodio
  compra aprobar firma monto autoriza cotizacion grande jefe comprar presupuesto licitacion ~ compra aprobacion cotizaciones monto niveles orden firma gerencia presupuesto tope
  reunion minuta acta anotar mandar resumen junta acuerdos apuntes escribir ~ minuta acuerdos reunion horas envio responsables participantes compromisos acta
  reunion cancela llegan tarde junta plantado espero zoom mover reagendar asistio ~ reunion reprogramar espera minutos confirmacion convocatoria asistencia cancelacion videollamada
  invitar comer almuerzo cena restaurante cuenta gasto pago invite tope vino ~ representacion gastos tope comida alcohol autorizacion comprobante invitados
  cambios pide rondas correcciones vuelta diseno gratis cobramos modificar revision ~ revisiones rondas incluidas adicional costo alcance cambios cotiza ajustes
  cambio pidio whatsapp verbal telefono escrito aprobado hablado valido agregar palabra ~ cambio alcance escrito orden aprobacion correo firma verbal solicitud cotizacion
  aprobar visto bueno firma arrancar empezar imprimir confirmar arte boceto ~ aprobacion escrita visto bueno produccion firmado prueba autorizada inicio
  responde contesta silencio aprobo semana parado proyecto espero aprobado callado desaparecio ~ silencio aprobacion tacita habiles pausa proyecto recordatorio plazo suspendido
  plazo entrega fecha atraso alcanzo termino llego deadline tarea aviso demora proyecto ~ entrega plazo retraso avisar anticipacion reprogramar cronograma fecha compromiso
  urgente apuro express entregar recargo pide prioridad volando ~ urgencia recargo porcentaje prioridad horas entrega expres tarifa autorizacion
  informacion contar contrato secreto hablar familia datos divulgar chismear ~ confidencialidad informacion divulgar acuerdo terceros reserva secreto clausula vigencia
  datos telefono direccion dar numero piden esposo pasar celular companera averiguar ~ datos personales privacidad terceros consentimiento titular proteccion divulgar reserva
  sueldo gana companero comentar hablar contar salarios comparar ganan ~ salario confidencial remuneracion reserva discrecion informacion salarial divulgacion
  periodista prensa radio entrevista tele preguntan declarar reportero noticia camara vocero diario ~ prensa medios vocero autorizado declaraciones entrevista gerencia derivar comunicacion
  fotos subir instagram facebook publicar historia selfie cocina tiktok uniforme postear ~ redes sociales publicar imagen uniforme autorizacion instalaciones contenido marca prohibido
  foto publicar etiquetar subir permiso cara video mostrar instagram ~ consentimiento imagen publicar autorizacion escrita fotografia rostro redes
  hablar mal facebook quejarme redes criticar jefe insultar comentario publique twitter ~ redes sociales desprestigio opiniones personales ofensivo reputacion sancion conducta
  salir coquetear novio agregar numero amigos enamorar instagram seguir personal invita ~ relaciones personales clientes profesional contacto privado prohibido limites conducta
  robar llevarme cartera renuncio salon clientela particular domicilio atender aparte ~ captacion clientes particular competencia desleal cartera prohibido domicilio exclusividad
  mensaje jefe noche whatsapp descanso contestar franco desconectar responder escribe laburo apagado ~ desconexion digital jornada mensajes fuera horario obligacion responder descanso
  whatsapp grupo memes mensajes cadena escribir stickers audio horario salir avisos ~ grupo laboral exclusivo mensajes operativos horario respetuoso contenido canal oficial
  olvido encontre dejo paraguas cartera celular objeto perdido guardar lentes mesa ~ objetos olvidados registro custodia encargado entrega meses hallazgo etiquetar bitacora
  seguro medico obra social prepaga eps inscribir familia hijos salud afiliar prestacion ~ seguro medico cobertura afiliacion beneficiarios dependientes obra social gastos alta
  cambie direccion telefono casado hijo datos avisar rrhh domicilio apellido actualizar mude ~ actualizar datos personales expediente domicilio recursos humanos estado civil plazo
  calor aire ventilador sofocante acondicionado frio prender clima temperatura local hidratarme ~ climatizacion grados hidratacion pausas calor aire acondicionado ventilacion estres termico
  vendo rifa catalogo avon companeros vender productos ofrecer colecta tanda vaquita ~ ventas rifas colectas prohibido catalogo personal jornada instalaciones tandas
  silla sentarme parada pies cansada sentar mostrador banquito varices caja piernas horas ~ silla asiento respaldo pausas alternar postura bipedestacion ley descanso
  mesa pagar escapo cuenta mesero descuentan fugo corrio simpa debe ~ fuga cuenta impaga mesero descuento aviso encargado registro consumo
  inscribir inscribo anotar anoto apuntar apunto matricular cupo lugar entrar inscribirme anotarme nene chamaco ~ inscripcion matricula vacante cupo formulario admision solicitud ingreso inscribe registro
  papel papeleo llevar piden acta nacimiento partida foto carnet curp cedula dni copia inscribir ~ requisito documentacion expediente copia original identificacion presentar fotografia constancia acta
  edad anito chiquito cumple minima reciben aceptan bebe mesecito grande entra cumplido ~ edad minima maxima mes cumplido rango corte admite ingreso admision
  reservar apartar guardar guardan cupo lugar sena anticipo separan vacante apartan ~ reserva vacante anticipo deposito garantiza reembolsable cupo apartado asegura
  espera lleno llena cupo lista anotan avisan llaman turno esperando vacante libera ~ lista espera orden prelacion vacante libera notifica cupo agotado disponibilidad
  empezar empezado tarde mitad curso ciclo incorporar entro incorporarme sumarme arrancado ~ incorporacion tardia proporcional iniciado prorrateo fecha limite ingreso ciclo
  mensualidad cuota mes cuesta sale vale colegiatura pension arancel cobran sube ~ mensualidad cuota colegiatura arancel importe tarifa vigente pension mensual
  matricula inscripcion anual cobran aparte incluye reinscripcion cuesta devuelven pagar ~ matricula inscripcion anual unico reembolsable derecho reinscripcion comprende pago
  atrase atrasado tarde recargo multa mora cobran interes pague pagar cuota colgue extra ~ recargo mora interes moratorio vencimiento porcentaje extemporaneo penalidad tolerancia gracia
  debo deuda mes atrasado adeudo moroso entrar dejan sacan suspenden corren cuota ~ adeudo suspension servicio morosidad baja moroso acceso regularizar impago acumulado
  llegar fin quincena plata lana cuota parcial abonar parte atrasado arreglo convenio ~ convenio pago adeudo abono parcialidad regularizacion plan acuerdo administracion firma
  beca descuento ayuda becan becado aplico pedir promedio plata alcanza recurso ~ beca convocatoria socioeconomico solicitud comite porcentaje promedio otorga beneficio estudio
  pierdo quitan beca bajo promedio renovar mantener sacaron conservar nota repruebo ~ beca renovacion conservar revoca promedio minimo cancelacion perdida reprobar requisito
  hermano hermanito gemelo mellizo gemela hijo descuento rebaja segundo hermana cuate morocho ~ descuento hermano familiar segundo tercer porcentaje grupo aplica simultanea
  prueba gratis probar clase muestra gustar cobran primera ver conocer animar ~ clase prueba gratuita muestra cortesia unica previa agenda compromiso
  visitar conocer instalacion recorrido escuela jardin ver mostrar recorrer pasar tour ~ visita guiada recorrido cita previa agenda instalacion coordinacion entrevista
  nivel principiante basico avanzado cero intermedio ingles etapa modulo cinta subo duran terminan ~ nivel basico intermedio avanzado programa modulo marco estructura duracion etapa
  examen ubicacion nivel prueba ingles test colocacion oxidado acuerdo sabia empiezo nivelar ~ diagnostico colocacion ubicacion evaluacion nivelacion examen asigna resultado previa
  cambiar bajar subir nivel dificil facil grupo aburro cuesta siguen atrasado pasarme ~ cambio nivel reubicacion evaluacion coordinacion academica autoriza docente semana
  cambiar cambio turno horario grupo manana noche sabado pasarme mover trabajo ~ cambio horario turno grupo solicitud disponibilidad cupo coordinacion autorizacion
  examen parcial final prueba rinden rendir presentar toman fecha cae ~ evaluacion parcial final calendario examen temario bimestral programada periodo
  falte examen perdi prueba enfermo repetir presentar rendir extraordinario toman ~ examen extemporaneo diferido justificante reprogramacion reposicion supletorio ausencia evaluacion certificado
  reprobe repruebo jalado rajaron desaprobe bochado aplazo segunda oportunidad recuperar examen trone ~ recuperatorio extraordinario reprobado regularizacion segunda instancia remedial reprobacion aplazado
  nota calificacion boleta libreta ver sacar entregan saco plataforma salio puntaje ~ calificacion boletin boleta publicacion entrega reporte plataforma periodo informe
  minimo aprobar pasar nota sacar puntaje seis setenta alcanza necesito curso ~ minima aprobatoria aprobacion promedio escala porcentaje acreditar calificacion puntaje
  mal nota calificaron injusta revisar reclamo reclamar revision corrijan profe puso ~ revision calificacion inconformidad plazo apelacion recurso rectificacion docente escrito
  diploma certificado titulo dan entregan curso terminar cobran papel tardan final ~ certificado constancia diploma acredita emision finalizar aprobacion asistencia expedicion
  constancia alumno regular papel estudia necesito trabajo beca tramite pedir imss anses ~ constancia estudio alumno regular expedicion habil solicitud secretaria costo emite
  perdi diploma certificado duplicado copia vez reponer boleta extravie libreta ~ duplicado reposicion certificado expedicion costo reimpresion extravio copia emision
  copiar copio machete acordeon trampa torpedo chatgpt plagio examen celular cacharon ~ plagio copia fraude academico anula cero sancion deshonestidad integridad
  falto falte faltar avisar clase ausente ausentarme enfermo viaje aviso mandar ~ inasistencia ausencia aviso notificar anticipacion justificar comunicar tutor
  falta falte permiten faltar faltado maximo tope pierdo quedo libre asistencia regular inasistencia ~ asistencia minima porcentaje inasistencia maximo acumulada derecho regularidad limite
  justificar justificante falta receta comprobante medico nota cartita sirve paso ~ justificante certificado medico inasistencia justificada constancia presentar habil comprobante
  recuperar reponer recupero clase perdida falte perdi reponen compensar devolver ~ recuperacion reposicion clase ausencia mismo nivel acumulable caduca disponibilidad
  profe falto vino clase suspendida cancelaron maestro enfermo reponen avisan plantaron ~ suspension docente suplente reposicion clase cancelada academia reprograma sustituto
  tarde llego llegue retraso clase entrar dejan pasar porton cierran retardo atrasado minuto trafico ~ retardo puntualidad tolerancia impuntualidad acceso ingreso minutos cierre puerta
  profe maestra miss sena seno cambiar cambio gusta dejaron reemplazo fue ~ cambio docente sustitucion maestro asignacion titular suplente reemplazo reasignacion coordinacion
  libro comprar incluye aparte material consigo usado texto copia fotocopia pdf ~ libro texto incluido edicion editorial material didactico adquirir costo fotocopia original
  lista util cuaderno mochila cartuchera comprar marca crayola color pedir papeleria ~ lista util material escolar etiquetado nombre entrega inicio cuaderno solicitado
  instrumento guitarra pelota tapete mat kimono traer llevar prestan alquilan raqueta propio ~ equipo propio prestamo alquiler instrumento proporciona alumno academia material implemento
  uniforme jumper delantal guardapolvo falda buzo obligatorio usar comprar venden tela ~ uniforme obligatorio reglamentario prenda completo institucional proveedor bordado uso
  pelo cabello largo tenido arete piercing pintada maquillaje aro tatuaje peinado ~ presentacion personal cabello corte accesorio maquillaje tinte permitido aseo piercing
  recoger retirar buscar sale salida pasar nene porton colegio puerta chico ~ salida entrega alumno puerta horario retiro acceso responsable credencial
  abuela tia vecino nana ninera taxista recoger retirar buscar manda entregan ~ autorizado autorizacion retiro entrega identificacion registrado credencial escrito tercero tutor
  tarde recoger buscar salida cobran quedo trafico pasan cuidan atrasado retiro esperan ~ retiro tardio tolerancia salida cobro extension fraccion guarda extemporanea minutos
  papa separado divorciado juicio custodia retirar padre exmarido ex orden entregan llevar ~ custodia patria potestad resolucion judicial restriccion sentencia tutela juez progenitor
  sale solo solito caminando bici irse vuelve camina casa dejan salir permiso solita camino ~ salida autonoma autorizacion escrita menor acompanante edad firmada responsabilidad independiente
  sacar temprano salir retirar dentista cita medico permiso colegio anticipada buscar ~ salida anticipada retiro permiso aviso justificacion pase autorizacion direccion registro
  quedarse extendido tarde guarderia extra comida trabajo salgo cuidan matutino temprano ~ horario extendido estancia extra jornada ampliada guarda vespertino costo
  camion transporte combi van ruta escolar pasa recoge furgoneta micro llevan traen ~ transporte escolar ruta parada recorrido servicio vehiculo contratacion acompanante
  enfermo malito gripa gripe resfriado moco tos llevar ir falto reciben mandar catarro ~ sintoma contagioso asistir enfermedad abstenerse respiratorio exclusion recuperado reposo infectocontagioso
  fiebre calentura temperatura afiebrado grado mandar reciben llaman termometro caliente hirviendo ~ fiebre temperatura grado febril antipiretico retiro centigrado avisa sintoma
  diarrea vomito churria panza estomago suelto soltura devolvio mandar guarderia virus ~ diarrea vomito evacuacion gastrointestinal exclusion sintoma deshidratacion episodio retiro
  piojo liendre piojito cabeza bicho pico rasca peine contagio avisan chico cabello ~ pediculosis liendre tratamiento revision aviso capilar reingreso erradicacion cabello
  conjuntivitis varicela sarpullido ojo rojo legana granito mano boca papera volver contagia ~ contagiosa erupcion exantema aislamiento alta medica reingreso brote conjuntivitis varicela
  remedio medicina jarabe gotita antibiotico inhalador dosis dar toma dan receta pastilla ~ medicamento administracion receta dosis autorizacion firmada envase horario suministra prescripcion
  golpe golpeo cayo chichon raspon sangre lastimo rodilla avisan llaman pego cabeza descalabro ~ accidente primero auxilio lesion notifica traslado bitacora enfermeria protocolo familia
  hospital ambulancia clinica urgencia llevan quebro fractura seguro alumno escuela cubre ~ seguro escolar accidente cobertura traslado ambulancia poliza hospital emergencia aseguradora
  vacuna carnet cartilla piden falta puesta vacunado obligatoria esquema libreta vacunar ~ vacunacion esquema completo cartilla carne inmunizacion vigente presentar copia
  comida almuerzo lonchera vianda menu comedor desayuno merienda dan comen incluye colacion ~ comedor menu alimentacion colacion refrigerio nutricional balanceado semanal incluido almuerzo
  lonchera vianda lunch mandar llevar tupper calentar microondas dulce papita refresco chatarra golosina ~ lonchera saludable prohibido azucarado ultraprocesado refrigerio envase rotulado colacion casero
  alergia alergico mani cacahuate nuez lactosa leche huevo gluten celiaco roncha intolerante ~ alergia alergeno intolerancia dieta especial certificado informar restriccion alimentaria ficha
  torta pastel cumple cumpleanos festejar velita pinata bolsita dulce mandar salon invitacion ~ cumpleanos festejo pastel celebracion aula refrigerio individual aviso empaquetado permitido
  panal cambiar panalera toallita rosadura colado pomada traer cambian bebe ~ panal cambio toallita crema suministro familia higiene rozadura reposicion diario
  bano avisa pipi popo deja control panal esfinter pelela bacinica nica dejar ~ esfinter control entrenamiento panal autonomia proceso retirar acompanamiento bacinilla
  leche biberon mamadera tetero teta materna formula pecho congelada mema lactancia llevar ~ lactancia biberon formula extraida rotulado refrigeracion esterilizado toma preparacion
  mordio muerde mordida mordisco marca brazo chiquito companerito diente muerden ~ mordida mordedura incidente etapa desarrollo intervencion identidad confidencial reporte notifica
  llora adaptacion primer lloron deja quedo costumbre acostumbre separa angustia mama ~ adaptacion gradual periodo acompanamiento progresivo horario reducido semana apego transicion
  ropa muda cambio mojo ensucio repuesto calzon bolsa mochila mandar traer limpia ~ muda ropa cambio repuesto completa etiquetada nombre bolsa recambio
  juguete llevar muneco carrito traer casa mochila perdio rompe mandar peluche ~ juguete personal prohibido extravio responsable casa objeto institucion permitido valor
  celular telefono celu movil quitan quitaron usar clase sacar devuelven decomisan pantalla ~ celular dispositivo electronico apagado decomiso retiene devolucion uso prohibido aula
  pego pelea pelearon castigo porto mal grosero expulsan suspenden reporte mala conducta ~ disciplina sancion amonestacion suspension falta grave conducta reporte expulsion medida
  bullying molestan burlan acosan insultan companero pegan miedo llorando carga ~ acoso convivencia protocolo hostigamiento denuncia intervencion violencia orientacion confidencial escolar
  rompio vidrio banca pared rayo dano quebro pizarron pupitre mobiliario pelotazo cobran rompieron ~ dano mobiliario reposicion responsable reparacion costo tutor deterioro repone padre
  hablar maestra profe cita reunir entrevista platicar ver mama atienden verla pedir ~ entrevista docente cita horario atencion tutoria agenda previa solicitud coordinacion
  junta reunion padre asamblea obligatoria ir faltar citatorio apoderado papa salon ~ reunion apoderado asistencia obligatoria citatorio convocatoria tutor informativa bimestral
  grupo whatsapp wasap chat mama escribir maestra mensaje responde avisan numero contestan ~ canal comunicacion oficial whatsapp respuesta horario mensaje institucional atencion circular
  paseo excursion viaje salida permiso firmar museo granja van autobus campamento ~ excursion salida pedagogica autorizacion firmada traslado itinerario permiso acompanante
  vacacion feriado puente semana santa cierran asueto invierno clase descanso julio ~ calendario receso asueto feriado suspension labor vacacional reanudacion inhabil
  pagar vacacion julio diciembre enero cobran mes cerrado mitad semana clase entera colegiatura igual ~ mensualidad receso vacacional integra anualidad diferida prorratea descuento aplica
  graduacion egreso acto ceremonia toga birrete fiesta invitado boleto foto clausura pase ~ graduacion ceremonia clausura invitado pase toga paquete acreditado egresado
  baja dejar salir retirar sacar cancelar abandono avisar dar curso seguir ~ baja retiro aviso anticipacion escrito solicitud cancelacion formato definitiva
  devuelven reembolso devolver plata dinero inscripcion arrepenti pague curso retirar salgo ~ reembolso devolucion porcentaje reintegro iniciado plazo retiro matricula procede
  reinscribir continuar proximo ano siguiente lugar renovar seguir rematricula cupo ciclo ~ reinscripcion rematricula renovacion continuidad adeudo ciclo siguiente plazo preferencia
  pausar mes dejar volver regresar guardan lugar curso permiso embarazo viaje ~ baja temporal reserva permiso interrupcion reincorporacion licencia academica plazo matricula
  autista tdah discapacidad especial sombra inclusion down silla rueda reciben terapia ~ inclusion adecuacion curricular necesidad educativa especial apoyo acompanante terapeutico diagnostico
  entrar papa salon quedarme clase ver mirar mama adentro acompanar pasar esperar ~ ingreso padre aula permanencia observar acceso sala espera restringido familiar
  traje foto filman red facebook instagram suben hijo cara aparece publican permiso ~ imagen autorizacion fotografia consentimiento difusion red publicacion menor revocar
  sacar foto grabar filmar video celular acto vestuario pileta companero prohibido alumno ~ grabar fotografiar prohibido tercero consentimiento captura imagen privacidad area
  dato numero direccion dan comparten pasan telefono papa confidencial lista ~ privacidad dato confidencialidad tratamiento tercero aviso proteccion resguardo
  expensa gasto comun administracion cuota condominio mantenimiento cuesta cubre incluye alicuota departamento ~ expensa cuota mantenimiento ordinaria condominal alicuota cubre mensual conservacion gasto
  expensa atrasada debo cuota condominio mora recargo vecino moroso deuda interes mantenimiento ~ morosidad condominal interes moratorio recargo adeudo cuota expensa restriccion vencida
  moroso pileta salon voto cortan tarjeta amenidad debo entrar bloquean quitan reserva ~ moroso restriccion amenidad derecho suspende adeudo voto area comun uso
  extraordinaria derrama cuota especial pintura fachada elevador obra cobran extra aprobo ~ extraordinaria cuota asamblea aprobada derrama fondo reserva obra gasto
  inquilino dueno paga expensa arrendador arrendatario rento alquilo mantenimiento ~ propietario inquilino arrendatario solidario obligado cuota copropietario contrato responsable
  libre deuda constancia adeudo vender departamento escritura papel notario expensa certificado ~ constancia adeudo libre deuda expide administracion solvencia emision paz salvo
  visita visitante amigo entrar anunciar registro vigilante avisar pasar portero timbre cedula ~ visitante registro acceso identificacion anuncia autorizacion residente caseta porteria ingreso
  visita quedarse dormir noche pareja novio amigo huesped alojar primo quedar ~ huesped pernocta visitante registro estadia maxima autorizado notificar noche ocupante
  visita estacionar cochera coche carro auto lugar visitante parqueo amigo parquear ~ estacionamiento visitante cajon limite pase horario maximo asignado temporal
  lugar estacionado ocupado cajon mio vecino cochera tapo bloqueo carro grua ajeno ~ cajon asignado invadir inmoviliza grua obstruir sancion exclusivo uso estacionamiento
  rayaron chocaron auto coche cochera robaron abolladura espejo carro paga estacionamiento vidrio ~ responsable robo dano vehiculo estacionamiento deslinda seguro propietario cochera
  perro gato mascota tener permiten dejan animal raza grande perrito pitbull loro ~ mascota permitida tenencia raza registro vacunacion maximo peso autorizacion
  perro correa suelto bozal paseo jardin elevador sacar muerde pasear ladra ~ mascota correa bozal area comun transito sujeto elevador ascensor servicio responsable
  caca popo excremento perro orina orino pis junta levantar bolsita jardin vecino ~ excremento heces recoger desecho mascota bolsa limpieza multa dueno
  ruido bulla musica fiesta fuerte volumen vecino duermo noche relajo parlante escandalo quilombo ~ ruido silencio decibel volumen descanso nocturno horario moderado molestia
  mudanza mudar mudo cambio camion flete mueble trasteo subir elevador entrar llegar sabado domingo noche ~ mudanza horario aviso anticipacion elevador montacarga deposito autorizacion programada trasteo lunes viernes
  rayaron elevador mudanza pared sillon golpe deposito devuelven garantia mueble marca ~ deposito garantia dano mudanza reintegro inspeccion area comun fianza
  obra remodelar arreglar departamento albanil refaccion permiso romper pared cocina reforma tumbar ~ remodelacion obra autorizacion permiso plano solicitud estructural administracion licencia
  taladro martillo obra ruido horario taladrar albanil sabado romper remodelacion temprano ~ obra horario permitido ruidoso lunes viernes remodelacion herramienta festivo
  escombro cascajo costal ripio tirar obra saco volquete basura albanil dejar pasillo ~ escombro cascajo retiro material volquete contenedor obra prohibido responsable
  albanil plomero pintor electricista trabajador entrar contratista registro empleada muchacha gafete ~ contratista proveedor trabajador registro identificacion acceso gafete seguro social
  pintar fachada balcon cerrar toldo reja aire ventana antena colgar vidrio cambiar ~ fachada modificacion balcon uniformidad toldo cerramiento autorizacion armonia estetica exterior
  basura sacar tirar horario pasa camion bolsa noche contenedor cuarto ducto ~ basura deposito residuo bolsa cerrada contenedor horario recoleccion cuarto ducto
  bachaca cucaracha raton plaga fumigar hormiga alacran bicho chinche rata ~ fumigacion plaga control programada insecto roedor desocupar aplicacion aviso
  alberca piscina pileta abre nadar bano cerrada horario lunes ~ alberca piscina horario mantenimiento apertura uso temporada cierre natacion
  pileta alberca piscina invitado amigo llevar visita bajar familia primo traigo ~ alberca piscina invitado maximo unidad residente acompanado pase visita
  nino solo alberca pileta piscina bajar edad cuidar flotador salvavidas hijo ~ menor acompanado adulto alberca supervision piscina salvavidas guardavida flotador
  gorra traje ducha banarse malla panal alberca pileta bloqueador short piscina ~ gorro traje bano regadera obligatorio ducha previa vestimenta piscina higiene
  vidrio comer cerveza tomar alberca pileta botella trago comida hielera piscina ~ alimento bebida vidrio prohibido envase alcohol piscina alberca perimetro
  salon evento fiesta reservar apartar sum cumple rentar casa club quincho uso ~ salon reserva uso multiple anticipacion deposito evento solicitud residente
  salon fiesta terminar musica dj tarde noche cortan quedamos madrugada ~ salon evento horario limite musica finalizar conclusion volumen desalojo
  salon limpiar limpieza deposito devuelven rompi sucio fiesta descuentan mancha silla ~ deposito garantia limpieza dano salon entrega inventario retencion descuento
  asado parrilla asador parrillada bbq carbon carne reservar churrasco quincho azotea ~ asador parrilla reserva turno carbon limpieza ceniza uso residente
  humo asado balcon parrilla carbon departamento vecino olor terraza prender fuego ~ carbon prohibido balcon terraza humo parrilla flama gas incendio
  cigarro fumar humo pucho vapear marihuana pasillo balcon mota faso cenicero ~ fumar prohibido humo tabaco vapear area comun cerrado colilla
  gimnasio gym pesa caminadora edificio horario invitado usar maquina entrenador bajar ~ gimnasio residente horario exclusivo edad equipo toalla calzado uso entrenador
  cancha padel tenis futbol reservar turno rato edificio jugar pelota ~ cancha reserva turno duracion bloque maximo calzado residente anticipacion
  juego nino plaza resbaladilla columpio pelota patio bici pasillo patineta jugar ~ juego infantil area edad supervision adulto pasillo prohibido patineta pelota
  llave tarjeta perdi tag llavero acceso perdida chip nueva control porton extravie ~ reposicion tarjeta llave extravio desactiva costo acceso control dispositivo
  afuera llave cerrado olvide adentro departamento abrir cerrajero porteria guardia copia ~ cerrajero apertura duplicado llave porteria custodia residente identificacion resguardo
  paquete amazon mercadolibre encomienda caseta reciben guardan porteria dejar caja recoger ~ paquete recepcion porteria resguardo entrega residente registro custodia plazo encomienda
  rappi uber delivery repartidor pizza pedido subir entra comida bajar didi ~ repartidor delivery domicilio acceso recepcion entrega bajar lobby ingreso caseta
  elevador ascensor descompuesto trabado parado sube escalera anda reparan falla danado ~ ascensor elevador mantenimiento tecnico reparacion averia descompostura suspension reporte
  encerrado atorado atrapado elevador ascensor adentro quede boton sacar alarma auxilio ~ ascensor atrapado rescate emergencia alarma intercomunicador tecnico
  agua corte cortan hay presion tinaco cisterna sale llega vuelve tanque ~ suministro agua corte suspension programado cisterna lavado tanque aviso restablece
  gotera fuga humedad filtracion techo mojado vecino arriba gotea tubo inundo paga ~ filtracion fuga responsable reparacion tuberia propietario bajante humedad inspeccion
  asamblea junta vecino hacen citan convocan reunion consorcio condomino avisan ~ asamblea convocatoria ordinaria anticipacion quorum extraordinaria orden citacion
  votar voto inquilino asamblea decidir cuenta mano vale decide mayoria vota copropietario ~ voto copropietario quorum mayoria coeficiente indiviso representado derecho asamblea
  voy asamblea mandar poder representar carta firma alguien faltar lugar ~ poder representacion apoderado carta escrito delegado asamblea firmada simple
  faltar asamblea multa obligatorio ir cobran inasistencia junta vecino castigo falte ~ inasistencia asamblea multa obligatoria sancion ausencia justificada acuerdo
  acta asamblea acordaron copia decidio quedo ver junta resumen dijeron ~ acta asamblea acuerdo copia consulta libro publicacion firmada
  cuenta gastan plata administrador balance informe ver factura robo rendicion transparencia ~ rendicion estado financiero informe balance mensual egreso ingreso auditoria consulta
  multa pusieron multaron infraccion reglamento llego cobraron sancionaron vecino monto cuesta ~ multa sancion infraccion reglamento reincidencia monto amonestacion unidad cuota
  multa apelar reclamar injusta quitar pelear pusieron impugnar defender mia ~ impugnar descargo apelacion multa recurso escrito plazo comite resolucion
  airbnb rentar turista temporal booking alquilar fin semana departamento huesped ~ arrendamiento temporal turistico plataforma corta estancia prohibido autorizacion minima registro huesped
  departamento oficina vender consultorio casa trabajar peluqueria local clase comercial ~ uso habitacional destino comercial prohibido giro vivienda actividad profesional
  portero guardia vigilante conserje celador durmiendo horario turno rondin seguridad caseta ~ vigilancia guardia turno ronda seguridad permanente funcion bitacora caseta
  robaron robo ladron metieron sospechoso raro extrano camara alarma policia asalto ~ robo seguridad denuncia camara grabacion policia reporte incidente videovigilancia
  queja quejar reclamo vecino reportar problema molesto administrador quejo denunciar ~ queja escrito administracion reporte folio respuesta habil seguimiento buzon
  pasillo dejar zapato carriola mueble escalera maceta estorba afuera puerta ~ pasillo obstruir objeto circulacion evacuacion libre escalera area retiro
  deposito garantia renta alquiler devuelven departamento entregar irme descuentan fianza ~ deposito garantia devolucion desocupacion inventario inmueble fianza descuento entrega
  salir irme contrato renta alquiler romper penalidad avisar desocupar ~ rescision anticipada penalizacion preaviso desocupacion contrato terminacion arrendatario
  rompio boiler calefon arreglar dueno renta paga reparacion llave departamento inquilino ~ reparacion arrendador arrendatario locativa desgaste mantenimiento cargo inmueble
  casillero locker candado guardar bolso mochila ropa dejar gym ~ casillero locker candado diario resguardo propio desocupar uso vestidor
  casillero locker abrieron rompieron candado noche deje dormir cortaron perdi ~ casillero apertura candado retiro desocupar cierre corte permanencia pertenencia
  toalla llevar prestan gym dan alquilan obligatoria olvide sudor toallita rentan ~ toalla obligatoria uso higiene personal alquiler renta devolucion cargo
  ducha regadera banarme vestidor shampoo jabon agua caliente lavarme camerino secador ~ regadera ducha vestuario vestidor jabon higiene chancla sandalia uso
  invitado amigo gratis gym pase traer llevar novia acompanar probar ~ invitado pase cortesia socio acompanante registro maximo mensual beneficio
  pase suelto visita turista semana entrar viaje gym probar diario ocasional ~ pase diario visita unica tarifa acceso socio temporal
  congelar pausar suspender gym membresia viaje lesion operaron embarazo mes plan ~ congelamiento suspension membresia pausa temporal maximo solicitud plazo anual
  cancelar gym membresia dejar baja cobrando tarjeta siguen debitan corten ir ~ cancelacion membresia aviso anticipacion cargo recurrente escrito permanencia domiciliacion baja
  renueva automatico cobraron tarjeta membresia debito avisaron anual plan ~ renovacion automatica cargo recurrente vigencia membresia domiciliado vencimiento aviso
  transferir pasar ceder regalar membresia plan hermana amiga resto prestar ~ transferencia cesion intransferible titular membresia personal beneficiario cargo
  prestar carnet credencial pase tarjeta socio amigo entrar huella pillan ~ credencial personal intransferible uso indebido socio sancion tercero cancelacion
  vence paquete clase quedan sobran credito uso mes siguiente acumular pierdo ~ vigencia paquete clase credito caduca acumulable vencimiento sesion expira
  apto medico certificado fisico corazon gym nadar piden electro hacer ejercicio ~ apto fisico certificado medico aptitud cardiologico vigencia presentar actividad
  menor adolescente chavo pibe dieciseis edad gym entrenar hijo entrar firmar mama ~ menor edad autorizacion tutor firmada acompanado minima responsable padre
  lastime lesion torci tobillo espalda maquina gym pesa duele responde seguro ~ lesion responsabilidad riesgo deslinde accidente seguro socio atencion reporte
  perdi olvide deje botella audifono chamarra campera sueter encontro perdido guardan ~ objeto olvidado perdido extraviado recepcion resguardo plazo donacion reclamar
  robaron perdio celular reloj cadena valor plata responden mochila vestuario ~ pertenencia valor responsable extravio robo custodia objeto recomienda deslinda
  ropa tenis jean sandalia gym entrenar descalzo crocs playera zapatilla usar ~ vestimenta deportiva calzado adecuado camiseta obligatorio cerrado uso entrenamiento
  visitar paciente internado abuelo visita hospital sala piso cama suben terapia entrar asilo ver ~ visita horario paciente familiar maximo turno internacion pase
  acompanante quedarse dormir noche paciente internado cuidar hospital sillon familiar ~ acompanante permanencia nocturno paciente pase relevo familiar internacion
  historia clinica expediente copia resultado pedir estudio sacar papel doctor ~ expediente clinico copia solicitud titular historia resumen entrega autorizado
  resultado analisis recoger retirar mama mandar tercero familiar examen radiografia ~ resultado retiro autorizacion tercero identificacion titular entrega laboratorio orden
  comida llevar abuela paciente asilo hospital internado dulce casera fruta dar ~ alimento externo ingreso dieta restriccion nutricion paciente residente autorizacion
  checkin llegar habitacion temprano entrar hora hotel maleta cuarto lista ~ ingreso checkin anticipada habitacion disponibilidad anticipado hora entrada equipaje
  checkout salir tarde habitacion dejar hora quedar cuarto hotel maleta dormir ~ salida checkout tardia tardio habitacion cargo hora desocupar extension
  cambio direccion telefono numero actualizar dato mude contacto emergencia nuevo avisar ~ actualizar dato contacto emergencia ficha domicilio notificar cambio vigente
  contribucion cooperacion rifa voluntaria cooperadora obligatoria sociedad padre pagar aporte ~ cooperacion voluntaria aportacion asociacion padre familia obligatoria donativo
  abren abierto abris abre atienden cierran cierra cerrado atendiendo laburan horario tempranito atendemos ~ apertura cierre atencion jornada viernes funcionamiento habitual laboral
  sabado domingo finde sabatino dominical descansan sabatina dominguito dominguero sabadito ~ lunes viernes semanal dominical sabatino habil descanso cierre medio fin
  madrugada trasnoche nochecita tardecita nocturno amanecer 24 trasnochar abierto desvelado noctambulo trasnochado medianoche ~ veinticuatro ininterrumpido nocturno turno guardia permanente 247 madrugada continuo
  feriado festivo puente asueto finde largo inhabil rojo descansan laborable ~ feriado festivo inhabil nacional calendario oficial anunciado reducido permanece laborable civico
  navidad nochebuena diciembre pavo navideno papanoel viejito pascuero claus posada villancico ~ navidad nochebuena decembrino diciembre festivo cierre anticipado 25 vispera fiesta
  nochevieja 31 brindis uvas reveillon cotillon campanada silvestre nuevo enero vispera cohete ~ enero diciembre fin nuevo festivo anticipado inventario reapertura reanuda 31 vispera primero
  jueves viernes santo pascua cuaresma gloria ramos procesion resurreccion viacrucis pascual santa ~ santa semana mayor pascua abril cierre religioso festivo reanuda triduo pascual santo
  carnaval comparsa murga carnavalero desfile corso disfraz batucada carnestolenda ceniza diablada ~ carnaval carnestolendas febrero marzo ceniza feriado asueto carnavalesco martes
  mayo primero trabajador obrero obrera laburante sindicato marcha trabajo laboral ~ internacional mayo irrenunciable obligatorio feriado trabajador ley primero
  patria patrio independencia dieciocho 16 septiembre julio 28 grito fonda dieciochero patriota tricolor ~ independencia patrio nacional civico septiembre julio conmemoracion irrenunciable bicentenario soberania
  muerto difunto finado noviembre catrina ofrenda cementerio panteon colada altar halloween calavera calaca brujita ~ noviembre fiel difunto santo conmemoracion tradicion altar ofrenda muerto
  guadalupe virgen guadalupana velita purisima inmaculada concepcion lupita griteria lupe alumbrado morenita vela ~ virgen inmaculada concepcion guadalupe religioso patronal mariano diciembre peregrinacion
  reyes rosca mago melchor epifania juguete bajada gaspar baltasar roscon zapatito cabalgata ~ reyes epifania enero rosca festivo extendido juguete mago
  madre mama mamacita mami madrecita jefecita mamita vieja festejan regalito jefita ~ madre mayo octubre conmemoracion festejo extendido homenaje obsequio domingo segundo
  padre papa papi jefecito junio papito papacito apa regalito tata festejo viejito ~ padre junio marzo especial festejo promocion homenaje obsequio tercer domingo
  enamorado valentin novio novia pareja amistad amor romantico cupido sanvalentin corazon parejita tortolito ~ valentin enamorado amistad febrero septiembre velada pareja romantica doble cena
  nino nene pibe chavito festejo infancia juguete peque chiquito celebran ninito chiquillo infantil pinata ninez ~ nino infancia abril agosto infantil festejo actividad juguete pequeno homenaje
  votar eleccion votacion veda leyseca voto urna electoral comicio sufragar casilla presidente balotaje ~ eleccion comicio veda electoral seca prohibicion expendio ley jornada alcoholica sufragio
  patron patronal feria pueblo fiesta sanjuan raymi corpus kermes procesion tirana romeria sanpedro fiestero ferial verbena ~ patronal patrono feria local municipal aniversario asueto festividad regional tradicional
  vacacionan vacaciones receso veranito invierno cierran regresan vuelven temporada vacacion descansan ~ receso vacacional anual temporada colectivo reapertura reanuda reinicio estival invernal vacaciones inactividad
  almorzar almuerzo comer siesta mediodia corrido colacion descansan lunch refri hueco pausa ~ refrigerio almuerzo receso continuo corrido intervalo siesta colacion interrupcion reanuda mediodia pausa
  ultimo ultima pedido comanda cocina cierra tardecito alcanzo alcanza orden pedir ultimito cerrando raspando ~ ultima orden comanda recepcion cierre cocina minuto admision previo toma previa
  direccion ubicado ubicacion queda quedan encuentran calle esquina zona barrio colonia local hallo ~ domicilio avenida numero calle esquina colonia distrito comuna ubicado sector cuadra
  ubicacion pin mapa maps waze mandame pasame google gps coordenada link perdido ~ enlace mapa georreferencia ubicacion coordenada navegacion googlemaps waze compartido
  referencia cerca frente lado doy encuentro fachada letrero enfrente espalda hallo pintada color guiarme vistoso ~ referencia contiguo frente costado diagonal fachada color rotulo porton cuadra identificable
  bondi micro camion colectivo guagua buseta combi bus autobus pesero ruta guaguita chiva omnibus bajarme ~ parada paradero linea ruta transporte publico recorrido terminal desciende cuadra
  metro subte estacion tren transmilenio metrobus tranvia metropolitano linea bajo bajar trolebus cable ~ estacion linea salida metro caminando cuadra combinacion transbordo minuto boca
  uber taxi didi cabify indrive remis remisse taxista mototaxi carrerita ~ taxi aplicacion traslado abordaje tarifa parada conductor plataforma
  recogen pasan buscan traslado llevan hotel aeropuerto transporte recojo movilidad vienen llevarnos ~ traslado transfer recojo recogida punto encuentro shuttle movilidad hotel aeropuerto
  estacionamiento parqueo parqueadero cochera aparcar estacionar auto carro coche playa parking parquear camioneta estaciono ~ cajon espacio cupo vehiculo estacionamiento parqueadero playa cochera tarifa cortesia vigilado
  moto motoneta motito motocicleta motor scooter encadeno casco estacionar estaciono pasola ~ motocicleta parqueo espacio vehiculo bahia casco area destinada candado
  bici bicicleta cicla bicla cleta baika monopatin patineta amarrar encadenar dejo candado ~ bicicletero cicloparqueadero ciclista rack soporte candado bicicleta anclaje
  boleto tiquete ticket perdi tarjetita papelito extravie botaron sello validan sellan sellado ~ extravio boleto comprobante estacionamiento penalidad recargo validacion sello perdido tarifa
  valet parking acomodador franelero viene cuidacarro llave dejo propina acomodan lavacoche trapito ~ valet acomodador servicio entrega vehiculo llave boleto tarifa responsable
  rayaron chocaron robaron auto carro coche estacionado raspon espejo vidrio parqueadero abollaron estacionamiento ~ responsable vehiculo dano robo total parcial estacionamiento objeto interior seguro responsabiliza
  sucursal sede otra local filial cerca tienda provincia ciudad ~ sede sucursal filial agencia punto venta cobertura ubicada distrito adicional
  sucursal devolver recoger cambiar local distinta sede comprado otra cambio ~ indistintamente cualquier sucursal sede emisora origen traslado adquirido presentando
  mudaron cambiaron mudanza local nuevo mudarse estaban direccion movieron trasladaron cambio viejo ~ nueva traslado domicilio reubicacion mudanza anterior partir ubicacion reinauguracion
  telefono fono numero llamar marcar llamo contestan celular movil telefonico comunico timbrar fijo marco ~ telefono linea central extension celular anexo interno conmutador llamada
  whatsapp wasap wsp wasa guasap wpp mensajear escribir escribo chatear wa mensajito whats ~ whatsapp mensajeria mensaje chat texto celular responde canal business
  contestan responden responde ignoran visto clavaron demoran llame nadie contesta azul ~ respuesta plazo minuto habil mensaje automatico siguiente atiende canal
  mail correo email electronico escribir arroba gmail mando mandar enviar correito casilla ~ correo electronico casilla buzon direccion remitir asunto respuesta habil
  instagram insta face facebook tiktok redes siguen pagina perfil fb ig arroba publican ~ red social perfil cuenta usuario oficial publicacion arroba seguidor instagram facebook
  etiquetar subir foto historia story compartir publicar mencionar sorteo premio seguir like regalan ~ sorteo ganador concurso bases etiqueta publicacion mencion seguidor participa premio
  dueno duena jefe encargado jefa manda responsable mero capo mandamas gerente trompa patrona mandon ~ propietario gerente administrador responsable cargo titular director encargada representante
  queja reclamar quejarme quejo reclamo denunciar maltrataron reniego bronca disgusto enojado trataron ~ reclamacion libro queja escrito buzon reclamo folio respuesta plazo administracion habil
  profeco indecopi sernac defensa consumidor procon denuncio demandar sic demanda acodeco denuncia ~ consumidor autoridad protectora instancia regulador organismo arbitraje reclamacion superintendencia legal
  grosero grosera maleducado malcriado altanero cajera mesero atendio gritaron trato prepotente feo insulto ~ trato cortesia respeto disculpa amonestacion conducta amabilidad incidente supervisor reporte
  felicitar felicitacion agradecer gracias elogio excelente chevere bacan padrisimo contenta resena estrellita ~ agradecimiento reconocimiento felicitacion satisfaccion encuesta opinion calificacion resena elogio
  sugerencia sugerir idea opinar opinion recomiendo mejorar propongo propuesta encuesta comento buzon ~ buzon sugerencia encuesta mejora formulario satisfaccion calificacion retroalimentacion comentario
  firma firmar autoriza aprueba visto bueno decide permiso autorizan autorizacion aprobar rubrica vistobueno ~ firma autorizacion aprobacion gerencia visto bueno facultado responsable titular sello valida
  monto gasto compra autoriza tope aprueba plata lana gastar presupuesto permiso comprar ~ autorizacion monto superior limite aprobacion gerencia firma mancomunada presupuesto doble
  reemplaza cubre suple falta ausente suplente relevo cubro reemplazo sustituye ausentar reemplazar suplir cubrirlo ~ suplente suplencia reemplazo relevo ausencia sustituto delegado designado asume interino
  turno cubrir companero intercambiar permuta guardia franco rol cuadrar trocar cambiarle ~ permuta intercambio turno solicitud anticipacion autorizado supervisor aviso rol cobertura
  pariente autoriza apoderado tercero recoger mandar mandado nombre esposo mama hermano encargo retirar ~ tercero autorizacion carta simple identidad representante copia titular retiro
  emergencia auxilio urgencia ayuda grave socorro llamo ambulancia accidente sos 911 desesperada ~ emergencia urgencia linea guardia 911 ambulancia inmediato numero bombero contacto
  desmayo desmaya infarto convulsiona mareo ahoga botiquin sangra ambulancia descompuso soroche patatus ~ primeros auxilio botiquin ambulancia medico brigada reanimacion desfibrilador traslado paramedico emergencia
  incendio fuego quema humo bombero extintor matafuego llamas candela quemando evacuar fuga ~ extintor evacuacion incendio bombero brigada ruta salida alarma reunion punto
  temblor sismo terremoto tiembla sacudon alerta sonar alarma evacuar replica temblo simulacro ~ sismo evacuacion zona segura punto reunion protocolo brigada simulacro protegerse
  gas olor huele fuga escape hediondo garrafa balon cilindro tanque apesta oliendo ~ fuga gas valvula cerrar ventilar llama interruptor evacuar corte olor
  tarde trafico retraso atraso demorado trancon atorada taco presa bondi llego llegue esperan tranque cola ~ tolerancia puntualidad retardo impuntual minuto reprograma reagenda gracia retraso demora
  temprano tempranito adelantado presentarme llegar antelacion llego previo recibir anticipacion ~ anticipacion presentarse minuto registro previo antelacion acudir llegada puntual
  cancelar cancelo anular cancele suspender bajarme arrepenti plantar desistir anulo ~ cancelacion anulacion anticipacion aviso penalidad antelacion previa gratuita plazo
  mover reagendar correr reprogramar fecha aplazar posponer cita cambio recorrer ~ reprogramacion modificacion reagenda sujeta disponibilidad anticipacion aviso unica costo fecha
  falte fui plante olvido falto aparecer cita asisti planton quede presentarme ~ inasistencia ausencia noshow penalidad cargo pierde anticipo reembolsable cobra
  enfermo enferma gripe covid fiebre reposo calentura resfriado indispuesta hospitalizado justificante malita ~ justificante medico constancia reprograma penalidad excepcion certificado fuerza causa mayor
  cancelan cancelaron suspendieron suspenden plantaron avisan fallaron fallan cumplieron dejaron reponen ~ suspension reembolso total integro reprogramacion organizador causa fuerza mayor aviso compensacion
  cita reservar turno agendar apartar reserva separar agenda campo cupo ~ reserva cita agenda previa turno anticipacion confirmacion disponibilidad calendario
  caigo llegada directo walkin llego espontaneo aparezco improviso turno aventarme presentarme ~ orden llegada previa cita disponibilidad espontaneo turno preferencia sujeta atencion
  confirmar confirmo recordatorio avisan recuerdan aviso olvido mandan confirmacion apartado confirme ~ confirmacion recordatorio previo mensaje automatico libera respuesta confirmada asistencia
  espera esperar cola fila demora formado filota espero tardan tarda haciendo paciencia aguardar ~ espera promedio minuto turno estimado aproximado orden llegada ficha afluencia
  lista espera lleno agotado cupo anotar anotarme avisan libera lugar campo desocupa ~ espera lista cupo liberado orden inscripcion aviso vacante disponible prioridad
  colaron cuelan colado saltaron fila turno primero brinco respetan preferencia adelantaron atendieron ~ turno orden llegada prioridad preferencial numero ficha respeta
  dura duracion largo rato demoran acaba termina salgo minutito acabamos terminamos salimos ~ duracion aproximada minuto promedio estimada sesion dura finaliza termino finalizacion
  listo entregan demora tardan pedido encargo terminan acaban recogerlo terminado fabrican ~ entrega plazo habil elaboracion estimado produccion confirmacion contado promedio listo
  apuro urge urgente rapido express volando ahorita mismo apurado corriendo mananero adelantar ~ urgente expres recargo prioritario adicional sujeto capacidad mismo inmediata tarifa
  vence vencido caduca vigencia dura expira valido cupon vencio caducado vencida prescribe ~ vigencia validez vencimiento expira valido plazo caducidad partir emision mes
  cotizacion presupuesto vale respetan vigente mantienen cotice sostienen cotizaron cotizado proforma ~ vigencia cotizacion presupuesto oferta valida habil sujeto sostenimiento emitida proforma
  regalo giftcard tarjeta obsequio certificado bono regalar tarjetita regalan gift gifcard canjear ~ tarjeta obsequio canje saldo vigencia beneficiario transferible certificado emision monto
  maximo cabemos caben grupo entramos bola gente cupo capacidad aforo multitud ~ aforo capacidad maximo limite cupo asistente permitido integrante grupo
  minimo poquito pedir poco arrancan suelto basta juntar minima ~ minimo cantidad requerida inferior partir base unidad monto pedido
  unidad maximo acaparar varias cantidad racionan compro dejan comprar acaparan racionado ~ limite unidad maximo compra restriccion existencia agotar
  edad minima anos cumple entra peque menor chamaco jovencito ~ edad minima cumplido mayor requisito acreditar identificacion restringido anos
  adulto edad maxima sesenta setenta mayor 70 veterano cumplida sexagenario ~ edad maxima limite mayor certificado medico condicion apto restringido
  altura mide estatura chaparro bajito medir centimetro metro petiso talla ~ estatura minima centimetro metro altura requerida medicion restriccion atraccion
  peso pesa gordo gordito kilo pesado kg sobrepeso aguanta soporta libra robusto ~ peso maximo kilogramo limite carga soporta restriccion permitido libra excede
  menor solo nino hijo chamaco acompanado pibe dejar chavo adolescente guacho cipote manda sobrino solito solita ~ menor acompanado adulto tutor responsable supervision autorizacion representante padre permanecer
  permiso papa mama hijo viaja autorizacion menor tutor abuela chamo padre custodia abuelo notario ~ consentimiento tutor menor patria potestad notarial autorizacion firmada representante legal
  bebe guagua carriola coche cochecito carrito cambiador panal wawa mudar lactar teta amamantar biberon ~ cambiador lactancia lactario bebe sala carriola infante espacio panal
  nino paga gratis chiquito bebe nene chamaco tarifa chavito boleto peque cobran bebito ~ infantil menor exento tarifa gratuito media anos pagan reducida entrada
  gritan corren llora nino travieso inquieto berrinche ruido corretear chiquillo trepan mocoso ~ menor supervision responsable conducta padre cuidado corretear vigilancia tutor
  juego area infantil cuidan nino entretener jugar guarderia pelotero ludoteca inflable resbaladilla brincolin ~ ludoteca infantil area juego supervisada cuidadora edad menor espacio
  embarazada embarazo encinta prenada semana panza barriga esperando gestante mes bebe pancita ~ gestante embarazo trimestre contraindicado medico gestacion semana certificado restriccion preferencial
  abuelo abuelita viejito anciano mayor tercera edad nona silla cansado fila tata adulto viejita ancianita ~ adulto mayor preferencial prioritario tercera edad atencion acompanante asiento prioridad
  silla rueda discapacidad discapacitado minusvalido rampa muleta andador escalon subir inclusivo invalido ~ accesibilidad rampa movilidad reducida elevador acceso adaptado discapacidad ascensor universal
  ciego sordo lengua braille invidente baston interprete vista autismo autista sensorial neurodivergente sordomudo ~ accesible inclusion sena braille interprete apoyo sensorial asistencia discapacidad ajuste
  carnet conadis discapacidad credencial cud discapacitado conapdis acompanante discapacitada ~ credencial discapacidad descuento vigente certificado acreditar tarifa acompanante exento preferencial
  estudiante credencial universitario uni escolar alumno prepa carnet tui boleto colegial estudiantil liceo ~ estudiante credencial vigente descuento acreditar estudiantil tarifa matricula educativa
  jubilado pensionado inapam pensionista retirado pami viejito senectud retirada jubilada ~ jubilado pensionado adulto mayor credencial descuento tarifa acreditar preferencial
  perro perrito mascota gato can pichicho firulais lomito animal chucho quiltro michi ~ mascota petfriendly animal correa bozal permitido ingreso terraza prohibido
  lazarillo guia perro asistencia ciego emocional apoyo servicio entrenado soporte ansiedad certificado ~ asistencia guia animal acreditado excepto ingreso permitido servicio certificado
  comida traer afuera vianda lonchera tupper sandwich comprada meter refresco colar snack botana ~ alimento externo ajeno bebida consumo ingreso prohibido introducir descorche
  torta pastel bizcocho queque cumple cumpleanos soplar traer keke ponque ~ pastel propio descorche cumpleanos servicio vajilla cargo externo cortesia
  descorche botella vino whisky traer trago vinito pisco ron abrir botellita corchaje ~ descorche botella cargo cobro licor vino unidad externo corcho
  fumar cigarro pucho faso cigarrillo tabaco fumador humo vapear vape vaper cenicero prenderme ~ humo libre tabaco fumador prohibido area terraza electronico vapeador
  alcohol trago chela cerveza birra tomar licor venden copete copa guaro beber pola ~ bebida alcoholica expendio licencia licor mayor venta permitido consumo prohibido
  borracho curado tomado mamado ebrio entonado rascado bolo alcoholizado droga pasado ~ ebriedad embriaguez ingreso negado influencia sustancia admision reserva aliento retirado
  cedula ine dni carnet identificacion piden mostrar ci documento ife identidad 18 ~ identificacion oficial vigente mayoria acreditar documento identidad original exhibir
  foto fotografiar selfie camara filmar grabar video retratar celular flash ~ fotografia video flash captura imagen grabacion permitido profesional autorizacion prohibido
  publicaron foto subieron borrar cara aparezco salgo redes permiso hijo publiquen ~ imagen consentimiento uso derecho autorizacion publicacion retiro difusion cesion
  camara grabando filman video vigilan seguridad cctv revisar grabacion camarita circuito filmacion ~ videovigilancia circuito cerrado grabacion conserva monitoreo camara custodia autoridad solicitud
  wifi internet contrasena clave red conectar conecto wi datos senal guaifai ~ wifi red contrasena gratuito inalambrica conexion invitado clave acceso
  cargar celular enchufe cargador bateria pila tomacorriente enchufar corriente conectar descargado carga ~ tomacorriente enchufe cargador carga estacion usb contacto electrica disponible
  bano sanitario orinar pis pipi wc inodoro retrete tocador banito poceta lavabo ~ sanitario bano servicio higienico uso exclusivo consumo aseo acceso llave
  ducha banarme regadera banar vestidor cambiarme camarin vestuario shampoo jabon caliente toalla ~ ducha vestidor vestuario regadera camerino toalla caliente aseo uso
  locker casillero guardar mochila bolso maleta candado paqueteria guardarropa valija equipaje ~ casillero custodia guardarropa paqueteria candado consigna equipaje pertenencia llave
  olvide deje encontraron hallaron olvidado chaqueta paraguas celular perdido extravie lentes guardaron dejado botado ~ objeto perdido olvidado extraviado resguardo custodia reclamar recepcion conserva donado
  robaron robo choreo chorearon afanaron hurto ladron asalto bolsiaron desaparecio ratero carterista billetera ~ robo hurto pertenencia responsable valor custodia denuncia responsabiliza extravio personal
  cai resbale golpe lastime herida cortada torcedura raspe piso mojado tropece fractura caida caerse ~ accidente lesion seguro cobertura primeros auxilio incidente reporte poliza atencion
  seguro poliza cubre cobertura aseguran asegurado cubierto protegido siniestro riesgo aseguradora ~ poliza cobertura seguro accidente responsabilidad civil deducible aseguradora incluido vigente
  responsiva firmar riesgo descargo papel deslinde waiver renuncia carta exoneracion firmo obligatorio ~ responsiva deslinde firma riesgo asume exoneracion consentimiento carta participante
  lluvia llueve aguacero lloviendo tormenta palo chubasco llover mojar chaparron diluvio temporal llovizna ~ lluvia clima meteorologico reprograma suspende condicion adversa techado climatica impermeable
  huracan ciclon inundacion huaico alerta viento nevada granizo ventarron nortazo zonda crecida desborde ~ alerta meteorologica suspension fuerza mayor proteccion civil autoridad cierre reanuda reprograma
  calor aire clima ventilador frio calefaccion abanico acondicionado caloron heladera estufa sofocado bochorno ~ climatizado acondicionado calefaccion ventilacion temperatura grado ambiente ventilador
  apagon luz corte fue electricidad planta generador corriente apago energia bajon alumbron ~ electrico corte suministro generador planta respaldo energia suspende interrupcion autonomia
  agua corte cortaron llave canilla grifo tinaco cisterna tanque falta racionamiento pipa cayendo ~ suministro agua corte cisterna reserva tanque potable racionamiento suspende abastecimiento
  paro huelga marcha bloqueo manifestacion piquete protesta bloquearon planton paran cacerolazo ~ paro bloqueo manifestacion fuerza mayor reprograma suspension contingencia protesta acceso
  traer llevo llevar necesito mochila preparar ocupo toalla protector repelente empacar ~ llevar recomienda presentarse indispensable equipo comodo toalla material obligatorio bloqueador
  papel documento requisito piden necesito llevar tramite copia papeleo ocupo fotocopia anotarme comprobante ~ requisito documento identificacion copia original comprobante domicilio vigente presentar expediente
  ropa vestir pinta facha short chancla ojota vestimenta pongo bermuda jean vestido formal zapatilla ~ vestimenta codigo etiqueta formal calzado casual prohibido atuendo sandalia vestir
  incluye incluido trae entra cubre dentro paquete contiene metido combo abarca incluyen ~ incluye comprende paquete contempla precio servicio contenido cubierto tarifa
  falta excluye aparte incluido fuera cubre excluido excluyen descontado ~ excluye adicional aparte incluye cargo opcional contempla ajeno cuenta
  gratis cortesia regalan gratuito grati obsequio yapa gratuita regalado ~ gratuito cortesia cargo costo obsequio incluido exento bonificado
  extra recargo adicional aparte aumentan cobraron demas escondido oculto sobrecosto encima sobreprecio ~ recargo adicional cargo suplemento tarifa extra aplica excedente costo
  rompi quebre rompe dane quiebra taza vaso plato vidrio espejo desgracie rompio quebro ~ dano reposicion costo responsable rotura cobro desperfecto deterioro valor asume
  manche sucia vomito vomitar ensucie mantel alfombra derrame mancha limpieza manchado ~ limpieza cargo derrame mancha lavado profundo adicional responsable suciedad
  arruinaron rompieron danaron malograron estropearon echaron perdieron descompusieron arruino malogro dano ~ indemnizacion dano responsable compensacion reparacion reposicion valor imputable empresa responde
  efectivo plata cash billete lana contado guita varo feria luca ~ efectivo contado moneda pago billete caja nacional acepta
  vuelto cambio sencillo moneda billete suelto menudo devuelta sencillito cien quinientos monedita ~ cambio vuelto denominacion billete moneda alta exacto fraccion sencillo
  tarjeta credito debito visa plastico amex mastercard terminal datafono posnet pos ~ tarjeta credito debito visa mastercard terminal postnet comision american acepta
  comision recargo cobran porcentaje aumentan porciento cargo recargan ~ comision recargo tarjeta porcentaje adicional bancaria traslada financiero cargo
  transferencia transferir clabe cbu alias depositar deposito cuenta banco spei pse transfiero iban sinpe ~ transferencia cuenta bancaria titular clabe cbu interbancaria comprobante alias deposito
  comprobante pantallazo captura voucher deposite pague mando transferi refleja acredita cayo transferido ~ comprobante transferencia enviar acreditacion verificado confirmacion pago imagen refleja
  yape plin nequi daviplata mercadopago billetera codi zelle sinpe tigo bizum modo deuna mp ~ billetera digital electronica virtual aplicacion celular yape nequi mercadopago movil
  qr escanear codigo escaneo cuadrito leer apuntar camara apunto escanean ~ codigo qr escaneo interoperable pago digital lectura billetera simple
  oxxo efecty rapipago pagofacil ventanilla corresponsal khipu baloto agente webpay kiosco pagoefectivo ~ corresponsal convenio referencia ventanilla punto recaudacion agente deposito red autorizado
  dolar euro dolares verde moneda extranjera gringo cambio usd tasa divisa paralelo bcv ~ dolar divisa extranjera moneda tipo cambio tasa equivalente oficial conversion
  bitcoin cripto usdt binance paypal crypto tether criptomoneda ethereum stripe chivo wallet ~ criptomoneda activo digital billetera paypal plataforma virtual acepta conversion
  cheque chequera posfechado diferido echeq talonario giro endosar rebotado rebote ~ cheque certificado gerencia diferido nominativo orden acepta fondo rechazado
  factura facturar facturan rfc ruc nit cuit boleta rut facturita fiscal timbrar facturacion ~ facturacion comprobante fiscal tributario electronica cfdi contribuyente razon social emision
  factura corregir refacturar razon equivocada mal rfc error equivoque ~ refacturacion correccion nota credito mes cancelacion emision plazo fiscal dato
  recibo ticket boleta tiquete comprobante papelito voucher boletita copia botaron tiquet extravie ~ comprobante duplicado ticket compra reimpresion conservar indispensable presentacion copia
  iva impuesto igv itbis incluido neto itbms isv plus tax ~ iva impuesto incluido neto tributo agregado igv gravado valor
  propina obligatoria tip voluntaria porciento diez 10 obligan mesero propinita ~ propina voluntaria sugerida servicio porcentaje consumo obligatoria opcional distribuye
  anticipo adelanto sena enganche apartar abono senar abonar deposito adelantar mitad ~ anticipo sena reserva porcentaje abono 50 saldo confirmar garantia restante
  devuelven anticipo sena adelanto pierdo recupero deposite abono regresan pierde perderlo ~ anticipo reembolsable devolucion pierde cancelacion abono acreditado retencion favor
  garantia deposito fianza dejar prenda devuelven rentar alquilar guardan caucion dejo documento ~ deposito garantia fianza reintegro devuelto dano retiene entrega revision
  reembolso devolver devolucion plata dinero reintegro devuelven lana reembolsan guita arrepenti ~ reembolso reintegro devolucion plazo habil medio original pago solicitud politica
  saldo favor credito vale guardado nota dinero compensan monedero ~ saldo credito favor nota aplicable vigencia compra futura monedero transferible
  cuota plazo mensualidad msi abonito pagito fiado mes financian letra partir sinintereses diferir mensual ~ cuota interes mensualidad plazo financiamiento diferido credito participante banco mes
  fiado fiar fian deber anotame apuntan quincena cuaderno libreta ~ credito fiado directo limite aprobado saldo plazo autorizado cuenta corriente
  atrase cuota debo moroso mora vencio interes multa deuda atraso vencida atrasado ~ mora moratorio interes vencimiento recargo suspension gracia morosidad adeudo retraso
  cobraron doble equivocado error duplicado cobro sume duplicaron ~ duplicado cobro error aclaracion ajuste indebido reversion verificacion estado
  rechazada pasa declinada falla error terminal sistema cayo rebota denegada rechazo rechazan ~ rechazo denegada transaccion banco emisor alternativo medio intento fallida
  cuenta dividir separar mitad partir vaquita americana separado coperacha dividen ~ cuenta dividida separada comensal individual tarjeta division maximo
  rebaja promo oferta promocion barato ganga 2x1 liquidacion remate rebajado ~ promocion descuento vigente porcentaje acumulable aplica valido agotar stock
  juntar promo acumular combinar cupon aplicar sumar encima juntan ~ acumulable combinable promocion excluyente aplica simultaneo descuento unico
  cumpleanos cumple festejado cumpleanero festejar regalan cumplo santo ~ cumpleanero cortesia obsequio identificacion semana fecha beneficio acompanante valido
  regatear rebajita caserita descuentito mejorar bajar regateo yapa napa rebajan ~ precio fijo negociable autorizado descuento margen lista unico
  mayoreo docena volumen revender cantidad caja mayorista reventa bulto ciento ~ mayorista mayoreo volumen escala unidad partir precio docena distribuidor
  subio aumento subieron precio encarecio alza inflacion remarcaron subida carero subir subiendo ~ ajuste incremento tarifa actualizacion vigente insumo inflacion notificacion reajuste
  dato personal privacidad usan guardan comparten cedula protegen vender confidencial ~ privacidad proteccion confidencial tratamiento finalidad terceros titular habeas aviso consentimiento
  borrar dato eliminar lista mensaje mandan publicidad spam dejen molestar baja quitar bloquear ~ arco supresion cancelacion rectificacion oposicion titular solicitud baja boletin plazo
  estafa estafaron falso trucho fraude enganaron suplantan pirata transa cuento pidieron estafador ~ fraude suplantacion oficial cuenta canal unico verifique solicita phishing
  trabajo empleo vacante chamba pega laburo jale curro camello contratan puesto brete solicitan ~ vacante curriculum postulacion empleo reclutamiento seleccion convocatoria candidato entrevista
  practica pasantia pasante practicante servicio social internado becario aprendiz universidad ~ practicante pasantia convenio profesional estudiante institucion beca duracion
  proveedor vender ofrecer vendo compras distribuidor surtir producto surto muestra catalogo ofrezco ~ proveedor compras catalogo evaluacion cotizacion alta muestra propuesta adquisicion departamento
  proveedor entregar mercaderia descarga recibir camion anden traigo factura pedido bodega recepcion ~ recepcion mercancia proveedor descarga orden compra bodega anden horario factura
  proveedor pagan factura cobrar contrarrecibo vencio pago deben credito treinta quedan revision ~ proveedor pago credito contrarrecibo revision factura programado transferencia 30 vencimiento
  franquicia abrir socio invertir inversion sucursal franquiciar marca ciudad propia concesion ~ franquicia inversion regalia licencia inicial marca territorio canon franquiciatario
  ingles hablan idioma gringo frances portugues turista espanol traducir extranjero english traductor ~ idioma ingles bilingue portugues traduccion interprete personal espanol
  quechua aymara guarani maya nahuatl lengua indigena mapudungun originaria dialecto hablan creole ~ originaria indigena lengua interprete quechua intercultural traduccion hablante
  limpio higiene desinfectan sucio lavan aseo esterilizan limpian cochino mugre sanitizan bacteria ~ desinfeccion limpieza higiene sanitizacion protocolo esterilizado frecuencia bitacora aseo
  cucaracha rata raton plaga bicho fumigar fumigan mosca insecto hormiga chinche zancudo ~ fumigacion plaga control roedor certificado mensual insecto desinsectacion trimestral
  tapaboca mascarilla cubreboca barbijo nasobuco covid gel vacuna contagio virus vacunado ~ mascarilla cubrebocas gel sanitario protocolo bioseguridad uso obligatorio distanciamiento
  permiso licencia legal registrado sanitario habilitado papel regla certificado invima cofepris digesa inspeccion ~ licencia habilitacion registro sanitario municipal autorizado certificado vigente permiso
  pelea pelearon bronca agresivo empujo amenaza violento discusion acoso acosaron pelearse ~ agresion violencia seguridad retiro conducta acoso expulsion policia tolerancia denuncia
  seguridad guardia guachiman vigilante vigilado seguro peligroso noche zona custodio sereno inseguro ~ vigilancia guardia seguridad permanente camara control monitoreo acceso
  acompanante acompanar entrar pareja amiga mama esposo familia sala adentro acompane ~ acompanante permitido maximo ingreso sala espera autorizado unico
  regalar transferir ceder prestar usar hermana endosar traspaso prestarle ~ transferible cesion intransferible personal titular nombre beneficiario endoso traspaso
  negar entrada admision sacaron dejaron echaron rechazan discriminar discriminaron botaron reservan corrieron ~ admision reserva derecho discriminacion igualdad trato ingreso motivo negativa
  pastor trompo carne puerco cerdo adobado pina rojo marinado taco llevan hecho ~ trompo adobo achiote guajillo lomo pierna cerdo marina rebanada pina asador vertical
  pica picosa enchila pican salsa verde roja habanero brava suave aguanto nino chile ~ salsa picante habanero arbol serrano tomatillo molcajete nivel picor suave media
  taco orden trae tortilla doble copia sencilla chiquito llena pieza maxi ~ orden pieza tortilla doble taquero gramos carne porcion sencillo
  suadero tripa buche lengua cabeza cachete seso maciza surtido nana longaniza campechano corte ~ suadero tripa lengua cachete buche surtida maciza campechano corte variedad vapor comal
  tripa dorada doradita bien dorar suavecita crujiente tronadora termino pido manita ~ tripa dorada suave crujiente coccion manteca lavada comal pedido
  verdura cebolla cilantro limon rabano pepino pongo agrego barra complemento nopal cebollita guacamole ~ barra complemento cilantro cebolla limon rabano cebollita nopal autoservicio incluido
  gringa quesadilla volcan alambre costra queso mulita vampiro choriqueso tortilla harina derretido ~ gringa alambre costra volcan queso gratinado tortilla harina pimiento tocino manchego
  taquiza fiesta evento guisado taquero domicilio cien invitado boda contratar cazuela trompo ~ taquiza evento minimo comensal guisado taquero servicio desechable incluye anticipo
  kilo carne llevar pastor barbacoa carnitas medio pesan familia salsa tortilla paquete ~ kilogramo medio carne preparada llevar incluye tortilla salsa cebolla paquete
  barbacoa consome borrego chivo domingo birria res tatemada hoyo caldo birriero amanecer ~ barbacoa consome borrego birria maguey horno pozo garbanzo coccion domingo
  taco vegetariano champinon nopal flor calabaza huitlacoche raja papa soya carne frijol ~ vegetariano huitlacoche nopal raja champinon flor comal separado queso plancha
  maiz harina tortilla celiaco gluten gringa amarilla azul recien hecha mano cambian ~ tortilla maiz harina nixtamal mano azul gluten cambio opcion
  menu corrida almuerzo ejecutivo corrientazo comida economico trae incluye sopa guisado postre agua ~ corrida incluye sopa arroz plato fuerte agua fresca postre tiempo frijol
  guisado preparo comida menu toca martes platillo plato lunes publican semanal pizarra ~ menu semanal guisado platillo rotacion pizarron publica varia preparacion
  cambiar arroz ensalada espagueti frijol guarnicion papa sustituir acompanamiento pure quitan sopa ~ guarnicion sustitucion cambio arroz ensalada pure acompanamiento costo
  acabo guisado termino agoto queda tarde alcanzo milanesa sobro corrida cierran ~ agotarse guisado existencia limitada sustituye platillo servicio corrida termino
  agua fresca jamaica horchata refil rellenan jarra vaso limonada tamarindo repiten sabor ~ agua fresca jarra rellenado vaso litro jamaica horchata sabor incluida
  repetir sopa arroz tortilla frijol extra aumento llena segundo servir pancita ~ repeticion sopa arroz tortilla porcion adicional ilimitado recargo
  chilaquiles desayuno huevo molletes enchiladas enfrijoladas verde rojo divorciado pollo manana cecina ~ desayuno chilaquiles huevo gusto salsa crema queso frijol cafe incluye
  mole pozole menudo pancita jueves domingo mondongo sancocho locro antojo especial ~ pozole mole menudo especialidad jueves domingo maiz cacahuazintle caldo tazon
  pension abonado mensualidad comida trabajador oficina semana vianda cuenta fiado vale obra ~ abono semanal comida vale pensionado trabajador convenio prepago vianda
  portaviandas topper recipiente tuper refractario traer llevar olla portacomida vianda sopa caldo envase ~ recipiente propio contenedor envase llevar portaviandas cargo limpio tapa
  dieta sal grasa diabetico hipertenso hervido plancha manteca aceite irritado bajo condimento cocinan ~ plancha sal aceite vegetal manteca reduccion sodio preparacion hervido grasa
  pizza tamano rebanada porcion tajada pedazo grande familiar mediana alcanza comen centimetro individual ~ familiar grande mediana centimetros diametro rebanada individual porcion pulgadas rinde
  mitad sabor combinada combinar pizza media hawaiana pepperoni napolitana cobran diferente ~ mitad sabor combinar cobra especialidad mayor valor pizza
  agregar ingrediente extra topping queso champinon jamon aceituna tocino quitar cebolla peperoni ~ ingrediente adicional extra tamano suma queso porcion especialidad topping
  masa delgada gruesa piedra fina molde crujiente media pan pizza base integral tradicional ~ masa delgada piedra molde fermentacion hidratacion integral harina crujiente
  orilla borde relleno queso salchicha cheddar crust rellena pizza corteza dedo ~ orilla borde relleno queso crema cargo adicional tamano cheddar
  pizza gluten celiaca tacc masa harina trigo intolerante contaminacion libre horno ~ gluten masa libre harina arroz contaminacion cruzada tacc celiaco horno separado
  horno lena barro gas piedra ahumado napolitana quemada mancha negra carbon cocida ~ horno lena grados coccion segundos napolitana piedra temperatura minutos
  muzzarella fugazzeta faina calzone fugazza napolitana empanada portena mozzarella provolone canchera anchoa ~ mozzarella fugazzeta faina garbanzo calzone cebolla provolone salsa tomate molde
  recalentar pizza calentar microondas sarten fria sobro dura horno quedo chiclosa airfryer ~ recalentar horno precalentado sarten tapada minutos grados refrigerada crujiente
  congelada prepizza cruda hornear casa masa bollo prelista freezer llevar preparar bastidor ~ prepizza congelada hornear grados minutos descongelar precocida congelador bollo
  llego fria aplastada pegada caja revuelta pizza volteada repartidor tirada queso corrida ~ pizza danada fria reposicion fotografia reporte minutos reenvio entrega caja
  ceviche leche tigre limon curtido crudo pescado corvina peruano tostada aguachile cebiche ~ ceviche limon corvina leche tigre marinado cebolla camote fresco minutos
  camaron langostino gamba pelado cascara cabeza gigante diabla ajillo empanizado momia mantequilla ~ camaron pelado diabla ajillo empanizado mantequilla talla pieza gramos guarnicion
  ostion ostra concha almeja vivo abierto media docena cruda abren limon callo ~ ostion docena concha crudo vivo apertura riesgo almeja consumo depurado
  alergia marisco camaron crustaceo molusco hinche ronchas pescado yodo freidora alergica aceite ~ alergeno crustaceo molusco freidora compartida contaminacion cruzada marisco avisar mesero
  coctel vuelve vida campechana pulpo clamato catsup copa camaron ostion chico vaso ~ coctel copa chico grande pulpo camaron salsa aguacate galleta campechana
  mojarra frita huachinango pargo entero tilapia zarandeado sarandeado peso gramos espina sarsa ~ mojarra huachinango entero zarandeado kilogramo peso gramos frito ajo talla
  embarazada crudo aguachile ceviche mercurio atun sushi prena gestante prohibido bebe pescado ~ embarazo crudo mercurio evitar cocido recomendacion lactancia inmunodeprimido
  fresco congelado llega pescado mar traen diario lago pesca puerto lunes cultivo ~ fresco pesca puerto arribo proveedor congelado hielo cadena frio
  veda langosta mero pulpo temporada permiso prohibida caracol cangrejo centolla consiguen epoca ~ veda temporada captura langosta pulpo permitida disponibilidad talla minima
  caldo sopa marisco siete mares cazuela parihuela chupe chilpachole cruda resaca levanta ~ caldo sopa marisco cazuela chupe jaiba mejillon almeja tazon pescado
  paella arroz mariscada encargo familiar paellera comensal valenciana azafran domingo tarda olla ~ paella encargo porcion azafran anticipacion mejillon calamar paellera minutos coccion
  jalea chicharron pescado calamar rabas frito tempura yuca fritura papa aro harina ~ jalea chicharron calamar apanado fritura yuca tartara porcion fuente
  roll rollo maki bocado pieza trae trozo cortado ocho diez porcion sushi mitad ~ roll pieza corte ocho diez medio maki porcion orden
  crudo cocido sushi cocinado empanizado pescado asco frito california palta camaron caliente ~ crudo cocido empanizado tempura surimi camaron opcion plancha roll salmon
  salmon atun congelado parasito anisakis fresco grado sashimi seguro crudo enfermar gusano ~ salmon atun anisakis congelacion grados sashimi ultracongelado proveedor grado
  nigiri sashimi maki temaki hosomaki uramaki diferencia gunkan corte significa arroz nori ~ nigiri sashimi maki temaki uramaki alga nori lamina arroz bola cono
  soya wasabi jengibre gari palito palillo trae sobrecito anguila tampico sobre extra shoyu ~ soya wasabi jengibre palillo sobre incluye adicional anguila porcion rollo
  queso crema philadelphia aguacate palta quitar cambiar salmon roll pepino alga ~ queso crema philadelphia palta sustitucion cambio ingrediente pepino cargo roll
  sushi libre buffet ilimitado barra todo comas tenedor sobrante dejo desperdicio cobran rollo ~ ilimitado buffet tiempo limite minutos sobrante desperdicio cargo pieza comensal
  guardar sushi refri manana siguiente dura sobro arroz duro nevera malo ~ consumo inmediato refrigeracion conservar arroz crudo descarta sushi temperatura
  tabla barco bandeja combinado sushi pieza variedad cumple grupo promo surtido puente ~ tabla barco pieza variada surtido nigiri roll comensal seleccion chef
  vegetariano sushi vegano roll verdura pepino palta esparrago tofu alga pescado champinon ~ vegetariano vegano roll esparrago tofu pepino shiitake palta tempura verdura
  ramen yakimeshi gohan teppanyaki gyoza udon teriyaki sopa fideo yakisoba donburi arroz ~ ramen yakimeshi teriyaki gyoza udon caldo cerdo miso plato caliente
  soya gluten celiaco tamari sushi trigo surimi kanikama panko tempura salsa arroz ~ gluten tamari trigo soya surimi panko vinagre arroz libre contiene
  hamburguesa carne res gramos pesa medallon tamano gruesa molida smash torta hechura sirloin ~ gramos carne res molida mezcla sirloin brisket medallon smash casera
  termino jugosa roja cruda rosada cocida tres cuarto punto sangre hamburguesa carne asada ~ termino medio cuarto cocido temperatura interna coccion grados punto jugosa
  doble triple carne agregar medallon extra queso tocino bacon panceta huevo hamburguesa cargo ~ doble triple carne adicional extra tocino cheddar huevo costo ingrediente
  papa frita combo acompana trae aro cebolla gajo gaseosa bebida incluye sola refresco ~ combo papas frita bebida incluye aro cebolla gajo porcion refresco
  pan bollo brioche lechuga integral papa ajonjoli sesamo keto cambiar bun ~ brioche bollo ajonjoli lechuga integral sustituir pan papa horneado gluten
  vegetariana hamburguesa lenteja garbanzo beyond notco portobello plancha vegana soya carne medallon quinoa ~ hamburguesa vegetal lenteja portobello garbanzo vegana medallon plancha separada opcion
  quitar cebolla pepinillo mostaza catsup mayonesa tomate lechuga salsa aderezo seca jitomate ~ ingrediente retirar pepinillo mostaza aderezo mayonesa personalizar comanda salsa indicar
  alita boneless bufalo bbq orden salsa wings pollo mango habanero dip hueso ~ alita boneless orden pieza salsa bufalo barbacoa gramos aderezo apio
  hotdog perro caliente pancho completo salchicha italiano jocho choripan tocino palta superpancho ~ salchicha hotdog completo pan tocino palta mostaza viena pavo topping
  reto comer gigante gratis hamburguesa desafio kilo minutos gano monstruo record termino ~ reto gigante minutos kilogramos gratis reglamento participante inscripcion premio
  aceite freidora cambian quemado freir viejo filtran rancio usado humo papas sabor ~ aceite freidora filtrado cambio polares desecho temperatura recolector
  malteada milkshake licuado batido merengada leche helado vainilla oreo crema chocolate espeso ~ malteada helado mililitros leche crema batida vainilla sabor vegetal
  vegano leche queso huevo miel llevan contiene animal lacteo plato todo vegetal ~ vegano origen animal lacteo huevo miel vegetal cien ingrediente excluye
  proteina tofu seitan tempeh soya texturizada lenteja garbanzo carne reemplazan saco gluten falsa ~ proteina tofu seitan tempeh leguminosa gramos soya porcion lenteja garbanzo
  queso vegano hecho caju castana maranon almendra derrite cashew parmesano nuez papa ~ queso vegetal castana almendra levadura nutricional coco fermentado casero
  crudivegano raw crudo deshidratado germinado cocinan enzima dieta cruda brote ensalada grado ~ crudivegano germinado deshidratado grados brote activado crudo remojado
  nuez mani cacahuate alergia soya sesamo almendra fruto seco ajonjoli vegano contaminacion ~ fruto seco cacahuate soya ajonjoli alergeno trazas cocina contiene
  azucar refinada endulzan stevia panela datil agave postre vegano integral piloncillo miel ~ endulzado datil agave panela stevia refinada postre azucar
  organico verdura pesticida huerta agroquimico local productor lavan desinfectan agroecologico quimico sembrada ~ organico agroecologico productor local certificacion huerta pesticida temporada desinfeccion
  bowl buda ensalada armar escoger base quinoa arroz integral aderezo topping hummus ~ bowl base quinoa proteina aderezo topping elegir integral verdura
  postre cheesecake brownie helado torta vegana dulce coco aquafaba pastel leche mousse ~ postre vegano aquafaba coco anacardo brownie aceite vegetal lacteo
  b12 vitamina hierro anemia suplemento nutriologa vegano embarazo calorias macros nutricional plato ~ b12 hierro suplemento nutriologo calorias macronutriente informacion nutricional fortificado
  pan caliente sale salen recien horno calientito bolillo marraqueta tanda hornada tarde manana ~ horneada horario salida tanda bolillo frances hornean fresco
  bolillo telera marraqueta hallulla frances flauta baguette mignon pieza salado pan birote ~ bolillo telera marraqueta hallulla baguette gramos pieza pan blanco kilogramo
  concha dulce oreja cuerno factura medialuna bizcocho pandulce mantecada polvoron cachito charola ~ bizcocheria concha cuerno factura medialuna docena dulce pieza polvoron
  masa madre fermento levadura natural rustico hogaza campo artesanal acido agrio lenta ~ masa madre fermentacion hogaza corteza harina levadura rustico
  rosca reyes muneco nino encargar apartar enero relleno tamal nata pedido grande ~ rosca reyes muneco apartado enero relleno nata tamano encargo
  pan muerto difunto ofrenda hojaldra guagua tantawawa noviembre octubre azucar relleno huesito ~ muerto ofrenda octubre noviembre temporada azahar naranja azucar pieza guagua
  integral centeno avena semilla salvado multigrano diabetico linaza fibra negro pan molde ~ integral centeno semilla linaza avena fibra porcentaje harina molde multigrano
  rebanar rebanado tajado cortan caja molde lactal cortar maquina rodaja pan grueso ~ rebanado rebanadora corte gratuito grosor molde milimetros frio solicitud
  dura duro moho enmohecio guardar congelar bolsa papel pan refri reblandece fresco ~ conservar bolsa tela congelar ambiente moho tostar rebanado humedad
  ayer frio remate descuento viejo sobra donan anterior regalan pan barato ~ anterior descuento donacion banco alimento merma cierre pan rallado
  mayoreo tienda revender restaurante torta cien pieza diario reparto bolillo hamburguesa hotdog proveedor ~ mayoreo pieza minimo reparto pedido revendedor margen ruta entrega bolillo
  croissant hojaldre mantequilla manteca margarina vegetal hojaldrado danes laminado grasa brioche animal ~ mantequilla margarina hojaldre laminado manteca grasa croissant vegetal contiene
  amasar amasadora madrugada turno panadero hornero entra quemadura noche charola labor tahona ~ panadero hornero turno madrugada amasadora guarda paro charola guante
  pastel torta queque bizcocho kilo rebanada alcanza invitado tamano porcion veinte rinde ~ porcion rinde kilogramo diametro centimetros pastel piso rebanada tamano
  relleno sabor mermelada manjar dulce leche cajeta nuez durazno fresa tres leches mousse ~ relleno sabor bizcocho tres leches dulce durazno fresa capa cobertura
  fondant betun crema batida chantilly buttercream cubierta merengue cobertura empalaga ganache dura ~ fondant chantilly buttercream cobertura crema merengue ganache base temperatura
  foto impresa oblea comestible imagen pastel dibujo figura impresion papel azucar personaje ~ impresion oblea comestible imagen papel resolucion tinta archivo transfer
  nombre letrero escribir dedicatoria felicidades mensaje texto pastel leyenda letra edad velita ~ dedicatoria mensaje leyenda letrero chocolate gratuito escrito ortografia vela
  encargar pastel anticipacion apartar urge manana cumple pedir tiempo express torta ~ encargo anticipacion personalizado vitrina disponible pedido anticipo tematico
  boda piso novio prueba degustacion pastel tres torre falso matrimonio quince unicel ~ degustacion boda piso montaje estructura cotizacion novio base falso porcion
  transportar coche llevar pastel derretir calor viaje carro camino inclinado cajuela caja tumbo ~ transporte superficie plana aire acondicionado caja base horizontal traslado responsabilidad calor
  guardar refri pastel dura sobro nevera conservar crema congelar malo torta ambiente agrio ~ refrigeracion conservar consumo grados crema perecedero ambiente pastel
  azucar diabetico light stevia keto pastel postre splenda dietetica torta almendra endulzante ~ endulzante azucar harina almendra stevia keto bajo carbohidrato monk pedido
  cupcake galleta decorada macaron mesa dulce gelatina popote bocadito docena alfajor shot ~ docena minimo mesa postre cupcake galleta macaron alfajor surtido glaseado
  smash cake bebe primer anito foto sesion embarrar pastelito chiquito mini bento ~ smash bento mini centimetros cake porcion sesion fotografica sencillo
  base devolver charola plato soporte torre deposito pastel prestan regresar stand carrusel ~ base soporte deposito devolucion torre acrilico prestamo reintegra plato
  igual foto pinterest diseno quedo distinto color parecido modelo pastel tono feo replica ~ diseno referencia tono variacion artesanal boceto aprobado reproduccion similar
  helado nieve sabor agua leche cremoso fruta sorbete raspado garrafa mantecado paleta ~ sabor crema agua sorbete base leche fruta temporada vitrina
  bola cono barquillo vaso cucurucho sencillo doble chico bocha simple copa galleta ~ bola cono barquillo vaso sencillo doble gramos waffle medida
  probar prueba cucharita degustar muestra sabor pruebita gratis helado nieve ~ degustacion prueba cucharita sabor maximo gratuita muestra
  litro kilo medio llevar familiar pote unicel termico envase helado cuarto tarrina ~ litro kilogramo cuarto pote termico sabor envase llevar medio
  derrite hielo seco aguanta viaje derretido conservadora camino helado hielera ~ hielo seco minutos termico derretimiento trayecto hielera bolsa conserva
  lactosa intolerante leche helado vegano agua deslactosado sorbete almendra coco barriga lacteo ~ deslactosado sorbete lactosa coco almendra lacteo vegetal base agua
  azucar diabetico helado light stevia endulzado calorias dieta nieve dietetico sabor nino ~ azucar stevia maltitol sabor endulzante calorias diabetico helado
  carrito fiesta helado evento paleta nevero boda barra renta nieve cumpleanos alquilar ~ carrito evento litros paleta minimo operador cono renta sabor
  cayo tiro nino piso cono bola reponen helado solto derramo llora ~ reposicion bola caida cortesia nino cono mostrador accidente
  topping chispa salsa chocolate granola gomita lechera chantilly sundae banana split encima ~ topping salsa chispa granola sundae banana split adicional crema cobertura
  nuez mani alergia cuchara contaminacion pistache espatula lavan avellana helado gluten cono ~ cuchara espatula trazas nuez alergeno limpia contaminacion cruzada barquillo gluten
  paleta mayoreo revender tienda congelador vender escuela caja bolis palito precio chupete ~ mayoreo paleta caja congelador comodato minimo revendedor pieza distribuidor
  jugo naranja exprimido zumo natural fresco vaso litro hielo puro toronja momento zanahoria ~ naranja exprimido momento mililitros litro natural toronja agua zanahoria
  licuado batido leche platano mamey fresa banano avena merengada vitamina chocomilk choco ~ licuado leche platano avena mililitros entera almendra deslactosada granola
  verde nopal apio pepino espinaca pina detox ayuno bajar perejil desintoxicar limpiar ~ verde nopal apio pepino perejil pina detox fibra ayunas
  azucar agregan endulzar miel poquita natural stevia jugo fruta dulce panela ~ azucar anadida endulzante miel opcional stevia natural fruta solicitud
  combinar mezclar fruta betabel remolacha vampiro zanahoria manzana tres jugo armar ~ combinacion mezcla betabel ingrediente zanahoria apio tres elegir combinado
  proteina scoop licuado gym suero creatina gimnasio chia whey avena musculo entreno ~ proteina medida scoop gramos suero chia suplemento adicional cacahuate avena
  fruta ensalada coctel bionico yogur granola miel coco picada plato crema papaya ~ fruta picada bionico granola yogur crema coco miel vaso temporada
  dura jugo guardar refri oxida botella amargo separo nevera lleva manana agrio ~ consumo inmediato refrigerado oxidacion vitamina botella agitar pasteurizado
  hielo agua purificada lavan fruta desinfectan limpio panza garrafon higiene licuadora enjuagan diarrea ~ purificada hielo desinfeccion plata coloidal lavado fruta licuadora enjuague garrafon
  temporada mango maracuya guanabana lulo fruta tamarindo exotica pulpa congelada parchita chinola cacao ~ temporada pulpa congelada maracuya guanabana disponibilidad lulo mango fruta
  shot jengibre curcuma gripa resfriado defensas propoleo naranja guayaba antigripal tos limon ~ shot jengibre curcuma propoleo guayaba limon mililitros medicamento sustituye
  cortado capuchino latte americano espresso expreso cargado tinto leche lagrima flat pintado ~ espresso capuchino latte americano doble mililitros onza leche vaporizada espuma
  leche almendra avena coco deslactosada soya cambiar vegetal light cafe entera cargo ~ leche vegetal avena almendra deslactosada cargo adicional cambio entera descremada
  descafeinado cafeina decaf taquicardia insomnio noche embarazada duermo nervios suave cafe gastritis ~ descafeinado cafeina proceso agua miligramos contenido espresso descafeinar
  grano molido bolsa kilo cafe llevar molienda prensa moka cafetera casa muelen ~ grano molido gramos molienda bolsa prensa filtro gruesa fina moka
  origen finca chiapas colombia altura tueste variedad arabica robusta especialidad region geisha ~ origen finca altura arabica tueste nota variedad lavado puntaje especialidad
  v60 chemex aeropress prensa filtrado goteo sifon metodo francesa cafe tarda barista ~ v60 chemex aeropress extraccion minutos gramos filtrado metodo proporcion
  enchufe wifi laptop trabajar compu mesa contrasena sentar estudiar cargador consumo ~ wifi enchufe consumo minimo computadora permanencia mesa laptop contrasena
  vaso termo propio taza reutilizable descuento termico llevar ecologico traigo refill mug ~ termo propio descuento reutilizable vaso ecologico limpio capacidad bebida
  frappe helado cold brew frio hielo licuado capuccino moca caramelo crema batido iced ~ frappe cold brew hielo crema batida jarabe caramelo mililitros infusion
  te chai matcha tisana infusion manzanilla tizana chocolate caliente verde hierba golden ~ te chai matcha tisana infusion chocolate caliente hierba leche sobre
  curso barista latte arte aprender cata catacion taller cafe clase diploma espumar ~ curso barista arte latte catacion cupo constancia sesion vaporizacion
  calibrar molino amargo acido purga lanceta espresso maquina limpiar backflush portafiltro grupo taza ~ calibracion molino gramos segundos extraccion purga vaporizador portafiltro retrolavado barista
  jarabe sabor vainilla avellana caramelo azucar dulce sirope shot extra carga cafe ~ jarabe vainilla avellana caramelo bombeo shot extra adicional sirope azucar
  chela cerveza birra fria barril tarro pinta tirada caguama schop jarra canilla ~ cerveza barril tarro pinta mililitros tirada jarra litro grifo
  ipa lager stout rubia negra amarga artesanal porter ale roja estilo lupulo ~ ipa lager stout ibu malta lupulo grados alcohol estilo amargor
  vuelo paleta degustacion probar muestra catar cerveza tabla vasito flight cata sabor ~ degustacion vuelo muestra mililitros cata vaso estilo cuatro tabla
  happy promo 2x1 feliz trago coctel cubeta balde chela copeo afterwork ~ happy 2x1 horario coctel valida seleccionado cubeta cerveza lunes jueves
  mezcal tequila pisco ron whisky copa trago shot onza botella caballito fernet ~ copa onza botella mililitros destilado mezcal tequila ron mezclador servicio
  menor identificacion ine cedula edad 18 entrar dejan hijo credencial cadenero dni ~ mayoria edad identificacion oficial menor acceso vigente alcohol prohibida acompanado
  cover entrada banda musica vivo toca dj karaoke concierto pagar viernes cobran ~ cover acceso musica vivo banda consumible viernes sabado karaoke
  growler llevar rellenar litro lata botella cerveza casa barril garrafa four recarga ~ growler recarga litros lata llevar lavado barril envase sellado refrigerado
  barril fiesta renta dispensador chopera cerveza evento litros grifo maquina alquilar gas ~ barril renta dispensador litros co2 deposito instalacion evento retorno hielo
  borracho tomado ebrio cortan servir peleo sacar vomito manejar taxi pedo curado ~ ebriedad negar servicio alcohol retiro seguridad intoxicado conductor taxi suspender
  mocktail alcohol coctel cerveza cero conductor virgen manejo limonada embarazada mojito ~ alcohol mocktail cero conductor designado mojito coctel gaseosa agua
  botana picada tabla nacho cacahuate papas tapa picar pasapalo cerveza salchicha maridaje ~ botana tabla nacho picada queso embutido porcion compartir maridaje
  fabrica cerveceria tour visitar recorrido fermentador proceso planta malta maestro elaboran tanque ~ recorrido planta fermentador maceracion coccion malta cervecero degustacion grupo
  espuma linea barril cambiar co2 presion limpiar sarro canilla caliente vaso sucio ~ presion co2 linea limpieza barril espuma temperatura grifo purga conector
  bistec milanesa delgado aplanado corte filete bife churrasco plancha fileteado kilo aplanan ~ bistec milanesa aplanado pulpa bola corte kilogramo res grosor
  asado parrilla arrachera costilla vacio entrana picana ribeye asador corte tira colita ~ arrachera ribeye vacio entrana picana costilla parrilla gramos corte marmoleo
  molida picada grasa magra especial kilo albondiga moler sirloin hamburguesa remolida carne ~ molida magra grasa porcentaje doble pasada molino sirloin kilogramo
  gramos cabeza calcular asado kilo invitado comen carne parrillada veinte carbon ~ gramos comensal adulto calculo hueso kilogramo paquete parrillero rendimiento
  chorizo longaniza morcilla salchicha embutido casero adobada moronga cecina argentino butifarra prieta ~ chorizo longaniza morcilla embutido elaboracion propia cerdo casero natural especia
  marinar adobar preparada sazonada condimentada marinada mechar carne adobo receta arrachera listo ~ marinado adobado sazonador preparada ingrediente vacio costo arrachera
  vacio empacar sellar congelar porcionar bolsa carne medio separar paquete dividir empaque ~ vacio empaque porcionado bolsa gramos refrigeracion sellado congelacion
  oscura color olor verdosa babosa fresca echada prieta carne dura gris pasada ~ color oxigeno mioglobina olor textura fresca coccion oxidacion refrigeracion devolucion
  descongelar congelador dura mes guardar carne freezer recongelar refri volver noche microondas ~ descongelar refrigerador mes congelacion recongelar grados carne gradual
  hueso perro pellejo grasa recorte sebo gato mascota retazo regalan caldo tuetano ~ hueso retazo recorte mascota sebo tuetano kilogramo sobrante venta
  higado panza callo lengua rinon visceras corazon menudencia mondongo bofe molleja patita ~ visceras higado pancita lengua menudencia limpia kilogramo encargo molleja
  pollo pechuga pierna muslo deshuesar entero pelar alita trutro filetear rostizar pata ~ pollo pechuga pierna muslo deshuesado fileteado entero piel kilogramo
  rastro matadero sello clembuterol procedencia res inspeccion novillo certificado tif ganado hormona ~ rastro tif sello inspeccion sanitario procedencia certificado clembuterol canal
  lechon cabrito borrego entero encargar navidad pavo pierna chancho cordero hornear pernil ~ lechon cabrito cordero entero encargo anticipacion peso kilogramo navidad pierna
  sierra cuchillo guante malla molino filo cortarse afilar carnicero mandil maquina dedo ~ guante malla sierra afilado cuchillo guarda chaira molino desinfeccion carnicero
  filete filetear limpiar escamar destripar espina cabeza quitar limpio pescado eviscerar trozar ~ fileteado escamado eviscerado limpieza espina lomo gratuito merma pieza
  merma pesa entero cabeza limpio kilo perdio cobran tripa peso ~ peso entero merma rendimiento limpio kilogramo cabeza fileteado
  ojo agalla fresco olor apesta podrido branquia pescado viejo reconocer firme brilloso ~ ojo branquia roja firme olor brillante fresco escama carne
  viernes cuaresma santa vigilia bacalao encargo subio caro semana pescado romeritos seco ~ cuaresma vigilia bacalao encargo precio temporada demanda salado anticipacion
  ceviche pescado sirve conviene blanco sierra corvina reineta preparar crudo tilapia ~ ceviche corvina sierra lenguado blanco firme recomendado cubo dorado
  bagre basa tilapia mojarra merluza reineta trucha sabroso barato diferencia pescado robalo ~ merluza tilapia trucha robalo agua dulce especie nombre comercial filete
  camaron talla chico pacotilla gigante kilo pelado cabeza libra limpio desvenado ~ talla pieza libra kilogramo camaron pelado desvenado cultivo altamar
  mejillon choro almeja vivo concha cerrado abierta cholga macha vongole limpiar arena ~ mejillon almeja vivo concha cerrada purga arena descartar coccion malla
  marea roja toxina prohibido chorito almeja peligro aviso alerta marisco banco costa ~ marea roja toxina alerta sanitaria bivalvo autoridad suspension extraccion
  hielo viaje hielera llevar aguanta pescado carro unicel playa cava conservar ~ hielo hielera bolsa traslado grados escama frio kilogramo
  congelar dura refri pescado nevera guardar filete malo manana congelador mes ~ refrigeracion congelacion mes filete grados consumo bolsa hermetica pescado
  pulpo ablandar jibia calamar cocer limpio tentaculo duro chicloso anillo espantar potas ~ pulpo ablandado cocido calamar anilla limpio tentaculo minutos congelado
  salmon trucha ahumado lonja rodaja medallon piel chileno noruego lomo postas rosado ~ salmon lomo porcion piel ahumado cultivo rodaja medallon gramos
  maduro verde madurar aguacate palta duro blando comer punto apachurrado platano ~ madurez punto madurar papel ambiente aguacate maduro verde
  temporada mango fresa sandia tuna mandarina barato mes llega cosecha cara granada ~ temporada cosecha mes precio disponibilidad mango citrico importada calendario
  kilo precio jitomate tomate cebolla papa subio caro limon mercado cambio ~ precio diario central abasto kilogramo variacion tomate cebolla pizarra
  podrida magullada golpeada mala salio gusano negra fruta adentro pasada aguada agusanada ~ fruta danada reposicion interior podrida cambio ticket pieza
  picada pelada lista sopa bolsa verdura juliana ensalada cortada nopal limpio desinfectada ~ picada pelada bolsa lavada desinfectada juliana lista porcion gramos
  canasta caja surtida semanal despensa verdura bolson arma suscripcion organica huerto paquete ~ canasta semanal surtido kilogramos temporada suscripcion sustituye contenido huerto
  guardar verdura refri marchita lechuga cilantro dura lavar aguada papel espinaca conservar ~ conservar refrigerador lavar papel humedad hoja cajon seco
  merma madura oferta pasado jugo remate barata fea mermelada fruta golpe pollo ~ merma madura descuento rescate segunda jugo composta donacion imperfecta
  apretar tocar escoger manosear elegir agarro propia bolsa fruta guante probar uva ~ escoger manipular autoservicio apretar pinza despachador guante pieza degustar
  hierba epazote manzanilla ruda albahaca manojo hierbabuena cilantro perejil ramo atado huacatay ~ manojo hierba fresca epazote albahaca ramo aromatica medicinal atado
  chile seco guajillo ancho pasilla aji panca mirasol mole especia arbol gramos ~ seco guajillo ancho pasilla gramos especia granel morita aji
  choclo elote papa huayro camote yuca platano malanga criolla peruanita variedad freir ~ variedad papa freir pure amarilla camote yuca harinosa elote kilogramo
  acomodar rotar surtir mercancia anaquel merma seleccionar exhibir rociar caja acomodo camion ~ rotacion seleccion exhibicion primera entrada peps merma acomodo rociado recepcion
  recarga saldo celular telefono tiempo aire minutos paquete dato telcel claro numero ~ recarga tiempo aire saldo compania minimo numero folio comision
  recarga llego saldo cayo numero equivoque equivocado celular telefono digito cancelan error ~ recarga folio numero equivocado reversa compania confirmacion aclaracion irreversible
  fiado fian libreta cuaderno apunta anotar deber pago quincena tendero credito almacenero ~ fiado credito libreta vecino limite quincena autoriza anotacion saldo
  envase retornable botella casco caguama vacia refresco importe deposito gaseosa traer cambio ~ envase retornable importe deposito vacio devolucion botella intercambio
  luz recibo pagar servicio agua boleta factura corresponsal deposito telefono comision cobran ~ corresponsal recibo servicio comision codigo barra vencido deposito comprobante
  cerveza ley seca eleccion noche venden alcohol domingo chela licor permiten ~ ley seca horario venta alcohol suspendida municipal eleccion permitido
  cigarro suelto cajetilla pucho tabaco vaper menor venden cigarrillo encendedor edad ~ tabaco cajetilla suelto menor prohibida cigarrillo edad ley identificacion
  jamon queso cuarto rebanado fiambre cuartito gramos salame mortadela fiambreria pesar laminado ~ rebanado gramos jamon queso kilogramo minimo fiambre cremeria salchichoneria
  granel frijol arroz azucar medio kilo suelto lenteja detergente aceite cuartito pesan ~ granel kilogramo medio frijol azucar bascula gramos minimo suelto
  garrafon agua botellon bidon veinte litros cambio lleno purificada dispenser ciel bonafont ~ garrafon litros intercambio envase vacio purificada entrega botellon
  caduco vencido vencio yogur fecha caducidad producto leche papita etiqueta expirado amargo ~ caducidad vencimiento fecha retirar anaquel cambio producto revision ticket
  gas cilindro bombona tanque garrafa balon cambio kilo pipeta carbon cocina entrega ~ cilindro gas kilogramos intercambio valvula vacio sello balon
  copia impresion fotocopia utiles cuaderno papeleria imprimir escaner hoja sacar doc pdf ~ fotocopia impresion hoja color papeleria carta blanco negro
  moneda cambio billete 500 suelto feria sencillo vuelto grande sencilla morralla quinientos ~ cambio billete denominacion moneda fraccion exacto falso caja
  kilo tortilla cuesta precio subio medio masa mostrador amarilla trae ~ kilogramo tortilla precio mostrador pieza medio masa publicado
  masa tamal atole preparada comprar martajada gordita sope refregada nixtamal quebrada fina ~ masa nixtamal kilogramo tamal molienda fina martajada encargo candelaria
  moler nixtamal maiz molino maquila llevo cubeta cal grano moles chile muelen ~ molienda maquila nixtamal cubeta kilogramo molino piedra horario cocido
  maiz azul criollo amarillo blanco rojo maseca harina transgenico grano puro nativo ~ maiz criollo nixtamalizado azul harina blanco nativo cal pigmento
  tostada totopo chilaquil frita horneada paquete bolsa dorada nacho botana penca raspada ~ tostada totopo bolsa gramos horneada frita paquete pieza sal
  servilleta trapo papel envolver bolsa hielera caliente traer manta canasto tenate tortilla ~ servilleta manta papel envoltura bolsa recipiente propio caliente
  harina tortilla trigo burrito sonora grande sobaquera manteca paquete norteno integral gordita ~ harina trigo paquete pieza manteca burrito diametro integral centimetros
  reparto moto repartidor tienda comision fonda tortilla kilo pasa puesto entregan mayoreo ~ reparto motocicleta kilogramos minimo mayoreo tienda ruta taqueria
  agria agrio pegada rompe reseca tortilla dura babosa moho quebradiza truena sabor ~ acedar refrigerar bolsa enfriar vapor humedad comal conservar cal
  salsa frijol arroz guisado crema chicharron queso tortilleria mostrador nopal venden litro ~ salsa guisado litro mostrador complemento frijol chicharron vaso crema
  nixtamal cal remojar cocer reposo lavar nejayote grano receta nixtamalizar pelar ~ nixtamalizacion cal gramos reposo nejayote coccion enjuague kilogramo
  maquina banda quemador comal rodillo atoro prender mano tortilladora apagar destapar masa ~ tortilladora quemador rodillo banda guarda paro gas mantenimiento boton
  chocolate cacao porcentaje amargo leche blanco 70 dulce oscuro barra tableta bitter ~ porcentaje cacao amargo tableta leche gramos manteca barra azucar
  derrite calor enviar verano correo paquete hielo chocolate derretido llego ablanda bombon ~ envio termico gel refrigerante temperatura derretimiento grados paqueteria caluroso
  blanco manchado polvo blanquecino viejo moho chocolate capa mancha opaco echado grisaceo ~ floracion bloom manteca superficie humedad temperatura blanquecina seguro consumo
  guardar refri chocolate dura ambiente caduca nevera conservar bombon mes trufa olor ~ conservar fresco seco grados refrigerador olor mes trufa semanas consumo
  bombon trufa relleno caja surtido licor avellana praline maracuya escoger pieza sabor ~ bombon trufa ganache praline caja pieza relleno surtida licor
  mesa taza caliente tablilla champurrado batir molinillo leche metate canela submarino preparar ~ tablilla mesa canela leche molinillo gramos disolver espumar litro metate
  logo empresa corporativo regalo molde personalizado caja navidad impreso moneda invitacion ~ molde logotipo personalizado pieza minimo empaque corporativo semanas impresion
  vegano leche lacteo soya chocolate trazas nuez mani gluten alergia lecitina avellana ~ trazas lecitina lacteo alergeno fruto seco gluten vegano linea
  origen tabasco cacao grano soconusco criollo finca chuao esmeraldas productor justo nacional ~ origen criollo trinitario finca fermentado tostado productor comercio justo barra
  taller templar aprender curso chocolateria nino clase bombon temperado moldear baja ~ taller templado moldeado cupo edad sesion material bombon chocolatero
  azucar diabetico chocolate maltitol stevia keto endulzado 100 panela monje alulosa ~ azucar maltitol stevia eritritol cacao cien polialcohol laxante
  cobertura sucedaneo fundir reposteria fuente bano fondue gota chispa derretir postre lago ~ cobertura fundir bano maria gota kilogramo reposteria sucedaneo microondas templar
  nibs cascarilla manteca cocoa polvo cacao crudo tostado granel alcalino licor pasta ~ nibs cascarilla cocoa manteca alcalinizada granel kilogramo pasta tostado
  pascua huevo conejo san valentin corazon madre temporada relleno chocolate gigante figura ~ pascua huevo figura temporada preventa corazon gramos relleno valentin
  miel pura adulterada natural falsa azucar jarabe prueba fructosa abeja reconocer agua ~ pureza analisis laboratorio adulterada humedad fructosa jarabe abeja etiqueta
  cristalizo dura azucarada granulada solida miel cuajo endurecio empanizo espesa bano derretir ~ cristalizacion natural bano maria grados tibia liquida propiedade glucosa
  bebe miel nino ano botulismo dar chupon edad mes lactante tos chiquito ~ menor ano botulismo lactante miel contraindicada clostridium espora edad
  azahar mezquite multifloral eucalipto aguacate ulmo flor clara oscura sabor melipona acahual ~ floracion multifloral azahar monofloral ambar mezquite melipona color origen
  propoleo polen jalea real gota tos garganta alergia tomar spray panal apitoxina ~ propoleo polen jalea real gota dosis alergia extracto frasco panal
  litro kilo frasco cubeta tambor miel mayoreo medio pesa galon botella granel ~ kilogramo litro frasco cubeta gramos granel equivale mayoreo vidrio
  huevo rancho gallina libre pastoreo criollo feliz casilla carton cono campo azul ~ gallina pastoreo libre docena cono postura huevo jaula recolectado
  queso fresco leche bronca cruda pasteurizada panela rancho cuajada quesillo ternero cabra campesino ~ pasteurizada leche cruda queso fresco cuajo cabra refrigeracion gramos
  mermelada conserva ate jalea frasco casera almibar escabeche encurtido dulce abierto dura ~ conserva mermelada frasco pectina conservador abierto refrigerar mes almibar esterilizado
  visitar rancho granja colmena apiario apicultor nino cosechar picar traje abeja recorrido ~ visita apiario traje colmena apicultor recorrido grupo alergia calzado
  enjambre abeja casa rescatar panal quitar techo arbol retirar bombero avispa llego ~ enjambre rescate apicultor retiro colmena reubicacion africanizada distancia panal
  colmena cera reina apicultura bastidor ahumador nucleo traje vender empezar lamina material ~ nucleo reina bastidor cera estampada ahumador velo material apicola camara
  frontera avion enviar miel queso maleta extranjero aduana exportar permiten pasar fitosanitario ~ aduana fitosanitario zoosanitario exportacion certificado equipaje liquido permitido origen animal
  llave copia duplicado sacan hacen cerradura casa auto perdi chapa copiar magnetica candado ~ duplicado llave maquina corte perfil cilindro codificada chip yale tetra paleta
  candado chapa cerradura segura robar reja porton cerrojo puerta entrada pasador ~ cerradura cerrojo cilindro seguridad sobreponer embutir grado pernos antipalanca blindado
  tornillo tuerca pija taquete tarugo chazo colgar pared tablaroca durlock repisa aguanta perno ~ tarugo ancla fijacion expansivo diametro broca carga nylon mamposteria yeso autoperforante pulgada
  suelto clavos kilo libra granel caja menudeo sueltan pieza tornillo venden poquito medio ~ granel fraccion gramos kilogramo pesado caja ciento unidad empaque clavo
  rentan alquilan arriendan taladro rotomartillo demoledor andamio revolvedora trompo herramienta maquina prestan escalera ~ renta alquiler herramienta deposito garantia jornada equipo demoledor andamio tarifa combustible identificacion
  broca mecha taladro agujerear hueco concreto azulejo fierro madera hoyo perforar ceramica ~ broca widia vidia cobalto mamposteria diamante percutor percusion diametro milimetros vastago rpm
  manguera cortan metro cable soga mecate cadena lazo cuerda piola cortado medida ~ metro corte lineal rollo minimo calibre carrete medida cortado devolucion
  cemento bulto saco varilla arena fierro cabilla obra descargan volqueta camion flete llevan ~ material pesado flete descarga viaje tonelada palet tarima metro cubico banqueta acarreo volquete
  pegamento pegar despega silicon epoxico resistol poxipol soldar plastico roto pega fuerte cola ~ adhesivo epoxico contacto cianoacrilato fraguado secado superficie bicomponente montaje resistencia curado
  pila bateria taladro inalambrico atornillador carga dura cargador volts compatible inalambrica ~ bateria litio voltaje amperios autonomia cargador compatible plataforma ciclos inalambrico
  guantes casco botas lentes careta mascarilla tapones chaleco arnes obra protegerme trabajar ~ epp proteccion personal casco guante dielectrico puntera respirador filtro arnes certificado norma
  pintura galon cubeta bote litro rinde alcanza cuarto pared metros tarro comprar ~ rendimiento metros cuadrados litro galon mano absorcion superficie aproximado cubre
  igualar color tono muestra pintura pared vieja trozo parecido computadora hacen igualan ~ igualacion espectrofotometro tintometrico formula muestra tono entonado coloreado base variacion preparado
  pintura seca tarda mano segunda capa esperar tocar fresca pegajosa repintar ~ secado tacto intervalo repinte horas manos humedad temperatura curado aplicacion
  humedad salitre descascara mancha pared ampolla pela pinte sale infla moho verde ~ humedad salitre eflorescencia sellador antihongo fijador raspar antihumedad filtracion alcalis impermeable
  barniz madera puerta mesa proteger sol exterior laca brillo deck lasur intemperie ~ barniz poliuretano laca lasur impregnante marino filtro uv satinado lijado poros exterior
  techo azotea gotea losa impermeabilizar lluvia terraza membrana manto gotera ~ impermeabilizante elastomerico acrilico asfaltico membrana fibratado primario anos rendimiento malla grietas prefabricado
  mate brillante satinado acabado lavable limpia rayan ninos bano cocina pared conviene ~ acabado mate satinado semibrillante lavable vinilica latex antimanchas lavabilidad viniloacrilica
  rebajar thinner aguarras agua diluir espesa solvente esmalte aceite adelgazar pintura ~ dilucion diluyente thinner aguarras solvente proporcion porcentaje viscosidad esmalte alquidalico sintetico
  olor fuerte pintura bebe embarazada dormir huele marea cuarto toxica plomo alergia ~ voc ventilacion olor bajo plomo toxicidad compuestos volatiles agua base ocupar horas
  oxido reja fierro herreria lamina pintar oxidada corroido anticorrosiva porton ~ anticorrosivo convertidor oxido primario cromato lijado desengrasar epoxico galvanizado esmalte minio
  brocha rodillo pistola compresor pintar herramienta felpa pincel cerda soplete airless ~ rodillo felpa brocha cerda pistola airless boquilla microfibra pelo aplicacion presion
  sellador primario fijador pared nueva yeso drywall enduido masilla empastar resanar estuco ~ sellador imprimante fijador masilla enduido pasta lijado absorcion adherencia superficie preparacion alcalino
  triplay madera cortan medida hoja tablero melamina mdf corte sierra despiece piezas ~ corte escuadradora optimizador despiece tablero milimetros tolerancia sierra veta pliego lista
  canto tapacanto enchapan pegan orilla borde melamina cinta cubrecanto forrar ~ tapacanto enchapado pvc canto metro lineal espesor chapacinta milimetro encolado
  madera pino cedro roble tipo dura mejor exterior resiste fina tropical barata tornillo ~ especie pino cedro densidad dureza veta nudos caoba encino teca durabilidad maciza
  polilla comejen termita carcoma madera tratada hongos curada insecto curar pudre ~ tratada cca impregnada autoclave preservante inmunizada fungicida vacio presion secado borax
  torcio chueca pandeo rajo madera verde humeda secada horno doblo tabla alabeo ~ secado horno estufado humedad porcentaje alabeo pandeo estabilizada aclimatar contraccion fisuras
  pie tabla precio madera calculan cubica vara tablon medida pulgada vigueta liston polin ~ pie tablar tabla pulgada largo ancho espesor cubicacion volumen nominal cepillado
  aserrin viruta lena retazo pedazo sobrante recorte regalan desperdicio caballo gallinas costaneras ~ aserrin viruta recortes retazo sobrante saco lena costo retirar tratada cama
  closet placard cocina integral mueble medida diseno presupuesto cotizan gabinete alacena ropero fabrican ~ diseno fabricacion medida levantamiento render plano melamina anticipo instalacion herrajes cubierta modular
  bisagra corredera riel cajon cierre suave lento jaladera manija herraje tirador traba ~ herraje bisagra cierre suave telescopica corredera cazoleta amortiguador tirador carga ajuste
  puerta roza pega hinchada cepillar arrastra ajusta cierra marco baja bisagra floja ~ cepillado ajuste puerta marco holgura bisagra humedad desnivel nivelar tapajunta
  deck pergola techo jardin madera terraza exterior cobertizo quincho mantenimiento palapa pisos ~ deck pergola lasur mantenimiento anual exterior tratada estructura anclaje policarbonato impregnante aceite
  certificado origen madera legal guia tala forestal permiso bosque reforestada ~ certificado fsc guia forestal procedencia legal plantacion manejo sustentable remision reforestacion
  vidrio roto ventana quebro rompio cambian cristal piedra pelota reponer urgente hoy ~ reposicion vidrio urgencia milimetros espesor medida masilla junquillo retiro instalacion
  templado vidrio laminado seguridad explota diferencia balcon escalera resistente estalla ~ templado laminado pvb espesor seguridad fragmentos milimetros norma impacto barandal
  mampara bano regadera ducha cancel box puerta corrediza vidrio gotea division ~ mampara cancel templado herrajes acero corredizo abatible sello perfil mm acrilico inoxidable
  espejo medida pulido bisel bano pegado marco luz led gimnasio manchado biselado ~ espejo bisel canto pulido adhesivo neutro espesor soporte led antihumedad plateado
  ventana aluminio corrediza linea color negro natural madera marco perfil medida hacen ~ aluminio linea perfil anodizado corrediza proyectante serie color laminado hoja pintado felpa
  ruido calle frio calor ventana doble vidrio aisla bulla aislar termopanel escucho ~ doble acristalamiento dvh termopanel camara hermetico acustico decibeles aislamiento pvc termico
  mosquitero malla zancudo mosquito tela ventana mosquera rota cambiar bichos anjeo ~ mosquitero malla fibra vidrio marco aluminio bastidor corredizo plisado retelado
  pelicula polarizado papel esmerilado ventana privacidad sol vean lamina oscurecer arenado ~ pelicula lamina esmerilado arenado control solar microns privacidad rechazo uv seguridad aplicacion
  ventana traba dura corre rueda atora riel cierra rodamiento carretilla floja cortina ~ rodamiento carretilla riel felpa lubricar ajuste cerradura empaque burlete recambio
  filtra agua ventana lluvia entra silicona sella marco gotea viento empaque ~ sellado silicona neutra burlete hermeticidad desagote perfil perimetral drenaje junta
  agujero vidrio recorte perforar esquina corte cortar redondo mesa pulir forma traje ~ perforacion recorte corte canto pulido plantilla templado diametro cnc radio brillante
  toman medidas vidriero van casa medir ventana exacta mido mal rectificacion vano ~ rectificacion medicion vano visita milimetros fabricacion plomo escuadra obra terminada
  reja porton proteccion ventana herrero hacen metro cuesta barandal cerca seguridad fierro ~ herreria reja metro cuadrado perfil tubular solera diseno anticorrosivo instalacion forja
  soldar soldadura pieza rota pegar fierro aluminio inoxidable arreglan quebrada chasis domicilio ~ soldadura mig tig electrodo microalambre inoxidable aluminio argon cordon penetracion domicilio
  torno tornero pieza eje buje rosca fabrican gastada rectificar tornear maquinar engranaje ~ torneado fresado maquinado plano muestra tolerancia centesimas eje buje rosca acero rectificado
  doblez lamina chapa doblan cortan plasma laser plegado pliegan figura dibujo placa ~ corte plasma laser plegado guillotina calibre espesor dxf vectorial lamina tonelada
  motor porton automatico electrico control abre remoto instalan corredizo levadizo garage cochera ~ automatizacion motor corredizo abatible control remoto peso cremallera fotocelda desbloqueo manual batidor
  galvanizado pintura horno electrostatica acabado oxide dure metal pulverizada cromado zincado ~ electrostatica horno galvanizado micras inmersion arenado granallado fosfatado epoxi poliester zincado
  techo lamina estructura galera nave galpon tinglado metalico cobertizo zinc cochera estacionamiento ~ estructura metalica cercha perfil lamina calibre galvanizada claro columna anclaje policarbonato calculo
  calibre fierro grosor tubo perfil angulo ptr lamina grueso resiste peso aguanta ~ calibre espesor perfil tubular angulo solera ptr milimetros kilogramo metro peso astm
  escalera caracol metalica peldano pasamanos baranda huella altillo mezanine entrepiso subir ~ escalera caracol huella contrahuella pasamanos barandal antiderrapante peldano diametro carga zanca
  careta soldar ojos queme arco chispa esmeril humo quemadura protector taller disco ~ careta fotosensible sombra mangas peto esmeriladora guarda extintor humos extraccion caliente carnaza
  tanque oxigeno acetileno cilindro taller guardar fuga flama autogena mangueras botella ~ cilindro acetileno oxigeno vertical encadenado arrestallamas regulador valvula almacenamiento capuchon
  ampliar segundo piso construir arriba cuarto agregar aguanta losa encima planta altura ~ ampliacion estructural calculo cimentacion columna losa refuerzo ingeniero planos licencia dictamen
  permiso obra municipio licencia tramitan planos remodelar alcaldia construir clausuran multa curaduria ~ licencia construccion municipal planos firmados responsable obra perito tramite derechos curaduria alineamiento
  tumbar pared muro derribar tirar quitar abrir cocina carga demoler integrar ~ demolicion muro carga estructural dintel viga apuntalamiento tabique refuerzo escombro dictamen
  escombro cascajo tiran sacan basura obra ripio desmonte cacharro contenedor recogen volqueta ~ escombro retiro contenedor acarreo costal tiro autorizado volquete metro cubico botadero demolicion
  tarda remodelar bano cocina semanas obra terminan acaban demoran listo ~ plazo ejecucion cronograma semanas demolicion plomeria enchape acabados entrega avance imprevisto
  piso ceramica azulejo porcelanato baldosa ponen instalan pegar metro encima loseta ceramico ~ instalacion porcelanato ceramica adhesivo boquilla fragua junta metro cuadrado merma nivelacion rectificado
  grieta rajadura pared fisura cuartea temblor sismo peligrosa abrio partio techo ~ grieta fisura estructural superficial asentamiento inyeccion epoxica dictamen resane sismo monitoreo diagonal
  drywall tablaroca durlock pladur cielo raso plafon division panel yeso dividir cuarto falso ~ panel yeso perfil galvanizado canal poste placa resistente humedad plafon junta perfacinta aislante
  compra materiales pongo cemento incluye mano obra costo presupuesto albanil ~ mano obra material suministro incluido costo partida presupuesto catalogo conceptos
  adelanto avance obra pagan albanil semana anticipo constructora cuotas estimacion raya ~ anticipo avance estimacion obra porcentaje retencion finiquito hitos valuacion acta fondo
  vicio oculto garantia obra gotera quedo mal despego constructora reclamo arreglan entregaron ~ garantia vicios ocultos estructura acabados acta entrega recepcion anos filtraciones subsanar
  mezcla cemento arena proporcion concreto bultos paladas fraguar losa grava colado ~ dosificacion cemento arena grava resistencia kg curado fraguado cimbra revenimiento mortero
  tapado bano destapar inodoro cano drenaje coladera poceta escusado sanitario rebalsa atascado ~ destape obstruccion sonda guia rotativa hidrojet drenaje desague inodoro registro metros
  fuga agua gotea tubo recibo alto encontrar buscan pared escondida romper goteo ~ deteccion fuga geofono camara termica presion prueba tuberia oculta reparacion ruptura
  boiler calentador calefon terma prende flama fria agua caliente ducha chispa apaga ~ calentador paso deposito piloto termocupla encendido diafragma presion mantenimiento sarro litros anodo
  tinaco tanque cisterna lavar lavado aljibe agua sucia limpiar lodo rotoplas ~ lavado desinfeccion tinaco cisterna cloro semestral sedimento litros capacidad vaciado flotador
  presion poca agua chorrito sale baja bomba regadera segundo piso hidroneumatico tanque ~ presion bomba presurizador hidroneumatico caudal psi caballos presostato altura tuberia
  llave canilla grifo gotea cierra empaque cambiar goteando lavamanos pila cuerito mezcladora ~ grifo monomando cartucho empaque vastago mezcladora reemplazo conexion manguera alimentacion
  inodoro tanque corre agua llena descarga sonido fluxometro sapito flotador herraje suena ~ herraje flotador valvula llenado descarga sapo obturador inodoro desperdicio kit
  pozo septico fosa lleno camara negra vaciar chupar desagotar biodigestor huele camion ~ fosa septica biodigestor succion vactor camion desazolve lodos metros cubicos disposicion
  trampa grasa restaurante cocina desengrasar fregadero limpiar olor tapa interceptor ~ trampa grasa interceptor extraccion lodos mantenimiento mensual manifiesto bacterias disposicion
  tuberia vieja cambiar cobre pvc galvanizado termofusion ppr oxidada pex plomo tubo ~ tuberia ppr termofusion cpvc cobre reemplazo diametro soldada hidraulica vida util
  huele mal cano coladera bano drenaje olor cloaca sifon alcantarilla desague apesta ~ sifon cespol trampa sello hidraulico ventilacion brida cera rejilla antirretorno
  plomero emergencia noche domingo reviento inundado urgente tubo roto vienen agua ~ emergencia urgencia llave paso cerrar recargo nocturno fuga guardia respuesta
  toallitas papel panal tirar taza inodoro aceite pelo cano tapan cotonete ~ arrojar toallitas humedas aceite inodoro obstruccion residuos desague biodegradable rejilla grasa
  breaker pastilla termica taco brinca salta bota bajo tabla disparo fusible corta ~ termomagnetico interruptor disparo sobrecarga cortocircuito amperaje circuito tablero diferencial balance
  chispa enchufe quema tomacorriente contacto olor quemado caliente toma derretido humo ~ tomacorriente falso contacto conexion sobrecalentamiento aislamiento reemplazo borne polarizado corte sobrecarga
  luz mitad casa fue apagon falta fase baja foco parpadea bajon ~ fase neutro suelto voltaje medicion acometida distribuidora caida variacion balanceo
  toque electrico patada corriente regadera lavadora pasa electrocuta refri calambre ~ tierra fisica puesta varilla jabalina diferencial aterrizaje fuga corriente electrocucion disyuntor
  medidor contador nuevo luz trifasica instalar mufa base acometida aumentar bifasico conexion ~ medidor acometida trifasico mufa carga kilovatios factibilidad compania distribuidora tramite certificado te1
  recablear cable viejo instalacion vieja cambiar cableado tela anos casa antigua ~ recableado conductor calibre awg tubo conduit aislamiento thw canalizacion circuito antiguo
  lampara ventilador techo colgar instalar foco candil instala plafon arana dicroico ~ instalacion luminaria ventilador soporte caja punto altura cableado apagador regulador
  calibre cable estufa ducha electrica aire numero grueso horno lavadora especial aguanta ~ calibre awg conductor amperaje circuito independiente dedicado carga watts milimetros
  subida voltaje quemo tele rayo pico proteger supresor regulador electrodomestico tormenta ~ supresor sobretension protector regulador pararrayos voltaje descarga joules transitorio tierra
  planta generador emergencia apagon ups inversor luz corta respaldo transferencia gasolina ~ generador transferencia automatica kva respaldo diesel autonomia carga ups arranque
  cargador auto electrico carro cochera instalar enchufar wallbox edificio cargar nivel ~ cargador vehiculo electrico kilovatios nivel circuito dedicado wallbox conector medicion tipo
  certificado electrico inspeccion boleta plano firma retie electricista matriculado habilitacion local ~ matriculado dictamen certificado conformidad retie plano unifilar norma verificacion instalacion
  aire enfria calienta clima minisplit split poco fresco bota tibio friito ~ carga refrigerante filtro serpentin fuga capacitor compresor mantenimiento presion diagnostico
  gas aire recargar refrigerante cuesta rellenar clima carga fuga freon ecologico ~ recarga refrigerante r410a r32 r22 fuga nitrogeno vacio presion libras manometro
  cuarto tamano toneladas btu aire necesito metros frigorias capacidad grande sala habitacion ~ capacidad btu frigorias tonelada metros cuadrados calculo termico altura sol carga
  gotea aire agua adentro minisplit escurre chorrea moja pared bandeja clima ~ drenaje condensado bandeja obstruccion manguera desague nivel pendiente serpentin bomba
  lavar filtro aire limpieza mantenimiento clima minisplit sucio service polvo ~ mantenimiento preventivo filtro serpentin lavado evaporador condensador semestral trimestral turbina hidrolavado
  inverter ahorra luz recibo gasta aire consume convencional consumo boleta diferencia ~ inverter seer eficiencia consumo kwh ahorro compresor variable etiqueta convencional
  instalar aire incluye instalacion metros cobre tuberia kit ponen minisplit soporte pared ~ instalacion metros tuberia cobre adicional soporte cableado vacio condensadora perforacion canalizacion
  mover aire mudanza desmontar desinstalar cambiar lugar reinstalar quitar minisplit llevar ~ desmontaje reinstalacion recuperacion gas bombeo traslado tuberia reubicacion condensadora refrigerante
  ruido aire suena vibra zumba vecino condensadora motor raro golpeteo traca ~ vibracion ruido rodamiento turbina ventilador soporte amortiguador goma compresor decibeles
  huele feo aire prende humedad hongo patas clima olor trapo moho tos ~ bacterias moho serpentin desinfeccion bactericida filtro evaporador espuma limpieza olor
  error codigo luz parpadea aire display e1 f1 control pantalla clima equipo ~ codigo error sensor tarjeta termistor comunicacion reinicio manual tecnico diagnostico
  temperatura grados poner control modo aire gastar menos 24 dormir frio ajusto ~ temperatura grados 24 recomendada modo eco ahorro termostato dry seco programador
  panel solar necesito casa recibo consumo kwh pongo bimestre placas dimensionar ~ dimensionamiento kwp consumo bimestral kwh modulos watts irradiacion generacion estimada
  recupera inversion panel anos ahorro conviene solar rentable pagan luz baja cero ~ retorno inversion anos amortizacion ahorro tarifa porcentaje generacion vida util
  nublado lluvia noche panel funciona invierno genera sol sombra produce nubes ~ nublado irradiacion produccion rendimiento difusa reduccion horas pico sombra optimizador
  apagon panel solar luz bateria respaldo corte sigue isla guardar noche ~ bateria hibrido antiisla isla respaldo interconectado inversor litio almacenamiento autonomia
  medidor bidireccional cfe excedente vender sobra compania neta inyectar energia red ~ bidireccional interconexion medicion neta excedente inyeccion contrato distribuidora tramite credito facturacion
  limpiar panel lavar polvo caca pajaro mantenimiento solar jabon trapo suciedad ~ limpieza panel agua desmineralizada semestral abrasivo rendimiento inspeccion hidrolavadora cepillo conexiones
  techo aguanta panel lamina teja perforan gotera peso orientacion azotea inclinacion ~ estructura anclaje peso kg inclinacion orientacion norte sur aluminio sellado sombra perforacion
  panel dura garantia anos inversor degrada fabricante solar cambiar vida danado ~ garantia 25 producto produccion inversor degradacion anual fabricante lineal vida
  granizo huracan panel rompe viento seguro roban piedra tormenta resiste solar ~ granizo resistencia templado viento km poliza carga certificacion iec impacto
  calentador solar agua caliente tubos boiler terma nublado regadera vacio ~ calentador solar tubos vacio termotanque litros gravedad presion respaldo resistencia sarro borosilicato
  app monitoreo ver genera celular panel wifi inversor solar produccion apago ~ monitoreo aplicacion inversor wifi generacion plataforma datalogger alerta tiempo real
  bomba solar pozo riego rancho finca agua bombeo campo parcela aislado ~ bombeo solar sumergible variador caudal profundidad altura aislado riego tanque offgrid
  garrafon botellon bidon agua relleno recarga precio rellenan 20 litros cuesta llenado ~ garrafon relleno recarga litros purificada envase intercambio retornable propio sello
  envase garrafon prestan deposito primera compro casco vacio devuelvo botellon roto ~ envase deposito comodato canje retornable vacio estado reposicion policarbonato pet
  garrafon sucio lama verde raspado viejo reciben marca ajena olor lavan cambian ~ lavado enjuague desinfeccion inspeccion envase rechazado olor hidrocarburo fisura exterior vida
  filtro purificador cambiar cartucho agua toca repuesto membrana vela ~ cartucho reemplazo sedimento carbon activado membrana meses litros saturado vida util
  osmosis ultravioleta ozono purifican agua proceso limpia quimicos filtran pozo ~ osmosis inversa ultravioleta ozono carbon activado suavizador micras proceso etapas filtracion
  sabe raro agua cloro sabor plastico olor garrafon tierra salada turbia ~ sabor olor turbidez lote cambio sol almacenamiento carbon cloro residual muestra
  agua caduca dura garrafon abierto vence guardar sol sombra lugar lama ~ caducidad vida anaquel abierto consumo fresco seco luz solar cerrado semanas
  analisis laboratorio agua bacterias bebe segura registro sanitario estudio potable coliformes ~ analisis microbiologico fisicoquimico coliformes laboratorio registro sanitario norma resultado mensual ph
  dispensador enfriador agua renta maquina fria caliente bomba garrafon oficina prestan ~ dispensador comodato renta sanitizacion compresor bomba electrica mantenimiento base temperatura
  alcalina ph minerales agua sodio destilada desmineralizada bateria plancha rinon tipo ~ alcalina ph mineral sodio tds ppm destilada desmineralizada calcio solidos
  sarro dura agua suavizador manchas blancas cal regadera sal pozo resina ~ dureza suavizador ablandador resina sal calcio regeneracion ppm ionico sarro
  desperdicia osmosis tira agua rechazo drenaje presion purificador lento llena sale ~ rechazo osmosis membrana presion psi proporcion restrictor tanque bomba drenaje
  cilindro tanque garrafa pipeta balon bombona gas precio kilos cuesta recarga chico ~ cilindro kilogramos recarga precio glp 10 20 30 45 tarifa regulada
  huele gas fuga escape olor cocina huevo podrido peligro estufa cierro ~ fuga cerrar valvula ventilar encender interruptores evacuar bomberos emergencia jabonosa olor
  gas camion pasa colonia reparto pipa barrio traen pedido ruta gasero silbato ~ ruta reparto sector pedido minimo entrega zona camion domicilio unidad
  estacionario tanque llenar litros pipa porcentaje gas medidor azotea lleno autotanque ~ estacionario litros porcentaje autotanque capacidad 85 90 medidor ticket suministro
  vacio completo cilindro pesa kilos robado menos dura bascula rindio trae incompleto ~ peso neto tara bascula kilogramos verificacion contenido repesar sello tolerancia reclamo
  regulador manguera gas cambiar vieja vencida conexion estufa caduca perilla ~ regulador manguera caducidad anos reemplazo abrazadera presion certificado grietas vencimiento
  tanque gas adentro cocina guardar sotano patio cerrado parado acostado lugar ~ ventilado vertical exterior distancia flama sotano almacenamiento nivel chispa metros
  cilindro oxidado golpeado viejo valvula mala cambian canjean marca reciben ~ canje cilindro valvula corrosion recalificacion prueba hidrostatica vigencia abolladura marca retiro
  sello plastico tapa valvula roto garrafa cilindro viene original termoencogible tarro ~ sello garantia inviolable precinto valvula termoencogible rechazar autenticidad envasado
  conectar instalar gas estufa horno secadora boiler natural conversion lp cambiar espreas ~ instalacion conversion espreas inyectores hermeticidad gasfiter certificado prueba natural lp artefacto
  tanque estacionario viejo vida anos vence cambiar revision dictamen ultrasonido fecha ~ tanque estacionario fabricacion diez anos ultrasonido dictamen verificacion vigencia reemplazo
  subsidio vale descuento gas fise bono social familia ayuda codigo ~ subsidio vale descuento beneficiario codigo fise vigencia cilindro titular
  regar planta riego agua maceta ahogo seca matera semana ~ riego frecuencia sustrato drenaje humedad seco encharcamiento semanal raices pulverizar
  hojas amarillas cafe caen seca muere planta mata triste manchas marchita puntas ~ amarillamiento clorosis exceso riego hierro nutrientes drenaje hongo quelato luz
  sombra interior sol planta adentro departamento luz poca oficina aguanta balcon maceta ~ sombra interior indirecta luz semisombra directo exposicion resistente potus sansevieria
  pulgon cochinilla plaga bichitos blancos planta hormigas arana gusano comen hojas ~ cochinilla pulgon insecticida jabon potasico neem aspersion acaro sistemico aplicar foliar
  cortar pasto grama cesped zacate podar jardinero cobran metro patio guadana monte ~ poda cesped corte metro cuadrado desbrozadora quincenal retiro residuos orilla bordeado
  pasto rollo tepe grama instalar metro sembrar alfombra cesped alfombrilla pega ~ rollo tepe metro cuadrado nivelacion sustrato riego enraizamiento semanas san agustin kikuyo
  transplantar maceta cambiar grande raiz planta tierra pasar trasplante matera crecio ~ trasplante sustrato maceta raiz diametro drenaje perlita epoca riego cepellon
  tierra abono fertilizante composta bolsa humus negra saco echar florezca estiercol ~ sustrato humus lombriz fertilizante npk composta turba litros dosis foliar organico
  arbol podar tumbar cortar talar ramas permiso vecino cable altura tronco alto ~ poda tala permiso municipal altura grua retiro ramas destoconado arborista seguro
  perro gato toxica planta venenosa comio mascota ninos morder segura hojas ~ toxica mascota ingestion savia irritante oxalato segura dieffenbachia veterinario alejar
  limon aguacate frutal injerto fruto anos palta mango arbolito mata naranjo ~ frutal injertado patron produccion anos altura polinizacion variedad semilla franco
  riego goteo automatico aspersor programador manguera jardin vacaciones instalar timer sistema ~ riego goteo aspersion programador electrovalvula caudal emisor temporizador presion zonas
  murio planta compre garantia seco repusieron cambio llego danada vivero marchito ~ garantia planta viva reposicion aclimatacion enraizamiento cuidados inadecuado vivero foto
  cucaracha chiripa fumigar barata alemana cocina chiquitas salen noche cuca mata ~ cucaracha gel cebo fumigacion blattella residual refuerzo aplicacion nidos ooteca
  raton rata laucha ruido techo excremento trampa veneno cebo roe guarida huele ~ roedor desratizacion cebo cebadero estacion trampa rodenticida monitoreo sellado entradas
  salir casa fumigan horas afuera volver entrar quedarme fumigacion tiempo regresar ~ desalojar reingreso horas ventilar aplicacion secado ocupantes cerrado evacuar
  perro gato pez bebe embarazada toxico fumigacion mascota veneno dano asma alergia ~ toxicidad piretroide baja mascota pecera cubrir embarazada reingreso etiqueta verde ficha seguridad
  tapar trastes comida guardar cubrir vaciar alacena preparar fumigar sacar ollas ~ preparacion cubrir alimentos utensilios vaciar gabinetes retirar cama limpieza previa muebles
  trapear lavar limpiar fumigacion barrer cloro piso trapeo efecto quita ~ limpieza posterior trapear residual horas ventilar utensilios lavar superficies orillas efecto
  chinche cama pica ronchas colchon sangre sabana piquetes picadas comezon bicho ~ chinche cimex vapor colchon tratamiento aplicaciones lavar caliente huevos grietas
  termita comejen polilla madera polvito hueco mueble casa inyectan marco carcome ~ termita comejen inyeccion barrera perimetral perforacion subterranea madera seca colonia metros
  abeja avispa panal enjambre quitan colmena jicote avispero techo pican rescatan ~ enjambre colmena reubicacion apicultor panal avispa retiro extraccion traje bomberos
  alacran escorpion arana viuda vibora ciempies patio picadura fumigan hijos casa ~ alacran residual perimetral arana rincon sellado microencapsulado jardin antiveneno grietas
  zancudo mosquito dengue patio nebulizan humo termonebulizacion larvas moscas charcos ~ mosquito larvicida termonebulizacion nebulizacion criadero aedes ulv agua estancada adulticida
  siguen saliendo bichos volvieron garantia fumigacion funciono regresaron refuerzo ~ garantia refuerzo aplicacion reinfestacion meses costo seguimiento efecto residual
  certificado fumigacion restaurante salubridad local inspeccion constancia licencia papel invima ~ certificado constancia licencia sanitaria croquis bitacora plaguicida mensual vigencia registro
  paloma murcielago nido excremento techo ahuyentan pajaro azotea espantan red caca ~ paloma aves red pinchos exclusion gel ahuyentador murcielago guano desinfeccion protegida
  limpieza profunda incluye casa normal diferencia general sencilla fondo hacen muchacha ~ limpieza profunda regular incluye zoclo interior gabinetes horno desengrase detallado checklist
  trae llevan productos escoba cloro pongo material aspiradora limpieza trapos insumos jabon ~ insumos productos incluidos equipo aspiradora desinfectante biodegradable proporciona personal suministro
  sala sillon lavar sofa mancha colchon alfombra tapete domicilio orines lavado seca ~ lavado tapiceria extraccion inyeccion succion secado horas plaza shampoo vapor manchas acaros
  vidrios altura edificio ventana afuera fachada piso limpian arnes lavan exterior alto ~ altura fachada arnes andamio descolgado cristales hidrolavado linea vida exterior certificado
  obra acabo construccion polvo cemento limpieza pintura gotas mudarme entrega fina ~ limpieza post obra fina gruesa residuos cemento polvo metro cuadrado entrega desmanchado
  misma senora mandan muchacha cambia fija mucama limpiadora empleada confianza ~ asignada fija rotacion reemplazo auxiliar referencias antecedentes colaboradora sustituta
  desaparecio robo falta rompio muchacha limpieza anillo adorno quebro joya dinero ~ seguro fianza responsabilidad civil inventario reporte objetos valor danos extravio investigacion
  mezclar cloro acido quimicos mezcla humo peligro amoniaco vinagre trabajadora diluir botella ~ mezclar hipoclorito acido gases toxicos dilucion etiqueta hoja seguridad guantes ventilacion
  trapo color bano cocina jerga microfibra separar trapeador balde cubeta codigo ~ codigo colores microfibra rojo azul verde contaminacion cruzada bano superficie trapeador
  piso marmol pulir cera encerar brillo abrillantar madera parquet vitrificar cristalizar opaco ~ pulido abrillantado cristalizado encerado vitrificado diamante marmol terrazo monodisco sellado
  planchar ropa cocinar platos ninos cuidar perros incluye muchacha lavar tender cama ~ planchado tareas excluidas adicional cocinar cuidado lavado ropa servicio tendido alcance
  airbnb sabanas huesped salida cambio blancos departamento check toallas rotacion anfitrion ~ turnover checkout blancos lavanderia reposicion amenidades sabanas inventario fotos hospedaje
  oficina limpiar noche fin semana empresa contrato intendencia diario aseo banos mensual ~ contrato mensual operario turno frecuencia oficina uniforme supervisor insumos propuesta aseo
  alberca piscina pileta verde agua algas turbia recuperar limpiar lama nata ~ algas alguicida choque supercloracion clarificador floculante filtrado cepillado aspirado recuperacion
  cloro echar piscina alberca pastilla polvo litros medida dosis diario ~ cloro dosis ppm residual pastilla tricloro granulado metro cubico nivel boya
  ojos rojos arde pica piel piscina ph acido alberca irrita cloro probar ~ ph cloraminas alcalinidad acido muriatico balance prueba reactivo kit
  meter nadar banarse piscina cloro echaron esperar horas quimico alberca segura ~ espera horas bano choque nivel cloro ppm recirculacion apto reingreso
  filtro bomba horas prendida alberca correr arena retrolavado motor diario piscina luz ~ filtracion horas retrolavado enjuague arena manometro recirculacion bomba temporizador presion
  visitas semana piscinero mantenimiento alberca mensual cuesta viene piscina cuidado ~ mantenimiento semanal visita aspirado cepillado quimicos canastilla tarifa desnatador bitacora
  baja nivel piscina pierde agua fuga evapora alberca grieta rellenar vacia ~ fuga evaporacion nivel centimetros presion deteccion tuberia skimmer cubeta liner parche
  calentar alberca climatizar solar bomba calor tibia fria piscina grados gas temperatura ~ climatizacion bomba calor colectores solares caldera temperatura manta termica grados intercambiador
  vaciar piscina agua tirar cambiar anos invierno cerrar lona tapar temporada alberca ~ invernado cobertor lona invernador vaciado flotacion nivel reapertura parcial renovacion
  sal clorador salina piscina convertir cloro alberca natural celda generador piel ~ clorador salino electrolisis celda sal kilogramos gramos litro generador conversion vida
  azulejo mosaico caido pintar piscina despintada manchas fibra venecita alberca remodelar liner ~ venecita mosaico rejuntado pintura caucho clorado epoxica liner fibra revestimiento resane
  sofa mueble entra puerta elevador cabe medida escalera subir piso volado ventana ~ medidas acceso ancho puerta elevador maniobra volado escaleras piso recargo desmontable
  armar mueble arman incluye armado llega desarmado instrucciones faltan tornillos ropero instalan ~ armado ensamble incluido tecnico instructivo herrajes faltantes piezas desmontado cargo
  madera maciza aglomerado mdf material mueble calidad durara pino chapa verdadera real ~ material maciza mdf aglomerado melamina chapilla densidad estructura pino eucalipto rubberwood
  mueble mandado hacer medida color sala personalizado tela elegir tardan fabrican pedido ~ fabricacion pedido semanas tela anticipo personalizado catalogo configuracion color medidas cancelacion
  limpiar mueble madera mancha aro vaso cera trapo humedad sol barniz cuidar ~ cuidado pano suave seco cera abrasivo portavasos directo humedad calor pulidor
  colchon medida individual matrimonial queen king plaza cama tamano base sommier box ~ plaza matrimonial queen king centimetros base individual 190 200 twin dimensiones
  exhibicion piso mueble rebaja detalle rayado saldo outlet descontinuado liquidacion muestra ~ exhibicion liquidacion outlet estado detalle saldo garantia cambio descuento final
  llevan viejo mueble retiran sala usada parte pago retirar reciben colchon anterior ~ retiro usado disposicion canje reciclaje cuenta donacion cargo desmontaje
  peso aguanta silla cama litera soporta kilos gordo sofa repisa librero rompio ~ carga maxima kg capacidad soporta estructura refuerzo distribuido peso litera
  volcar mueble nino cajonera fijar pared caer tele anclar librero trepa bebe ~ anclaje antivuelco fijar pared kit infantil estabilidad volcamiento escuadra comoda
  cajon puerta mueble desnivel cojea rechina ajustar bisagra floja patas baila regular ~ ajuste nivelador bisagra reapriete correderas patas tornilleria visita regulacion
  sofa cama reclinable mecanismo traba abre modular esquinero izquierdo derecho chaise ele ~ mecanismo reclinable modular esquinero chaise orientacion izquierda derecha reversible frente motor
  tapizar sofa sillon retapizar sala silla forrar cuesta cambiar tela restaurar juego ~ retapizado metros tela plazas mano obra espuma cinchas cotizacion foto estructura
  tela llevo propia metros comprar tapicero necesita sofa silla sillon ~ metros tela ancho rendimiento cuerpos propia merma estampado tapiceria
  cuero cuerina vinil tactopiel chenille tela resiste perro gato aranan lino sofa ~ antidesgarro martindale microfibra cuero sintetico ecocuero chenille abrasion repelente antimanchas
  espuma hundido relleno esponja hule cojin sofa asiento blando densidad cambiar goma ~ espuma densidad kg hundimiento reemplazo alta resortes napa guata firmeza viscoelastica
  colchon dura firme blando espalda dolor ortopedico columna recomiendan suave peso ~ firmeza ortopedico resortes memory viscoelastico densidad soporte lumbar kg postura
  probar colchon noches gusta devolver prueba dormi casa cambio cien comodo ~ noches prueba devolucion protector higiene manchas adaptacion condiciones cambio empaque
  voltear colchon girar hundio lado garantia hoyo forma resorte sale ~ girar rotar voltear meses hundimiento centimetros garantia base adecuada deformacion pillow
  vacio enrollado colchon caja inflar abrir expande tarda olor nuevo horas comprimido ~ comprimido expansion horas 24 72 ventilar olor empaque desenrollar vacio recuperar
  protector funda colchon orina impermeable acaros bebe alergia lavar pipi chinches cubre ~ protector impermeable antiacaros hipoalergenico funda lavable transpirable poliuretano membrana bambu
  asiento carro tapizar auto moto volante cielo techo forro combi vestidura colgado ~ vestiduras automotriz cielo toldo vinil volante costura asiento moto fundas espuma
  recogen llevan taller sofa tapizar devuelven prestado sillon tiempo semanas vienen flete ~ recoleccion entrega taller semanas tapiceria flete desarme habiles incluido
  patas rota estructura madera sofa crujen quebrado resorte banda cincha suena sentarse ~ estructura bastidor reparacion cinchas bandas resorte zigzag encolado refuerzo madera
  cortina medida ventana mido alto ancho largo riel piso galeria tomar ~ medicion ancho alto centimetros traslape vano interior exterior solape caida
  blackout oscuro tapa luz dormir cortina sol cuarto oscurecer pasa cine negra ~ blackout opacidad bloqueo 100 oscurecimiento laterales luz guias capa
  roller persiana enrollable sunscreen tela oficina transparencia vista sol estor ~ roller enrollable sunscreen apertura screen 3 5 traslucido visibilidad factor uv
  lavar cortina lavadora encoge tintoreria quitar limpiar polvo planchar vapor manchas persianas ~ lavado frio delicado encogimiento tintoreria vapor aspirar pano humedo seco centrifugar
  instalar cortina colocan taladran riel cortinero barra pared techo tablaroca soporte ponen ~ instalacion soporte riel barrote techo muro fijacion incluida visita altura galeria
  motorizada cortina control celular alexa electrica persiana automatica pila enchufe motor ~ motorizacion motor control remoto domotica recargable alexa corriente programacion wifi
  cadena cordon rota traba sube baja persiana mecanismo atorada reparan enrolla resorte ~ mecanismo cadena control repuesto cordon reparacion tubo embrague tope resorte
  nino bebe cordon ahorcar cuello cadena persiana peligro seguro gato colgar ~ cordon tensor seguridad infantil estrangulamiento inalambrica tope altura norma dispositivo
  tela metros cortina vuelo pliegues frunce argollas ojillos presillas doble onda cabezal ~ confeccion vuelo pliegue ondas ojillos cabezal frunce multiplicar dobladillo metraje francesa
  dobladillo bastilla cortina larga acortar arreglar subir ruedo corta composturas arrastra ~ dobladillo bastilla ajuste confeccion centimetros largo compostura recorte piso plomada
  visillo voile gasa velo lino tela transparente doble cortina elegante blanca delgada ~ visillo voile gasa lino tergal traslucido poliester caida doble plomo
  muestrario muestra tela catalogo llevan casa colores cortina asesora visita ver elegir ~ muestrario asesoria domicilio telas catalogo decoradora visita cotizacion tonos coleccion
  toldo patio sol terraza lona retractil exterior lluvia sombra brazo techo vela ~ toldo retractil lona brazos acrilica exterior viento manivela cofre malla sombra
  lavadora lavarropas centrifuga exprime drena bota agua gira tambor escurre atoro ~ bomba drenaje banda transmision tapa switch desbalance carbones tarjeta diagnostico reparacion
  refri heladera nevera enfria congela refrigerador hielo freezer comida echo calienta ~ refrigerador compresor gas termostato bimetal resistencia deshielo ventilador relay empaque
  estufa cocina horno prende hornilla quemador flama perilla chispero baja amarilla ~ quemador esprea termopar encendido electrico bujia valvula perilla limpieza calibracion
  microondas calienta chispa plato gira prende ruido horno funciona apaga ~ magnetron diodo mica fusible capacitor plato motor guia onda reparacion
  cobran revision visita tecnico diagnostico arreglo descuentan domicilio vale pena revisar ~ visita diagnostico costo reparacion abona descuenta autorizacion presupuesto domicilio rechaza
  repuesto refaccion original generica pieza consiguen modelo consigo lavadora importada descontinuado parte ~ refaccion repuesto original generico modelo placa serie importacion pedido existencia compatible
  modelo serie etiqueta placa numero encuentro aparato electrodomestico lavadora atras marca ~ etiqueta modelo serie placa trasera interior puerta datos foto identificacion
  garantia marca tienda fabrica servicio autorizado lavadora nueva fallo compre centro llevar ~ garantia fabricante centro servicio autorizado factura poliza sello defecto tienda extendida
  conviene arreglar comprar nuevo vieja reparar cuesta vale lavadora anos irreparable mejor ~ reparacion costo porcentaje valor nuevo vida util antiguedad irreparable presupuesto conviene
  abandonado aparato recoger dejado taller meses rematan licuadora olvide bodega guardan ~ abandono equipo almacenaje retirar recogido bodegaje notificacion remate reparado
  esperar conectar refri nuevo mover acostado prender horas nevera llego parado transporte ~ reposo vertical horas conectar aceite compresor nivelar encender traslado primera
  instalar lavadora nueva conectan estufa manguera incluye entrega secadora tornillos campana tele ~ instalacion conexion mangueras tornillos transporte nivelacion toma desague soporte kit
  gasta luz etiqueta eficiencia consumo refri ahorrador letra electrodomestico lavadora kwh consume ~ eficiencia energetica etiqueta clase consumo kwh anual inverter ahorro categoria
  110 220 voltaje enchufe funciona pais transformador clavija electrodomestico corriente adaptador bivolt ~ voltaje 127 220 bivolt transformador hertz clavija watts dual frecuencia
  kilos lavadora capacidad familia litros pies refri grande carga cobija edredon ~ capacidad kilogramos litros pies cubicos carga edredon tambor integrantes
  lavadora huele moho jabon espuma limpiar tambor goma mantenimiento detergente suavizante ~ limpieza tambor detergente dosis filtro fuelle ciclo mantenimiento vinagre alta eficiencia
  licuadora plancha ventilador batidora olla arreglan chico cafetera aspa pequeno quemo motor ~ electrodomestico menor licuadora plancha carbones cople embobinado resistencia aspas mostrador
  tele pantalla rota rayas prende sonido imagen televisor reparan golpe led negra ~ pantalla panel tiras led retroiluminacion tarjeta fuente main television reparacion golpe
  receta renovar acabo pastilla presion repetir medicamento tomo siempre vencida remedio volver ~ renovacion prescripcion cronico tratamiento vigencia receta consulta medico emision
  justificativo incapacidad certificado reposo licencia trabajo falte escuela enfermo comprobante excusa ~ constancia certificado medico reposo emite diagnostico retroactivo fecha incapacidad
  calentura fiebre gripe gripa resfrio tos catarro garganta moco dolor cuerpo contagio ~ sintoma respiratorio cubrebocas mascarilla febril infeccion aislamiento triage valoracion
  apto deporte gimnasio aptitud salud carnet escuela revision certificado chequeo correr ~ certificado aptitud fisica electrocardiograma examen clinico emision deportivo
  inyeccion inyectar inyecta pinchazo ampolla ampolleta suero aplican ponen nalga jeringa ~ inyectable aplicacion intramuscular intravenoso enfermeria prescripcion receta jeringa descartable
  presion tomar aparato mareo alta baja azucar medir brazo glucosa cheque ~ toma presion arterial signo vital glucometria tensiometro hipertension control enfermeria
  domicilio casa visita doctor vaya abuelo cama postrado levantarse viene ver ~ consulta domiciliaria domicilio visita medico zona recargo desplazamiento
  especialista derivar pase orden referencia mandar interconsulta cardiologo traumatologo manda ~ derivacion interconsulta referencia especialidad orden remision contrarreferencia medico tratante
  emergencia infarto pecho ahogo desmayo convulsion sangra ambulancia grave urgente guardia ~ urgencia hospital ambulancia traslado vital emergencia cercano signo alarma derivacion
  videollamada linea virtual distancia celular doctor consulta remota whatsapp camara telefono ~ teleconsulta telemedicina videollamada enlace plataforma videoconsulta remota conexion
  herida curar corte puntada punto sacar costura sutura cortada gasa vendaje ~ curacion sutura retiro punto herida aposito antiseptico esteril antitetanica
  muela sacar sacarme sacan juicio cordal extraer duele podrida diente raiz arrancar ~ extraccion exodoncia tercer molar cirugia cordal retenido anestesia panoramica
  caries agujero picada hueco muela tapar empaste arreglo amalgama tapadura calza ~ obturacion resina restauracion caries composite empaste ionomero superficie
  conducto nervio matar endodoncia pulsa dolor muela infectada latido tratamiento frio caliente ~ endodoncia conducto pulpa sesion radiografia corona perno pulpar
  limpieza sarro amarillo encia sangra cepillo placa profilaxis dental limpiar ultrasonido ~ profilaxis destartraje detartraje ultrasonido sarro calculo periodontal semestral fluor
  blanquear blanqueamiento manchado amarillo cigarro cafe sonrisa blanco diente aclarar laser ~ blanqueamiento peroxido tono sensibilidad aclaramiento ferula pigmento dieta blanca
  postizo dentadura placa caja chapa plancha removible puente desdentado afloja baila protesis ~ protesis removible total parcial rebase acrilico ajuste base adaptacion
  implante tornillo perdi diente titanio falta hueso reponer fijo corona ~ implante titanio oseointegracion injerto corona oseo fase cirugia
  rompi quebro partio diente golpe cayo pedazo flojo corona despego funda ~ traumatismo fractura dental avulsion reimplante recementado corona fragmento leche suero urgencia
  anestesia dormir miedo panico aguja duele sedacion boca dormida labio nervioso ~ anestesia local sedacion lidocaina epinefrina adormecimiento oxido nitroso alergia
  sacaron muela sangra coagulo popote bombilla helado comer enjuagar hinchado gasa ~ postoperatorio extraccion coagulo gasa presion enjuague blando frio succion alveolitis
  rechinar rechina aprieto bruxismo noche mandibula placa guarda crujir quijada dormido ~ bruxismo placa oclusal ferula descarga miorrelajante guarda nocturna articulacion temporomandibular
  bracket despego solto caer cayo frenillo fierrito cuadrito pegar zafo bracker ~ bracket desprendido recementado adhesivo reposicion cementacion costo desalojado
  alambre pincha pica arco salio lastima cachete llaga encia clava fierro ~ arco cera ortodoncica alambre mucosa corte distal urgencia extremo ulcera
  frenillo chicle palomita turron comer mani caramelo manzana duro aparato pegajoso ~ alimento duro pegajoso prohibido bracket desprendimiento dieta masticar trozo
  invisible alineador invisalign transparente plastico funda perdi quitar diente ~ alineador transparente removible uso diario recambio attachment impresion escaneo
  retenedor termine quitaron contencion placa noche perdi movio chueco volver usar ~ retenedor contencion fase retencion recidiva nocturno reposicion fijo removible
  dura tratamiento frenillo mes ano chueco enderezar tardar quitan bracket largo ~ duracion tratamiento ortodoncia complejidad caso mes colaboracion promedio estimado
  control mensual apretar ajuste frenillo cambiar liga goma ligadura color elastico ~ control mensual activacion ajuste ligadura arco cambio elastico modulo
  metalico zafiro ceramica estetico transparente autoligado nota color bracket diferencia ~ bracket metalico estetico zafiro porcelana autoligado ceramico sistema
  panoramica radiografia placa molde foto estudio empezar frenillo previo cefalometria ~ estudio ortodoncia panoramica cefalometria lateral modelo fotografia diagnostico registro escaneo
  nino edad paladar expansor chupete dedo mordida leche frenillo chico ~ ortopedia interceptiva maxilar expansor disyuntor denticion mixta habito edad mordida
  cepillar frenillo cepillito hilo interdental sucio limpio aparato sarro higiene ~ higiene cepillo interproximal ortodontico enhebrador hilo irrigador fluor descalcificacion
  vista examen graduacion medir ojo borroso aumento veo lente optometrista formula ~ examen visual optometria refraccion agudeza graduacion dioptria optometrista
  progresivo bifocal multifocal cerca lejos leer lente raya acostumbro mareo presbicia ~ progresivo multifocal bifocal adaptacion presbicia adicion periodo monofocal cambio
  contacto lentilla pupilente dormir banar liquido ojo blando mensual diaria rigido ~ lente contacto solucion multiproposito hidrogel adaptacion mensual descartable estuche desecho
  antireflejo luz azul pantalla computadora celular reflejo filtro capa cansado noche ~ antirreflejo tratamiento filtro azul capa superficie endurecido bloqueo
  armazon marco montura patilla doblo tornillo plaqueta nariz aprieta flojo anteojo ajustar ~ armazon montura ajuste plaqueta tornillo varilla bisagra alineacion cortesia
  rayo rayon cristal vidrio lente rayado mica opaco raspado cambiar ~ garantia antirraya rayadura mica cristal policarbonato desprendimiento tratamiento fabrica
  fotocromatico transition oscurece sol polarizado oscuro graduado manejar gafa cambia color ~ fotocromatico polarizado uv solar tinte proteccion graduado oscurecimiento
  gota dilatar pupila manejar borroso oculista fondo ojo retina dilatacion ~ dilatacion pupilar midriatico fondo ojo conducir acompanante oftalmologo retina
  propio marco usado llevo viejo armazon poner cristal lente traigo ajeno ~ armazon propio montaje cristal riesgo rotura responsabilidad material usado
  limpiar lente trapo panuelo alcohol camisa panito spray empana cuidar jabon ~ microfibra limpiador jabon neutro estuche cuidado cristal alcohol calor
  ayuno comer desayunar cafe agua sangre cena ayunas mate tomar analisis ~ ayuno previo muestra glucosa perfil lipidico agua ingesta preparacion
  orina pipi frasco pis primera manana juntar chorro orinar vaso urocultivo ~ orina muestra chorro medio recipiente esteril aseo primera urocultivo refrigerada
  popo caca heces frasco materia parasito excremento bicho panza muestra ~ materia fecal coproparasitologico heces muestra recipiente seriado laxante sangre oculta
  pinchar sacar sangre brazo vena aguja moreton desmayo mareo impresion extraccion ~ extraccion venopuncion flebotomia hematoma compresion venosa muestra tubo
  embarazada prueba embarazo test atraso regla positivo hormona beta sangre ~ gonadotropina hcg beta cuantitativa cualitativa embarazo subunidad atraso
  azucar curva tolerancia diabetes dulce jarabe tomar vomito glucosa embarazo ~ curva tolerancia glucosa oral carga dextrosa gramo basal hemoglobina glicosilada
  covid hisopado pcr antigeno nariz hisopo viaje influenza test positivo negativo ~ hisopado pcr antigeno nasofaringeo molecular prueba rapida detectable
  colesterol triglicerido grasa higado rinon tiroides perfil hemograma completo chequeo paquete ~ perfil lipidico hepatico tiroideo hemograma biometria hematica tsh creatinina quimica
  juntar orina bidon galon veinticuatro recolectar botellon rinon proteina ~ orina 24 recoleccion recipiente volumen depuracion creatinina proteinuria conservante refrigerar descartar
  sexual vih sida sifilis its ets venereo prueba confidencial condon riesgo ~ vih serologia vdrl consentimiento confidencial ventana reactivo consejeria its confirmatoria
  adn paternidad papa hijo padre prueba genetica hermano mio saliva ~ adn paternidad hisopado bucal genetico cadena custodia judicial presunto padre
  antibiotico receta amoxicilina venden azitromicina comprar infeccion papel garganta ~ antibiotico receta medica obligatoria retencion dispensacion venta prescripcion retenida
  controlado dormir clonazepam rivotril psiquiatra receta ansiedad tramadol duplicado amarilla ~ psicotropico controlado receta retenida archivada especial duplicado identificacion estupefaciente
  generico marca barato similar laboratorio igual alternativa remedio bioequivalente ~ generico bioequivalente principio activo intercambiable sustitucion denominacion comun comercial
  turno guardia noche madrugada farmacia abierta botica trasnoche urgente medianoche ~ farmacia turno guardia nocturno veinticuatro ventanilla timbre rotativo
  vencido vencio caducado caduco tirar pastilla sobrante viejo basura remedio desechar ~ contenedor medicamento caduco vencido desecho disposicion acopio punto azul
  devolver remedio abierto caja equivoque medicamento cambiar pastilla comprada blister ~ medicamento devolucion dispensado cadena frio sanitario norma inviolado empaque
  preparado formula magistral crema mandar capsula dermatologo elaborar receta ~ magistral preparado formula elaboracion recetario anticipo oficinal plazo quimico
  insulina frio heladera nevera refri lapicera hielo vacuna conservadora calor viaje ~ cadena frio refrigerado insulina gel refrigerante temperatura grado conservacion
  pastilla anticonceptiva despues dia siguiente emergencia condon rompio preservativo embarazo ~ anticoncepcion emergencia levonorgestrel setenta dosis venta libre oral
  recomienda gripe pastilla tomar doy jarabe dosis nino kilo tos automedicar ~ farmaceutico orientacion dosificacion posologia automedicacion peso medico consultar quimico farmacobiologo
  pastilla suelta blister unidad fraccionar media caja tira vender ~ fraccionamiento unidad blister venta tableta presentacion envase empaque
  panico ansiedad angustia depresion triste llorar llanto animo estres ayuda terapia ~ psicoterapia ansiedad depresion enfoque cognitivo conductual evaluacion proceso intervencion
  contar secreto papa enteran cuenta alguien decir confidencial psicologo privado esposo ~ confidencialidad secreto profesional consentimiento riesgo vida excepcion legal codigo etico
  sesion dura minuto semana frecuencia terapia psicologa alta ~ sesion cincuenta minuto frecuencia semanal quincenal encuadre proceso terapeutico
  suicida matarme morir crisis suicidio cortar lastimarme vivir linea ayuda hermana ~ crisis linea prevencion suicidio emergencia ideacion atencion inmediata contencion psiquiatrica
  pareja esposo infiel separar divorcio terapia junto matrimonio marido discutir celos novio ~ terapia pareja conyugal sesion conjunta individual mediacion vinculo
  pastilla psiquiatra recetar medicar psicologo antidepresivo dormir receta diferencia ~ psiquiatra farmacologico prescribe derivacion psicologo medicacion interconsulta
  hijo nino berrinche conducta escuela juego terapia psicologa chico adolescente portarse ~ psicoterapia infantil ludica entrevista padre tutor consentimiento devolucion
  test psicotecnico evaluacion prueba iq tdah autismo informe colegio diagnostico hiperactivo ~ evaluacion psicodiagnostico bateria test informe neuropsicologica tdah aplicacion puntaje
  peritaje juicio juzgado juez custodia tenencia informe legal abogado psicologo testigo ~ pericial peritaje judicial forense informe oficio custodia juzgado
  escribir mensaje psicologa sesion whatsapp audio contestar fuera noche ~ comunicacion sesion mensaje administrativo contencion asincronica limite terapeutico respuesta
  cambiar psicologo terapeuta conecte gusto feeling incomodo hombre mujer ~ cambio terapeuta reasignacion alianza terapeutica derivacion vinculo profesional
  ropa comoda short pants calza deportiva llevo fisio rodilla camiseta usar ~ ropa comoda zona tratar exposicion short deportivo calzado sesion kinesiologia
  espalda cintura lumbago ciatica duele contractura cuello nudo torticolis columna hernia ~ lumbalgia ciatalgia cervicalgia contractura terapia manual discal descompresion columna
  esguince torci tobillo rodilla ligamento menisco operaron cirugia pisar bota ferula ~ rehabilitacion esguince ligamento menisco posquirurgico carga progresiva propiocepcion
  orden medica sesion diez kinesiologo doctor mandar fisioterapia papel placa resonancia ~ orden medica prescripcion diagnostico kinesiologia numero sesion estudio resonancia
  electricidad corriente ultrasonido magneto aparato tens laser calor compresa cosquilleo ~ electroterapia tens ultrasonido magnetoterapia termoterapia laser agente fisico
  marcapaso embarazada metal protesis aparato corriente cancer contraindicado clavo ~ contraindicacion electroterapia marcapaso metalico gestacion oncologico implante diatermia
  aguja seca puncion acupuntura pincha musculo duele ventosa moreton moxa ~ puncion seca acupuntura ventosa aguja esteril desechable hematoma gatillo
  ejercicio casa liga estirar tarea rutina repetir banda hielo fisio ~ ejercicio domiciliario pauta serie repeticion elongacion banda elastica crioterapia plan
  adolorido peor sesion duele normal molesta hinchado hielo terapia ~ molestia postratamiento inflamacion transitoria sesion hielo analgesico esperable
  paralisis derrame acv embolia caminar brazo facial mover ictus parkinson abuelo ~ rehabilitacion neurologica neurorrehabilitacion evento cerebrovascular hemiplejia marcha equilibrio bobath
  orina escapa pipi parto piso pelvico toser incontinencia estornudar suelo perdida ~ piso pelvico rehabilitacion incontinencia perineal biofeedback posparto kegel
  adelgazar bajar kilo peso gordo panza dieta rapido flaco rebajar ~ descenso peso saludable reduccion semanal kilogramo graso imc meta
  dieta plan menu semana comida receta lista comer manana intercambio pdf ~ plan alimentario nutricional personalizado menu equivalente porcion entrega intercambio
  balanza bascula medir grasa pliegue cinta antropometria bioimpedancia musculo pesar metal ~ antropometria bioimpedancia composicion corporal pliegue perimetro masa isak ayuno
  vegano vegetariano carne proteina lenteja soya tofu b12 hierro ~ vegetariano vegano proteina vegetal suplementacion cobalamina leguminosa plan
  diabetico diabetes azucar higado graso hipertenso sal acido urico gota dieta ~ nutricion clinica diabetes hipertension dislipidemia resistencia insulina glucemico hiposodico
  control seguimiento nutriologa volver revision quincena consulta estanque resultado peso ~ seguimiento control quincenal mensual ajuste plan evolucion nutricional subsecuente
  analisis sangre llevar laboratorio previo nutriologa primera cita diario anotar comida ~ primera consulta historia clinica recordatorio alimentario laboratorio reciente dietetica anamnesis
  batido proteina creatina quemador pastilla suplemento whey masa volumen musculo ~ suplemento proteina creatina suero hidrolizado nutricion deportiva dosis gramo evidencia
  antojo trampa cheat pan dulce cerveza alcohol fiesta salir permitido refresco pizza ~ flexibilidad comida libre porcion moderacion restriccion alcohol ultraprocesado ocasional
  gluten celiaco lactosa inflamado colon intolerante panza gas fodmap trigo ~ celiaquia intolerancia lactosa fodmap exclusion intestino irritable permeabilidad reintroduccion
  bulimia anorexia vomito atracon ansiedad comer trastorno flaca miedo engordar ~ trastorno conducta alimentaria tca interdisciplinario psicologo atracon derivacion
  papanicolau pap citologia papanicolaou prueba cuello relacion regla preparar utero ~ papanicolaou citologia cervical menstruacion relacion ovulo abstinencia ducha vaginal
  diu espiral dispositivo cobre poner sacar mirena hilo colocar duele ~ dispositivo intrauterino diu colocacion retiro cobre hormonal insercion ultrasonido
  implante subdermico brazo palito chip anticonceptivo barrita implanon cuidar poner ~ implante subdermico etonogestrel insercion antebrazo retiro hormonal anticonceptivo
  embarazada control prenatal semana bebe panza cuidado mes barriga guagua esperando ~ control prenatal obstetrico gestacion trimestre semana carnet perinatal
  eco ecografia ultrasonido vejiga llena agua bebe sexo transvaginal tomar orinar ~ ecografia ultrasonido transvaginal pelvico obstetrico vejiga llena abdominal vacia
  regla menstruacion periodo venir sangrado revision mes consulta ~ menstruacion sangrado exploracion ginecologica reprogramar ciclo excepto
  parto cesarea natural nacer precio hospital contraccion fuente rompio parir epidural ~ parto cesarea honorario sanatorio hospitalizacion trabajo contraccion membrana anestesiologo
  flujo comezon picazon olor hongo infeccion arde candida vagina blanco ~ infeccion vaginal flujo candidiasis vaginosis ovulo cultivo exudado secrecion
  mamografia mama seno teta bolita pecho bulto nodulo desodorante eco ~ mamografia mamario mastografia ultrasonido desodorante talco autoexploracion bilateral nodulo
  menopausia calor bochorno sofoco hormona reseca sudor climaterio sequedad ~ menopausia climaterio terapia reemplazo hormonal densitometria sofoco perimenopausia
  virus papiloma vph verruga vacuna colposcopia biopsia lesion quemar cuello ~ vph colposcopia biopsia crioterapia lesion cervical conizacion tipificacion vacuna
  vacuna vacunar pinchazo carnet cartilla refuerzo bebe esquema mes atrasada ~ vacuna esquema nacional calendario inmunizacion carnet refuerzo dosis aplicacion
  fiebre bebe calentura termometro grado urgente llevar noche convulsion paracetamol ~ fiebre lactante grado signo alarma antitermico urgencia pediatria irritabilidad
  nino sano control mes pesar medir crecer percentil crecimiento talla revision ~ control nino sano peso talla perimetro cefalico percentil desarrollo curva
  recien nacido primera consulta ombligo amarillo semana bebe guagua tamiz nacio ~ recien nacido neonatal tamiz ictericia cordon umbilical primera semana alta
  pecho teta mamar lactancia leche formula biberon mamadera tetero agarre ~ lactancia materna exclusiva agarre formula succion asesoria libre demanda
  papilla pure solido empezar comer bebe seis fruta papa destetar blw ~ alimentacion complementaria ablactacion solido seis introduccion papilla blw alergeno
  diarrea vomito suero deshidratado caca liquida panza bebe hidratar popo ~ gastroenteritis rehidratacion oral deshidratacion diarrea vomito signo pediatrico
  papa abuela lleva nino consulta acompanar mama nana tia traer adulto ~ menor tutor legal autorizacion escrita progenitor acompanante pediatria consentimiento
  varicela sarampion roncha contagio granito sarpullido piojo mano pie boca guarderia ~ exantema contagioso eruptivo aviso previo sala separada aislamiento varicela
  edad adolescente pediatra atiende dieciocho ano grande quince ~ edad pediatrica ano adolescente pediatria medicina adulto transicion
  asma pecho silbido bronquitis nebulizar nebulizacion inhalador tos flema espaciador ~ nebulizacion broncoespasmo inhalador aerocamara bronquiolitis broncodilatador saturacion
  acne espinilla grano barro cara poro granito cicatriz marca adolescente ~ acne retinoide isotretinoina topico rutina comedon lesion dermatologico
  lunar mancha cambio crece cancer piel negro revisar verruga raro ~ dermatoscopia lunar nevo melanoma biopsia lesion mapeo pigmentado
  botox arruga toxina frente pata gallo entrecejo cara dura inyectar ~ toxina botulinica unidad linea expresion efecto mes retoque aplicacion
  depilacion laser vello pelo axila bikini bigote rasurar afeitar sesion definitiva ~ depilacion laser diodo sesion rasurado previo fototipo vello intervalo
  relleno labio hialuronico acido boca ojera pomulo hinchado jeringa disolver ~ acido hialuronico relleno mililitro jeringa reabsorbible hialuronidasa inflamacion volumen
  peeling quimico pela cara despelleja mancha melasma pano sol exfoliar ~ peeling quimico descamacion melasma fotoproteccion glicolico despigmentante concentracion
  sol playa bronceado protector bloqueador tratamiento cara quemada asolear ~ fotoproteccion exposicion solar bloqueador fps bronceado suspender contraindicado postratamiento
  limpieza facial cara punto negro extraccion vapor granito hidratar piel mascarilla ~ limpieza facial profunda extraccion comedon hidratacion dermaplaning hidrafacial vapor
  pelo caida cae calvicie calvo cabello plasma alopecia minoxidil ~ alopecia tricologia minoxidil plasma rico plaqueta capilar mesoterapia
  embarazada lactancia amamantar botox laser tratamiento pecho bebe estetico ~ contraindicacion embarazo gestacion lactancia aparatologia inyectable estetico
  celulitis grasa rollito abdomen reducir cavitacion flacidez papada criolipolisis maderoterapia estria ~ cavitacion radiofrecuencia criolipolisis reductor drenaje corporal aparatologia maderoterapia adiposidad
  visita visitar abuela ver horario domingo nieto entrar mama asilo hogar ~ visita residente familiar horario libre registro restringido comida
  ingreso ingresar papel abuelo requisito meter internar asilo geriatrico ancianato papa ~ ingreso residente valoracion geriatrica historia epicrisis contrato familiar responsable
  panal pastilla mensualidad cuota aparte medicamento extra asilo abuela ~ mensualidad alojamiento alimentacion panal medicamento insumo excluido
  ropa marcar nombre lavar perdio prenda chaleco lavanderia abuela mama camison ~ prenda rotulada marcada residente lavanderia etiqueta inventario extravio ajuar
  sacar pasear llevar salir domingo cumpleanos fin semana abuelo almorzar casa ~ salida residente autorizacion familiar registro firma reingreso medicacion acompanante
  cayo caida golpe abuela fractura avisar hospital ambulancia cadera asilo ~ caida residente protocolo aviso familiar traslado incidente bitacora enfermeria
  alzheimer demencia olvida perdido escapa agresivo memoria desorientado abuelo acepta ~ demencia alzheimer deterioro cognitivo unidad supervision estimulacion fuga dependencia
  pastilla dar toma remedio llevar receta enfermera pastillero abuela dosis ~ administracion medicamento enfermeria indicacion receta pastillero cardex kardex rotulado suministro
  galleta dulce llevar comida diabetico fruta regalar abuelo torta azucar ~ alimento externo residente dieta disfagia papilla hiposodica autorizacion nutricionista enfermeria
  centro dia tarde temporal respiro vacacion estadia mes abuelo dejar ~ centro diurno estancia temporal respiro estadia media jornada transporte adulto mayor
  silla escara llaga banar cargar mover baston grua postrado panal ~ movilizacion ulcera presion cambio postural higiene asistida grua dependiente andador
  perro vacuna cachorro vacunar parvo moquillo rabia sextuple quintuple pinchazo ~ vacuna canina esquema cachorro antirrabica sextuple parvovirus refuerzo anual
  castrar esterilizar operar gata perra capar celo camada macho edad ~ esterilizacion ovariohisterectomia orquiectomia castracion ayuno prequirurgico peso edad
  gato perro vomita diarrea come decaido triste sangre veneno chocolate comio ~ urgencia veterinaria intoxicacion vomito ingestion deshidratacion guardia hospitalizacion paciente
  pulga garrapata pipeta bicho pastilla rasca collar piojo picor ~ antiparasitario externo pipeta comprimido ectoparasito garrapata aplicacion mensual
  lombriz gusano desparasitar parasito purga cachorro cola arrastra jarabe panza ~ desparasitacion interna antihelmintico trimestral vermifugo peso coproparasitoscopico parasito
  ayuno operar anestesia perro comida agua noche cirugia gato ~ ayuno prequirurgico solido anestesia inhalada riesgo analisis consentimiento paciente
  cono collar isabelino punto lame operado herida sacar faja gata ~ collar isabelino retiro sutura posoperatorio reposo lamido diez body herida
  viajar avion perro gato certificado chip microchip extranjero frontera papel pasaporte ~ certificado zoosanitario microchip sanitario exportacion transportadora antirrabica titulacion viaje
  dormir sacrificar eutanasia sufre viejo murio cremar ceniza muerto entierro perrito ~ eutanasia humanitaria cremacion ceniza individual colectiva urna consentimiento disposicion
  conejo tortuga loro hamster ave exotico cuyo iguana huron pajaro ~ fauna exotico ave reptil roedor especialista silvestre lagomorfo
  transportadora jaula correa bozal gato suelto muerde bravo sala traer asusta ~ transportadora correa bozal sala espera obligatorio sujecion felino agresivo
  alimento croqueta balanceado costal bolsa comida perro kilo suelto granel ~ croqueta balanceado alimento bulto granel kilogramo formulacion premium raza adulto
  pez pecera acuario agua murio filtro pescadito goldfish betta cloro ~ acuario pecera ciclado anticloro filtro declorador temperatura termostato litro
  arena gato arenero piedrita olor aglomerante caja sanitario silica ~ arena aglutinante sanitaria silice bentonita arenero bandeja absorbente
  hamster cuyo conejo jaula viruta cobayo rueda roedor heno aserrin ~ roedor jaula viruta sustrato heno bebedero hamster pellet
  talla chaleco correa arnes collar ropa perrito medir pecho grande aprieta ~ arnes talla contorno pecho cuello collar pechera medida cinta
  loro pajaro canario alpiste periquito jaula ave semilla cotorra pluma ~ ave alpiste mixtura semilla perca canario bebedero vitamina
  adoptar perrito cachorro venden gatito regalan raza comprar camada rescate ~ adopcion animal responsable refugio venta cachorro contrato esterilizado criadero
  cambio croqueta gusto alimento come abierto rechaza marca saco devolver ~ palatabilidad transicion gradual alimento sellado empaque devolucion mezcla proporcion
  premio hueso carnaza juguete morder mordedor galleta cachorro pelota roer ~ snack carnaza mordedor premio juguete supervision masticable caucho
  cachorro come gramo porcion racion vez edad perrito alimento ~ racion diaria gramo tabla peso toma cachorro envase guia
  entrar perro tienda pasear mascota adentro correa gato acompana ~ ingreso mascota local correa vacunado bozal pasillo transportadora orina
  banar bano perro mojar shampoo secar peluqueria corte perrito precio pelo ~ bano canino estetica talla raza manto shampoo secado tarifa
  nudo enredado mota pelo rapar motoso rasta peinar desenredar rapado ~ nudo desenredado deslanado rapado manto cepillado cargo bienestar
  cortar corta oreja limpiar glandula anal perro garra oido ~ corte limpieza oido glandula anal vaciado limado
  vacuna hospedar guarderia perro cartilla exigen carnet tos perrera pension ~ cartilla vacunacion vigente bordetella sextuple antirrabica desparasitado hospedaje requisito
  viaje dejar perro pension hotel noche cuidar vacacion hospedar guarderia dormir ~ hospedaje canino pension pernocta noche estadia check tarifa suite
  llevo comida croqueta cama cobija juguete hotel perro traer plato racion ~ pertenencia alimento habitual racion rotulada manta hospedaje porcion pension
  muerde bravo agresivo pelea perro bozal grune pitbull mordio ~ agresividad bozal temperamento evaluacion socializacion reserva admision mordedura reactivo
  celo perra alzada calor prenada entera macho castrado monta ~ hembra celo entera esterilizado admision hospedaje gestante macho
  foto video camara ver perro mandan extrano saber pension avisan ~ reporte fotografia video diario actualizacion huesped camara hospedaje mensaje
  pulga garrapata llego bano encontraron perro estetica medicado bicho ~ antipulgas bano medicado ectoparasito cargo hallazgo pipeta hospedaje
  recoger buscar tarde listo perro bano tarda dejar busco tiempo estetica ~ permanencia duracion estetica entrega tolerancia guarderia cargo retiro mascota
  viejito enfermo perro sedar corazon convulsion anciano nervioso calmante dormir bano ~ geriatrico sedacion veterinario responsiva cardiopatia estres suspension senior
  pesa mancuerna tirada guardar disco ordenar barra rack dejan soltar ~ mancuerna disco rack regresar peso libre reacomodar soltar orden
  toalla sudor limpiar maquina trapo sudada banco mojado spray ~ toalla obligatoria desinfectar equipo limpieza uso aparato sanitizante higiene
  congelar pausar membresia mensualidad viaje lesion suspender gym enfermo operaron ~ congelamiento membresia pausa suspension medico minimo solicitud extension
  entrenador personal instructor rutina propio coach ayuda maquina externo entrenar armar ~ entrenador personal personalizado externo prohibido rutina instructor piso evaluacion
  clase spinning zumba crossfit apartar bici cupo reservar lugar funcional aerobic ~ clase grupal reserva app cupo spinning cancelacion bicicleta aforo
  casillero locker candado guardar mochila ducha regadera vestidor robaron bolso ~ casillero locker candado propio vestidor retiro diario regadera extravio
  tenis zapatilla ropa short jean chancla ojota camiseta descalzo gym ~ calzado deportivo vestimenta torso jean prohibido sandalia entrenamiento
  edad menor hijo quince adolescente gym entrenar pesa chico dieciseis papa ~ edad minima menor autorizacion tutor sala musculacion acompanado ano responsiva
  invitado amigo pase prueba clase gratis probar visita traer gym ~ pase cortesia invitado prueba visita socio diario
  ocupada maquina turnar celular descanso acapara banco serie esperar caminadora ~ alternar serie maximo minuto cardio caminadora uso compartido descanso equipo
  huella acceso torniquete tarjeta molinete entra reconoce app lector gym codigo ~ huella torniquete acceso biometrico credencial qr intransferible socio
  tapete mat colchoneta yoga prestan llevo esterilla propio alfombra bloque ~ tapete mat esterilla prestamo bloque cinturon manta prop higiene
  principiante nunca flexible dura yoga basico empezar nivel tiesa primera ~ principiante nivel basico intermedio avanzado modificacion adaptacion flexibilidad yoga
  embarazada prenatal panza yoga pilates trimestre parto semana ~ prenatal yoga gestacion autorizacion obstetra trimestre especifico adaptada
  media calcetin antideslizante descalzo pilates grip zapato pie resbala ~ calcetin antideslizante obligatorio descalzo reformer zapato higiene studio
  reformer cama maquina aparato piso mat pilates resorte diferencia cadillac ~ reformer resorte mat pilates suelo cadillac aparato grupo reducido
  lesion hernia espalda rodilla operado cervical yoga pilates avisar cuello ~ lesion informar instructor contraindicacion variante postura hernia terapeutico adaptacion
  comer desayuno lleno estomago clase yoga agua ayunas mareo ~ ingesta previa ligera estomago vacio digestion hidratacion practica
  tipo hatha vinyasa yin ashtanga bikram caliente suave fuerte aereo meditacion ~ estilo hatha vinyasa restaurativo kundalini dinamico aereo respiracion temperatura
  gorra gorro nadar goggle lente traje bano malla alberca pileta piscina ~ gorra silicon goggle traje bano lycra obligatorio alberca sandalia
  agua temperatura fria caliente alberca climatizada techada pileta invierno grado ~ temperatura climatizada grado alberca caldera techada promedio agua
  bebe matronatacion panal mes mama agua edad nadar guagua ~ matronatacion estimulacion acuatica bebe panal acuatico mes acompanante
  miedo agua adulto aprender nunca nadar hundo grande flotar ahogar ~ adulto principiante aquafobia adaptacion medio acuatico flotacion nivel iniciacion
  certificado medico hongo pie piel revisacion pileta apto dermatologico revision ~ revision medica apto dermatologico micosis certificado vigente natatorio hongo
  ducha banar crema maquillaje entrar pileta regadera enjuagar bloqueador ~ ducha obligatoria previo ingreso alberca crema maquillaje regadera
  padre ver mirar mama grada pasillo clase nino alberca vestidor papa ~ padre grada espectador area espera borde permanencia vestidor familiar
  lluvia tormenta rayo suspenden alberca mantenimiento cloro caldera descompuso clase ~ suspension tormenta electrica mantenimiento reposicion alberca caldera cloracion
  nivel subir pasar evaluacion crol pecho mariposa estilo delfin espalda ~ evaluacion nivel ascenso crol braza dorso tecnica insignia
  nino profesor grupo carril alumno vigilancia maestro salvavida agua ~ grupo maximo alumno instructor carril proporcion salvavida guardavida
  popo caca vomito accidente alberca bebe panal ensucio pileta evacuar ~ incidente fecal evacuacion hipercloracion cierre panal acuatico desinfeccion alberca
  uniforme kimono karategi dobok gi comprar traje karate taekwondo prestan ~ uniforme dobok karategi kimono judogi escudo academia obligatorio
  cinta cinturon examen grado subir pasar negra amarilla blanca kup ~ examen grado cinturon promocion kyu dan federacion derecho sinodal
  edad nino empezar karate tres chiquito cuatro hijo inscribir ~ edad minima infantil pequeno tigre grupo ano iniciacion marcial
  guante venda bucal protector espinillera careta casco boxeo canillera coquilla concha ~ protector bucal guante venda espinillera concha proteccion obligatorio equipo
  combate sparring pelear golpe fuerte lastimar contacto nariz luchar obligan ~ sparring combate contacto controlado supervisado proteccion intensidad nivel
  torneo campeonato competir competencia medalla pesaje categoria inscribir viaje ~ torneo competencia federado inscripcion categoria pesaje seleccion licencia
  larga arete anillo pelo suelto cadena barba tatami entrenar collar ~ corta joyeria retirar cabello recogido tatami higiene raspadura
  tatami zapato descalzo entrar saludo pisar dojo colchoneta reverencia ~ tatami descalzo calzado saludo dojo reverencia etiqueta respeto
  defensa personal mujer asalto robo atacar defender calle curso femenina ~ defensa personal curso femenino taller situacion krav escape
  tuve cinturon escuela grado vengo reconocen vale academia transferir ~ reconocimiento grado convalidacion procedencia certificado evaluacion dojo
  escuela pegar bully peleo usar karate hijo golpeo companero castigo ~ disciplina conducta violencia fuera academia sancion suspension valor codigo
  zapatilla punta ballet media tutu malla leotardo chongo rodete uniforme ~ leotardo malla zapatilla media punta chongo uniforme ballet color
  pareja bailar salsa bachata companero tango llevo hombre falta rotar ~ pareja rotacion individual inscripcion rol lider follower salsa
  recital presentacion funcion teatro fin vestuario show gala muestra final ~ recital funcion gala clausura teatro ensayo general vestuario participacion
  vestuario traje costo disfraz pagar recital alquilar medida talla tutu ~ vestuario costo anticipo medida confeccion incluido presentacion alquiler
  boda vals quince coreografia primer baile novio quinceanera chambelan montar ~ coreografia vals paquete ensayo montaje quinceanera nupcial chambelan
  zapato tacon suela taco bailar flamenco jazz tenis piso salon ~ calzado suela tacon jazz salon marca piso duela antiderrapante
  ritmo hip hop urbano reggaeton salsa contemporaneo jazz estilo ~ disciplina ritmo urbano contemporaneo jazz folclor horario nivel grupo
  punta empezar lista zapatilla maestra edad ballet hueso pie ~ punta edad minima preparacion fortalecimiento maestra evaluacion ballet
  falto ensayo faltar recital sacan coreo lugar ausente presentacion grupo ~ asistencia ensayo obligatorio inasistencia coreografia exclusion reposicion presentacion
  entrada boleto recital taquilla familia lugar asiento funcion comprar ~ boleto funcion localidad taquilla numerado alumno familiar preventa
  edad chiquita prebailet tres ano nina iniciacion danza hija panal ~ predanza preballet edad iniciacion infantil psicomotricidad ano
  mecha balayage iluminacion rayito claro rubio highlight decolorar babylight reflejo ~ balayage mecha decoloracion matizado babylight tono largo abundancia presupuesto
  tinte cana raiz tenir color pintar retoque crecio tintura tapar ~ tinte raiz cobertura cana retoque coloracion centimetro crecimiento amoniaco
  alisado keratina planchado liso japones brasileno esponjado botox frizz progresivo ~ keratina alisado progresivo formol duracion lavado sulfato liso
  lavar keratina agua amarrar liga cola espera alisado ~ setenta posterior lavado amarrar sal sulfato keratina cuidado
  prueba alergia pica cabeza tinte arde reaccion mechon roncha quemo ~ prueba alergia parche mechon sensibilidad amoniaco parafenilendiamina previo
  novia peinado maquillaje boda quince prueba evento graduacion recogido chongo ~ peinado novia prueba maquillaje social evento recogido anticipo paquete
  extension pelo largo cortina postizo mono volumen clip natural quitar ~ extension adhesiva queratina microanillo mantenimiento gramo cabello natural retiro
  quedo mal color naranja verde amarillo arreglar oscuro gusto feo retoque ~ correccion color garantia retoque revision matizado desacuerdo tono
  casero caja negro tinte previo quitar henna barrido aclarar supermercado ~ barrido decapado remocion pigmento henna historial diagnostico color
  corte punta capa flequillo fleco cerquillo chasquilla lavado brushing secado ~ corte dama lavado brushing secado capa largo
  largo cobran pelo abundante grueso precio espalda hombro ~ tarifa largo abundancia hombro espalda producto gramo valoracion
  rulo permanente chino onda crespo rizo colocho ondulado pelo ~ permanente rizo ondulacion metodo curly corte definicion base
  desvanecido fade degradado corte maquina rapado numero peluca cero taper ~ degradado fade maquina navaja taper desvanecido corte nivel
  barba afeitar navaja toalla caliente perfilar bigote arreglo candado rasurar ~ perfilado barba navaja toalla caliente afeitado espuma hidratacion
  barbero preferido elegir pedir libre fila orden turno llegada ~ barbero asignado disponible preferencia orden llegada walk agenda
  nino hijo chico corte bebe mueve llora silla infantil pelado ~ corte infantil edad nino booster acompanado tarifa ano
  cuchilla hoja nueva sida desinfectan navaja limpia usada maquina hongo ~ hoja desechable esterilizacion desinfeccion barbicida navaja autoclave cliper
  ceja disenar linea raya depilar hilo dibujo hair tattoo marcar ~ diseno ceja linea navaja perfilado freestyle dibujo
  pomada cera gel peinar producto vende minoxidil aceite barba fijacion ~ pomada cera fijacion matte aceite balsamo minoxidil venta grooming
  corto disparejo trasquilo retoque quedo chueco arreglan cabello mal revise ~ retoque gratuito ajuste corte disparejo inconformidad plazo revision
  cerveza trago cafe cortesia espera play juego whisky barberia ~ bebida cortesia cerveza mayor sala espera consola incluida
  cana barba pintar tinte hombre color tapar negro platinado ~ pigmentacion barba camuflaje cana platinado coloracion masculina decoloracion
  acrilica gel postiza esculpida polygel soft capping tip natural ~ acrilico gel esculpida polygel tip aplicacion longitud manicure
  relleno mantenimiento crecio retoque manicure semana service acrilica ~ relleno mantenimiento semana crecimiento retoque acrilico ajeno aplicacion
  rompio levanto despego quebro acrilica gel unita garantia reponer cayo perdi arreglar ~ garantia reposicion desprendimiento rotura reparacion levantamiento pieza
  quitar retirar gel acrilico unita sacar salon limar acetona remover ~ retiro remocion acetona fresa producto ajeno soak
  semipermanente esmalte permanente dura gelish color semana brillo descascara shellac ~ esmaltado semipermanente gel lampara duracion semana curado shellac
  diseno dibujo piedra brillo francesa decoracion mano alzada foto pinterest cristal ~ nail art diseno decoracion pedreria frances alzada
  pie pedicure callo talon encarnada unero spa dureza podologo ~ pedicure spa callosidad exfoliacion podologo onicocriptosis talon tina
  hongo infeccion amarilla verde enferma manicure unita negra atienden ~ onicomicosis hongo servicio negado podologo tratamiento contraindicado alteracion
  lima alicate esterilizan instrumento limpio cutis corte sangre autoclave cuticula ~ esterilizacion autoclave instrumental desechable lima cuticula alicate bolsa
  tarda dura mano larga acrilica turno demora manicure ~ duracion servicio minuto aplicacion acrilico gel manicure estimado
  largo cobran extra xl coffin almendra stiletto cuadrada forma larga ~ longitud forma almendra coffin stiletto excedente numero
  lampara uv cancer quema calor arde alergia reaccion dedo gel ~ lampara led uv alergia acrilato sensibilidad hema dermatitis proteccion
  relajante descontracturante fuerte suave masaje sueco profundo tejido nudo tipo ~ masaje relajante descontracturante tejido profundo sueco presion tecnica
  piedra caliente aroma vela aceite esencial bambu masaje chocolate tailandes ~ piedra volcanica aromaterapia aceite esencial bambu ritual vela experiencia
  desnuda ropa interior quitar tapar sabana desvisto tanga pena masaje ~ ropa interior desechable sabana pudor drapeado privacidad bata terapeuta
  embarazada masaje prenatal panza semana trimestre relajar espalda ~ prenatal masaje segundo trimestre gestacion lateral autorizacion contraindicado
  hombre mujer masajista elegir terapeuta prefiero senora chica atiende ~ terapeuta femenino masculino preferencia solicitar reserva disponibilidad genero
  sauna vapor jacuzzi temazcal tina hidromasaje circuito agua traje bano ~ sauna vapor jacuzzi circuito hidrotermal traje bano sandalia minuto
  final feliz sexual erotico insinuar tocar extra masaje especial propasar ~ conducta inapropiada sexual terapeutico exclusivamente suspende sesion inmediato cobro
  pareja junto novio aniversario cabina doble masaje amiga mama ~ cabina doble pareja paquete simultaneo romantico experiencia espumante
  presion alta varice trombo fiebre cancer masaje contraindica operada ~ contraindicacion hipertension trombosis varice fiebre oncologico autorizacion terapeuta
  drenaje linfatico postoperatorio lipo faja hinchada liquido cirugia sesion moldear ~ drenaje linfatico manual posquirurgico edema fibrosis liposuccion cirujano
  silencio celular telefono hablar relajar ruido voz baja apagar spa ~ silencio celular vibrador modo voz baja ambiente armonia
  comer rasurar banarme masaje agua crema almuerzo exfoliar ~ previo ligera hidratacion depilacion posterior ducha digestion exfoliacion
  tatuaje curar cuidar crema film lavar costra pica cicatrizar plastico ~ cuidado cicatrizacion film jabon neutro crema costra rascar semana
  tatuar menor edad dieciseis permiso papa firma quince hijo tatuaje ~ mayor edad identificacion menor tutor autorizacion notarial perforacion
  cuesta tatuaje chico grande brazo manga frase cotizar centimetro ~ cotizacion tamano zona detalle minimo sesion referencia centimetro
  diseno dibujo propio foto pinterest copiar original ver boceto ~ diseno personalizado boceto original copia cambio autor previo
  duele zona costilla tatuaje anestesia crema anestesica adormecer aguanto ~ dolor zona anestesico topico lidocaina umbral costilla descanso
  retoque borroso despinto tinta salio hueco repasar gratis tatuaje falta ~ retoque gratuito mes cicatrizado tinta plazo descuido pigmento
  alcohol borracho tomado cerveza cruda tatuar comer desayunar dormir ~ alcohol ebriedad anticoagulante aspirina descanso comido previo sesion
  aguja nueva hepatitis limpio esteril tinta vegana desechable guante contagio ~ aguja esteril desechable cartucho autoclave tinta certificada bioseguridad
  arete perforar piercing nariz oreja ombligo septum lengua titanio acero joya ~ perforacion titanio joyeria quirurgico cateter zona calibre
  infectado pus bolita hinchado piercing rojo queloide supura duele caliente ~ irritacion granuloma queloide suero fisiologico salina infeccion secrecion revision
  cambiar arete argolla piercing aro sacar cierra joya esperar ~ cambio joya cicatrizacion completa semana mes cartilago perforador downsize
  tapar cover viejo nombre ex borrar laser arreglar tatuaje feo ~ cobertura cover tapado laser remocion valoracion presencial
  playa mar alberca sol gimnasio sudar tatuaje nuevo mojar pileta ~ alberca mar sol ejercicio sumergir evitar semana reciente
  embarazada lactancia diabetico tatuar hemofilia lunar piel enfermedad ~ contraindicacion embarazo lactancia diabetes coagulacion dermatitis consentimiento tatuaje
  aceite cambiar toca kilometro motor carro coche moto auto lubricante viejo negro recorrer ~ aceite sintetico mineral semisintetico viscosidad filtro kilometraje intervalo lubricacion litro sustitucion carter
  freno frena chilla rechina pastilla balata pedal esponjoso hunde suena pisar largo ~ freno pastilla disco rectificado liquido purga desgaste balata tambor caliper espesor
  prendio foquito lucecita tablero amarillo check testigo encendio jala falla motor ~ escaner diagnostico computarizado codigo sensor obd electronico testigo lectura borrado
  calienta humo temperatura hierve radiador agua refrigerante aguja recalento echar vapor ~ refrigerante sobrecalentamiento termostato radiador anticongelante manguera ventilador bomba empaque culata
  prende arranca bateria muerta acumulador corriente jumper cable carga descargo pasar ~ bateria alternador arranque voltaje borne amperaje carga prueba acumulador voltio
  repuesto traigo llevo comprado compre pieza ponen instalan montan refaccion consigo ~ repuesto suministrado instalacion original generico garantia mano obra responsabilidad refaccion aportado
  vieja pieza cambiaron quitaron devuelven ensenan muestran comprobar mentira realmente sacaron ~ pieza reemplazada sustituida retirada entrega disposicion residuo repuesto usado exhibicion
  embrague clutch croche patina cambio entra marcha palanca caja olor quemado ~ embrague clutch disco prensa collarin transmision caja plato volante ajuste
  banda correa distribucion tiempo rompe reventar motor kilometro cadena tensor cambiar ~ correa distribucion kit tensor bomba sincronizacion kilometraje rotura preventivo cadena
  afinacion afinar bujia jalonea tironea gasta gasolina inyector sincronizar tune consume mantenimiento ~ afinamiento bujia filtro inyector limpieza ultrasonido sincronizacion cuerpo aceleracion gasolina
  aire acondicionado enfria carro gas recargar caliente clima sale bota compresor ~ climatizacion refrigerante r134a compresor fuga recarga evaporador condensador vacio filtro cabina
  choque golpe rayon abolladura latonero hojalatero chapista pintar puerta sumida bollo ~ latoneria enderezado pintura chapa hojalateria pulido repuesto peritaje cabina desabolladura
  llanta ponchada pinchada goma cubierta vulcanizar parchar clavo desinflada parche gomero ~ vulcanizacion parche pinchazo reparacion tarugo sellado banda flanco camara
  jala tira lado volante chueco derecho alinear direccion solo desvia torcido carro ~ alineacion convergencia camber caster geometria angulo tren delantero direccion laser
  vibra tiembla volante velocidad carretera balancear plomo brinca zapatea rin temblor ~ balanceo contrapeso plomo desequilibrio rueda vibracion dinamico rin aro
  presion inflar aire libra llanta echar baja psi neumatico manometro bar ~ presion psi inflado libra etiqueta recomendada frio fabricante nitrogeno bar
  medida numero llanta sirve entra queda rin goma grande ancha quince aro ~ medida ancho perfil aro indice carga velocidad diametro homologada
  lisa gastada pelona llanta dura labor dibujo cambiar moneda caucho surco ~ profundidad milimetro desgaste banda rodamiento indicador testigo legal surco reemplazo
  rotar atras adelante cruzar llanta pareja gasta dispareja pasar delantera trasera cada ~ rotacion kilometraje desgaste uniforme patron cruce eje intervalo
  fecha fabricacion llanta vieja ano vencida numero semana vejez guardada seca cuarteada ~ dot semana fabricacion antiguedad caducidad almacenamiento codigo vida util
  exploto revento bola chichon huevo llanta hoyo bache garantia golpe huequito tope ~ garantia defecto fabricacion impacto flanco deformacion exclusion bache hernia
  rin doblado enderezar golpe bache aluminio aro rajado magnesio soldar llanta chueco ~ rectificacion rin aro enderezado fisura soldadura aluminio aleacion deformacion
  amortiguador suena golpea brinca rebota hoyo tope crujido suspension rotula delantero ~ amortiguador suspension rotula buje terminal resorte tren delantero bieleta muneco
  dos cuatro llanta cambiar par sola poner distinta diferente marca mezclar ~ par eje recomendacion reemplazo simultaneo modelo trasero traccion
  lavar carro coche camioneta grande precio chico lavado suv combi pickup ~ lavado sedan camioneta categoria exterior tamano completo utilitario
  aspirar adentro tapete alfombra asiento interior sucio arena migaja limpian tablero ~ aspirado interior tapizado tapete consola cabina limpieza tablero vidrio silicona
  pelo perro mascota asiento carro vomito mancha olor cigarro leche apesta derrame ~ recargo tapizado extraccion inyeccion ozono desodorizacion suciedad excesiva mancha olor desinfeccion
  encerar cera brillo pulir opaco rayita swirl quitar sol pintura abrillantar carro ~ encerado pulido abrillantado laca correccion barniz cera rayon carnauba pasta
  ceramico teflon recubrimiento proteger pintura dura nano capa grafeno sellador carro ~ ceramico recubrimiento nanotecnologia sellador curado capa hidrofobico duracion mantenimiento
  motor lavar vapor grasa lavan dana mojar electrico falla aceite apaga ~ lavado motor desengrasante vapor presion componente electronico riesgo proteccion autorizacion
  abajo chasis barro lodo playa salitre oxido debajo lavan rampa levantan ~ chasis engrase grafitado lavado inferior elevador rampa anticorrosivo salitre bastidor
  espejo antena rayaron carro lavado rompieron parrilla dano cepillo tunel quebraron limpiador ~ dano responsabilidad previa ingreso antena espejo accesorio preexistente tunel reclamo
  faro amarillo opaco foco luz borroso pulir restaurar optica farola nublado ~ restauracion faro pulido optica policarbonato oxidacion sellador uv lijado transparencia
  dejar cosa valor adentro carro plata celular lente guantera perdio robaron lavadero ~ objeto valor retirar responsabilidad guantera pertenencia declarado lavado interior cajuela
  chasis vin serie numero placa motor saber pieza queda modelo ano exacto carro ~ vin chasis numero parte compatibilidad catalogo modelo motor version aplicacion
  original generico taiwan china marca calidad alterno copia alternativo diferencia pieza legitimo ~ original oem genuino alternativo aftermarket marca fabricante calidad generico homologado
  usada deshuesadero yonke desarmaderia segunda pieza motor funcional probada huesera chatarra ~ usado desarme procedencia probado garantia motor importado legal factura deshuesadero
  sensor electrico modulo devolver compre quemo pieza electronica instalado computadora regresan ~ electrico electronico excluido devolucion instalado garantia cambio empaque sellado modulo
  casco vieja bateria entregar descuento dejo acumulador reciben usada canje trueque ~ casco bateria usada canje bonificacion reciclaje devolucion importe acumulador entrega
  foco bombilla luz led faro carro fundio quemo h4 h7 alumbra xenon ~ bombillo halogeno led h4 h7 lampara potencia luminaria homologado watt instalacion
  limpiaparabrisas pluma escobilla plumilla lluvia vidrio raya medida goma chilla limpiador ~ escobilla plumilla limpiaparabrisas pulgada hule acoplamiento reemplazo medida
  ponen instalan tienda pieza colocar gratis bateria pluma foco montaje ~ instalacion gratuita bateria escobilla bombillo colocacion mostrador tecnico basica
  muestra llevar traer vieja foto pieza comparar igualita saber mostrar referencia ~ muestra pieza referencia fotografia codigo identificacion verificacion compatibilidad mostrador
  cadena moto floja suena tensar engrasar arrastre pinon corona catalina estira lubricar ~ cadena transmision kit arrastre tension holgura lubricante pinon corona kilometraje eslabon
  casco talla moto cabeza aprieta certificado dot medida integral abatible cerrado flojo ~ casco talla homologacion dot ece certificado circunferencia centimetro integral visor
  moto nueva primer revision kilometro asentar rodaje ablande motor aceite despegue quinientos ~ asentamiento rodaje revolucion revision kilometraje quinientos garantia obligatoria limite velocidad
  placa patente matricula moto nueva tramite papel circular incluye emplacar demora sacar ~ matricula placa patentamiento tramite gestoria soat factura registro circulacion impuesto
  moto usada parte pago recibir vieja entrego cambiar toman canje valen tasar ~ permuta avaluo tasacion usado parte pago traspaso deuda titularidad
  carburador ahoga apaga moto limpiar falla ralenti estopea minimo ahorcador chicler tose ~ carburador limpieza ajuste minimo inyeccion ralenti chicle mezcla calibracion
  valvula calibrar suena moto tic motor cascabeleo luz ajustar puntear tapa cabezote ~ valvula calibracion holgura admision escape punteria milimetro culata empaque frio
  escape ruido tubo libre deportivo moto suena bulla resonador multa silenciador mofle ~ escape silenciador homologado decibel catalizador ruido sancion instalacion modificacion
  maleta baul parrilla caja defensa slider accesorio moto ponerle instalar alforja portaequipaje ~ accesorio baul maletero parrilla protector defensa carga maxima montaje soporte
  probar moto manejar vuelta prueba comprar test ride dan licencia rodar ~ prueba manejo licencia vigente casco carta responsiva acompanamiento test
  impermeable guante chaqueta campera rodillera proteccion moto lluvia bota chaleco reflectivo peto ~ indumentaria proteccion guante chaqueta impermeable reflectivo certificado rodillera talla abrasion
  talla bici cuadro estatura altura mido rodado aro tamano grande medida ~ talla cuadro estatura entrepierna rodado centimetro geometria tabla pulgada
  ponche pinche bici camara rueda parche tubeless valvula espina neumatico camarita desinflo ~ camara parche tubeless sellante valvula presta schrader reparacion pinchazo
  cambio salta bici cadena brinca regular desviador descarrilador pinon velocidad pasa cassette ~ ajuste cambio descarrilador desviador cassette transmision indexado cable cadena plato
  bici mantenimiento servicio general limpieza ajuste basico completo engrasar desarmar full ~ mantenimiento basico general completo desarme engrase rodamiento lavado ajuste
  freno bici disco hidraulico sangrar zapata chilla manubrio maneta frena pastilla v brake ~ purga hidraulico mecanico zapata pastilla rotor cable maneta ajuste disco
  rayo roto rueda chueca centrar bici aro torcida rin ocho bambolea enrayar ~ centrado rueda rayo niple enrayado tension aro maza alabeo
  alquilar bici renta paseo rentar bicicleta casco candado deposito prestada ciclovia tandem ~ alquiler casco candado deposito identificacion incluye luz
  bici nino ruedita edad rodado chica entrenadora balance aprender hijo doce dieciseis ~ infantil rodado edad ruedas entrenamiento equilibrio estatura pulgada estabilizadora
  robada bici factura serie numero registrar robaron cuadro empadronar comprobante denuncia dueno ~ numero serie cuadro registro factura robo denuncia propiedad titularidad grabado
  armar bici caja viaje avion embalar desarmar ensamblar pedal empacar maleta aerolinea ~ armado embalaje caja ensamble desmontaje pedal manubrio transporte
  bici moto electrica scooter patineta bateria carga enchufe rinde kilometro dura ebike asistida pedalear kit ~ electrica asistencia pedaleo autonomia bateria litio ciclo voltaje watt cargador conversion
  suspension horquilla bici montana mtb aire servicio reten rebote amortiguador suave fuga ~ horquilla suspension mantenimiento reten aceite rebote presion sag
  montana ruta hibrida gravel bici diferencia conviene ciudad urbana trabajo mtb empezar ~ montana ruta urbana hibrida gravel uso terreno recomendada geometria aluminio
  manejar aprender clase cero nunca agarrado volante necesito practica nervio miedo ~ curso practico principiante clase modulo sesion instructor conduccion cantidad nivel
  automatico estandar mecanico manejar aprender caja sincronico carro clase manual velocidad ~ transmision manual automatica practica curso eleccion doble comando embrague
  edad diecisiete menor papa firma permiso manejar aprender hijo minima dieciseis adolescente ~ edad minima menor autorizacion padre tutor licencia permiso aprendiz aspirante
  examen teorico pregunta senal estudiar simulador reprobe jale manual reglamento pasar manejo ~ teorico examen simulador cuestionario senalizacion manual reglamento transito puntaje aprobacion
  examen practico manejo estacionar reprobe perdi ruta prestan carro repetir paralelo cono ~ practico examen intento reprobacion circuito evaluador acompanamiento
  licencia carnet registro brevete pase sacar papel requisito tramitar tipo categoria manejo ~ licencia requisito tramite categoria examen medico certificado curso clase brevete
  instructor cambiar mujer grita cae maestro paciencia profe pesado manejo ~ instructor asignacion cambio solicitud instructora preferencia disponibilidad reasignacion escuela
  recogen casa buscar pasan clase manejo domicilio llevan direccion vienen trabajo instructor ~ recogida domicilio zona cobertura inicio clase practica punto encuentro instructor
  multa choque clase alumno rompo carro aprendiendo paga golpe accidente practicando instructor ~ seguro cobertura alumno doble pedal accidente escuela responsabilidad practica
  certificado curso vence diploma constancia escuela manejo dan licencia valido transito aprobado ~ certificado aprobacion curso vigencia registro runt autoridad plataforma emision
  moto camion trailer clase licencia profesional pesado aprender carga tractomula colectivo curso ~ categoria profesional motocicleta camion articulado carga curso licencia pesado
  lente anteojo vista examen medico ver operado daltonico licencia manejar psicofisico oido ~ examen medico agudeza visual psicofisico audiometria optometria lente restriccion licencia
  tarjeta credito garantia deposito bloquean rentar carro debito retienen congelan hold alquilar ~ deposito garantia preautorizacion retencion tarjeta credito titular liberacion
  edad minima alquilar carro joven veintiuno licencia rentar chico recargo 18 chavo ~ edad minima conductor joven recargo licencia antiguedad veintiuno arrendatario requisito
  seguro cubre choque alquilado rayon deducible robo carro rentado franquicia incluye basico ~ cobertura deducible cdw ldw tercero franquicia robo colision poliza
  gasolina lleno tanque devolver carro alquilado nafta bencina falto recargar marcador rentado ~ tanque lleno politica reabastecimiento nivel devolucion
  maneje esposo conductor adicional prestar manejar amigo dos rentado turnar alquilado ~ conductor adicional autorizado contrato licencia registro
  frontera pais cruzar salir carro alquilado rentado chile argentina permiso viaje aduana ~ frontera autorizacion notarial cruce permiso cobertura internacional territorio
  kilometraje libre limite kilometro recorrer alquilado carro exceso ilimitado lejos rentado paso ~ kilometraje ilimitado limite excedente diario kilometro
  dejar ciudad devolver aeropuerto sucursal distinta carro alquilado entregar one way ~ devolucion oficina distinta retorno drop off ciudad one way
  multa foto peaje tag caseta carro alquilado llego infraccion rentado cobraron radar ~ infraccion multa peaje telepeaje administrativo arrendatario tarjeta notificacion
  silla bebe gps asiento nino carro alquilado adicional renta porta equipaje rentado ~ silla infantil gps accesorio adicional diario reserva portaequipaje elevador booster
  devolver tarde carro rentado gracia extra extender alquiler quedarme alargar retraso ~ devolucion tardia cortesia prorroga extension contrato vencimiento
  automatico marca modelo exacto rentar carro garantizan dieron chico categoria elegir ~ categoria similar modelo sujeto disponibilidad upgrade grupo transmision
  sucio arena carro rentado devolver lavado barro lavar cobran fumar alquilado tapizado ~ limpieza lavado devolucion condicion suciedad tabaco tapizado
  boleto ticket perdi extravie estacionamiento perdido parqueadero cochera cobran salir playa ~ extravio boleto maxima identificacion tarjeta circulacion propiedad reposicion
  estacionar fraccion parquear cochera parqueo cobran minuto playa estacionamiento aparcar ~ tarifa fraccion minuto tope diario parqueo
  pension mensual cochera estacionar mensualidad abono fijo cajon parqueo guardar carro ~ pension mensual abono cajon asignado contrato registrado plaza parqueadero
  noche dejar carro quedo cerrado estacionamiento sacar cochera dormir amanece pernocta parqueadero ~ pernocta nocturno cierre retiro vigilancia permanencia
  rayaron robaron espejo carro estacionamiento cristalazo robo responde cochera golpearon parqueadero llanta ~ responsabilidad custodia robo dano seguro objeto reclamacion camara
  moto bici estacionar cobran espacio tarifa motocicleta parquear dejar cochera estacionamiento barata ~ motocicleta cajon exclusivo zona rack bicicletero
  altura entra camioneta combi alta techo pasa estacionamiento sotano choca camion caja ~ altura maxima metro limite galibo acceso sotano restriccion dimension
  llave dejar acomodador valet dejo cuidador mover carro franelero entregar estacionamiento tandem ~ llave valet acomodador entrega maniobra resguardo parking comprobante
  sellan boleto gratis compra tienda validar estacionamiento consumo sello ticket plaza convenio ~ validacion boleto sello consumo minimo cortesia gratuito comercio convenio
  pluma barrera sube salir pague atorado cajero lee boleto talanquera abre trancado ~ barrera cajero automatico interfono asistencia lectura salida boleto validador tolerancia
  discapacitado cajon azul embarazada silla rampa lugar ocupado especial estacionar placa credencial ~ cajon exclusivo discapacidad movilidad reducida acreditacion distintivo accesible embarazada infractor inmovilizador
  electrico cargar carro enchufe cargador estacion tesla kilowatt cable conector electrolinera rapida ~ cargador electrico kilowatt conector carga tipo ccs electrolinera
  gasolina nafta bencina magna premium octano roja verde corriente super extra diferencia ~ octanaje regular premium gasolina recomendado compresion aditivo azufre
  bidon galon garrafa gasolina llevar envase venden botella recipiente tambo caneca nafta ~ recipiente homologado bidon prohibido envase plastico certificado tapa permitido
  diesel gasoil equivoque gasolina eche puso equivocado cargaron acpm petroleo confundi ~ diesel error drenado tanque equivocado encender motor contaminacion responsabilidad
  completo litro robaron bomba marca galon menos cabal calibrada surtidor despacho medir ~ calibracion surtidor medida patron verificacion litro galon volumetrico reclamo autoridad serafin
  aire llanta inflar gratis manguera agua bomba gasolinera echar calibrar revisar bencinera ~ aire agua gratuito inflador calibrador presion estacion cortesia isla
  celular telefono fumar prendido motor apagar gasolinera cargar moto pasajero bajar bencina ~ prohibido fumar celular motor apagado descarga estatica seguridad pista despacho motociclista
  factura gasolina ticket facturar carga portal nota rfc nit litro gasolinera deducir ~ factura ticket folio portal plazo estacion placa comprobante fiscal electronico
  gas glp gnv gnc cilindro carro convertido vehicular oblea tanque presion carga ~ gnv glp cilindro oblea vigente certificado presion carga prueba hidraulica vehicular
  flota empresa vale tarjeta gasolina credito camion chofer consumo control prepago litro ~ flota tarjeta vale electronico consumo limite placa convenio credito
  derrame gasolina piso tiro incendio olor fuego manguera emergencia boton playero despachador ~ derrame arena absorbente paro emergencia extintor evacuacion aviso contencion
  agua tanque gasolina mala falla carro cargar sucia rebajada adulterada carbura ~ calidad muestra analisis reclamo contaminado agua tanque proveedor certificado
  aeropuerto taxi llevar centro transfer recoger traslado cobran remis ida vuelo ~ traslado aeropuerto fija zona trayecto privado compartido
  vuelo retraso atraso demorado aterrizo tarde esperan chofer avion migracion salida transfer ~ monitoreo vuelo espera cortesia aterrizaje retraso conductor minuto numero arribo
  letrero cartel nombre encuentro chofer esperando salida llegada aeropuerto puerta veo ~ letrero nombre conductor recepcion llegada puerta punto encuentro terminal meet greet
  maleta equipaje cabe valija tabla surf bulto grande taxi van camioneta entra ~ equipaje maleta capacidad van cajuela exceso volumen portaequipaje
  taximetro prende tarifa cobro caro taxista vuelta banderazo larga nocturno bajada bandera ~ taximetro banderazo nocturna kilometro recargo minuto autorizada bajada fraccion
  olvide taxi celular deje mochila cartera asiento perdi chofer recuperar unidad carrera ~ objeto olvidado conductor resguardo placa central reporte devolucion
  nino bebe silla taxi asiento trae viaje transfer sillita traslado booster alzador ~ silla infantil alzador solicitud previa traslado edad peso adicional
  parada camino pasar dejar alguien desvio super rapido taxi esperar banco carrera ~ parada adicional espera minuto desvio trayecto recargo ruta
  chofer seguro placa nombre mujer identificar viene madrugada sola confiable conductora ~ conductor identificado placa acreditado gps antecedente fotografia rastreo conductora licencia
  vomito ensucio taxi borracho copa limpiar cobran asiento tomado fiesta derramo mugre ~ limpieza cargo tapizado ebriedad lavado negar
  temprano vuelo salgo internacional llegar anticipacion aeropuerto recogen hotel ~ anticipacion vuelo internacional nacional recogida presentarse trafico domestico
  boleto camion autobus bus colectivo micro omnibus pasaje terminal comprar ruta sale ~ pasaje boleto salida terminal taquilla ruta frecuencia anden origen destino
  equipaje maleta bus pasaje permitido kilo bulto exceso bodega caja subir encomienda valija ~ equipaje kilogramo franquicia bodega exceso mano bulto etiqueta
  cama semicama ejecutivo asiento reclina dormir bus suite piso largo comodo pullman ~ semicama cama reclinacion grado asiento ejecutivo suite angulo clase
  perdi bus dejo camion siguiente boleto salio corrida tarde pasaje subir abordar ~ abordaje anticipacion salida perdida boleto reasignacion penalidad siguiente corrida
  nino paga pasaje bus asiento brazo pierna menor edad falda camion regazo ~ menor boleto asiento brazo edad pasaje medio regazo
  menor solo viaja hijo nino permiso papa notario abuela divorciado frontera salir avion acompanado adolescente ~ menor autorizacion notarial progenitor padre salida partida nacimiento apostilla acompanante migracion documento
  bano parada comer bus escala terminal bajar wifi camino enchufe descanso pelicula ~ sanitario bordo parada alimentacion wifi tomacorriente escala trayecto refrigerio
  perro gato bus mascota jaula subir llevar bodega camion kennel micro animal ~ mascota transportadora bodega certificado vacuna jaula kilogramo asistencia autobus
  maleta perdio rompio bus llego equipaje robaron contrasena talon ficha bodega extraviada ~ extravio equipaje talon contrasena indemnizacion reclamo bodega declaracion monto
  asiento elegir ventana pasillo adelante bus cambiar numero junto sentar piso panoramico ~ seleccion asiento numerado ventanilla pasillo cambio disponibilidad boleto planta preferente
  mareo vomita nino curva pastilla bus bolsa camino carretera marea montana adelante ~ mareo bolsa asiento delantero medicamento trayecto curva recomendacion ventilacion
  encomienda paquete mandar bus camion terminal retirar enviar recoger llega bodega caja ~ encomienda terminal retiro remitente destinatario documento peso bodega plazo
  chofer cansado maneja rapido velocidad telefono relevo queja turno dormido descanso ~ conductor relevo descanso continua conduccion velocidad gps limite tacografo alcohotest
  especial renta bus camion grupo excursion boda contratar privado van viaje escuela ~ fletamento contrato especial capacidad chofer viatico grupo ruta cotizacion
  mudanza mudar casa departamento cotizar flete camion trasteo cambiar precio acarreo ~ cotizacion volumen metro cubico distancia piso camion inventario visita
  piso escalera elevador subir mueble cargar ascensor tercer cuarto mudanza cobran ~ piso escalera ascensor recargo maniobra estibador acarreo volado
  caja carton empacan embalar plastico burbuja embalaje mudanza plato fragil envolver cinta ~ embalaje caja burbuja material fragil carton playo empaque desempaque
  rompieron rayaron mueble mudanza tele quebro dano responden espejo fletero rota pantalla ~ dano seguro mercancia inventario reclamo cobertura valor declarado transito
  desarmar armar cama ropero closet mueble mudanza atornillar desmontan placard montar ayudan ~ desmontaje armado mueble herramienta incluido adicional ropero cama
  piano caja fuerte refri nevera pesado lavadora mudar cargar heladera polea ~ pesado piano caja fuerte especial maniobra polea electrodomestico recargo kilogramo
  ventana balcon volar sofa entra puerta soga subir cabe sillon mueble izar ~ izaje balcon fachada soga volado maniobra mueble dimension recargo montacarga
  guardar mueble bodega deposito guardamuebles baulera almacenar mes entregan departamento mudanza ~ guardamuebles almacenaje bodega mensual inventario metro cubico custodia deposito
  nevera refri heladera desconectar descongelar lavadora mudanza preparar vaciar parar enchufar ~ descongelar desconectar refrigerador reposo vertical lavadora perno transporte vaciado
  joya plata documento llevar mudanza planta perro gas pintura camion prohibido ~ excluido joya efectivo documento inflamable planta animal transporte prohibido
  flete camioneta viaje cargar ayudante chofer material escombro tonelada carguero fletero ~ flete kilometro tonelada ayudante carga capacidad camioneta descarga espera
  permiso estacionar camion edificio administracion mudanza portero horario conjunto dejan entrar calle ~ autorizacion administracion edificio horario permiso paz salvo ascensor
  carga tarima pallet estibar camion peso eje traila contenedor consolidado compartida mercancia ~ tarima pallet estiba consolidado peso contenedor carga completa tonelada flete
  carta porte remito guia remision papel carga reten camion transporte sunat conductor ~ carta porte guia remision remito manifiesto documento transporte mercancia traslado fiscal
  paquete llega rastreo guia numero seguimiento anda envio tracking atorado pedido ~ rastreo guia numero seguimiento estado transito plataforma escaneo actualizacion
  casa nadie vino timbre paquete repartidor ausente intento dejar vecino aviso volver ~ intento entrega ausente aviso reprogramacion destinatario sucursal devolucion remitente visita
  pesa mide cobran paquete volumetrico tamano grande kilo caja peso enviar ~ volumetrico peso dimension largo ancho alto factor kilogramo facturable
  mandar prohibido perfume liquido pila comida paquete enviar alcohol medicina arma planta ~ prohibido inflamable liquido bateria perecedero peligroso efectivo restriccion mercancia
  fragil vidrio empacar mandar caja rompa paquete burbuja embalar cinta quebro relleno ~ embalaje fragil burbuja relleno doble caja etiqueta amortiguar rigido remitente
  firma recibe ine cedula entregar recoger paquete carta tercero ~ entrega identificacion firma destinatario autorizado tercero parentesco prueba retiro acuse
  recojan recolectar casa paquete pasan buscar mandar mensajero domicilio vienen motorizado recoleccion ~ recoleccion domicilio solicitud ventana corte horario mensajero guia impresa cobertura
  perdio paquete aparece robaron envio seguro valor declarar pagan indemnizan extraviado responden ~ extravio indemnizacion valor declarado seguro reclamo plazo porcentaje siniestro
  exterior extranjero mandar eeuu aduana espana impuesto paquete internacional documento usa ~ internacional aduana arancel declaracion factura comercial destino impuesto exportacion
  direccion equivocada puse cambiar mude paquete camino corregir numero guia desviar ~ direccion correccion cambio destinatario redireccion guia transito incorrecta
  cobro contra entrega cobrar recibir plata repartidor paquete cod efectivo comprador liquidar ~ contraentrega recaudo cobro comision liquidacion remitente monto entrega efectivo
  sucursal guardan paquete recoger ocurre oficina plazo retirar devuelven resguardo almacen ~ resguardo sucursal retiro ocurre plazo habil devolucion almacenaje identificacion guia
  mensajero moto diligencia tramite banco fila llevar documento urgente vuelta cadete mandado ~ mensajeria diligencia tramite motorizado urgente espera zona documento
  grua carro varado tirado carretera quede remolque arrastre vengan auxilio descompuso ~ remolque arrastre banderazo kilometro vial ubicacion maniobra
  tarda grua llegar espero demora vienen autopista noche lejos rato carretera parado ~ tiempo estimado arribo minuto zona urbana carretera ubicacion operador
  llave adentro carro encerre cerro abrir puerta cerrajero dentro seguro deje trabo ~ apertura llave cerrajeria propietario identificacion herramienta vial
  gasolina quede seco tanque traer carretera litro acabo nafta auxilio bencina tirado ~ suministro litro emergencia vial domicilio costo asistencia ubicacion
  automatico arrastrar cuatro traccion 4x4 plataforma grua dana bajo awd remolcar caja ~ plataforma traccion integral automatica arrastre neutral transmision rueda cama deportivo
  corralon llevaron grua carro deposito transito sacar multa inmovilizado patio liberar remolcaron ~ corralon liberacion deposito multa pension inventario acreditar propiedad tarjeta circulacion
  aseguradora seguro cubre grua poliza paga reembolso asistencia llamar siniestro convenio mandan ~ aseguradora asistencia cobertura reembolso poliza limite evento siniestro factura
  llanta ponchada cambiar refaccion carretera gato ayuda birlo auxilio repuesto tuerca estepeni ~ cambio repuesto vial birlo seguridad llave cruz domicilio
  barranco zanja volcado volco atascado barro sacar cuneta camion wincha arena pegado ~ rescate maniobra volcamiento winche salvamento abanderamiento recargo pesada cuneta
  acompano subir cabina grua viajar adentro familia chofer arriba carro ~ cabina ocupante prohibido remolcado capacidad acompanante operador
  triangulo chaleco esperar acotamiento berma seguro luz intermitente carro carretera bajar ~ triangulo intermitente chaleco senalizacion berma acotamiento metro seguridad espera
  lancha barco paseo isla tour sale muelle embarcadero yate precio bote catamaran ~ salida muelle zarpe isla duracion itinerario
  lluvia viento ola tiempo lancha cancelan puerto cerrado marea norte mar ~ meteorologico capitania zarpe cancelacion puerto oleaje reprogramacion reembolso viento seguridad
  chaleco salvavidas nadar nino lancha caigo ponen talla obligan flotador hunde agua ~ chaleco salvavidas obligatorio talla infantil flotacion uso
  mareo barco pastilla vomito lancha dramamine marea desayunar ola mar revuelto estomago ~ mareo dramamine medicamento media horizonte comida ligera cinetosis
  ballena delfin ver temporada avistar seguro aparece tortuga mes garantizan lobo foca ~ avistamiento ballena temporada mes distancia garantiza fauna silvestre especie
  snorkel careta aleta equipo visor prestan nadar arrecife coral bucear mojar bloqueador ~ snorkel equipo aleta visor arrecife bloqueador biodegradable coral guia chaleco
  pescar cana carnada pesca dorado atun licencia lancha quedarme pescado anzuelo marlin ~ pesca deportiva licencia carnada cana captura liberacion especie cuota
  llevar hielera cerveza comida barco bebida barra libre lancha vidrio botana trago ~ bebida alimento hielera vidrio prohibido barra libre bordo incluido alcohol
  toalla traje bolsa seca sandalia sombrero llevar lancha mojo ropa impermeable tour ~ toalla bloqueador muda calzado bolsa estanca sombrero recomendacion bordo
  rentar yate privado grupo fiesta cumpleanos lancha capitan cupo despedida capacidad ~ charter privado capitan tripulacion capacidad deposito
  muelle impuesto embarque derecho tasa parque isla aparte entrada pagar lancha brazalete ~ tasa muelle impuesto embarque nacional excluido ingreso brazalete portuario
  kayak moto acuatica jetski paddle remar rentar banana tabla minuto nino inflable ~ kayak moto acuatica paddle minuto edad instruccion chaleco licencia zona
  paquete viaje incluye hotel vuelo incluido cancun traslado tour comida combo ~ paquete incluye alojamiento boleto traslado desayuno excluido impuesto itinerario programa
  pasaporte vence vigente mes viaje vencido viajar cedula entrar pais dejan renovar ~ pasaporte vigencia seis mes documento ingreso migracion validez vencimiento requisito
  visa necesito tramitan embajada americana cita ayudan formulario negaron ds160 consulado viajar ~ visa asesoria tramite consulado formulario cita arancel aprobacion garantiza rechazo
  nombre escrito boleto vuelo apellido corregir letra pasaje avion equivocado cambiar ~ nombre correccion boleto aereo penalidad aerolinea pasaporte emision coincidir
  seguro viaje asistencia enfermo medico afuera europa schengen cubre viajero preexistente pandemia ~ asistencia viaje cobertura medica schengen monto poliza preexistencia repatriacion viajero
  vacuna fiebre amarilla viaje carnet brasil colombia requisito poner entrar panama selva ~ vacuna fiebre amarilla certificado internacional plazo anticipacion destino sanitario oms
  cambiar fecha vuelo pasaje penalidad avion mover viaje diferencia tarifa aerolinea reprogramar ~ cambio fecha penalidad diferencia tarifaria aerolinea boleto emitido clase reemision
  maleta avion mano bodega equipaje kilo incluye vuelo valija carry mochila despachar ~ equipaje mano bodega kilogramo pieza aerolinea articulo personal adicional
  luna miel novio boda viaje playa aniversario sorpresa regalo pareja recien casado ~ luna miel cortesia acta matrimonio beneficio decoracion pareja paquete
  crucero barco camarote naviera propina puerto excursion balcon cabina bordo embarcar naves ~ crucero cabina propina naviera puerto impuesto bordo categoria interior documentacion
  cancelo aerolinea vuelo huelga viaje reembolso quiebra responden agencia suspendieron devuelven plata ~ cancelacion aerolinea proveedor intermediario reembolso plazo politica fuerza mayor agencia
  entrada cuarto checkin temprano llegar habitacion llego dejan entrar hotel ~ checkin ingreso registro temprano early disponibilidad quince recepcion
  salida checkout tarde dejar cuarto entregar habitacion quedarme rato late desocupar ~ checkout salida late desocupar mediodia media noche
  desayuno incluido buffet sirven desayunar hotel cuarto temprano huevo cafe madrugo ~ desayuno buffet continental incluido horario restaurante americano box
  maleta guardar dejar equipaje salida consigna custodia hotel recoger encargar lobby ~ custodia equipaje consigna resguardo recepcion maletero gratuito etiqueta
  cuna bebe cama extra nino gratis hotel habitacion duerme paga hijo catre ~ cuna cama adicional menor ocupacion edad sofa
  toalla sabana cambian limpian cuarto hotel diario recamarera mucama jabon shampoo sucia ~ limpieza ropa blanca cambio toalla camarista amenidad diaria solicitud sabana
  minibar agua refresco cuarto cobran frigobar caja fuerte clave hotel botella consumi ~ minibar frigobar consumo caja seguridad clave cortesia agua
  visita invitado subir cuarto amigo quedar hotel dormir habitacion novia traer ~ visita registro adicional identificacion recepcion permanencia prohibido
  alberca piscina pileta hotel horario gorro toalla climatizada nadar jacuzzi noche tibia ~ alberca piscina horario climatizada toalla salvavidas menor supervision ducha
  ruido vecino fiesta cuarto dormir hotel musica silencio puerta gritan bulla obra ~ silencio horario ruido recepcion cambio convivencia descanso
  tarjeta llave abre cuarto perdi puerta desactivo hotel magnetica olvide quede afuera ~ llave magnetica tarjeta reposicion reprogramar recepcion extravio
  fumar cuarto cigarro balcon olor vapear hotel multa cenicero habitacion humo porro ~ fumar prohibido multa libre humo limpieza terraza designada
  matrimonial doble individual cama sencilla king cuarto vista diferencia queen suite twin ~ sencilla doble matrimonial king suite cama ocupacion tipo capacidad
  marido registro pasaporte identificacion menor hotel pareja cedula presentar motel entrar adulto ~ registro identificacion menor acompanado documento ingreso migratoria tarjeta adulto
  lavanderia ropa lavar planchar hotel bolsa camisa entregan tintoreria cuarto plancha prestan ~ lavanderia planchado bolsa prenda express entrega tintoreria
  cama dormitorio compartido hostal mujer mixto litera cuarto femenino hostel camarote mochilero ~ dormitorio compartido femenino mixto litera cama capacidad bano
  candado casillero locker guardar cosa hostal mochila seguro robo laptop traer ~ locker casillero candado venta pertenencia responsabilidad dormitorio
  cocina cocinar refri comida hostal usar etiqueta lavar plato olla compartida nevera ~ cocina compartida etiqueta refrigerador lavar utensilio horario nombre descarta
  silencio ruido luz noche hostal roncan apagar dormir fiesta prenden companero dormitorio ~ silencio horario dormitorio luz apagado area comun convivencia audifono
  toalla sabana incluye hostal traer alquilar sleeping cobija rentan locker almohada mochilero ~ sabana toalla incluida ropa cama deposito saco prohibido
  voluntario trabajar hostal cama gratis intercambio worldpackers workaway ayudar recepcion comida ~ voluntariado intercambio semanal hospedaje desayuno estadia minima recepcion
  chinche bicho picadura cama hostal roncha piquete colchon pulga mordio cambiaron plaga ~ chinche colchon fumigacion cambio dormitorio lavado reporte plaga cuarentena
  edad nino hostal menor bebe familia dormitorio privado limite adulto viejo quedarse ~ menor edad minima dormitorio compartido privada acompanado tutor adulto
  madrugada llegar tarde hostal recepcion abierta codigo puerta noche toque entrar cierran ~ recepcion nocturna codigo acceso llegada tardia aviso portero veinticuatro puerta
  estadia larga semana mes hostal quedarme nomada descuento maximo trabajar coworking mensual ~ estadia prolongada semanal mensual maximo noche descuento coworking
  carpa tienda acampar camping lugar sitio casa terreno armar parcela noche ~ carpa parcela sitio acampar noche capacidad plaza tienda
  fogata fogon lena asado parrilla prender carbon cabana quemar asador fuego lumbre ~ fogata fuego lena parrilla permitido designado incendio apagar carbon forestal
  cabana incluye sabana cocina vajilla olla toalla traer equipada utensilio llevar papel ~ equipada vajilla ropa blanca sabana toalla menaje utensilio incluye
  calienta frio cabana chimenea estufa calefaccion lena salamandra noche helada cobija hogar ~ calefaccion chimenea lena salamandra incluida recarga cobertor hogar pellet
  luz enchufe senal internet cabana camping bano ducha caliente cargar celular electricidad ~ electricidad sanitario ducha caliente senal tomacorriente generador solar
  camino tierra barro llegar 4x4 cabana auto bajo trepa lluvia subida terraceria ~ acceso camino ripio traccion terraceria alto estado lluvia
  motorhome casa rodante camper caravana estacionar conectar agua remolque combi rv camping ~ motorhome casa rodante conexion electrica agua descarga metro plaza
  animal culebra alacran mosquito oso serpiente comida mapache cabana repelente arana bosque ~ fauna repelente alimento cerrado basura alacran mosquitero insecto silvestre revisar
  basura bolsa dejar limpiar cabana llevar loza sucia salir entregar desorden camping ~ basura retirar separar limpieza salida vajilla entrega residuo
  caminata sendero duracion dificil subir cerro nino tour trekking cansa condicion empinado ~ caminata sendero dificultad desnivel kilometro duracion altitud condicion fisica nivel
  altura soroche apunado cusco coca mareo puna oxigeno subo respirar montana ~ altura aclimatacion soroche metro hidratacion mate coca oxigeno contraindicado
  zapato llevar ropa tour bota agua gorra abrigo mochila caminata impermeable vestir ~ calzado ropa capa impermeable bloqueador agua repelente recomendacion abrigo
  idioma ingles guia habla espanol frances aleman tour turista traduce bilingue portugues ~ guia bilingue idioma ingles disponibilidad suplemento certificado espanol
  recogen hotel pasan tour buscan airbnb punto encuentro plaza excursion lobby van ~ recogida punto encuentro centro zona puntualidad lobby salida
  propina guia dar tour gratis free walking voluntaria chofer dejar gorra ~ propina voluntaria sugerida free tour guia aporte excluida
  entrada ruina tour incluye boleto aparte almuerzo parque museo ingreso excursion pagar ~ ingreso entrada excluido incluido almuerzo boleto sitio arqueologico transporte
  minimo grupo sale tour privado compartido juntan cancelan solo pareja excursion ~ minimo participante salida garantizada privado compartido grupo cupo cancelacion
  lluvia llueve tour hace cancelan clima excursion poncho suspende mojar caminata tormenta ~ clima lluvia suspension reprogramacion seguridad poncho operador ruta alternativa
  dron volar foto video tour ruina permiso camara zona arqueologica prohibido tripie ~ dron prohibido permiso autorizacion zona arqueologica tripode fotografia profesional cuota
  licencia credencial guia acreditado sectur legal oficial carnet autorizado turismo pirata registrado ~ guia acreditado credencial licencia registro turismo nacional certificacion vigente oficial
  entrada museo gratis domingo boleto pagar estudiante maestro extranjero nacional gratuito ~ admision gratuita domingo residente nacional estudiante docente credencial entrada
  foto museo selfie flash video grabar cuadro camara tripie sacar sala celular ~ fotografia flash prohibido tripode video autorizacion obra exposicion
  mochila bolso guardar museo paraguas guardarropa entrar grande paqueteria dejar carreola cochecito ~ guardarropa paqueteria mochila paraguas bulto resguardo carriola
  escuela visita grupo alumno maestra museo guiada reservar excursion colegio nino salon ~ visita guiada escolar grupo reserva anticipacion docente alumno mediador
  audioguia audio qr explica museo recorrido guia escuchar idioma audifono codigo sala ~ audioguia codigo qr dispositivo idioma prestamo mediacion
  tocar cuadro pieza escultura nino museo acercar vitrina reganaron toco distancia obra ~ tocar obra distancia custodio prohibido conservacion vitrina pieza metro
  exposicion temporal quitan obra museo nueva ver muestra artista dura ~ exposicion temporal permanente vigencia curaduria inauguracion clausura muestra
  donar donacion cuadro antiguo abuelo museo regalar pieza coleccion reliquia vender prestamo ~ donacion acervo coleccion comite evaluacion pieza procedencia comodato adquisicion
  investigar tesis archivo biblioteca foto antigua documento consultar museo permiso copia imagen ~ archivo consulta investigador biblioteca acervo solicitud reproduccion imagen derecho cita
  pelicula edad nino clasificacion entrar terror b15 adolescente dejan cine menor ~ clasificacion edad pelicula menor acompanado adulto identificacion restriccion
  palomita pochoclo canchita pipoca crispeta comida meter cine traer llevar refresco cabrita ~ alimento dulceria externo prohibido ingreso palomita confiteria combo bebida
  subtitulada doblada espanol idioma pelicula original voces cine funcion latino leer sub ~ subtitulada doblada idioma original funcion version cartelera castellano
  3d lentes imax 4dx sala vip asiento mueve cine diferencia pantalla reclinable gafas ~ 3d lentes formato imax 4dx vip butaca pantalla devolucion
  tarde empezo pelicula entrar trailer anuncio funcion minuto obra comercial tercer llamada cine ~ funcion inicio puntual ingreso minuto acceso trailer publicidad telon intermedio
  butaca asiento lugar numerado ocupado cine teatro cambiar fila elegir platea sentaron ~ butaca numerada fila platea asignada ubicacion boleto acomodador palco
  miercoles mitad precio cine 2x1 promocion martes barato boleto tarjeta banco matine ~ promocion 2x1 miercoles boleto valido formato festivo preventa excluido
  celular grabar hablar luz pelicula obra cine teatro molestan vecino pantalla flash ~ celular apagado silencio grabacion prohibida funcion pirateria retiro espectador
  bebe llora cine teatro nino paga boleto edad funcion entrar brazo carriola ~ menor boleto butaca edad brazo funcion infantil carriola relajada
  cancelaron funcion obra apago luz pelicula corto actor devuelven boleto teatro suspendio ~ funcion suspendida reposicion boleto reembolso falla tecnica canje taquilla espectador
  rentar sala cine teatro cumpleanos privada evento gamer funcion escuela ensayo foro ~ privada funcion capacidad evento tecnico proyeccion butaca escenario
  dura obra intermedio descanso bano pelicula larga termina funcion acaba teatro ~ duracion minuto intermedio funcion acto obra pelicula aproximada receso
  altura estatura mide nino juego subir montana rusa mido chiquito centimetro dejan ~ estatura minima centimetro juego mecanico restriccion acompanado infantil montana
  pulsera brazalete pase ilimitado juego boleto incluye parque subir manilla ~ pulsera brazalete ilimitado juego acceso excluye pasaporte intransferible
  embarazada corazon presion operado espalda columna juego montana rusa lancha golpe brinca riesgo subir ~ embarazada cardiaco hipertension columna contraindicado cirugia restriccion impacto atraccion embarcacion
  lluvia llueve juego cierran rayo parque reembolso devuelven suspenden entrada tormenta mecanico ~ lluvia tormenta electrica suspension juego reembolso pase reapertura
  fila cola larga rapida fast pass espera juego atraccion saltar vip formado ~ fila rapida fast pass espera minuto acceso preferente
  traje bano tobogan short licra agua parque panal camiseta mezclilla lycra bikini ~ traje bano lycra algodon tobogan prohibido mezclilla panal acuatico ingreso
  salir volver entrar reingreso parque sello mano carro comer pulsera afuera regresar ~ reingreso sello pulsera salida acceso boleto permitido
  perdio nino hijo extraviado parque encuentro buscar pulsera altavoz modulo nene separo ~ nino extraviado modulo atencion protocolo pulsera identificacion personal punto encuentro
  comida llevar lonchera torta parque meter agua hielera picnic revisan mochila sandwich ~ alimento externo ingreso prohibido hielera picnic revision bebe excepcion
  descompuesto juego cerrado mantenimiento parado atascado arriba falla rueda parque bajar trabo ~ mantenimiento evacuacion paro fuera operador juego
  lente celular gorra cayo perdi juego montana rusa bolsillo llavero arete suelto ~ objeto suelto juego lente gorra locker prohibido responsabilidad operador
  silla ruedas discapacitado autismo nino parque fila juego descuento acompanante especial sensorial ~ discapacidad acceso preferente credencial acompanante silla ruedas autismo
  verificacion revision tecnica itv vtv tecnomecanica smog revisar carro vence toca placa ~ verificacion tecnica vehicular calendario placa terminacion vigencia semestre periodicidad
  rechazaron paso verificacion reprobe humo rechazo volver revision tecnica arreglar plazo segunda ~ rechazo reinspeccion plazo defecto grave corregir gratuita segunda
  papel llevar revision tecnica verificacion tarjeta circulacion documento seguro soat original cedula ~ tarjeta circulacion documento soat vigente propietario cedula verificacion requisito
  multa vencida verificacion tarde extemporaneo paso fecha revision circular vencio transito pago ~ extemporaneo multa vencida sancion verificacion plazo pago circulacion inmovilizacion semestre
  revisan freno luz llanta suspension prueba revision tecnica miran humo inspeccion ~ prueba freno suspension alineacion luz emision profundidad visual holgura
  humo gas contaminacion carro echa motor catalizador verificacion medir pasa diesel negro ~ emision gas opacidad catalizador monoxido limite analizador opacimetro hidrocarburo norma
  polarizado vidrio oscuro papel ahumado lamina carro pasa revision permiso parabrisas trizado ~ polarizado transmitancia porcentaje permiso parabrisas fisura lamina vidrio rechazo
  extintor triangulo botiquin llevar kit carro revision gata chaleco piden vencido repuesto ~ extintor vigente triangulo botiquin chaleco reflectante repuesto equipo carretera
  holograma calcomania engomado cero doble hoy circula calco perdi oblea despego sticker ~ holograma calcomania oblea reposicion parabrisas constancia robo certificado circulacion doble
  carro nuevo agencia exento primera verificacion ano toca moto revision kilometro ~ exento nuevo primera fabricacion matricula fecha particular
  compra usado carro revisar peritaje mecanico oculto chocado comprar odometro segunda ~ peritaje precompra informe antecedente odometro estructura usado diagnostico
  preparar carro revision pasar consejo aceite caliente llanta inflada foco limpio ~ preparacion limpio presion luz fluido temperatura motor vacio carga recomendacion
  talla grande gorda gordita xl xxl rellenita curvy panzon extragrande ~ plus especial curva extragrande tallaje disponibilidad curvilinea
  probar probarme probador vestidor medirme pruebo cambiador prendas meto pasar ~ vestidor probador prenda maximo piezas ficha ingreso simultaneas contador
  encoge encogio achico lave lavadora ropa blusa remera polera playera chica algodon ~ encogimiento fibra algodon agua fria etiqueta lavado contraccion preencogido secadora
  destine despinta color mancho pinto lave jean mezclilla negro solto ~ destenido tinte indigo pigmento separado primer lavado fijacion transferencia oscuros
  medida guia cintura cadera busto pecho centimetro equivale talle saber numero tabla ~ tabla guia contorno centimetros equivalencia tallaje busto cintura cadera cinta
  tela algodon poliester lino picante pica transpira calor composicion fresca licra mezclilla ~ composicion fibra poliester algodon viscosa elastano tejido porcentaje gramaje transpirable
  calzon calzoncillo bombacha brasier corpino sosten trusa tanga interior lenceria boxer malla traje bano ~ intima interior lenceria higiene sanitario sello bikini intransferible excluida precinto
  uniforme escolar colegio escuela pollera falda jumper buzo chomba insignia escudo bordado ~ uniforme escolar institucion escudo bordado jumper polo reglamentario colegio modelo confeccion
  sensor alarma plastico quitaron pito sono prenda iman botaron dejaron puesto ~ antihurto sensor dispositivo desactivador desprendedor retiro caja etiqueta arco magnetico
  bolitas motas pelusa pelotitas sueter chompa pulover saco suelta feo salieron ~ pilling frisado fibra roce quitapelusa reves lana friccion motas
  ropa bebe recien nacido ajuar mameluco enterito body mono babita panalero meses ~ bebe meses recien ajuar enterizo body mameluco hipoalergenico talla pelele
  numero calza calzo apretado aprieta grande zapato horma chico queda pie ancho plantilla ~ horma numeracion ancho centimetros plantilla medicion longitud empeine equivalencia calzado
  ablandar estirar ensanchar aprieta lastima ampolla duro zapato nuevo cuero aflojar amoldar ~ horma estiramiento ensanche ablandador amolde adaptacion cuero rozadura uso progresivo
  despego suela zapato despegaron rompio zapatilla tenis tacon abrio boca pegar ~ suela despegue pegado costura garantia defecto fabrica calzado reencolado adhesivo
  tapa taco tapita tacon cambiar zapatero gastado media suela remonta compostura chancla ~ tapas taco tacon cambio reparacion mediasuela remontadora zapateria reposicion goma
  limpiar gamuza ante nobuck zapato mancho agua mojo cepillo bota lluvia ~ gamuza nobuk cepillo impermeabilizante crema borrador limpieza seco spray cuidado
  escolar negro zapato colegio guillermina mocasin bostoniano nino crece resistente velcro colegial ~ escolar colegial reforzado puntera suela antideslizante cuero numeracion negro contrafuerte
  bota industrial seguridad obra trabajo casco punta acero botin dielectrica borcego ~ seguridad puntera acero dielectrico antiperforante norma industrial antideslizante botin certificacion
  plantilla plano juanete espolon ortopedico arco pie duele talon callo comodo diabetico ~ plantilla ortopedica arco soporte juanete confort diabetico podologico removible amortiguacion talon
  correr running trotar maraton tenis zapatilla pisada pronador amortigua gimnasio rodilla ~ running pisada pronacion neutra amortiguacion drop supinador entrenamiento asfalto kilometros
  cuero legitimo sintetico cuerina cuerito vaca pelo pela falso zapato material imitacion ~ cuero vacuno genuino sintetico poliuretano forro capellada material corte plena
  achicar anillo argolla agrandar dedo sortija aprieta baila ajustar medida grande ~ ajuste medida aro anillo talla calibre soldadura recorte agrandado ampliacion
  oro kilates quilates 18k 14k 10k legitimo puro enchapado falso prueban comprobar ley ~ kilates ley quilates 750 585 sello contraste pureza aleacion certificado punzon
  plata negra oscura ennegrecio puso cadena limpiar brillo anillo opaca verde piel ~ plata 925 oxidacion sulfuracion pano pulido limpieza rodio esterlina bano
  pila reloj paro cambian bateria atrasa camina detuvo muneca quedo parado ~ pila bateria cambio reloj cuarzo hermeticidad junta empaque movimiento oxido
  agua reloj sumergible nadar piscina alberca pileta ducharme entro empanado mojo ~ hermeticidad resistencia atm metros inmersion corona junta estanqueidad presion humedad
  correa malla extensible pulso reloj eslabon largo quitar grande pulsera acortar ~ correa malla eslabon ajuste pasador brazalete hebilla milimetros extensible broche
  compran oro viejo gramo pagan vender cadena rota empeno chatarra joya usada ~ compra gramo oro tasacion cotizacion fundicion peso ley usado avaluo
  grabar grabado nombre anillo fecha iniciales alianza argolla placa adentro dije ~ grabado laser inscripcion caracteres iniciales interior personalizado alianza tipografia
  compromiso argolla diamante solitario brillante pedida novia anillo matrimonio boda aro ~ diamante quilate certificado gia compromiso solitario claridad talla engaste montura alianza
  piedra cayo solto engarzar perdio anillo brillante zirconia circon arete pegar ~ engaste engarce piedra garra reposicion zirconia gema montura
  automatico cuerda mantenimiento reloj adelanta atrasa limpieza mecanico aceitar suizo antiguo ~ automatico mecanico mantenimiento lubricacion revision calibre precision segundos movimiento relojero
  alergia arete oreja aro pica ronchas niquel infecta perforar agujero bebe caravana ~ hipoalergenico niquel quirurgico acero titanio alergia perforacion lobulo pendiente esteril
  bastilla dobladillo basta ruedo pantalon largo cortar acortar jean subir bota ~ dobladillo basta ruedo bajo pantalon original costura acorte centimetros invisible
  cierre cremallera zipper atasco descompuso chamarra campera casaca cambiar trabo dano ~ cierre cremallera cambio deslizador reemplazo invisible metalico carro dientes costura
  entallar achicar ajustar pinza cintura vestido grande camisa angostar meter saco ~ entallado ajuste pinza costado entalle cintura arreglo modificacion costura lateral
  agrandar soltar ensanchar engorde aprieta vestido sacar costura abrir saco pantalon ~ ensanche costura margen tela ampliacion soltado reserva sobrante centimetros agrandado
  medida traje hacen confeccionan saco mandar coser terno ambo sastre cortan ~ medida confeccion sastreria prueba patron hilvan toma forro entretela entrega
  tela metros llevo compro cuanta necesito traigo vestido falda yardas aportar ~ metraje tela metros ancho rendimiento confeccion aportada forro corte sobrante
  zurcir hoyo agujero rotura remendar parche rasgo rompio pantalon entrepierna quemadura ~ zurcido remiendo parche invisible desgarro refuerzo rotura tejido entrepierna
  boton cayo pegar perdio abrocha ojal camisa saco broche presion ~ boton ojal pegado reposicion broche presion costura automatico forrado
  bordar logo bordado uniforme playera gorra nombre escudo letras puntadas parche ~ bordado puntadas matriz ponchado hilo escudo logotipo digitalizacion minimo programa
  cuero chamarra campera abrigo piel gamuza coser arreglan piloto plumas ~ cuero piel gamuza aguja especial recargo costura reparacion forro excluido
  prueba probarme ajuste modista venir vestido hilvan medidas cita costurera ~ prueba ajuste sesiones hilvan ultima cita medicion definitiva toma modista
  alquilar rentar vestido novia arriendo boda alquiler arrendar precio incluye velo crinolina ~ alquiler renta novia velo crinolina tocado incluye deposito armador primera puesta
  traje smoking frac alquilar rentar terno padrino mono corbata chaleco novio incluye ~ smoking traje renta chaleco camisa corbatin mancuernillas conjunto alquiler fajin incluye
  devuelvo traje vestido fiesta lunes regreso entregar tarde multa alquilado ~ devolucion siguiente habil recargo atraso alquiler prenda retorno retraso diario
  mancho vino vestido alquilado lodo ensucie cola pise barro rompi traje quemo ~ dano mancha deposito tintoreria reparacion descuento reposicion prenda rotura cobro
  acompanar amigas mama prueba vestido llevar novia venir fotos showroom probador ~ acompanantes maximo prueba showroom cita novia privada fotografias salon minutos
  anticipacion mandar hacer vestido novia meses boda tarda encargo ~ anticipacion meses confeccion encargo prueba boda importacion diseno plazo entrega
  quinceanera quince xv vestido princesa pomposo ampon tiara corona quinceanero crinolina ~ quinceanera vestido crinolina tiara corsage ampon cauda corset coleccion paquete
  embarazada panza novia vestido bajar peso adelgace subi engordo cambiar medidas ~ embarazo ajuste corset espalda semanas cordon final variacion peso ultima
  damas honor cortejo pajecito madrinas igual color vestido nina paje combinado ~ cortejo damas honor paje descuento conjunto color grupo madrina alquiler
  apartar vestido separar boda fecha reservar traje alquilado senar meses ~ apartado reserva evento fecha contrato anticipo prenda disponible calendario bloqueo
  primera estreno nueva usado vestido alquiler segunda puesta costo original ~ estreno primera puesta segunda uso alquiler tarifa nuevo coleccion
  kilo cobran lavar ropa carga canasta libra peso pesan minimo encargo ~ kilo kilogramo minimo carga tarifa peso lavado secado doblado pieza
  edredon cobija colcha frazada acolchado cobertor plumon lavan matrimonial cubrecama king ~ edredon cobertor pieza matrimonial king individual plumas tarifa acolchado frazada
  seco vestido traje tintoreria saco lavan quimico delicado lana seda percloro ~ seco solvente percloroetileno tintoreria etiqueta delicado seda lana proceso limpieza
  mancha sale quitan sacan vino grasa tinta cloro sangre aceite garantizan ~ mancha desmanche pretratamiento garantiza eliminacion tratamiento adherida antigua fibra avise
  perdieron media calcetin prenda falta camisa equivocada ajena perdida lavanderia bolsa extravio ~ extravio prenda faltante indemnizacion reclamo horas inventario veces valor conteo
  planchar planchado camisa docena plancha vapor arrugada gancho raya pantalon ~ planchado pieza vapor camisa docena gancho doblado tarifa almidon
  bolsillo plata billetera llaves moneda dejo pantalon olvide papel celular lavaron ~ bolsillos revise objetos responsabiliza olvidados vacie hallados valor pertenencias
  mezclan separada ropa ajena lavan juntas higiene blanca color revuelven ~ separado individual lavado mezcla color blanca maquina clasificacion ciclo exclusivo
  autoservicio ficha moneda lavadora secadora sola maquina lavo minutos usar token ~ autoservicio lavadora ficha ciclo minutos secadora capacidad kilos detergente carga
  alergia suavizante detergente jabon bebe piel olor hipoalergenico propio traer perfume ~ detergente hipoalergenico suavizante fragancia neutro biodegradable propio bebe aroma
  alfombra tapete cortina tenis zapatilla peluche mochila lavan sillon tapiz almohada ~ alfombra metro cortina calzado peluche tapiceria especial cotiza almohada pieza
  dejaron recogi olvide ropa meses guardada tintoreria rematan botan perdi donan retirar ~ retirada prenda almacenaje donacion abandono responsabilidad bodegaje recogida plazo
  duran flores marchita agua florero ramo cuidar cortar tallo rosa hojas ~ tallo diagonal agua florero cambie preservante corte fresca sol conservacion
  docena rosas ramo precio rojas cien bouquet amor aniversario aretes ~ rosas docena ramo tallos bouquet importada nacional follaje envoltura tarifa
  corona muerto velorio funeral condolencia pesame entierro difunto funeraria luto banda ~ funebre corona velatorio cinta condolencias capilla arreglo pedestal lagrima cruz
  tarjeta dedicatoria mensaje nota anonimo sorpresa escribir mando ramo secreto ~ tarjeta dedicatoria mensaje anonima remitente caracteres confidencial gratuita texto
  estaba destinatario ausente casa recibio flores dejaron vecino portero trabajo ~ ausente destinatario porteria segundo intento reintento conserje entrega ramo receptor
  ramo novia boda iglesia centro mesa boutonniere solapa flores arco altar ~ boda bouquet boutonniere centros altar arreglo iglesia montaje prendido pasillo
  temporada girasol tulipan peonia hortensia orquidea traen consiguen lirio gerbera clavel ~ temporada disponibilidad girasol tulipan peonia sustitucion especie importacion encargo variedad
  cambiaron flor distinta foto color igual catalogo ramo diferente llego ~ sustitucion similar valor disponibilidad ilustrativa variacion referencial especie tono equivalente
  madres valentin enamorados febrero mayo flores pedir madrugada caro fecha ~ madres valentin alta anticipacion demanda franja temporada horario preventa ampliado
  maceta planta regar orquidea suculenta cactus riego sol sombra interior matera ~ maceta riego luz indirecta sustrato semana drenaje interior abono suculenta
  eternas preservada rosa cupula encapsulada artificial secas liofilizada tela seda capsula ~ preservada estabilizada eterna cupula duracion anos liofilizada humedad sol artificial
  edad juguete anos meses chico nino ahogar piezas pequenas tragar bebe seguro ~ edad recomendada meses piezas pequenas asfixia advertencia etiqueta certificacion norma
  pila trae incluye juguete control remoto bateria carga doble triple funciona recargable ~ pilas incluidas aa aaa bateria recargable voltios compartimiento requiere usb
  envuelven regalo papel mono cumple juguete bolsa navidad forrar envoltura sobrino ~ envoltura regalo gratuita mono papel empaque bolsa presente costo
  cambio regalaron repetido juguete cumpleanos igual ticket duplicado nino ~ ticket regalo cambio repetido empaque cerrado sellado duplicado juguete caja
  reyes navidad apartar juguete santa nino noel plan diciembre guardar ~ apartado navidad reyes juguete temporada liquidacion diciembre enero reserva campana
  muneca barbie bebe reborn accesorios casita ropa muneco pelo nenuco ~ muneca accesorios coleccion vinilo reborn articulada casa vestuario modelo
  bici triciclo montable monopatin patineta scooter electrico nino carrito armar rodado ~ rodado triciclo montable armado bicicleta peso maximo ensamble kilos casco
  rompecabezas puzzle falta pieza bloques lego ladrillos armar incompleto perdida encajar ~ pieza faltante rompecabezas bloques reposicion fabricante inventario empaque incompleto ensamblaje
  didactico montessori estimulacion aprender autismo madera sensorial educativo psicologa jardin motricidad ~ didactico montessori motricidad madera estimulacion sensorial cognitivo educativo desarrollo
  juego mesa familia cartas domino ajedrez loteria uno monopolio jugadores jugar ~ mesa jugadores edad minutos estrategia cartas tablero reglas partida
  peluche oso gigante lavar pelusa grande metro teddy rellenar sucio regalo ~ peluche relleno hipoalergenico lavable centimetros superficie felpa ciclo suave
  utiles lista escolar colegio escuela completa cotizan arman surten mandar cuaderno ~ lista utiles escolar surtido cotizacion paquete armado entrega grado descuento
  forrar cuaderno libro forro plastico contact etiqueta nombre vinilo empastar cubrir ~ forrado forro contact adhesivo etiqueta transparente vinipel cuaderno personalizado
  encargar libro agotado traen consiguen pedir editorial buscan importado titulo ~ encargo editorial titulo isbn importacion agotado edicion existencia catalogo reimpresion
  texto escolar libro usado compran segunda colegio recompra cambian vender edicion ~ texto usado compra edicion vigente subrayado estado permuta segunda credito
  leer ojear plastico abrir libro adentro sentarme hojear sellado retractilado tienda ~ consulta ejemplar abierto sellado lectura sala hojear muestra retractilado celofan
  libro hojas paginas blanco mal impreso faltan salteadas pegadas borroso defecto ~ defecto impresion encuadernacion ejemplar pliego paginas editorial reposicion faltantes
  presentacion firma autor club lectura cuentacuentos taller lanzamiento publicar escritor poeta ~ presentacion autor firma club lectura evento cupo inscripcion consignacion lanzamiento
  cartulina plumon marcador papel crepe foamy goma eva fomi silicon manualidades maqueta ~ cartulina foami silicona pliego papeleria marcador manualidad crepe gramaje opalina
  lapicera boligrafo esfero birome pluma caja docena tinta gel lapiz 2b ~ boligrafo esferografo tinta caja docena punta lapiz grafito mina presentacion
  cuaderno libreta cuadriculado raya doble espiral hojas profesional argollado cuadros chico ~ cuaderno cuadricula rayado hojas cosido espiral formato universitario gramos
  digital ebook audiolibro kindle pdf descargar electronico libro tableta epub leo ~ digital ebook epub formato descarga lector codigo electronico licencia
  tarjeta presentacion personal millar cien imprimir minimo mil volante flyer ~ tarjetas millar tiraje minimo couche gramos offset barnizado laminado
  archivo mandar pdf corel illustrator formato diseno enviar jpg curvas canva ~ pdf resolucion dpi cmyk curvas vectorial sangrado formato archivo preprensa
  color salio distinto pantalla oscuro impreso diferente tono apagado rgb monitor ~ cmyk pantone rgb variacion tonalidad prueba perfil calibracion monitor
  lona banner pancarta gigantografia vinil metro pendon ojales exterior cuelgan gran ~ lona banner metro cuadrado ojales front impresion gran formato onzas
  playera remera polera camiseta estampar sublimar taza mug estampado serigrafia dtf ~ sublimacion serigrafia vinil textil dtf estampado transfer poliester tecnica
  error falta ortografia nombre mal revisaron aprobe imprimieron corregir reimprimir telefono ~ prueba aprobacion boceto errores ortografia reimpresion visto bueno responsabilidad autorizado
  disenan diseno logo hacen incluye arte cambios retoque correcciones disenador boceto ~ diseno arte boceto cambios revisiones costo logotipo incluye propuesta vectorizacion
  invitacion boda bautizo quince tarjeteria sobre troquel papel participacion imprimir xv ~ invitacion sobre troquelado opalina foil relieve tiraje muestra texto
  etiqueta sticker calcomania autoadhesivo pegatina rollo impermeable frasco producto corte pegar ~ etiqueta adhesivo vinil suaje troquel rollo bopp plancha semicorte
  factura talonario recibo boleta imprimir autorizacion numerado block comanda copia quimica ~ talonario numerado autocopiante original duplicado autorizacion folio block imprenta
  papel grueso couche gramos opalina mate brillante cartulina laminado barniz acabado ~ couche gramaje bond opalina plastificado mate brillante barniz acabado
  imprimir hoja sale impresion color negro blanca cobran pagina carta ~ impresion pagina color negro carta oficio tarifa hoja unidad blanco
  copia fotocopia sacar ambos lados doble frente reverso cedula ine dni ~ fotocopia doble cara reverso ampliacion reduccion oficio copia unidad
  engargolar anillar espiral argollar tesis encuadernar empastar pasta dura anillado ~ anillado engargolado espiral encuadernacion empastado pasta lomo tapa hojas
  enmicar plastificar laminar mica plastificado carnet credencial acta termolaminar protector ~ plastificado enmicado laminado termico micras credencial carta tamano mica
  escanear escaneo scanner correo mandan digitalizar pdf documento escaneado memoria pasar ~ escaneo digitalizacion pdf correo pagina resolucion ocr envio archivo
  whatsapp mandar archivo imprimir celular correo usb memoria pendrive telefono ~ archivo envio correo whatsapp usb impresion formato pdf recepcion
  borran archivo privado documento dejan computadora guardado leer datos confidencial copian ~ archivos eliminan privacidad confidencialidad impresion borrado conservan equipo diario
  plano arquitecto ploteo plotear a1 a0 pliego autocad casa metro impreso ~ ploteo plano plotter autocad pliego metro dwg lineal escala
  curriculum cv hacer redactar tipear transcribir teclear solicitud tramite ayudan escribir ~ digitacion transcripcion tipeo curriculum redaccion hoja tramite linea asistencia
  libro copiar entero completo fotocopiar derechos autor capitulo texto permiten billete ~ derechos autor reproduccion libro prohibida capitulo porcentaje ley parcial
  volumen descuento mil copias cantidad muchas apuntes mayoreo cien barato estudiante ~ volumen copias partir descuento escala estudiantes millar tarifa mayoreo
  foto carnet pasaporte visa tamano infantil credencial fondo blanco titulo ovalada ~ carnet pasaporte visa fondo blanco centimetros infantil ovalada digital norma
  sesion fotos entregan editadas incluye paquete dan retocadas digitales elegir ~ sesion fotografias editadas incluye seleccion digital paquete entrega retoque
  boda fotografo horas cubre video ceremonia fiesta album preboda filmacion segundo ~ cobertura boda horas fotografo album video ceremonia preboda fotolibro
  demora fotos entregan listas semanas tardan galeria link drive esperando ~ entrega semanas galeria enlace edicion habiles descarga digital plazo
  crudo raw originales editar editadas mandan archivos entreguen ~ raw originales crudo entregan edicion archivo seleccion derechos jpg
  ropa poner sesion vestir colores outfit maquillaje llevar cambios vestuario embarazo ~ vestuario cambios outfit tonos neutros estampados maquillaje recomendacion sesion
  bebe newborn recien nacido sesion semanas dormido fotos embarazada panza smash ~ newborn nacido sesion embarazo semanas accesorios calefaccion estudio
  lluvia exterior parque sesion llueve playa luz atardecer nublado aire libre ~ exterior clima reprogramacion locacion atardecer luz dorada lluvia sesion
  redes publican fotos instagram cara subir permiso autorizar aparezca hijo portafolio ~ imagen autorizacion portafolio publicacion redes consentimiento uso privacidad cesion
  guardan fotos anos perdi respaldo viejas copia borraron recuperar archivo archivan ~ respaldo almacenamiento conservacion archivo meses anos resguardo galeria eliminacion
  dron drone video aereo filman altura tomas volar permiso playa helicoptero ~ dron aereo toma permiso vuelo clima video adicional 4k
  graduacion egresados toga birrete panoramica escolar grupo anuario generacion foto curso ~ graduacion toga birrete panoramica grupal escolar anuario paquete marco
  revelar imprimir foto ampliacion rollo cuadro marco papel celular poster lienzo ~ impresion revelado ampliacion papel fotografico centimetros lienzo mate enmarcado
  caben salon gente capacidad invitados aforo local sillas fiesta entran ~ capacidad aforo maximo asistentes sentados salon invitados sillas
  extra salon alargar fiesta seguir termina madrugada quedarnos cierran ~ adicional evento termino finalizacion extension madrugada costo salon
  propio catering comida llevar externo salon cocina proveedor afuera banquete ingresar ~ externo catering proveedor cocina autorizado ingreso banquete exclusividad alimentos
  descorche alcohol botella trago licor barra whisky cerveza salon llevar hielo ~ descorche bebidas alcoholicas botella barra licor ingreso caja permiso
  decorar montar salon temprano armar entrar desmontar limpiar recoger proveedor ~ montaje desmontaje acceso proveedores horas previas horario retiro decoracion ingreso
  clavar pegar pared cinta globo confeti vela humo pirotecnia bengala serpentina ~ prohibido clavos pared confeti pirotecnia velas adhesivo fuego danos
  ruido vecinos musica volumen policia bajar decibeles apagar alto multa fiesta ~ decibeles volumen musica limite ordenanza ruido horario permiso vecinal
  visitar conocer salon ver local recorrido mostrar cita lugar mirar fotos ~ visita recorrido cita instalaciones salon agendar previa muestra
  incluye renta salon mesa silla mantel mesero limpieza luz sonido alquiler ~ incluye mobiliario mesas sillas manteleria limpieza meseros paquete renta
  fue luz apagon planta generador corta electricidad fiesta salon corto corriente ~ generador electrico planta respaldo energia emergencia kva corte suministro
  piscina alberca pileta jardin inflable brincolin juegos quincho terraza ninos fiesta ~ piscina jardin juegos inflables areas terraza supervision acceso quincho
  minimo invitados comida catering platos chico grupito evento pedido ~ minimo comensales cubiertos catering platillo servicio evento contratacion
  menu probar degustacion prueba elegir boda catering platos gratis sabor ~ degustacion menu prueba comensales cortesia seleccion platillos cita confirmacion
  mesero mozo garzon camarero atienden meseras servir uniforme bartender mesa ~ mesero camarero invitados proporcion servicio horas bartender uniformado incluido
  vegetariano vegano celiaco gluten alergico especial menu invitado catering diabetico kosher ~ vegetariano vegano celiaco alergenos menu especial restriccion alimentaria aviso
  sobra comida llevar sobrante quedo tapers restos fiesta guardar bandeja invitados ~ sobrante alimentos retiro recipientes inocuidad responsabilidad excedente refrigeracion
  confirmar numero final invitados cambiar llegaron cantidad aumento catering ultimo ~ confirmacion definitiva numero comensales previos ajuste garantizado aumento invitados
  vajilla platos copas cubiertos rompieron quebraron vasos faltan mantel catering alquilan ~ vajilla cristaleria rotura faltante reposicion cubiertos manteleria pieza inventario
  bocadito canape boquitas pasapalo picadera piqueo saladito sanguche coctel ~ bocadillos canapes piezas coctel salados dulces unidades invitado variedad
  parrillada asado carne taquiza guisos lechon parrillero pollo buffet invitados ~ parrillada taquiza buffet guisos gramos comensal cortes guarnicion asador
  oficina coffee break desayuno reunion empresa box lunch refrigerio corporativo cafe ~ coffee break refrigerio corporativo lunch estacion cafe empresarial caja participantes
  torta pastel mesa dulce postres candy bar candybar boda pisos chuches golosina ~ postres mesa dulces candy porciones pastel pisos reposteria variedad
  horas toca dj fiesta cobra pincha disyoquei toque musica noche set ~ dj horas servicio cabina musicalizacion set adicional tarifa paquete
  bocina parlante corneta bafle alquilar rentar equipo sonido amplificador cabina gente ~ bafles altavoces watts potencia sonido alquiler consola personas subwoofer amplificacion
  cancion lista musica pedir ponga poner reggaeton cumbia playlist prohibida salsa vals ~ repertorio playlist lista canciones generos solicitudes previa pista vals
  luces humo laser pista led cabeza movil robotica neblina iluminacion pirotecnia fria ~ iluminacion led robotica humo maquina laser pista chispas estroboscopica
  microfono inalambrico karaoke cantar animador discurso maestro ceremonias brindis hablar ~ microfono inalambrico karaoke animacion maestro ceremonias pantalla conduccion incluye
  enchufe corriente toma luz conectar extension voltaje dj electricidad casa cable ~ toma electrica voltaje circuito amperios exclusiva conexion metros corriente tierra
  traslado flete fuera ciudad pueblo viaje rancho finca dj sonido transporte ~ traslado viaticos kilometros flete fuera equipo transporte zona peaje
  mojo dano bocina tomaron derramaron trago equipo golpearon quemaron parlante alquilado consola ~ dano equipo alquilado reposicion arrendatario deposito liquidos quemado reparacion responsable
  pantalla proyector video televisor videobeam data led fotos presentacion evento alquilan ~ proyector pantalla led pulgadas lumenes alquiler hdmi metros tecnico
  loca cotillon batucada zanqueros chinchineros show tambora antifaz fiesta comparsa ~ cotillon loca animacion batucada zanqueros minutos show comparsa
  instalan armar equipo temprano montan dj llega pruebas sonido evento ~ montaje prueba sonido horas previas instalacion desmontaje llegada tecnico acceso
  globo helio inflan dura flota bomba metalico numero gas inflar latex ~ helio globo latex metalizado flotacion horas inflado duracion burbuja
  arco globos guirnalda organico metros panel fondo colores arman decoracion ~ arco globos organico metros panel montaje color guirnalda estructura
  pinata rellenar dulces palo figura personaje romper pinateria cumple golosinas mandar ~ pinata relleno dulces personaje tamano carton encargo capacidad modelo
  tematica personaje cumple nino superheroe princesa unicornio dinosaurio frozen decoracion temas ~ tematica personaje personalizacion diseno backing cilindros mobiliario paleta
  desmontar recogen decoracion globo quedarme llevo termina retiran panel arco ~ desmontaje retiro estructura mobiliario horario devolucion globos conservan recoleccion
  sorpresa cuarto hotel habitacion aniversario petalos pedida mano romantica velas decoran ~ romantica petalos velas letras habitacion sorpresa hotel montaje propuesta
  silla mesa alquilar rentar tiffany mantel carpa toldo tarima plegable infantil ~ mobiliario tiffany manteleria carpa toldo alquiler unidad metros plegable
  baby shower revelacion genero bautizo comunion nino nina humo polvo sexo ~ shower revelacion genero bautizo comunion tono paquete decoracion sobre
  vasos platos desechables descartables servilletas sorbete cotillon gorritos antifaces cumple velita ~ desechables descartables platos vasos paquete servilletas cotillon biodegradable velas
  sorpresita dulcero recuerdo souvenir bolsita aguinaldo invitados recordatorio cumple regalito ~ recuerdos souvenir bolsitas personalizado minimo unidades recordatorio etiqueta dulceros
  explotaron reventaron poncho desinflaron calor sol globo desinflo cayo garantia afuera ~ globos exterior sol calor viento reventar garantia temperatura duracion
  pantalla rota estrello celular quebro cambiar tactil display vidrio glass rajada ~ pantalla display modulo cambio original generica oled tactil incell
  bateria dura descarga rapido celular infla apaga calienta hinchada cambiar porcentaje ~ bateria reemplazo salud ciclos hinchada miliamperios cambio original capacidad
  agua cayo mojo celular inodoro arroz piscina prende mojado pileta lluvia ~ humedad mojado limpieza ultrasonido oxido placa diagnostico sulfatado riesgo
  carga centro pin puerto entrada cable celular falso contacto conector enchufe ~ puerto conector carga pin tipo cambio limpieza flex soldadura
  fotos borran perder contactos datos reparar respaldo chats celular guardo formatear ~ respaldo informacion datos perdida reparacion copia reseteo responsabiliza nube
  desbloquear liberar imei compania bloqueado operadora robado reportado sim chip red ~ liberacion imei operadora desbloqueo reporte lista negra robado propiedad compania
  patron pin olvide cuenta google icloud bloqueo clave celular apple frp ~ cuenta google icloud bloqueo frp eliminacion propietario factura apple
  original generica copia repuesto pantalla calidad china diferencia aaa oem barata ~ original generico oem calidad repuesto compatible incell certificado refaccion
  diagnostico revisar cobran gratis presupuesto arreglo celular revision desarmar cotizar ~ diagnostico revision costo gratuito presupuesto reparacion abona descuenta
  mica vidrio templado protector pantalla funda case carcasa forro hidrogel ponen ~ templado protector hidrogel mica instalacion funda carcasa privacidad antiespia
  camara oye altavoz microfono escuchan borrosa celular parlante flash botones auricular ~ camara altavoz auricular microfono flex modulo boton volumen reemplazo
  prende muerto logo reinicia placa madre brickeado encender celular apagado negra ~ placa logica microelectronica encendido corto integrado reballing flasheo software
  lenta computadora compu trabada pega cuelga tarda laptop notebook demora portatil ~ lentitud optimizacion ssd ram memoria mantenimiento disco rendimiento ampliacion
  virus antivirus ventanas publicidad hackearon infecto troyano compu anuncios ransomware limpiar ~ virus malware antivirus eliminacion limpieza licencia desinfeccion spyware
  formatear windows instalar office programa licencia reinstalar sistema compu 10 11 ~ formateo instalacion windows licencia office sistema operativo respaldo drivers
  recuperar fotos disco duro archivos borre danado usb externo perdi memoria ~ recuperacion disco datos sectores clonacion laboratorio garantiza evaluacion porcentaje
  calienta ventilador ruido polvo pasta termica limpiar laptop cooler hierve apaga ~ mantenimiento preventivo limpieza termica ventilador disipador temperatura meses polvo
  teclado tecla laptop derrame cafe agua pegada bisagra cambiar funcionan portatil ~ teclado reemplazo bisagra derrame liquido modelo touchpad idioma carcasa
  impresora tinta atasca papel raya mancha cartucho toner recarga cabezal almohadillas ~ impresora cartucho toner cabezal reset almohadillas recarga limpieza rodillo
  cargador laptop enchufada bateria carga pila portatil quemo voltaje universal notebook ~ cargador adaptador voltaje amperaje watts bateria celdas portatil compatible
  armar gamer pc juegos grafica tarjeta video procesador componentes ensamblar fps ~ ensamble procesador grafica gabinete fuente compatibilidad armado watts placa
  domicilio tecnico casa viene vienen remoto anydesk distancia revisar conectarse compu ~ domicilio visita remoto anydesk asistencia tecnico tarifa conexion soporte
  azul pantallazo pitido enciende arranca imagen negra compu pita monitor reinicia ~ diagnostico encendido ram fuente tarjeta madre placa arranque error
  television tele tv pulgadas smart 4k colgar soporte pared distancia grande ~ pulgadas televisor soporte resolucion vesa instalacion 4k distancia uhd
  tele llego rota golpeada pantalla quebrada rayada caja abri transporte estrellada ~ inspeccion recepcion embalaje dano pantalla horas transporte revision golpe
  110 220 voltaje enchufe transformador regulador apagon quemo subida corriente electrodomestico ~ voltaje voltios estabilizador regulador supresor variacion frecuencia sobretension transformador
  heladera refrigerador nevera refri frio frezzer escarcha gas litros pies freezer ~ refrigerador frost litros inverter consumo pies eficiencia compresor reposo
  lavarropas lavadora kilos carga frontal instalar manguera centrifuga superior automatica secarropas ~ lavadora kilos carga frontal centrifugado revoluciones instalacion toma desague
  aire acondicionado minisplit frio btu cuarto metros instalar split clima inverter ~ btu frigorias inverter metros split instalacion toneladas ambiente consumo
  servicio oficial marca tecnico autorizado fabricante garantia llevo fallo samsung taller ~ fabrica autorizado oficial marca taller serie defecto fabricante
  audifono auricular bluetooth inalambrico cancelacion manos emparejar conecta oido parlante bocina ~ bluetooth audifonos inalambrico emparejamiento cancelacion autonomia alcance metros higiene
  abierta exhibicion caja vitrina reacondicionado outlet rayado saldo demo muestra barato ~ exhibicion reacondicionado outlet detalle estetico empaque abierta grado remanufacturado
  bateria vieja pilas reciclar botar tele chatarra basura electronica dejar reciben ~ residuos electronicos raee reciclaje acopio pilas recoleccion disposicion contenedor
  extendida garantia seguro plan proteccion adicional anos comprar vale extra tele ~ extendida cobertura anos adicional poliza fabricante aseguradora vencimiento exclusiones
  cyber ciber internet maquina cabina cobran media fraccion minutos juego ~ tarifa fraccion minutos equipo cabina media tiempo saldo
  velocidad megas lento internet bajo plan fibra contrate llegan test wifi ~ mbps velocidad simetrica plan contratada medicion cable megas ancho banda
  caido servicio luz roja modem internet router parpadea navega conexion ~ modem reinicie averia senal luz interrupcion soporte fibra reporte
  instalacion fibra casa vienen cobran tecnico internet contratar cobertura zona ~ instalacion cobertura factibilidad habiles visita fibra acometida domicilio contrato
  cortaron reconexion pague debia suspendieron internet activan vuelve factura reactivar mora ~ reconexion suspension mora corte pago cargo horas restablecimiento vencida
  clave wifi cambiar contrasena vecino roba olvide nombre red router modem ~ contrasena wifi red router configuracion 192 administrador ssid cambio
  mudanza mudo traslado internet nueva casa direccion llevar servicio cambiar domicilio ~ traslado domicilio cobertura servicio direccion solicitud habiles costo factibilidad
  cancelar baja contrato internet plazo forzoso permanencia penalidad devolver modem desconectar ~ permanencia baja forzoso penalidad equipos comodato devolucion contrato rescision
  wifi cuarto llega piso senal debil repetidor mesh atras fondo paredes ~ repetidor mesh cobertura senal banda ghz router ubicacion alcance
  porno paginas adultas prohibidas ninos menores ciber cyber bloqueadas noche escolar ~ contenido adultos prohibido menores filtro acceso navegacion restringido edad
  caido descuenten compensacion reembolso internet fallo semana devuelvan pague reclamo ~ compensacion interrupcion abono proporcional factura indisponibilidad reclamo nota credito
  graban camara borra guarda disco video atras grabacion memoria ~ grabacion almacenamiento terabyte dvr sobrescribe disco retencion nvr
  ver celular camara app lejos casa viaje aplicacion conecto remoto ~ aplicacion remoto visualizacion p2p internet usuario dispositivo dvr nube
  noche oscuro camara infrarroja ve nitida color nocturna vision luz lejos ~ infrarrojo vision nocturna metros alcance led color lux resolucion
  kit camaras instalar cuatro ocho canales casa negocio cotizar cable ~ kit canales dvr camaras instalacion cableado metros incluye cotizacion
  wifi cable inalambrica poe camara diferencia conviene solar bateria internet ~ inalambrica ip poe coaxial analoga cableado utp senal alimentacion
  robo video copia policia denuncia pedir grabacion mostrar ladron entregar fiscalia ~ grabacion solicitud fiscalia autoridad denuncia copia exportacion evidencia resguardo
  alarma sensor movimiento sono puerta sirena falsa perro mascota ventana monitoreo ~ alarma sensor sirena panel monitoreo magnetico inmunidad mascotas central
  clave camara olvide contrasena dvr grabador resetear entrar usuario bloqueo app ~ contrasena dvr restablecimiento serie administrador fabrica reset codigo grabador
  borrosa sucia telarana camara limpiar mantenimiento ve sale imagen parpadea fuente ~ mantenimiento limpieza lente enfoque fuente conectores semestral revision imagen
  vecino apunta camara calle privacidad legal bano vestidor enfocan casa permiten ~ privacidad via publica aviso videovigilancia prohibido orientacion ley cartel
  cerco electrico portero videoportero timbre intercomunicador porton chapa citofono huella biometrico ~ cerco energizador videoportero intercomunicador biometrico electrica acceso metro control
  quede afuera encerrado abrir puerta llave adentro casa cerro departamento apertura ~ apertura puerta cerrajero emergencia domicilio chapa danos minutos tarifa
  copia llave duplicado sacar hacen duplicar llavecita candado moto ~ duplicado llave copia plana cruz puntos maquina minutos milimetrica
  auto carro llave dentro coche encerre perdi abrir cajuela baul carrito ~ vehiculo automotriz apertura marca ano modelo cerrajeria propiedad tarjeta
  chip control llave carro programar transponder telemando inmovilizador alarma coche copia ~ transponder chip programacion inmovilizador control telemando codificacion ano modelo
  cerradura chapa cambiar combinacion inquilino mude robaron llaves bombin cilindro guardas ~ cilindro cerradura cambio combinacion guardas bombin reemplazo amaestrado seguridad
  rompio llave adentro quebro trabada partida atorada cerradura media pedazo chapa ~ extraccion llave rota fragmento cilindro cerradura lubricacion grafito apertura
  noche madrugada cerrajero 24 domingo urgente feriado recargo viene emergencia tarde ~ nocturno recargo emergencia 24 guardia cerrajero domicilio tarifa feriado
  demostrar dueno papeles identificacion abrir piden casa cerrajero ine contrato ~ acreditar propiedad identificacion domicilio comprobante apertura titular documento cerrajero
  caja fuerte abrir combinacion olvide clave boveda digital blindada seguridad electronica ~ caja fuerte apertura combinacion taladro clave electronica fabricante boveda
  digital cerradura inteligente huella codigo smart tarjeta bluetooth pilas puerta instalar ~ inteligente huella codigo instalacion bateria biometrica espesor aplicacion mecanica
  porton persiana cortina metalica candado reja escritorio gaveta locker cajon abrir ~ porton cortina candado mueble archivador locker cerradura apertura pasador
  prestan oro gramo empenar cadena anillo dan alhaja empeno kilates ~ avaluo prestamo gramo kilates alhaja porcentaje prenda empeno valuacion
  interes mensual empeno cobran renovar mes porcentaje refrendo pagar prenda prestamo ~ interes mensual refrendo tasa prenda almacenaje plazo cat renovacion
  vencio empeno perdi prenda pague atrasado remate recuperar plazo gracia venden ~ vencimiento prenda gracia comercializacion remate desempeno boleta plazo adjudicacion
  boleta contrato perdi papel empeno desempenar reponer papelito recibo talon sacar ~ boleta reposicion empeno extravio titular contrato prenda identificacion denuncia
  reciben tele celular laptop consola herramienta empenar aparato factura moto guitarra ~ electronicos antiguedad funcionamiento factura cargador prenda modelo acepta imei
  desempenar sacar prenda recoger esposo cotitular titular papas familiar autorizado ~ titular cotitular beneficiario desempeno identificacion prenda boleta autorizado
  abonar capital parcial pagar parte bajar deuda empeno adelantar poco refrendar ~ abono capital refrendo saldo reduccion parcial intereses prestamo desempeno
  auto carro empenar moto coche papeles tarjeta factura circulacion manejando rodando ~ vehiculo factura tarjeton adeudos circulacion avaluo resguardo gps endoso
  robado procedencia papeles preguntan empeno comprobar declarar legal demostrar celular ~ procedencia licita declaracion propiedad identificacion factura robo autoridad prenda
  menor edad empenar 17 18 hijo anos identificacion requisito credencial ~ mayor edad identificacion oficial vigente requisitos comprobante domicilio empeno
  perdieron prenda danaron empenada robaron asegurada rayada guardan boveda cadena reponen ~ custodia seguro boveda prenda extravio indemnizacion avaluo resguardo restitucion
  remate venta joyas baratas rematadas prendas vencidas comprar garantia tienda usadas ~ remate prendas vencidas venta exhibicion garantia piso descuento almoneda
  reciben ropa usada vender traer compran llevo dejar cambian prendas closet ~ recepcion prendas estado marca consignacion seleccion temporada lavada compra
  consignacion porcentaje gano comision vendieron pagan dejan venta ~ consignacion comision porcentaje venta pago liquidacion vendedor contrato
  manchas rota usada estado detalle rechazan aceptan gastada olor bolitas prenda ~ estado manchas roturas rechazo criterio desgaste original lavado aceptacion
  vendio devuelven retirar prenda meses quedo buscar dono consigne tiempo ~ consignacion vencido retiro donacion plazo rebaja propiedad prenda
  trueque cambiar ropa puntos credito permuta canje intercambiar vale dinero ~ trueque canje credito permuta puntos prenda valor equivalente intercambio
  desinfectan lavada ropa usada limpia vapor bichos chinches higiene sanitizan muerto ~ sanitizacion lavado vapor desinfeccion prenda higiene ozono planchado revision
  marca original falsa imitacion bolso cartera trucha clon autentico gucci zara ~ autenticidad original replicas verificacion marca certificado falsificacion lujo serie
  paca fardo lote bulto americana kilo importada comprar mayoreo ~ paca fardo kilos calidad primera segunda lote mayoreo sellado
  muebles usados sillon cama refrigerador lavadora compran recogen flete sala ropero ~ mueble usado tasacion fotos retiro flete electrodomestico funcionamiento compra
  probar usado electrico funciona enchufar licuadora plancha garantia aparato falla segunda ~ probado funcionamiento usado aparato garantia estado prueba electrico
  regatear rebaja oferta ultimo precio descuenten negociable bajar usado baratito ~ negociable rebaja fijo regateo etiqueta descuento oferta usado marcado
  tono base piel maquillaje morena clara matiz color subtono corrector probar ~ tono base subtono matizador cobertura colorimetria muestra calido frio
  probador tester probar labial sombra higiene tienda abierto muestra mano gratis ~ tester probador muestra higiene aplicador desechable dorso sanitizado
  alergia ronchas ardio crema cara irrito picazon hincho rojo brote usar ~ alergia dermatologicamente prueba parche suspender irritacion antebrazo ingredientes dermatologo
  vence caduca abierto maquillaje rimel dura fecha expira vencida crema base ~ caducidad pao meses apertura lote vencimiento envase mascara conservacion
  grasa acne granos espinilla seca mixta rutina crema cara barritos poros ~ grasa mixta limpiador serum hidratante rutina acido salicilico niacinamida
  sol bloqueador protector spf manchas cara bronceador quema pano melasma factor ~ fps solar protector reaplicar horas factor uv amplio espectro
  perfume colonia original dura fija olor tester fragancia imitacion decant arabe ~ perfume fragancia parfum toilette fijacion concentracion horas mililitros notas
  tinte pelo cabello tono canas decolorar oxidante volumen rubio ceniza peroxido ~ tinte oxidante volumenes cobertura canas mezcla tono minutos peroxido
  vendedora catalogo revender comision distribuidora consultora afiliarme ganancia belleza campana unirme ~ consultora catalogo ganancia campana inscripcion porcentaje distribuidor pedido
  animales vegano crueldad natural cruelty parabenos organico testean conejo libre embarazada ~ vegano crueldad libre parabenos testeado organico certificacion natural sulfatos
  unas esmalte gel acrilico semipermanente lampara pestanas postizas pegamento removedor acetona ~ esmalte semipermanente lampara uv acetona pestanas adhesivo removedor acrilico
  rizos crespo alisado shampoo keratina caida frizz chino enrulado seborrea caspa ~ champu sulfatos rizado queratina acondicionador hidratacion capilar caida anticaspa
  hecho mano artesano hace pueblo comunidad indigena original hacen autentico ~ artesanal hecho mano comunidad origen tejedoras autentico pieza tecnica
  barro comal olla cazuela curar rajo jarro fuego plomo usar estufa ~ barro curado plomo esmalte fuego comal ceramica remojo alfareria
  igual diferente foto tono pieza artesania unica distinta exacta color medida ~ pieza unica variacion artesanal irregularidades natural tono exacto ligeras
  encargo personalizado mandar tejer hamaca bordar nombre artesania medida manualidad diseno ~ encargo personalizado artesano semanas diseno anticipo elaboracion medidas pieza
  lana alpaca sueter poncho ruana lavar pica tejido telar chal lavadora ~ alpaca lana lavado fria mano telar extendido sombra fibra
  madera tallada polilla hongo figura cuidar mascara barniz bicho aceite limpiar ~ madera tallada cera barniz polilla humedad tratamiento secado aceite
  avion maleta llevar fragil artesania aduana empacan burbuja extranjero quiebra exportar ~ embalaje fragil burbuja exportacion aduana artesania caja fitosanitario equipaje
  taller curso aprender tejer ceramica clase macrame crochet manualidades telar ensenan ~ taller curso materiales principiantes tecnica cupo sesiones macrame telar
  vender artesanias reciben dejan consignan proveedor tejo productos hago bisuteria ~ artesano proveedor consignacion muestras seleccion comision catalogo curaduria
  sombrero paja toquilla aguadeno jipi canasta mimbre palma bolso iraca mojado ~ sombrero toquilla palma fibra tejido horma humedad trenzado mimbre
  estambre hilo lana ganchillo aguja crochet madeja ovillo tejer metros grosor ~ estambre madeja ovillo gramos metros grosor aguja algodon lote
  guitarra principiante empezar nino aprender barata criolla acustica electrica tamano zurdo ~ guitarra acustica principiante tamano escala nailon zurdo funda diapason
  cuerdas cambiar guitarra rompio nailon metal encordar juego charango bajo tensar ~ encordado cuerdas calibre nailon juego cambio afinacion acero
  calibrar guitarra trastea luthier puente alta cejuela ajuste octavar duele ~ calibracion luthier octavacion trastes alma cejuela accion ajuste
  piano teclado teclas electrico organo pesadas afinar sensibles octava digital casio ~ teclado teclas sensibilidad polifonia octavas afinacion contrapesadas digital midi
  bateria tambor baquetas platillo parche bombo ruido redoblante cajon electronica ~ bateria parche platillos baquetas tom redoblante herrajes mallas percusion
  saxofon flauta trompeta boquilla clarinete cana boca higiene limpiar viento zapatilla ~ viento boquilla cana higiene zapatillas lubricante llaves limpieza desinfeccion
  alquilar rentar violin instrumento banda escuela mes chelo arriendo estudiante acordeon ~ alquiler instrumento mensual contrato estuche mantenimiento deposito estudiante
  clases guitarra maestro canto piano ensenan violin ninos aprendo profesor musica ~ clases instructor individual minutos canto nivel academia mensualidad
  probar tocar tienda guitarra enchufar instrumento amplificador sala volumen dejan agarrar ~ prueba instrumento sala asesor amplificador exhibicion volumen supervision
  humedad guitarra doblo mastil estuche sol guardar cuidar madera rajo calor ~ humedad estuche mastil temperatura madera higrometro tension conservacion deformacion
  usado vender guitarra compran parte pago reciben cambio instrumento viejo tasan ~ usado parte pago permuta avaluo instrumento consignacion estado tasacion
  pelota balon futbol numero 5 4 ponchada inflar desinflo basquet voley ~ balon numero presion inflado libras valvula cosido termosellado futsal
  camiseta seleccion equipo original replica dorsal estampar numero nombre jersey casaca ~ camiseta oficial dorsal estampado version replica licencia numero personalizada
  taquetes chimpunes botines guayos cancha pasto sintetico taco tachones futbol ~ botines tachones sintetico cesped firme turf sala suela superficie
  bici bicicleta talla rodado aro estatura montanera altura cuadro cambios ruta ~ bicicleta cuadro talla rodado estatura aro pulgadas velocidades suspension
  armar bicicleta armada taller ajustar frenos mantenimiento cadena ponchadura pinchazo servicio ~ armado ajuste frenos cadena parche mantenimiento camara lubricacion centrado
  pesas mancuernas kilos discos barra caminadora trotadora casa gimnasio corredora elastica ~ mancuernas discos kilos caminadora peso maximo usuario banco motor
  raqueta tenis encordar paleta padel cuerda grip tension pelotas frontenis tensar ~ raqueta encordado tension libras grip padel paleta cuerda
  traje bano natacion gorra lentes googles goggles piscina cloro nadar empanan ~ natacion gorro silicona goggles cloro antiempanante malla resistente lentes
  proteina suplemento creatina masa musculo batido engordar preentreno tomar scoop whey ~ proteina suplemento creatina porcion gramos sabor servicio registro whey
  uniforme equipo mandar hacer futbol liga jersey short medias sublimado numeros ~ uniforme sublimado deportivo minimo juego diseno numeracion tela conjunto
  carpa acampar camping bolsa dormir mochila tienda impermeable montana sleeping colchoneta ~ carpa plazas impermeable columna temperatura bolsa litros mochila sobretecho
  casco rodillera canillera espinillera talla guante box vendas proteccion protector bucal ~ casco proteccion espinilleras rodilleras onzas certificacion ajuste guantes talla
  cobraron precio etiqueta distinto caja anaquel estante gondola caro marcaba oferta ~ gondola precio diferencia respeta menor etiqueta exhibido caja verificador
  vencido leche yogur caducado fecha podrido malo vendieron hongo agrio compre ~ vencido caducidad cambio lacteos reposicion comprobante fecha producto frescos
  bolsa plastica traer cobran tela funda carrito jabas reutilizable caja compras ~ bolsa reutilizable plastica costo ecologica prohibicion ley tela compostable
  limite unidades maximo oferta llevar aceite azucar agotado promocion acabo ~ limite unidades maximo promocion agotar existencias familia stock vale
  carne molida kilo filete cortar carniceria picada moler bistec res pollo ~ carniceria corte kilo molida res fileteado peso empaque cerdo
  fruta verdura pesar balanza bascula kilo madura tocar papa palta aguacate ~ fruver balanza pesaje kilo frutas verduras codigo fresco granel
  jamon queso rebanar lonja fiambre gramos rebanado cortado embutido fiambreria salami ~ fiambreria gramos rebanado embutidos lascas corte grosor queso mostrador
  reemplazo sustituto faltante pedido cambiaron marca linea super trajeron online ~ sustitucion producto faltante similar pedido linea picking reembolso llamada
  envase retornable botella vacia cerveza casco gaseosa devolver jaba cajilla refresco ~ envase retornable deposito canje botella casco vacio cajilla garantia
  cadena frio congelado helado derretido descongelado carne llego tibio pollo bolsa ~ congelado frio temperatura cadena refrigerado grados termica descongelado recibo
  carrito super changuito coche estacionamiento llevar afuera calle nino carro sacar ~ carrito compras estacionamiento exterior devolver ninos zona uso
  rotacion acomodar vencer primero estante reponedor surtir gondola mercaderia viejo atras ~ peps rotacion caducidad reposicion anaquel frente primeras vencer inventario
  caja rapida fila cajero articulos preferencial embarazada pocas cosas cola ancianos ~ caja rapida articulos maximo preferencial autocobro tercera discapacidad prioridad
  caja bulto fardo saco costal mayoreo media docena minimo unidad suelto ~ mayoreo caja bulto fardo minimo unidades escala presentacion display
  arroz azucar harina saco quintal costal kilos 50 precio frijol granos ~ saco quintal kilos arroz azucar granos presentacion costal bulto
  aceite galon bidon caja litros docena cocina pomo botella precio girasol ~ aceite caja litros bidon vegetal unidades presentacion soya galon
  pulperia tienda tiendita bodega kiosco abarrote almacen abrir surtir changarro registrarme ~ minorista detallista registro codigo abarrotes tendero ruc alta lista
  ruta camion reparto mercaderia pasan preventista vendedor barrio visita entrega pedido ~ ruta preventista reparto semanal zona visita monto entrega camion
  faltaron cajas incompleto bodega descarga contar rotas golpeadas latas abolladas chofer ~ conteo recepcion faltante guia remision averia descarga firma conforme
  cerca vencer mercaderia vencida cambian proveedor canje devolver fecha corta distribuidor ~ canje vencer proveedor rotacion fecha corta nota credito lote
  lista precios subio aumento aceite cambia semana mantiene cotizacion dolar vigencia ~ lista precios vigencia variacion cotizacion sujeto proveedor actualizacion alza
  bodega almacenar saco humedad gorgojo raton piso tarima estiba guardar arroz ~ tarima estiba humedad plagas ventilado almacenamiento separacion apilar roedores
  cigarro cerveza licor alcohol menor 18 ron vender licencia tienda cigarrillos ~ tabaco bebidas alcoholicas licencia mayor edad venta prohibida patente
  cuadrilla cargador estibador ayudan subir bajar camion carga montacarga propio flete ~ estiba carga descarga montacargas anden vehiculo estibadores turno rampa
  panal toallita mojado cambian avisa popo pipi controla calzon ensucia entrenador ~ esfinteres control panal cambio pomada muda bano retiro entrenamiento higiene bacinica
  adaptacion llora lloro separarse primera despega acostumbra pegado berrinche extrana agarra ~ adaptacion periodo gradual acompanamiento apego jornada reducida semana ingreso figura
  siesta duerme dormir cuna chupon chupete peluche cobija frazada sueno mimir colchoneta ~ descanso siesta colchoneta sabana objeto apego rutina sueno cuna reposo
  mordio mordida mordieron rasguno aranazo pego empujo companerito moreton golpeo pelea ~ incidente mordedura conducta agresion bitacora reporte notifica educadora supervision observacion
  fiebre calentura moco mocoso gripe tos diarrea vomito piojo varicela pie boca contagia mandarlo ~ contagiosa enfermedad temperatura sintoma suspende asistencia certificado reingreso pediatra pediculosis conjuntivitis
  jarabe gotas remedio medicina antibiotico pastilla darle paracetamol inhalador nene bebe ~ medicamento administracion receta dosis autorizacion firmada horario etiquetado suministra educadora
  recoge retira busca abuela tia nana vecina lleva salida papa ninera separados ~ autorizada retiro entrega menor identificacion credencial lista tutor autorizacion gafete
  biberon mamadera tetero leche formula papilla pure lactancia pecho calienta bebe ~ lactante biberon formula leche rotulado esterilizado refrigeracion preparacion ablactacion materna
  muda ropa cambio mochila bata delantal guardapolvo pintorcito marcar etiqueta crocs ~ muda rotulado repuesto delantal prenda marcada nombre bolsa mochila identificada
  edad meses anos cumple entra sala kinder prekinder maternal cumplidos nacio corte ~ edad cumplida sala nivel maternal prekinder ingreso cumplir fecha corte agrupacion
  lonchera vianda colacion lunch merienda recreo galleta dulce papitas refrigerio chatarra jugo ~ colacion saludable refrigerio ultraprocesado prohibido fruta lonchera nutricional minuta sello alimentacion
  camara video ver fotos mandan enterarse comio durmio cuaderno whatsapp agenda grupo ~ bitacora cuaderno comunicacion diario reporte plataforma circuito camara registro fotografia educadora
  utiles lista cuaderno lapices crayola tijera resistol plasticola cartulina forro forrar marcar plumon ~ utiles escolares lista material forrado rotulado marca cuaderno entrega grado inicio
  uniforme chomba jumper pants deportivo buzo pollera zapatilla zapato corbata sueter calceta usar ~ uniforme reglamentario prenda deportivo falda pantalon calzado color escudo educacion fisica
  pelo cabello largo tenido arete piercing unas pintadas tatuaje maquillaje corte barba ~ presentacion personal reglamento cabello recogido accesorio maquillaje aseo corte permitido
  celular telefono tablet clase quitaron sacar decomisaron audifono jugar reloj tiktok incautaron ~ celular dispositivo prohibido aula decomiso retencion apoderado devolucion electronico uso pedagogico
  bullying acoso molestan burlan pegan insultan apodo amenazan ciberacoso companero miedo ~ acoso escolar convivencia protocolo denuncia orientador hostigamiento mediacion sancion activacion
  tarea deber atrasada entregar trabajo olvido maqueta exposicion plazo aceptan tarde ~ tarea entrega fuera plazo descuento nota extemporanea puntaje profesor calificacion
  examen faltar prueba recuperar falto enfermo repetir rendir tomar certificado parcial ~ evaluacion recuperativa inasistencia justificacion diferida pendiente reprogramacion calendario supletorio certificado
  reprobo repitio jalo raspo reprobada aplazado materia debe llevar extraordinario recuperatorio marzo previa ~ extraordinario recuperacion promocion reprobado asignatura repitencia regularizacion remedial examen minima
  nota boleta libreta calificacion promedio ver saco boletin subieron parciales bimestre ~ boletin calificaciones bimestre trimestre plataforma entrega promedio escala aprobatoria minima publicacion
  falto faltar inasistencia ausente justificar justificante aviso gripe viaje permiso clase ~ inasistencia justificacion justificante porcentaje asistencia minima apoderado preceptor injustificada
  reunion junta padres apoderados hablar maestra seno profe entrevista citaron director tutoria ~ entrevista apoderado reunion atencion tutor docente cita agenda orientacion acudiente
  transporte camioncito combi furgon buseta ruta transportista pasa recorrido parada lleva escolar ~ transporte escolar ruta parada monitora recorrido paradero acompanante unidad cinturon
  traslado cambio colegio escuela pase papeles vacante boleta solicita mudarse mitad ~ traslado pase expediente constancia vacante nivelacion certificado estudios equivalencia matricula
  inscripcion matricula cupo lugar vacante papeles acta nacimiento curp vacunas anotar apartar preinscripcion ~ matricula inscripcion acta nacimiento vacunacion cartilla requisito vacante reinscripcion expediente
  paseo excursion salida museo campamento permiso firmar granja visita camion llevan ~ salida pedagogica autorizacion firmada excursion seguro docente acompanante itinerario traslado campamento
  autismo tea dislexia tdah hiperactivo especial sombra adaptacion lento apoyo maestra terapia ~ inclusion necesidades educativas adecuacion curricular acompanante terapeutico diagnostico psicopedagogia integracion ajustes
  taller futbol ajedrez ballet teatro tarde extraescolar quedarse despues club robotica karate ~ extracurricular taller vespertino actividad inscripcion cupo monitor deportivo horario extension
  cayo golpe recreo fractura sangra enfermeria descalabro quebro accidente brazo chichon seguro ~ accidente escolar enfermeria seguro primeros auxilios traslado apoderado botiquin cobertura protocolo
  perdido sueter lonchera termo chamarra campera olvido quedo salon extraviado ~ extraviado objetos porteria perdidos prenda rotulada conserjeria reclamo donacion bodega
  beca descuento promedio hermano hermanito segundo ayuda pobre recursos media ~ beca socioeconomico porcentaje hermanos promedio renovacion postulacion convocatoria arancel colegiatura
  copiar copio acordeon machete torpedo trampa plagio chatgpt internet ia pillaron ~ plagio deshonestidad academica copia anulacion integridad inteligencia artificial citas originalidad sancion
  servicio social horas comunitario alfabetizacion graduarme cumplir bachiller liberar confronto ~ servicio social horas labor comunitaria requisito graduacion constancia acreditacion proyecto liberacion
  graduacion graduarse toga birrete fiesta baile promo anuario diploma anillo padrino ceremonia ~ graduacion ceremonia toga birrete egresado acto clausura invitacion diploma fotografia
  ingreso admision psu paes icfes entrar puntaje universidad preuniversitario cbc admitieron ~ admision puntaje corte examen ingreso ponderacion postulacion convocatoria resultado listado
  materia ramo retirar baja botar quitar cursar abandonar curso semestre inscrita ~ retiro asignatura baja temporal plazo semestre periodo extemporanea academico carga
  convalidar validar equivalencia reconocen materias universidad cambio homologar ramos carrera ~ convalidacion homologacion equivalencia asignatura programa creditos silabo plan estudios porcentaje
  tesis titularme titulacion titulo recibirme sinodal asesor defensa tesina memoria grado sustentar ~ titulacion tesis modalidad asesor jurado sustentacion defensa grado tesina diplomado
  certificado diploma constancia curso imprimir descargar sirve curriculum valido aval terminar ~ certificado finalizacion digital emision aprobacion verificacion aval codigo constancia
  grabada grabacion clase verla despues vivo zoom perdi conectar repetir meet asincronico ~ grabacion sesion vivo asincronica disponible plataforma acceso repositorio sincronica campus
  acceso vence curso vitalicio siempre terminar tiempo caduca ver ritmo expira ~ acceso vigencia vitalicio meses caducidad prorroga plataforma ritmo modulo contenido
  foro actividad modulo quiz cuestionario intento moodle subir archivo trabo avanza video desbloquea ~ modulo cuestionario intentos autoevaluacion porcentaje campus virtual entrega formato actividad desbloqueo
  record academico kardex historial notas legalizado apostilla analitico constancia alumno regular ~ kardex historial academico certificado analitico constancia alumno regular legalizacion apostilla tramite
  biblioteca credencial carnet estudiante tarjeta universitaria tne boleto estudiantil pase ~ credencial universitaria carnet estudiantil vigente resello reposicion fotografia beneficio tarifa
  practica pasantia interno empresa residencia convenio horas internado ~ practica profesional pasantia convenio creditos horas supervisor carta presentacion informe empresa
  pausar congelar congelo semestre dejar embarazo volver retomar reincorporar licencia carrera ~ congelamiento suspension temporal reincorporacion reingreso semestre solicitud maximo licencia academica
  nivel examen ubicacion ingles empiezo basico intermedio prueba clasificar oxidado a1 b1 ~ colocacion diagnostico nivel marco europeo ubicacion evaluacion oral escrita clasificacion principiante
  toefl ielts cambridge delf dele certificado internacional first preparan rendir visa ~ certificacion internacional examen preparacion oficial puntaje simulacro sede vigencia inscripcion
  libro texto copia fotocopia pdf workbook usado comprar incluye manual ejercicio ~ libro texto material didactico digital codigo edicion incluido cuadernillo editorial licencia
  conversacion hablar club platicar charla soltar practicar nativo gringo pronunciar verguenza ~ conversacion club fluidez oral nativo docente tandem pronunciacion moderador practica
  demora aprender meses nivel avanzado terminar hablar fluido rapido intensivo ~ duracion nivel lectivas modulo intensivo regular semanal bimestre ciclo
  grupo alumnos salon chiquito lleno particular individual solo pareja ~ maximo alumnos grupo reducido minimo apertura individual modalidad participantes cupo
  idioma frances aleman portugues italiano chino coreano japones ensenan dan quechua ~ idiomas frances aleman portugues italiano mandarin japones lengua oferta
  traducir traduccion traductor acta papeles jurado oficial perito ingles documento ~ traduccion jurada certificada perito traductor palabra tarifa documento oficial sello
  repetir nivel reprobe pasar examen final minimo aprobar ingles puntaje faltas ~ aprobacion nivel porcentaje minimo examen final oral asistencia promocion repeticion modulo
  nativo extranjero profesor maestro gringo acento venezolano britanico americano ensena ~ docente certificado nativo bilingue acento titulado acreditacion metodologia comunicativo
  guitarra piano teclado bajo bateria violin canto ukelele saxofon flauta cajon ensenan ~ instrumento guitarra piano violin bateria canto percusion viento cuerda catedra
  instrumento comprar prestan alquilan tengo guitarra practicar casa teclado propio llevar ~ instrumento prestamo alquiler propio deposito sala estudio accesorio contrato comodato
  cuerda rompio rota afinar cambiar puente cejilla guitarra encordar desafina capotraste ~ encordado cuerda calibre afinacion luthier nylon reposicion mantenimiento traste
  nene chiquito edad empezar musica cinco anos iniciacion estimulacion bebe ritmo ~ iniciacion musical edad minima estimulacion temprana infantil ritmica preparatorio anos
  grande viejo adulto jubilado nunca toque cero oido tieso empezar tarde ~ adulto principiante conocimiento previo edad limite nivel inicial requisito experiencia
  recital concierto tocar presentacion publico muestra verguenza audicion cancion escenario entrada ~ recital audicion muestra semestral repertorio presentacion ensamble escenario ensayo general
  leer nota partitura solfeo teoria cifrado acorde pentagrama oido obligatorio ~ solfeo lectura teoria partitura lenguaje musical armonia pentagrama complementaria obligatoria
  practicar ensayar sala cabina banda ruido ampli bateria rentar cuarto ~ sala ensayo cabina reserva amplificador backline insonorizada turno alquiler equipo
  canta voz ronca ronco garganta desafino gritar afonico disfonia coro registro ~ voz tecnica vocal disfonia reposo calentamiento hidratacion foniatra coro respiracion tesitura
  boquilla cana saxo clarinete limpiar saliva trompeta flauta compartir asco ~ boquilla cana higiene personal desinfeccion aceite limpieza instrumento viento lavado
  conservatorio examen oficial titulo grado abrsm berklee certificado musica reconocido ~ certificacion examen grado trinity conservatorio reconocimiento programa titulo oficial preparacion
  matematica mate algebra fisica quimica fracciones calculo materia explican apoyo ramo ~ asignatura matematica fisica quimica algebra nivelacion refuerzo secundaria universitario contenidos
  casa domicilio viene profe ensenar vas trasladarse zona online lejos ~ domicilio modalidad tutor traslado zona recargo virtual presencial cobertura visita
  urgente manana examen repaso salvar emergencia extra noche parcial preparar ~ repaso intensivo previo examen disponibilidad recargo anticipacion sesion guia simulacro
  tareas dirigidas ayudar deber nene leer escribir lectoescritura primaria despues acompanar ~ tareas dirigidas acompanamiento lectoescritura primaria apoyo escolar comprension habitos estudio
  mandar temas guia fotos ejercicio cuaderno antes traer llevar prueba libro profe ~ material temario guia ejercicios anticipacion programa enviar calculadora cuaderno diagnostico
  hacen resuelven tarea trabajo tesis pagar hagan monografia proyecto examen ~ elaborar etica academica prohibido orientacion asesoria resuelve evaluaciones terceros acompana
  cambiar profe tutor cae bien explica entiende maestra gusto ~ cambio tutor asignacion reemplazo solicitud coordinacion afinidad costo sesion prueba
  avance mejora progreso papa saber sirve notas subio informe reporte hijo ~ informe progreso mensual avance objetivos retroalimentacion coordinador reporte diagnostico padres
  varios hermanos amigos juntos compartida grupo dos mismos dividir companeros ~ grupal compartida tarifa alumno maximo participantes nivel simultanea sesion
  paquete bono horas sobraron vencen usar sueltas mes abono tutoria ~ paquete horas vigencia consumo transferible vencimiento bono sesiones saldo acumulable
  libro prestan sacar llevarme casa novela carnet tiempo socio ~ prestamo domicilio ejemplares maximo volumen titulos plazo usuario lector
  renovar libro alargar extender semana termine leer prorroga quedarmelo ~ renovacion prestamo prorroga reservado veces vencimiento catalogo usuario linea
  atrase libro devolver tarde multa vencio entregue debo suspendieron ~ mora devolucion tardia multa suspension prestamo sancion ejemplar diario usuario
  perdi libro mojo rayo rompio hoja perro arranco cafe extravie arruine ~ extravio deterioro reposicion ejemplar mismo edicion titulo valor subrayado mutilacion
  reservar libro prestado apartar alguien tiene esperar avisen devuelvan lista ~ reserva ejemplar espera notificacion disponible retiro mostrador usuario prestado
  enciclopedia diccionario consulta periodico diario antiguo archivo referencia mapa tesis revista ~ consulta sala referencia hemeroteca coleccion reserva excluido prestamo investigador fondo
  computadora compu internet cafe imprimir usar escanear pc wifi clave hoja ~ equipo computo sesion minutos impresion turno uso escaner navegacion usuario
  carnet socio hacerse credencial inscribir biblioteca registrarme recibo luz domicilio foto ~ socio inscripcion carnet comprobante domicilio identificacion garante lector vigencia
  donar libros viejos regalar tengo caja aceptan reciben enciclopedia texto abuelo ~ donacion material bibliografico seleccion estado criterios acepta acervo descarte
  cuento cuentacuentos ninos lectura taller club leer infantil sabado actividades ~ cuentacuentos infantil lectura club sala mediacion animacion edad programa ludoteca
  estudiar sala cubiculo silencio hablar grupo mesa comer cafe ruido laptop ~ sala estudio cubiculo grupal silencio reserva alimentos prohibido permanencia maximo
  ebook digital tablet kindle audiolibro bajar leer celular electronico app ~ plataforma digital libro electronico audiolibro descarga prestamo credenciales licencia aplicacion
  bautizo bautizar bautismo bebe ahijado pila ropon agua requisitos nene bautizan ~ bautismo acta nacimiento platica prebautismal padrino sacramento inscripcion parroquia preparacion
  padrino madrina compadre casado soltero divorciado confirmado juntado ser requisitos ~ padrino confirmacion sacramento requisito casado catolico soltero edad constancia
  boda casarme casar matrimonio novios templo iglesia amonestaciones cura apartar prematrimonial ~ matrimonio religioso expediente prematrimonial curso amonestaciones fe bautismo confirmacion civil presentacion testigos
  fe bautismo papel constancia partida copia sacar confirmacion libro bautizaron ~ fe bautismo constancia partida registro archivo libro folio anotacion sacramental
  misa difunto finado intencion anotar aniversario muerto novenario mencionar rezar ofrenda ~ intencion misa difunto estipendio ofrenda anotacion secretaria aniversario accion gracias
  misa horario domingo rosario confesion confesar padre sabado eucaristia ~ celebracion eucaristica horario dominical confesion adoracion santisimo rosario rezo
  comunion catecismo catequesis primera nena anos anotar confirmacion vestido sabado ~ catequesis primera comunion edad inscripcion ciclo catequista sacramento fe asistencia
  enfermo moribundo uncion grave hospital padre visita comulgar cama oleos ~ uncion enfermos visita sacerdote ministro extraordinario comunion domicilio urgencia
  quinceanera quince misa accion gracias boda flores adornar fotografo mariachi arroz coro ~ templo decoracion flores fotografo arroz adorno reglas ceremonia musica liturgica
  cenizas urna nicho columbario cripta osario crematorio guardar restos esparcir panteon ~ columbario nicho cripta urna perpetuidad mantenimiento cenizas restos exhumacion
  bendecir bendicion casa carro auto agua bendita imagen santo cura ~ bendicion sacerdote solicitud domicilio vehiculo imagen visita agenda secretaria
  despensa ropa caritas comida pobre ayuda necesitada viveres mercado canasta parroquia ~ caritas despensa pastoral social viveres ayuda entrega donativo ropero canasta
  licencia funcionamiento local abrir tienda puesto habilitacion patente municipal permiso ~ licencia funcionamiento habilitacion patente giro comercial uso suelo inspeccion bomberos municipal
  construir barda obra ampliar cuarto permiso albanil piso plano techar muro ~ licencia construccion planos firmados director obra arquitecto alineamiento permiso metros
  predial contribucion abl arbitrio casa impuesto inmobiliario debo pago cuenta catastro ~ predial catastral impuesto inmobiliario descuento pronto pago recargo valor avaluo
  puesto ambulante vender calle tianguis feria carrito comida banqueta vereda plaza ~ ambulante via publica comercio permiso espacio metros feria ocupacion inspector
  acta nacimiento registro civil registrar bebe partida copia nacio inscribir apellido ~ registro civil acta nacimiento inscripcion copia certificada certificado partida testigos
  basura pasa camion recolector sacar bolsa muebles viejos escombro poda ramas ~ recoleccion residuos horario organico voluminosos reciclaje escombro ruta contenedor
  bache alumbrado foco poste luminaria calle oscuro hoyo fuga arreglen reportar ~ reporte alumbrado luminaria bacheo folio mantenimiento via publica servicios cuadrilla
  arbol podar tumbar cortar talar rama raiz vereda cable vecino permiso ~ poda tala arbol dictamen autorizacion ambiental inspeccion reposicion especie
  fiesta calle cerrar evento ruido vecino permiso sonido parlante bloquear baile ~ cierre calle evento autorizacion vecinos firmas decibeles vialidad horario proteccion
  licencia conducir brevete registro manejo carnet carro sacar renovar vista moto examen ~ licencia conducir examen teorico practico categoria agudeza visual renovacion vigencia tipo
  infraccion boleta foto multa transito grua corralon llevaron estacionado auto impugnar ~ infraccion descargo multa corralon liberacion acarreo descuento juez transito
  constancia residencia domicilio vecindad vivo carta certificado papel testigos cedula ~ constancia residencia vecindad comprobante domicilio testigos fotografia expedicion identificacion
  panteon cementerio entierro sepultura fosa tumba lapida enterrar nicho perpetuidad ~ inhumacion cementerio fosa refrendo perpetuidad boleta certificado defuncion exhumacion
  expensas cuota mantenimiento administracion gastos comunes condominio debe moroso atraso vecino ~ expensas cuota ordinaria mora interes gastos comunes morosidad fondo reserva alicuota
  extraordinaria derrama cuota techo pintura ascensor obra aprobar pagan fondo ~ cuota extraordinaria asamblea acuerdo fondo reserva mayoria prorrateo coeficiente obra
  ruido vecino fiesta musica arriba taladro gritos tacones noche ladra bochinche ~ ruido molesto horario silencio descanso amonestacion sancion reglamento convivencia bitacora
  mudanza mudarse camion flete muebles elevador subir refrigerador trasteo colchon domingo ~ mudanza montacargas aviso horario deposito garantia ascensor autorizacion administracion protector
  alberca pileta piscina invitados banarse nadar gorra llave ninos vidrio inflable ~ piscina aforo invitados unidad menores acompanados ducha traje envases vidrio horario
  salon quincho asador parrilla terraza sum palapa apartar fiesta cumple asado ~ salon usos multiples quincho reserva deposito limpieza asistentes asador horario
  remodelar albanil obra romper pared muro piso taladro depto bano escombro ~ remodelacion obra autorizacion muro estructural escombro horario trabajadores bitacora planos
  goteo filtra humedad mancha techo vecino arriba gotera tubo cano pared depto ~ filtracion humedad tuberia privativo comun responsable inspeccion reparacion columna bajante
  cajon cochera estacionamiento visita ocupo lugar parqueo moto doble invitado ~ cajon asignado visitas estacionamiento inmovilizador tarjeton grua comun vehiculo
  asamblea votar junta voto poder apoderado quorum vecinos administrador cambiar consejo ~ asamblea quorum convocatoria poder mayoria coeficiente comite copropietario acta votacion
  airbnb rentar alquilar depto temporal huespedes turistas inquilino subarrendar ~ alquiler temporario plataforma huespedes registro prohibido reglamento copropiedad estancia minima
  balcon ropa tender colgar ventana fachada antena bici reja toldo malla ~ fachada balcon tendido prohibido estetica malla uniformidad cerramiento antena
  elevador ascensor atorado parado trabado encerrado sirve descompuesto escalera ~ ascensor emergencia intercomunicador mantenimiento tecnico rescate citofono capacidad certificacion
  portero guardia conserje vigilante paquete caseta recibe encomienda visita qr anunciar ~ conserjeria paqueteria registro visitas caseta autorizacion citofonia encomienda bitacora acceso
  aval fiador garantia rentar alquilar propietaria sueldo recibo caucion poliza requisitos arrendar ~ aval fiador garantia seguro caucion poliza juridica ingresos comprobables investigacion arrendatario
  deposito fianza devuelven mes entregar depto descontaron irme pintar garantia ~ deposito garantia devolucion inventario desperfecto entrega inmueble adeudo servicios arrendador
  comision inmobiliaria corredor porcentaje vender cobran honorario corretaje ustedes venta ~ comision corretaje porcentaje honorarios operacion cierre exclusividad intermediacion precio
  visitar depto ver casa mostrar conocer ensenar recorrer mirar llave departamento ~ visita inmueble agente recorrido cita identificacion virtual coordinar propiedad
  apartar reserva sena casa arrepiento devuelven oferta separar enganche ~ reserva sena arras oferta compraventa promesa penalidad desistimiento boleto
  renta sube aumento alquiler ajuste canon anual inflacion indice contrato subieron ~ incremento indice inflacion actualizacion renovacion canon anual ipc contrato arrendamiento
  antes irme romper contrato terminar alquiler mudarme penalidad anticipado inquilino salir ~ rescision anticipada penalidad preaviso contrato arrendamiento terminacion indemnizacion meses arrendatario
  arreglar calentador boiler calefon fuga cano inquilino dueno casa paga descompuso lavabo ~ reparacion mayor menor arrendador arrendatario corresponde mantenimiento desgaste vicio estructural
  avaluo tasacion vale casa valuar precio tasar vender metro valuacion ~ avaluo tasacion perito valuador comparables metro cuadrado mercado dictamen comercial
  hipoteca credito infonavit banco casa comprar financiado procrear prestamo subsidio ~ hipotecario preaprobacion enganche avaluo infonavit financiamiento subsidio plazo precalificacion
  perro gato mascota depto renta aceptan alquilar cachorro dueno ~ mascotas arrendador clausula deposito adicional raza consentimiento inmueble permitidas
  escrituras papeles casa gravamen deuda libre herencia limpia terreno ejidal vender ~ escritura gravamen libertad certificado titulo registro propiedad adeudo regularizada sucesion
  escritorio fijo hotdesk puesto flotante silla trabajar laptop mesa pase oficina ~ escritorio flexible fijo pase diario membresia estacion hot desk oficina privada
  sala juntas reunion reservar credito pantalla proyector pizarron invitados videollamada ~ sala juntas reserva creditos capacidad proyector membresia pizarra excedente
  domicilio fiscal oficina virtual direccion correspondencia recibir correo facturar empresa registrar ~ domicilio fiscal oficina virtual correspondencia recepcion comercial contrato direccion tributaria
  noche madrugada finde entrar acceso veinticuatro tarjeta domingo huella abierto trabajar ~ acceso veinticuatro tarjeta membresia biometrico huella horario ilimitado recepcion
  invitado visita amigo traer socio pasar pase recibir acompanante ~ invitado visitante registro recepcion pase cortesia anfitrion coworker
  llamada cabina hablar ruido telefono videollamada zoom audifono gritar silencio callado ~ cabina telefonica llamada minutos silenciosa zona audifonos videollamada insonorizada
  cafe cocina refri microondas comer taza lavar lonche escritorio gratis leche ~ cocina compartida cafe ilimitado microondas refrigerador rotulado vajilla area consumo
  imprimir copia impresora escanear hoja color gratis plotter incluido ~ impresion hojas incluidas mensual color excedente escaner plan multifuncional
  wifi lento internet cable fibra velocidad caido megas red ethernet vpn ~ fibra optica megas redundante red ancho banda soporte cableado respaldo
  bodega tamano medida cabe depto muebles refri carro cuarto metros chica mediana ~ minibodega metros cuadrados cubicos tamano unidad capacidad dimensiones mediana altura
  candado llave perdi chapa cortar bodega abrir propio clave combinacion ~ candado propio cizalla corte cilindrico llave duplicado titular unidad apertura
  guardar prohibido gasolina comida llanta animal pintura gas armas bodega quimico ~ prohibido inflamable perecedero explosivo ilicito sustancias toxico almacenar animales
  embargo rematan sacan cosas debo bodega meses atraso subastan candado perder bloquearon ~ mora bloqueo acceso remate abandono bienes liquidacion sobrecandado subasta arrendatario
  humedad moho raton polilla cucaracha bicho mojar goteo colchon guardado fumigan ~ fumigacion humedad plagas ventilacion tarima plastico control pallet protege
  robaron bodega seguro incendio cubre responde cosas valor dano camara ~ seguro contenido cobertura valor declarado inventario siniestro vigilancia circuito poliza
  meter sacar cosas horario bodega carga camion diablito carrito rampa muelle montacargas ~ anden carga carro transportador horario acceso maniobras rampa elevador diablo
  vivir dormir bodega ensayar taller trabajar oficina luz enchufe conectar ~ habitar prohibido exclusivo almacenamiento electricidad uso taller residir conexion
  entrar bodega hermano autorizar empleado mudancero mandar sacar titular ~ autorizado titular poder acceso adicional registro identificacion carta codigo
  cajas burbuja embalaje carton cinta fundas comprar empacar plastico playo ~ cajas carton embalaje plastico burbuja cinta venta fundas stretch papel
  cambiar bodega chica grande mudar achicar unidad diferencia espacio ~ cambio unidad tamano prorrateo diferencia disponibilidad ajuste renta traslado
  divorcio divorciar separar separarme esposo mutuo acuerdo marido bienes demora juez ~ divorcio incausado mutuo consentimiento convenio liquidacion conyugal demanda conyuge juzgado
  pension alimentos manutencion hijo papa paga mantener cuota debe alimenticia embargo ~ pension alimenticia porcentaje ingresos descuento nomina alimentos deudor embargo menor
  custodia tenencia hijo visitas quitar patria potestad papa fines ver mama ~ custodia guarda regimen visitas convivencia patria potestad tenencia juez interes superior
  despidieron despido corrieron echaron botaron finiquito liquidacion demandar patron trabajo injusto ~ despido injustificado demanda laboral indemnizacion conciliacion prescripcion liquidacion finiquito tribunal
  herencia heredar murio testamento casa hermanos papa intestado sucesion repartir fallecio ~ sucesion intestamentario heredero declaratoria albacea testamento acta defuncion bienes juicio
  consulta abogado primera gratis cuesta asesoria cobra platicar caso orientar ~ consulta inicial honorarios asesoria minutos acreditable asunto valoracion abono
  honorario abogado gana pierde porcentaje cuota litis cobran juicio pagar exito ~ cuota litis honorarios porcentaje anticipo iguala gastos judiciales convenio exito
  detenido preso carcel arrestaron fianza ministerio fiscalia cana penal denuncia llevaron ~ detenido defensa penal audiencia fiscalia fianza urgencia formalizacion imputado garantia
  secreto confidencial contar saber divulgar abogado platico parte enterarse ~ secreto profesional confidencialidad conflicto interes reserva divulgar expediente
  demandaron citacion notificacion llego papel juzgado actuario contestar audiencia asustada ~ emplazamiento contestacion demanda plazo habiles rebeldia notificacion traslado juzgado audiencia
  expediente caso va avance demora juicio saber estado llevan meses sentencia ~ expediente estado procesal informe mensual etapa sentencia actuacion seguimiento resolucion
  inquilino desalojar paga sacar desalojo casa renta lanzamiento invadieron ocupa ~ desahucio desalojo lanzamiento juicio arrendamiento incumplimiento sentencia requerimiento posesion
  choque accidente lesion indemnizacion medico negligencia atropellaron dano seguro reclamar ~ responsabilidad civil indemnizacion danos perjuicios peritaje lesiones reclamacion lucro
  poder carta firmar hermano extranjero representar notarial vender viajo general especial ~ poder notarial especial general mandatario poderdante revocacion facultades otorgamiento apostilla
  escritura escriturar casa gastos notaria comprar terreno cuesta titulo papeles nombre ~ escrituracion compraventa aranceles traslado dominio inscripcion registro impuesto adquisicion certificado
  testamento hacer heredar dejar casa hijos testigos vivo firmar cambiar ultimo ~ testamento publico abierto testador testigos revocable otorgamiento septiembre identificacion heredero
  copia certificada certificar legalizar autenticar sello original cotejo titulo hoja notario ~ certificacion cotejo copia fiel original foja arancel autenticacion compulsa
  firma certificar autenticar reconocer carro contrato notario presente ambos huella ~ certificacion firma presencial comparecencia huella autenticacion biometrica identificacion vigente rogacion
  permiso viaje menor salir pais hijo papa autorizacion extranjero aeropuerto firmar ~ autorizacion salida menor progenitor notarial vigencia pasaporte acta migracion destino
  sociedad constituir empresa sas srl sa socios abrir acta constitutiva compania capital ~ constitutiva sociedad estatutos denominacion capital social socios razon protocolizacion
  apostilla apostillar extranjero espana titulo papeles legalizar cancilleria fuera ~ apostilla haya cancilleria legalizacion documento publico exterior tramite traduccion
  firma viejito enfermo hospital cama notario domicilio visita sale abuelo silla ~ domicilio firma traslado notario certificado medico lucidez incapacidad recargo diligencia
  escritura perdi copia extravie segunda testimonio sacar papa antigua robaron ~ segundo testimonio copia protocolo archivo escritura numero volumen interesado expedicion
  fe hechos constatar inventario acta notario testigo dano vecino levantar ~ fe hechos acta constatacion diligencia notarial inspeccion fotografias protocolizacion
  union libre concubinato convivencia casados pareja declarar jurada soltera constancia notario ~ declaracion juramentada union hecho convivencia solteria manifestacion extraprocesal testigos
  declaracion anual impuesto renta sat afip sunat dian declarar presentar abril ~ declaracion anual renta vencimiento presentacion deducciones ejercicio contribuyente acuse
  factura mandar gasto recibo ticket deducir contador fecha entregar mes papeles cierre ~ comprobantes entrega cierre mensual xml facturas deducibles plazo contabilidad corte
  monotributo resico regimen simplificado rus categoria recategorizar freelance emprender conviene pequeno ~ regimen simplificado categoria monotributo tope ingresos recategorizacion tributario contribuyente
  alta hacienda rfc ruc cuit nit rut inscribir abrir sacar constancia registro ~ alta inscripcion contribuyente actividad economica constancia situacion fiscal clave tributaria
  deducir deducible gasolina escuela doctor lentes gasto carro colegiatura comida meter ~ deducible gastos medicos colegiatura tope comprobante bancarizado estrictamente indispensable
  multa requerimiento carta hacienda llego sat dejaron declarar omiso buzon fiscalizacion ~ requerimiento omision multa recargos condonacion buzon notificacion autoridad regularizacion fiscal
  nomina sueldo empleado imss planilla aguinaldo liquidar calculo seguro quincena contador ~ nomina planilla cuotas patronales timbrado trabajador aportes calculo retenciones liquidacion
  devolucion saldo favor impuesto regresan devuelven hacienda iva depositan ~ saldo favor devolucion compensacion clabe fiscal habiles resolucion solicitud automatica
  firma contrasena clave token efirma vencio sello fiscal electronica renovar ciec ~ firma electronica certificado vigencia renovacion clave ciec sello revocado usb
  cambiar contador viejo papeles entregue dejo libros traspaso atrasado contabilidad ~ traspaso contabilidad libros balanza saldos respaldo anterior diagnostico regularizacion entrega
  cerrar baja suspender hacienda rfc actividad dejar vender empresa cancelar ~ suspension actividades baja cese aviso cierre obligaciones liquidacion cancelacion fiscal
  iva mes pago mensual provisional retencion pagar linea captura banco vence ~ iva mensual provisional linea captura vencimiento retenciones declaracion debito credito
  choque chocaron auto carro golpe topon seguro reportar ajustador siniestro tercero ~ siniestro reporte ajustador folio declaracion tercero responsabilidad fotografias denuncia liquidador
  deducible pago franquicia copago choque porcentaje poliza arreglar perdida ~ deducible franquicia porcentaje valor asegurado perdida parcial suma coaseguro siniestro
  robaron auto robo total carro moto denuncia pagan estereo llantas cubre ~ robo total indemnizacion denuncia valor comercial baja placas factura recuperacion cobertura
  poliza vencio renovar seguro caduco gracia atraso pague vigente cubre olvido ~ poliza vigencia renovacion gracia rehabilitacion prima cancelacion impago recibo cobertura
  grua ponchada bateria remolque varado carretera asistencia gasolina vial llanta pinche auxilio ~ asistencia vial remolque eventos kilometros auxilio mecanico paso corriente cerrajero limite
  cancelar seguro devuelven prima vendi auto baja poliza arrepenti resto plata ~ cancelacion prima devengada devolucion prorrata anulacion endoso poliza solicitud
  seguro gastos medicos hospital embarazo parto preexistente diabetes operacion espera enfermedad ~ preexistencia periodo espera carencia maternidad reembolso hospitalizacion red suma coaseguro
  seguro vida muere beneficiario familia cobrar muerte suicidio fallecio papa ~ beneficiario fallecimiento suma asegurada designacion acta defuncion indemnizacion vida reclamacion
  cotizar seguro carro modelo ano datos terceros amplia responsabilidad cuesta barato ~ cotizacion cobertura amplia limitada responsabilidad civil terceros modelo version uso prima
  taller arreglan auto reparar seguro agencia escoger piezas demora refaccion ~ taller convenio agencia refacciones originales orden volante reparacion garantia reingreso
  casa seguro incendio temblor inundo terremoto huracan tubo rota robo vivienda ~ hogar incendio terremoto hidrometeorologico contenidos inmueble valor reposicion cobertura inspeccion
  maneja hijo prestar auto conductor licencia menor cubre seguro edad ~ conductor habitual autorizado licencia vigente exclusion edad designado adicional cobertura
  prestamo pedir plata requisitos urge sacar credito lana dinero necesito sueldo socio ~ credito requisitos socio antiguedad capacidad pago comprobante ingresos aprobacion comite monto
  interes tasa cobran anual mensual prestamo porcentaje cat caro cuota ~ tasa interes nominal anual efectiva saldos insolutos costo financiero mensual moratoria
  socio hacerse entrar cooperativa asociarme aportar abrir inscripcion ahorro parte afiliar ~ asociado aportacion parte social certificado ingreso afiliacion apertura asamblea cuota
  atrase cuota prestamo letra moroso puedo pagar debo refinanciar alargar reestructurar ~ mora refinanciamiento reestructura cobranza moratorio gestion vencida prorroga cuota
  buro dicom veraz infocorp datacredito manchado sucio boletinado central riesgo prestan ~ buro historial crediticio central riesgo calificacion consulta reporte negativo evaluacion
  adelantar liquidar prestamo antes pagar completo abonar capital castigo saldo ~ prepago liquidacion anticipada abono capital penalizacion intereses recalculo saldo
  aval fiador garante garantia codeudor prestamo firmar prenda paga responde ~ aval garante codeudor solidario prendaria hipotecaria obligado garantia solvencia
  ahorro plazo fijo cdt invertir rinde gana guardar dinero rendimiento meses inversion ~ plazo fijo rendimiento tasa pasiva deposito renovacion automatica apertura monto minimo inversion
  sacar ahorro retirar ventanilla cajero maximo libreta plata retiro mes tope ~ retiro ahorro ventanilla libreta limite diario disponible identificacion aviso monto
  salirme socio renunciar aportes devuelven retiro cooperativa cerrar cuenta desafiliar ~ renuncia devolucion aportes sociales liquidacion desafiliacion compensacion consejo excedente
  murio socio cuenta fallecido deuda papa seguro ahorro beneficiario funeral ~ fallecimiento beneficiario seguro deuda desgravamen auxilio mortuorio acta saldo ayuda
  depositaron desembolso aprobaron credito tarda prestamo cae respuesta ~ desembolso aprobacion comite habiles transferencia pagare firma evaluacion resolucion acreditacion
  repartir ganancia excedente remanente cooperativa utilidad fin ano dividendo socio ~ excedente distribucion remanente asamblea patrocinio aportes reserva ejercicio porcentaje
  hijo nino cuenta ahorro menor infantil alcancia mesada tutor abrir ~ infantil ahorro menor tutor acta nacimiento apertura minimo alcancia
  publicacion post facebook instagram mes reel historia tiktok suben plan redes ~ publicaciones mensuales parrilla contenido reels historias gestion redes calendario plan
  pauta anuncio publicidad google ads facebook invertir presupuesto aparte campana incluido ~ pauta inversion publicitaria presupuesto medios fee gestion tarjeta campana anunciante
  logo logotipo marca diseno propuesta cambios opciones dibujo imagen identidad ~ logotipo identidad propuestas rondas ajustes vectorial manual marca entregables bocetos
  cambios corregir diseno veces gusto modificar revision arte retoque ~ rondas correcciones revision ajustes adicional aprobacion brief alcance diseno
  editable archivo ai psd original abierto vector entregan logo formato png ~ editables archivos vectorial formatos entrega cesion derechos ilustrador resolucion
  aprobar post antes publicar revisar calendario visto bueno subieron error ortografia ~ aprobacion calendario previo visto bueno anticipacion parrilla correcciones publicacion revision
  seguidores likes ventas resultado garantizan viral comprar garantia vender ~ garantizar resultados organico alcance indicadores seguidores objetivos prohibido comprados metricas
  reporte metrica mes alcance estadistica ver funciona campana informe numero ~ reporte mensual metricas alcance interaccion conversion indicadores kpi costo lead
  fotos video sesion grabar producto dron locutor fotografo modelo edicion visita ~ produccion audiovisual sesion fotografica locacion edicion rodaje entregables visita
  contrasena accesos pagina fanpage administrador cuenta dar clave quitar instagram permiso ~ accesos business administrador permisos credenciales roles titularidad cuenta fanpage
  comentarios mensajes contestan responden inbox hater queja dm mal resena community ~ community moderacion respuesta mensajes horario crisis protocolo comentarios escalamiento
  contrato minimo meses probar agencia permanencia salirme terminar fee ~ permanencia minima fee mensual iguala rescision preaviso agencia contrato meses
  pagina web hosting dominio hacer sitio tienda linea mantener renovar caida ~ dominio hospedaje renovacion anual certificado ssl mantenimiento sitio cms
  error bug falla pantalla congela cierra sistema trono truena cuelga ticket reportar ~ incidencia ticket severidad prioridad soporte tiempo respuesta reproducir captura mesa
  actualizacion actualizar version nueva cambio parche instalar update release movio ~ version actualizacion liberacion mantenimiento ventana parche notas compatibilidad despliegue
  respaldo backup perdi borre recuperar datos informacion restaurar eliminado copia ~ respaldo copia seguridad restauracion retencion diario punto recuperacion cifrado
  exportar excel bajar datos migrar llevarme pasar importar sistema viejo csv ~ exportacion migracion datos formato csv importacion plantilla layout carga baja
  usuarios licencia agregar empleado cuenta plan pagar asiento ~ licencia usuario adicional plan suscripcion concurrente asiento roles perfil
  integrar api conectar whatsapp facturacion mercadolibre shopify webhook conecta ~ integracion api documentacion conector webhook token credenciales sandbox limite
  caido sistema funciona lento carga servidor abre nube disponibilidad ~ disponibilidad uptime nivel servicio sla interrupcion estado servidor compensacion porcentaje
  cambio agregar funcion nueva pedido boton reporte personalizado modulo desarrollo ~ requerimiento control cambios estimacion backlog desarrollo alcance cotizacion sprint
  capacitacion ensenan usar sistema curso empleados entender implementar manual video ~ capacitacion implementacion usuarios manual sesion consultor arranque onboarding
  codigo fuente dueno propiedad queda nuestro entregan programa repositorio derechos ~ codigo fuente propiedad intelectual licencia titularidad cesion repositorio entregable derechos
  offline internet celular tablet app instalar windows mac requisito computadora vieja android ~ requisitos minimos compatible navegador sistema operativo memoria movil offline sincronizacion
  guardia deploy viernes produccion despliegue subir noche rama merge revisar commit ~ despliegue produccion rama revision aprobacion congelamiento guardia rollback pruebas pipeline
  home office remoto casa vpn equipo laptop hibrido presencial trabajar programador ~ remoto hibrido teletrabajo vpn equipo presenciales conectividad reembolso acuerdo
  diadema audifono headset auricular sirve microfono compartir romper escucho almohadilla ~ diadema vincha asignada reposicion higiene responsiva soporte equipo almohadilla
  break pausa bano descanso aux minutos pararme lonche conectado auxiliar ~ pausa auxiliar break minutos excedente estado bano supervisor adherencia turno
  grosero insulto grita colgar mentada majadero llamada ofende cortar aguantar ~ cortar llamada advertencia insultos agresivo protocolo supervisor guion tipificacion
  calidad nota monitoreo escuchan llamada evaluar puntaje bajo calibracion cero critico ~ monitoreo calidad pauta error critico puntaje calibracion retroalimentacion grabacion
  meta bono comision ventas llamadas variable alcanzo ganar tmo csat ~ bono variable meta indicador tmo adherencia conversion satisfaccion ausentismo proporcional
  transferir llamada supervisor jefe escalar pide hablar encargado pasar area ~ escalamiento transferencia supervisor nivel callback tipificacion tiempo espera guion
  guion script decir speech saludo despedida leer frases improvisar mute hold ~ guion saludo institucional despedida espera frases prohibidas obligatorio protocolo llamada
  conectarme logueo login tarde sistema marcador dialer caida avaya reporto turno ~ logueo conexion adherencia marcador incidente reporte supervisor contingencia minutos
  datos tarjeta anotar papel celular piso cuaderno foto mesa limpia ~ escritorio limpio dispositivos prohibidos confidencialidad anotaciones datos sensibles piso locker
  capacitacion pagan entrenamiento nuevo semana examen campana producto nesting bilingue ~ capacitacion remunerada induccion campana certificacion aprobar evaluacion nesting asistencia pago
  llamar lista publicidad molestar quitar numero spam horario domingo ~ registro exclusion llamadas horario permitido consentimiento base contacto opt bloqueo
  encuesta calificar final llamada cuelga csat nps cero mala estrellas ~ encuesta satisfaccion nps transferir cierre muestra puntuacion detractor indicador
  pagan semana agencia eventual quincena deposito temporal pago jornal viernes ~ pago semanal quincenal eventual jornada corte deposito nomina usuaria temporal
  contrato temporal dura meses renovar planta indefinido eventual quedarme efectivo fijo ~ temporal duracion maximo renovacion prorroga planta usuaria indefinido mision
  papeles entrar agencia llevar cv antecedentes requisitos vacante trabajo solicitud nss ~ documentacion solicitud empleo antecedentes seguridad social identificacion comprobante vacante entrevista
  cobran agencia trabajador comision conseguir empleo pagar gratis curso estafa ~ gratuito reclutamiento candidato prohibido cobro ninguna intermediacion fraude seleccion
  faltar asignacion empresa avisar enfermo plantado turno agencia llamar ~ ausencia aviso coordinador usuaria reemplazo asignacion anticipacion justificante agencia
  accidente trabajando asignado responde seguro agencia empresa lastime art mutual ~ accidente laboral usuaria agencia patronal seguro aseguradora reporte atencion coordinador
  uniforme botas casco agencia dan descuentan devolver chaleco terminar equipo ~ equipo proteccion entrega devolucion descuento responsiva termino asignacion botas
  vacante rechazar oferta cambiar empresa asignacion lejos disponible esperar llamen ~ asignacion disponibilidad reasignacion rechazo bolsa candidatos perfil vacante puesto
  operario reemplazo mandar empresa pedir gente ayudante urgente temporada cubrir solicitar ~ requisicion perfil cobertura reemplazo garantia reposicion usuaria tarifa solicitud
  contratar directo empleado quedarnos agencia pasar nomina pagar pasarlo trabajador ~ contratacion directa incorporacion liberacion cargo usuaria traspaso costo horas minimas
  horas hoja firmar registro tarjeta marcar jefe agencia faltan extras quincena ~ hoja horas firmada supervisor usuaria registro corte validacion reporte extras
  finiquito aguinaldo vacaciones eventual temporal proporcional termino mision pagan liquidacion ~ proporcional aguinaldo vacaciones finiquito termino mision plazo liquidacion temporal
  prueba antidoping orina examen medico drogas entrar alcohol sangre laboratorio ~ antidoping examen medico ingreso toxicologico laboratorio preocupacional negativo apto
  casco botas guantes lentes tapones epp dieron gastados chaleco arnes pedir rotos ~ equipo proteccion personal obligatorio calzado seguridad reposicion auditiva guantes almacen vale
  montacargas manejar patin clark licencia autorizado velocidad operar bateria hidraulico volco ~ montacargas operador certificado autorizado licencia velocidad checklist bateria carga pasajeros
  cortada maquina trabo atorada parar boton rojo dedo atasco limpiar banda atora ~ bloqueo etiquetado paro emergencia loto guarda mantenimiento energia atasco supervisor
  cargar pesado espalda kilos bulto levantar cintura faja caja ayuda tarima ~ levantamiento manual kilogramos maximo ergonomia rodillas ayuda mecanica carga pareja
  derrame aceite quimico solvente piel ojo tiro ardio resbalo aserrin lavaojos ~ derrame quimico hoja seguridad contencion lavaojos absorbente enjuagar residuos evacuar
  inventario falta cuadra conteo ciclico faltante sobrante ubicacion rack sistema codigo ~ inventario conteo ciclico diferencia ajuste ubicacion kardex auditoria faltante sku
  merma danado caja rota golpeada caduco defectuoso scrap rechazo pieza mala ~ merma scrap defecto cuarentena etiqueta roja rechazo calidad conforme retrabajo
  recibir camion proveedor descarga anden cita factura remision sello tarima ~ recepcion anden cita remision orden compra sello conteo descarga verificacion
  picking surtir pedido escaner pistola equivocado empaque error etiqueta orden lote ~ surtido picking escaner lote peps verificacion empaque etiqueta orden ubicacion
  simulacro incendio alarma sirena salida punto reunion extintor evacuar brigada sismo ~ evacuacion punto reunion brigada simulacro extintor ruta emergencia alarma brigadista
  anillo reloj pulsera cadena pelo suelto arete planta linea celular entrar ~ joyeria prohibido cofia recogido linea produccion atrapamiento area accesorio
  relevo turno entregar linea noche rotan maquina bitacora rol tercero semana ~ relevo entrega turno bitacora rotacion rol linea pendientes traslape supervisor
  estibar apilar altura torre rack tarima cajas caer pasillo polin ~ estiba altura maxima niveles tarima rack carga capacidad pasillo despejado emplayado
  propina reparten tip bote meseros cocina tronco tarjeta barra porcentaje jarrito ~ propina reparto tronco puntos cocina barra distribucion semanal porcentaje meseros
  fue pagar cuenta huyo mesa simpa escapo cobran mesero descontar ~ cuenta impaga fuga mesa descontar mesero gerente reporte responsable cancelacion
  alergico mani nuez camaron gluten celiaco mesa avisar cocina cruzada comensal ~ alergeno comanda contaminacion cruzada cocina avisar chef utensilio tabla verificar
  temperatura refri carne pollo cocido frio termometro descongelar camara peligro grado ~ temperatura grados cadena frio termometro coccion interna registro descongelacion camara
  fecha etiqueta sobras guardar caduca salsa preparado refri peps tirar tupper ~ etiquetado fecha elaboracion caducidad peps rotacion recipiente vencido descarte
  manos lavar guantes cofia barba unas toser herida cocina malla mandil ~ lavado manos segundos cofia guantes unas esmalte herida curita mandil higiene
  tabla color verde roja cuchillo pollo verdura crudo cortar usar cruzar ~ tabla codigo color crudo verdura carne contaminacion cruzada utensilio sanitizar
  freidora aceite cambiar quemado negro filtrar humo grasa campana trampa ~ aceite freidora filtrado cambio compuestos polares trampa grasa campana limpieza
  comida personal empleado comer turno gratis llevar platillo descuento familia mesero ~ comida personal turno menu descuento consumo alimento prohibido empleado gerente
  devuelve plato crudo frio quemado pelo regreso mesa cortesia cambiar ~ devolucion platillo reponer cortesia gerente comanda cancelar disculpa autorizacion cocina
  quemadura queme aceite corte cuchillo cocina mano sangra sarten vapor resbale ~ quemadura agua corriente minutos botiquin incidente reporte guante corte antideslizante
  borracho alcohol menor cerveza vender servir trago ebrio identificacion pelea ~ alcohol menores identificacion negar servicio ebrio embriaguez licor mesero gerente
  mise place abrir cocina montar mesa cubiertos cierre limpiar salon checklist barrer ~ apertura montaje mise place checklist cierre estacion limpieza cubiertos salon pulir
  comanda cancelar pos mesa error ticket equivoque dividir cuenta anular platillo ~ comanda anulacion autorizacion gerente pos dividir cuenta mesa cancelacion clave
  caja falta faltante descuadre corte cuadra sobra pongo descuentan arqueo vuelto ~ arqueo corte caja faltante sobrante diferencia cajero fondo reporte descuento
  robo ladron robando mechero farderos cachar esconder bolsa mercancia pillar detener ~ hurto mercancia protocolo perseguir vigilancia detener seguridad camara aviso merma
  billete falso pluma luz revisar marca detectar recibi quinientos trucho bamba ~ billete falso detector verificacion marca agua rechazar retener cajero elementos seguridad
  sencillo feria cambio monedas suelto morralla caja fondo menudo fuerte boveda ~ fondo fijo morralla denominacion retiro boveda fajilla cajero reposicion deposito
  precio etiqueta mal marcado anaquel cobra codigo barras diferente gondola pasa ~ precio exhibido respetar etiqueta anaquel codigo barras sistema diferencia corregir
  acomodar anaquel gondola exhibir vitrina surtir maniqui frentear caducado reponer mercancia ~ exhibicion planograma reposicion frenteo gondola peps anaquel vitrina maniqui resurtido
  probador vestidor prendas ficha robar contar sensor alarma pita ~ probador maximo prendas ficha conteo alarma sensor desactivar revision vestidor
  descuento empleado familia comprar tienda mismo cobrarme compra personal ~ descuento empleado compra personal autorizacion supervisor porcentaje tope propia cobrar
  anular ticket cancelar venta error cobre doble devolucion cajera autoriza llave ~ anulacion cancelacion ticket autorizacion supervisor clave motivo devolucion voucher
  abrir tienda llaves alarma cortina cerrar clave encargada panico luces ~ apertura cierre llaves alarma clave responsable cortina dos registro encargado
  comision vender meta bono tienda vendedora cuota puntos equipo mes ~ comision meta venta porcentaje individual grupal bono liquidacion vendedor cumplimiento
  sentarse silla pie parada cansada piso ventas vacio descansar tienda ~ silla asiento ley descanso rotacion pausa piso ventas ergonomia bipedestacion
  limpiar habitacion cuarto minutos camarista mucama recamarera sabana tender cama ~ habitacion camarista cuota minutos estandar cama blancos checklist salida supervisora
  olvido cuarto huesped dejo encontrado objeto cargador lost found reloj ropa ~ objetos olvidados registro bitacora ama llaves custodia meses huesped entrega
  molestar letrero puerta entrar tocar cartel huesped limpieza cuarto colgado ~ molestar letrero rechazo servicio tocar anunciar horario ama llaves reporte seguridad
  noche auditor cierre nocturno recepcion corte sistema caja turno front ~ auditoria nocturna cierre recepcion reporte folio ocupacion cargos respaldo
  registrar huesped checkin ingreso pasaporte tarjeta garantia deposito walkin menor ficha ~ registro huesped identificacion garantia preautorizacion folio tarjeta ficha menores llegada
  sobreventa lleno overbooking cuarto reserva llego habitacion reubicar hotel ~ sobreventa reubicar categoria hotel cercano traslado upgrade compensacion gerente recepcion
  decir numero cuarto llaman preguntan huesped visita informacion esposa infidelidad telefono ~ confidencialidad huesped numero habitacion divulgar comunicar visitas privacidad recepcion
  llave tarjeta perdio duplicado cuarto abrir maestra huesped pide encerrado ~ llave duplicado identificacion titular maestra resguardo registro reprogramar tarjeta habitacion
  chinche cucaracha rata cuarto huesped picaduras bicho cama queja colchon ~ chinches plaga bloquear habitacion fumigacion cambio mantenimiento protocolo inspeccion colchon
  toalla robo bata manchada quemada fumo vidrio cobrar huesped rompio control ~ cargo danos toalla faltante mancha fumar penalizacion folio inventario huesped
  minibar frigobar tomo cargar consumo reponer agua chocolate cuarto revisar ~ minibar consumo cargo folio reposicion inventario caducidad diario checkout habitacion
  blancos lavanderia sabana toalla manchas cloro ropa huesped carrito tintoreria ~ lavanderia blancos cloro temperatura desmanche par stock separacion carrito rotacion
  vip cortesia upgrade gerente queja compensar molesto fruta noche gratis huesped ~ cortesia compensacion upgrade autorizacion monto gerente queja amenidad seguimiento huesped
  piquete pinchazo aguja jeringa pique sangre accidente salpico puncion contagio ~ punzocortante exposicion accidental lavado profilaxis notificacion serologia fuente epidemiologia
  basura roja amarilla bolsa gasa sangre contenedor agujas rpbi tirar patologico ~ residuos biologicos infecciosos rpbi bolsa roja amarilla contenedor rigido punzocortantes recoleccion
  esterilizar autoclave instrumental paquete pinza testigo limpiar reusar glutaraldehido ~ esterilizacion autoclave testigo biologico indicador empaque ciclo grados caducidad instrumental
  expediente historia clinica ver ajeno copiar nota firmar mostrar familiar paciente ~ expediente clinico confidencialidad acceso resguardo nota firma anos resumen paciente
  turnos guardia cambio enfermera noche rol doble velada relevo paciente ~ guardia rol enfermeria enlace turno relevo entrega cama velada cobertura
  manos gel lavado momentos bata lavar guante unas anillos paciente ~ higiene manos cinco momentos alcohol gel segundos antisepsia guantes antes
  equivocado paciente medicamento dosis error puse nombre brazalete inyecte alergia ~ error medicacion evento adverso reporte doble verificacion correctos brazalete identificacion notificar
  vacuna refri temperatura biologico apago luz termo cadena frio insulina paquete ~ cadena frio grados registro termometro biologicos contingencia termo refrigerador paquetes lectura
  paro desmayo infarto codigo azul convulsion respira paciente carro desfibrilador ~ codigo azul carro rojo desfibrilador reanimacion equipo respuesta rcp activacion
  agresivo paciente familiar golpear gritar enojado sala espera amenaza doctora ~ agresion personal codigo gris seguridad contencion reporte familiar protocolo denuncia
  cubrebocas tapaboca bata n95 covid aislado cuarto tuberculosis entrar gorro ~ aislamiento precauciones contacto gota aerea respirador bata proteccion tarjeta cubrebocas
  muestra etiqueta sangre orina tubo laboratorio rotular hemolizada coagulo mandar ~ muestra rotulado tubo identificadores rechazo hemolisis transporte hielera laboratorio minutos
  controlado morfina llave tramadol clonazepam receta libro faltante ampolleta psicotropico ~ controlados estupefacientes libro registro llave doble firma conteo ampolletas resguardo
  vacunado hepatitis influenza esquema empleado nuevo entrar tetanos refuerzo personal ~ esquema vacunacion personal hepatitis influenza tetanos refuerzo titulacion obligatorio carnet
  cae caida barandal cama paciente resbalo levanto solo abuelito piso ~ riesgo caidas barandales escala brazalete reporte valoracion acompanante freno antideslizante
  caduco material gasas stock farmacia vencido pedir faltan suministro carro ~ caducidad insumos semaforo almacen requisicion stock minimo primeras farmacia revision
  fumigar entrar invernadero veneno rociar esperar fumigaron parcela plaguicida ~ reingreso plaguicida horas aplicacion letrero periodo etiqueta restringido invernadero intervalo
  veneno mochila mascarilla overol mezclar quimico bomba guante intoxico mareo aplicar ~ aplicador equipo proteccion mascarilla mezcla dosis etiqueta intoxicacion lavado overol agroquimico
  envase vacio bidon tirar quemar quimico tambo lavar reusar agroquimico ~ triple lavado perforado acopio envases vacios campo limpio reutilizar prohibido
  regar riego gota agua manguera goteo valvula bomba tapado seco turno ~ riego goteo minutos lamina turno emisor fertirriego humedad conductividad filtro
  plaga mosca pulgon gusano arana hoja amarilla manchas bicho trips tomate ~ plaga monitoreo trampas umbral mosca blanca trips control biologico manejo integrado
  cosechar corte maduro jitomate fruta cortar canasta color pizca verde tijera ~ cosecha madurez corte calibre pedunculo color grado brix cajas tijera
  destajo caja pagan surco tarea jornal cosecha kilo canasta cuadrilla pizcador ~ destajo jornal caja tarifa tarea cuadrilla minimo garantizado conteo ficha
  calor sol golpe insolacion agua sombra mareada surco mediodia deshidrata desmayo ~ golpe calor hidratacion sombra pausas litros suero temperatura jornada signos
  entrar invernadero tapete manos bota desinfectar aretes comer visita cofia inocuidad ~ inocuidad tapete sanitario pediluvio lavado joyeria cofia ingreso contaminacion bitacora
  vaca ordena leche ubre mastitis becerro vacunar parto antibiotico descarte ~ ordena mastitis sellado pezon retiro antibiotico descarte desinfeccion prueba despunte tanque
  gallina huevo pollo ponedora muerta gripe alimento galpon gallinaza postura ~ postura galpon bioseguridad mortalidad ponedora consumo gramos cama ventilacion vacunacion
  planta vivero sembrar semilla maceta trasplantar plantula almacigo tierra bandeja germina ~ plantula almacigo trasplante sustrato bandeja semilla germinacion profundidad distancia luz
  mayoreo vender verdura caja kilo pedido canasta organico lechuga fresa huerta ~ mayoreo caja minimo kilogramo temporada organico cosecha entrega certificado canasta
  abono fertilizante estiercol composta urea echar planta compost nitrogeno ~ fertilizacion composta dosis hectarea nitrogeno gramos foliar estiercol maduro aplicacion
  tractor manejar rastra toma fuerza volcadura subir ninos diesel implemento ~ tractor operador autorizado toma fuerza barra antivuelco pasajeros prohibido implemento capacitacion
  bano campo letrina monte lejos papel lavarse cuadrilla comer surco ~ sanitario portatil metros lavamanos cuadrilla campo comedor inocuidad defecacion agua potable
  voluntario ser ayudar anotarme sumarme participar requisitos apoyar ong edad causa ~ voluntariado inscripcion edad minima entrevista induccion requisitos formulario postulacion perfil
  pagan voluntario viatico pasaje comida reembolso sueldo gratis gastos transporte ~ voluntario viatico reembolso remuneracion gratuito comprobante transporte refrigerio altruista
  donar dinero cuenta deposito aportar mensual donativo apadrinar colaborar transferir tarjeta ~ donativo aportacion mensual domiciliacion cuenta apadrinamiento recurrente padrino donante
  recibo deducible donar impuesto donativo comprobante descontar hacienda factura donataria ~ deducible donataria autorizada recibo donativo certificado fiscal comprobante porcentaje exencion
  ropa usada juguetes donar recibir muebles viejo cobijas acopio llevar reciben ~ acopio especie donacion estado limpio vigente clasificacion articulos reciben centro
  constancia horas voluntariado servicio universidad certificado papel firmar ~ constancia horas voluntariado emision coordinador minimas registro carta servicio social
  plata donacion gastan transparencia rendir cuentas destino usan administrativo porcentaje informe ~ transparencia informe anual auditoria destino recursos porcentaje administrativo programas beneficiarios
  foto nino beneficiario subir selfie redes facebook instagram tomar publicar voluntario ~ imagen beneficiarios consentimiento dignidad fotografia publicar menores prohibido redes autorizacion
  ninos solo antecedentes cuidar regalo abrazar contacto llevar proteccion voluntario menor ~ proteccion infancia antecedentes penales codigo conducta supervision salvaguarda nunca denuncia regalos
  faltar voluntario avisar dejar cansado retirarme compromiso jornada coordinador sabado ~ compromiso asistencia aviso coordinador retiro baja voluntario relevo permanencia minima
  ayuda pedir beneficiario despensa familia apoyo silla ruedas anotar requisitos ~ beneficiario solicitud socioeconomico visita criterios vulnerabilidad padron apoyo entrega trabajadora
  empresa apoyar patrocinar convenio corporativo empleados jornada alianza rse donante ~ alianza corporativa convenio patrocinio voluntariado responsabilidad social jornada marca
  accidente lastimo voluntario seguro actividad brigada cubre responde riesgo firma ~ seguro accidentes voluntario deslinde responsabilidad cobertura actividad botiquin coordinador carta
  rifa colecta bono boteo kermes alcancia vender boletos recaudar fondos calle ~ colecta recaudacion alcancia autorizacion foliado gafete evento arqueo sellada talonario
  cachorro perro gato rescatar adoptar hogar transito albergue refugio callejero ~ adopcion rescate hogar temporal esterilizacion entrevista seguimiento contrato refugio
`;
