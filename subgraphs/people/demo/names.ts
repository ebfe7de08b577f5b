import type { Random } from './random.js';

const words = (text: string) => text.trim().split(/\s+/);

/** First and last names that go together, from the places people in San Francisco come from. */
const FAMILIES = [
  {
    first:
      'Emily James Olivia Benjamin Charlotte Samuel Hannah Lucas Abigail Nathan Grace Owen Claire Julian Natalie Theodore Audrey Wesley Paige Graham Molly Elliott Bridget Spencer',
    last: 'Anderson Bennett Carter Dawson Ellis Fletcher Gardner Hayes Irving Jensen Keller Lawson Mercer Norris Parker Quinn Reynolds Sawyer Thornton Whitaker Vaughn Winslow Prescott Marlow',
  },
  {
    first:
      'Alejandra Mateo Camila Andrés Valentina Javier Lucía Rafael Ximena Joaquín Marisol Emilio Daniela Ignacio Paloma Tomás Renata Esteban Ivonne Héctor Beatriz Octavio Yolanda Martín',
    last: 'Aguilar Benítez Castillo Domínguez Espinoza Figueroa Guerrero Herrera Ibarra Juárez Lozano Montoya Navarro Ortega Paredes Quintero Robles Salazar Trujillo Villanueva Zamora Cárdenas Mendoza Rosales',
  },
  {
    first:
      'Aarav Ananya Rohan Kavya Vikram Meera Arjun Lakshmi Nikhil Shreya Siddharth Divya Karthik Aditi Rajesh Pooja Sanjay Nandini Varun Ishita Tarun Radhika Manish Swati',
    last: 'Agarwal Banerjee Chatterjee Desai Gupta Iyer Joshi Kapoor Kulkarni Malhotra Menon Nair Patel Rao Reddy Saxena Sharma Srinivasan Trivedi Varma Bhatt Chandra Pillai Mukherjee',
  },
  {
    first:
      'Wei Mei Jun Xiaoyu Hao Lin Zhen Yifei Bowen Jiahui Kai Ruoxi Minghao Shan Yuchen Qing Tianyi Lan Zihan Ping Haoran Siyu Cheng Yan',
    last: 'Chen Wang Li Zhang Liu Huang Zhao Wu Zhou Xu Sun Ma Zhu Hu Guo Lin He Gao Luo Zheng Liang Xie Tang Feng',
  },
  {
    first:
      'Minh Linh Quang Trang Duc Huong Tuan Mai Khanh Thao Hieu Ngoc Phuc Lan Bao Vy An Quyen Long Nhi Son Dung Hoa Kim',
    last: 'Nguyễn Trần Lê Phạm Hoàng Phan Vũ Đặng Bùi Đỗ Hồ Ngô Dương Lý Đinh Lâm Mai Trương Đoàn Tạ Cao Thái Hà Châu',
  },
  {
    first:
      'Jisoo Minjun Seoyeon Dohyun Hana Jiwon Sunghoon Yuna Taeyang Eunji Hyunwoo Soyoung Joon Minji Seungmin Haeun Woojin Nari Yongsu Dahye Kyung Jaemin Areum Inho',
    last: 'Kim Lee Park Choi Jung Kang Cho Yoon Jang Lim Han Oh Seo Shin Kwon Hwang Ahn Song Hong Yoo Moon Yang Baek Nam',
  },
  {
    first:
      'Haruto Sakura Yuki Ren Aoi Takumi Emi Kenji Naomi Sora Hiroshi Keiko Daichi Mika Satoshi Rin Kaito Yumi Akira Misaki Shun Chiyo Ryo Nozomi',
    last: 'Sato Suzuki Takahashi Tanaka Watanabe Ito Yamamoto Nakamura Kobayashi Kato Yoshida Yamada Sasaki Matsumoto Inoue Kimura Shimizu Hayashi Saito Mori Abe Ikeda Hashimoto Ogawa',
  },
  {
    first:
      'Jose Angelica Ramon Lourdes Paolo Maricel Rodel Tala Andres Corazon Miguel Ligaya Efren Rosario Dante Amihan Gabriel Luningning Arnel Jasmine Crisanto Bituin Noel Imelda',
    last: 'Reyes Santos Cruz Bautista Ocampo Garcia Villanueva Aquino Ramos Dela-Rosa Mercado Pascual Soriano Manalo Tolentino Dizon Salonga Magsaysay Lacson Abad Macaraeg Panganiban Evangelista Sison',
  },
  {
    first:
      'Amara Chidi Folake Kwame Ngozi Tunde Abena Emeka Zainab Kofi Adaeze Babajide Efua Obinna Wanjiru Juma Nia Sipho Thandiwe Tendai Makena Desta Selam Yared',
    last: 'Adeyemi Boateng Chukwu Diallo Eze Fashola Gyasi Ibrahim Kamau Kimani Mensah Mwangi Ndlovu Nwosu Obi Okonkwo Osei Owusu Sow Tesfaye Abebe Balogun Dlamini Asante',
  },
  {
    first:
      'Layla Omar Yasmin Karim Rania Tariq Salma Faisal Hala Ziad Nadia Samir Dina Rami Leila Kian Shirin Darius Parisa Navid Laleh Arash Mahsa Cyrus',
    last: 'Abdallah Bakri Darwish Farouk Ghanem Habib Issa Jabbour Khalil Mansour Nasser Qasim Rahman Saleh Tawfik Zidan Ahmadi Hosseini Karimi Moradi Rostami Tehrani Shirazi Farahani',
  },
  {
    first:
      'Łukasz Zofia Mikhail Anya Tomasz Katarzyna Pavel Irina Milan Jelena Andrei Ioana Nikola Petra Marek Ewa Dmitri Olena Bogdan Daria Viktor Ivana Stefan Mirela',
    last: 'Kowalski Nowak Wiśniewski Zieliński Petrov Volkov Sokolov Novák Dvořák Horvat Jovanović Popescu Ionescu Kovač Szabó Nagy Shevchenko Bondarenko Marković Dimitrov Lazarev Vasile Babić Černý',
  },
  {
    first:
      'Søren Freja Björn Astrid Lars Ingrid Mikkel Linnea Elias Sanna Henrik Maja Matthias Anneliese Jonas Greta Étienne Margaux Luca Giulia Matteo Chiara Niamh Declan',
    last: 'Lindgren Sørensen Johansson Halvorsen Virtanen Nieminen Berg Dahl Schneider Weber Hoffmann Brandt Dubois Laurent Moreau Rousseau Rossi Bianchi Ferrari Conti Murphy Gallagher Byrne Kavanagh',
  },
].map((family) => ({ first: words(family.first), last: words(family.last) }));

/** A first and a last name, most often of one family, sometimes of two, as in any large city. */
export function inventName(random: Random): { firstName: string; lastName: string } {
  const family = random.pick(FAMILIES);
  const other = random.chance(0.18) ? random.pick(FAMILIES) : family;
  return { firstName: random.pick(family.first), lastName: random.pick(other.last).replace('-', ' ') };
}

const PLAIN: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', æ: 'ae', ß: 'ss' };

/** `Łukasz Dvořák` becomes `lukasz.dvorak`. */
export function mailboxName(firstName: string, lastName: string): string {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .normalize('NFD')
      .replace(/[øłđæß]/g, (letter) => PLAIN[letter] ?? letter)
      .replace(/[^a-z]/g, '');
  return `${plain(firstName)}.${plain(lastName)}`;
}
