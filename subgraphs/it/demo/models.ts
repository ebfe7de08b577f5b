/**
 * What the demo organisation owns: category, tag prefix, how many, and the models they are of with their
 * price in dollars.
 */
export const STOCK: {
  category: string;
  prefix: string;
  amount: number;
  models: [brand: string, model: string, price: number][];
}[] = [
  {
    category: 'Laptop',
    prefix: 'LAP',
    amount: 112,
    models: [
      ['Apple', 'MacBook Pro 14', 2399],
      ['Dell', 'Latitude 7450', 1849],
      ['Lenovo', 'ThinkPad X1 Carbon', 2129],
      ['HP', 'EliteBook 840', 1629],
    ],
  },
  {
    category: 'Desktop',
    prefix: 'DES',
    amount: 24,
    models: [
      ['Dell', 'OptiPlex 7020', 1149],
      ['HP', 'Elite Mini 800', 1079],
      ['Apple', 'Mac Studio', 2999],
    ],
  },
  {
    category: 'Monitor',
    prefix: 'MON',
    amount: 80,
    models: [
      ['Dell', 'UltraSharp U2724D', 529],
      ['LG', 'UltraFine 27UQ850', 449],
      ['Samsung', 'ViewFinity S8', 399],
    ],
  },
  {
    category: 'Phone',
    prefix: 'PHO',
    amount: 30,
    models: [
      ['Apple', 'iPhone 16', 799],
      ['Google', 'Pixel 9', 749],
      ['Samsung', 'Galaxy S25', 799],
    ],
  },
  {
    category: 'Printer',
    prefix: 'PRI',
    amount: 9,
    models: [
      ['HP', 'LaserJet Enterprise M612', 1299],
      ['Brother', 'MFC-L9670CDN', 949],
    ],
  },
  {
    category: 'Router',
    prefix: 'ROU',
    amount: 8,
    models: [
      ['Cisco', 'Catalyst 8200', 3450],
      ['Ubiquiti', 'EFG', 1999],
    ],
  },
  {
    category: 'Server',
    prefix: 'SER',
    amount: 10,
    models: [
      ['Dell', 'PowerEdge R660', 8900],
      ['HPE', 'ProLiant DL380', 9450],
    ],
  },
  {
    category: 'Tablet',
    prefix: 'TAB',
    amount: 15,
    models: [
      ['Apple', 'iPad Air', 699],
      ['Samsung', 'Galaxy Tab S10', 849],
    ],
  },
  {
    category: 'Accessory',
    prefix: 'ACC',
    amount: 12,
    models: [
      ['Logitech', 'MX Keys', 119],
      ['CalDigit', 'TS4 Dock', 399],
      ['Jabra', 'Evolve2 75', 329],
    ],
  },
];
