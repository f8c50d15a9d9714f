/**
 * Common passwords of 8 characters and more, in lower case: from well-known leaks, and similar
 * words in Spanish and Portuguese. Patterns (repetitions, keyboard rows, the product's or the
 * person's name with digits) are refused by passwords.ts and need not be listed.
 */
const WORDS = `
password password1 password12 password123 password1234 password12345 password! password1! password123!
passw0rd passw0rd1 p@ssw0rd p@ssword p@ssw0rd1 p@ssw0rd123 pa55word pa55w0rd pa$$word passpass passwort
password2 password01 password11 password22 password99 password2020 password2021 password2022 password2023
password2024 password2025 password2026 mypassword yourpassword newpassword thepassword changeme changeme1
changeme123 changethis letmein1 letmein12 letmein123 letmeinnow welcome1 welcome12 welcome123 welcome1234
welcome2020 welcome2021 welcome2022 welcome2023 welcome2024 welcome2025 welcome2026 welcome! iloveyou
iloveyou1 iloveyou2 iloveyou123 iloveyou! ilovehim iloveher ilovegod ilovejesus iloveme1 loveyou1 lovelove
loveyou123 lovers123 sunshine sunshine1 sunshine123 princess princess1 princess123 football football1
football123 baseball baseball1 basketball basketball1 superman superman1 superman123 batman123 spiderman
spiderman1 starwars starwars1 pokemon1 pokemon123 pikachu123 trustno1 whatever whatever1 computer computer1
internet internet1 jennifer jessica1 michelle michelle1 michael1 jordan23 jordan123 charlie1 charlie123
daniel123 andrew123 anthony1 benjamin brandon1 chocolate chocolate1 butterfly butterfly1 elephant
maverick midnight mercedes corvette chevrolet mustang1 ferrari1 porsche911 yamaha123 honda123 toyota123
scorpion steelers cowboys1 liverpool liverpool1 chelsea1 arsenal1 arsenal123 manchester barcelona
barcelona1 realmadrid realmadrid1 juventus juventus1 bayern123 dolphins phoenix1 dragon12 dragon123
dragonball monkey12 monkey123 tigger123 hunter12 hunter123 killer123 ginger123 buster123 shadow12 shadow123
master12 master123 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwerty1! qwerty2020 qwerty2023
qwerty2024 qwerty2025 asdf1234 asdfasdf1 asdfghjk1 zxcvbnm1 zxcvbnm123 abcd1234 abcd12345 abc12345
abc123456 abc1234567 abc123abc a1b2c3d4 a1b2c3d4e5 aa123456 aa12345678 a12345678 a123456789 123456789a
12345678a 123456789q 12345678q 1234567890a 123456abc 123456aa 123abc123 1234abcd 12341234a 123qweasd
123qweasdzxc qweasdzxc qweasd123 qazwsxedc qazwsx123 qaz123wsx 1qazxsw2 1qaz@wsx zaq12wsx zaq1zaq1 zaq1@wsx
!qaz2wsx q1w2e3r4 1q2w3e4r! 12qwaszx qwer1234 qwer12345 1234qwer 12345qwert asd12345 asd123456 zxc12345
123123123a 112233445566 11223344 1122334455 12344321 123454321 1234554321 12332112 123321123 147258369
147852369 159357258 159753456 321654987 741852963 789456123 789456123a 852456951 963852741 987654321a
102030405060 10203040 19216801 31415926 314159265 00000001 00112233 01020304 010203040506 111222333
222333444 55667788 66778899 77889900 20202020a 19841984a 19901990a 20002000a 0987654321a 98765432a
1234567890- 1234567890= 12345678! 12345678. 123456789! 123456789. 1234567! 1234567a 1234567q
admin123 admin1234 admin12345 admin123456 administrator administrador admin2020 admin2021 admin2022
admin2023 admin2024 admin2025 admin2026 adminadmin admin@123 root1234 root12345 toor1234 test1234 test12345
test123456 testtest testing1 testing123 tester123 demo1234 demo12345 guest123 guest1234 user1234 user12345
username username1 login123 login1234 access14 access123 secret123 secreto123 default1 default123 master1234
server123 database postgres postgres1 postgres123 mysql123 oracle123 system123 manager1 manager123 temp1234
temporal temporal1 temporal123 security security1 hello123 hello1234 helloworld goodluck goodbye1 freedom1
freedom123 ncc1701d ncc1701e rush2112 blink182 slipknot metallica metallica1 eminem123 nirvana1 linkinpark
greenday1 guitar123 soccer12 soccer123 hockey123 tennis123 golfgolf samsung1 samsung123 iphone123 android1
android123 google123 facebook facebook1 facebook123 instagram instagram1 twitter1 youtube1 youtube123
linkedin linkedin1 whatsapp whatsapp1 minecraft minecraft1 fortnite fortnite1 roblox123 playstation nintendo
xbox3600 gamer123 summer12 summer123 summer2020 summer2021 summer2022 summer2023 summer2024 summer2025
winter123 winter2020 winter2021 winter2022 winter2023 winter2024 winter2025 spring2023 spring2024
spring2025 autumn2023 autumn2024 autumn2025 january1 february december november september october1
monday123 friday123 sunday123 christmas christmas1 happy123 happyday blessed1 blessing1 jesus123 jesuschrist
jesus777 godisgood god12345 heaven123 angel123 angels123 babygirl babygirl1 beautiful beautiful1 sweetheart
sweetie1 honey123 cookie123 peanut123 banana123 orange123 purple123 yellow123 silver123 diamond1 diamond123
rainbow1 unicorn1 flower123 hottie123 cutie123 gangsta1 cheese123 pepper123 jasmine1 victoria victoria1
alexander alexander1 alexandra sebastian sebastian1 nicholas stephanie stephanie1 elizabeth elizabeth1
christian christian1 christina isabella samantha samantha1 natalie1 patricia patrick1 richard1 robert123
william1 thomas123 matthew1 joshua123 joseph123 george123 jackson1 madison1 yankees1 lakers24 kobe1234
lebron23 messi123 messi1010 ronaldo7 ronaldo123 ronaldo1 cristiano cristiano7 neymar123 neymarjr pele1234
maradona maradona10 diego123 carlos123 jose1234 juan1234 juan12345 luis1234 maria123 maria1234 mariajose
mariana1 mariana123 alejandra alejandra1 alejandro alejandro1 alejandro123 fernanda fernanda1 fernando
fernando1 fernando123 francisco francisco1 guadalupe guadalupe1 valentina valentina1 valentina123 gabriela
gabriela1 gabriel1 gabriel123 daniela1 daniela123 andrea123 carolina carolina1 santiago santiago1
santiago123 rodrigo1 rodrigo123 eduardo1 eduardo123 ricardo1 ricardo123 roberto1 roberto123 miguel123
antonio1 antonio123 manuel123 veronica veronica1 patricia1 claudia1 monica123 sandra123 leonardo leonardo1
esteban1 cristian cristian1 cristian123 estrella estrella1 estrellita princesa princesa1 princesa123
mariposa mariposa1 corazon1 corazon123 corazones teamo123 teamo1234 teamomucho tequiero tequiero1
tequieromucho amorcito amordemivida amoreterno amor1234 amor12345 miamor123 mividaeres bonita123 hermosa1
hermosa123 preciosa chiquita chiquito muñequita bebesita gatito123 perrito1 perrito123 conejito familia1
familia123 mifamilia felicidad felicidades esperanza esperanza1 libertad libertad1 diosesamor diosesbueno
dios1234 dios12345 jesucristo cristovive jehova123 jehovaesmipastor virgencita contraseña contrasena
contraseña1 contrasena1 contraseña123 contrasena123 contraseña1234 clave123 clave1234 clave12345 miclave1
miclave123 micontraseña acceso123 entrar123 entrada1 bienvenido bienvenido1 bienvenida usuario1 usuario123
invitado prueba123 prueba1234 pruebas1 hola1234 hola12345 hola123456 holahola holamundo buenosdias
buenasnoches mexico123 mexico1234 mexico2020 mexico2021 mexico2022 mexico2023 mexico2024 mexico2025
mexico2026 vivamexico vivamexico1 chivas123 chivas1906 chivas12 america1 america123 america1916 cruzazul
cruzazul1 pumas123 tigres123 rayados1 rayados123 colombia colombia1 colombia123 argentina argentina1
argentina123 venezuela venezuela1 venezuela123 chile123 chile1234 ecuador1 ecuador123 bolivia1 peru1234
guatemala elsalvador honduras nicaragua costarica panama123 puertorico cuba1234 espana123 espana2010
bocajuniors boca1234 boca1905 riverplate river123 river1901 colocolo colocolo1 universidad barcelona10
madrid123 sevilla1 flamengo flamengo1 corinthians corinthians1 palmeiras palmeiras1 saopaulo saopaulo1
santos123 vasco123 gremio123 internacional brasil123 brasil1234 brasil2014 senha123 senha1234 senha12345
minhasenha mudar123 mudar1234 teamo1234567 euteamo1 euteamo123 meuamor1 meuamor123 amoreterno1 deusefiel
deusebom jesus1234 familia1234 felicidade saudades bemvindo bemvindo1 usuario12 teste123 teste1234
restaurante restaurante1 negocio1 negocio123 empresa1 empresa123 empresa2023 empresa2024 empresa2025
ventas123 ventas2024 ventas2025 tienda123 tienda1234 cocina123 oficina1 oficina123 trabajo1 trabajo123
equipo123 secretaria contador1 gerente1 gerente123 director1 director123 marketing marketing1 marketing123
openai123 chatgpt1 chatgpt123 bitcoin1 bitcoin123 ethereum blockchain crypto123 startup1 startup123
verano2023 verano2024 verano2025 invierno1 invierno2024 primavera primavera1 primavera2024 otono2024
enero2024 enero2025 febrero1 septiembre noviembre diciembre diciembre1 lunes123 viernes1 sabado123
domingo1 navidad1 navidad123 cumpleaños cumpleanos matrix123 sephiroth naruto123 naruto12 goku1234 vegeta123
pokemon12 zelda123 mariobros sonic123 doraemon hellokitty hellokitty1 tinkerbell winnie123 mickey123
mickeymouse disney123 garfield garfield1 snoopy123 scoobydoo bugsbunny tweety123 simpsons homer123
correcthorse correcthorsebatterystaple letmein! trustnoone opensesame sesame123 mustang123 cowboy123
redskins broncos1 packers1 patriots eagles123 raiders1 yankees123 redsox123 bulldogs wildcats panthers
panther1 tiger123 lion1234 eagle123 falcon123 wolf1234 blackcat bluesky1 redrose1 greenday whitecat
blackberry strawberry blueberry watermelon pineapple cinnamon marshmallow gingerbread
`;

export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));
