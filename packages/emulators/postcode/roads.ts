/**
 * Roads for the emulator, in all 17 provinces and on the islands where parcels cost more. Places and roads are
 * real or sound so; who lives at which number is made up.
 * A line: postcode | code, district | quarter | road | lot | building numbers, some with a name, * for flats.
 * Names stand as Korean/English; a province is written as the service shortens it.
 */
export const roadsByProvince: Record<string, string> = {
  '서울/Seoul': `
06236|11680 강남구/Gangnam-gu|역삼동/Yeoksam-dong|테헤란로/Teheran-ro|737|152 역삼타워,156,158 *한빛아파트
04766|11200 성동구/Seongdong-gu|성수동1가/Seongsu-dong 1-ga|서울숲2길/Seoulsup 2-gil|668|12,14 숲길빌딩,18
03186|11110 종로구/Jongno-gu|신문로1가/Sinmunno 1-ga|새문안로/Saemunan-ro|150|68,72 광화문오피스텔,76
03985|11440 마포구/Mapo-gu|연남동/Yeonnam-dong|동교로/Donggyo-ro|227|230,234 *연남하이츠,238`,
  '부산/Busan': `
48094|26350 해운대구/Haeundae-gu|우동/U-dong|해운대해변로/Haeundaehaebyeon-ro|620|264 바다빌딩,268,270 *마린아파트
48953|26110 중구/Jung-gu|남포동2가/Nampo-dong 2-ga|광복로/Gwangbok-ro|22|55,57,61 광복상가
47285|26230 부산진구/Busanjin-gu|부전동/Bujeon-dong|서면로/Seomyeon-ro|255|39,43 서면센터,45
46768|26440 강서구/Gangseo-gu|대항동/Daehang-dong|가덕해안로/Gadeokhaean-ro|311|1021,1027,1033`,
  '대구/Daegu': `
41937|27110 중구/Jung-gu|동성로2가/Dongseongno 2-ga|동성로/Dongseong-ro|88|23,25 동성빌딩,29
42087|27260 수성구/Suseong-gu|범어동/Beomeo-dong|달구벌대로/Dalgubeol-daero|177|2435,2441 *범어아파트,2447
41585|27230 북구/Buk-gu|산격동/Sangyeok-dong|대학로/Daehak-ro|1370|80,84,88 대학문고
42709|27290 달서구/Dalseo-gu|이곡동/Igok-dong|성서로/Seongseo-ro|1258|402,406 *성서마을,410`,
  '인천/Incheon': `
22004|28185 연수구/Yeonsu-gu|송도동/Songdo-dong|컨벤시아대로/Convensia-daero|24|165 송도타워,169,173 *바다마을아파트
22386|28110 중구/Jung-gu|무의동/Muui-dong|대무의로/Daemuui-ro|112|301,305,309
23116|28720 옹진군/Ongjin-gun|덕적면 진리/Deokjeok-myeon Jin-ri|덕적북로/Deokjeokbuk-ro|86|12,16,20 덕적상회
23100|28720 옹진군/Ongjin-gun|백령면 진촌리/Baengnyeong-myeon Jinchon-ri|백령로/Baengnyeong-ro|907|271,275,279 백령식당`,
  '광주/Gwangju': `
61475|29110 동구/Dong-gu|충장로2가/Chungjangno 2-ga|충장로/Chungjang-ro|15|94,96 충장빌딩,98
61945|29140 서구/Seo-gu|치평동/Chipyeong-dong|상무중앙로/Sangmujungang-ro|1230|58,62 *상무아파트,66
62234|29200 광산구/Gwangsan-gu|수완동/Suwan-dong|장신로/Jangsin-ro|1450|98,102,106 수완프라자
61735|29155 남구/Nam-gu|양림동/Yangnim-dong|백서로/Baekseo-ro|108|70,72,74`,
  '대전/Daejeon': `
35229|30170 서구/Seo-gu|둔산동/Dunsan-dong|둔산로/Dunsan-ro|1420|100,104 둔산타워,108 *크로바마을
34126|30200 유성구/Yuseong-gu|궁동/Gung-dong|대학로/Daehak-ro|220|79,83,87 궁동서점
34921|30140 중구/Jung-gu|은행동/Eunhaeng-dong|대종로/Daejong-ro|145|480,484,488 은행빌딩
34502|30110 동구/Dong-gu|소제동/Soje-dong|철갑길/Cheolgap-gil|299|2,4,6`,
  '울산/Ulsan': `
44703|31140 남구/Nam-gu|삼산동/Samsan-dong|삼산로/Samsan-ro|1480|261,265 삼산센터,269
44441|31110 중구/Jung-gu|성남동/Seongnam-dong|젊음의거리/Jeolmeumuigeori|219|30,32,34 성남상가
44109|31170 동구/Dong-gu|일산동/Ilsan-dong|해수욕장길/Haesuyokjang-gil|970|15,19 *일산해변아파트,23
44960|31710 울주군/Ulju-gun|언양읍 동부리/Eonyang-eup Dongbu-ri|헌양길/Heonyang-gil|321|85,87,91`,
  '세종특별자치시/Sejong-si': `
30151|36110 |나성동/Naseong-dong|한누리대로/Hannuri-daero|745|234 나성타워,238,242
30103|36110 |아름동/Areum-dong|보듬3로/Bodeum 3-ro|1307|8,12 *범지기마을,16
30064|36110 |도담동/Dodam-dong|도움1로/Doum 1-ro|653|108,112,116 도담프라자
30015|36110 |조치원읍 원리/Jochiwon-eup Won-ri|조치원로/Jochiwon-ro|132|59,61,63`,
  '경기/Gyeonggi-do': `
13529|41135 성남시 분당구/Bundang-gu, Seongnam-si|백현동/Baekhyeon-dong|판교역로/Pangyoyeok-ro|532|166 판교오피스,170,174 *백현마을
16488|41115 수원시 팔달구/Paldal-gu, Suwon-si|인계동/Ingye-dong|효원로/Hyowon-ro|1115|241,245,249 인계빌딩
10390|41285 고양시 일산동구/Ilsandong-gu, Goyang-si|장항동/Janghang-dong|중앙로/Jungang-ro|752|1261,1265 *호수마을,1269
12573|41830 양평군/Yangpyeong-gun|서종면 문호리/Seojong-myeon Munho-ri|북한강로/Bukhangang-ro|655|941,945,949`,
  '강원특별자치도/Gangwon-do': `
24357|51110 춘천시/Chuncheon-si|효자동/Hyoja-dong|공지로/Gongji-ro|656|280,284 *효자아파트,288
25538|51150 강릉시/Gangneung-si|안목동/Anmok-dong|창해로/Changhae-ro|286|14,16 안목커피,20
26427|51130 원주시/Wonju-si|단구동/Dangu-dong|서원대로/Seowon-daero|1509|382,386,390 단구빌딩
25011|51830 양양군/Yangyang-gun|현북면 하광정리/Hyeonbuk-myeon Hagwangjeong-ri|하조대해안길/Hajodaehaean-gil|70|88,90,92`,
  '충북/Chungcheongbuk-do': `
28523|43111 청주시 상당구/Sangdang-gu, Cheongju-si|북문로1가/Bungmunno 1-ga|상당로/Sangdang-ro|171|69,73 성안빌딩,77
28424|43113 청주시 흥덕구/Heungdeok-gu, Cheongju-si|복대동/Bokdae-dong|대농로/Daenong-ro|3379|17,21 *지웰마을,25
27345|43130 충주시/Chungju-si|연수동/Yeonsu-dong|연수동산로/Yeonsudongsan-ro|1630|5,9,13
27010|43800 단양군/Danyang-gun|단양읍 도전리/Danyang-eup Dojeon-ri|수변로/Subyeon-ro|604|111,115,119 강변상회`,
  '충남/Chungcheongnam-do': `
31144|44131 천안시 동남구/Dongnam-gu, Cheonan-si|신부동/Sinbu-dong|만남로/Mannam-ro|354|43,47 신부타워,51
32589|44150 공주시/Gongju-si|반죽동/Banjuk-dong|제민천길/Jemincheon-gil|197|68,70,72
32133|44825 태안군/Taean-gun|근흥면 가의도리/Geunheung-myeon Gauido-ri|가의도길/Gauido-gil|314|8,12,16
33411|44180 보령시/Boryeong-si|오천면 삽시도리/Ocheon-myeon Sapsido-ri|삽시도1길/Sapsido 1-gil|402|3,7,11`,
  '전북특별자치도/Jeonbuk-do': `
55041|52111 전주시 완산구/Wansan-gu, Jeonju-si|풍남동3가/Pungnam-dong 3-ga|태조로/Taejo-ro|64|15,19 한옥공방,23
54999|52113 전주시 덕진구/Deokjin-gu, Jeonju-si|송천동2가/Songcheon-dong 2-ga|송천중앙로/Songcheonjungang-ro|1323|82,86 *송천아파트,90
54000|52130 군산시/Gunsan-si|옥도면 선유도리/Okdo-myeon Seonyudo-ri|선유남길/Seonyunam-gil|245|21,25,29
56347|52800 부안군/Buan-gun|위도면 진리/Wido-myeon Jin-ri|진리길/Jin-ri-gil|120|34,36,38`,
  '전남/Jeollanam-do': `
59723|46130 여수시/Yeosu-si|중앙동/Jungang-dong|이순신광장로/Isunsingwangjang-ro|615|137,141 여수상회,145
58827|46910 신안군/Sinan-gun|지도읍 읍내리/Jido-eup Eumnae-ri|읍내길/Eumnae-gil|190|22,24,26
58866|46910 신안군/Sinan-gun|흑산면 예리/Heuksan-myeon Ye-ri|예리1길/Ye-ri 1-gil|176|9,13,17 흑산여관
59145|46890 완도군/Wando-gun|청산면 도청리/Cheongsan-myeon Docheong-ri|청산로/Cheongsan-ro|930|7,11,15`,
  '경북/Gyeongsangbuk-do': `
38158|47130 경주시/Gyeongju-si|황남동/Hwangnam-dong|포석로/Poseok-ro|304|1080,1084 황남공방,1088
37683|47111 포항시 남구/Nam-gu, Pohang-si|대잠동/Daejam-dong|시청로/Sicheong-ro|1001|1,5 *대잠아파트,9
40221|47940 울릉군/Ulleung-gun|울릉읍 도동리/Ulleung-eup Dodong-ri|도동길/Dodong-gil|211|52,56,60 도동여관
40205|47940 울릉군/Ulleung-gun|북면 천부리/Buk-myeon Cheonbu-ri|천부길/Cheonbu-gil|524|18,22,26`,
  '경남/Gyeongsangnam-do': `
51435|48123 창원시 성산구/Seongsan-gu, Changwon-si|상남동/Sangnam-dong|마디미로/Madimi-ro|33|28,32 상남센터,36
50911|48250 김해시/Gimhae-si|봉황동/Bonghwang-dong|봉황대길/Bonghwangdae-gil|253|30,34,38 봉황상점
53089|48220 통영시/Tongyeong-si|욕지면 동항리/Yokji-myeon Donghang-ri|욕지일주로/Yokjiilju-ro|571|92,96,100
53033|48220 통영시/Tongyeong-si|한산면 매죽리/Hansan-myeon Maejuk-ri|소매물도길/Somaemuldo-gil|65|3,5,9`,
  '제주특별자치도/Jeju-do': `
63122|50110 제주시/Jeju-si|연동/Yeon-dong|문연로/Munyeon-ro|312|6,10 *연동아파트,14 신제주빌딩
63591|50130 서귀포시/Seogwipo-si|서귀동/Seogwi-dong|이중섭로/Ijungseop-ro|512|19,21 서귀상회,25
63365|50110 제주시/Jeju-si|우도면 연평리/Udo-myeon Yeonpyeong-ri|우도해안길/Udohaean-gil|1737|152,156,160
63000|50110 제주시/Jeju-si|추자면 대서리/Chuja-myeon Daeseo-ri|추자로/Chuja-ro|20|12,16,20 추자여관`,
}
