// Code that the project does without, each with the words that say what to write in its place.
export const never = {
  environment: {
    selector: "MemberExpression[object.name='process'][property.name='env']",
    message:
      'Take the setting from Config, which is handed in; a new one is added in subgraphs/kit/config/configVariables.ts and .env.example.',
  },
  defaultExport: {
    selector: 'ExportDefaultDeclaration',
    message: 'Export it by its name (export function X), so that it is called the same everywhere.',
  },
  focus: {
    selector:
      'CallExpression[callee.property.name=/^(only|skip|todo)$/][callee.object.name=/^(test|it|describe)$/]',
    message: 'Make the test run and pass, or delete it; a test that is set aside proves nothing.',
  },
  timeout: {
    selector: "CallExpression[callee.property.name='waitForTimeout']",
    message: 'Wait for what the person sees (expect(locator).toBeVisible()), not for a time.',
  },
  colour: {
    selector: 'TemplateElement[value.raw=/#[0-9a-fA-F]{3,8}\\b|\\brgba?\\(/]',
    message:
      'Take the colour from the theme (${({ theme }) => theme.color.x}); a new one is added in web/ui, for light and dark.',
  },
  nativeDate: {
    selector: "JSXAttribute[name.name='type'] Literal[value=/^(date|time|datetime-local|month|week)$/]",
    message:
      'Take DateField, DateRangeField, TimeField or DateTimeField of web/ui: the browser writes dates in an order of its own.',
  },
  numberFormat: {
    selector:
      ":matches(CallExpression[callee.property.name='toLocaleString'], NewExpression[callee.property.name='NumberFormat'])",
    message: 'Write numbers with numberText, exactText or countText of web/ui/numbers.',
  },
  console: {
    selector: "CallExpression[callee.object.name='console']",
    message: 'Hand people a toast or an error screen, and the log what operators need (pino on the server).',
  },
};

/** The ESLint rule that refuses these. */
export const restrict = (...rules) => ({ 'no-restricted-syntax': ['error', ...rules] });
