/**
 * The most common words of Portuguese, folded, the most common first. From FrequencyWords 2016 by Hermit
 * Dave (https://github.com/hermitdave/FrequencyWords, CC BY-SA 4.0), cut to 1,500 and to three letters and more.
 */
export const PORTUGUESE = `
  que nao voce para esta uma com por ele isso mas como bem ela sim aqui mais tem meu seu muito foi
  vai sua estou vamos tudo minha entao pode agora vou ser quando fazer sei nos eles tenho estava
  quer certo sabe era quem nada disse onde quero bom sou ter dizer sao posso acho mim sobre porque
  mesmo coisa todos estao algo ate assim tempo nunca casa esse voces essa pra ver tambem tao ainda
  dos cara favor noite melhor sem obrigado temos dia talvez pai estamos deus isto alguem vida mae
  este senhor anos sempre vez seus verdade ficar dele parece depois claro tinha pouco falar coisas
  pessoas antes pelo homem preciso apenas nem dois boa deve fazendo faz todo lugar acha fez fora
  estar qual trabalho disso hoje das ninguem precisa novo comigo queria alguma mundo saber dar
  grande seja dinheiro poderia sinto podemos suas nossa lhe nome sera qualquer quanto outro pela
  meus dela nosso filho desculpe certeza vao outra hora sair toda volta problema mulher realmente
  ola aconteceu algum sabia menos tipo obrigada diga falando espere carro amigo vezes otimo venha
  primeiro tres deveria entre seria daqui diz amor serio parte voltar olhe feliz embora viu tenha
  atras faca familia todas deixar olha pensei duas ajudar aquele querida frente vem alguns dias
  indo fui lado tarde gosto fiz podem nas dentro merda caso fique pare cidade nenhum gente momento
  foram amanha pegar fosse cabeca gostaria precisamos somos amigos mal homens garota enquanto logo
  desde tanto cada amo deles algumas pessoa rapido medo legal meio outros jeito tentando minhas
  irmao importa errado horas primeira quase historia nova encontrar essas matar semana forma
  dizendo dificil contra pessoal perto deixe entrar vejo deu esses demais espero policia sido
  achei ano juntos caminho quiser manha criancas elas sorte morte nisso ajuda aquela for aos ali
  pensar fica num quarto papai teve veja feito minutos morto levar cima porta tive filha chegar
  agua veio acabou mesma esposa entendo acredito teria pronto gosta significa vir ouvir olhos
  coracao morrer garoto jogo razao ultima maos nossos importante havia acontecendo contar devo
  idiota passar problemas senhora cuidado mamae parar fim consigo espera corpo conta arma comecar
  chefe escola longe ficou exatamente ontem devia pensando terra poder pois causa droga tentar
  numa guerra unica marido sendo mao ideia musica tal uns sangue chance nenhuma trabalhar querem
  usar esperar tivesse digo velho maior boca festa estranho faco mulheres podia fala estavam
  conhece esperando deixa licenca preocupe ouvi houve tirar meses comer capitao segundo eram facil
  cinco irma alem pais muitas novamente suficiente querido matou bebe muita muitos saia deixou the
  morreu numero sabemos tomar maneira conseguir dessa filhos quatro lembra neste bastante durante
  dormir possa crianca acontecer desse casamento cafe ira certa vindo conheco possivel quis
  telefone jantar provavelmente mil equipe acordo culpa viver esteja ruim sentir chegou prazer
  consegue diferente procurando pergunta tera sozinho minuto outras forte iria final desta unico
  sala conseguiu direito chega vivo falta nossas diabos nessa aquilo faria mudar devemos perder
  falou pagar comida sabem pegue cama seguranca proxima acreditar jovem tras incrivel louco
  conversar olhar ouca descobrir achar nesse trouxe fale filme passado porra ponto pena paz plano
  nele pequeno palavra john pensa colocar sente caras calma pedir tchau medico ouviu ligar pior
  fogo acontece baixo proximo adeus mostrar forca dizem entende estiver srta jogar continuar livro
  sob luz vendo lembro jack existe estes fazem acabar querer semanas seis comecou perguntar cedo
  hospital atencao vim linda ultimo manter garotas escritorio especial chamar alo comprar
  estavamos resto brincando desculpa saiu doutor volte ganhar aonde fiquei fico nesta apos falei
  rei pegou sam negocio esteve queremos escute dolares devem controle presidente estado encontro
  precisar rua ama umas pelos real armas casar fato pequena aqueles finalmente sentido cuidar puta
  cabelo engracado trabalhando estivesse deste prisao pro amiga bonito proprio alto sozinha
  palavras passou escolha perfeito estas respeito menina seguro esqueca livre mente propria tio
  visto policial estara entender andar agente rapazes mesa modo milhoes grupo presente sexo futuro
  partir sai jesus dor leve rosto you sinal tom foto pense voz grandes dai assassino olhando
  chamado entendi bonita perdeu preso consegui viagem pediu hey simples estive linha emprego
  michael sistema situacao voltou chama rapaz entendeu estaria achou boas conosco idade conhecer
  melhores dez acredita crime doente lindo simplesmente contou trazer questao tente levou natal
  professor usando farei ficara salvar odeio local encontrei disseram fizeram menino sol mensagem
  vontade chao campo david programa precisam seguir motivo sonho continue normal charlie beber
  hotel quente otima lista gracas terminar soube caixa senhores perguntas povo joe inferno ordem
  resposta surpresa olho acabei irei peguei acidente encontrou mortos advogado erro aniversario
  servico diria fome show morta frank precisava fotos vale monte totalmente ficando tiver parabens
  george ataque tome loja passa estarei lei banco abrir pelas pudesse naquela assassinato negocios
  conversa segunda completamente continua ligou mes perdi mike exercito ceu trabalha explicar
  fomos divertido tire energia olhada espaco fara carta fundo noticias papel governo dei passada
  abra roupas parecia tivemos reuniao penso dando apartamento lembrar banheiro traducao
  interessante horrivel fizemos tenente velha lutar metade barco bons certamente area mudou anda
  aviao quantos procurar detetive tentei triste contato capaz funciona ler juro prometo tocar
  tentou bebida teremos atraves saindo senti luta bar decisao frio hein namorada nela teu haver
  ligue maravilhoso conselho beleza lamento chave tinham namorado prova leva roupa peca maioria
  tendo missao segredo terrivel vitima pronta verdadeiro saiba drogas breve viva assunto igreja
  sete pobre time ben naquele alma impossivel nave ajude general cair somente mandou aposto
  diferentes padre adoro companhia ouro vista desses comeca loucura mau fazemos ouvindo esquecer
  senhorita faremos fazia vidas imediatamente puder paul oficial carne comeco louca estrada peter
  bela dito serao cheio parecer epoca vestido buscar junto mar centro maldito diferenca basta
  teste esperava duro garotos mestre entrou posicao bater cachorro escrever cavalo ligacao passo
  embaixo cozinha chamada esquerda saude pes james conheci delas falo longo pensou celular gostei
  creio direita chame cliente encontramos lugares ambos chegando aprender meninas coloque acredite
  segundos costas fugir ultimos doce igual cerebro provar bola cerveja destino branco mandar
  gostar correr guarda planeta dessas tiro relacao informacao deixei acham tua trem sentindo quais
  cantar depressa cena and oportunidade tia proteger cha regras faculdade sentar perigo norte
  desculpas caiu publico toque henry graca poderiamos ficaria estupido empresa cerca inteligente
  senhoras sargento honra serei sul janela humano ordens proposito clube resolver york existem
  direto prontos sonhos oito queira disto dancar base importo acao rio volto animais varias cheiro
  podera direcao desejo justo experiencia esqueci vinho coronel corte quantas saco perigoso lidar
  mary terei tempos escuta lhes pega sucesso preocupado lixo liberdade confiar pedi deveriamos
  verao dormindo meia tanta necessario comum azul belo aceitar saida repente chamou paris tribunal
  parecem vender rainha tinhamos max venham exemplo silencio quao steve lua america receber passei
  jimmy vermelho ora uau bob jamais contrario aula maquina comandante sarah mentira socorro atirar
  liga cartao raiva exceto escolher pressao entendido ligo perdido vive devagar colocou dou
  paciente banho excelente traga andando bolsa informacoes comando preocupar camera tornar parem
  inteiro esperanca harry conseguimos tony errada danny cao humanos usa jim alta conte iremos
  revisao preco aquelas ilha achamos diretor sequer noticia bill jovens serie passando adam
  ocupado cade bomba comecando esconder pele opiniao nick arte seguinte livros acaba irmaos onibus
  danca computador havera cale radio costumava alex will prefiro daquele fiquem parceiro apesar
  pude pista braco suspeito espirito pego cansado jane policiais vergonha planos cartas don yeah
  coragem pedido som perdao gostou entra nivel roubar bunda batalha gay cheia roubou pernas almoco
  emergencia negro juiz brilhante justica fbi imaginar realidade novos especialmente estrela
  enorme defesa peco criar procura ganhou principal restaurante trata inteira piada carros mora
  risco funcionar longa aparecer varios ficam londres diante saiam tirou inimigo sapatos felizes
  irao ray dizia julgamento flores xerife tenham duvida lider classe viram segura pedaco relatorio
  novas sejam responsavel merece buraco soldados conhecemos meninos johnny ingles estacao evitar
  nomes ido subir cadeia filmes brincar falamos morrendo suponho percebi acima visao gelo arvore
  cheguei contigo nervoso richard correndo soubesse amar provas infelizmente apareceu alvo
  mentindo pedindo tommy cor billy usou tamanho toma limpar gentil predio bebado natureza fizer
  busca heroi gostava estranha endereco jornal praia inicio cortar peixe destruir vemos eua
  corrida vieram parede tira matei animal legenda limpo entrada investigacao velhos deixando
  americano estilo idiotas brincadeira escreveu pergunte laboratorio terminou olhem absolutamente
  mark ridiculo havendo projeto pedra gato descobriu metros codigo soldado departamento poderiam
  dirigir movimento cristo carreira bravo desafio comecei inocente responder esperem estrelas
  pescoco gravida dados testemunha mantenha maria memoria mudanca video clientes obviamente contas
  vejam coma afinal caramba diabo`;
