/** Figures of the cards on /it: the specification calls them placeholders. */
export const portalCounts = {
  tickets: [
    { label: 'Open', value: '24' },
    { label: 'In progress', value: '12' },
    { label: 'Resolved today', value: '8' },
  ],
  assets: [
    { label: 'Total', value: '312' },
    { label: 'Assigned', value: '228' },
    { label: 'Available', value: '61' },
  ],
  knowledge: [
    { label: 'Articles', value: '60' },
    { label: 'Categories', value: '8' },
    { label: 'New this month', value: '5' },
  ],
  assistant: [
    { label: 'Queries', value: '247' },
    { label: 'Resolution', value: '94%' },
    { label: 'Active users', value: '156' },
  ],
} as const;
