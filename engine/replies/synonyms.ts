import { stemOf } from "./words.ts";

/**
 * Words that people and documents of small businesses use for the same thing, folded; a line each. Written
 * from what such businesses are asked, never for a question of a measured set (tests/replies/held-out).
 */
const GROUPS = `
  abrir abre abren abierto apertura horario
  cerrar cierra cierran cierre cerrado
  precio cuesta cuestan costo coste vale valen tarifa cobran cobra cobro sale importe
  pagar pago pagos paga pagan abonar abono
  tarjeta credito debito visa mastercard terminal
  efectivo contado cash
  transferencia transferir spei deposito depositar clabe
  plazos mensualidades meses cuotas parcialidades
  anticipo adelanto enganche sena apartado
  descuento rebaja promocion oferta promo
  gratis gratuito gratuita incluido incluida incluye incluyen regalo cortesia
  envio envian enviar mandar mandan domicilio reparto repartir entrega entregan entregar delivery llevan
  paquete paqueteria mensajeria
  recoger recojo pasar recolectar retirar
  devolver devolucion devuelvo devuelven regresar regreso reembolso reembolsan retorno
  cambiar cambio cambios cambian canje
  cancelar cancelacion cancelo anular anulacion
  reservar reserva reservacion apartar aparto agendar agenda cita turno
  garantia garantizan cobertura
  factura facturan facturar facturacion cfdi comprobante recibo
  ticket nota recibo comprobante
  direccion ubicacion ubicados queda sucursal local domicilio
  telefono celular numero llamar llamo whatsapp contacto comunicarme
  correo mail email electronico
  estacionamiento estacionar estaciono parqueo parking cochera aparcar coche auto carro
  coche auto carro vehiculo camioneta
  moto motocicleta
  wifi internet conexion red
  bano sanitario aseo wc
  ropa prenda prendas vestimenta
  zapatos calzado tenis
  celular telefono movil smartphone
  computadora laptop pc ordenador
  nino nina ninos ninas menor menores hijo hija hijos bebe pequenos peques infantil chamaco
  adulto mayor mayores
  anciano abuelo abuela tercera mayor
  mujer dama senora femenino
  hombre caballero senor varon masculino
  mascota mascotas perro perros gato gatos perrito gatito animal animales cachorro lomito
  bicicleta bici bicis
  alberca piscina pileta
  gimnasio gym
  regadera ducha duchas banarse
  toalla toallas
  locker casillero lockers
  elevador ascensor
  habitacion cuarto recamara dormitorio pieza
  cama camas colchon
  desayuno desayunar almuerzo
  comida comer comidas alimento alimentos
  cena cenar
  bebida bebidas tomar refresco
  cerveza alcohol vino licor
  vegetariano vegano vegetal carne
  picante picoso chile
  postre pastel torta tarta dulce reposteria
  pan bolillo pieza
  sin gluten celiaco trigo
  alergia alergico alergica alergeno
  menu carta platillos platos
  mesa mesas lugar
  grupo grupos personas gente
  cumpleanos fiesta evento celebrar festejo
  llegar llego llegada entrada entrar ingreso ingresar checkin
  tarde retraso retardo demora tolerancia atraso
  salir salida checkout
  olvidar olvido olvidado perder perdido perdi extravio extraviado
  dano danado danada defecto defectuoso roto rota falla fallo descompuesto averia
  arreglar reparar reparacion arreglo compostura componer
  revisar revision diagnostico checar inspeccion
  cambiar reemplazar sustituir
  aceite lubricante
  llanta llantas neumatico rueda
  freno frenos
  bateria pila acumulador
  refaccion refacciones repuesto pieza piezas
  grua remolque arrastre
  presupuesto cotizacion cotizar cotizan
  contrato convenio acuerdo
  requisito requisitos necesito requieren documentos papeles llevar
  identificacion ine credencial pasaporte
  inscribir inscripcion inscribirse matricula registro registrar apuntar alta
  mensualidad colegiatura cuota mantenimiento
  clase clases curso cursos leccion
  maestro profesor profesora maestra instructor entrenador coach
  alumno estudiante
  examen prueba evaluacion
  calificacion nota boleta
  uniforme ropa vestimenta
  faltar falta faltas ausencia inasistencia
  justificar justificante permiso
  vacaciones descanso asueto festivo feriado puente
  empleado empleados personal trabajador colaborador equipo
  jefe gerente encargado responsable supervisor dueno administrador administracion
  sueldo salario pago nomina quincena
  propina propinas
  doctor medico doctora especialista
  dentista odontologo dental
  consulta cita
  receta prescripcion
  medicina medicamento medicamentos pastilla remedio farmaco
  analisis laboratorio estudio estudios sangre
  ayuno ayunas
  urgencia emergencia urgente
  seguro aseguradora poliza
  vacuna vacunas vacunar
  resultado resultados
  cabello pelo
  corte cortar cortarse
  tinte color tenir pintar decolorar mechas
  unas manicure manicura pedicure
  barba bigote
  maquillaje maquillar
  lavar lavado lavan lavo lava lavate lavanderia limpiar limpia limpieza
  oler huele olor
  refrigerador refri nevera heladera
  caer fallar falla funciona sirve descompone
  enfermo enferma enfermedad malo
  atrasar retrasar retraso atraso tarde
  planchar planchado planchan
  secar secado
  mancha manchas sucio
  kilo kg kilos peso
  docena doce
  tamano medida talla
  llave llaves
  ruido musica volumen
  fumar cigarro tabaco fumadores
  basura desechos residuos
  agua hidrico
  gas combustible
  luz electricidad energia
  visita visitas visitante invitado invitados huesped
  vigilante guardia vigilancia seguridad caseta
  salon terraza areas asador
  asamblea junta reunion
  multa sancion penalizacion recargo cargo
  vencer vence caducar caduca caducidad vencimiento expira vigencia
  minimo menos
  maximo limite tope
  existencia existencias stock disponible disponibilidad inventario surtido
  pedir pedido ordenar orden encargo encargar
  mayoreo mayorista volumen medio
  proveedor proveedores surtidor surte
  viaje viajes traslado ruta
  boleto boletos pasaje pasajes
  equipaje maleta maletas
  flete mudanza carga
  queja quejas reclamo reclamar inconformidad
  puntos lealtad recompensas
  regalar obsequio
  donde lugar
  semana semanal
  mes mensual
  ano anual
  dia diario diaria
  rapido urgente express
  price cost fee charge rate
  refund return returns
  shipping delivery deliver ship
  booking reservation book reserve appointment
  parking park car
  pet pets dog dogs cat
  hours schedule open opening
  preco custa valor
  entrega envio frete
  devolucao troca reembolso
`;

const MEANINGS = new Map<string, Set<number>>();
for (const [group, line] of GROUPS.trim().split("\n").entries())
  for (const word of line.trim().split(" ")) {
    const stem = stemOf(word);
    MEANINGS.set(stem, (MEANINGS.get(stem) ?? new Set()).add(group));
  }

/** Whether two stems can mean the same thing. */
export function isSynonym(a: string, b: string): boolean {
  const [one, other] = [MEANINGS.get(a), MEANINGS.get(b)];
  return one !== undefined && other !== undefined && [...one].some((group) => other.has(group));
}
