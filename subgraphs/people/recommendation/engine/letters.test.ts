import { recommended } from './testing/openings.js';

test.each([
  [
    'payroll',
    'Desde marzo de 2017 trabajo en una gestoría de ocho personas. Llevo las nóminas de 62 empresas pequeñas: altas y bajas, seguros sociales, IRPF, embargos y finiquitos, con A3nom y el sistema RED.\n\nDe 2013 a 2017 fui administrativa en Talleres Ribera: facturas, archivo y teléfono.',
  ],
  [
    'payroll',
    'Depuis janvier 2018, je m’occupe de 380 bulletins par mois : saisie des variables, DSN, charges sociales, soldes de tout compte. Logiciel Silae.\nAuparavant, de 2014 à 2017, j’étais comptable fournisseurs dans une imprimerie.',
  ],
  [
    'sales',
    'Madame, Monsieur,\n\nJe suis commercial depuis onze ans. Depuis 2018, chez Emballages Roudier, je suis les douze plus gros clients : je négocie les contrats chaque automne, je gagne de nouveaux clients et je présente les prévisions de vente.\nDe 2014 à 2018, commercial itinérant chez Boissons Ferrand.',
  ],
  [
    'hr',
    'Hello,\n\nI look after people from the day they sign until the day they hand back the badge. At Brightwater Dairies (900 staff) I have done this since June 2019: contracts and letters, welcome days for new starters, probation reviews, questions about leave and sickness, certificates of employment, the exit talk. Everything is kept in Personio.',
  ],
  [
    'office',
    'EXPÉRIENCE\n2021 - aujourd’hui   Assistante de bureau, Cabinet Le Goff\n  - accueil des visiteurs, standard, courrier, commandes de fournitures\n  - Word, Excel, Outlook\n2018 - 2021   Réceptionniste, Hôtel de la Rade',
  ],
  [
    'warehouse',
    'Hola, desde 2018 llevo un turno de 22 personas en la nave de Transportes Olmedo: recepción de mercancía, picking, inventarios, carga de camiones, cuadrantes. Antes, entre 2013 y 2018, fui mozo de almacén y carretillero.',
  ],
])('the %s position is first for whose letter tells of such work', (id, letter) => {
  const { best, fit } = recommended(`${letter}\n`);
  expect(best).toBe(id);
  expect(fit[id]).toBeGreaterThanOrEqual(50);
});
