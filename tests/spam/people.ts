/** Names, addresses and numbers as people and programs have them; all addresses are reserved examples. */

export const FIRST_NAMES =
  'Rosa,María José,Ana,Guadalupe,Xóchitl,Itzel,José Luis,Juan Carlos,Miguel Ángel,Jesús,Héctor,Lupita,Emma,Olivia,Hank,Buddy,Travis,Cody,Billy Joe,Mary Beth,Sue Ellen,Jo,Bo,Al,Ty,DeShawn,LaToya,Keisha,Tyrone,Shaniqua,Jamal,McKenzie,LeAnn,JoAnn,Nguyen,Thuy,Linh,Phuong,Quoc,Hieu,Wei,Xiaoming,Zhihao,Qian,Yuxuan,Jing,Hiroshi,Yuki,Kenji,Min-jun,Seo-yeon,Ji-hoon,Priya,Rajesh,Venkata,Srinivas,Lakshmi,Jaswinder,Gurpreet,Aarav,Mohammed,Fatima,Khadija,Abdulrahman,Yousef,Noor,Farshid,Shirin,Oluwaseun,Chukwuemeka,Adaeze,Ngozi,Kwame,Akosua,Tesfaye,Selam,Bjørn,Åsa,Søren,Þórunn,Jürgen,Käthe,Friedrich,Zbigniew,Małgorzata,Grzegorz,Krzysztof,Szymon,Katarzyna,Dmitri,Svetlana,Oksana,Vasyl,Giulia,Lorenzo,François,Aurélie,Siobhán,Aoife,Niamh,Caoimhe,Rhys,Llewellyn,Kalani,Leilani,Tāne,Ioane,Chayton,Dakota,Winona'.split(
    ',',
  );

export const LAST_NAMES =
  "Delgado,Garza,Treviño,De la Cruz,Rodríguez-Muñoz,Villarreal,Zúñiga,Smith,Johnson,McAllister,MacGregor,O’Brien,O'Connor,St. John,Van der Berg,von Schmidt,Schwarzkopf,Fuchs,Krueger,Hohenstein,Biermann,Nguyễn,Trần,Phạm,Nguyen,Tran,Le,Wu,Ng,Li,Xu,Zhang,Zhao,Huang,Qiu,Watanabe,Sato,Kim,Park,Choi,Hwang,Patel,Singh,Krishnamurthy,Venkataraman,Subramaniam,Chowdhury,Khan,Al-Rashid,Hosseini,Okafor,Nwosu,Adeyemi,Mbeki,Gebremariam,Haile,Sørensen,Åkerström,Guðmundsdóttir,Szczepański,Wójcik,Brzęczyszczykiewicz,Kowalczyk,Dvořák,Hlaváček,Novák,Ivanov,Shevchenko,Ferrari,Lefèvre,Beaulieu,Ní Dhomhnaill,Llwyd-Jones,Kamakawiwo’ole,Tuilagi,Begay,Whitehorse,Washington,Jefferson,Robinson-Clarke,Hernandez,Lopez,Castillo,Cantu,Leal".split(
    ',',
  );

/** Names in scripts of their own. */
export const SCRIPT_NAMES = [
  '王小明',
  '李静 (Jing Li)',
  'Нина Петрова',
  'Олександр Коваль',
  'محمد الأحمد',
  'فاطمة',
  'יעל כהן',
  '田中 裕子',
  '김민준',
  'प्रिया शर्मा',
  'ராஜேஷ்',
  'สมชาย ใจดี',
  'Γιώργος Παπαδόπουλος',
  'თამარ',
  'Ատոմ',
];

export const TOWNS = [
  'Austin',
  'Blanco',
  'Bryan',
  'College Station',
  'Bee Cave',
  'Driftwood',
  'Dripping Springs',
  'Llano',
  'Spicewood',
  'Johnson City',
  'Marble Falls',
  'Round Rock',
  'Cedar Park',
  'Georgetown',
  'Lakeway',
  'Wimberley',
  'Fredericksburg',
  'Kyle',
  'Buda',
  'San Marcos',
  'Horseshoe Bay',
  'Navasota',
  'Burnet',
];

export const PROVIDERS = [
  'gmail.example',
  'yahoo.example',
  'hotmail.example',
  'outlook.example',
  'icloud.example',
  'aol.example',
  'tamu.example',
  'sbcglobal.example',
  'proton.example',
  'me.example',
  'gvtc.example',
];

/** How form robots sign. */
export const BOT_NAMES = [
  'RobertTix',
  'JamesNug',
  'Davidcot',
  'MichaelPrada',
  'EdwardVed',
  'Eric Jones',
  'Mike Thompson',
  'Sarah Mitchell',
  'John',
  'Alex',
  'Emily Carter',
  'Daniel',
  'SEO Expert',
  'Amanda',
  'Ryan Cole',
  'Jessica Brown',
  'Amit Kumar',
  'Rahul Sharma',
  'Kevin',
  'Admin',
  'Olivia Grace',
  'Mark Wilson',
  'Lily Chen',
  'Steven',
  'Elena',
  'ThomasDox',
  'WilliamGok',
  'Sophie Martin',
  'Grace',
  'Brandon Lee',
];
